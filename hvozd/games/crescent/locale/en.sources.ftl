# Where points came from, told after the end.
source-ObjectiveScored = { $objective }
source-MarketFilled = points at the start
