### The booklet

objective-w1 = Plunder (at once)
goal-w1-unit = enemy units lost in your combats
how-w1-unit = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for each enemy unit removed as a casualty in a combat you fight
goal-w1-fort = forts sacked
how-w1-fort = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for each fort you sack
goal-w1-castle = castles sacked
how-w1-castle = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for each castle you sack
goal-w1-palace = the palace sacked
how-w1-palace = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } when you sack the palace
goal-w1-town = towns sacked
how-w1-town = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for each town you sack
goal-w1-city = cities sacked
how-w1-city = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for each city you sack
objective-w2 = Iron Rule
goal-w2-holy = control of the Holy Site
how-w2-holy = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for controlling the Holy Site
goal-w2-rich = rich hexes you control
how-w2-rich = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for each hex you control that is a quarry or holds a town or city, at most { $most }
objective-w3 = First Blood (year one)
goal-w3-settlement = a settlement sacked in year one
how-w3-settlement = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } if you have sacked a town, a city or the palace this year
goal-w3-stronghold = a stronghold taken in year one
how-w3-stronghold = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } if you have sacked or captured a stronghold this year
unique-warlord-1 = Uprising: where your influence token lies in a hex of another player, swap it for two ordinary units and fight.
unique-warlord-2 = Muster: every hex with your token that no other player controls gets one ordinary unit from supply, or two if the token goes.
ability-warlord-1 = You score plunder at once, in the middle of the year.
ability-warlord-2 = You build nothing; strongholds come to you by capture.
ability-warlord-3 = The Campaign is yours from the start and comes back after every combat.
