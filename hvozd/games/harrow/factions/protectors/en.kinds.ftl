# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-ChooseAbility = Choose the ability to use
kind-Guide = Lead a townsperson
kind-Pull = Pull a townsperson closer
kind-LayPath = Lay a path token
kind-LiftPath = Lift a path token
kind-PlayTactic = Play a tactics card
kind-Shoot = Take a token from the map
kind-Gather = Take a token
