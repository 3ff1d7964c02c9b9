### The lesson of this room

lesson-lizards-title = Lizards: the cult that spends nothing
lesson-lizards-who = You are the Lizard Cult. Your followers appear wherever cards of the right suit call them, and a garden makes a clearing yours, however few stand there.
lesson-lizards-win = 30 points win. You score by spending a card for all gardens of its suit, so gardens of one suit and cards of the same suit are your road. Warriors lost when others attack you become acolytes, who make mischief for you.
lesson-lizards-corner = Choose the corner of your first garden; warriors come with it. Whoever has a garden rules its clearing. Clearing 2 is a mouse clearing, and you hold two mouse cards for it.
lesson-lizards-outcast = One suit is the Outcast: in its clearings your acolytes may work their conspiracies. Later the cards that everybody discards decide which suit it is.
lesson-lizards-garden = Daylight: most rituals only reveal a card, you get it back in the Evening. Reveal a mouse card and plant a second garden beside the first: one garden scores nothing, two of a suit score two points each time.
lesson-lizards-recruit = Reveal another card and place a warrior in any clearing of its suit, wherever it is. That is how the cult is suddenly everywhere.
lesson-lizards-end = Two points on the first day. Next: more gardens of the same suit, recruits where nobody looks, and a card spent whenever it scores well. The cult thanks you.
lesson-lizards-score = Now the other mouse card, and this one is spent for good: it scores your two mouse gardens. Spent cards become lost souls, and those decide which suit is the next Outcast.
