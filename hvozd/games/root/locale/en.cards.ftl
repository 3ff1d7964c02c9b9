### The cards of both decks: the title, the card as sentences name it (with its suit), and what it does.

## Titles

title-bird_ambush = Ambush!
title-bird_dominance = Dominance
title-bird_birdy_bindle = Birdy Bindle
title-bird_woodland_runners = Woodland Runners
title-bird_arms_trader = Arms Trader
title-bird_crossbow = Crossbow
title-armorers = Armorers
title-sappers = Sappers
title-brutal_tactics = Brutal Tactics
title-royal_claim = Royal Claim
title-fox_ambush = Ambush!
title-fox_dominance = Dominance
title-fox_gently_used_knapsack = Gently Used Knapsack
title-fox_root_tea = Root Tea
title-fox_travel_gear = Travel Gear
title-fox_protection_racket = Protection Racket
title-fox_foxfolk_steel = Foxfolk Steel
title-fox_anvil = Anvil
title-fox_favor = Favor of the Foxes
title-stand_and_deliver = Stand and Deliver!
title-tax_collector = Tax Collector
title-rabbit_ambush = Ambush!
title-rabbit_dominance = Dominance
title-rabbit_smugglers_trail = Smuggler's Trail
title-rabbit_root_tea = Root Tea
title-rabbit_a_visit_to_friends = A Visit to Friends
title-rabbit_bake_sale = Bake Sale
title-rabbit_favor = Favor of the Rabbits
title-command_warren = Command Warren
title-better_burrow_bank = Better Burrow Bank
title-cobbler = Cobbler
title-mouse_ambush = Ambush!
title-mouse_dominance = Dominance
title-mouse_mouse_in_a_sack = Mouse-in-a-Sack
title-mouse_root_tea = Root Tea
title-mouse_travel_gear = Travel Gear
title-mouse_investments = Investments
title-mouse_sword = Sword
title-mouse_crossbow = Crossbow
title-mouse_favor = Favor of the Mice
title-scouting_party = Scouting Party
title-codebreakers = Codebreakers
title-saboteurs = Saboteurs
title-soup_kitchens = Soup Kitchens
title-boat_builders = Boat Builders
title-corvid_planners = Corvid Planners
title-eyrie_emigre = Eyrie Émigré
title-fox_partisans = Fox Partisans
title-propaganda_bureau = Propaganda Bureau
title-false_orders = False Orders
title-informants = Informants
title-rabbit_partisans = Rabbit Partisans
title-tunnels = Tunnels
title-charm_offensive = Charm Offensive
title-swap_meet = Swap Meet
title-coffin_makers = Coffin Makers
title-mouse_partisans = Mouse Partisans
title-league_of_adventurous_mice = League of Adventurous Mice
title-murine_broker = Murine Broker
title-master_engravers = Master Engravers

## As sentences name them

card-bird_ambush = { title-bird_ambush } ({ suit-bird })
card-bird_dominance = { title-bird_dominance } ({ suit-bird })
card-bird_birdy_bindle = { title-bird_birdy_bindle } ({ suit-bird })
card-bird_woodland_runners = { title-bird_woodland_runners } ({ suit-bird })
card-bird_arms_trader = { title-bird_arms_trader } ({ suit-bird })
card-bird_crossbow = { title-bird_crossbow } ({ suit-bird })
card-armorers = { title-armorers } ({ suit-bird })
card-sappers = { title-sappers } ({ suit-bird })
card-brutal_tactics = { title-brutal_tactics } ({ suit-bird })
card-royal_claim = { title-royal_claim } ({ suit-bird })
card-fox_ambush = { title-fox_ambush } ({ suit-fox })
card-fox_dominance = { title-fox_dominance } ({ suit-fox })
card-fox_gently_used_knapsack = { title-fox_gently_used_knapsack } ({ suit-fox })
card-fox_root_tea = { title-fox_root_tea } ({ suit-fox })
card-fox_travel_gear = { title-fox_travel_gear } ({ suit-fox })
card-fox_protection_racket = { title-fox_protection_racket } ({ suit-fox })
card-fox_foxfolk_steel = { title-fox_foxfolk_steel } ({ suit-fox })
card-fox_anvil = { title-fox_anvil } ({ suit-fox })
card-fox_favor = { title-fox_favor } ({ suit-fox })
card-stand_and_deliver = { title-stand_and_deliver } ({ suit-fox })
card-tax_collector = { title-tax_collector } ({ suit-fox })
card-rabbit_ambush = { title-rabbit_ambush } ({ suit-rabbit })
card-rabbit_dominance = { title-rabbit_dominance } ({ suit-rabbit })
card-rabbit_smugglers_trail = { title-rabbit_smugglers_trail } ({ suit-rabbit })
card-rabbit_root_tea = { title-rabbit_root_tea } ({ suit-rabbit })
card-rabbit_a_visit_to_friends = { title-rabbit_a_visit_to_friends } ({ suit-rabbit })
card-rabbit_bake_sale = { title-rabbit_bake_sale } ({ suit-rabbit })
card-rabbit_favor = { title-rabbit_favor } ({ suit-rabbit })
card-command_warren = { title-command_warren } ({ suit-rabbit })
card-better_burrow_bank = { title-better_burrow_bank } ({ suit-rabbit })
card-cobbler = { title-cobbler } ({ suit-rabbit })
card-mouse_ambush = { title-mouse_ambush } ({ suit-mouse })
card-mouse_dominance = { title-mouse_dominance } ({ suit-mouse })
card-mouse_mouse_in_a_sack = { title-mouse_mouse_in_a_sack } ({ suit-mouse })
card-mouse_root_tea = { title-mouse_root_tea } ({ suit-mouse })
card-mouse_travel_gear = { title-mouse_travel_gear } ({ suit-mouse })
card-mouse_investments = { title-mouse_investments } ({ suit-mouse })
card-mouse_sword = { title-mouse_sword } ({ suit-mouse })
card-mouse_crossbow = { title-mouse_crossbow } ({ suit-mouse })
card-mouse_favor = { title-mouse_favor } ({ suit-mouse })
card-scouting_party = { title-scouting_party } ({ suit-mouse })
card-codebreakers = { title-codebreakers } ({ suit-mouse })
card-saboteurs = { title-saboteurs } ({ suit-bird })
card-soup_kitchens = { title-soup_kitchens } ({ suit-bird })
card-boat_builders = { title-boat_builders } ({ suit-bird })
card-corvid_planners = { title-corvid_planners } ({ suit-bird })
card-eyrie_emigre = { title-eyrie_emigre } ({ suit-bird })
card-fox_partisans = { title-fox_partisans } ({ suit-fox })
card-propaganda_bureau = { title-propaganda_bureau } ({ suit-fox })
card-false_orders = { title-false_orders } ({ suit-fox })
card-informants = { title-informants } ({ suit-fox })
card-rabbit_partisans = { title-rabbit_partisans } ({ suit-rabbit })
card-tunnels = { title-tunnels } ({ suit-rabbit })
card-charm_offensive = { title-charm_offensive } ({ suit-rabbit })
card-swap_meet = { title-swap_meet } ({ suit-rabbit })
card-coffin_makers = { title-coffin_makers } ({ suit-rabbit })
card-mouse_partisans = { title-mouse_partisans } ({ suit-mouse })
card-league_of_adventurous_mice = { title-league_of_adventurous_mice } ({ suit-mouse })
card-murine_broker = { title-murine_broker } ({ suit-mouse })
card-master_engravers = { title-master_engravers } ({ suit-mouse })

