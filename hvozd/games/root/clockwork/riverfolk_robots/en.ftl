### Riverfolk Robots

board-bot-market = market from left to right
board-bot-prices = a service costs { $price_low } warriors, from { $middle_points } points { $price_middle }, from { $high_points } points { $price_high }
board-bot-shield = shield: battles in every clearing
board-bot-sword = sword: battles in ordered clearings
trait-text-greedy = Scores a point when the leader buys.
trait-text-involved = A person who has not hired mercenaries has them for enemies.
trait-text-garrison = Never defenseless; trade posts add to the hits it may roll.
trait-text-ferocious = As attacker it may always roll three hits.
seat-riverfolk_robots = Riverfolk Robots
faction-riverfolk_robots = Riverfolk Robots
traits-greedy = Greedy
traits-involved = Involved
traits-garrison = Garrison
traits-ferocious = Ferocious
event-MarketFilled = { $seat } added { $cards-count ->
    [0] nothing
   *[other] { $cards }
  } to the Market.
event-PaymentsLost = { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } of { $owner } left the Payments of { $seat }.
action-BuyMarketCard = Buy { $card } from the Market
action-BuyMarketBoats = Hire riverboats from the Riverfolk Robots
action-BuyMarketMercenaries = Hire mercenaries from the Riverfolk Robots

ruling-AMB-32 = A lost trade post costs the Riverfolk Robots half of all warriors in Payments, whoever owns them.
    .letter = A lost trade post costs the Riverfolk Robots half of the warriors that its remover has in Payments, as their board says.
event-Collected = { $seat } took { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } from { $place-name } to Payments.
