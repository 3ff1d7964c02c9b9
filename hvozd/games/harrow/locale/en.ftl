# Harrow County


## Options

opponent = The solo side
option-preset = game
option-factions = factions, the first has the southern home
option-map = map side
option-tower = tree
option-level = solo level
option-split = solo cards
option-rulings = doubtful sentences read in another way
ruling-any = drawn by lot
ruling-HC-23_7 = In solo play a card may put haints onto a hex with other units of their faction, up to the limit.
    .letter = In solo play a card puts haints only onto a hex without any units; if both are taken, another card says where.
ruling-HC-23_8 = In solo play a group that its own faction leaves no room ahead waits; only enemies, bonfires and objectives make it go round.
    .letter = In solo play a group that finds no room ahead goes round, even away from its goal, whoever is in its way.

## Words

jar-ability = ability
jar-wild = wild
jar-legend = legend
jar-attack = attack
kind-swamp = swamp
kind-marsh = marsh
kind-plains = plains
kind-forest = forest
kind-mountain = mountain
kind-brambles = brambles
cube-red = red
cube-brown = brown
cube-teal = teal
cube-yellow = yellow
cube-green = green
cube-silver = silver
piece-red-haint = a red haint
piece-red-infected = an infected red haint
piece-blue-haint = a blue haint
piece-blue-infected = an infected blue haint
piece-purple-haint = a purple haint
piece-purple-infected = an infected purple haint
piece-first-standee = the first standee
piece-second-standee = the second standee
axis-north-south = north to south
axis-rising = rising
axis-falling = falling
deck-tactics = tactics
deck-upgrades = upgrades
deck-goblin = goblin cards
group-1h = 1 haint
group-2h = 2 haints
group-3h = 3 haints
group-4h = 4 haints
group-1i = 1 infected
group-1h-1i = 1 haint and 1 infected
group-2h-1i = 2 haints and 1 infected
group-3h-1i = 3 haints and 1 infected
group-2i = 2 infected
group-1h-2i = 1 haint and 2 infected
group-2h-2i = 2 haints and 2 infected
group-3i = 3 infected
group-1h-3i = 1 haint and 3 infected
group-4i = 4 infected
group-legend = the legend
group-legend-1h = the legend and 1 haint
group-legend-2h = the legend and 2 haints
group-legend-3h = the legend and 3 haints
group-legend-1i = the legend and 1 infected
group-legend-1h-1i = the legend, 1 haint and 1 infected
group-legend-2h-1i = the legend, 2 haints and 1 infected
group-legend-2i = the legend and 2 infected
group-legend-1h-2i = the legend, 1 haint and 2 infected
group-legend-3i = the legend and 3 infected
group-second = the second standee
group-second-1h = the second standee and 1 haint
group-second-2h = the second standee and 2 haints
group-second-3h = the second standee and 3 haints
group-second-1i = the second standee and 1 infected
group-second-1h-1i = the second standee, 1 haint and 1 infected
group-second-2h-1i = the second standee, 2 haints and 1 infected
group-second-2i = the second standee and 2 infected
group-second-1h-2i = the second standee, 1 haint and 2 infected
group-second-3i = the second standee and 3 infected
group-both = both standees
group-both-1h = both standees and 1 haint
group-both-2h = both standees and 2 haints
group-both-1i = both standees and 1 infected
group-both-1h-1i = both standees, 1 haint and 1 infected
group-both-2i = both standees and 2 infected
token-advance = Advance
token-spawn = Spawn
token-strengthen = Strengthen
token-legend = Legend Scroll

## Board

board-round = round
board-cycle = cycle
board-lantern = lantern
board-turn = turn
board-map = map
board-battleground = battleground
board-tree = in the tree
board-points = VP
board-scrolls = scrolls
board-values = values
board-wild = wild
board-spoon = spoon
board-hand = hand
board-jars = jars
board-decks = solo decks
board-tiles = tiles
board-none = none
reason-points = enough victory points
reason-no-cards = the solo cards are used up
reason-minor-points = a minor victory: an automated faction has its points
reason-minor-no-cards = a minor victory: the solo cards are used up

