# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-TakeCards = Vzít si karty
kind-AcceptOffer = Podpořit jednu stranu, při vítězství za body
kind-AskPoints = Říci jedné straně o body při vítězství
kind-OfferPoints = Nabídnout body
