### The lesson of this room

lesson-murshid-title = Murshid: a hand in everything
lesson-murshid-who = You are the Murshid. Hardly any soldiers, but agents everywhere: wherever your influence token lies you have a say in what others do.
lesson-murshid-win = After the last year the most points win. Count your tokens at the end of each year: from four on they score, twelve are worth 10 points. Tokens under the nose of other rulers and on the Holy Site are worth more, and in the first year so are four kinds of terrain.
lesson-murshid-intrigue = You begin with an intrigue: cards with your sign, out of the deck, for nothing. Take what there is.
lesson-murshid-quiet = You are asked for one action at a time; everybody acts four times a year. First a setting that costs nothing: be asked only about your own actions. Later, when you want to sell your support in the fights of others, switch it back.
lesson-murshid-influence = Influence is your work. Begin with the Holy Site: a token there scores every year. If somebody is there already, cards decide.
lesson-murshid-spread = The next token, on another kind of terrain: four kinds score in the first year.
lesson-murshid-more = And one more. In a tie beside your tokens you decide who wins, and both sides may pay you for help.
lesson-murshid-scheme = The last action of the year: look at the top of the deck and take a card of your own, or a coin.
lesson-murshid-end = Your web is begun. Next: tokens where others rule, deals when they fight, and a card in the hand for the day when somebody wants you gone.
