### The lesson of this room

lesson-corvids-title = Corvids: nobody knows what lies there
lesson-corvids-who = You are the Corvid Conspiracy. You move wherever you like, rule or no rule, and leave plots behind, face down: bomb, snare, extortion or raid.
lesson-corvids-win = 30 points win. Turn a plot up with a warrior beside it and you score for every plot that lies open, so two or three that survive are worth a lot. Others may guess which one it is; if they are right it is gone.
lesson-corvids-spies = Place one warrior in a clearing of each suit. Spread out: your power is to be everywhere at once.
lesson-corvids-recruit = Birdsong: spend a card and a warrior appears in every clearing of its suit. Even where others rule.
lesson-corvids-plot = Daylight: three actions. Lay a plot where you have two warriors; it costs one of them, so that one stays to turn it over next turn. What it is only you can see. Second plots of a turn cost more.
lesson-corvids-move = Move somebody: you need no rule for it. Warriors near other plots keep the secret safe.
lesson-corvids-rest = You could move or fight once more. If you like where everybody stands, end the day.
lesson-corvids-exert = In the Evening you may take a fourth action, but then you draw no card. Better draw today.
lesson-corvids-end = Something is lying there, and they know it. Next Birdsong: turn it over if a warrior still stands beside it, then lay the next one. Keep them guessing.
