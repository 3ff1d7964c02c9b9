### What everybody in Root shares: names, questions, actions, the journal.

## Factions, as seats and in full

seat-marquise = Marquise
seat-eyrie = Eyrie
seat-alliance = Alliance
faction-marquise = Marquise de Cat
faction-eyrie = Eyrie Dynasties
faction-alliance = Woodland Alliance

## Options

option-seats = number of players
option-factions = factions in seating order, the first begins
option-draft = how factions are drawn if none are named
option-map = the map
option-vagabonds = characters of the Vagabonds; whoever has none given chooses
option-deck = the shared deck
draft-any = any mix
draft-reach = a mix of enough reach
map-autumn = Autumn
map-winter = Winter
map-lake = Lake
map-mountain = Mountain
deck-base = base deck
deck-exiles = Exiles and Partisans

## Suits, items, pieces

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird
item-boots = boots
item-bag = bag
item-crossbow = crossbow
item-hammer = hammer
item-sword = sword
item-tea = tea
item-coins = coins
item-torch = torch
piece-sawmill = sawmill
piece-workshop = workshop
piece-recruiter = recruiter
piece-wood = wood
piece-keep = keep
piece-roost = roost
piece-fox_base = fox base
piece-rabbit_base = rabbit base
piece-mouse_base = mouse base
piece-sympathy = sympathy

## The Eyrie's leaders and the columns of their Decree

leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot
text-builder = Items score what their cards say.
text-charismatic = Every recruit of the Decree places two warriors.
text-commander = Attacking, the Eyrie deal one extra hit.
text-despot = One more point in a battle in which the Eyrie remove a building or token.
order-recruit = recruit
order-move = move
order-battle = battle
order-build = build

## What a person is asked for, field by field

field-card = Which card
field-cards = Which cards
field-payment = Paid with which card
field-clearing = Which clearing
field-clearings = Which clearings
field-origin = From where
field-target = To where
field-warriors = How many warriors
field-defender = Against whom
field-attacker = Who attacks
field-player = Which player
field-pieces = Which pieces
field-building = Which building
field-wood = Wood from which clearings
field-supporters = Which supporters
field-column = Into which column
field-leader = Which leader
field-suit = By a card of which suit
field-sawmill = Where the sawmill
field-workshop = Where the workshop
field-recruiter = Where the recruiter
field-index = Which one first

value-none = nothing
value-yes = yes
value-no = no

## Questions

ask-Window = { $seat }: { $window ->
    [0] Birdsong is about to start; use what is offered, or go on.
    [1] between the steps of Birdsong; use what is offered, or go on.
    [2] Birdsong is about to end; use what is offered, or go on.
    [3] Daylight is about to start; use what is offered, or go on.
    [4] Daylight is not over yet; use what is offered, or go on.
    [5] Evening is about to start; use what is offered, or go on.
   *[other] the Evening is not over yet; use what is offered, or go on.
  }
ask-Crafting = { $seat }: craft a card of your hand now, or end crafting for this turn.
ask-KeepHandLimit = { $seat }: the Evening leaves you more than five cards; choose the ones to discard.
ask-OfferAmbush = { $seat }: you are attacked; play an ambush card that fits the clearing before the dice roll, or none.
ask-OfferFoil = { $seat }: the defender ambushes you; foil it with an ambush card that fits the clearing, or take two hits.
ask-UseEffects = { $seat }: the dice have fallen; use an effect on this battle, or pass.
ask-ChooseLosses = { $seats }: hits are dealt and leave you a choice; choose what you lose.
ask-ChooseLossesFor = { $seat }: you started this battle between others and choose which pieces take the { $hits } hits.
ask-OrderTriggers = { $seat }: { $count } effects follow at the same moment; as the active player you choose which comes next.
ask-GrantedBattle = { $seat }: your card grants a battle at the start of Daylight; choose where and against whom.
ask-GrantedMove = { $seat }: your card grants a move; choose who goes where.

## Actions

action-Done = Go on
action-Discard = Discard { $cards }
action-Craft = Craft { $card } with { $clearings-count ->
    [one] a piece in clearing { $clearings }
   *[other] pieces in clearings { $clearings }
  }
