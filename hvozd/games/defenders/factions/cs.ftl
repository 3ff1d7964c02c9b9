# Co mají schopnosti společné

## Akce

action-At = Hex { $hex }

## Události

event-Shifted = { $player } přechází na hex { $hex }.
