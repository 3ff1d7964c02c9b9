# What the evaluation of a position weighs
feature-brambles = the brambles held
feature-game-end = points if the game ends with this round
feature-approach = steps to the brambles
feature-cubes = cubes on the battleground
feature-stuck = cubes in the tree
feature-tokens = ability tokens
feature-scrolls = scrolls
feature-wild = wild tokens
feature-hand = cards in hand
feature-plate = haints on the plate
feature-upper-hand = an attack with more units
feature-attacks = turns of the round with an attack
