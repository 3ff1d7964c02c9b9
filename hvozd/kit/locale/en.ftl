### Settings refused, whatever the game.

refused-value = '{ $value }' is not a value of setting { $option }; it takes { $values }.
refused-pair = '{ $pair }' is not a setting; write it as NAME=VALUE, for example seats=3.
refused-repeated = Setting { $option } is given twice; give it once.
refused-seats-twice = Factions are named among the seats and by setting { $option }; name them in one place.
refused-seat = '{ $word }' finds no seat of that name at this table; free are { $seats }.

### Errors that any command may meet.

error-no-game = There is no game '{ $name }'; there are { $names }.
error-no-agent = There is no agent '{ $name }'; there are { $names }.
error-no-seat = There is no seat '{ $name }'; there are { $seats }, and none for a spectator.
error-no-position = The record has no position { $at }; it has 0 to { $last }.
error-unreadable = '{ $path }' cannot be read.
error-no-import = '{ $path }' is in no notation that can be read; its name must end in { $endings }.
error-unsaved = The game cannot be saved in '{ $path }'.
error-other-game = '{ $path }' is a record of { $game }, not of { $asked }.
error-no-record = This is not a Hvozd record: its first line is not a record's header.
error-format = The record has a format that this Hvozd does not read.
error-long = The record is too long for a game of its kind.
error-line = The record has a line that is not an action.
error-cut = The record is cut: its end is missing.
error-changed = The record was changed after it was written: its checksum does not match.
error-dice = The setup's random outcomes are not those of the record.
error-dice-at = The random outcomes after action { $number } are not those of the record.
error-action = Action { $number } of the record cannot be replayed.
error-settings = The record's settings are not possible.
error-end = The replayed game does not end in the recorded position.
error-rules = The record was made under rules that this version of its game cannot read.
row-and = and

### What a table reads otherwise than by the letter.

board-ruling = read otherwise ({ $id }): { $reading }
