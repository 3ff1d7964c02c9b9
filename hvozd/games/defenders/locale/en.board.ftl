# What the drawn board explains

pic-factory = factory
pic-wild = rewilded factory
pic-core = the core
pic-hunters = { $count ->
    [one] a hunter
   *[other] { $count } hunters
  }
pic-snipers = { $count ->
    [one] a sniper, it shoots at the hexes around
   *[other] { $count } snipers, they shoot at the hexes around
  }
pic-dirt = pollution { $count }
pic-toxic = a toxic site
pic-camp = camp of the { $faction }
pic-wall = wall { $edge }
pic-plant-wall = wall of a factory, { $edge }
pic-breach = breached wall, { $edge }
pic-engine = Engine { $number }; it drives where its nose points and leaves walls behind
pic-engine-waits = Engine { $number } waits on the core
pic-organizer = { $name }, organizer of the { $faction }
pic-turn = The machines turn { $direction }
pic-built = Factories built: { $built } of { $most }; when the core's last tile is gone, all is lost (DW-20.2)
pic-deck = Machine deck: { $left ->
    [one] 1 card
   *[other] { $left } cards
  }, { $discard } discarded
pic-toxic-left = Toxic sites left: { $count }; needing one more is a toxic disaster (DW-20.3)
pic-mechs-left = Mechs left in the supply: { $count }
pic-killed = Killed defenders by habitat; the second of one habitat loses the game (DW-20.4)
pic-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
pic-machines = Machines
pic-last = Last machine card: { $card }
pic-none-yet = No machine card has been drawn yet
pic-still = Still in the deck, in no order:
pic-chosen = has chosen
pic-track = Support { $support }, at most { $max_support }; camps to build: { $camps_left }. A space shows the hand size (DW-8.1)
pic-markers = Breach markers: { $count }
pic-hand = Cards in hand: { $count }
pic-pile = Cards in the deck: { $count }
pic-wounds = Damage { $damage } of { $most }
pic-exhausted = Exhausted cards, open to all: { $count }

# The seat of a player alone, who leads two factions
seat-pair = { $first } and { $second }
    .number = plural
tip-guess = Its figures are a guess of ours.
