legend-odessa = Odessa
gift-odessa = Keeps up to three cubes back until the tree has spoken.
ask-ReleaseCubes = Odessa: how many cubes come back?
ask-StoreCubes = Odessa: how many cubes do you keep back?
action-Release = Bring back { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
action-Store = Keep back { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
