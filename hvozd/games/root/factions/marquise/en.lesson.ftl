### The lesson of this room

lesson-marquise-title = Marquise: the woodland is yours, keep it
lesson-marquise-who = You are the Marquise de Cat. Your warriors stand in nearly every clearing; nobody else begins with so much, and everybody would like a piece of it.
lesson-marquise-win = The first player with 30 points wins. Yours come from buildings: each new sawmill, workshop or recruiter costs more wood than the one before and is worth more points.
lesson-marquise-keep = First choose the corner of your keep. Nobody but you may place pieces there, and hospitals bring the wounded back to it. A warrior of yours will stand in every clearing except the corner across the map.
lesson-marquise-start = Your first three buildings stand at the keep or next door. The sawmill gives one wood every Birdsong, the recruiter one warrior whenever you recruit, the workshop lets you craft cards of its clearing's suit.
lesson-marquise-craft = Your turn begins: the sawmill has already cut one wood. Daylight opens with crafting. No card in your hand fits the one workshop you have, so go on.
lesson-marquise-build = Now three actions, each of them up to you. Spend the wood on a second sawmill: it scores a point at once and doubles your wood for the next turn. The clearing must be yours to rule, with a free slot, and connected to the wood.
lesson-marquise-recruit = Recruit once a turn: a warrior appears at every recruiter. Many warriors mean rule, and you may build only where you rule.
lesson-marquise-march = One action left: a march. It is worth two moves, each with as many warriors as you like between neighbouring clearings; you must rule where you leave or where you arrive.
lesson-marquise-second = Here is the second move of the march. Use it if a clearing looks lonely, or end the march.
lesson-marquise-rest = The three actions are gone. A bird card would buy one more; without one the day ends, you draw a card, and the others have their turn.
lesson-marquise-end = That was a whole turn: wood, three actions, a card. From now on: build something dearer every turn, recruit before it gets dangerous, and do not let anybody settle in the middle. Have fun.
lesson-marquise-build-else = Something other than a building: allowed, of course. Your wood stays where it lies, though, and it scores nothing until you build with it. We go on from here.
