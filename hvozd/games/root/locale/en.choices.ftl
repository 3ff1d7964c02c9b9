### How automated factions choose, and why a step does nothing. Clearings and players are described by what they have.

## Clearings that lose

criterion-most-enemy-pieces = { $places } { $places-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no enemy pieces
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 enemy piece
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } enemy pieces
  }; the most is { $best }.
criterion-fewest-enemy-pieces = { $places } { $places-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no enemy pieces
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }1 enemy piece
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }{ $near } enemy pieces
  }; the fewest is { $best }.
criterion-fewest-enemy-warriors = { $places } { $places-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no enemy warriors
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }1 enemy warrior
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }{ $near } enemy warriors
  }; the fewest is { $best }.
criterion-fewest-all-warriors = { $places } { $places-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no warriors
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }1 warrior
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }{ $near } warriors
  }; the fewest is { $best }.
criterion-most-own-warriors = { $places } { $places-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no warriors of its own
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 warrior of its own
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } warriors of its own
  }; the most is { $best }.
criterion-fewest-own-warriors = { $places } { $places-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no warriors of its own
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }1 warrior of its own
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }{ $near } warriors of its own
  }; the fewest is { $best }.
criterion-most-defenseless-buildings = { $places } { $places-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no defenseless buildings
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 defenseless building
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } defenseless buildings
  }; the most is { $best }.
criterion-most-buildings = { $places } { $places-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no buildings of that player
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 building of that player
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } buildings of that player
  }; the most is { $best }.
criterion-most-buildings-and-tokens = { $places } { $places-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no buildings or tokens of that player
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 building or token of that player
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } buildings and tokens of that player
  }; the most is { $best }.
criterion-fewest-warriors = { $places } { $places-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no warriors of that player
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }1 warrior of that player
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }{ $near } warriors of that player
  }; the fewest is { $best }.
criterion-most-open-slots = { $places } { $places-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no open slots
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 open slot
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } open slots
  }; the most is { $best }.
criterion-most-enemy-buildings = { $places } { $places-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no enemy buildings
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 enemy building
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } enemy buildings
  }; the most is { $best }.
criterion-most-enemy-buildings-and-tokens = { $places } { $places-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no enemy buildings or tokens
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 enemy building or token
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } enemy buildings and tokens
  }; the most is { $best }.
criterion-priority = { $places } { $places-count ->
    [one] comes
   *[other] come
  } later by priority.
criterion-lowest-priority = { $places } { $places-count ->
    [one] has a higher priority
   *[other] have higher priorities
  }; the lowest is wanted.
criterion-no-roost = { $places } { $places-count ->
    [one] has a roost
   *[other] have roosts
  }.
criterion-no-plot = { $places } { $places-count ->
    [one] holds a plot
   *[other] hold plots
  }.
criterion-open-slots = { $places } { $places-count ->
    [one] has
   *[other] have
  } no open slot.
criterion-pieces-of-payer = { $places } { $places-count ->
    [one] holds
   *[other] hold
  } no piece of whoever has most warriors in Payments.
criterion-nearest = { $places } { $places-count ->
    [one] is
   *[other] are
  } { $alike ->
    [yes] { "" }
   *[no] { "at least " }
  }{ $near ->
    [one] 1 move
   *[other] { $near } moves
  } away; the nearest takes { $best }.

## Players who lose

player-criterion-most-pieces = { $place ->
    [none] { "" }
   *[other] In clearing { $place }{ " " }
  }{ $players } { $players-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no pieces
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 piece
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } pieces
  }; the most is { $best }.
player-criterion-most-points = { $place ->
    [none] { "" }
   *[other] In clearing { $place }{ " " }
  }{ $players } { $players-count ->
    [one] has
   *[other] have
  } { $near ->
    [-1] no score
    [0] no points
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 point
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } points
  }; the most is { $best ->
    [-1] no score at all
   *[other] { $best }
  }.
player-criterion-fewest-points = { $place ->
    [none] { "" }
   *[other] In clearing { $place }{ " " }
  }{ $players } { $players-count ->
    [one] has
   *[other] have
  } { $near ->
    [-1] no score
    [0] no points
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }1 point
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }{ $near } points
  }; the fewest is { $best ->
    [-1] no score at all
   *[other] { $best }
  }.
player-criterion-most-buildings = { $place ->
    [none] { "" }
   *[other] In clearing { $place }{ " " }
  }{ $players } { $players-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no buildings
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 building
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } buildings
  }; the most is { $best }.
player-criterion-most-buildings-and-tokens = { $place ->
    [none] { "" }
   *[other] In clearing { $place }{ " " }
  }{ $players } { $players-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no buildings or tokens
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 building or token
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } buildings and tokens
  }; the most is { $best }.
player-criterion-most-defenseless-buildings = { $place ->
    [none] { "" }
   *[other] In clearing { $place }{ " " }
  }{ $players } { $players-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no defenseless buildings
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 defenseless building
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } defenseless buildings
  }; the most is { $best }.
player-criterion-fewest-payments = { $place ->
    [none] { "" }
   *[other] In clearing { $place }{ " " }
  }{ $players } { $players-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no warriors in Payments
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }1 warrior in Payments
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at least " }
      }{ $near } warriors in Payments
  }; the fewest is { $best }.
player-criterion-most-payments = { $place ->
    [none] { "" }
   *[other] In clearing { $place }{ " " }
  }{ $players } { $players-count ->
    [one] has
   *[other] have
  } { $near ->
    [0] no warriors in Payments
    [one] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }1 warrior in Payments
   *[other] { $alike ->
        [yes] { "" }
       *[no] { "at most " }
      }{ $near } warriors in Payments
  }; the most is { $best }.
