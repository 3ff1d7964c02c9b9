# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-ActivateToken = Use a token of the row
kind-InsertToken = Put the token into a row
kind-ChooseHex = Choose a hex
kind-PlayGoblin = Play a goblin card
kind-HideDoll = Say which doll is the true one
kind-PlaceLegend = Place the legend
kind-Spread = Spread haints over the hexes
kind-Station = Place Kammi and the goblin
kind-Replay = Play a goblin card again
kind-SwapHaints = Swap two haints
kind-MoveBuilding = Move a building
kind-MoveTownsfolk = Move a townsperson
