# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Dig = Spend a card and dig a tunnel
kind-CallMinister = Let a swayed minister act
kind-DuchyBuild = Reveal a card and build
kind-Sway = Sway a minister by revealing cards
action-Done-Assembly = End the Assembly (unused actions: { $left })
action-Done-Parliament = End the Parliament
action-Done-SwayMinister = Sway nobody
kind-Bank = Bank cards
kind-Dismiss = Dismiss a minister
