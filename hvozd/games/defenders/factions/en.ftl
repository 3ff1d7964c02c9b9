# What several abilities share

## Actions

action-At = Hex { $hex }

## Events

event-Shifted = The { $player } slips to { $hex }.
