# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-ActivateUpgrade = Activate an upgrade token
kind-PlayUpgrade = Play an upgrade card
kind-ReturnToken = Return a token
kind-ToBoard = Put a token on the board
kind-Merge = Pull everything from one hex to another
