# Where points came from, told after the end.
source-PlacedPiece = buildings and tokens on the map
source-PlacedWarriors = buildings and tokens on the map
source-Removed = enemy buildings and tokens removed
source-TookItem = items crafted
source-Discarded = cards spent
source-UsedCard = card effects
source-MinisterSwayed = ministers swayed
source-PlotFlipped = plots
source-PlotRevealed = plots guessed
source-RelationChanged = aid and friendship
