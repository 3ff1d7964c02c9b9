# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-EstablishPost = Establish a trade post with garrison
kind-RiverBattle = Commit a fund: start a battle
kind-RiverCraft = Commit funds: craft a card
kind-RiverDraw = Commit a fund: draw a card
kind-RiverMove = Commit a fund: move warriors
kind-RiverRecruit = Spend a fund: recruit a warrior
kind-SetPrices = Set the prices of the three services
kind-Settle = Place the first warriors
kind-BuyCard = Buy a card from the Riverfolk
kind-BuyRiverboats = Hire riverboats
action-Done-RiverfolkDaylight = End Daylight
kind-LoseFunds = Lose funds
kind-BuyMercenaries = Hire mercenaries
