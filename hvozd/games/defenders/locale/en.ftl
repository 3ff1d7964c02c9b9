# Defenders of the Wild

## Words

option-seats = players
option-factions = factions in seating order; two for a player alone
option-difficulty = difficulty
option-difficult = difficult cards
faction-order = Order
faction-council = Council
faction-coven = Coven
faction-sect = Sect
habitat-forest = forest
habitat-plains = plains
habitat-marsh = marsh
habitat-mountain = mountain
item-maps = maps
item-bread = bread
item-potions = potions
item-rockets = rockets
direction-right = right
direction-left = left
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

board-pieces = M mechs, P pollution, T toxic site, ^ camp, @ organizer; O Order, C Council, V Coven, S Sect
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
ask-BurnToxicSites = Controlled Blaze: which toxic site is cleared next?
ask-Sharpshoot = Sharpshooter: where do you destroy a mech?
ask-RainRust = Rain of Rust: where does a mech rust away?
ask-Tunnel = Tunnels: where does your organizer come up?
ask-ShiftOrganizer = Secret Paths: does your organizer slip to a hex next to it?
ask-MoveLibrary = Traveling Library: which camp moves where?
ask-GiveHerbs = Medicinal Herbs: who is healed?
ask-DemolishWall = Demolitions: which wall is breached?

## Actions

action-TakeOrganizer = { $organizer } leads
action-Settle = starting camp on { $hex }
action-Deal = { $first } and { $second } cards
action-Choose = choose { $card }
action-TurnUp = turn up the top card of the { $player }
action-Resolve = ability of the { $player }
action-EndTurn = end the actions
action-Move = move to { $hex }
action-Build = build a camp
action-Regroup = regroup to { $hex }
action-Clear = clear the pollution
action-Heal = heal
action-Destroy = destroy a mech
action-Breach = breach the wall { $edge }
action-Rewild = rewild the factory
action-Gather = gain the item of this camp
action-TeamUp = team up with { $card }
action-Share = tell the habitats of your hand
action-UseBread = bread: 1 more point
action-UsePotionsToHeal = potions: heal 1 damage
action-UsePotionsToClear = potions: clear the pollution
action-UseRocketsToDestroy = rockets: destroy a mech on { $hex }
action-UseRocketsToBreach = rockets: breach the wall { $edge }
action-UseMapsToMove = maps: move to { $hex }
action-UseMapsToRegroup = maps: regroup to { $hex }
action-At = { $hex }
action-Stay = stay
action-Relocate = the camp of { $origin } to { $target }
action-Nurse = the { $player }
action-Demolish = the wall { $edge }

## Events

event-OrganizerChosen = The { $player } is led by { $organizer }.
event-CampPlaced = The { $player } settles on { $hex }.
event-FirstPlayer = The { $player } has the first player marker.
event-DefenderRevealed = The { $player } reveals { $card }.
event-CardsDrawn = The { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
  }.
