# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-HammerCraft = Craft a card with hammers
kind-RefreshItems = Refresh items
kind-StrikeWarrior = Shoot a warrior here
kind-Aid = Aid somebody here: give a card, perhaps take an item
kind-CompleteQuest = Complete a quest
kind-DayLabor = Take a card from the discard pile
kind-Instigate = Set two others against each other
kind-Steal = Steal a random card
kind-DamageItems = Damage items
kind-EnterForest = Choose the forest to start in
kind-PickCharacter = Choose the character
kind-Slip = Slip to a neighbouring place
kind-Travel = Move to a neighbouring place
action-Done-VagabondActions = End Daylight
action-Done-Slipping = Stay here
