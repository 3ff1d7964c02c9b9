# What the drawn board explains

pic-fertile = fertile land
pic-wilderness = wilderness
pic-mountain = mountains
pic-desert = desert
pic-quarry = quarry
pic-control = controlled by the { $who }
pic-units = { $who }: { $ordinary } ordinary, { $mercenary } mercenary
pic-influence = influence of the { $who }
pic-across = beyond the river, not adjacent: { $hexes }
pic-middle = Middle of the table
pic-coins = coins
pic-vp = victory points
pic-cards = cards in hand
pic-supply = units in supply
pic-tokens = influence tokens in supply
pic-reserve = units on the reserves card
pic-order = Is asked { $order }.
pic-deck-known = You know these of the deck, without their order:
pic-discards = Last discards:
pic-quiet = No conflict is under way.
pic-won = wins
tip-guess = Its figures are a guess of ours.
