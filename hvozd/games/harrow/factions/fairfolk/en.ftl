pic-nest = nest
pic-cross = not here
pic-find = hiding place
pic-fairy = card of the Fair Folk
pic-quest = quest
pic-offer = offer
pic-quest-adjacent-to-all = Four nests, each next to all of: { $terrains }.
pic-quest-on-terrain = Four nests on { $terrains }.
pic-quest-one-on-each = Four nests, one on each of the four terrains.
pic-quest-edge = Four nests on hexes at the edge of the map.
pic-quest-adjacent-to-kind = Four nests, each next to a mountain.
pic-quest-straight-line = Four nests in one straight line; there may be gaps.
pic-quest-within = Four nests, each within 2 hexes of the brambles.
pic-quest-connected = Four nests in one connected group.
pic-arrow = What is sought lies where the points show
faction-fair-folk = Fair Folk
name-fair-folk = Fair Folk
board-finds = finds
board-quests = quests
board-arrows = arrows
board-offers = offers
reason-queen = the queen is found
offer-none = No effect
offer-draw-card = Draw 1 card
offer-move-any-haint = Move any haint
offer-move-enemy-haint = Move an enemy haint
offer-spawn-1 = 1 Spawn
offer-spawn-2 = 2 Spawns
offer-advance-1 = 1 Advance
offer-advance-2 = 2 Advances
offer-strengthen-1 = 1 Strengthen
offer-strengthen-2 = 2 Strengthens
offer-move-two-legends = Move two legends
quest-adj-swamp-marsh = Between Swamp and Marsh
quest-adj-swamp-plains = Between Swamp and Plains
quest-adj-swamp-forest = Between Swamp and Forest
quest-adj-marsh-plains = Between Marsh and Plains
quest-adj-marsh-forest = Between Marsh and Forest
quest-adj-plains-forest = Between Plains and Forest
quest-on-swamp = Swamp Court
quest-on-marsh = Marsh Court
quest-on-plains = Plains Court
quest-on-forest = Forest Court
quest-four-lands = Four Lands
quest-border = The Border Watch
quest-high-seats = High Seats
quest-silver-thread = Silver Thread
quest-thorn-ring = Thorn Ring
quest-fairy-ring = Fairy Ring
fairy-gather-dew = Gather Dew
card-text-gather-dew = Add 1 search cube to the battleground.
fairy-moth-dust = Moth Dust
card-text-moth-dust = Move one nest, with its offer if any, to an adjacent hex without units, nest and bonfire.
fairy-pixie-led = Pixie-Led
card-text-pixie-led = Move any one haint to a legal adjacent hex.
fairy-bait-and-switch = Bait and Switch
card-text-bait-and-switch = Swap the offers of two nests on the map, or put one offer of yours back into the bag and draw another.
fairy-moonlit-glade = Moonlit Glade
card-text-moonlit-glade = Move one ability token on the map to an adjacent hex.
fairy-change-of-heart = Change of Heart
card-text-change-of-heart = Discard any number of quest cards and draw as many.
fairy-second-nest = Second Nest
card-text-second-nest = Play one more nest this turn.
fairy-dance-of-legends = Dance of Legends
card-text-dance-of-legends = Move any one legend to a legal adjacent hex.
fairy-glamour = Glamour
card-text-glamour = For one quest this turn one of the four nests may ignore the condition.
fairy-listening-roots = Listening Roots
card-text-listening-roots = Choose a nest on the map: the others say whether the wanted find is within 2 hexes of it.
fairy-scent-of-home = Scent of Home
card-text-scent-of-home = Name a kind (swamp, marsh, plains, forest, mountain or brambles): the others say whether the wanted find lies on it.
fairy-borrowed-compass = Borrowed Compass
card-text-borrowed-compass = Place an arrow with any nest on the map; its offer, if any, stays.
fairy-second-sight = Second Sight
card-text-second-sight = Make one guess.
ask-AskNearNest = Near which nest do you ask?
ask-AskOfKind = Which kind of hex do you ask about?
ask-BaitAndSwitch = Swap two offers on the map, or change one of yours.
ask-ChangeQuests = Which quests do you discard?
ask-CollectOffer = Which offer do you take first?
ask-FairActs = It is the turn of the Fair Folk: what do you do?
ask-HideFind = Where do you hide { $number ->
    [0] the sword
    [1] the crown
   *[other] the queen
  }?
ask-MarkTerrain = Which terrain do you mark with a search cube?
ask-MayGuess = Where is the find?
ask-MoveAnyToken = Move an ability token.
ask-MoveLegends = Move a legend.
ask-MoveOneHaint = Move a haint.
ask-MoveOneNest = Move a nest.
ask-PointArrow = Place an arrow.
ask-QuestReward = The quest is done: an arrow or a guess?
ask-SpendOffer = Which nest gives up its offer for the arrow?
ask-UseOffers = Which offer do you use?
action-Arrow = Place an arrow at { $hex }, { $axis }, { $onward ->
    [yes] forwards
    [no] backwards
   *[other] …
  }
action-AskKind = Ask about this kind of hex: { $kind }
action-AskNest = Ask at the nest on { $hex }
action-ByArrow = Place an arrow
action-ByGuess = Guess
action-ChangeOffer = Change the offer “{ $offer }”
action-CompleteQuest = Complete { $quest }
action-DropQuest = Discard { $quest }
action-Guess = Guess { $hex }
action-HidePlace = Hide on { $hex }
action-LiftNest = Take the nest from { $hex }
action-Mark = Mark this terrain: { $kind }
action-PlayFairy = Play { $card }
action-PlayNest = Place a nest with the offer “{ $offer }” on { $hex }
action-PlayOffer = Use the offer “{ $offer }”
action-SwapOffers = Swap the offers on { $first } and { $second }
action-TakeOffer = Take the offer on { $hex }
event-Answered = Is the find within 2 hexes of the nest on { $hex }? { $yes ->
    [yes] Yes.
   *[other] No.
  }
event-ArrowPlaced = An arrow at { $hex }, { $axis }, points { $onward ->
    [yes] forwards
   *[other] backwards
  }.
event-DuelTokenDrawn = The token of { $faction } was drawn{ $solo ->
    [yes] , which decides on a solo card
   *[other] { "" }
  }.
event-FairyPlayed = The Fair Folk played { $card }.
event-FindMade = The find on { $hex } was { $find ->
    [1] the sword
    [2] the crown
   *[other] the queen
  }.
event-GuessMade = The Fair Folk guessed { $hex }: { $right ->
    [yes] right
   *[other] wrong
  }.
event-KindAnswered = Is the find on this kind of hex: { $kind }? { $yes ->
    [yes] Yes.
   *[other] No.
  }
event-NestPlayed = A nest with the offer “{ $offer }” was placed on { $hex }.
event-OfferPlayed = { $faction } used the offer “{ $offer }”.
event-OfferTaken = { $faction } took the offer “{ $offer }” on { $hex }.
event-QuestDone = The quest { $quest } is done.
event-QuestDrawn = The Fair Folk drew a quest.
event-QuestDropped = The Fair Folk put a quest away.
feature-finds = finds
feature-unsearched = hexes that may hide the find
feature-searching = search cubes
feature-nests = nests
feature-quest = nests that serve a quest
feature-ready = a quest that can be completed
preset-fair-folk-3 = with the Fair Folk, 3 players
preset-fair-folk-4 = with the Fair Folk, 4 players
legend-fair-folk = n a nest, N several, x a cross
