### Options refused.

refused-option = Root has no option '{ $option }' (R-5.1.1, R-C); it has { $options }.
refused-value-rule = { refused-value } ({ $rule })
refused-incomplete = These options are not complete or not of Root: { $detail }.

## Factions

refused-too-few = A game of Root needs at least 2 factions (R-5.1.3, R-A.2).
refused-too-many = A game of Root has at most { $most } players (R-A.2).
refused-faction-count = { $factions } factions were named for { $seats } seats; every player has one (R-5.1.1).
refused-same-faction = Every player has another faction (R-5.1.1); a faction is named twice.
refused-same-pieces = A bot replaces the faction whose pieces it uses (RB-3.2); the two cannot play together.
refused-no-warriors = Somebody has to hold the woodland: factions without warriors cannot play alone (R-A.2).
refused-no-mix = No mix of { $count } factions was found that can play together so (R-5.1.1, R-A.2); name the factions.
refused-no-others = No other factions can play together with those named (R-5.1.1); name them all.

## Vagabonds

refused-same-character = Two Vagabonds cannot play the same character (W-S5, R-9.3.1).
refused-characters = { $named } characters are named for { $playing } Vagabonds (R-9.3.1).
refused-second-vagabond = A second Vagabond plays only beside a first one (R-9.7): name vagabond, too.
refused-vagabot = Option vagabot gives the Vagabot a character, and he does not play (RB-7.3.1).

## Bots

refused-bot = There is no bot '{ $name }' (RB-3.2); there are { $names }.
refused-bot-count = { $bots } bots are too many for { $seats } seats (RB-3.2).
refused-bots-twice = Name bots either among the seats or among the factions (RB-3.2).
refused-no-bot = Option { $option } concerns bots, and no bot plays (RB-3.3); name one among the factions.
refused-difficulties = { $named } difficulties are named for { $bots } bots (RB-3.3.1); name one, or one for each.
refused-trait = No bot in this game has the trait { $trait } (RB-3.3.2).
refused-no-seller = Nobody sells services in this game (RB-9.7); the Riverfolk or their robots do.
refused-service = The bot { $bot } does not play and needs no service card (RB-S-A0).
refused-no-person = The cooperative game needs a person to win it (RB-C.2).
refused-cooperative-dominance = The cooperative game has no dominance cards for the bots (RB-C.1); name one of the two.
