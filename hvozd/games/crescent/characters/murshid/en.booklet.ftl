### The booklet

objective-m1 = Web of Agents
goal-m1-tokens = influence tokens on the map
how-m1-tokens = { $vps } points for at least { $steps } influence tokens on the map; only the best step counts
objective-m2 = Hidden Hand
goal-m2-rulers = rulers over your tokens
how-m2-rulers = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for each other player who controls a hex with your influence token, at most { $most }
goal-m2-holy = influence on the Holy Site
how-m2-holy = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for your influence token on the Holy Site
objective-m3 = Far-flung Network (year one)
goal-m3-terrains = terrains with your tokens in year one
how-m3-terrains = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for influence tokens on at least { $least } kinds of terrain
unique-murshid-1 = Intrigue: look at the top seven cards, take one of your own (two with an empty hand); a coin for each that is missing.
ability-murshid-1 = Tip the scales: you decide ties where your influence token lies.
ability-murshid-2 = Entangle: you take part in every contest beside your tokens.
ability-murshid-3 = Meddle: in combats in and beside your tokens you may play cards for either side.
ability-murshid-4 = Make deals: sell your support there for one to five points, paid by the winner you chose. You may open with a price.
