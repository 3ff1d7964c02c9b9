# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Stock = Put cards into the market
kind-PostCard = Let an offer stand: a card of the market
kind-ProposeCard = Propose to buy a card of the Sultan's market
kind-TakeBackCard = Take back an offer: a card of the market
kind-TakeCard = Take a standing offer: a card of the market
kind-TakeFree = Take a card for free
