### The lesson of this room

lesson-sultan-title = Sultan: towns all over the delta
lesson-sultan-who = You are the Sultan, a builder. Towns and cities are yours wherever they stand, in the land of whichever neighbour, and all of them pay you.
lesson-sultan-win = After the last year the most points win. Each town is worth 1 a year and each city 2; coins in your chest and a settlement on the Holy Site score as well. In the first year four settlements, two of them cities, bring 4 more.
lesson-sultan-quiet = You are asked for one action at a time; everybody acts four times a year. First a setting that costs nothing: be asked only about your own actions, and not in every window that opens when others fight. You can change it at any time.
lesson-sultan-town = Build: up to three structures with one action, each in another hex. A town costs two coins. Where somebody else controls the hex they earn from it too, and so they have a reason to leave it standing.
lesson-sultan-second = The second one. River and field are cheap; mountains, quarries and desert cost more.
lesson-sultan-third = And a third one, if there are coins for it.
lesson-sultan-free = Cards: you have a market of your own in front of you. Whenever you buy you get one of its cards for nothing, and others pay you for them.
lesson-sultan-influence = Influence: a token in a hex beside your pieces. It keeps others from being alone there.
lesson-sultan-again = The last action of the year: build again if the chest allows it.
lesson-sultan-end = Your first year is over and the towns will pay. Next: turn towns into cities, keep some coins for the scoring, and hire mercenaries before somebody comes to plunder.
