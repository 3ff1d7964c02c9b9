### Settings refused.

refused-option = Defenders of the Wild has no setting '{ $option }'; it has { $options }.
refused-value-rule = { refused-value } (Rule { $rule }.)
refused-same-faction = Every faction is played once (DW-3.7); name different factions.
refused-faction-count = { $factions } factions do not fit { $seats } seats (DW-3.7, DW-21.1): a player alone leads 2 factions, otherwise each player leads one.
refused-level = Level { $level } has { $least } to { $most } difficult cards (DW-3.14), not { $number }.
