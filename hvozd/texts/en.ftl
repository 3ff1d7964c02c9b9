### Options refused, whatever the game.

refused-value = '{ $value }' is no value of option { $option }; it takes { $values }.
refused-pair = '{ $pair }' is no option; write it as NAME=VALUE, for example seats=3.
refused-repeated = Option { $option } is given twice; give it once.
