# Rada

## Slova

faction-council = Rada
    .gen = Rady
    .dat = Radě
    .acc = Radu
    .ins = Radou
    .number = singular
item-bread = jídlo
    .acc = jídlo

## Otázky

ask-Sharpshoot = Ostrostřelec: kde zničíš mecha?

## Akce

action-UseBread = Jídlo: 1 akční bod navíc

## Vůdci

organizer-nexto = Nexto
organizer-thexuloa = Thexuloa

## Schopnosti

ability-council-comrade = Souputník Rady
ability-council-comrade-text = Odhalení: žeton prvního hráče jde o jednoho hráče doleva.
ability-field-kitchen = Polní kuchyně
ability-field-kitchen-text = Odhalení: dostaneš jídlo.
ability-break-bread = Lámání chleba
ability-break-bread-text = Odhalení: jídlo pro všechny.
ability-sustenance = Obživa
ability-sustenance-text = Trvalá: kdykoli kdokoli postaví tábor, získáš 1 podporu.
ability-bountiful-harvest = Bohatá sklizeň
ability-bountiful-harvest-text = Odhalení: vezmeš si 2 karty z balíčku.
ability-caravans = Karavana
ability-caravans-text = Trvalá: všichni smějí používat stezky každého prostředí.
ability-fortitude = Odolnost
ability-fortitude-text = Trvalá: padne-li ti na kostce 2, nezraní tě.
ability-sharpshooter = Ostrostřelec
ability-sharpshooter-text = Odhalení: zničíš mecha na sousedním hexu.
ability-field-hospital = Polní špitál
ability-field-hospital-text = Odhalení: každému ubude 1 zranění.

## Strážci

card-braxon = Braxon
card-oxlow = Oxlow
card-pottax = Pottax
card-dumplix = Dumplix
card-ryexa = Ryexa
card-crustex = Crustex
card-maizex = Maizex
card-acornix = Acornix
card-sheafax = Sheafax
card-tillex = Tillex
card-aexyl = Aexyl
card-cartox = Cartox
card-bulwax = Bulwax
card-granix = Granix
card-fletchax = Fletchax
card-hawxley = Hawxley
card-medoxa = Medoxa
card-splintex = Splintex
