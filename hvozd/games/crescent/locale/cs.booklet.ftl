### Co mají všechny příručky společné

booklet-goals = Cíle { $year }. roku: kdyby se bodovalo teď, { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }
booklet-now = teď { $count }: { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }
booklet-at-once = boduje se ihned
booklet-actions = Akce a ceny
booklet-special = Zvláštní pravidla
booklet-others = Kolik by teď bodovali ostatní
booklet-common = Každý: šíření vlivu, zteč, nákup karet moci (místní 2, nedaleký 4, vzdálený 6; vlastní karty za polovinu), zahrání karty moci.
booklet-move = Pohyb { $number }: tolikrát smějí jednotky přejít do sousedního hexu, který neovládá jiný hráč.
booklet-build = Budování { $number }: tolik staveb, každá v jiném hexu.
booklet-recruit = Verbování { $number }: tolik jednotek z karty záloh.
booklet-prices = Ceny: { $prices }; v horách a kamenolomech o 1 více, v poušti o 2.
booklet-hires-four = Najmutí žoldnéřů: jeden za 2 mince, dva za 6.
booklet-hires-five = Najmutí a podplacení žoldnéřů: jeden nebo dva za podmínek dohodnutých s jejich majitelem.
booklet-limit = V hexu zůstane nejvýše { $number } tvých jednotek.
report-start = na začátku
report-deals = z dohod
report-total = celkem
report-title = Odkud jsou body
pic-standing = Vystavené nabídky
pic-stands = { $seller } → { $customer }: { $what } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
pic-stands-units = { $units ->
    [one] 1 žoldnéř
    [few] { $units } žoldnéři
   *[other] { $units } žoldnéřů
  }
pic-stands-there = { $units ->
    [one] 1 žoldnéř
    [few] { $units } žoldnéři
   *[other] { $units } žoldnéřů
  } { $hex }
pic-promise = Slib z { $year }. roku, dostal ho { $other } (nezávazný): { $promise }
pic-dealing = Chce být před akcemi ostatních tázán na nabídky.
