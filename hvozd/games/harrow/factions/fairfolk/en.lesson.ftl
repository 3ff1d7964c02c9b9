### The lesson of this room

lesson-fairfolk-title = Fair Folk: where is the queen?
lesson-fairfolk-who = You are the Fair Folk. You fight nobody. You search: a sword, a crown and your queen are hidden somewhere on this map, and everybody knows where except you.
lesson-fairfolk-win = Find the sword, then the crown, then the queen. When the queen is found, the game ends after that round and you win.
lesson-fairfolk-mark = Choose a terrain for your search cube. Each time you build a nest on such terrain you get a search cube, and your cards are paid with them. There is plenty of swamp.
lesson-fairfolk-nest = Your turn comes before that of each of the others and is short: build a nest with an offer in it. Take a swamp hex near the middle; whoever wants the offer walks there and you may get a clue.
lesson-fairfolk-end1 = Nothing to complete yet: a quest asks for four nests on hexes that fit it. Look at your quests in your hand and end the turn.
lesson-fairfolk-second = The second nest. Think of your quests when you choose a hex; here is swamp again, for one more search cube.
lesson-fairfolk-end2 = End the turn. With search cubes in the tree, every offer that is taken may point an arrow to what you are looking for.
lesson-fairfolk-third = The third nest. With the fourth a quest may be complete, and then you ask for an arrow, or you guess a hex.
lesson-fairfolk-end3 = End the turn. The arrow lies at the edge and says on which side of a row of hexes the find is: three arrows and you nearly know.
lesson-fairfolk-end = That is all there is to a turn: a nest, perhaps a quest, perhaps cards. Next: the fourth nest, an arrow, a guess. Find her.
