# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-DropCube = Give up a cube
kind-PlayHester = Play a card
kind-ActivateCard = Activate a card
kind-TakeCube = Take a terrain cube
kind-Infect = Infect a haint for cubes
kind-Grow = Grow the root
kind-SpawnFor = Spawn a haint of another faction
