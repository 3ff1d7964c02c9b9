why-NoRitualForBirds = { $card } is a bird card, and birds stand in for no suit in a ritual.
why-SuitScored = You have scored this suit this turn: { $suit }.
why-NoGarden = You have no garden of this suit on the map: { $suit }.
why-GardenOnMap = You have a garden of this suit on the map, so the ritual scores: { $suit }.
why-NotOutcast = The suit of { $place-name } is not that of the Outcast: { $suit }.
why-TooFewAcolytes = You have too few acolytes: { $have }, and it takes { $acolytes }.
why-NoWarriorOf = There is no warrior of { $player } in { $place-name }.
why-NoBuildingOf = That enemy has no such building in { $place-name }: { $building }.