## What they do

text-item = Craft it to take { $item } from the common supply and score { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
text-ambush = Defending in { $suit-id ->
    [bird] any clearing
   *[other] a { $suit } clearing
  }, deal two hits before the dice roll; attacking there, foil an ambush.
text-dominance = With 10 points, stop scoring and win by ruling { $suit-id ->
    [bird] two opposite corners
   *[other] three { $suit } clearings
  } at the start of your Birdsong.
text-armorers = In a battle, discard it after the roll to suffer none of the rolled hits.
text-sappers = Defending, discard it after the roll to deal one extra hit.
text-brutal_tactics = Attacking, you may deal one extra hit; the defender then scores a point.
text-royal_claim = In Birdsong, discard it to score a point for every clearing you rule.
text-stand_and_deliver = Once each Birdsong, take a random card of another player, who scores a point.
text-tax_collector = Once each Daylight, take one of your warriors off the map and draw a card.
text-command_warren = At the start of Daylight you may battle once.
text-better_burrow_bank = At the start of Birdsong, you and a player of your choice each draw a card.
text-cobbler = At the start of Evening you may move once.
text-scouting_party = When you attack, nobody can ambush you.
text-codebreakers = Once each Daylight, look at the hand of another player.
text-fox_favor = Craft it to remove all enemy pieces from the fox clearings.
text-rabbit_favor = Craft it to remove all enemy pieces from the rabbit clearings.
text-mouse_favor = Craft it to remove all enemy pieces from the mouse clearings.
text-saboteurs = At the start of Birdsong, discard it together with one crafted card of an enemy.
text-soup_kitchens = Your tokens count for rule, and each counts twice.
text-boat_builders = Rivers are paths for you.
text-corvid_planners = You move without ruling either clearing.
text-eyrie_emigre = At the end of Birdsong, move and then battle where you arrived, or lose this card.
text-false_orders = In Birdsong, discard it to march half of an enemy's warriors, rounded up, out of a clearing.
text-informants = In the Evening, instead of drawing, you may take an ambush card from the discard pile.
text-propaganda_bureau = Once each Daylight, spend a card to turn an enemy warrior in a clearing of its suit into yours.
text-tunnels = Clearings with your crafting pieces are adjacent to each other for you.
text-charm_offensive = At the start of Evening, draw a card and let another player score a point.
text-swap_meet = Once each Birdsong, take a random card of another player and give one back.
text-coffin_makers = Warriors bound for any supply gather here; at your Birdsong every five score a point and all leave.
text-league_of_adventurous_mice = Once each Daylight, turn one of your crafted items down to move or to battle.
text-murine_broker = Whenever another player crafts an item, you draw a card.
text-master_engravers = Every item you craft scores one point more.
text-fox_partisans = In a battle in a fox clearing, deal one extra hit, then keep only foxes in hand, and the birds you want.
text-rabbit_partisans = In a battle in a rabbit clearing, deal one extra hit, then keep only rabbits in hand, and the birds you want.
text-mouse_partisans = In a battle in a mouse clearing, deal one extra hit, then keep only mice in hand, and the birds you want.
