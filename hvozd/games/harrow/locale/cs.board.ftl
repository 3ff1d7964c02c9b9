# Co vysvětluje kreslený plán

pic-storm = bouře
pic-home = domov: { $faction }
pic-townsfolk = obyvatel
pic-building = budova
pic-fire = oheň
pic-path = stezka
pic-taunt = popíchnutí
pic-doll = panenka
pic-true-doll = pravá panenka
pic-money = krvavé peníze
pic-nest = hnízdo
pic-cross = tady ne
pic-find = úkryt
pic-supply = v zásobě
pic-plate = zabití běsové na talíři
pic-kept = vytaženo a ponecháno
pic-herself = Kami je figurka { $standee }
pic-searched = Prohledáno: { $kinds }
pic-middle = Střed stolu
pic-tactic = taktika
pic-upgrade = vylepšení
pic-goblin = karta skřetíka
pic-hestercard = karta Hester
pic-fairy = karta Říše víl
pic-quest = úkol
pic-offer = nabídka
pic-quest-adjacent-to-all = Čtyři hnízda, každé vedle všech těchto terénů: { $terrains }.
pic-quest-on-terrain = Čtyři hnízda na terénu { $terrains }.
pic-quest-one-on-each = Čtyři hnízda, po jednom na každém ze čtyř terénů.
pic-quest-edge = Čtyři hnízda na okrajových hexech mapy.
pic-quest-adjacent-to-kind = Čtyři hnízda, každé vedle hory.
pic-quest-straight-line = Čtyři hnízda v jedné přímé řadě, mezery nevadí.
pic-quest-within = Čtyři hnízda, každé nejvýše 2 hexy od trní.
pic-quest-connected = Čtyři hnízda v jedné souvislé skupině.
pic-cost = { $count ->
    [one] Stojí 1 pátrací kostku z bojiště.
    [few] Stojí { $count } pátrací kostky z bojiště.
   *[other] Stojí { $count } pátracích kostek z bojiště.
  }
pic-nail = přišpendleno železným hřebíkem
pic-nails = zbývá železných hřebíků
pic-arrow = Hledané leží tam, kam míří hroty
pic-battle = Útok z { $origin } na { $target }
pic-to-come = teprve přijde
pic-rescued = zachránění obyvatelé
pic-destroyed = zničené budovy
pic-front = v tomto tahu
pic-parked = odloženo
pic-stored = kostky na desce legendy
pic-gift = skřetíkův dar
