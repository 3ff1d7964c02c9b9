### Eyrie Dynasties

seat-eyrie = Eyrie
faction-eyrie = Eyrie Dynasties
leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot
text-builder = Items score what their cards say.
text-charismatic = Every recruit of the Decree places two warriors.
text-commander = When attacking, the Eyrie deals one extra hit.
text-despot = One more point in a battle in which the Eyrie removes a building or token.
order-recruit = recruit
order-move = move
order-battle = battle
order-build = build
field-column = Into which column
field-leader = Which leader
tour-seat-eyrie = You are the Eyrie: each turn you add one or two cards to the Decree and must then do everything it says. If you cannot, your government falls and costs points. Roosts score every evening.
ask-ChooseCorner = { $seat }: the game is being set up; choose the corner of your first roost.
ask-ChooseLeader = { $seat }: your dynasty needs a leader; choose one whose card lies face up.
ask-AddToDecree = { $seat }: { $added ->
    [0] add a card to the Decree.
   *[other] you may add a second card to the Decree, or go on.
  }
ask-NewRoost = { $seat }: you have no roost on the map; choose where a new one stands, with three warriors.
ask-ResolveDecree = { $seat }: the Decree orders you to { $column ->
    [0] recruit
    [1] move
    [2] battle
   *[other] build
  }; choose a card in the column and carry it out, or fall into turmoil.
action-NameLeader = Choose the { $leader }
action-AddOrder = Add { $card } to the { $column } column of the Decree
action-FoundRoost = Place a new roost in { $clearing-name }
action-DecreeRecruit = Recruit in { $clearing-name } ({ $suit } order)
action-DecreeMove = Move { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } from { $origin-name } to { $target-name } ({ $suit } order)
action-DecreeBattle = Battle { $defender } in { $clearing-name } ({ $suit } order)
action-DecreeBuild = Build a roost in { $clearing-name } ({ $suit } order)
action-Falter = Fail the { $suit } order and fall into turmoil
event-LeaderChosen = { $seat } chose a new leader: the { $leader }.
event-OrderAdded = { $seat } added { $card } to the { $column } column of the Decree.
event-FellIntoTurmoil = { $seat } fell into turmoil with { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
  } in the Decree.
board-leader = leader { $leader }
board-no-leader = no leader yet
board-deposed = deposed: { $leaders }
board-pending = still to do: { $suits }
source-FellIntoTurmoil = turmoil
