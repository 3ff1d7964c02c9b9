### Automated factions: names, options, what they do and why.

## Factions and options

seat-mechanical_marquise = Mechanical Marquise
faction-mechanical_marquise = Mechanical Marquise 2.0
seat-electric_eyrie = Electric Eyrie
faction-electric_eyrie = Electric Eyrie
seat-automated_alliance = Automated Alliance
faction-automated_alliance = Automated Alliance
seat-vagabot = Vagabot
faction-vagabot = Vagabot
faction-any = any faction of people
option-bots = how many of the factions drawn are automated (bots), if none are named
bots-any = any number
option-difficulty = difficulty of the bots: one for all, or one for each in seating order
difficulty-easy = easy
difficulty-default = default
difficulty-challenging = challenging
difficulty-nightmare = nightmare
option-traits = trait cards; each goes to the bot it belongs to, none: without traits
traits-none = no trait
traits-blitz = Blitz
traits-fortified = Fortified
traits-hospitals = Hospitals
traits-iron_will = Iron Will
traits-overwhelming = Overwhelming
traits-nobility = Nobility
traits-relentless = Relentless
traits-swoop = Swoop
traits-war_tax = War Tax
traits-focused = Focused
traits-informants = Informants
traits-popularity = Popularity
traits-veterans = Veterans
traits-wildfire = Wildfire
traits-steadfast = Steadfast
traits-adventurer = Adventurer
traits-berserker = Berserker
traits-helper = Helper
traits-marksman = Marksman
traits-questing = Questing
option-clockwork = variants of a game with bots: cooperative (the people together against the bots), dominance (bots win by dominance cards beside the map), letters (ties between players by setup letter), half_payments (a lost trade post costs the Riverfolk Robots half of all Payments)
clockwork-none = no variant
clockwork-cooperative = all people together against the bots
clockwork-dominance = dominance cards for the bots
clockwork-letters = ties between players by setup letter
clockwork-half_payments = a lost trade post costs half of all Payments
option-services = service cards by which bots buy of the Riverfolk: none, basic, advanced (basic and advanced), or the names of the bots whose advanced card is used
services-none = no services
services-basic = basic service cards
services-advanced = basic and advanced service cards
services-mechanical_marquise = advanced service card: Mechanical Marquise
services-electric_eyrie = advanced service card: Electric Eyrie
services-automated_alliance = advanced service card: Automated Alliance
services-vagabot = advanced service card: Vagabot
services-logical_lizards = advanced service card: Logical Lizards
services-drillbit_duchy = advanced service card: Drillbit Duchy
services-cogwheel_corvids = advanced service card: Cogwheel Corvids
option-vagabot = character of the Vagabot
vagabot-thief = Thief
bot-character-thief = Thief
vagabot-tinker = Tinker
bot-character-tinker = Tinker
vagabot-ranger = Ranger
bot-character-ranger = Ranger
vagabot-vagrant = Vagrant
bot-character-vagrant = Vagrant
vagabot-scoundrel = Scoundrel
bot-character-scoundrel = Scoundrel
vagabot-arbiter = Arbiter
bot-character-arbiter = Arbiter

## Steps of a bot's turn

bot-step-setup = setup
bot-step-order = order card
bot-step-craft = craft
bot-step-battle = battle
bot-step-recruit = recruit
bot-step-build = build
bot-step-move = move
bot-step-expand = expand
bot-step-score = score
bot-step-discard-order = discard the order card
bot-step-blitz = blitz
bot-step-hospitals = hospitals
bot-step-end-of-evening = end of Evening
bot-step-decree = decree
bot-step-new-roost = new roost
bot-step-turmoil = turmoil
bot-step-relentless = relentless
bot-step-swoop = swoop
bot-step-revolt = revolt
bot-step-public-pity = public pity
bot-step-spread = spread sympathy
bot-step-surprise-revolt = surprise revolt
bot-step-organize = organize
bot-step-wildfire = wildfire
bot-step-outrage = automated outrage
bot-step-slip = slip
bot-step-explore = explore
bot-step-quest = quest
bot-step-aid = aid
bot-step-repair = repair
bot-step-special = special action
bot-step-refresh = refresh

## Why one candidate goes before another

criterion-priority = highest priority
criterion-lowest-priority = lowest priority
criterion-turn-order = first in turn order
criterion-most-enemy-pieces = most enemy pieces
criterion-fewest-enemy-pieces = fewest enemy pieces
criterion-fewest-enemy-warriors = fewest enemy warriors
criterion-most-pieces = most pieces there
criterion-most-points = most victory points
criterion-fewest-points = fewest victory points
criterion-most-own-warriors = most own warriors
criterion-fewest-own-warriors = fewest own warriors
criterion-no-roost = no roost
criterion-most-defenseless-buildings = most defenseless buildings
criterion-most-buildings = most buildings there
criterion-most-buildings-and-tokens = most buildings and tokens
criterion-fewest-warriors = fewest of that player's warriors
criterion-nearest = nearest

## The journal

event-BotStep = { $seat }: { $step } ({ $rule })
event-BotPassedOver = ↳ { $places } out by { $criterion }{ $values-count ->
    [0] { "" }
   *[other] : { $values } against { $best }
 } ({ $rule })
event-BotChose = ↳ chosen: { $place }, { $among ->
    [1] the only candidate
   *[other] of { $among } candidates
 } ({ $rule })
event-BotPassedOverPlayers = ↳ { $players } out by { $criterion }{ $values-count ->
    [0] { "" }
   *[other] : { $values } against { $best }
 } ({ $rule })
event-BotChosePlayer = ↳ chosen: { $player }, { $among ->
    [1] the only candidate
   *[other] of { $among } candidates
 } ({ $rule })
event-BotDrewPlace = { $seat } draws { $place } by lot out of { $places } ({ $rule })
event-BotFoundNothing = ↳ nothing possible here ({ $rule })
event-OrderRevealed = { $seat } reveals { $card } as its order
event-BotStopped = { $seat } is stopped by a snare, place: { $place }
event-BotTurmoil = { $seat } falls into turmoil; bird cards in the Decree: { $birds }; purged: { $cards }
event-OrderKept = { $seat } adds { $card } to its Decree
ask-AutomatedOutrage = Discard a card of the clearing's suit ({ $clearing }) for the outrage of the Automated Alliance.
action-DiscardForOutrage = discard { $card }
action-NothingToDiscard = no such card
event-BotQuest = { $seat } now seeks the quest { $quest }
event-BotAided = { $seat } aids { $player } and takes { $items }
event-BotCharacterChosen = { $seat } is the { $character }
event-DecreeColumn = ↳ column of the Decree: { $suit }, cards in it: { $cards }
event-BotExtraHit = { $seat }: one extra hit ({ $rule })
