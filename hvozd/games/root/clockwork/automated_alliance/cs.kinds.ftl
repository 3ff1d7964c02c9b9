# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-DiscardForOutrage = Odhodit kartu
