### Co leží na místě, v editoru pozic.

thing-factory = továrna
thing-rewilded = zarostlá továrna
thing-tile-0 = deska továrny 0
thing-tile-1 = deska továrny 1
thing-tile-2 = deska továrny 2
thing-tile-3 = deska továrny 3
thing-tile-4 = deska továrny 4
thing-tile-5 = deska továrny 5
thing-pollution = znečištění
thing-toxic-site = toxická lokalita
thing-mech = mech
thing-camp = tábor
thing-organizer = vůdce
thing-wall = zeď
thing-factory-wall = zeď továrny
thing-breach = průlom ve zdi
thing-engine = mašina
