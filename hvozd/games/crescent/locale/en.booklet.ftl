### What all booklets share

booklet-goals = Goals of year { $year }: { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } if the year were scored now
booklet-now = now { $count }: { $vp ->
    [one] 1 point
   *[other] { $vp } points
  }
booklet-at-once = scored as it happens
booklet-actions = Actions and prices
booklet-special = Special rules
booklet-others = What the others would score now
booklet-common = Everybody: Influence, Assault, Buy Power Cards (near 2, middle 4, far 6; half for cards of your own), Play Power Card.
booklet-move = Move { $number }: so many times units may go to an adjacent hex that no other player controls.
booklet-build = Build { $number }: so many structures, each in a hex of its own.
booklet-recruit = Recruit { $number }: so many units from the reserves card.
booklet-prices = Prices: { $prices }; 1 more in mountains and quarries, 2 more in the desert.
booklet-hires-four = Hire Mercenaries: 2 coins for one, 6 for two.
booklet-hires-five = Hire and Bribe Mercenaries: one or two, on terms you agree on with their owner.
booklet-limit = At most { $number } of your units stay in a hex.
report-start = at the start
report-deals = by deals
report-total = in all
report-title = Where the points came from
pic-standing = Offers that stand
pic-stands = { $seller } to { $customer }: { $what } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
pic-stands-units = { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  }
pic-stands-there = { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } at { $hex }
pic-promise = Promised { $other } in year { $year } (not binding): { $promise }
pic-dealing = Wants to be asked for offers before the actions of others.
