### Woodland Alliance

seat-alliance = Alliance
faction-alliance = Woodland Alliance
field-supporters = Which supporters
trigger-Outrage = outrage
trigger-LoseBase = loss of a base
tour-seat-alliance = You are the Alliance: spread sympathy with supporters, then revolt and gain bases. Moving against you costs the others cards.
ask-Revolts = { $seat }: in Birdsong you may revolt in a sympathetic clearing for two supporters, or go on.
ask-Spreads = { $seat }: in Birdsong you may spend supporters to spread sympathy to a clearing, or go on.
ask-AllianceDaylight = { $seat }: it is your Daylight; craft, mobilize and train as often as you like, or end it.
ask-MilitaryOperations = { $seat }: your officers act in the Evening; { $taken ->
    [one] 1 has acted so far
   *[other] { $taken ->
    [0] no officer has acted yet
   *[other] { $taken } have acted so far
  }
  }. Choose an operation, or end them.
ask-Outrage = { $seat }: outrage in clearing { $clearing }; give the Alliance a card of its suit, or show your hand.
ask-CutSupporters = { $seat }: without a base you keep five supporters; choose the ones to dismiss.
action-Revolt = Revolt in { $clearing-name }{ $supporters-count ->
    [0] { "" }
   *[other] { " " }with { $supporters }
  }
action-SpreadSympathy = Spread sympathy to { $clearing-name }{ $supporters-count ->
    [0] { "" }
   *[other] { " " }with { $supporters }
  }
action-Mobilize = Mobilize { $card }
action-Train = Train an officer with { $card }
action-RecruitAtBase = Recruit a warrior in { $clearing-name }
action-Organize = Organize in { $clearing-name }: replace a warrior with sympathy
action-PayOutrage = Hand over { $card }
action-ShowHand = Show your hand: no card fits
action-DismissSupporters = { $cards-count ->
    [0] Dismiss nobody
   *[other] Dismiss { $cards }
  }
event-SupporterGained = { $seat } gained a supporter.
event-SupporterCard = { $seat } gained { $card } as a supporter.
event-SupportersSpent = { $seat } spent { $cards-count ->
    [0] no supporters
   *[other] supporters: { $cards }
  }.
event-OfficerTrained = { $seat } trained an officer: { $officers ->
    [one] 1 officer
   *[other] { $officers } officers
  } now.
board-supporters = supporters { $supporters }
board-supporters-known = supporters that are known
board-officers = officers { $officers }
board-sympathy-next = next: cost { $cost }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
