# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-UseMapsToMove = Maps: move to another hex
kind-UseMapsToRegroup = Maps: regroup to a camp
kind-Relocate = Move a camp
