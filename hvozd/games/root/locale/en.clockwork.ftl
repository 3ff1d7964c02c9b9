### Automated factions: names, options, what they do and why.

## Factions and options

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
option-clockwork = variants of a game with bots: cooperative (the people together against the bots), dominance (bots win by dominance cards beside the map), letters (ties between players by setup letter), half_payments (a lost trade post costs a bot that sells half of all Payments)
clockwork-none = no variant
clockwork-cooperative = all people together against the bots
clockwork-dominance = dominance cards for the bots
clockwork-letters = ties between players by setup letter
clockwork-half_payments = a lost trade post costs half of all Payments
option-services = service cards by which bots buy services: none, basic, advanced (basic and advanced), or the names of the bots whose advanced card is used
services-none = no services
services-basic = basic service cards
services-advanced = basic and advanced service cards

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

## The journal

event-BotStep = { $seat }: { $step } ({ $rule }).
event-BotDrewPlace = { $places-count ->
    [one] { $seat } could only get { $place }
   *[other] { $seat } drew lots between { $places } and got { $place }
  } ({ $rule }).
event-OrderRevealed = { $seat } revealed { $card } as the order.
event-BotStopped = { $seat } was stopped by a snare in { $place-name }.
event-BotExtraHit = { $seat } dealt one extra hit ({ $rule }).

## Doubtful sentences
ruling-AMB-01 = Where bots cannot tell players apart, the letters on their boards decide, from A to I.
    .letter = Where bots cannot tell players apart, whoever comes first in turn order is chosen.
ruling-AMB-49 = On the lake a bot counts the coast as joined to the ferry only while the ferry can still carry it this turn.
    .letter = On the lake every bot acts as if a path joined the ferry's clearing to all others on the coast, whatever it does.
option-rulings = doubtful sentences that are read otherwise than by the letter
ruling-X-9 = Royal Claim counts the clearings of the map only, not the Burrow.
    .letter = Royal Claim counts every clearing you rule, the Burrow included.
ruling-X-5 = The discard pile is shuffled into a new deck as soon as the last card is drawn.
    .letter = The discard pile is shuffled into a new deck when a card must be drawn and there is none.
ruling-any = each as the dice say
