# Odkud body přišly; říká se po skončení hry.
source-ObjectiveScored = { $objective }
source-MarketFilled = body na začátku
