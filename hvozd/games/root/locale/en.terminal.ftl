### What the terminal explains.

game-title = Root
legend-map = A box is a clearing: above its number and suit, and behind ~ the clearings along the river; below those that a path leads to. Dots are paths, × a path that is closed. The frame has the colour of whoever rules. □ is an open slot; 3w are three warriors, a name with ×2 two buildings or tokens of a kind.
legend-whose = Whose they are: { $tags }.
