### Ještěří kult a Společnost Říčního lidu.

## Ještěří kult

seat-lizards = Kult
faction-lizards = Ještěří kult
piece-fox_garden = liščí zahrada
piece-rabbit_garden = zaječí zahrada
piece-mouse_garden = myší zahrada
short-fox_garden = zahrada
short-rabbit_garden = zahrada
short-mouse_garden = zahrada
ask-ChooseGardenCorner = { $seat }: hra se připravuje; vyber rohovou mýtinu pro první zahradu.
ask-ChooseOutcast = { $seat }: hra se připravuje; vyber symbol, který bude prvním odpadlíkem.
ask-Conspiracies = { $seat }: o Rozbřesku můžeš za kultisty spřádat spiknutí na mýtinách odpadlíka, nebo pokračuj.
ask-CrusadeAfterMove = { $seat }: křížová výprava dorazila na mýtinu { $clearing }; zahaj tam bitvu, nebo pokračuj.
ask-Rituals = { $seat }: máš Bílý den; odhaluj karty, každou na jeden rituál, nebo ho ukonči.
action-NameOutcast = Odpadlík: { $suit }
action-CrusadeBattle = Křížová výprava: bitva na mýtině { $clearing }, obránce: { $defender }
action-CrusadeMove = Křížová výprava: přesunout { $warriors ->
    [one] 1 bojovníka
    [few] { $warriors } bojovníky
   *[other] { $warriors } bojovníků
  }: { $origin } → { $target }
action-Convert = Konvertovat bojovníka na mýtině { $clearing } (soupeř: { $enemy })
action-Sanctify = Posvětit stavbu na mýtině { $clearing }: { $building } (soupeř: { $enemy })
action-RitualBuild = Odhalit kartu { $card }: zahrada na mýtinu { $clearing }
action-RitualRecruit = Odhalit kartu { $card }: bojovník na mýtinu { $clearing }
action-RitualScore = Použít kartu { $card }: body za zahrady jejího symbolu
action-Sacrifice = Odhalit kartu { $card }: nový kultista
event-OutcastSet = { $seat }: { $hated ->
    [yes] odpadlík je nenáviděný
   *[other] odpadlík
  }: { $suit }
event-CardRevealed = { $seat }: odhalená karta: { $card }
event-AcolytesGained = { $seat }: { $acolytes ->
    [one] z 1 bojovníka se stává kultista
    [few] ze { $acolytes } bojovníků se stávají kultisté
   *[other] z { $acolytes } bojovníků se stávají kultisté
  }
event-AcolytesSpent = { $seat }: používá { $acolytes ->
    [one] 1 kultistu
    [few] { $acolytes } kultisty
   *[other] { $acolytes } kultistů
  }
event-SoulsGathered = { $seat }: ztracené duše odcházejí do odhazovacího balíčku, karet: { $cards }
board-outcast = odpadlík: { $suit }
board-hated = nenáviděný: { $suit }
board-acolytes = kultisté { $acolytes }
board-gardens = zahrady: { $gardens }
board-scored = bodováno v tomto tahu: { $suits }
board-souls = ztracené duše
board-revealed = odhaleno

## Společnost Říčního lidu

seat-riverfolk = Říční lid
faction-riverfolk = Společnost Říčního lidu
piece-fox_trade_post = liščí obchodní stanoviště
piece-rabbit_trade_post = zaječí obchodní stanoviště
piece-mouse_trade_post = myší obchodní stanoviště
short-fox_trade_post = obchod
short-rabbit_trade_post = obchod
short-mouse_trade_post = obchod
service-hand_card = karta z ruky
service-riverboats = říční čluny
service-mercenaries = žoldáci
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
ask-TradeDisruption = { $seat }: přichází přerušení obchodu; vyber zdroje, o které se stanovištěm přijdeš.
action-Settle = Bojovníci na mýtiny: { $clearings }
action-SetPrices = Ceny: karta z ruky { $hand_card }, říční čluny { $riverboats }, žoldáci { $mercenaries }
action-RiverMove = Přesunout { $warriors ->
    [one] 1 bojovníka
    [few] { $warriors } bojovníky
   *[other] { $warriors } bojovníků
  }: { $origin } → { $target } (zdroj: { $fund })
action-RiverBattle = Bitva na mýtině { $clearing }, obránce: { $defender } (zdroj: { $fund })
action-RiverCraft = { $export ->
    [yes] Vyvézt
   *[other] Vyrobit
  }: { $card } (políčka: { $spaces }; zdroje: { $funds })
action-RiverDraw = Dobrat kartu (zdroj: { $fund })
action-RiverRecruit = Verbovat na mýtině { $clearing } (zdroj: { $fund })
action-EstablishPost = Obchodní stanoviště s posádkou na mýtinu { $clearing }
action-LoseFunds = Přijít o zdroje: { $funds }
action-BuyCard = Koupit od Říčního lidu kartu { $card }{ $items-count ->
    [0] { "" }
   *[other] {" "}(předměty: { $items })
  }
action-BuyRiverboats = Najmout říční čluny{ $items-count ->
    [0] { "" }
   *[other] {" "}(předměty: { $items })
  }
action-BuyMercenaries = Najmout žoldáky{ $items-count ->
    [0] { "" }
   *[other] {" "}(předměty: { $items })
  }
event-ServiceBought = { $buyer }: koupeno od Říčního lidu: { $service }, cena { $price }
event-FundsGathered = { $seat }: shromažďuje zdroje, má jich { $funds }
event-FundsLost = { $seat }: obchod je přerušen; ztracené zdroje: { $owners }
event-OwnPayment = { $seat }: { $warriors ->
    [one] 1 vlastní bojovník přichází
    [few] { $warriors } vlastní bojovníci přicházejí
   *[other] { $warriors } vlastních bojovníků přichází
  } na místo plateb
event-Exported = { $seat }: vývoz karty { $card }
event-PricesSet = { $seat }: nové ceny: karta z ruky { $hand_card }, říční čluny { $riverboats }, žoldáci { $mercenaries }
board-funds = zdroje
board-payments = platby
board-committed = vyhrazeno
board-on-track = na stupnicích
board-spaces = volná políčka stupnic: { $suits }
board-sold = prodáno v tomto tahu: { $services }
board-posts-lost = stanoviště mimo hru: { $posts }
board-prices = ceny: karta z ruky { $hand_card }, říční čluny { $riverboats }, žoldáci { $mercenaries }
