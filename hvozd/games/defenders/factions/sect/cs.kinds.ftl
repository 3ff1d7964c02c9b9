# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Demolish = Prolomit zeď
kind-UseRocketsToBreach = Rakety: prolomit zeď
kind-UseRocketsToDestroy = Rakety: zničit mecha
