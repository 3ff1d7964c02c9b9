### Lizard Cult

trigger-FearOfTheFaithful = fear of the faithful
seat-lizards = Cult
faction-lizards = Lizard Cult
ask-ChooseGardenCorner = { $seat }: the game is being set up; choose the corner of your first garden.
ask-ChooseOutcast = { $seat }: the game is being set up; choose the suit that is the Outcast first.
ask-Conspiracies = { $seat }: Birdsong allows conspiracies in clearings of the Outcast; spend acolytes, or go on.
ask-CrusadeAfterMove = { $seat }: your crusade has reached clearing { $clearing }; battle there, or go on.
ask-Rituals = { $seat }: it is your Daylight; reveal cards one by one, each for a ritual, or end it.
action-NameOutcast = Make the { $suit } the Outcast
action-CrusadeBattle = Crusade: battle { $defender } in { $clearing-name }
action-CrusadeMove = Crusade: move { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } from { $origin-name } to { $target-name }
action-Convert = Convert a warrior of { $enemy } in { $clearing-name }
action-Sanctify = Sanctify the { $building } of { $enemy } in { $clearing-name }
action-RitualBuild = Reveal { $card }: a garden in { $clearing-name }
action-RitualRecruit = Reveal { $card }: a warrior in { $clearing-name }
action-RitualScore = Spend { $card }: score the gardens of its suit
action-FeedSouls = Spend { $card } as a lost soul only: there is no garden of its suit to score
action-Sacrifice = Reveal { $card }: an acolyte
event-OutcastSet = { $seat }: the Outcast is the { $suit }{ $hated ->
    [yes] , and Hated
   *[other] { "" }
  }.
event-CardRevealed = { $seat } revealed { $card }.
event-SoulsGathered = { $seat }: { $cards ->
    [one] 1 lost soul goes
   *[other] { $cards } lost souls go
  } to the discard pile.
board-outcast = Outcast: { $suit }
board-hated = Hated: { $suit }
board-gardens = gardens: { $gardens }
board-scored = scored this turn: { $suits }
board-souls = lost souls
tour-seat-lizards = You are the Lizard Cult: plant gardens where the outcasts lead, and let captives become acolytes for your conspiracies.

ruling-T-LC = The Score ritual needs a garden of the card's suit on the map.
    .letter = The Score ritual may spend any card of a suit once a turn; without a garden it scores nothing.
