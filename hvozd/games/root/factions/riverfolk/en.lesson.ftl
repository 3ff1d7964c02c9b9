### The lesson of this room

lesson-riverfolk-title = Riverfolk: everything has its price
lesson-riverfolk-who = You are the Riverfolk Company, traders on the river. Your hand lies open, and others may buy from you: your cards, rides on your boats, your warriors as mercenaries.
lesson-riverfolk-win = 30 points win. Whoever buys pays with warriors, and those are your funds. Funds pay for your actions, and trade posts turn them into points.
lesson-riverfolk-settle = Spread four warriors over clearings on the river. Two and two is a good start: with two you rule a clearing in which somebody else has one, and where you rule you can found a post from your own purse.
lesson-riverfolk-prices = Set the price of each service, from one to four warriors. Too dear, and nobody buys; two each is fair for a first day.
lesson-riverfolk-post = Three warriors of your own lie in your purse. Daylight: found a trade post. It costs two funds of whoever rules there (here that is you), it scores, and it lets you craft.
lesson-riverfolk-draw = One fund is left. Committed for a card it is not lost: it returns to the purse on your next turn. More cards in the open hand tempt the others.
lesson-riverfolk-again = The purse is empty, and before the others move you may set new prices. Make the boats cheaper and somebody may want a ride.
lesson-riverfolk-end = Your shop is open. Next: sell, whatever the price; found posts in clearings of every suit; and be nobody's enemy for long. Good business.
