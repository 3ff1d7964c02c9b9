# Co vysvětluje kreslený plán

pic-storm = bouře
pic-home = domov: { $faction }
pic-townsfolk = obyvatel
pic-building = budova
pic-fire = oheň
pic-path = stezka
pic-taunt = popíchnutí
pic-supply = v zásobě
pic-plate = zabití běsové na talíři
pic-searched = Prohledáno: { $kinds }
pic-middle = Střed stolu
pic-cost =
    { $count ->
        [one] Stojí 1 pátrací kostku z bojiště.
        [few] Stojí { $count } pátrací kostky z bojiště.
       *[other] Stojí { $count } pátracích kostek z bojiště.
    }
pic-nail = přišpendleno železným hřebíkem
pic-nails = zbývá železných hřebíků
pic-battle = Útok z { $origin } na { $target }
pic-to-come = teprve přijde
pic-rescued = zachránění obyvatelé
pic-destroyed = zničené budovy
tip-guess = Údaje jsou náš odhad, tištěné neznáme.
