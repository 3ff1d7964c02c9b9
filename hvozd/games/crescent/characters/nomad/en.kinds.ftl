# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Desert = Desertion: mercenaries leave a place
kind-PlaceMercenaries = Place the hired mercenaries
kind-PostBribe = Let an offer stand: bribe mercenaries
kind-PostHire = Let an offer stand: mercenaries of the reserves card
kind-ProposeBribe = Propose to bribe mercenaries
kind-ProposeHire = Propose to hire mercenaries of the reserves card
kind-TakeBackBribe = Take back an offer: bribed mercenaries
kind-TakeBackHire = Take back an offer: mercenaries of the reserves card
kind-TakeHire = Take a standing offer: mercenaries of the reserves card
kind-TakeBribe = Take a standing offer: bribe mercenaries
