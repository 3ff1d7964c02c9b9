### Vagabot

board-bot-satchel = satchel
board-bot-battle-track = battle track
board-bot-quest = quest
bot-text-thief = Takes a random card of the enemy with most points in the clearing.
bot-text-tinker = Crafts the topmost card of the discard pile whose item is to be had; begins with one item less.
bot-text-ranger = With three damaged items or more slips into a forest nearby.
bot-text-vagrant = Makes the two players with most pieces in the clearing battle each other.
bot-text-scoundrel = Clears out three enemy pieces or more, leaves an item on a slot, and scores a point.
bot-text-arbiter = A defender in the clearing may enlist him: he scores a point and lends the items of the battle track.
trait-text-adventurer = One battle a turn; items left over go into quests.
trait-text-berserker = Battles where most enemy pieces are, whoever has most of them; repairs one item more.
trait-text-helper = Aid scores one point more, and the aided player draws one card more.
trait-text-marksman = An attack begins with one hit.
trait-text-questing = Damaged items count for the battle track, quests score one point more, and he goes where he can aid.
seat-vagabot = Vagabot
faction-vagabot = Vagabot
traits-adventurer = Adventurer
traits-berserker = Berserker
traits-helper = Helper
traits-marksman = Marksman
traits-questing = Questing
services-vagabot = advanced service card: Vagabot
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
event-BotQuest = New quest for { $seat }: { $quest }.
event-BotAided = { $seat } aided { $player }{ $items-count ->
    [0] { "" }
   *[other] { " " }and took { $items-acc }
  }.
event-BotCharacterChosen = { $seat } plays the { $character }.
refused-vagabot = Setting vagabot gives the Vagabot a character, and he does not play (RB-7.3.1).

ruling-AMB-16 = A Vagabot who slips away goes to a random forest adjacent to where he stands.
    .letter = A Vagabot who slips away goes to a random forest anywhere on the map; only the Ranger looks for an adjacent one.
event-BotRefreshed = { $seat } refreshed { $items-count ->
    [0] nothing
   *[other] { $items-acc }
  }.