## Fields

field-faction = Which faction
field-card = Which card
field-token = Which token
field-ability = Which ability
field-origin = From where
field-target = To where
field-group = Which units
field-doll = With the doll
field-hex = Which hex
field-axis = Along which row
field-onward = Onward
field-kind = Which kind of hex
field-foe = Whom
field-jar = Which jar
field-offer = Which offer
field-quest = Which quest
field-first = Which first
field-second = Which second
field-piece = Which piece
field-cubes = Which cubes
field-cube = Which cube
field-flames = How many flames
field-deck = Which deck
field-meal = Which token
field-give = Give which
field-get = Take which
field-side = Which side
field-space = Which space
field-row = Which row
field-nail = Which nail
field-part = Which part
field-place = Which place
field-haints = How many haints
field-goblin = The goblin where
field-own = Which own haint
field-enemy = Which enemy haint
field-tile = Which tile

## Tiles

tile-first-player = First player
tile-advance = Advance
tile-spawn = Spawn
tile-strengthen = Strengthen
tile-card-cycle = +1/-1 card
tile-wild = Wild
tile-move-legend = Move legend
tile-spoon-back = Turn the spoon back
tile-first-scroll = First scroll

## Questions

ask-Abilities = Use your abilities.
ask-AfterAction = After the action you may use tiles, cards and free steps.
ask-AttackJar = Attack jar: you have one attack and one free action.
ask-BeforeAction = Before your action you may use a tile; otherwise act.
ask-BuryCard = Which card goes to the bottom of your deck?
ask-CarryDoll = Does the unit take the doll along?
ask-ChooseAttack = Whom do you attack, and from where?
ask-ChooseDeck = Which deck does the card come from?
ask-ChooseFaction = Which faction does the card activate?
ask-ChooseJar = Which jar do you flip?
ask-ClaimHaint = Which haint falls with the legend?
ask-Clash = Haints clash: do you strike?
ask-LayFlames = On which space do the flames start?
ask-LegendJar = Legend jar: use the track and the gift.
ask-MarchNext = Which group marches, and where?
ask-MoveOwnLegend = Move your legend.
ask-PlaceObjective = Place an objective of your opponent.
ask-PlaceSolo = Where does the objective go?
ask-Press = Do you pay for a hit?
ask-SetAsideCubes = How many cubes are set aside?
ask-SoloAttack = Whom does the faction attack?
ask-SpawnAtCard = Where do the haints appear?
ask-TwoParts = Which part do you do first?

## Actions

action-Act = Act now
action-Activate = Activate { $faction }
action-Advance = Advance { $group } from { $origin } to { $target }{ $doll ->
    [yes] , with the doll
   *[other] { "" }
  }
action-Attack = Attack { $foe } on { $target } from { $origin }
action-AttackAgain = Attack again with the { $jar } jar
action-Bury = Put { $card } under the deck
action-Claim = Take the haint on { $hex }
action-Done = Done: nothing more here
action-DrawSolo = Take a card from the { $deck ->
    [0] tactics
    [1] upgrade
    [2] goblin
   *[other] …
  } deck
action-DrawToken = Move the { $token } token from { $origin } to { $target }
action-EndTurn = End the turn
action-Finish = Finish
action-FirstSpace = Start on the { $space ->
    [1] cube
    [2] Spawn
    [3] move
   *[other] …
  } space
action-Flip = Flip the { $jar } jar
action-FreeAction = Free action
action-FreeStep = Free step: move { $group } from { $origin } to { $target }{ $doll ->
    [yes] , with the doll
   *[other] { "" }
  }
action-HitLegend = Hit { $piece } and push it to { $target }
action-Hold = Hold back
action-LeaveDoll = Leave the doll
action-MakeAttack = Attack
action-MarchGroup = March from { $origin } to { $target }
action-Move = Move { $piece } from { $origin } to { $target }
action-MoveNest = Move the nest from { $origin } to { $target }
action-Part = { $part ->
    [1] The first part
    [2] The second part
   *[other] Part …
  }
