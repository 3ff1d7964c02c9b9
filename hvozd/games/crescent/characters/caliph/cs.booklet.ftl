### Příručka

objective-c1 = Pořádek
goal-c1-hex = hexy, které ovládáš
how-c1-hex = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každý ovládaný hex, nejvýše { $most }
objective-c2 = Opory říše
goal-c2-quarry = ovládané kamenolomy
how-c2-quarry = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každý ovládaný kamenolom
goal-c2-ford = ovládaný Brod
how-c2-ford = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za ovládání Brodu
goal-c2-palace = palác na mapě
how-c2-palace = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za palác na mapě
goal-c2-holy = ovládané Posvátné místo
how-c2-holy = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za ovládání Posvátného místa
objective-c3 = Prstenec hradeb (první rok)
goal-c3-walls = opevněné hexy v prvním roce
how-c3-walls = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za opevnění (i palác) v aspoň { $least } hexech
unique-caliph-1 = Přesun paláce: umísti palác do hexu, kde jsi přítomen a který neovládá jiný hráč.
ability-caliph-1 = Palác je opevnění i sídlo zároveň a má sílu 2.
ability-caliph-2 = Tvé tvrze a pevnosti jsou levnější než u ostatních.
