### Marquise, Eyrie and Alliance: their questions, actions and events.

## Marquise de Cat

ask-ChooseKeep = { $seat }: the game is being set up; choose the corner of your keep.
ask-ChooseStartingBuildings = { $seat }: place your first sawmill, workshop and recruiter at the keep or next to it.
ask-ChooseWood = { $seat }: there is less wood than sawmills; choose the clearings that get some this Birdsong.
ask-ChooseRecruits = { $seat }: there are fewer warriors than recruiters; choose the clearings that get one.
ask-MarquiseActions = { $seat }: it is your Daylight and you have { $left ->
    [0] no action
    [one] 1 action
   *[other] { $left } actions
  } left; a bird card buys one more.
ask-SecondMove = { $seat }: your march allows a second move; take it or go on.
ask-FieldHospitals = { $seat }: you lost { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } in clearing { $clearing }; a card of its suit brings them to the keep.
action-PlaceKeep = Keep in clearing { $clearing }
action-StartingBuildings = Sawmill in { $sawmill }, workshop in { $workshop }, recruiter in { $recruiter }
action-ChooseSites = Place in { $clearings }
action-Build = Build a { $building } in clearing { $clearing }{ $wood-count ->
    [0] , no wood needed
   *[other] {" "}with wood from { $wood }
  }
action-Recruit = Recruit a warrior at every recruiter
action-Overwork = Overwork the sawmill in clearing { $clearing } for { $card }
action-ExtraAction = Spend { $card } for one more action
action-Treat = Spend { $card } on the field hospital
event-WarriorsTreated = { $seat }: field hospitals bring { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } back to { $place }

## Eyrie Dynasties

ask-ChooseCorner = { $seat }: the game is being set up; choose the corner of your first roost.
ask-ChooseLeader = { $seat }: your dynasty needs a leader; choose one whose card lies face up.
ask-AddToDecree = { $seat }: { $added ->
    [0] Birdsong demands a new order; add a card to the Decree.
   *[other] you may add a second card to the Decree, or go on.
  }
ask-NewRoost = { $seat }: you have no roost on the map; choose where a new one stands, with three warriors.
ask-ResolveDecree = { $seat }: the Decree orders you to { $column ->
    [0] recruit
    [1] move
    [2] battle
   *[other] build
  }; choose a card of the column and carry it out, or turmoil follows.
action-StartIn = Start in clearing { $clearing }
action-NameLeader = Leader: { $leader }
action-AddOrder = Add { $card } to { $column }
action-FoundRoost = New roost in clearing { $clearing }
action-DecreeRecruit = Recruit in clearing { $clearing } (order: { $suit })
action-DecreeMove = Move { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } from { $origin } to { $target } (order: { $suit })
action-DecreeBattle = Battle { $defender } in clearing { $clearing } (order: { $suit })
action-DecreeBuild = Build a roost in clearing { $clearing } (order: { $suit })
action-Falter = Fail the { $suit } order and fall into turmoil
event-LeaderChosen = { $seat }: the new leader is the { $leader }
event-OrderAdded = { $seat }: adds { $card } to the Decree, column { $column }
event-FellIntoTurmoil = { $seat }: turmoil, with { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
  } in the Decree

## Woodland Alliance

ask-Revolts = { $seat }: Birdsong allows revolts; rise in a sympathetic clearing for two supporters, or go on.
ask-Spreads = { $seat }: Birdsong allows sympathy to spread; pay supporters for a clearing, or go on.
ask-AllianceDaylight = { $seat }: it is your Daylight; craft, mobilize and train as often as you like, or end it.
ask-MilitaryOperations = { $seat }: your officers act in the Evening, { $taken ->
    [0] none has so far
    [one] 1 has so far
   *[other] { $taken } have so far
  }; take an operation, or end them.
ask-Outrage = { $seat }: the Alliance is outraged in clearing { $clearing }; hand over a card of its suit or show your hand.
ask-CutSupporters = { $seat }: without a base you keep five supporters; choose the ones to dismiss.
action-Revolt = Revolt in clearing { $clearing } with { $supporters }
action-SpreadSympathy = Spread sympathy to clearing { $clearing } with { $supporters }
action-Mobilize = Mobilize { $card }
action-Train = Train an officer with { $card }
action-RecruitAtBase = Recruit a warrior in clearing { $clearing }
action-Organize = Organize clearing { $clearing }: a warrior becomes sympathy
action-PayOutrage = Hand over { $card }
action-ShowHand = Show your hand: no card fits
action-DismissSupporters = Dismiss { $cards }
event-SupporterGained = { $seat }: gains a supporter
event-SupporterCard = { $seat }: gains the supporter { $card }
event-SupportersSpent = { $seat }: spends the supporters { $cards }
event-OfficerTrained = { $seat }: { $officers ->
    [one] 1 officer
   *[other] { $officers } officers
  } now

## Their boards in the terminal

board-keep = keep in { $clearing }
board-no-keep = no keep
board-wood = wood in supply: { $wood }
board-next = to build
board-build-next = { $piece } ({ $cost } wood, { $points ->
    [one] 1 point
   *[other] { $points } points
  })
board-built-all = all { $piece }s built
board-leader = leader { $leader }
board-no-leader = no leader yet
board-deposed = deposed: { $leaders }
board-decree = Decree
board-vizier = vizier
board-pending = still to do: { $suits }
board-roosts = roosts { $roosts }, scoring { $points }
board-supporters = supporters { $supporters }
board-officers = officers { $officers }
board-sympathy = sympathy { $sympathy }
board-sympathy-next = next: cost { $cost }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-bases = bases: { $bases }
board-no-bases = no base
