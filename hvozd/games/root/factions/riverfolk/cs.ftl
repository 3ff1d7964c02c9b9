### Společnost Říčního lidu

trigger-TradeDisruption = přerušení obchodu
seat-riverfolk = Říční lid
    .gen = Říčního lidu
    .dat = Říčnímu lidu
    .acc = Říční lid
    .ins = Říčním lidem
    .number = singular
faction-riverfolk = Společnost Říčního lidu
field-hand_card = Cena karty z ruky
field-riverboats = Cena říčních člunů
field-mercenaries = Cena žoldáků
field-fund = Čí zdroj
field-funds = Čí zdroje
field-spaces = Na políčka kterých symbolů
field-export = Raději vyvézt
ask-ChooseSettlements = { $seat }: hra se připravuje; rozmísti čtyři bojovníky na mýtiny u řeky.
ask-ChoosePrices = { $seat }: nastav ceny svých tří služeb.
ask-RiverfolkDaylight = { $seat }: máš Bílý den; vyhrazuj a utrácej zdroje za akce, nebo ho ukonči.
ask-TradeDisruption = { $seat }: obchod je přerušen; vyber zdroje, o které se stanovištěm přijdeš.
action-Settle = { $clearings-count ->
    [0] Neumístit žádné bojovníky
    [1] Umístit bojovníky na mýtinu { $clearings }
   *[other] Umístit bojovníky na mýtiny { $clearings }
  }
action-SetPrices = Ceny: karta z ruky { $hand_card }, říční čluny { $riverboats }, žoldáci { $mercenaries }
action-RiverMove = Přesunout { $warriors ->
    [one] 1 bojovníka
    [few] { $warriors } bojovníky
   *[other] { $warriors } bojovníků
  } { $origin-from } { $target-to } (zdroj: { $fund })
action-RiverBattle = Zahájit { $clearing-loc } bitvu s { $defender-ins } (zdroj: { $fund })
action-RiverCraft = { $export ->
    [yes] Vyvézt
   *[other] Vyrobit
  } kartu { $card }{ $spaces-count ->
    [0] { "" }
   *[other] { " " }na políčkách { $spaces }
  }{ $funds-count ->
    [0] { "" }
   *[other] { " " }(zdroje: { $funds })
  }
action-RiverDraw = Dobrat kartu (zdroj: { $fund })
action-RiverRecruit = Verbovat { $clearing-loc } (zdroj: { $fund })
action-EstablishPost = Zřídit obchodní stanoviště s posádkou { $clearing-loc }
action-LoseFunds = { $funds-count ->
    [0] Nepřijít o žádné zdroje
   *[other] Přijít o zdroje: { $funds }
  }
action-BuyCard = Koupit od Říčního lidu kartu { $card }{ $items-count ->
    [0] { "" }
   *[other] { " " }za { $items-acc }
  }
action-BuyRiverboats = Najmout říční čluny{ $items-count ->
    [0] { "" }
   *[other] { " " }za { $items-acc }
  }
action-BuyMercenaries = Najmout žoldáky{ $items-count ->
    [0] { "" }
   *[other] { " " }za { $items-acc }
  }
event-FundsGathered = { $seat } { $seat-number ->
    [plural] shromažďují
   *[other] shromažďuje
  } zdroje, teď jich { $seat-number ->
    [plural] mají
   *[other] má
  } { $funds }.
event-FundsLost = { $seat }: obchod je přerušen; { $owners-count ->
    [0] nic se neztrácí
   *[other] ztracené zdroje: { $owners }
  }.
event-Exported = { $seat } { $seat-number ->
    [plural] vyvážejí
   *[other] vyváží
  } kartu { $card }.
event-PricesSet = { $seat } { $seat-number ->
    [plural] určují
   *[other] určuje
  } ceny: karta z ruky { $hand_card }, říční čluny { $riverboats }, žoldáci { $mercenaries }.
board-funds = zdroje
board-committed = vyhrazeno
board-on-track = na stupnicích
board-spaces = volná políčka stupnic: { $suits }
board-posts-lost = stanoviště mimo hru: { $posts }
board-prices = ceny: karta z ruky { $hand_card }, říční čluny { $riverboats }, žoldáci { $mercenaries }
tour-seat-riverfolk = Jsi Říční lid: prodávej karty z ruky a služby; co druzí zaplatí, jsou zdroje na tvá obchodní stanoviště.
