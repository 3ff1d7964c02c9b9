# Where points came from, told after the end.
source-HaintKilled = haints taken
source-SpoonTurned = haints taken
source-RoundEnded = the end of a round
source-RoundBegan = the end of a round
source-TownsfolkRescued = townsfolk rescued
source-BuildingDestroyed = buildings destroyed
