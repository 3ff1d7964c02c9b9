# Řád

## Slova

faction-order = Řád
    .gen = Řádu
    .dat = Řádu
    .acc = Řád
    .ins = Řádem
    .number = singular
item-maps = mapa
    .acc = mapu

## Otázky

ask-BurnToxicSites = Řízený požár: kterou toxickou lokalitu vyčistíš teď?
ask-MoveLibrary = Putovní knihovna: který tábor se kam přestěhuje?

## Akce

action-UseMapsToMove = Mapa: jít na hex { $hex }
action-UseMapsToRegroup = Mapa: přeskupit se na hex { $hex }
action-Relocate = Přestěhovat tábor z hexu { $origin } na hex { $target }

## Události

event-CampMoved = { $player } stěhuje tábor z hexu { $origin } na hex { $target }.

## Vůdci

organizer-burrun = Burrun
organizer-saffra = Saffra

## Schopnosti

ability-order-comrade = Souputník Řádu
ability-order-comrade-text = Odhalení: žeton prvního hráče jde o jednoho hráče doleva.
ability-archives = Archivy
ability-archives-text = Odhalení: dostaneš mapu.
ability-almanac-printing = Tisk almanachu
ability-almanac-printing-text = Odhalení: mapa pro všechny.
ability-controlled-blaze = Řízený požár
ability-controlled-blaze-text = Odhalení: ze všech hexů kolem tvého vůdce zmizí znečištění.
ability-feel-the-burn = Síla žáru
ability-feel-the-burn-text = Trvalá: při každém svém zranění získáš také 1 podporu.
ability-pyromancy = Pyromanie
ability-pyromancy-text = Odhalení: utrpíš 1 zranění.
ability-manifesto = Manifest
ability-manifesto-text = Odhalení: získáš 2 podpory.
ability-traveling-library = Putovní knihovna
ability-traveling-library-text = Odhalení: jeden tvůj tábor se přestěhuje na volný hex lesa.
ability-sanctuary = Útočiště
ability-sanctuary-text = Trvalá: kdokoli se smí přeskupit na kterýkoli tábor, a to bez hodu na zranění.

## Strážci

card-rystle = Rystle
card-tallow = Tallow
card-flika = Flika
card-vellum = Vellum
card-popel = Popel
card-quillane = Quillane
card-emberlyn = Emberlyn
card-scorrel = Scorrel
card-charrow = Charrow
card-kilnar = Kilnar
card-sparrin = Sparrin
card-wickel = Wickel
card-parchel = Parchel
card-inkeri = Inkeri
card-folian = Folian
card-wagonel = Wagonel
card-hearthen = Hearthen
card-cloistra = Cloistra
