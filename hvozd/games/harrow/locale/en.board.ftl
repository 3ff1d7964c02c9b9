# What the drawn board explains

pic-storm = storm
pic-home = home of the { $faction }
pic-townsfolk = townsfolk
pic-building = building
pic-fire = bonfire
pic-path = path
pic-taunt = taunt
pic-doll = doll
pic-true-doll = the true doll
pic-money = Blood Money
pic-nest = nest
pic-cross = not here
pic-find = hiding place
pic-supply = in supply
pic-plate = killed haints on the plate
pic-kept = drawn and kept
pic-herself = Kammi is standee { $standee }
pic-searched = Searched: { $kinds }
pic-middle = Middle of the table
pic-tactic = tactic
pic-upgrade = upgrade
pic-goblin = goblin card
pic-hestercard = card of Hester
pic-fairy = card of the Fair Folk
pic-quest = quest
pic-offer = offer
pic-quest-adjacent-to-all = Four nests, each next to all of: { $terrains }.
pic-quest-on-terrain = Four nests on { $terrains }.
pic-quest-one-on-each = Four nests, one on each of the four terrains.
pic-quest-edge = Four nests on hexes at the edge of the map.
pic-quest-adjacent-to-kind = Four nests, each next to a mountain.
pic-quest-straight-line = Four nests in one straight line; there may be gaps.
pic-quest-within = Four nests, each within 2 hexes of the brambles.
pic-quest-connected = Four nests in one connected group.
pic-cost = { $count ->
    [one] Costs 1 search cube of the battleground.
   *[other] Costs { $count } search cubes of the battleground.
  }
pic-nail = pinned by an iron nail
pic-nails = iron nails left
pic-arrow = What is sought lies where the points show
pic-battle = Attack from { $origin } on { $target }
pic-to-come = still to come
pic-rescued = townsfolk rescued
pic-destroyed = buildings destroyed
pic-front = this turn
pic-parked = set aside
pic-stored = cubes on the legend's board
pic-gift = the goblin's gift
