### Podzemní hrabství

trigger-PriceOfFailure = cena za neúspěch
tour-seat-duchy = Jsi Podzemní hrabství: kopej z Nory tunely, stav a ovlivňuj vyslance, kteří za tebe každý tah jednají.
seat-duchy = Hrabství
    .gen = Hrabství
    .dat = Hrabství
    .acc = Hrabství
    .ins = Hrabstvím
    .number = singular
faction-duchy = Podzemní hrabství
field-minister = Který vyslanec
field-lifted = Který tunel se nejdřív zvedne
ask-ChooseTunnelCorner = { $seat }: hra se připravuje; vyber rohovou mýtinu pro první tunel.
ask-Assembly = { $seat }: ve shromáždění { $left ->
    [one] ti zbývá 1 akce
    [few] ti zbývají { $left } akce
   *[other] ti zbývá { $left } akcí
  }; vyber další, nebo přejdi k parlamentu.
ask-Parliament = { $seat }: zasedá parlament; vyber ovlivněného vyslance, který bude jednat, nebo pokračuj.
ask-ForemoleBuild = { $seat }: Předák staví na kterékoli mýtině, kterou ovládáš; vyber stavbu, mýtinu a kartu, kterou odhalíš.
ask-CaptainBattle = { $seat }: Kapitán zahajuje bitvu; vyber, kde a proti komu.
ask-MarshalMove = { $seat }: Maršál velí k pohybu; vyber, kdo kam půjde.
ask-BrigadierFirst = { $seat }: Brigádýr provede dva pohyby, nebo dvě bitvy; vyber první.
ask-BrigadierSecond = { $seat }: Brigádýr může přidat { $moving ->
    [yes] druhý pohyb
   *[other] druhou bitvu
  }, nebo pokračuj.
ask-BankerSpends = { $seat }: Bankéř mění karty jednoho symbolu v body; vyber je.
ask-MayorActs = { $seat }: Starosta jedná jako jiný ovlivněný šlechtic nebo panoš; vyber, jako který.
ask-SwayMinister = { $seat }: před Večerem můžeš odhalením karet ovlivnit jednoho vyslance, nebo pokračuj.
ask-ChooseDismissal = { $seat }: přišly ztráty na stavbách; vyber, který z nejvyšších vyslanců odejde.
action-RecruitOne = Verbovat bojovníka do Nory
action-DuchyBuild = Odhalit kartu { $card } a postavit { $clearing-loc } { $building-acc }
action-Dig = Použít kartu { $card } a vyhloubit tunel { $clearing-to }{ $lifted ->
    [none] { "" }
   *[other] { " " }(místo tunelu na mýtině { $lifted })
  }; { $warriors ->
    [one] vyjde z něj 1 bojovník
    [few] vyjdou z něj { $warriors } bojovníci
   *[other] vyjde z něj { $warriors } bojovníků
  }
action-CallMinister = Povolat { $minister-acc }
action-Bank = { $cards-count ->
    [0] Nevložit do banky nic
    [1] Vložit do banky kartu { $cards }
   *[other] Vložit do banky karty { $cards }
  }
action-Sway = Ovlivnit { $minister-acc }{ $cards-count ->
    [0] { "" }
    [1] { " " }kartou { $cards }
   *[other] { " " }kartami { $cards }
  }
action-Dismiss = Propustit { $minister-acc }
event-CardShown = { $seat } { $seat-number ->
    [plural] odhalují
   *[other] odhaluje
  } kartu { $card }.
event-MinisterLost = { $seat } { $seat-number ->
    [plural] přicházejí
   *[other] přichází
  } o { $minister-acc } i o korunu.
board-ministers = vyslanci
board-crowns = zbývající koruny: panoši { $squire }, šlechtici { $noble }, lordi { $lord }
