# Sekta

## Slova

faction-sect = Sekta
    .gen = Sekty
    .dat = Sektě
    .acc = Sektu
    .ins = Sektou
    .number = singular
item-rockets = rakety
    .acc = rakety

## Otázky

ask-Tunnel = Tunely: kde se tvůj vůdce vynoří?
ask-DemolishWall = Demolice: kterou zeď prolomíš?

## Akce

action-UseRocketsToDestroy = Rakety: zničit mecha na hexu { $hex }
action-UseRocketsToBreach = Rakety: prolomit zeď { $edge }
action-Demolish = Prolomit zeď { $edge }

## Vůdci

organizer-guszper = Guszper
organizer-uzzik = Uzzik

## Schopnosti

ability-sect-comrade = Souputník Sekty
ability-sect-comrade-text = Odhalení: žeton prvního hráče jde o jednoho hráče doleva.
ability-arsenal = Arzenál
ability-arsenal-text = Odhalení: dostaneš rakety.
ability-fireworks-festival = Festival ohňostrojí
ability-fireworks-festival-text = Odhalení: rakety pro všechny.
ability-hack-attack = Hackování
ability-hack-attack-text = Na konci tvého tahu se neotáčí karta strojů.
ability-scrap-hunter = Užitečné trosky
ability-scrap-hunter-text = Trvalá: za mecha, kterého zničíš, získáš 2 podpory.
ability-power-down = Dočasný výpadek
ability-power-down-text = Trvalá: zdi nikomu nebrání v pohybu.
ability-tunnels = Tunely
ability-tunnels-text = Odhalení: tvůj vůdce se přesune na kterýkoli hex hor.
ability-ballistics = Balistika
ability-ballistics-text = Trvalá: tvé rakety zničí i mecha na sousedním hexu.
ability-demolitions = Demolice
ability-demolitions-text = Odhalení: prolomíš kteroukoli zeď na plánu.

## Strážci

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
