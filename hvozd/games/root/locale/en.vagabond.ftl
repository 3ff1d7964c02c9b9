### The Vagabond: his items, characters, quests, questions, actions, the journal.

seat-vagabond = Vagabond
seat-vagabond2 = Second Vagabond
faction-vagabond = Vagabond
faction-vagabond2 = Second Vagabond

## Items as they lie

ware-boots = boots
ware-boots-used = boots (face down)
ware-boots-damaged = boots (damaged)
ware-boots-used-damaged = boots (damaged, face down)
ware-bag = bag
ware-bag-used = bag (face down)
ware-bag-damaged = bag (damaged)
ware-bag-used-damaged = bag (damaged, face down)
ware-crossbow = crossbow
ware-crossbow-used = crossbow (face down)
ware-crossbow-damaged = crossbow (damaged)
ware-crossbow-used-damaged = crossbow (damaged, face down)
ware-hammer = hammer
ware-hammer-used = hammer (face down)
ware-hammer-damaged = hammer (damaged)
ware-hammer-used-damaged = hammer (damaged, face down)
ware-sword = sword
ware-sword-used = sword (face down)
ware-sword-damaged = sword (damaged)
ware-sword-used-damaged = sword (damaged, face down)
ware-tea = tea
ware-tea-used = tea (face down)
ware-tea-damaged = tea (damaged)
ware-tea-used-damaged = tea (damaged, face down)
ware-coins = coins
ware-coins-used = coins (face down)
ware-coins-damaged = coins (damaged)
ware-coins-used-damaged = coins (damaged, face down)
ware-torch = torch
ware-torch-used = torch (face down)
ware-torch-damaged = torch (damaged)
ware-torch-used-damaged = torch (damaged, face down)
ware-ally = a warrior of the ally

## Characters

character-thief = Thief
character-tinker = Tinker
character-ranger = Ranger
character-vagrant = Vagrant
character-arbiter = Arbiter
character-scoundrel = Scoundrel
character-adventurer = Adventurer
character-ronin = Ronin
character-harrier = Harrier
text-thief = A torch steals a random card from a player in the clearing.
text-tinker = A torch takes a card of the clearing's suit, or a bird, from the discard pile.
text-ranger = A torch repairs three items and ends Daylight.
text-vagrant = A torch sets two players of the clearing against each other; what falls counts for you.
text-arbiter = Defenders in your clearing may borrow your swords; each time you score a point.
text-scoundrel = A torch burns the clearing: all enemy pieces go, nothing ever comes again.
text-adventurer = Once a turn another item stands in for one that a quest asks for; it is damaged.
text-ronin = After the roll a sword deals an extra hit, once a battle.
text-harrier = A torch carries you to any clearing.

## Quests, rewards, relationships

quest-fox_fundraising = Fundraising (fox)
quest-fox_errand = Errand (fox)
quest-fox_logistics_help = Logistics Help (fox)
quest-fox_repair_a_shed = Repair a Shed (fox)
quest-fox_give_a_speech = Give a Speech (fox)
quest-rabbit_errand = Errand (rabbit)
quest-rabbit_give_a_speech = Give a Speech (rabbit)
quest-rabbit_guard_duty = Guard Duty (rabbit)
quest-rabbit_fend_off_a_bear = Fend off a Bear (rabbit)
quest-rabbit_expel_bandits = Expel Bandits (rabbit)
quest-mouse_expel_bandits = Expel Bandits (mouse)
quest-mouse_guard_duty = Guard Duty (mouse)
quest-mouse_fend_off_a_bear = Fend off a Bear (mouse)
quest-mouse_escort = Escort (mouse)
quest-mouse_logistics_help = Logistics Help (mouse)
reward-points = points
reward-cards = cards
relation-hostile = Hostile
relation-indifferent = Indifferent
relation-amiable = Amiable
relation-friendly = Friendly
relation-allied = Allied

## What a person is asked for, field by field

field-character = Which character
field-forest = Which forest
field-items = Which items
field-item = Which item
field-gift = Which crafted item in return
field-quest = Which quest
field-reward = For which reward
field-missing = In place of which item
field-ally = Whose warriors
field-partner = With whom
field-piece = Which piece
field-arbiter = Whose swords

