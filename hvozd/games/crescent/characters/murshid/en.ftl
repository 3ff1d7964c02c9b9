seat-murshid = Murshid
customer-murshid = Murshid
name-murshid = Murshid
tour-seat-murshid = You are the Murshid: influence counts more than swords. Settle where others rule and gather power quietly.

pic-offer = { $who } offers the Murshid { $vp } VP for support
pic-deal = Deal: { $who } pays the Murshid { $vp } VP on winning

ask-TakeIntrigue = { $seat }: Intrigue; take { $wanted ->
    [one] 1 card
   *[other] { $wanted } cards
  } associated with you, as far as there are any.
ask-SeekDeal = { $seat }: { $attacker } fights at { $hex }; will you offer { $broker } points of yours for support? They are paid if your side wins, help or no help.
ask-OfferSupport = { $seat }: { $attacker } begins a conflict at { $hex }; will you name a price for your support? It is paid to you if that side wins, whatever you do.
ask-AnswerOffers = { $seat }: whose offer for support at { $hex } do you accept? You may have one deal; it is paid if that side wins.
ask-AnswerBroker = { $seat }: { $broker } asks { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for support at { $hex }, to be paid if your side wins, help or no help; { $stands ->
    [0] you have offered nothing
    [one] your own offer of 1 point stands
   *[other] your own offer of { $stands } points stands
  }. Do you agree?
event-IntrigueEnded = { $seat } takes { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } and { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
  } by Intrigue.
event-CardsChosen = { $seat } takes { $cards-count ->
    [0] no card
   *[other] { $cards }
  }.
event-SupportOffered = { $seat } { $vp ->
    [0] takes the offer for support back
    [one] offers 1 point for support
   *[other] offers { $vp } points for support
  }.
event-DealMade = { $seat } and { $payer } have a deal: { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for support, to be paid on victory.
event-SupportPriced = { $seat } asks { $payer } for { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } in return for support.
event-DealPaid = { $payer } pays { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } to { $seat }.
action-Intrigue = Intrigue
action-TakeCards = { $cards-count ->
    [0] Take no card
   *[other] Take { $cards }
  }
action-OfferPoints = Offer { $vp ->
    [one] 1 point
   *[other] { $vp } points
  }
action-OfferNothing = Offer nothing
action-AcceptOffer = Support { $payer } for { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } on victory
action-AskPoints = Ask { $payer } for { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } on victory
action-DeclineOffers = Make no deal
action-AgreePoints = Agree
action-RefusePoints = Refuse this price
action-TakeBackPoints = Take my own offer back
source-DealPaid = deals for support
