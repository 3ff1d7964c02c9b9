### Příručka

objective-w1 = Kořist (ihned)
goal-w1-unit = nepřátelské jednotky padlé v tvých bojích
how-w1-unit = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každou nepřátelskou jednotku, která padne v boji, kde bojuješ
goal-w1-fort = vypleněné tvrze
how-w1-fort = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každou tvrz, kterou vypleníš
goal-w1-castle = vypleněné pevnosti
how-w1-castle = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každou pevnost, kterou vypleníš
goal-w1-palace = vypleněný palác
how-w1-palace = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za vyplenění paláce
goal-w1-town = vypleněné vesnice
how-w1-town = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každou vesnici, kterou vypleníš
goal-w1-city = vypleněná města
how-w1-city = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každé město, které vypleníš
objective-w2 = Železná vláda
goal-w2-holy = ovládané Posvátné místo
how-w2-holy = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za ovládání Posvátného místa
goal-w2-rich = bohaté hexy, které ovládáš
how-w2-rich = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každý ovládaný hex, který je kamenolom nebo v něm stojí vesnice či město, nejvýše { $most }
objective-w3 = První krev (první rok)
goal-w3-settlement = sídlo vypleněné v prvním roce
how-w3-settlement = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }, pokud jsi letos vyplenil vesnici nebo město
goal-w3-stronghold = opevnění dobyté v prvním roce
how-w3-stronghold = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }, pokud jsi letos vyplenil nebo si podrobil opevnění
unique-warlord-1 = Povstání: kde tvůj žeton vlivu leží v hexu jiného hráče, vyměň ho za dvě jednotky stálého vojska a bojuj.
unique-warlord-2 = Shromáždění sil: každý hex s tvým žetonem, který neovládá nikdo jiný, dostane ze zásoby jednu jednotku stálého vojska, nebo dvě, když žeton odejde.
ability-warlord-1 = Za kořist boduješ ihned, uprostřed roku.
ability-warlord-2 = Nic nestavíš; k opevněním přijdeš jen podrobením.
ability-warlord-3 = Tažení máš od začátku a po každém boji se ti vrací.
