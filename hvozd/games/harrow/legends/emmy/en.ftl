legend-emmy = Emmy
gift-emmy = Cubes among her haints join the battle when she comes or when fighting starts there.
ask-PlantCubes = Emmy: on which hex do you put a cube?
action-PlantCube = Put a cube on { $hex }
