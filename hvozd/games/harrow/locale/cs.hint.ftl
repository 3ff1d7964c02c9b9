# Co váží hodnocení pozice
feature-brambles = držené trní
feature-game-end = body, pokud hra skončí tímto kolem
feature-approach = kroky k trní
feature-cubes = kostky na bojišti
feature-stuck = kostky ve stromě
feature-tokens = žetony schopností
feature-scrolls = svitky
feature-wild = žetony divočení
feature-hand = karty v ruce
feature-plate = běsi na talíři
feature-upper-hand = útok v přesile
feature-attacks = tahy kola s možností útoku
