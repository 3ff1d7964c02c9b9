### The lesson of this room

lesson-warlord-title = Warlord: take what others build
lesson-warlord-who = You are the Warlord. You build nothing at all: you have soldiers, and others have towns.
lesson-warlord-win = After the last year the most points win. Yours come at once, in the middle of the year: 1 for each enemy unit that falls in your fights, more for forts, towns, castles and cities that you sack. At the end of a year you are paid for quarries, settlements and the Holy Site you control.
lesson-warlord-quiet = You are asked for one action at a time; everybody acts four times a year. First a setting that costs nothing: be asked only about your own actions, and not in every window that opens when others fight. You can change it at any time.
lesson-warlord-muster = Muster: wherever your influence token lies and nobody else is in control, a soldier appears. Let the token stay, then it works again next time.
lesson-warlord-move = Move: up to three steps with your soldiers, into hexes that nobody else controls. A quarry is worth a point to you at the end of the year; further steps are yours to choose.
lesson-warlord-influence = Influence: put a token into a hex beside you. Whoever is there already may contest it with cards. Tokens are where you muster, and where you can rise up later.
lesson-warlord-buy = Power cards make the difference in fights. The near market is the cheapest; cards with your sign cost half.
lesson-warlord-end = That was your first year: soldiers, ground, a card. Now look for a town with a weak guard and begin the plunder. The sooner you sack something, the better your first year is paid.
