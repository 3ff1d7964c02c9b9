### The lesson of this room

lesson-family-title = Family: weather over the county
lesson-family-who = You are the Family, and the storms obey you. Where your legend ends a turn, a storm stays.
lesson-family-win = At the end of the round in which somebody has 7 points the higher score wins. A building that stands in a storm falls as soon as a chain of storms joins it with your home, 2 points each; a defeated haint is worth 1, the brambles 1 a round.
lesson-family-jar = Four jars lie before you; a round has three turns, and each turn you flip one of them. The ability jar draws tokens out of your bag. Begin with it.
lesson-family-tokens = Three tokens came out, and each is one ability. Use an Advance to lead your legend and some haints away from home: a storm of yours will stand where the legend stops.
lesson-family-rest = Use the others, too, in any order: Spawn brings a haint, Strengthen puts a cube onto the battleground, where fights are decided by what falls out of the tree.
lesson-family-last = And the last one. Tokens that you do not want to use may stay unused.
lesson-family-store = After the turn every token goes either onto your board, where it stays and lets you draw more from now on, or back into the bag, to be drawn again. Put one on the board.
lesson-family-bag = The others go back into the bag, so that you draw them again.
lesson-family-wild = Your second turn. The wild jar gives you one more wild token, and each wild token is any ability you like.
lesson-family-spawn = More haints: they appear at home or beside your legend. Attackers who outnumber the defenders get a cube more.
lesson-family-legend = Third turn, third jar; the fourth stays unused this round. The legend jar belongs to your legend.
lesson-family-gift = Two things in any order: what your scrolls on the track allow, and the gift of your legend. Use the track, then the gift if you like, then finish.
lesson-family-end = Three jars, one round. Now grow a chain of storms from your home towards a building, a hex a turn, and keep the board growing as well. May it rain.
