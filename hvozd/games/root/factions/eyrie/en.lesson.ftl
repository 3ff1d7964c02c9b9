### The lesson of this room

lesson-eyrie-title = Eyrie: obey your own Decree
lesson-eyrie-who = You are the Eyrie Dynasties, once lords of this woodland. You begin with a single roost and want it all back.
lesson-eyrie-win = 30 points win. Your roosts score every Evening: one is worth nothing yet, each further one a point more. But you do not choose freely: a Decree grows each turn and you must carry out all of it, or your government falls and costs you points.
lesson-eyrie-corner = Choose the corner of your first roost. Six warriors come with it. Its suit matters right away: the suit of a Decree card says in which clearings it is carried out. Clearing 2 is a mouse clearing, and you hold a mouse card.
lesson-eyrie-leader = A leader rules your dynasty and brings two bird orders (viziers) into the Decree. The Builder orders you to recruit and to move, which you can always do at the start.
lesson-eyrie-decree = Birdsong: you must add a card to one of the four columns, recruit, move, battle, build. A mouse card under recruit means: recruit at a roost in a mouse clearing, every turn from now on. You can do that.
lesson-eyrie-enough = You may add a second card. Think of it as a promise that is never forgotten; one is enough for today.
lesson-eyrie-craft = Daylight begins with crafting: a roost in a clearing of the right suit is your workshop. What you craft is yours for the rest of the game, and items score.
lesson-eyrie-recruit = Now the Decree, from left to right. First column: recruit. Each card in it is one order; choose one and carry it out.
lesson-eyrie-again = The other recruit order. A bird order fits any suit.
lesson-eyrie-move = Second column: move. Take some warriors along so that you rule the new clearing; birds rule even where it is a tie. That is where your next roost could stand.
lesson-eyrie-end = The Decree is done; a second roost would have scored this Evening. From now on: add only what you can still do in five turns, spread out so that there is room to build, and when the government has to fall, let it. Good luck.
