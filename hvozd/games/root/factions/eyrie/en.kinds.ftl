# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-AddOrder = Add a card to the Decree
kind-DecreeBattle = Obey an order: battle
kind-DecreeBuild = Obey an order: build a roost
kind-DecreeMove = Obey an order: move warriors
kind-DecreeRecruit = Obey an order: recruit
kind-NameLeader = Choose the leader
action-Done-AddToDecree = Add no other card to the Decree
kind-Falter = Fail an order and fall into turmoil
kind-FoundRoost = Place a new roost
