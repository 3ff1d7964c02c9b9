# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-HidePlace = Hide on a hex
kind-LiftNest = Take a nest back
kind-PlayFairy = Play a card
kind-PlayNest = Place a nest with an offer
kind-ChangeOffer = Change one of your offers
kind-DropQuest = Discard a quest
kind-SwapOffers = Swap two offers on the map
kind-PlayOffer = Use an offer
kind-TakeOffer = Take an offer from the map
kind-Arrow = Place an arrow that shows the way
kind-Guess = Guess the hex
kind-Mark = Mark a terrain
kind-AskNest = Ask at a nest
kind-AskKind = Ask about a kind of hex
kind-CompleteQuest = Complete a quest
