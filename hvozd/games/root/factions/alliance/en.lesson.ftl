### The lesson of this room

lesson-alliance-title = Alliance: first hearts, then swords
lesson-alliance-who = You are the Woodland Alliance. You have no warriors and no buildings on the map, only supporters: cards that lie face down beside your board.
lesson-alliance-win = 30 points win. You score whenever sympathy spreads to a clearing, more with every token. Later you revolt, sweep a clearing clean and get a base there, and with it officers who act.
lesson-alliance-spread = Birdsong: spend a supporter of a clearing's suit and put a sympathy token there. The first one may go anywhere. Whoever marches into it or removes it must hand you a card: that is how your supporters grow.
lesson-alliance-more = A second token next to the first, for one more supporter. Now there is a point for it. A clearing with many enemy warriors costs one supporter more.
lesson-alliance-enough = You could go on, but keep something back: a revolt takes two supporters of the suit of the clearing. End Birdsong.
lesson-alliance-mobilize = Daylight: craft with sympathy tokens, turn hand cards into supporters, or train officers once you have a base. Mobilize a card; without a base you may keep five supporters.
lesson-alliance-rest = The other cards may be worth more in your hand. End the day: in the Evening your officers would act, and you draw a card.
lesson-alliance-end = A quiet first turn, as it should be. Next: keep spreading, and when two supporters fit a sympathetic clearing with a big building or many warriors in it, revolt. May the woodland rise.
