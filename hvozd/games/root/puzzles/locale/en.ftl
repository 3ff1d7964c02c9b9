# The words of the puzzles: what each is called, what is to be done, how it is done.
puzzle-borrowed-card-title = A borrowed card
puzzle-borrowed-card-task = Lizards, four points short in Daylight: win this turn.
puzzle-borrowed-card-told = Two gardens of a suit score 2. The rabbits pay at once. For the mice two gardens must be built in clearing 9, and both mouse cards are only revealed for that; so a third one is needed to spend: take the mouse dominance card for a bird card.
puzzle-overtime-title = Overtime
puzzle-overtime-task = Marquise, five points short, three actions: win this turn.
puzzle-overtime-told = The third workshop costs two wood and brings 2 points, the fourth three wood and 3 points: together five, but there are only four wood. Build with the wood from clearing 3, overwork that sawmill with the rabbit card, and the fifth wood is there. Clearing 11 has room for both.
puzzle-two-sympathies-title = Two sympathies
puzzle-two-sympathies-task = Eyrie with the Builder, five points short: win this turn, and mind the decree.
puzzle-two-sympathies-told = Each sympathy that falls brings a point, the fourth roost's place in the evening 3. The knapsack belongs into the move column: recruit in 9, go with three to 12, on with one to 4. A token without warriors cannot survive a battle. Clearing 12 is then ruled by you, and the fox roost has its place.
