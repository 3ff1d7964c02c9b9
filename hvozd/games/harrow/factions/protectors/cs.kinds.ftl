# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-ChooseAbility = Vybrat schopnost
kind-Guide = Vést obyvatele
kind-Pull = Přitáhnout obyvatele
kind-LayPath = Položit žeton stezky
kind-LiftPath = Zvednout žeton stezky
kind-PlayTactic = Zahrát kartu taktiky
kind-Shoot = Vzít si žeton z mapy
kind-Gather = Vzít žeton
