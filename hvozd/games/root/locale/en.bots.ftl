### The boards of the automated factions, and what their cards do.

board-bot-track = { $piece } ×{ $number }, scoring { $points }
board-bot-sympathy-next = the next one scores { $points }
board-bot-satchel = satchel
board-bot-battle-track = battle track
board-bot-quest = quest
board-bot-order = order: { $suit }
board-bot-conspiracies = conspiracies, last done marked
board-bot-souls = Lost Souls from the top
board-bot-market = market from left to right
board-bot-prices = a service costs { $price_low } warriors, from { $middle_points } points { $price_middle }, from { $high_points } points { $price_high }
board-bot-shield = shield: battles in every clearing
board-bot-sword = sword: battles in ordered clearings
board-bot-ministers = crowned ministers from the top
board-bot-extortions = extortions face up, a point each: { $points }
board-opposed = warriors of { $lender } stand against { $seat } this turn
board-variants = variants: { $variants }

## Characters of the Vagabot

bot-text-thief = Takes a random card of the enemy with most points in the clearing.
bot-text-tinker = Crafts the topmost card of the discard pile whose item is to be had; begins with one item less.
bot-text-ranger = With three damaged items or more slips into a forest nearby.
bot-text-vagrant = Makes the two players with most pieces in the clearing battle each other.
bot-text-scoundrel = Clears out three enemy pieces or more, leaves an item on a slot, and scores a point.
bot-text-arbiter = A defender in the clearing may enlist him: he scores a point and lends the items of the battle track.

## Traits

trait-text-blitz = After moving, all but one warrior of the first ruled clearing without enemies move on and battle.
trait-text-fortified = A building falls to two hits; one hit alone is lost.
trait-text-hospitals = Two warriors lost in a defence bring two to the keep.
trait-text-iron_will = Recruits twice as many with a bird order.
trait-text-overwhelming = Scores a point for every two warriors that cannot be recruited.
trait-text-nobility = Turmoil scores for birds instead of costing; it also comes when a warrior cannot be placed.
trait-text-relentless = After the Decree removes all undefended enemy buildings and tokens beside its warriors.
trait-text-swoop = Daylight ends with two warriors in the first clearing without Eyrie pieces.
trait-text-war_tax = Whoever loses a building or token to it loses a point.
trait-text-focused = The extra hit of the fullest column also comes when columns are tied.
trait-text-informants = The automated ambush hits even where only sympathy is attacked.
trait-text-popularity = Removing sympathy scores nothing.
trait-text-veterans = As defender it takes the higher die.
trait-text-wildfire = At the end of Evening sympathy spreads once more, without points.
trait-text-steadfast = No public pity if a surprise revolt is to come; martial law does not count.
trait-text-adventurer = One battle a turn; items left over go into quests.
trait-text-berserker = Battles where most enemy pieces are, whoever has most of them; repairs one item more.
trait-text-helper = Aid scores one point more, and the aided player draws one card more.
trait-text-marksman = An attack begins with one hit.
trait-text-questing = Damaged items count for the battle track, quests score one point more, and he goes where he can aid.
trait-text-spiteful = A crusade that removes a token scores a point.
trait-text-erratic = The turn ends with one more Lost Soul from the deck.
trait-text-fanatics = A conversion is followed by a battle there with one extra hit.
trait-text-martyrs = A bird ritual makes one more acolyte out of the supply.
trait-text-foundations = A lost building only uncrowns a minister of its clearing's suit.
trait-text-investors = A person who removes its buildings must discard a card of that suit; if not, a minister is crowned.
trait-text-overwhelm = Digs twice a turn, with three warriors each.
trait-text-invaders = Digs where most enemy buildings are; without a slot to build on it battles everywhere.
trait-text-gamble = Before a plot is turned up, the person with most pieces there guesses its kind.
trait-text-backup_plans = A plot that is removed leaves a warrior behind.
trait-text-mastermind = Lays two plots a turn.
trait-text-vendetta = Every plot turned up is a bomb as well.
trait-text-greedy = Scores a point when the leader buys.
trait-text-involved = A person who has not hired mercenaries has them for enemies.
trait-text-garrison = Never defenseless; trade posts add to the hits it may roll.
trait-text-ferocious = As attacker it may always roll three hits.
