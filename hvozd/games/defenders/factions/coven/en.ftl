# The Coven

## Words

faction-coven = Coven
item-potions = potions

## Questions

ask-RainRust = Rain of Rust: where does a mech rust away?
ask-ShiftOrganizer = Secret Paths: does your organizer slip to a hex next to it?
ask-GiveHerbs = Medicinal Herbs: who is healed?

## Actions

action-UsePotionsToHeal = Potions: heal 1 damage
action-UsePotionsToClear = Potions: clear the pollution
action-Stay = Stay
action-Nurse = Heal the { $player }

## Events

event-MechRusted = A mech on { $hex } rusts away.

## Organizers

organizer-zinnobel = Zinnobel
organizer-agarica = Agarica

## Abilities

ability-coven-comrade = Coven Comrade
ability-coven-comrade-text = Reveal: the first player marker goes one player to the left.
ability-bubbling-brew = Bubbling Brew
ability-bubbling-brew-text = Reveal: you get potions.
ability-apothecary = Apothecary
ability-apothecary-text = Reveal: potions for everybody.
ability-evasion = Evasion
ability-evasion-text = Ongoing: a roll of 1 does not hurt you.
ability-ambush = Ambush
ability-ambush-text = Reveal: you destroy a mech on your own hex.
ability-secret-paths = Secret Paths
ability-secret-paths-text = Reveal: everybody may shift to an adjacent hex.
ability-friendly-fungi = Friendly Fungi
ability-friendly-fungi-text = Ongoing: a hex where your Move ends is cleared of pollution.
ability-rain-of-rust = Rain of Rust
ability-rain-of-rust-text = Reveal: somewhere without a toxic site a mech turns into a pollution token.
ability-medicinal-herbs = Medicinal Herbs
ability-medicinal-herbs-text = Reveal: a player of your choice removes all damage.

## Defenders

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
