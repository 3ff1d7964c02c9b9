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
