# The Sect

## Words

faction-sect = Sect
item-rockets = rockets

## Questions

ask-Tunnel = Tunnels: where does your organizer come up?
ask-DemolishWall = Demolitions: which wall is breached?

## Actions

action-UseRocketsToDestroy = Rockets: destroy a mech on { $hex }
action-UseRocketsToBreach = Rockets: breach the wall { $edge }
action-Demolish = Breach the wall { $edge }

## Organizers

organizer-guszper = Guszper
organizer-uzzik = Uzzik

## Abilities

ability-sect-comrade = Sect Comrade
ability-sect-comrade-text = Reveal: the first player marker goes one player to the left.
ability-arsenal = Arsenal
ability-arsenal-text = Reveal: you get rockets.
ability-fireworks-festival = Fireworks Festival
ability-fireworks-festival-text = Reveal: rockets for everybody.
ability-hack-attack = Hack Attack
ability-hack-attack-text = No machine card is drawn at the end of your turn.
ability-scrap-hunter = Scrap Hunter
ability-scrap-hunter-text = Ongoing: a mech you destroy gives 2 support.
ability-power-down = Power Down
ability-power-down-text = Ongoing: walls do not block anybody's movement.
ability-tunnels = Tunnels
ability-tunnels-text = Reveal: your organizer goes to any mountain hex.
ability-ballistics = Ballistics
ability-ballistics-text = Ongoing: your rockets also destroy mechs on adjacent hexes.
ability-demolitions = Demolitions
ability-demolitions-text = Reveal: you breach any wall on the board.

## Defenders

card-gryzz = Gryzz
card-zeppa = Zeppa
card-fuzewick = Fuzewick
card-zallow = Zallow
card-riiz = Riiz
card-sizzlo = Sizzlo
card-bitzel = Bitzel
card-zeroth = Zeroth
card-rivez = Rivez
card-junkzel = Junkzel
card-fizzbolt = Fizzbolt
card-ozmo = Ozmo
card-digzby = Digzby
card-burroz = Burroz
card-vektoz = Vektoz
card-arczer = Arczer
card-kaboz = Kaboz
card-blazto = Blazto
