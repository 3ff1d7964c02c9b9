# Defenders of the Wild

## Words

opponent = The machines
option-seats = players
option-factions = factions in seating order; two for a player alone
option-difficulty = difficulty
option-difficult = difficult cards
option-rulings = doubtful sentences read in another way
ruling-any = drawn by lot
ruling-A-01 = The second engine starts as a half-turn of the first: each drives to its own right.
    .letter = The second engine starts as a mirror image of the first: it turns the other way.
ruling-A-41 = In a solo game, a faction can bear three wounds as well; the fourth kills a defender.
    .letter = In a solo game, a faction with three or more wounds loses a defender.
habitat-forest = forest
habitat-plains = plains
habitat-marsh = marsh
habitat-mountain = mountain
direction-right = right
direction-left = left
corner-n = up (↑)
corner-ne = up to the right (↗)
corner-se = down to the right (↘)
corner-s = down (↓)
corner-sw = down to the left (↙)
corner-nw = up to the left (↖)
level-normal = Normal
level-intermediate = Intermediate
level-expert = Expert
level-extreme = Extreme
reason-victory = The Wild is saved
reason-massacre = Two defenders of one habitat are dead
reason-toxic-disaster = Toxic disaster
reason-core-complete = The core is complete
field-hex = which hex
field-edge = which wall
field-card = which card
field-player = which faction
field-organizer = which organizer
field-origin = from where
field-target = to where
field-first = cards of the first faction
field-second = cards of the second faction

## The board in the terminal

board-pieces = M mechs, P pollution, T toxic site, ^ camp, @ organizer; { $factions }
board-walls = ━ ┃ wall, ═ ║ factory wall, gap: breached, digit: engine and heading; a tile shows arrow and chutes
board-core = core
board-factory = factory
board-wild = wild
board-machines = Machines turn { $direction }; factories built { $built } of { $most }; toxic sites left { $toxic }; mechs left { $mechs }
board-deck = still in the deck ({ $count }): { $cards }
board-waiting = on the core: engine { $engines }
board-killed = killed: { $cards }
board-first = first
board-circle = support { $support } of { $max_support }, camps { $camps_left }, damage { $damage }, markers { $markers }
board-left = has left the game
board-cards = hand { $hand }, deck { $deck }
board-told = told: { $habitats }
board-points = points left { $points }
board-hand = Your hand

## Questions

ask-ChooseOrganizer = Who leads your faction?
ask-PlaceStartingCamp = Where does your starting camp stand?
ask-DealHand = How many cards do you draw from each deck?
ask-ChooseDefender = Choose your active defender in silence.
ask-ResolveReveals = Which reveal ability comes next?
ask-TakeActions = What does your defender do?
ask-SoloTurn = Who is the next active defender?

## Actions

action-TakeOrganizer = Choose { $organizer } as organizer
action-Settle = Build your starting camp on { $hex }
action-Deal = Take { $first ->
    [one] 1 card
   *[other] { $first } cards
  } of the first faction and { $second ->
    [one] 1 card
   *[other] { $second } cards
  } of the second
action-Choose = Choose { $card }
action-TurnUp = Turn up the top card of the { $player }
action-Resolve = Resolve the ability of the { $player }
action-EndTurn = End your actions: points that are left are lost
action-Move = Move to { $hex }
action-Build = Build a camp
action-Regroup = Regroup to { $hex }
action-Clear = Clear the pollution
action-Heal = Heal
action-Destroy = Destroy a mech
action-Breach = Breach the wall { $edge }
action-Rewild = Rewild the factory
action-Gather = Gain the item of this camp
action-TeamUp = Team up with { $card }
action-Share = Tell the habitats of your hand

## Events

event-OrganizerChosen = The { $player } is led by { $organizer }.
event-CampPlaced = The { $player } settles on { $hex }.
event-FirstPlayer = The { $player } has the first player marker.
event-TurnEnded = The turn of the { $player } is over.
event-RoundEnded = The round is over.
event-TurnBegan = Turn of the { $player }: { $points ->
    [one] 1 action point
   *[other] { $points } action points
  }.
event-DefenderRevealed = The { $player } reveals { $card }.
event-CardsDrawn = The { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
event-CardsSeen = You draw { $cards-count ->
    [0] nothing
   *[other] { $cards }
  }.
event-DeckShuffled = The { $player } shuffles a new deck.
event-TeamedUp = { $card } joins the team of the { $player }.
event-HabitatsShared = The { $player } holds: forest { $forest }, plains { $plains }, marsh { $marsh }, mountain { $mountain }.
event-Moved = The { $player } moves to { $hex }.
event-Regrouped = The { $player } regroups to { $hex }.
event-CampBuilt = The { $player } builds a camp on { $hex }.
event-PlayerLeft = The { $player } has done its part and leaves the game.
event-SupportGained = The { $player } gains { $amount } support.
event-PollutionCleared = The { $player } clears { $hex }.
event-Healed = The { $player } heals { $amount } damage.
event-MechDestroyed = The { $player } destroys a mech on { $hex }.
event-WallBreached = The { $player } breaches the wall { $edge }.
event-FactoryRewilded = The { $player } rewilds the factory on { $hex }.
event-ItemGained = The { $player } gains { $item }.
event-ItemUsed = The { $player } uses { $item }.
event-DamageRolled = The { $player } rolls { $face }.
event-DamageTaken = The { $player } takes { $amount } damage.
event-DefenderKilled = { $card } of the { $player } is killed.
event-MachineCardDrawn = Machine card: { $card }.
event-MachineCardSkipped = The { $player } draws no machine card this time.
event-DirectionSwitched = The machines now turn { $direction }.
event-EngineAdvanced = Engine { $engine } advances to { $edge }.
event-EngineReset = Engine { $engine } is stuck and goes back to the core.
event-EngineDeployed = Engine { $engine } is deployed at { $edge }.
event-FactoryBuilt = Factory { $number } is built on { $hex }.
event-TileShown = The core shows tile { $number }; its arrow points { $corner }.
event-PollutionSpread = Pollution reaches { $hex }.
event-ToxicSitePlaced = Hex { $hex } becomes a toxic site.
event-HunterDeployed = A hunter appears on { $hex }.
event-HuntersPursued = { $hunters ->
    [one] A hunter goes
   *[other] { $hunters } hunters go
  } from { $origin } to { $target }.

## Machine cards

machine-engines-base-1 = Engines
machine-engines-base-2 = Engines
machine-engines-difficult-1 = Difficult engines
machine-engines-difficult-2 = Difficult engines
machine-factories-base-1 = Factories
machine-factories-base-2 = Factories
machine-factories-difficult-1 = Difficult factories
machine-factories-difficult-2 = Difficult factories
machine-mechs-base-1 = Mechs
machine-mechs-base-2 = Mechs
machine-mechs-difficult-1 = Difficult mechs
machine-mechs-difficult-2 = Difficult mechs
machine-reboot-base-1 = Reboot
