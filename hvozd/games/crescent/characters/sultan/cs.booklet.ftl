### Příručka

objective-s1 = Velká díla
goal-s1-town = vesnice na mapě
how-s1-town = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každou vesnici na mapě
goal-s1-city = města na mapě
how-s1-city = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každé město na mapě
objective-s2 = Bohatství
goal-s2-five = plný měšec
how-s2-five = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }, máš-li aspoň { $least } mincí
goal-s2-ten = pokladnice
how-s2-ten = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }, máš-li aspoň { $least } mincí
goal-s2-patron = tvé hexy, které ovládají jiní
how-s2-patron = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každý hex s tvým sídlem nebo žetonem vlivu, který ovládá jiný hráč, nejvýše { $most }
goal-s2-holy = sídlo na Posvátném místě
how-s2-holy = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za vesnici nebo město na Posvátném místě
objective-s3 = Základy (první rok)
goal-s3-works = sídla v prvním roce
how-s3-works = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za aspoň { $least } sídla na mapě, z toho { $cities } města
unique-sultan-1 = Plánování: prohlédni si deset horních karet a doplň prázdné pozice svého trhu.
ability-sultan-1 = Vesnice a města jsou tvé, ať stojí kdekoli: jsi tam přítomen a ze všech máš příjem.
ability-sultan-2 = Příjem z nich má i ten, kdo hex ovládá.
ability-sultan-3 = Tvůj trh: při nákupu bereš jednu kartu zdarma; ostatní platí, na čem se dohodnete, a nabídky můžeš vystavit.
