### The lesson of this room

lesson-kammi-title = Kammi: which of the two is she?
lesson-kammi-who = You are Kammi, and nobody knows where: two standees are on the map, one is you, the other one your goblin, and only you can tell them apart.
lesson-kammi-win = At the end of the round in which somebody has 7 points the higher score wins. Three dolls lie near the home of the enemy, and one is true: reach it yourself and it is worth 4. Defeated haints and the brambles score as well.
lesson-kammi-station = Choose where you and the goblin begin, on two of the three edge hexes beside your home.
lesson-kammi-spread = Three haints: one at home, one with each standee, and nobody can read anything into it.
lesson-kammi-objective = You lay out what your enemy is after; put it far away. For you nobody does that: you have the dolls.
lesson-kammi-jar = Four jars; a round has three turns, and each turn you flip one. The ability jar works the grid on your board.
lesson-kammi-act = Before and after the action you may play a goblin card or use the tile that lies at the jar. Save them; act.
lesson-kammi-row = A token waits beside the grid. Push it into a row: the row moves on, one token drops out and waits for next time, and the two in the row act.
lesson-kammi-grid = Choose which of the two acts first. How much each is worth is said at its row.
lesson-kammi-advance = Walk towards the dolls across the map. Take a haint along if you can; a legend alone is easily hit, and whoever is hit is revealed.
lesson-kammi-wild = Next turn, next jar. The wild jar gives one more wild token, and each of them is any ability you like.
lesson-kammi-end = You know your board now. Find the true doll: your standees reveal a doll when a turn of yours ends on it, but only you yourself can take it. Let them guess.