event-CardsSeen = You draw { $cards }.
event-DeckShuffled = The { $player } shuffles a new deck.
event-TeamedUp = { $card } joins the team of the { $player }.
event-HabitatsShared = The { $player } holds: forest { $forest }, plains { $plains }, marsh { $marsh }, mountain { $mountain }.
event-Moved = The { $player } moves to { $hex }.
event-Regrouped = The { $player } regroups to { $hex }.
event-Shifted = The { $player } slips to { $hex }.
event-CampBuilt = The { $player } builds a camp on { $hex }.
event-CampMoved = The { $player } moves a camp from { $origin } to { $target }.
event-PlayerLeft = The { $player } has done its task and leaves the game.
event-SupportGained = The { $player } gains { $amount } support.
event-PollutionCleared = The { $player } clears { $hex }.
event-Healed = The { $player } removes { $amount } damage.
event-MechDestroyed = The { $player } destroys a mech on { $hex }.
event-MechRusted = A mech on { $hex } rusts away.
event-WallBreached = The { $player } breaches the wall { $edge }.
event-FactoryRewilded = The { $player } rewilds the factory on { $hex }.
event-ItemGained = The { $player } gains { $item }.
event-ItemUsed = The { $player } uses { $item }.
event-DamageRolled = The { $player } rolls { $face }.
event-DamageTaken = The { $player } takes { $amount } damage.
event-DefenderKilled = { $card } of the { $player } is killed.
event-MachineCardDrawn = Machine card: { $card }.
event-MachineCardSkipped = No machine card for the { $player }.
event-DirectionSwitched = The machines turn { $direction }.
event-EngineAdvanced = Engine { $engine } advances to { $edge }.
event-EngineReset = Engine { $engine } is stuck and goes back to the core.
event-EngineDeployed = Engine { $engine } is deployed at { $edge }.
event-FactoryBuilt = Factory { $number } is built on { $hex }.
event-PollutionSpread = Pollution reaches { $hex }.
event-ToxicSitePlaced = { $hex } becomes a toxic site.
event-HunterDeployed = A hunter appears on { $hex }.
event-HuntersPursued = { $hunters ->
    [one] A hunter goes
   *[other] { $hunters } hunters go
  } from { $origin } to { $target }.

## Organizers

organizer-burrun = Burrun
organizer-saffra = Saffra
organizer-nexto = Nexto
organizer-thexuloa = Thexuloa
organizer-zinnobel = Zinnobel
organizer-agarica = Agarica
organizer-guszper = Guszper
organizer-uzzik = Uzzik

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

## Abilities

ability-order-comrade = Order Comrade
ability-order-comrade-text = Reveal: the first player marker goes one player to the left.
ability-archives = Archives
ability-archives-text = Reveal: you get maps.
ability-almanac-printing = Almanac Printing
ability-almanac-printing-text = Reveal: maps for everybody.
ability-controlled-blaze = Controlled Blaze
ability-controlled-blaze-text = Reveal: all hexes around your organizer lose their pollution.
ability-feel-the-burn = Feel the Burn
ability-feel-the-burn-text = Ongoing: each time you are hurt you also gain 1 support.
ability-pyromancy = Pyromancy
ability-pyromancy-text = Reveal: you take 1 damage.
ability-manifesto = Manifesto
ability-manifesto-text = Reveal: 2 support for you.
ability-traveling-library = Traveling Library
ability-traveling-library-text = Reveal: one of your camps moves to a free forest hex.
ability-sanctuary = Sanctuary
ability-sanctuary-text = Ongoing: everybody may regroup to any camp, without a damage roll.
ability-council-comrade = Council Comrade
ability-council-comrade-text = Reveal: the first player marker goes one player to the left.
ability-field-kitchen = Field Kitchen
ability-field-kitchen-text = Reveal: you get bread.
ability-break-bread = Break Bread
ability-break-bread-text = Reveal: bread for everybody.
ability-sustenance = Sustenance
ability-sustenance-text = Ongoing: 1 support for you after anybody has built a camp.
ability-bountiful-harvest = Bountiful Harvest
ability-bountiful-harvest-text = Reveal: you draw 2 cards.
ability-caravans = Caravans
ability-caravans-text = Ongoing: everybody may use corridors of every habitat.
ability-fortitude = Fortitude
ability-fortitude-text = Ongoing: a rolled 2 does not hurt you.
ability-sharpshooter = Sharpshooter
ability-sharpshooter-text = Reveal: you destroy a mech on an adjacent hex.
ability-field-hospital = Field Hospital
ability-field-hospital-text = Reveal: everybody removes 1 damage.
ability-coven-comrade = Coven Comrade
ability-coven-comrade-text = Reveal: the first player marker goes one player to the left.
ability-bubbling-brew = Bubbling Brew
ability-bubbling-brew-text = Reveal: you get potions.
ability-apothecary = Apothecary
ability-apothecary-text = Reveal: potions for everybody.
ability-evasion = Evasion
ability-evasion-text = Ongoing: a rolled 1 does not hurt you.
ability-ambush = Ambush
ability-ambush-text = Reveal: you destroy a mech in your own hex.
ability-secret-paths = Secret Paths
ability-secret-paths-text = Reveal: everybody may shift to an adjacent hex.
ability-friendly-fungi = Friendly Fungi
ability-friendly-fungi-text = Ongoing: a hex where your Move ends is cleared of pollution.
ability-rain-of-rust = Rain of Rust
ability-rain-of-rust-text = Reveal: somewhere without a toxic site a mech turns into a pollution token.
ability-medicinal-herbs = Medicinal Herbs
ability-medicinal-herbs-text = Reveal: a player of your choice removes all damage.
ability-sect-comrade = Sect Comrade
ability-sect-comrade-text = Reveal: the first player marker goes one player to the left.
ability-arsenal = Arsenal
ability-arsenal-text = Reveal: you get rockets.
ability-fireworks-festival = Fireworks Festival
ability-fireworks-festival-text = Reveal: rockets for everybody.
ability-hack-attack = Hack Attack
ability-hack-attack-text = No machine card comes at the end of your turn.
ability-scrap-hunter = Scrap Hunter
ability-scrap-hunter-text = Ongoing: a mech you destroy gives 2 support.
ability-power-down = Power Down
ability-power-down-text = Ongoing: walls stop nobody's moves.
ability-tunnels = Tunnels
ability-tunnels-text = Reveal: your organizer goes to any mountain hex.
ability-ballistics = Ballistics
ability-ballistics-text = Ongoing: your rockets also destroy mechs on adjacent hexes.
ability-demolitions = Demolitions
ability-demolitions-text = Reveal: you breach any wall of the board.

