### Příručka

objective-n1 = Vzkvétající kmeny
goal-n1-coins = mince zaplacené za body
how-n1-coins = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každé { $each } mince, které při bodování zaplatíš, nejvýše { $most } za rok
objective-n2 = Meče k pronájmu
goal-n2-employed = žoldnéři ostatních na mapě
how-n2-employed = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každé { $each } žoldnéře jiných hráčů na mapě, nejvýše { $most }
goal-n2-free = ovládané pusté hexy
how-n2-free = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každou ovládanou divočinu, poušť nebo hory, nejvýše { $most }
goal-n2-holy = ovládané Posvátné místo
how-n2-holy = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za ovládání Posvátného místa
objective-n3 = První smlouvy (první rok)
goal-n3-contracts = žoldnéři ostatních v prvním roce
how-n3-contracts = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za aspoň { $least } žoldnéře jiných hráčů na mapě
unique-nomad-1 = Dezerce: žoldnéři jednoho hráče odejdou z jednoho hexu; stejně tolik tvých jednotek přijde na kartu záloh.
ability-nomad-1 = Verbuješ kdekoli, i kde nejsi přítomen, pokud hex neovládá jiný hráč.
ability-nomad-2 = Tvé jednotky jsou žoldnéři: ostatní si je najímají z karty záloh a podplácejí na mapě za dohodnutých podmínek; nabídky můžeš vystavit.
ability-nomad-3 = Jednotky, které ustoupí, se vracejí na tvou kartu záloh.
