### What is asked, told and answered

ask-PlaceTile = { $seat }: place one of your tiles.
ask-PlaceGroup = { $seat }: place one of your starting groups in an empty hex.
ask-Window = { $seat }: it is the turn of { $acting }; will you play an ANYTIME card before the action?
ask-ConflictWindow = { $seat }: { $attacker } { $defender ->
    [none] challenges the influence at { $hex }
   *[other] attacks { $defender } at { $hex }
  }; will you play an ANYTIME card before cards are selected?
ask-ChooseAction = { $seat }: take your action.
ask-BuildMore = { $seat }: you may build { $left ->
    [one] 1 more structure
   *[other] { $left } more structures
  }.
ask-MoveMore = { $seat }: you may move { $left ->
    [one] 1 more step
   *[other] { $left } more steps
  }.
ask-AfterGuide = { $seat }: now your Move or Assault, after the Guide.
ask-FollowUp = { $seat }: the bribed units may make a Move 1 or an Assault.
ask-ForcedMove = { $seat }: Forced March; will you make a Move 1 first?
ask-ForcedAssault = { $seat }: Forced March; make the Assault.
ask-RecruitMore = { $seat }: you may recruit { $left ->
    [one] 1 more unit
   *[other] { $left } more units
  }.
ask-BuyMore = { $seat }: will you buy another power card?
ask-HandLimit = { $seat }: you hold too many cards; discard one.
ask-Surplus = { $seat }: you have too many units at { $hex }; which of them leave?
ask-SelectCards = Select cards for the { $combat ->
    [yes] combat
   *[no] contest
  }, secretly; you need not select any.
ask-NameSide = { $seat }: which side do your cards join?
ask-DeclareStance = { $seat }: do you support the attacker or defend?
ask-ResolveCard = { $seat }: resolve your next card.
ask-DecideTie = { $seat }: it is a tie; who wins?
ask-Casualties = { $seat }: which units do you lose?
ask-Withdraw = { $seat }: will you withdraw to a hex or retreat?
ask-Capture = { $seat }: will you capture the stronghold? What you do not capture you must sack.
ask-SackSettlement = { $seat }: will you sack the settlement?
ask-PayForPoints = { $seat }: will you pay coins for victory points?
event-TilesDealt = Everybody gets { $tiles ->
    [one] 1 secret tile
   *[other] { $tiles } secret tiles
  }.
event-TileLaid = { $seat } lays { $tile }.
event-GroupPlaced = { $seat } places a starting group at { $hex }.
event-YearBegun = Year { $year } begins.
event-RoundBegun = Action round { $round } begins.
event-IncomeTaken = { $seat } takes an income of { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
  }.
event-ReservesFilled = { $seat } adds { $units ->
    [one] 1 unit
   *[other] { $units } units
  } to the reserves card.
event-CardsTakenBack = { $seat } takes back { $cards-count ->
    [0] no cards
   *[other] { $cards }
  }.
event-MarketDiscarded = { $cards-count ->
    [0] Nothing leaves the near market.
   *[other] Discarded from the near market: { $cards }.
  }
event-MarketFilled = { $cards-count ->
    [0] Nothing comes to the market.
   *[other] New in the market: { $cards }.
  }
event-DiscardShuffled = The discard pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, is shuffled and goes under the deck.
event-Passed = { $seat } has no possible action.
event-InfluenceSpread = { $seat } places an influence token at { $hex }.
event-InfluenceLifted = { $seat } takes the influence token off { $hex }.
event-Built = { $seat } builds a { $structure } at { $hex } for { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
  }.
event-Moved = { $seat } moves from { $origin } to { $target } by { $way }; ordinary units: { $ordinary }, mercenaries: { $mercenary }.
event-Recruited = { $seat } recruits { $units ->
    [one] 1 unit
   *[other] { $units } units
  } at { $hex }.
event-MercenariesPlaced = { $seat } places mercenaries: { $hexes-count ->
    [0] nowhere
   *[other] { $hexes }
  }.
event-Agreed = { $seat } and { $other } agree; { $seat } pays { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }.
event-Refused = { $seat } refuses.
event-CardBought = { $seat } buys { $card } from the { $market } for { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
  }.
event-CardPlayed = { $seat } plays { $card }.
event-HandSeen = { $seat } looks at the hand of { $owner }.
event-HandShown = { $seat } sees that { $owner } holds { $cards-count ->
    [0] nothing
   *[other] { $cards }
  }.
event-CardStolen = { $seat } takes a card from { $victim }.
event-StolenCard = { $seat } takes { $card } from { $victim }.
event-CoinsGained = { $seat } gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
event-CoinsPaid = { $seat } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
event-CardDiscarded = { $seat } discards { $card }.
event-UnitsDisbanded = { $seat } has too many units at { $hex }; ordinary units that leave: { $ordinary }, mercenaries: { $mercenary }.
event-CombatBegun = { $attacker } attacks { $defender } at { $hex }.
event-ContestBegun = { $attacker } challenges the influence at { $hex }.
event-CardsRevealed = { $seat } reveals { $cards-count ->
    [0] no card
   *[other] { $cards }
  }.
event-SideTaken = { $seat } joins the { $stance }.
event-CardResolved = { $card } of { $seat } takes effect.
event-CardCancelled = { $card } of { $seat } is cancelled.
event-UnitsAssigned = { $seat } assigns { $units ->
    [one] 1 unit
   *[other] { $units } units
  } to { $card }.