action-Move = Move { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } from { $origin } to { $target }
action-Fight = Battle { $defender } in clearing { $clearing }
action-PlayAmbush = Play { $card }
action-NoAmbush = No ambush
action-NoEffect = No effect
action-LosePieces = Lose { $pieces }
action-ResolveFirst = Number { $index } of those listed below the map
action-ActivateDominance = Activate { $card }: no more points, another way to win
action-TakeDominance = Take { $card } for { $payment }
action-UseArmorers = Discard Armorers and ignore the rolled hits
action-UseSappers = Discard Sappers for an extra hit
action-UseBrutalTactics = Brutal Tactics: an extra hit, a point for the defender
action-UseRoyalClaim = Discard Royal Claim for a point for each clearing you rule
action-UseStandAndDeliver = Stand and Deliver!: take a random card of { $player }, who scores a point
action-UseBurrowBank = Better Burrow Bank: you and { $player } draw a card
action-UseCommandWarren = Command Warren: start a battle
action-UseCodebreakers = Codebreakers: look at the hand of { $player }
action-UseTaxCollector = Tax Collector: a warrior of clearing { $clearing } for a card
action-UseCobbler = Cobbler: take a move

## The journal

event-TurnBegan = Round { $round }: the turn of { $seat }
event-Scored = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, now { $total }
event-Drew = { $seat }: draws { $cards ->
    [one] a card
   *[other] { $cards } cards
  }
event-DrewCards = { $seat }: draws { $cards }
event-Reshuffled = The discard pile is shuffled into a new deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
event-Discarded = { $seat }: discards { $cards }
event-Gave = { $giver }: a card goes to { $taker }
event-GaveCard = { $giver }: { $card } goes to { $taker }
event-SawHand = { $viewer }: sees the hand of { $owner }
event-SawCards = { $viewer }: sees the hand of { $owner }: { $cards }
event-Moved = { $owner }: { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } from { $origin } to { $target }
event-PawnMoved = { $seat }: from { $origin } to { $target }
event-PlacedWarriors = { $seat }: { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } more in { $place }
event-PlacedPiece = { $seat }: { $piece } comes to { $place }
event-Removed = { $owner }: loses { $warriors ->
    [0] { $pieces }
    [one] 1 warrior{ $pieces-count ->
        [0] { "" }
       *[other] , { $pieces }
      }
   *[other] { $warriors } warriors{ $pieces-count ->
        [0] { "" }
       *[other] , { $pieces }
      }
  } in { $place } to { $remover }
event-BattleBegan = { $attacker }: attacks { $defender } in { $place }
event-Ambushed = { $seat }: plays { $card }
event-AmbushFoiled = { $seat }: foils it with { $card }
event-BattleRolled = The dice show { $attacker_hits } and { $defender_hits }
event-BattleHits = Hits: { $attacker } { $attacker_hits }, { $defender } { $defender_hits }
event-Crafted = { $seat }: crafts { $card }
event-TookItem = { $seat }: takes { $item }
event-UsedCard = { $seat }: uses { $card }
event-DominanceActivated = { $seat }: activates { $card } and scores no more
event-DominanceTaken = { $seat }: takes { $card }
event-CoalitionFormed = { $seat }: joins { $partner } in a coalition
event-LowReach = This mix of factions has a reach of { $reach }; at least { $recommended } is recommended
event-SuitsDrawn = The clearings from 1 to 12 are { $suits }

reason-points = enough points
reason-dominance = dominance

## The board in the terminal

board-round = round { $round }
board-turn = turn of { $seat }
board-setup = setup
board-legend = w warriors, □ open slot, ~ rivers above, paths below
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
board-supply = { $warriors ->
    [one] 1 warrior in supply
   *[other] { $warriors } warriors in supply
  }
board-dominance = plays for { $card }
board-coalition = in coalition with { $seat }
board-crafted = play area
board-items = items
board-known = known cards
board-own = Your hand
board-empty = empty
board-deck = deck { $cards }
board-discard = discard { $cards }
board-available = dominance to take
board-item-supply = items to craft
board-ruin = ruin
board-slots = free
board-warriors = { $warriors }w
board-pawn = pawn
board-rules = rules
board-forests = forests
board-battle = Battle in { $clearing }: { $attacker } attacks { $defender }
board-hits = hits { $attacker }:{ $defender }
board-cost = cost
board-any = any
board-score = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-letters-fox = FOX
board-letters-rabbit = RABBIT
board-letters-mouse = MOUSE
board-letters-bird = BIRD
board-relations = relations
board-quests = quests
board-done = done
board-ready = ready
board-used = used
board-damaged = damaged
board-damaged-used = damaged and used

## Pieces as the map in the terminal names them

short-sawmill = mill
short-workshop = shop
short-recruiter = recruit
short-wood = wood
short-keep = KEEP
short-roost = roost
short-fox_base = base
short-rabbit_base = base
short-mouse_base = base
short-sympathy = sympathy
board-clearing = clearing { $clearing }

## Effects that may wait for their order

trigger-FieldHospitals = field hospitals
trigger-Outrage = outrage
trigger-LoseBase = loss of a base
trigger-FullRemoval = damage to items
trigger-FearOfTheFaithful = fear of the faithful
trigger-TradeDisruption = trade disruption
trigger-PriceOfFailure = price of failure
trigger-RaidAround = raid
