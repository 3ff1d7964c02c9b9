seat-sultan = Sultan
customer-sultan = Sultan
name-sultan = Sultan
tour-seat-sultan = You are the Sultan: builder of cities. Take coins from your settlements and let others pay to trade.

board-bazaar = Sultan's market

ask-AnswerCard = { $seat }: { $other } { $selling ->
    [yes] would buy { $card } of your market for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
   *[no] would sell you { $card } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
  }. Then you would have { $left ->
    [0] no coins
    [one] 1 coin
   *[other] { $left } coins
  }, { $other } { $others ->
    [0] no coins
    [one] 1 coin
   *[other] { $others } coins
  }. Do you accept?
ask-StockBazaar = { $seat }: Conspire; choose cards for the empty slots of your market.
event-CardProposed = { $seat } proposes to { $other }: { $card } of the Sultan's market for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }.
event-CardStands = { $seat } { $stands ->
    [yes] offers { $customer }
   *[no] takes back the offer to { $customer }
  }: { $card } of the Sultan's market for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }.
event-CardFromBazaar = { $seat } takes { $card } from the Sultan's market for { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
  }.
event-BazaarFilled = { $seat } puts { $cards-count ->
    [0] nothing
   *[other] { $cards }
  } into the Sultan's market.
action-ProposeCard = Propose: { $card } of the Sultan's market for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
action-PostCard = Let an offer to { $customer } stand: { $card } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
action-TakeBackCard = Take back the offer to { $customer }: { $card } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
action-TakeCard = Take the standing offer: { $card } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
action-TakeFree = Take { $card } for free
action-Conspire = Conspire
action-Stock = { $cards-count ->
    [0] Put nothing into the market
   *[other] Put { $cards } into the market
  }