action-PlaceBuilding = Build on { $hex }
action-PlaceStorm = Raise a storm on { $hex }
action-PlaceTownsfolk = Place a townsperson on { $hex }
action-PullDoll = Pull the doll from { $origin } to { $target }
action-PutObjective = Place it on { $hex }
action-PutToken = Place the { $token } token on { $hex }
action-Remove = Remove { $piece } from { $hex }
action-SetAside = Set aside { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
action-ShiftPath = Move the path from { $origin } to { $target }
action-Spawn = Spawn { $haints ->
    [one] 1 haint
   *[other] { $haints } haints
  } on { $hex }
action-SpawnSolo = Spawn a haint on { $hex }
action-Stop = Stop here: what is left is not used
action-Strengthen = Strengthen by { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
action-Strike = Strike
action-TakeDoll = Take the doll along
action-Unpin = Return nail number { $nail }
action-UseGift = Use the gift
action-UseTile = Use the tile { $tile }
action-UseTrack = Use the legend track

## Events

event-Advanced = { $faction } advanced { $group } from { $origin } to { $target }.
event-AttackDeclared = { $attacker } attacked { $foe } on { $target } from { $origin }.
event-AttackFailed = The attack of { $attacker } failed.
event-BuildingDestroyed = The building on { $hex } was destroyed.
event-BuildingMoved = A building was moved from { $origin } to { $target }.
event-BuildingPlaced = A building now stands on { $hex }.
event-CardBuried = { $faction } put a card under the deck.
event-CardDrawn = { $faction } drew a card.
event-CubesSetAside = { $count ->
    [one] 1 { $cube } cube was
   *[other] { $count } { $cube } cubes were
  } set aside.
event-DollMoved = A doll moved from { $origin } to { $target }.
event-HaintKilled = { $killer } killed { $piece } on { $hex }.
event-HaintRemoved = Removed from { $hex }: { $piece }.
event-JarFlipped = { $faction } flipped the { $jar } jar.
event-LanternTaken = The lantern went to { $faction }.
event-LegendHit = { $attacker } hit { $piece }, pushing it to { $target }.
event-Moved = Moved from { $origin } to { $target }: { $piece }.
event-NailReturned = A nail was returned from { $hex }.
event-RoundBegan = Round { $round } begins; the lantern is with { $lantern }.
event-RoundEnded = Round { $round } is over.
event-Scored = { $faction } scored { $points ->
    [one] 1 point
   *[other] { $points } points
  }, for a total of { $total }.
event-SoloCardShown = The card “{ $card }” was revealed.
event-Spawned = { $faction } spawned { $haints ->
    [one] 1 haint
   *[other] { $haints } haints
  } on { $hex }.
event-SpoonTurned = The spoon of { $faction } now shows { $spoon }.
event-PathMoved = The path on { $origin } was moved to { $target }.
event-StormMoved = The storm on { $origin } moved to { $target }.
event-StormPlaced = A storm broke out on { $hex }.
event-Strengthened = { $faction } added { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  } to the battleground.
event-SuperiorityTaken = { $faction } had superior numbers and added { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
event-TileRevealed = The { $tile } tile lies at the { $jar } jar.
event-TileUsed = { $faction } used the { $tile } tile.
event-TokenCollected = { $faction } collected the { $token } token on { $hex }.
event-TokenMoved = The { $token } token moved from { $origin } to { $target }.
event-TokenPlaced = The { $token } token was placed on { $hex }.
event-TownsfolkMoved = A townsperson went from { $origin } to { $target }.
event-TownsfolkPlaced = A townsperson was placed on { $hex }.
event-TownsfolkRescued = A townsperson was rescued on { $hex }.
event-TreeFell = { $thrown-count ->
    [0] Nothing was thrown into the tree
   *[other] Thrown into the tree: { $thrown }
  }; { $fallen-count ->
    [0] no cube fell out
   *[other] fallen out: { $fallen }
  }; { $left-count ->
    [0] nothing is left inside
   *[other] left inside: { $left }
  }.