## Defenders

card-rystle = Rystle
card-tallow = Tallow
card-flika = Flika
card-vellum = Vellum
card-popel = Popel
card-quillane = Quillane
card-emberlyn = Emberlyn
card-scorrel = Scorrel
card-charrow = Charrow
card-kilnar = Kilnar
card-sparrin = Sparrin
card-wickel = Wickel
card-parchel = Parchel
card-inkeri = Inkeri
card-folian = Folian
card-wagonel = Wagonel
card-hearthen = Hearthen
card-cloistra = Cloistra
card-braxon = Braxon
card-oxlow = Oxlow
card-pottax = Pottax
card-dumplix = Dumplix
card-ryexa = Ryexa
card-crustex = Crustex
card-maizex = Maizex
card-acornix = Acornix
card-sheafax = Sheafax
card-tillex = Tillex
card-aexyl = Aexyl
card-cartox = Cartox
card-bulwax = Bulwax
card-granix = Granix
card-fletchax = Fletchax
card-hawxley = Hawxley
card-medoxa = Medoxa
card-splintex = Splintex
card-willowmere = Willowmere
card-bramblo = Bramblo
card-cauldra = Cauldra
card-steepwyn = Steepwyn
card-tinctra = Tinctra
card-yarrowen = Yarrowen
card-slipreed = Slipreed
card-dartwing = Dartwing
card-murkle = Murkle
card-thornjaw = Thornjaw
card-fenwisp = Fenwisp
card-hollowfoot = Hollowfoot
card-morelia = Morelia
card-puffby = Puffby
card-drizzra = Drizzra
card-verdigrin = Verdigrin
card-comfreya = Comfreya
card-balmwort = Balmwort
card-gryzz = Gryzz
card-zeppa = Zeppa
card-fuzewick = Fuzewick
card-zallow = Zallow
card-riiz = Riiz
card-sizzlo = Sizzlo
card-bitzel = Bitzel
card-zeroth = Zeroth
card-rivez = Rivez
card-junkzel = Junkzel
card-fizzbolt = Fizzbolt
card-ozmo = Ozmo
card-digzby = Digzby
card-burroz = Burroz
card-vektoz = Vektoz
card-arczer = Arczer
card-kaboz = Kaboz
card-blazto = Blazto
