# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Expose = Show a card and expose the plot
kind-LayPlot = Place a face-down plot
kind-RecruitSuit = Spend a card: a warrior in every clearing of a suit
kind-SendSpies = Place the first warriors
action-Done-CorvidActions = End Daylight (unused actions: { $left })
action-Done-Exert = Do not exert: draw cards
action-Done-Flips = Turn up no more plots
action-Done-RecruitCorvids = Do not recruit: end Birdsong
kind-Raiders = Place raiders
kind-FlipPlot = Flip a plot
kind-Trick = Swap two plots
