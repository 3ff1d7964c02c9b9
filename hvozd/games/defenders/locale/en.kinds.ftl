# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-At = Choose a hex
kind-Breach = Breach a wall
kind-Move = Move to a neighbouring hex
kind-Regroup = Regroup to a camp
kind-TeamUp = Team up with a card
kind-Choose = Choose the card of the round
kind-Resolve = Resolve the ability of a card
kind-Deal = Take cards of both factions
kind-TurnUp = Turn up the top card of a deck
kind-Settle = Build the starting camp
kind-TakeOrganizer = Choose the organizer
