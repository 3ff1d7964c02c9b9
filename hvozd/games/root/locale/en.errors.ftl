### Settings refused.

refused-option = Root has no setting '{ $option }' (R-5.1.1, R-C); it has { $options }.
refused-value-rule = { refused-value } ({ $rule })
refused-incomplete = These settings are not complete, or they are not of Root: { $detail }.

## Factions

refused-too-few = A game of Root needs at least 2 factions (R-5.1.3, R-A.2).
refused-too-many = A game of Root has at most { $most } players (R-A.2).
refused-faction-count = { $factions } factions were named for { $seats } seats; every player has one (R-5.1.1).
refused-same-faction = Every player has another faction (R-5.1.1); a faction is named twice.
refused-same-pieces = A bot replaces the faction whose pieces it uses (RB-3.2); the two cannot play together.
refused-no-warriors = Somebody has to hold the woodland: factions without warriors cannot play alone (R-A.2).
refused-no-mix = No mix of { $count } factions was found that can play together so (R-5.1.1, R-A.2); name the factions.
refused-no-others = No other factions can play together with those named (R-5.1.1); name them all.

## Bots

refused-bot = There is no bot '{ $name }' (RB-3.2); there are { $names }.
refused-bot-count = { $bots } bots are too many for { $seats } seats (RB-3.2).
refused-bots-twice = Name factions and bots either among the seats or among the factions (R-5.1.1, RB-3.2).
refused-no-bot = Setting { $option } concerns bots, and no bot plays (RB-3.3); name one among the factions.
refused-difficulties = { $named } difficulties are named for { $bots } bots (RB-3.3.1); name one, or one for each.
refused-trait = No bot in this game has the trait { $trait } (RB-3.3.2).
refused-no-seller = Nobody sells services in this game (RB-9.7); name a faction that does.
refused-service = The bot { $bot } does not play and needs no service card (RB-S-A0).
refused-no-person = The cooperative game needs a person to win it (RB-C.2).
refused-cooperative-dominance = The cooperative game has no dominance cards for the bots (RB-C.1); name one of the two.
refused-person = '{ $name }' is no faction that people or agents play (R-5.1.1); there are { $names }.
refused-bot-word = '{ $word }' is neither a difficulty ({ $levels }; RB-3.3.1) nor a trait of { $bot } ({ $traits }; RB-3.3.2).
refused-bot-levels = A bot has one difficulty (RB-3.3.1); '{ $word }' names { $named }.
refused-said-twice = The bots' words say their { $option } and setting { $option } does too; say it in one place (RB-3.3).
