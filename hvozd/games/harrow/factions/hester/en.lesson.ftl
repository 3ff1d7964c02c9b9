### The lesson of this room

lesson-hester-title = Hester: alone against the county
lesson-hester-who = You are Hester, the witch under the old tree, and here you play alone: the two sides of the county move by cards.
lesson-hester-win = Fill the six squares of your board: with pairs of infected haints that meet in a bonfire, or with what you devour. You lose when one of the sides has 7 points, or when the cards run out.
lesson-hester-deck = First the county gets what it fights for. Draw a card; it names two hexes.
lesson-hester-objective = Put what one side is after on one of them, far from its units.
lesson-hester-deck2 = The same once more for the other side.
lesson-hester-objective2 = Again: far away is good. While they walk you grow.
lesson-hester-deck3 = Now the card that moves the county this turn. If you do not like it you may draw another one, once.
lesson-hester-faction = You decide whom it moves. Try to lead haints of both sides towards each other: that is where your fires will burn.
lesson-hester-root = Now you. Two roots every turn; the first comes in from the edge. Each hex they touch gives a cube of its terrain, and with cubes you pay.
lesson-hester-root2 = The next root goes on from there. Grow beneath haints: only where roots are can you infect.
lesson-hester-card = You have one action for each flame beside your board. Play a card: it stays and works every turn.
lesson-hester-rest = Your one flame is spent; end the turn. Another time throw your cubes into the tree: with what falls out you infect haints that stand over your roots, a cube of the terrain for each.
lesson-hester-end = That is a turn: they walk, you grow. Infect one haint of each side, bring them together, and watch the first bonfire; from then on you act twice. The tree is patient.
