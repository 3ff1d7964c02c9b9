legend-odessa = Oděsa
gift-odessa = Odloží až tři kostky, dokud nepromluví strom.
ask-ReleaseCubes = Oděsa: kolik kostek se vrátí?
ask-StoreCubes = Oděsa: kolik kostek odložíš?
action-Release = Vrátit { $cubes ->
    [one] 1 kostku
    [few] { $cubes } kostky
   *[other] { $cubes } kostek
  }
action-Store = Odložit { $cubes ->
    [one] 1 kostku
    [few] { $cubes } kostky
   *[other] { $cubes } kostek
  }