event-UnitsRemoved = { $seat } loses { $units ->
    [one] 1 unit
   *[other] { $units } units
  } at { $hex } by a card.
event-StrengthCompared = The attacking side has a strength of { $attackers }, the defending side of { $defenders }.
event-TieDecided = { $seat } decides the tie for the { $stance }.
event-CombatWon = { $seat } wins the combat at { $hex }.
event-ContestEnded = The { $stance } wins the contest that { $seat } started at { $hex }.
event-CasualtiesTaken = { $seat } loses { $units ->
    [one] 1 unit
   *[other] { $units } units
  } in combat.
event-Retreated = { $seat } retreats with { $units ->
    [one] 1 unit
   *[other] { $units } units
  }.
event-Withdrew = { $seat } withdraws to { $hex } with { $units ->
    [one] 1 unit
   *[other] { $units } units
  }.
event-Captured = { $seat } captures the { $structure } at { $hex }.
event-Sacked = { $seat } sacks the { $structure } at { $hex } and takes { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
  }.
event-CardsExhausted = { $seat } lays face up { $cards-count ->
    [0] no card
   *[other] { $cards }
  }.
event-CardsDiscarded = { $cards-count ->
    [0] Nothing goes to the discard pile.
   *[other] To the discard pile: { $cards }.
  }
event-CardTaken = { $seat } takes { $card } into hand.
event-PointsScored = { $seat } gains { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } in all.
event-CoinsPaidForPoints = { $seat } pays { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
  } for points.
event-ObjectiveScored = { $seat } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
  }: { $objective }.
event-PromiseMade = { $seat } { $promise-id ->
    [nothing] no longer promises { $other } anything
   *[other] promises { $other }: { $promise }
  }; it binds nobody.
event-DealingWished = { $seat } { $wished ->
    [yes] wants to be asked for offers before the actions of others
   *[no] no longer wants to be asked for offers
  }.
event-OrderGiven = { $seat } wants to be asked { $order-theirs }.
event-GameWon = { $seat } wins with { $vp ->
    [one] 1 point
   *[other] { $vp } points
  }.
action-LayTile = Lay { $tile } at column { $q }, row { $r }, turned { $turned }
action-DealAgain = Deal the tiles again: it is a dead end
action-PutGroup = Put the { $group } at { $hex }
action-Pass = Pass
action-PassOn = Pass until my next action
action-Nothing = No action is possible
action-AskMe = Ask me { $order }
action-AskForOffers = { $wished ->
    [yes] Ask me for offers before the actions of others
   *[no] Do not ask me for offers
  }
action-GivePromise = { $promise-id ->
    [nothing] Take back the promise to { $other }
   *[other] Promise { $other } (not binding): { $promise }
  }
action-Influence = Influence at { $hex }
action-Build = Build a { $structure } at { $hex }
action-WithArchitect = Play the Architect and build a { $structure } at { $hex }
action-Move = Move from { $origin } to { $target } (ordinary units: { $ordinary }, mercenaries: { $mercenary }; by { $way })
action-Guide = Play the Guide and move from { $origin } to { $target } (ordinary units: { $ordinary }, mercenaries: { $mercenary }; by { $way })
action-Assault = Assault { $target } from { $origin } (ordinary units: { $ordinary }, mercenaries: { $mercenary }; by { $way })
action-Stop = That is all
action-Recruit = Recruit { $units ->
    [one] 1 unit
   *[other] { $units } units
  } at { $hex }
action-Hire = Hire mercenaries: { $hexes-count ->
    [0] nowhere
   *[other] { $hexes }
  }
action-Accept = Accept
action-Refuse = Refuse
action-Buy = Buy { $card } from the { $market }
action-Discard = Discard { $card }
action-Disband = Send units away (ordinary units: { $ordinary }, mercenaries: { $mercenary })
action-PlayOn = Play { $card } on { $target }
action-PlayForCoins = Play { $card }
action-PlaceToken = Play { $card } and place influence at { $hex }
action-ShiftToken = Play { $card } and move influence from { $origin } to { $target }
action-Raze = Play { $card } and sack the settlement at { $hex }
action-MarchFast = Play { $card }
action-Trade = Play { $card } for coins
action-Select = { $cards-count ->
    [0] Select no card
   *[other] Select { $cards }
  }
action-TakeSide = Join the { $stance }
action-Assign = Assign to { $card } (ordinary units: { $ordinary }, mercenaries: { $mercenary })
action-Reinforce = Bring units from { $origin } by { $card } (ordinary units: { $ordinary }, mercenaries: { $mercenary })
action-UseNot = Let { $card } have no effect
action-Dismiss = Remove units by { $card } (ordinary units: { $ordinary }, mercenaries: { $mercenary })
action-WinOver = Win over a mercenary of { $owner } at { $hex } by { $card }
action-Assassinate = Cancel { $target } of { $owner } by { $card }
action-BribeOpponent = Play { $card } against { $target }
action-Lose = Lose units (ordinary units: { $ordinary }, mercenaries: { $mercenary })
action-WithdrawTo = Withdraw to { $hex }
action-RetreatAll = Retreat
action-CaptureIt = Capture it
action-LeaveIt = Leave it
action-SackIt = Sack it
action-Pay = Pay { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
  }
