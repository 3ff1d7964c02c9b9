### The lesson of this room

lesson-protectors-title = Protectors: bring them home
lesson-protectors-who = You are the Protectors: one legend and haints who mean well. Somewhere out there townsfolk are lost.
lesson-protectors-win = At the end of the round in which somebody has 7 points the higher score wins. A rescued townsfolk is worth 2, a defeated enemy haint 1, and a unit on the brambles in the middle earns 1 at the end of every round.
lesson-protectors-jar = Four jars lie before you; a round has three turns, and each turn you flip one of them. The ability jar makes your own board work. Begin with it.
lesson-protectors-row = Your board has three rows: Advance moves, Spawn brings haints, Strengthen puts cubes onto the battleground. The further a row is filled, the more often you may do it. Choose to advance.
lesson-protectors-advance = One Advance takes a whole group to a neighbouring hex. Leave one haint at home: townsfolk walk home over hexes with your units, and somebody must be there to meet them.
lesson-protectors-again = You may go on. Look for ability tokens on the hexes: when your turn ends you collect all of them where your units stand, and your rows grow.
lesson-protectors-halt = You could go even further. Stop here, before the haints at home are out of sight.
lesson-protectors-wild = Your second turn. The wild jar gives you one more wild token, and each wild token is any ability you like, at once.
lesson-protectors-strengthen = Before anybody attacks you: cubes. In a fight all cubes go into the old tree, and those that fall out on your side count. Put two of yours there.
lesson-protectors-legend = Third turn, third jar: the fourth one stays unused this round. The legend jar belongs to your legend.
lesson-protectors-gift = Two things in any order: what your scrolls on the track allow, and the gift of your legend. Use the track, then the gift if you want it, then finish.
lesson-protectors-end = One round, three jars: you know your turn. Now make a way for the townsfolk, unit by unit, and remember the brambles before the round ends. Good luck out there.
