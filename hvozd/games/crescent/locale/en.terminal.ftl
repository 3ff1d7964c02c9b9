### What the terminal explains.

game-title = Crescent Moon
legend-map = A brick is a hex with its name in the colour of the land; ≈ along a side is the river. ◆ and a letter: who controls it. N3+1: three ordinary units and a mercenary of that character. • and a letter: whose influence token. ! a challenge.
legend-structures = Structures, in the colour of their owner: { $structures }.
legend-whose = The letters: { $tags }.
