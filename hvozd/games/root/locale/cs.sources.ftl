# Odkud body přišly; říká se po skončení hry.
source-PlacedPiece = budovy a žetony na mapě
source-PlacedWarriors = budovy a žetony na mapě
source-Removed = odstraněné cizí budovy a žetony
source-TookItem = vyrobené předměty
source-Discarded = utracené karty
source-UsedCard = účinky karet
source-MinisterSwayed = ovlivnění vyslanci
source-PlotFlipped = plány
source-PlotRevealed = uhodnuté plány
source-RelationChanged = pomoc a přátelství
