### The second part of the Clockwork: Lizards, Riverfolk, Duchy, Corvids.

## Steps

bot-step-conspiracies = conspiracies
bot-step-convert = convert
bot-step-crusade = crusade
bot-step-sanctify = sanctify
bot-step-fanatics = fanatics
bot-step-rituals = rituals
bot-step-ritual = ritual
bot-step-lost-souls = Lost Souls
bot-step-market = market
bot-step-garrison = build and garrison
bot-step-organize-trade = organize
bot-step-racketeering = racketeering
bot-step-dig = dig
bot-step-ministers = ministers
bot-step-rally = rally
bot-step-sway = sway a minister
bot-step-cost-of-errors = cost of errors
bot-step-investors = investors
bot-step-flip = flip plots
bot-step-bomb = bomb
bot-step-extortion = extortion
bot-step-raid = raid
bot-step-plot = plot
bot-step-thicken = the plot thickens
bot-step-backup-plans = backup plans
bot-step-greedy = greedy
bot-step-service = service

## Why one candidate goes before another

criterion-open-slots = an open slot
criterion-most-open-slots = most open slots
criterion-most-enemy-buildings = most enemy buildings
criterion-most-enemy-buildings-and-tokens = most enemy buildings and tokens
criterion-pieces-of-payer = pieces of who has most in Payments
criterion-fewest-payments = fewest warriors in Payments
criterion-no-plot = no plot
criterion-most-payments = most warriors in Payments

## Logical Lizards

seat-logical_lizards = Logical Lizards
faction-logical_lizards = Logical Lizards
traits-spiteful = Spiteful
traits-erratic = Erratic
traits-fanatics = Fanatics
traits-martyrs = Martyrs
conspiracy-convert = convert
conspiracy-crusade = crusade
conspiracy-sanctify = sanctify
event-SoulsOrder = { $seat }: the Lost Souls order { $suit }
event-SoulRevealed = { $seat } reveals { $card } of the Lost Souls
event-SoulAdded = { $seat }: { $card } joins the Lost Souls
event-MarkerMoved = { $seat }: the marker comes to { $conspiracy }

## Drillbit Duchy

seat-drillbit_duchy = Drillbit Duchy
faction-drillbit_duchy = Drillbit Duchy
traits-foundations = Foundations
traits-investors = Investors
traits-overwhelm = Overwhelm
traits-invaders = Invaders
event-MinisterUncrowned = { $seat }: the { $minister } loses the crown
ask-Investors = { $seat }: buildings of the Drillbit Duchy fell; discard a card of such a suit ({ $suits }) for its investors.
action-DiscardForInvestors = discard { $card }
action-NothingForInvestors = no such card

## Cogwheel Corvids

seat-cogwheel_corvids = Cogwheel Corvids
faction-cogwheel_corvids = Cogwheel Corvids
traits-gamble = Gamble
traits-backup_plans = Backup Plans
traits-mastermind = Mastermind
traits-vendetta = Vendetta
event-BombReplaced = { $seat }: the bomb in { $place } is replaced by a plot face up: { $plot }
event-PlotGuessed = { $seat } guesses the plot in { $place }: { $plot }{ $right ->
    [yes] , rightly
   *[other] , wrongly
 }
ask-Gamble = { $seat }: the plot in { $clearing } is about to be turned up; guess its kind.
action-GuessPlot = guess { $plot }

## Riverfolk Robots

seat-riverfolk_robots = Riverfolk Robots
faction-riverfolk_robots = Riverfolk Robots
traits-greedy = Greedy
traits-involved = Involved
traits-garrison = Garrison
traits-ferocious = Ferocious
event-MarketFilled = { $seat }: the Market gets { $cards }
event-MarketCardSold = { $buyer } buys { $card } of the Riverfolk
event-PaymentsLost = { $seat }: warriors leave the Payments: { $warriors } of { $owner }
action-BuyMarketCard = buy { $card } from the Market
action-BuyMarketBoats = hire riverboats of the Riverfolk Robots
action-BuyMarketMercenaries = hire mercenaries of the Riverfolk Robots
