### The lesson of this room

lesson-duchy-title = Duchy: ministers from below
lesson-duchy-who = You are the Underground Duchy. Your warriors gather in the Burrow, a place under the map that nobody else can enter, and come up through tunnels.
lesson-duchy-win = 30 points win. You win over ministers: each scores once when swayed and then acts for you every turn. Markets bring cards and citadels warriors; but whoever loses one of them loses a minister.
lesson-duchy-corner = Your first tunnel opens in a corner, with warriors around it. The Burrow is next to every clearing with a tunnel.
lesson-duchy-recruit = Daylight begins with the Assembly: two actions. Every Birdsong one warrior appears in the Burrow by itself; recruit another one there.
lesson-duchy-up = The second action: bring them up through the tunnel. With them you rule the clearing, and a market or citadel may be built where you rule, by revealing a card of its suit.
lesson-duchy-sway = Now win over a minister. Reveal as many cards as the minister is worth, each of the suit of a clearing in which you have a piece; the cards stay yours. The Foremole, a squire, takes two and builds for you every turn.
lesson-duchy-end = Assembly, Parliament, a new minister: that is your turn. Next: sway nobles and lords, who take three and four cards, and guard every building. Dig well.
lesson-duchy-market = Your second turn. Build a market where you rule: reveal a card of the clearing's suit. From this Evening on you draw one card more.
lesson-duchy-assembled = One action is left; dig, move or recruit if you like. Otherwise go on: the Parliament is waiting.
lesson-duchy-parliament = The Parliament: every minister you have acts once, in any order. Call the Foremole.
lesson-duchy-foremole = The Foremole builds where you rule, and any card will do, whatever its suit. Each citadel brings another warrior into the Burrow every Birdsong.