## Questions

ask-ChooseCharacter = { $seat }: choose the character you play; it brings your first items and a special action.
ask-ChooseForest = { $seat }: choose the forest in which your pawn begins.
ask-Refresh = { $seat }: not all your exhausted items can be turned up; choose the ones you refresh.
ask-Slipping = { $seat }: slip into a neighbouring clearing or forest without boots, or stay.
ask-VagabondActions = { $seat }: exhaust items for actions in any order, or end your Daylight.
ask-ChooseRuinItem = { $seat }: you have looked under the ruin of clearing { $clearing }; take one item, or leave all.
ask-ItemCapacity = { $seat }: you cannot carry so much; choose the items that leave the game.
ask-FullRemoval = { $seat }: everything in your clearing was removed; choose three items that are damaged.
ask-ChooseAlly = { $seat }: fight this battle with the warriors of an ally as if they were yours, or alone.
ask-OfferProtector = { $seat }: an Arbiter stands in the clearing; borrow the swords for this battle (a point for their owner), or not.

## Actions

action-PickCharacter = Play the { $character }
action-EnterForest = Begin in { $forest }
action-RefreshItems = Refresh { $items }
action-Slip = Slip to { $target }
action-SlipWith = Slip to { $target } with { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } of { $ally }
action-Travel = Move to { $target }
action-TravelWith = Move to { $target } with { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } of { $ally }
action-Explore = Explore the ruin here
action-TakeRuinItem = { $item ->
    [none] Leave everything under the ruin
   *[other] Take from the ruin: { $item }
  }
action-Aid = Aid { $player }: give { $card }, exhaust { $item }{ $gift ->
    [none] , take nothing
   *[other] , take { $gift }
  }
action-CompleteQuest = Quest { $quest } for { $reward }
action-StrikeWarrior = Shoot a warrior of { $player }
action-StrikePiece = Shoot { $piece }
action-Repair = Repair { $item }
action-HammerCraft = Craft { $card } with hammers
action-DropItems = Drop { $items }
action-DamageItems = Damage { $items }
action-TakeAlly = With the warriors of { $ally }
action-NoAlly = Alone
action-FormCoalition = Coalition with { $partner } by { $card }: no more points, but you win together
action-Steal = Steal a random card from { $player }
action-DayLabor = Take { $card } from the discard pile
action-Hideout = Hide out: repair { $items } and end Daylight
action-Instigate = Set { $attacker } against { $defender }
action-Enlist = Borrow the swords of { $arbiter }
action-ScorchedEarth = Burn this clearing for good
action-Improvise = Quest { $quest } for { $reward }, with { $item } in place of { $missing }
action-SwiftStrike = Exhaust a sword for an extra hit
action-Glide = Glide to { $target }

## The journal

event-CharacterChosen = { $seat }: plays the { $character }
event-PawnPlaced = { $seat }: begins in { $place }
event-Exhausted = { $seat }: exhausts { $items }
event-ItemsDamaged = { $seat }: damaged: { $items }
event-Repaired = { $seat }: repairs { $items }
event-ItemsRefreshed = { $seat }: refreshes { $items }
event-RuinExplored = { $seat }: { $item ->
    [none] leaves the ruin of clearing { $place } as it is
   *[other] finds { $item } in the ruin of clearing { $place }
  }
event-Rested = { $seat }: rests in the forest; everything damaged is mended
event-ItemsDropped = { $seat }: drops { $items }
event-RelationChanged = { $seat }: the relationship with { $other } is now { $relation-id ->
    [hostile] hostile
    [indifferent] indifferent
    [amiable] amiable
    [friendly] friendly
   *[allied] allied
  }
event-Aided = { $seat }: aids { $player }{ $gift ->
    [none] { "" }
   *[other] { " " }and takes { $gift }
  }
event-QuestDone = { $seat }: completes { $quest }
event-QuestLaidOut = New quest: { $quest }
event-TookFromDiscard = { $seat }: takes { $card } from the discard pile
event-Enlisted = { $seat }: borrows the swords of { $arbiter }
event-ClearingScorched = { $seat }: burns clearing { $place }
