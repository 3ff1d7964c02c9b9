### The lesson of this room

lesson-vagabond-title = Vagabond: one pawn, many pockets
lesson-vagabond-who = You are the Vagabond, here the Thief: one pawn, no land, no army. What you do, you do with the items in your satchel: boots to walk, a torch, tea, a sword.
lesson-vagabond-win = 30 points win. You score for quests, for helping others until they are fond of you, and for fighting those who are not. Nobody rules because of you, so nobody needs to chase you. At first.
lesson-vagabond-forest = Choose a forest to begin in. Only you may enter forests; nobody can attack you there. From this one you reach clearings of all three suits.
lesson-vagabond-slip = Every turn begins with a slip: one step without using boots, into a clearing or a forest. Go to the fox clearing, a quest waits for you there.
lesson-vagabond-quest = Daylight: exhaust items for as many actions as you can pay. A quest shows two items; exhaust them in a clearing of its suit and take points or cards. The first quest of a suit is worth one point, the next one two, and so on.
lesson-vagabond-steal = Your torch is still fresh, and a thief has a use for it: take a random card from somebody in your clearing.
lesson-vagabond-rest = A sword is left, for a battle, but alone you would only get hurt. End the day. In the Evening you draw, and next Birdsong you refresh three items, more with tea.
lesson-vagabond-end = That is the rhythm: slip, spend items, rest. Next: give cards to others for their crafted items, explore the ruins with the torch, and collect quests of one suit. Safe travels.
