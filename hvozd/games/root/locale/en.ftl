### What everybody in Root shares: names, questions, actions, the journal.

## Options

option-seats = number of players
option-factions = factions in seating order, the first begins
option-draft = how factions are drawn if none are named
option-map = the map
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
    .a = boots
item-bag = bag
    .a = a bag
item-crossbow = crossbow
    .a = a crossbow
item-hammer = hammer
    .a = a hammer
item-sword = sword
    .a = a sword
item-tea = tea
    .a = tea
item-coins = coins
    .a = coins
item-torch = torch
    .a = a torch
piece-sawmill = sawmill
    .a = a sawmill
piece-workshop = workshop
    .a = a workshop
piece-recruiter = recruiter
    .a = a recruiter
piece-wood = wood
    .a = wood
piece-keep = keep
    .a = the keep
piece-roost = roost
    .a = a roost
piece-fox_base = fox base
    .a = the fox base
piece-rabbit_base = rabbit base
    .a = the rabbit base
piece-mouse_base = mouse base
    .a = the mouse base
piece-sympathy = sympathy
    .a = sympathy

## What a person is asked for, field by field

field-card = Which card
field-birds = Which birds go too
field-cards = Which cards
field-payment = Paid with which card
field-clearing = Which clearing
field-clearings = Which clearings
field-origin = From where
field-target = To where
field-warriors = How many warriors
field-defender = Against whom
field-player = Which player
field-pieces = Which pieces
field-building = Which building
field-suit = By a card of which suit
field-index = Which one first

## Questions

ask-Window = { $seat }: { $window ->
    [0] Birdsong is about to start; use what is offered, or go on.
    [1] you are between the steps of Birdsong; use what is offered, or go on.
    [2] Birdsong is about to end; use what is offered, or go on.
    [3] Daylight is about to start; use what is offered, or go on.
    [4] Daylight is not over yet; use what is offered, or go on.
    [5] Evening is about to start; use what is offered, or go on.
   *[other] Evening is not over yet; use what is offered, or go on.
  }
ask-LastWindow = { $seat }: { $window ->
    [4] Daylight is about to end; use what is offered, or end it.
   *[other] the last steps of the Evening come next; use what is offered before them, or go on.
  }
ask-Crafting = { $seat }: craft a card from your hand, or end crafting for this turn.
ask-KeepHandLimit = { $seat }: you end the Evening with more than five cards; choose which to discard.
ask-OfferAmbush = { $seat }: you are under attack; before the dice are rolled you may play an ambush card that matches the clearing.
ask-OfferFoil = { $seat }: the defender ambushes you; foil it with an ambush card that matches the clearing, or take two hits.
ask-UseEffects = { $seat }: the dice have been rolled; use an effect in this battle, or let the roll stand.
ask-ChooseLosses = { $seats-count ->
    [0] You take hits
   *[other] { $seats }: you take hits
  } and have a choice; decide which pieces you lose.
ask-ChooseLossesFor = { $seat }: you started this battle between others; choose which pieces take the { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }.
ask-OrderTriggers = { $seat }: { $count ->
    [one] 1 effect happens now
   *[other] { $count } effects happen at the same moment
  }; it is your turn, so you choose which comes next.
ask-GrantedBattle = { $seat }: your card lets you battle at the start of Daylight; choose where and against whom.
ask-GrantedMove = { $seat }: your card lets you move; choose who goes where.

## Actions

action-Done = Go on
action-Discard = { $cards-count ->
    [0] Discard nothing
   *[other] Discard { $cards }
  }
action-Craft = Craft { $card } with { $clearings-count ->
    [one] a piece in clearing
   *[other] pieces in clearings
  } { $clearings }
action-Move = Move { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } from { $origin-name } to { $target-name }
action-Fight = Battle { $defender } in { $clearing-name }
action-PlayAmbush = Play { $card }
action-NoAmbush = No ambush
action-NoEffect = No effect
action-LosePieces = { $pieces-count ->
    [0] Lose nothing
   *[other] Lose { $pieces-acc }
  }
