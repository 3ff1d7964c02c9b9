legend-emmy = Ema
gift-emmy = Kostky u jejích běsů se přidají na bojiště, když přijde, nebo když se tam bojuje.
ask-PlantCubes = Ema: na který hex dáš kostku?
action-PlantCube = Položit kostku na hex { $hex }
