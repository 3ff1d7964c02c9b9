# What the drawn board explains

pic-storm = storm
pic-home = home of the { $faction }
pic-townsfolk = townsfolk
pic-building = building
pic-fire = bonfire
pic-path = path
pic-taunt = taunt
pic-supply = in supply
pic-plate = killed haints on the plate
pic-searched = Searched: { $kinds }
pic-middle = Middle of the table
pic-cost =
    { $count ->
        [one] Costs 1 search cube of the battleground.
       *[other] Costs { $count } search cubes of the battleground.
    }
pic-nail = pinned by an iron nail
pic-nails = iron nails left
pic-battle = Attack from { $origin } on { $target }
pic-to-come = still to come
pic-rescued = townsfolk rescued
pic-destroyed = buildings destroyed
tip-guess = Its figures are a guess of ours.