action-ResolveFirst = Number { $index } on the list below the map
action-ActivateDominance = Activate { $card }: no more points, another way to win
action-TakeDominance = Take { $card } for { $payment }
action-UseArmorers = Discard Armorers and ignore the rolled hits
action-UseSappers = Discard Sappers for an extra hit
action-UseBrutalTactics = Brutal Tactics: an extra hit, a point for the defender
action-UseRoyalClaim = Discard Royal Claim: a point for each clearing you rule
action-UseStandAndDeliver = Stand and Deliver!: take a random card from { $player }, who scores a point
action-UseBurrowBank = Better Burrow Bank: you and { $player } draw a card
action-UseCommandWarren = Command Warren: battle
action-UseCodebreakers = Codebreakers: look at the hand of { $player }
action-UseTaxCollector = Tax Collector: remove a warrior from { $clearing-name } and draw a card
action-UseCobbler = Cobbler: move

## The journal

event-TurnBegan = Round { $round }: { $seat } to play.
event-Scored = { $seat } scored { $points ->
    [one] 1 point
   *[other] { $points } points
  }, for a total of { $total }.
event-PointsLost = { $seat } lost { $points ->
    [one] 1 point
   *[other] { $points } points
  }, for a total of { $total }.
event-Drew = { $seat } drew { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
event-DrewCards = { $seat } drew { $cards-count ->
    [0] nothing
   *[other] { $cards }
  }.
event-Reshuffled = The discard pile was shuffled into a new deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
event-Discarded = { $seat } discarded { $cards-count ->
    [0] nothing
   *[other] { $cards }
  }.
event-Gave = { $giver } gave a card to { $taker }.
event-GaveCard = { $giver } gave { $card } to { $taker }.
event-SawHand = { $viewer } looked at the hand of { $owner }.
event-SawCards = { $viewer } looked at the hand of { $owner }: { $cards-count ->
    [0] it is empty
   *[other] { $cards }
  }.
event-Moved = { $owner } moved { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } from { $origin-name } to { $target-name }.
event-PawnMoved = { $seat } went from { $origin-name } to { $target-name }.
event-PlacedWarriors = { $seat } placed { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } in { $place-name }.
event-PlacedPiece = { $seat } placed { $piece-a } in { $place-name }.
event-TookBack = { $seat } took back { $piece-a } from { $place-name }.
event-Removed = { $owner } lost { $warriors ->
    [0] { $pieces-count ->
    [0] no piece
   *[other] { $pieces-acc }
  }
    [one] 1 warrior{ $pieces-count ->
    [0] { "" }
    [1] { " " }and { $pieces-a }
   *[other] , { $pieces-acc }
  }
   *[other] { $warriors } warriors{ $pieces-count ->
    [0] { "" }
    [1] { " " }and { $pieces-a }
   *[other] , { $pieces-acc }
  }
  } in { $place-name } (removed by { $remover }).
event-BattleBegan = { $attacker } attacked { $defender } in { $place-name }.
event-Ambushed = { $seat } ambushed the attacker with { $card }.
event-AmbushFoiled = { $seat } foiled the ambush with { $card }.
event-BattleRolled = The dice came up { $attacker_hits }:{ $defender_hits }.
event-BattleHits = Hits dealt: { $attacker } { $attacker_hits }, { $defender } { $defender_hits }.
event-Crafted = { $seat } crafted { $card }.
event-TookItem = { $seat } took { $item-a }.
event-UsedCard = { $seat } used { $card }.
event-DominanceActivated = { $seat } activated { $card } and will score no more points.
event-DominanceTaken = { $seat } took { $card }.
event-CoalitionFormed = { $seat } formed a coalition with { $partner }.
event-LowReach = This mix of factions has a reach of { $reach }; the recommended minimum is { $recommended }.
event-SuitsDrawn = The suits of clearings 1 to 12: { $suits }.
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
board-used = used

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
