### The booklet

objective-c1 = Order
goal-c1-hex = hexes you control
how-c1-hex = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for each hex you control, at most { $most }
objective-c2 = Sinews of the Realm
goal-c2-quarry = quarries you control
how-c2-quarry = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for each quarry you control
goal-c2-ford = control of the Ford
how-c2-ford = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for controlling the Ford
goal-c2-palace = the palace on the map
how-c2-palace = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for the palace on the map
goal-c2-holy = control of the Holy Site
how-c2-holy = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for controlling the Holy Site
objective-c3 = Ring of Walls (year one)
goal-c3-walls = walled hexes in year one
how-c3-walls = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for strongholds, the palace among them, in at least { $least } hexes
unique-caliph-1 = Relocate Palace: put the palace into a hex where you are present and that no other player controls.
ability-caliph-1 = The palace is stronghold and settlement in one, with a strength of 2.
ability-caliph-2 = Your forts and castles are cheaper than those of the others.
