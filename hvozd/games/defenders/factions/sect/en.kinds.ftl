# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Demolish = Breach a wall
kind-UseRocketsToBreach = Rockets: breach a wall
kind-UseRocketsToDestroy = Rockets: destroy a mech
