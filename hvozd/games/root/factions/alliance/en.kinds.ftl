# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Mobilize = Mobilize: a card becomes a supporter
kind-Revolt = Revolt in a sympathetic clearing for two supporters
kind-SpreadSympathy = Spread sympathy to a clearing for supporters
action-Done-AllianceDaylight = End Daylight
action-Done-MilitaryOperations = End the operations
action-Done-Revolts = No more revolts: go on to sympathy
action-Done-Spreads = Spread no more: end Birdsong
kind-PayOutrage = Hand over a card
kind-DismissSupporters = Dismiss supporters
kind-Train = Train an officer
kind-RecruitAtBase = Recruit a warrior at a base
kind-Organize = Organize: replace a warrior with sympathy
