# The Order

## Words

faction-order = Order
item-maps = maps

## Questions

ask-BurnToxicSites = Controlled Blaze: which toxic site is cleared next?
ask-MoveLibrary = Traveling Library: which camp moves where?

## Actions

action-UseMapsToMove = Maps: move to { $hex }
action-UseMapsToRegroup = Maps: regroup to { $hex }
action-Relocate = Move the camp from { $origin } to { $target }

## Events

event-CampMoved = The { $player } moves a camp from { $origin } to { $target }.

## Organizers

organizer-burrun = Burrun
organizer-saffra = Saffra

## Abilities

ability-order-comrade = Order Comrade
ability-order-comrade-text = Reveal: the first player marker goes one player to the left.
ability-archives = Archives
ability-archives-text = Reveal: you get maps.
ability-almanac-printing = Almanac Printing
ability-almanac-printing-text = Reveal: maps for everybody.
ability-controlled-blaze = Controlled Blaze
ability-controlled-blaze-text = Reveal: all hexes around your organizer lose their pollution.
ability-feel-the-burn = Feel the Burn
ability-feel-the-burn-text = Ongoing: each time you are hurt, you also gain 1 support.
ability-pyromancy = Pyromancy
ability-pyromancy-text = Reveal: you take 1 damage.
ability-manifesto = Manifesto
ability-manifesto-text = Reveal: you gain 2 support.
ability-traveling-library = Traveling Library
ability-traveling-library-text = Reveal: one of your camps moves to a free forest hex.
ability-sanctuary = Sanctuary
ability-sanctuary-text = Ongoing: everybody may regroup to any camp, without a damage roll.

## Defenders

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
