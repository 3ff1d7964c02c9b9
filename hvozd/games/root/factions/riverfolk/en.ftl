### Riverfolk Company

trigger-TradeDisruption = trade disruption
seat-riverfolk = Riverfolk
faction-riverfolk = Riverfolk Company
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
action-Settle = { $clearings-count ->
    [0] Place no warriors
    [1] Place warriors in clearing { $clearings }
   *[other] Place warriors in clearings { $clearings }
  }
action-SetPrices = Prices: hand card { $hand_card }, riverboats { $riverboats }, mercenaries { $mercenaries }
action-RiverMove = Move { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } from { $origin-name } to { $target-name } (fund: { $fund })
action-RiverBattle = Battle { $defender } in { $clearing-name } (fund: { $fund })
action-RiverCraft = { $export ->
    [yes] Export
   *[other] Craft
  } { $card }{ $spaces-count ->
    [0] { "" }
   *[other] { " " }on { $spaces }
  }{ $funds-count ->
    [0] { "" }
   *[other] { " " }(funds: { $funds })
  }
action-RiverDraw = Draw a card (fund: { $fund })
action-RiverRecruit = Recruit in { $clearing-name } (fund: { $fund })
action-EstablishPost = Establish a trade post with garrison in { $clearing-name }
action-LoseFunds = { $funds-count ->
    [0] Lose no funds
   *[other] Lose funds: { $funds }
  }
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
event-FundsGathered = { $seat } gathered funds, for a total of { $funds }.
event-FundsLost = { $seat }: trade is disrupted; { $owners-count ->
    [0] nothing is lost
   *[other] funds lost: { $owners }
  }.
event-Exported = { $seat } exported { $card }.
event-PricesSet = { $seat } set the prices: hand card { $hand_card }, riverboats { $riverboats }, mercenaries { $mercenaries }.
board-funds = funds
board-committed = committed
board-on-track = on tracks
board-spaces = open track spaces: { $suits }
board-posts-lost = trade posts out of the game: { $posts }
board-prices = prices: hand card { $hand_card }, riverboats { $riverboats }, mercenaries { $mercenaries }
tour-seat-riverfolk = You are the Riverfolk: sell your hand and your services; what others pay becomes the funds for your own trading posts.
