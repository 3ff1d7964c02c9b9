# The Council

## Words

faction-council = Council
item-bread = bread

## Questions

ask-Sharpshoot = Sharpshooter: where do you destroy a mech?

## Actions

action-UseBread = Bread: 1 more action point

## Organizers

organizer-nexto = Nexto
organizer-thexuloa = Thexuloa

## Abilities

ability-council-comrade = Council Comrade
ability-council-comrade-text = Reveal: the first player marker goes one player to the left.
ability-field-kitchen = Field Kitchen
ability-field-kitchen-text = Reveal: you get bread.
ability-break-bread = Break Bread
ability-break-bread-text = Reveal: bread for everybody.
ability-sustenance = Sustenance
ability-sustenance-text = Ongoing: whenever anybody builds a camp, you gain 1 support.
ability-bountiful-harvest = Bountiful Harvest
ability-bountiful-harvest-text = Reveal: you draw 2 cards.
ability-caravans = Caravans
ability-caravans-text = Ongoing: everybody may use corridors of every habitat.
ability-fortitude = Fortitude
ability-fortitude-text = Ongoing: a roll of 2 does not hurt you.
ability-sharpshooter = Sharpshooter
ability-sharpshooter-text = Reveal: you destroy a mech on an adjacent hex.
ability-field-hospital = Field Hospital
ability-field-hospital-text = Reveal: everybody removes 1 damage.

## Defenders

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
