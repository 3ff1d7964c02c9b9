legend-malachi = Malachi
gift-malachi = His wrath attacks from a hex nearby as two units.
ask-SendWrath = Malachi: where does his wrath strike from?
action-PlaceWrath = Send the wrath to { $hex }
ruling-A-14 = Malachi's wrath goes only where a unit of the Protectors could stand: not among enemies, not to a building, not into flames.
    .letter = Malachi's wrath goes to any hex 1 or 2 away from him.
