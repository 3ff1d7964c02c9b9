### Markýza z Kocourova

seat-marquise = Markýza
    .gen = Markýzy
    .dat = Markýze
    .acc = Markýzu
    .ins = Markýzou
    .number = singular
faction-marquise = Markýza z Kocourova
field-wood = Ze kterých mýtin vezmeš dřevo
field-sawmill = Kam pila
field-workshop = Kam dílna
field-recruiter = Kam sídlo verbíře
trigger-FieldHospitals = polní nemocnice
tour-seat-marquise = Jsi Markýza: držíš skoro všechny mýtiny. Kácej na pilách, stav stále dražší stavby za body, verbuj a využij tři akce za tah. Hlídej, co máš.
ask-ChooseKeep = { $seat }: hra se připravuje; vyber rohovou mýtinu pro svou pevnost.
ask-ChooseStartingBuildings = { $seat }: umísti první pilu, dílnu a sídlo verbíře k pevnosti nebo na sousední mýtiny.
ask-ChooseWood = { $seat }: dřeva je o tomto Rozbřesku méně než pil; vyber mýtiny, které ho dostanou.
ask-ChooseRecruits = { $seat }: bojovníků je méně než sídel verbíře; vyber mýtiny, které ho dostanou.
ask-MarquiseActions = { $seat }: máš Bílý den a { $left ->
    [one] zbývá ti 1 akce
    [few] zbývají ti { $left } akce
   *[other] { $left ->
    [0] nezbývá ti žádná akce
   *[other] zbývá ti { $left } akcí
  }
  }; za ptačí kartu získáš další.
ask-SecondMove = { $seat }: pochod dovoluje druhý pohyb; proveď ho, nebo pokračuj.
ask-FieldHospitals = { $seat }: na mýtině { $clearing } { $warriors ->
    [one] padl 1 tvůj bojovník
    [few] padli { $warriors } tvoji bojovníci
   *[other] padlo { $warriors } tvých bojovníků
  }; karta jejího symbolu je vrátí do pevnosti.
action-PlaceKeep = Umístit pevnost { $clearing-to }
action-StartingBuildings = Postavit pilu na mýtině { $sawmill }, dílnu na mýtině { $workshop } a sídlo verbíře na mýtině { $recruiter }
action-ChooseSites = Umístit na { $clearings-count ->
    [one] mýtinu
    [few] mýtiny
   *[other] mýtiny
  } { $clearings }
action-Build = Postavit { $clearing-loc } { $building-acc } ({ $wood-count ->
    [one] dřevo z mýtiny { $wood }
    [few] dřevo z mýtin { $wood }
   *[other] { $wood-count ->
    [0] bez dřeva
   *[other] dřevo z mýtin { $wood }
  }
  })
action-Recruit = Verbovat: bojovník ke každému sídlu verbíře
action-Overwork = Přesčas na pile { $clearing-loc } za kartu { $card }
action-ExtraAction = Získat další akci za kartu { $card }
action-Treat = Použít na polní nemocnici kartu { $card }
event-WarriorsTreated = Polní nemocnice: { $place-to } se { $warriors ->
    [one] vrací 1 bojovník
    [few] vracejí { $warriors } bojovníci
   *[other] vrací { $warriors } bojovníků
  } ({ $seat-number ->
    [plural] léčí
   *[other] léčí
  } { $seat }).
board-wood = dřevo v zásobě: { $wood }
board-next = ke stavbě
board-build-next = { $piece } (dřevo { $cost }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  })
board-built-all = vše postaveno ({ $piece })
