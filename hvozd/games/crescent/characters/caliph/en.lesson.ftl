### The lesson of this room

lesson-caliph-title = Caliph: walls and order
lesson-caliph-who = You are the Caliph: soldiers, forts and the palace. Where you stand there is order.
lesson-caliph-win = After the last year the most points win. Each hex you control is worth 1 a year, at most 7; quarries, the Ford and the Holy Site 2 more each. In the first year strongholds in four hexes, the palace among them, bring 4.
lesson-caliph-palace = The palace comes first. It is stronghold and settlement in one; put it where you already have a piece. It can be moved later.
lesson-caliph-quiet = You are asked for one action at a time; everybody acts four times a year. First a setting that costs nothing: be asked only about your own actions, and not in every window that opens when others fight. You can change it at any time.
lesson-caliph-move = Move: two steps into hexes that nobody else controls. Take a quarry: it is worth 2 points and 1 for the control.
lesson-caliph-recruit = Recruit where you are present, from the reserves card. Soldiers hold what you have taken.
lesson-caliph-fort = Your forts and castles cost a coin less than those of the others. A fort makes a hex hard to take, and counts for the ring of walls.
lesson-caliph-influence = Influence: a token in a hex beside you; somebody who is there already may contest it.
lesson-caliph-end = Order has come to a corner of the delta. Next: one hex a turn, a fort in each that matters, and an eye on whoever lives from plunder.
