# Klan

## Slova

faction-coven = Klan
    .gen = Klanu
    .dat = Klanu
    .acc = Klan
    .ins = Klanem
    .number = singular
item-potions = lektvary
    .acc = lektvary

## Otázky

ask-RainRust = Žíravý déšť: kde zrezne mech?
ask-ShiftOrganizer = Tajné stezky: přejde tvůj vůdce na sousední hex?
ask-GiveHerbs = Léčivé bylinky: kdo se uzdraví?

## Akce

action-UsePotionsToHeal = Lektvary: odstranit 1 zranění
action-UsePotionsToClear = Lektvary: vyčistit znečištění
action-Stay = Zůstat
action-Nurse = Uzdravit { $player-acc }

## Události

event-MechRusted = Mech na hexu { $hex } zrezivěl.

## Vůdci

organizer-zinnobel = Zinnobel
organizer-agarica = Agarica

## Schopnosti

ability-coven-comrade = Souputník Klanu
ability-coven-comrade-text = Odhalení: žeton prvního hráče jde o jednoho hráče doleva.
ability-bubbling-brew = Bublající odvar
ability-bubbling-brew-text = Odhalení: dostaneš lektvary.
ability-apothecary = Apotéka
ability-apothecary-text = Odhalení: lektvary pro všechny.
ability-evasion = Hbitost
ability-evasion-text = Trvalá: padne-li ti na kostce 1, nezraní tě.
ability-ambush = Přepadení
ability-ambush-text = Odhalení: zničíš mecha na svém hexu.
ability-secret-paths = Tajné stezky
ability-secret-paths-text = Odhalení: každý smí přejít na sousední hex.
ability-friendly-fungi = Přátelské podhoubí
ability-friendly-fungi-text = Trvalá: hex, na němž skončí tvůj pohyb, je hned vyčištěn.
ability-rain-of-rust = Žíravý déšť
ability-rain-of-rust-text = Odhalení: na hexu bez toxické lokality se mech změní v žeton znečištění.
ability-medicinal-herbs = Léčivé bylinky
ability-medicinal-herbs-text = Odhalení: hráč, kterého určíš, se zcela uzdraví.

## Strážci

card-willowmere = Willowmere
card-bramblo = Bramblo
card-cauldra = Cauldra
card-steepwyn = Steepwyn
card-tinctra = Tinctra
card-yarrowen = Yarrowen
card-slipreed = Slipreed
card-dartwing = Dartwing
card-murkle = Murkle
card-thornjaw = Thornjaw
card-fenwisp = Fenwisp
card-hollowfoot = Hollowfoot
card-morelia = Morelia
card-puffby = Puffby
card-drizzra = Drizzra
card-verdigrin = Verdigrin
card-comfreya = Comfreya
card-balmwort = Balmwort
