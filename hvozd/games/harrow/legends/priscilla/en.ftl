legend-priscilla = Priscilla
gift-priscilla = Two taunts on land like hers become haints at the end of the round.
ask-PlaceTaunts = Where does Priscilla taunt?
action-PlaceTaunt = Taunt on { $hex }
