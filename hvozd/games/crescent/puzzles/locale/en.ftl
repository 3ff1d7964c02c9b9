# The words of the puzzles: what each is called, what is to be done, how it is done.
puzzle-palace-on-guard-title = The palace on guard
puzzle-palace-on-guard-task = Caliph, the last action of the year, a single coin: score 9 points this year.
puzzle-palace-on-guard-told = The palace has strength of its own, so the unit in river 4 may leave: to the ford. One of the two in the mountain goes to the quarry, the other one keeps the mountain. Four hexes, the ford, a quarry and the palace: 4 + 2 + 2 + 1.
puzzle-three-houses-title = Three houses
puzzle-three-houses-task = Sultan, the last action of the year, thirteen coins: score 11 points this year.
puzzle-three-houses-told = Towns under other players' control count twice, up to three hexes: the holy site with the Nomad (2 more for the site itself) and river 2 with the Caliph join the field. The desert costs 4, river 2 another 2, and the third town must be a cheap one, for 2: then five coins are left, and they are a point too.
puzzle-two-forts-title = Two forts
puzzle-two-forts-task = Caliph, the last action of the year, six coins: score 9 points this year.
puzzle-two-forts-told = A token is presence enough to build. Fertile land costs 2, the quarry 3, the desert 4: the ford and one of the two others can be paid. Each fort brings control of a hex, and the ford, the quarry and the holy site 2 more each. Units would only come to one of them.
