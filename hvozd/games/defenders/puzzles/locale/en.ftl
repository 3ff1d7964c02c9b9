# The words of the puzzles: what each is called, what is to be done, how it is done.
puzzle-last-drops-title = The last drops
puzzle-last-drops-task = Coven, two action points, bread and potions: clear both toxic sites before the machines move.
puzzle-last-drops-told = Two steps and two clearings would be four actions; bread makes three of two, and the potions must do the fourth. So: to c1, potions there, bread, to c2, clear with your own hands.
puzzle-spring-cleaning-title = Spring cleaning
puzzle-spring-cleaning-task = Council, three action points, bread and potions: clear all pollution before the machines move.
puzzle-spring-cleaning-told = Three places, three actions for clearing, and two ways between them: that is one point too many, even with bread. The potions clear one hex for free. Clear e3, step to e2 and use them there, eat the bread, regroup to the camp on d5 and clear.
puzzle-through-the-breach-title = Through the breach
puzzle-through-the-breach-task = Order, three action points: rewild the factory on e3 before the machines move.
puzzle-through-the-breach-told = A factory is rewilded once neither mechs nor pollution are left: destroy, clear, rewild are all three points. The way in must cost nothing, and so it does with the maps. Whatever the die says, the damage is bearable.
