# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-UseCodebreakers = Codebreakers: look at somebody's hand
kind-UseCharm = Charm Offensive: draw a card, somebody else scores a point
kind-UseFalseOrders = False Orders: discard them and move half of somebody's warriors
kind-UseLeague = League of Adventurous Mice: turn down an item for a move or a battle
kind-UseSaboteurs = Saboteurs: discard them and a crafted card of an enemy
kind-UsePartisans = Partisans: an extra hit, then discard cards of other suits
kind-ClearPath = Open a closed path by spending a card
kind-Fight = Start a battle
kind-Craft = Craft a card
kind-ActivateDominance = Activate a dominance card: no more points, another way to win
kind-TakeDominance = Take a dominance card for a card of its suit
kind-Move = Move warriors
kind-Discard = Discard cards
kind-StartIn = Choose where to start
action-Done-Crafting = End crafting for this turn
action-Done-LastWindow = Use nothing more
action-Done-Window = Use nothing now
