### The booklet

objective-s1 = Great Works
goal-s1-town = towns on the map
how-s1-town = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for each town on the map
goal-s1-city = cities on the map
how-s1-city = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for each city on the map
objective-s2 = Riches
goal-s2-five = a full purse
how-s2-five = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for holding at least { $least } coins
goal-s2-ten = a treasury
how-s2-ten = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for holding at least { $least } coins
goal-s2-patron = hexes of yours that others control
how-s2-patron = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for each hex with a settlement or influence token of yours that another player controls, at most { $most }
goal-s2-holy = a settlement on the Holy Site
how-s2-holy = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for a town or city on the Holy Site
objective-s3 = Foundations (year one)
goal-s3-works = settlements in year one
how-s3-works = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for at least { $least } towns and cities on the map, { $cities } of them cities
unique-sultan-1 = Conspire: look at the top ten cards and fill the empty slots of your market.
ability-sultan-1 = Towns and cities are yours wherever they stand: you are present there and earn from all of them.
ability-sultan-2 = Whoever controls the hex earns from them, too.
ability-sultan-3 = Your market: one card for you for free whenever you buy; others pay what you agree on, and you may let offers stand.
