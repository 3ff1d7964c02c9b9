### The Lizard Cult and the Riverfolk Company.

## Lizard Cult

seat-lizards = Cult
faction-lizards = Lizard Cult
piece-fox_garden = fox garden
piece-rabbit_garden = rabbit garden
piece-mouse_garden = mouse garden
short-fox_garden = garden
short-rabbit_garden = garden
short-mouse_garden = garden
ask-ChooseGardenCorner = { $seat }: the game is being set up; choose the corner of your first garden.
ask-ChooseOutcast = { $seat }: the game is being set up; choose the suit that is the Outcast first.
ask-Conspiracies = { $seat }: Birdsong allows conspiracies in clearings of the Outcast; spend acolytes, or go on.
ask-CrusadeAfterMove = { $seat }: your crusade has reached clearing { $clearing }; battle there, or go on.
ask-Rituals = { $seat }: it is your Daylight; reveal cards one by one, each for a ritual, or end it.
action-NameOutcast = The Outcast is the { $suit }
action-CrusadeBattle = Crusade: battle { $defender } in clearing { $clearing }
action-CrusadeMove = Crusade: move { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } from { $origin } to { $target }
action-Convert = Convert a warrior of { $enemy } in clearing { $clearing }
action-Sanctify = Sanctify the { $building } of { $enemy } in clearing { $clearing }
action-RitualBuild = Reveal { $card }: a garden in clearing { $clearing }
action-RitualRecruit = Reveal { $card }: a warrior in clearing { $clearing }
action-RitualScore = Spend { $card }: score the gardens of its suit
action-Sacrifice = Reveal { $card }: an acolyte
event-OutcastSet = { $seat }: the Outcast is the { $suit }{ $hated ->
    [yes] , and Hated
   *[other] { "" }
  }
event-CardRevealed = { $seat }: reveals { $card }
event-AcolytesGained = { $seat }: { $acolytes ->
    [one] 1 warrior becomes an acolyte
   *[other] { $acolytes } warriors become acolytes
  }
event-AcolytesSpent = { $seat }: spends { $acolytes ->
    [one] 1 acolyte
   *[other] { $acolytes } acolytes
  }
event-SoulsGathered = { $seat }: { $cards ->
    [one] 1 lost soul goes
   *[other] { $cards } lost souls go
  } to the discard pile
board-outcast = Outcast: { $suit }
board-hated = Hated: { $suit }
board-acolytes = acolytes { $acolytes }
board-gardens = gardens: { $gardens }
board-scored = scored this turn: { $suits }
board-souls = lost souls
board-revealed = revealed

## Riverfolk Company

seat-riverfolk = Riverfolk
faction-riverfolk = Riverfolk Company
piece-fox_trade_post = fox trade post
piece-rabbit_trade_post = rabbit trade post
piece-mouse_trade_post = mouse trade post
short-fox_trade_post = trade post
short-rabbit_trade_post = trade post
short-mouse_trade_post = trade post
service-hand_card = hand card
service-riverboats = riverboats
service-mercenaries = mercenaries
field-hand_card = Price of a hand card
field-riverboats = Price of riverboats
field-mercenaries = Price of mercenaries
field-fund = Whose fund
field-funds = Whose funds
field-spaces = On track spaces of which suits
field-export = Export instead
ask-ChooseSettlements = { $seat }: the game is being set up; spread four warriors over clearings on the river.
ask-ChoosePrices = { $seat }: set the prices of your three services.
ask-RiverfolkDaylight = { $seat }: it is your Daylight; commit and spend funds on actions, or end it.
ask-TradeDisruption = { $seat }: a trade post was lost; choose the funds that go with it.
action-Settle = Warriors in { $clearings }
action-SetPrices = Prices: hand card { $hand_card }, riverboats { $riverboats }, mercenaries { $mercenaries }
action-RiverMove = Move { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } from { $origin } to { $target } (fund: { $fund })
action-RiverBattle = Battle { $defender } in clearing { $clearing } (fund: { $fund })
action-RiverCraft = { $export ->
    [yes] Export { $card }
   *[other] Craft { $card }
  } (spaces: { $spaces }; funds: { $funds })
action-RiverDraw = Draw a card (fund: { $fund })
action-RiverRecruit = Recruit in clearing { $clearing } (fund: { $fund })
action-EstablishPost = Trade post and garrison in clearing { $clearing }
action-LoseFunds = Lose funds of { $funds }
action-BuyCard = Buy { $card } from the Riverfolk{ $items-count ->
    [0] { "" }
   *[other] {" "}for { $items }
  }
action-BuyRiverboats = Hire riverboats{ $items-count ->
    [0] { "" }
   *[other] {" "}for { $items }
  }
action-BuyMercenaries = Hire mercenaries{ $items-count ->
    [0] { "" }
   *[other] {" "}for { $items }
  }
event-ServiceBought = { $buyer }: buys from the Riverfolk: { $service }, price { $price }
event-FundsGathered = { $seat }: gathers the funds, now { $funds }
event-FundsLost = { $seat }: trade is disrupted; lost funds of { $owners }
event-OwnPayment = { $seat }: { $warriors ->
    [one] 1 own warrior goes
   *[other] { $warriors } own warriors go
  } to the payments
event-Exported = { $seat }: exports { $card }
event-PricesSet = { $seat }: prices are now { $hand_card } for a hand card, { $riverboats } for riverboats, { $mercenaries } for mercenaries
board-funds = funds
board-payments = payments
board-committed = committed
board-on-track = on tracks
board-spaces = open track spaces: { $suits }
board-sold = sold this turn: { $services }
board-posts-lost = trade posts out of the game: { $posts }
board-prices = prices: hand card { $hand_card }, riverboats { $riverboats }, mercenaries { $mercenaries }
