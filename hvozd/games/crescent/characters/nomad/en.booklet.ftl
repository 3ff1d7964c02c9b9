### The booklet

objective-n1 = Prosperous Tribes
goal-n1-coins = coins paid for points
how-n1-coins = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for every { $each } coins that you pay at scoring, at most { $most } a year
objective-n2 = Swords for Hire
goal-n2-employed = mercenaries of others on the map
how-n2-employed = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for every { $each } mercenaries of other players on the map, at most { $most }
goal-n2-free = wild hexes you control
how-n2-free = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for each wilderness, desert or mountain hex you control, at most { $most }
goal-n2-holy = control of the Holy Site
how-n2-holy = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for controlling the Holy Site
objective-n3 = First Contracts (year one)
goal-n3-contracts = mercenaries of others in year one
how-n3-contracts = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for at least { $least } mercenaries of other players on the map
unique-nomad-1 = Desertion: mercenaries of one player in one hex leave; as many of your units come to the reserves card.
ability-nomad-1 = You recruit anywhere, present or not, unless another player controls the hex.
ability-nomad-2 = Your units are mercenaries: others hire them from your reserves card and bribe them on the map, on terms you agree on; you may let offers stand.
ability-nomad-3 = Units that retreat come back to your reserves card.
