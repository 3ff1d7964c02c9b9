### Vagabond

refused-same-character = Two Vagabonds cannot play the same character (W-S5, R-9.3.1).
refused-characters = { $named } characters are named for { $playing } Vagabonds (R-9.3.1).
refused-second-vagabond = A second Vagabond plays only beside a first one (R-9.7): name vagabond, too.
option-vagabonds = characters of the Vagabonds; whoever has none given chooses
field-attacker = Who attacks
board-relations = relations
board-quests = quests
board-done = done
board-ready = ready
board-damaged = damaged
board-damaged-used = damaged and used
trigger-FullRemoval = damage to items
label-vagabonds = characters of the Vagabonds
unset-vagabonds = chooses one
tour-seat-vagabond = You are the Vagabond: one pawn that fights nobody for land. Exhaust items to act, explore ruins, help others for their cards, and finish quests.
seat-vagabond = Vagabond
seat-vagabond2 = Second Vagabond
faction-vagabond = Vagabond
faction-vagabond2 = Second Vagabond
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
reward-points = points
reward-cards = cards
relation-hostile = Hostile
relation-indifferent = Indifferent
relation-amiable = Amiable
relation-friendly = Friendly
relation-allied = Allied
field-character = Which character
field-forest = Which forest
field-gift = Which crafted item in return
field-quest = Which quest
field-reward = For which reward
field-missing = In place of which item
field-ally = Whose warriors
field-partner = With whom
field-piece = Which piece
ask-ChooseCharacter = { $seat }: choose the character you play; it brings your first items and a special action.
ask-ChooseForest = { $seat }: choose the forest in which your pawn begins.
ask-Refresh = { $seat }: not all your exhausted items can be turned up; choose the ones you refresh.
ask-Slipping = { $seat }: slip into a neighbouring clearing or forest without boots, or stay.
ask-VagabondActions = { $seat }: exhaust items for actions in any order, or end your Daylight.
ask-ChooseRuinItem = { $seat }: you have looked under the ruin of clearing { $clearing }; take one item, or leave all.
ask-ItemCapacity = { $seat }: you cannot carry so much; choose the items that leave the game.
ask-FullRemoval = { $seat }: everything in your clearing was removed; choose three items that are damaged.
ask-ChooseAlly = { $seat }: fight this battle with the warriors of an ally as if they were yours, or alone.
action-PickCharacter = Play the { $character }
action-EnterForest = Start in { $forest-name }
action-Slip = Slip to { $target-name }
action-SlipWith = Slip to { $target-name } with { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } of { $ally }
action-Travel = Move to { $target-name }
action-TravelWith = Move to { $target-name } with { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } of { $ally }
action-Explore = Explore the ruin here
action-TakeRuinItem = { $item ->
    [none] Leave everything under the ruin
   *[other] Take { $item-a } from the ruin
  }
action-Aid = Aid { $player }: give { $card }, exhaust { $item-a }{ $gift ->
    [none] , take nothing
   *[other] , take { $gift-a }
  }
action-CompleteQuest = Complete the quest { $quest } for { $reward }
action-StrikeWarrior = Shoot a warrior of { $player }
action-StrikePiece = Shoot { $piece-a }
action-Repair = Repair { $item-a }
action-HammerCraft = Craft { $card } with hammers
action-RefreshItems = { $items-count ->
    [0] Refresh nothing
   *[other] Refresh { $items-acc }
  }
action-CountTea = Count your tea for the refresh before anything else turns it
action-DropItems = { $items-count ->
    [0] Drop nothing
   *[other] Drop { $items-acc }
  }
action-DamageItems = { $items-count ->
    [0] Damage nothing
   *[other] Damage { $items-acc }
  }
action-TakeAlly = Fight with the warriors of { $ally }
action-NoAlly = Fight alone
action-FormCoalition = Form a coalition with { $partner } by { $card }: no more points, but you win together
action-Steal = Steal a random card from { $player }
action-DayLabor = Take { $card } from the discard pile
action-Hideout = Hide out: { $items-count ->
    [0] { "" }
   *[other] repair { $items-acc } and{ " " }
  }end Daylight
action-Instigate = Set { $attacker } against { $defender }
action-ScorchedEarth = Burn this clearing for good
action-Improvise = Complete the quest { $quest } for { $reward }, with { $item-a } in place of { $missing-a }
action-SwiftStrike = Exhaust a sword for an extra hit
action-Glide = Glide to { $target-name }
event-CharacterChosen = { $seat } will play the { $character }.
event-ItemsRefreshed = { $seat } refreshed { $items-count ->
    [0] nothing
   *[other] { $items-acc }
  }.
event-TeaCounted = { $seat }: { $tea ->
    [one] 1 tea counts for the refresh.
   *[other] { $tea } tea count for the refresh.
  }
event-Rested = { $seat } rested in the forest; everything damaged is repaired.
event-ItemsDropped = { $seat } dropped { $items-count ->
    [0] nothing
   *[other] { $items-acc }
  }.
event-RelationChanged = { $seat }: the relationship with { $other } is now { $relation-id ->
    [hostile] hostile
    [indifferent] indifferent
    [amiable] amiable
    [friendly] friendly
   *[other] allied
  }.
event-Aided = { $seat } aided { $player }{ $gift ->
    [none] { "" }
   *[other] { " " }and took { $gift-a }
  }.
event-QuestLaidOut = New quest: { $quest }.
event-TookFromDiscard = { $seat } took { $card } from the discard pile.
event-ClearingScorched = { $seat } burned clearing { $place }.

ruling-X-3 = A Vagabond may form a coalition whatever his score.
    .letter = A Vagabond may form a coalition only with ten points or more.
ruling-X-7 = When a Vagabond slips, warriors of an ally stay where they are.
    .letter = When a Vagabond slips into a clearing, warriors of an ally may come along.
ruling-X-13 = In a battle that the Vagrant instigates each side picks its own losses.
    .letter = In a battle that the Vagrant instigates he picks the losses of both sides.
source-RuinExplored = ruins explored