player-criterion-turn-order = { $place ->
    [none] { "" }
   *[other] In clearing { $place }{ " " }
  }{ $players } { $players-count ->
    [one] comes
   *[other] come
  } later in order.

## Why nothing happens

bot-why-no-place = No clearing is fit for it.
bot-why-no-order = No card is left to draw.
bot-why-no-card = There is no card for it.
bot-why-no-item = The card shows no item.
bot-why-no-item-left = No such item is left in the supply.
bot-why-no-battle = It meets no enemy there that it could fight.
bot-why-no-warriors = No warriors are left in its supply.
bot-why-rules-none = It rules no such clearing.
bot-why-no-building-left = No such building is left to place.
bot-why-no-site = It rules no clearing where it could be built.
bot-why-few-warriors = Nowhere there does it have more than { $number ->
    [one] 1 warrior
   *[other] { $number } warriors
  }.
bot-why-no-way = From there it can reach no other clearing.
bot-why-built = It has already placed a building this turn.
bot-why-many-buildings = More than { $number ->
    [one] 1 of its buildings stands
   *[other] { $number } of its buildings stand
  } on the map.
bot-why-expanded = It has already expanded this turn.
bot-why-no-points = There are no points for it.
bot-why-no-peaceful = It rules no clearing free of enemies where two of its warriors stand.
bot-why-bird-order = The order is a bird.
bot-why-not-bird = The order is no bird.
bot-why-base-used = The base of that suit is already on the map.
bot-why-no-revolt-site = No sympathetic clearing of such a suit has room for a base.
bot-why-revolted = There has been a revolt this Birdsong.
bot-why-revolt-ahead = A surprise revolt is still to come this turn.
bot-why-no-token-left = No sympathy token is left.
bot-why-few-at-bases = No base has { $number ->
    [one] a warrior
   *[other] { $number } or more warriors
  } beside it.
bot-why-no-base = It has no base on the map.
bot-why-no-roost-there = It has no roost there.
bot-why-no-origin = There is no warrior who could leave.
bot-why-empty-decree = The Decree holds no card.
bot-why-nothing-bare = No enemy building or token stands undefended beside its warriors.
bot-why-enough-items = It has more than { $number ->
    [one] 1 undamaged item
   *[other] { $number } undamaged items
  }.
bot-why-no-forest = There is no forest to slip to.
bot-why-no-ruin = No ruin with an item can be reached.
bot-why-not-there = The items do not last to get there this turn.
bot-why-too-few-items = It lacks { $number ->
    [one] an unexhausted item
   *[other] { $number } unexhausted items
  } to pay with.
bot-why-no-quest = There is no quest.
bot-why-nobody-to-aid = Nobody there has a crafted item to give.
bot-why-fought = It fights only once a turn.
bot-why-no-enemy = No enemy piece can be reached.
bot-why-nothing-damaged = No item is damaged.
bot-why-nothing-used = No item is exhausted.
bot-why-no-victim = Nobody there can be robbed.
bot-why-no-discarded-item = No discarded card shows an item that is left.
bot-why-few-damaged = Fewer than { $number ->
    [one] 1 item is damaged
   *[other] { $number } items are damaged
  }.
bot-why-no-fight = There are no two players there who could fight.
bot-why-no-plunder = There is too little of the enemies there.
bot-why-no-action = This character has no action of his own.
bot-why-no-acolytes = There are no acolytes.
bot-why-no-warrior-there = No enemy has a warrior in such a clearing.
bot-why-no-building-there = There is no such building in such a clearing.
bot-why-no-souls = There are no Lost Souls.
bot-why-none-left-over = No Lost Soul is left over.
bot-why-no-market-item = No new card of the Market shows an item that is left.
bot-why-market-full = No card comes to the Market.
bot-why-no-protection = Payments hold warriors and the supply is not empty, so neither shield nor sword holds.
bot-why-no-payments = Payments are empty.
bot-why-few-in-burrow = The Burrow holds fewer than { $number ->
    [one] 1 warrior
   *[other] { $number } warriors
  }.
bot-why-not-all-tunnels = Not all tunnels are on the map.
bot-why-no-rally = No group is too small to stay or too large.
bot-why-all-crowned = No such minister is without a crown.
bot-why-none-crowned = No such minister wears a crown.
bot-why-no-plots-down = No plot lies face down.
bot-why-no-plot-move = From no ordered plot that lies face up has it warriors to spare.
bot-why-no-plotter = No fitting clearing without a plot has enough of its warriors, or no plot is left.
bot-why-nobody-there = Nobody is there to be hurt by it.

## The journal

event-BotPassedOver = ↳ { $criterion-told }
event-BotPassedOverPlayers = ↳ { $criterion-told }
event-BotNothing = ↳ { $why-told }
event-BotChose = ↳ { $among ->
    [1] Only { $place } qualifies.
    [one] Of 1 clearing { $place } is left.
   *[other] Of { $among } clearings { $place } is left.
  }
event-BotChosePlayer = ↳ { $place ->
    [none] { $among ->
        [1] Only { $player } qualifies.
        [one] The choice falls on { $player }.
       *[other] The choice falls on { $player }.
      }
   *[other] { $among ->
        [1] In clearing { $place } only { $player } qualifies.
        [one] In clearing { $place } the choice falls on { $player }.
       *[other] In clearing { $place } the choice falls on { $player }.
      }
  }
