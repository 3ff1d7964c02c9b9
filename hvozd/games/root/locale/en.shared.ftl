### What a faction and the bot that stands for it both speak of: pieces, quests, items as they lie, ministers, plots.

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
event-MarketCardSold = { $buyer } bought { $card }.
piece-fox_garden = fox garden
    .a = a fox garden
piece-rabbit_garden = rabbit garden
    .a = a rabbit garden
piece-mouse_garden = mouse garden
    .a = a mouse garden
short-fox_garden = garden
short-rabbit_garden = garden
short-mouse_garden = garden
event-AcolytesGained = { $seat } gained { $acolytes ->
    [one] 1 acolyte
   *[other] { $acolytes } acolytes
  }.
event-AcolytesSpent = { $seat } spent { $acolytes ->
    [one] 1 acolyte
   *[other] { $acolytes } acolytes
  }.
board-acolytes = acolytes { $acolytes }
board-revealed = revealed
piece-fox_trade_post = fox trade post
    .a = a fox trade post
piece-rabbit_trade_post = rabbit trade post
    .a = a rabbit trade post
piece-mouse_trade_post = mouse trade post
    .a = a mouse trade post
short-fox_trade_post = trade post
short-rabbit_trade_post = trade post
short-mouse_trade_post = trade post
service-hand_card = hand card
service-riverboats = riverboats
service-mercenaries = mercenaries
event-ServiceBought = { $buyer } bought a service ({ $service }) for { $price ->
    [one] 1 warrior
   *[other] { $price } warriors
  }.
event-OwnPayment = { $seat }: { $warriors ->
    [one] 1 warrior of their own goes
   *[other] { $warriors } warriors of their own go
  } to the payments.
board-payments = payments
board-sold = sold this turn: { $services }
piece-citadel = citadel
    .a = a citadel
piece-market = market
    .a = a market
piece-tunnel = tunnel
    .a = a tunnel
minister-foremole = Foremole
minister-captain = Captain
minister-marshal = Marshal
minister-brigadier = Brigadier
minister-banker = Banker
minister-mayor = Mayor
minister-duchess_of_mud = Duchess of Mud
minister-baron_of_dirt = Baron of Dirt
minister-earl_of_stone = Earl of Stone
event-MinisterSwayed = { $seat } swayed the { $minister }.
board-burrow = in the Burrow { $warriors }
board-buildings = citadels { $citadels }, markets { $markets }
piece-plot = face-down plot
    .a = a face-down plot
piece-bomb = bomb
    .a = a bomb
piece-snare = snare
    .a = a snare
piece-extortion = extortion
    .a = an extortion
piece-raid = raid
    .a = a raid
short-plot = plot?
short-bomb = BOMB
short-snare = SNARE
short-extortion = EXTORTION
short-raid = RAID
plot-face_down = face-down plot
plot-bomb = bomb
plot-snare = snare
plot-extortion = extortion
plot-raid = raid
field-plot = Which plot
event-PlotPlaced = { $seat } placed a face-down plot in { $place-name }.
event-PlotFlipped = { $seat } flipped the plot in { $place-name }: { $plot }.
event-PlotRevealed = The plot removed from { $place-name } was: { $plot }.
board-plots-left = plots in supply { $plots }
ware-boots = boots
    .a = boots
ware-boots-used = boots (face down)
    .a = boots (face down)
ware-boots-damaged = boots (damaged)
    .a = boots (damaged)
ware-boots-used-damaged = boots (damaged, face down)
    .a = boots (damaged, face down)
ware-bag = bag
    .a = a bag
ware-bag-used = bag (face down)
    .a = a bag (face down)
ware-bag-damaged = bag (damaged)
    .a = a bag (damaged)
ware-bag-used-damaged = bag (damaged, face down)
    .a = a bag (damaged, face down)
ware-crossbow = crossbow
    .a = a crossbow
ware-crossbow-used = crossbow (face down)
    .a = a crossbow (face down)
ware-crossbow-damaged = crossbow (damaged)
    .a = a crossbow (damaged)
ware-crossbow-used-damaged = crossbow (damaged, face down)
    .a = a crossbow (damaged, face down)
ware-hammer = hammer
    .a = a hammer
ware-hammer-used = hammer (face down)
    .a = a hammer (face down)
ware-hammer-damaged = hammer (damaged)
    .a = a hammer (damaged)
ware-hammer-used-damaged = hammer (damaged, face down)
    .a = a hammer (damaged, face down)
ware-sword = sword
    .a = a sword
ware-sword-used = sword (face down)
    .a = a sword (face down)
ware-sword-damaged = sword (damaged)
    .a = a sword (damaged)
ware-sword-used-damaged = sword (damaged, face down)
    .a = a sword (damaged, face down)
ware-tea = tea
    .a = tea
ware-tea-used = tea (face down)
    .a = tea (face down)
ware-tea-damaged = tea (damaged)
    .a = tea (damaged)
ware-tea-used-damaged = tea (damaged, face down)
    .a = tea (damaged, face down)
ware-coins = coins
    .a = coins
ware-coins-used = coins (face down)
    .a = coins (face down)
ware-coins-damaged = coins (damaged)
    .a = coins (damaged)
ware-coins-used-damaged = coins (damaged, face down)
    .a = coins (damaged, face down)
ware-torch = torch
    .a = a torch
ware-torch-used = torch (face down)
    .a = a torch (face down)
ware-torch-damaged = torch (damaged)
    .a = a torch (damaged)
ware-torch-used-damaged = torch (damaged, face down)
    .a = a torch (damaged, face down)
ware-ally = a warrior of the ally
    .a = a warrior of the ally
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
field-items = Which items
field-item = Which item
field-arbiter = Whose swords
ask-OfferProtector = { $seat }: an Arbiter stands in the clearing; borrow his swords for this battle (he scores a point), or fight without them.
action-Enlist = Borrow the swords of { $arbiter }
event-PawnPlaced = { $seat } started in { $place-name }.
event-Exhausted = { $seat } exhausted { $items-count ->
    [0] nothing
   *[other] { $items-acc }
  }.
event-ItemsDamaged = { $seat } damaged { $items-count ->
    [0] nothing
   *[other] { $items-acc }
  }.
event-Repaired = { $seat } repaired { $items-count ->
    [0] nothing
   *[other] { $items-acc }
  }.
event-RuinExplored = { $seat } { $item ->
    [none] left the ruin in { $place-name } as it is
   *[other] found { $item-a } in the ruin in { $place-name }
  }.
event-QuestDone = { $seat } completed the quest { $quest }.
event-Enlisted = { $seat } borrowed the swords of { $arbiter }.
action-StartIn = Start in { $clearing-name }
board-keep = keep in { $clearing }
board-no-keep = no keep
board-decree = Decree
board-vizier = vizier
board-roosts = roosts { $roosts }, scoring { $points }
board-sympathy = sympathy { $sympathy }
board-bases = bases: { $bases }
board-no-bases = no base
