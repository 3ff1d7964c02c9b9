table-turn = { $seat } decides
table-what = What do you do?
table-which = { $field }?
table-only = There is one possibility: { $action }. Press Enter.
table-prompt = number, text of an action, or ? for help
table-curtain = The next decision is for { $seat }. Press Enter when nobody else is looking.
table-over = The game is over: { $reason }.
table-winners = { $count ->
    [0] Nobody wins.
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
  }
table-scores = Scores: { $scores }
table-start = { $title }: { $options }. Seed { $seed }.
table-journal = The story so far
table-empty = Nothing has happened yet.
table-undone = Taken back: { $action }
table-first-step = This is the first question; there is nothing to go back to.
table-no-number = There is no choice { $number }; choose 1 to { $count }.
table-closed = The table is closed.
table-saved = The game is saved in { $path }; `hvozd play { $game } --record { $path }` goes on with it.
table-auto = { $seat }: { $action } (the only possibility)
table-thinks = { $seat } is thinking … (Ctrl-C: answer now)
table-trouble = The agent of { $seat } failed, any possible action is taken: { $trouble }
table-adviser = The adviser is thinking … (Ctrl-C: answer now)
table-no-hint = The adviser found no answer.
table-unreadable = "{ $text }" is no action of this game; it looks like "{ $example }". l lists what is possible, ? helps.
table-not-offered = "{ $text }" is not offered now{ $rule ->
    [none] {""}
   *[other] {" "}(rule { $rule })
  }; l lists the possibilities ({ $count }).
table-no-undo = There is nothing to undo: something was revealed or rolled, or another seat decided, since your last action.
table-nobody = '{ $name }' cannot sit at the table; there are { $names }, and ismcts:200 or ismcts:1.5s for a search with its budget.
table-seat-count = { $named } seats are named but this game has { $seats }; name { $seats }.
table-list = All possibilities
table-help =
    A number takes a choice of the list. The text of an action ("{ $example }") takes it at once.
    Enter takes the only possibility that is left.
    b  back one question        l  list all possible actions
    u  undo your last action    t  undo all that you did since the last reveal
    j  the story so far         v  show the board again
    h  hint of the hard agent   q  leave the table
    ?  this help                Ctrl-C  while an agent thinks: answer now

# What a field of an action is called when a person is asked for it, unless the game says it better.
field-action = action
field-ally = ally
field-arbiter = who decides
field-attacker = attacker
field-building = building
field-card = card
field-cards = cards
field-character = character
field-clearing = clearing
field-clearings = clearings
field-coins = coins
field-column = column
field-defender = defender
field-edge = edge
field-enemy = enemy
field-first = first
field-forest = forest
field-gift = gift
field-group = group
field-hex = hex
field-hexes = hexes
field-index = which one
field-item = item
field-items = items
field-leader = leader
field-lifted = lifted
field-market = market
field-mercenary = mercenaries
field-minister = minister
field-missing = missing
field-order = order
field-ordinary = ordinary units
field-organizer = organizer
field-origin = from where
field-owner = whose
field-partner = partner
field-payer = who pays
field-payment = payment
field-piece = piece
field-pieces = pieces
field-player = player
field-price = price
field-quest = quest
field-recruiter = recruiter
field-reward = reward
field-sawmill = sawmill
field-second = second
field-seat = player
field-stance = stance
field-structure = structure
field-suit = suit
field-supporters = supporters
field-target = to where
field-tile = tile
field-token = token
field-turned = turned
field-units = units
field-victim = victim
field-vp = points
field-warriors = how many warriors
field-way = way
field-wood = wood
field-workshop = workshop
