# Odkud body přišly; říká se po skončení hry.
source-HaintKilled = zabití běsové
source-SpoonTurned = zabití běsové
source-RoundEnded = konec kola
source-RoundBegan = konec kola
source-TownsfolkRescued = zachránění obyvatelé
source-BuildingDestroyed = zničené budovy
