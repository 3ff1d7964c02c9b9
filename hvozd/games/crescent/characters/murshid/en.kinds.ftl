# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-TakeCards = Take cards
kind-AcceptOffer = Support one side for points on victory
kind-AskPoints = Ask one side for points on victory
kind-OfferPoints = Offer points
