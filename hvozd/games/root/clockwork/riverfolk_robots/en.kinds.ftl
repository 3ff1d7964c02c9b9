# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-BuyMarketCard = Buy a card from the Market
