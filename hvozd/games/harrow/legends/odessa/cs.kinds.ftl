# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Store = Odložit kostky
kind-Release = Vrátit kostky
