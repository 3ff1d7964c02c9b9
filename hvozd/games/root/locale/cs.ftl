### Co je v Rootu společné všem: jména, otázky, akce, kronika.

## Volby

option-seats = počet hráčů
option-factions = frakce v pořadí u stolu, první začíná
option-draft = jak se losují frakce, které nikdo neurčil
option-map = mapa
option-deck = společný balíček
draft-any = jakákoli sestava
draft-reach = sestava s dostatečným dosahem
map-autumn = podzimní mapa
map-winter = zimní mapa
map-lake = jezerní mapa
map-mountain = horská mapa
deck-base = základní balíček
deck-exiles = balíček Vyhnanců a partyzánů

## Symboly, předměty, komponenty

suit-fox = liška
    .adj = liščí
    .acc = lišku
    .ins = liškou
suit-rabbit = zajíc
    .adj = zaječí
    .acc = zajíce
    .ins = zajícem
suit-mouse = myš
    .adj = myší
    .acc = myš
    .ins = myší
suit-bird = pták
    .adj = ptačí
    .acc = ptáka
    .ins = ptákem
item-boots = boty
    .acc = boty
    .gen = bot
item-bag = vak
    .acc = vak
    .gen = vaku
item-crossbow = kuše
    .acc = kuši
    .gen = kuše
item-hammer = kladivo
    .acc = kladivo
    .gen = kladiva
item-sword = meč
    .acc = meč
    .gen = meče
item-tea = konvička
    .acc = konvičku
    .gen = konvičky
item-coins = mince
    .acc = mince
    .gen = mincí
item-torch = pochodeň
    .acc = pochodeň
    .gen = pochodně
piece-sawmill = pila
    .acc = pilu
    .gen = pily
piece-workshop = dílna
    .acc = dílnu
    .gen = dílny
piece-recruiter = sídlo verbíře
    .acc = sídlo verbíře
    .gen = sídla verbíře
piece-wood = dřevo
    .acc = dřevo
    .gen = dřeva
piece-keep = pevnost
    .acc = pevnost
    .gen = pevnosti
piece-roost = hřad
    .acc = hřad
    .gen = hřadu
piece-fox_base = liščí základna
    .acc = liščí základnu
    .gen = liščí základny
piece-rabbit_base = zaječí základna
    .acc = zaječí základnu
    .gen = zaječí základny
piece-mouse_base = myší základna
    .acc = myší základnu
    .gen = myší základny
piece-sympathy = sympatie
    .acc = žeton sympatie
    .gen = sympatie

## Na co se hra ptá políčko po políčku

field-card = Která karta
field-birds = Kteří ptáci také odejdou
field-cards = Které karty
field-payment = Čím zaplatíš
field-clearing = Která mýtina
field-clearings = Které mýtiny
field-origin = Odkud
field-target = Kam
field-warriors = Kolik bojovníků
field-defender = Proti komu
field-player = Který hráč
field-pieces = Které komponenty
field-building = Která stavba
field-suit = Kartou kterého symbolu
field-index = Co nejdřív

## Otázky

ask-Window = { $seat }: { $window ->
    [0] začíná Rozbřesk; využij něco z nabídky, nebo pokračuj.
    [1] jsi mezi kroky Rozbřesku; využij něco z nabídky, nebo pokračuj.
    [2] Rozbřesk končí; využij něco z nabídky, nebo pokračuj.
    [3] začíná Bílý den; využij něco z nabídky, nebo pokračuj.
    [4] Bílý den ještě trvá; využij něco z nabídky, nebo pokračuj.
    [5] začíná Večer; využij něco z nabídky, nebo pokračuj.
   *[other] Večer ještě trvá; využij něco z nabídky, nebo pokračuj.
  }
ask-LastWindow = { $seat }: { $window ->
    [4] Bílý den končí; využij ještě něco z nabídky, nebo ho ukonči.
   *[other] zbývají poslední kroky Večera; využij ještě něco z nabídky, nebo pokračuj.
  }
ask-Crafting = { $seat }: teď můžeš vyrobit kartu z ruky, nebo výrobu pro tento tah ukonči.
ask-KeepHandLimit = { $seat }: na konci Večera držíš víc než pět karet; vyber, které odhodíš.
ask-OfferAmbush = { $seat }: někdo na tebe útočí; než padnou kostky, můžeš zahrát přepadení odpovídající mýtině.
ask-OfferFoil = { $seat }: obránce tě přepadl; zmař to přepadením odpovídajícím mýtině, nebo přijmi dva zásahy.
ask-UseEffects = { $seat }: kostky padly; použij v této bitvě efekt, nebo nech hod, jak je.
ask-ChooseLosses = { $seats-count ->
    [0] Přišly zásahy
   *[other] { $seats }: přišly zásahy
  } a je z čeho vybírat; rozhodni, o které komponenty přijdeš.
ask-ChooseLossesFor = { $seat }: tuhle bitvu cizích hráčů vyvoláváš ty; vyber, které komponenty { $hits ->
    [one] zasáhne jediný zásah
    [few] zasáhnou { $hits } zásahy
   *[other] zasáhne { $hits } zásahů
  }.
ask-OrderTriggers = { $seat }: ve stejné chvíli { $count ->
    [one] nastává 1 efekt
    [few] nastávají { $count } efekty
   *[other] nastává { $count } efektů
  }; jsi na tahu, a tak určuješ, který přijde na řadu.
ask-GrantedBattle = { $seat }: karta ti na začátku Bílého dne dává bitvu; vyber, kde a proti komu.
ask-GrantedMove = { $seat }: karta ti dává pohyb; vyber, kdo kam půjde.

## Akce

action-Done = Pokračovat dál
action-Discard = { $cards-count ->
    [0] Neodhazovat žádnou kartu
    [1] Odhodit kartu { $cards }
   *[other] Odhodit karty { $cards }
  }
action-Craft = Vyrobit kartu { $card } ({ $clearings-count ->
    [one] výrobní prostředek na mýtině
    [few] výrobní prostředky na mýtinách
   *[other] výrobní prostředky na mýtinách
  } { $clearings })
action-Move = Přesunout { $warriors ->
    [one] 1 bojovníka
    [few] { $warriors } bojovníky
   *[other] { $warriors } bojovníků
  } { $origin-from } { $target-to }
action-Fight = Zahájit { $clearing-loc } bitvu s { $defender-ins }
action-PlayAmbush = Zahrát kartu { $card }
action-NoAmbush = Bez přepadení
action-NoEffect = Bez efektu
action-LosePieces = { $pieces-count ->
    [0] Neztratit žádnou komponentu
   *[other] Ztratit { $pieces-acc }
  }
action-ResolveFirst = Efekt číslo { $index } ze seznamu pod mapou
action-ActivateDominance = Aktivovat kartu { $card }: už žádné body, jiná cesta k vítězství
action-TakeDominance = Vzít si kartu { $card } výměnou za kartu { $payment }
action-UseArmorers = Odhodit Zbrojíře a nebrat si hozené zásahy
action-UseSappers = Odhodit Ženisty a udělit dodatečný zásah
action-UseBrutalTactics = Drsná taktika: dodatečný zásah, bod pro obránce
action-UseRoyalClaim = Odhodit Královský nárok za bod za každou ovládanou mýtinu
action-UseStandAndDeliver = Peníze, nebo život!: vzít { $player-dat } náhodnou kartu, za to { $player-number ->
    [plural] získají
   *[other] získá
  } bod
action-UseBurrowBank = Norní banka: kartu dobereš ty i { $player }
action-UseCommandWarren = Velitelská nora: zahájit bitvu
action-UseCodebreakers = Luštitelé šifer: prohlédnout si ruku { $player-gen }
action-UseTaxCollector = Výběrčí daní: odstranit bojovníka { $clearing-from } a dobrat kartu
action-UseCobbler = Švec: provést pohyb

## Kronika

event-TurnBegan = { $round }. kolo: na tahu { $seat-number ->
    [plural] jsou
   *[other] je
  } { $seat }.
event-Scored = { $seat } { $seat-number ->
    [plural] získávají
   *[other] získává
  } { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }, celkem { $seat-number ->
    [plural] mají
   *[other] má
  } { $total }.
event-PointsLost = { $seat } { $seat-number ->
    [plural] ztrácejí
   *[other] ztrácí
  } { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }, celkem { $seat-number ->
    [plural] mají
   *[other] má
  } { $total }.
event-Drew = { $seat } { $seat-number ->
    [plural] dobírají
   *[other] dobírá
  } { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
   *[other] { $cards } karet
  }.
event-DrewCards = { $seat } { $seat-number ->
    [plural] dobírají
   *[other] dobírá
  } { $cards-count ->
    [0] 0 karet
    [1] kartu { $cards }
   *[other] karty { $cards }
  }.
event-Reshuffled = Odhazovací balíček se zamíchal; nový dobírací má { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
   *[other] { $cards } karet
  }.
event-Discarded = { $seat } { $cards-count ->
    [0] { $seat-number ->
    [plural] neodhazují nic
   *[other] neodhazuje nic
  }
    [1] { $seat-number ->
    [plural] odhazují
   *[other] odhazuje
  } kartu { $cards }
   *[other] { $seat-number ->
    [plural] odhazují
   *[other] odhazuje
  } karty { $cards }
  }.
event-Gave = { $giver } { $giver-number ->
    [plural] předávají
   *[other] předává
  } { $taker-dat } jednu kartu.
event-GaveCard = { $giver } { $giver-number ->
    [plural] předávají
   *[other] předává
  } { $taker-dat } kartu { $card }.
event-SawHand = { $viewer } { $viewer-number ->
    [plural] si prohlížejí
   *[other] si prohlíží
  } ruku { $owner-gen }.
event-SawCards = { $viewer } { $viewer-number ->
    [plural] si prohlížejí
   *[other] si prohlíží
  } ruku { $owner-gen }: { $cards-count ->
    [0] je prázdná
   *[other] { $cards }
  }.
event-Moved = { $owner } { $owner-number ->
    [plural] přesouvají
   *[other] přesouvá
  } { $warriors ->
    [one] 1 bojovníka
    [few] { $warriors } bojovníky
   *[other] { $warriors } bojovníků
  } { $origin-from } { $target-to }.
event-PawnMoved = { $seat } { $seat-number ->
    [plural] jdou
   *[other] jde
  } { $origin-from } { $target-to }.
event-PlacedWarriors = { $seat } { $seat-number ->
    [plural] umisťují
   *[other] umisťuje
  } { $warriors ->
    [one] 1 bojovníka
    [few] { $warriors } bojovníky
   *[other] { $warriors } bojovníků
  } { $place-to }.
event-PlacedPiece = { $seat } { $piece-id ->
    [sympathy] { $seat-number ->
    [plural] šíří
   *[other] šíří
  } sympatii
   *[other] { $seat-number ->
    [plural] umisťují
   *[other] umisťuje
  } { $piece-acc }
  } { $place-to }.
event-TookBack = { $seat } { $seat-number ->
    [plural] berou
   *[other] bere
  } zpět { $piece-acc } { $place-from }.
event-Removed = { $owner } { $owner-number ->
    [plural] přicházejí
   *[other] přichází
  } { $place-loc } o { $warriors ->
    [0] { $pieces-count ->
    [0] 0 bojovníků
   *[other] { $pieces-acc }
  }
    [one] 1 bojovníka{ $pieces-count ->
    [0] { "" }
    [1] { " " }a { $pieces-acc }
   *[other] , { $pieces-acc }
  }
    [few] { $warriors } bojovníky{ $pieces-count ->
    [0] { "" }
    [1] { " " }a { $pieces-acc }
   *[other] , { $pieces-acc }
  }
   *[other] { $warriors } bojovníků{ $pieces-count ->
    [0] { "" }
    [1] { " " }a { $pieces-acc }
   *[other] , { $pieces-acc }
  }
  } ({ $remover-number ->
    [plural] odstraňují
   *[other] odstraňuje
  } { $remover }).
event-BattleBegan = { $attacker } { $attacker-number ->
    [plural] útočí
   *[other] útočí
  } { $place-loc } na { $defender-acc }.
event-Ambushed = { $seat } { $seat-number ->
    [plural] hrají
   *[other] hraje
  } kartu { $card } a { $seat-number ->
    [plural] přepadají
   *[other] přepadá
  } útočníka.
event-AmbushFoiled = { $seat } { $seat-number ->
    [plural] maří
   *[other] maří
  } přepadení kartou { $card }.
event-BattleRolled = Na kostkách padlo { $attacker_hits }:{ $defender_hits }.
event-BattleHits = Zásahy: { $attacker } { $attacker-number ->
    [plural] udílejí
   *[other] udílí
  } { $attacker_hits }, { $defender } { $defender-number ->
    [plural] udílejí
   *[other] udílí
  } { $defender_hits }.
event-Crafted = { $seat } { $seat-number ->
    [plural] vyrábějí
   *[other] vyrábí
  } kartu { $card }.
event-TookItem = { $seat } { $seat-number ->
    [plural] berou
   *[other] bere
  } ze zásoby { $item-acc }.
event-UsedCard = { $seat } { $seat-number ->
    [plural] používají
   *[other] používá
  } kartu { $card }.
event-DominanceActivated = { $seat } { $seat-number ->
    [plural] aktivují
   *[other] aktivuje
  } kartu { $card } a dál už { $seat-number ->
    [plural] nebodují
   *[other] neboduje
  }.
event-DominanceTaken = { $seat } { $seat-number ->
    [plural] si berou
   *[other] si bere
  } kartu { $card }.
event-CoalitionFormed = { $seat } { $seat-number ->
    [plural] uzavírají
   *[other] uzavírá
  } koalici s { $partner-ins }.
event-LowReach = Tato sestava frakcí má dosah { $reach }; doporučuje se aspoň { $recommended }.
event-SuitsDrawn = Symboly mýtin 1 až 12: { $suits }.
reason-points = dost bodů
reason-dominance = dominance

## Deska v terminálu

board-round = { $round }. kolo
board-turn = na tahu: { $seat }
board-setup = příprava hry
board-legend = b bojovníci, □ volná pozice, ~ řeky nahoře, cesty dole
board-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }
board-hand = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }
board-supply = { $warriors ->
    [one] 1 bojovník
    [few] { $warriors } bojovníci
   *[other] { $warriors } bojovníků
  } v zásobě
board-dominance = hraje na kartu { $card }
board-coalition = v koalici s { $seat-ins }
board-crafted = herní prostor
board-items = předměty
board-known = známé karty
board-own = Tvoje ruka
board-empty = prázdná
board-deck = balíček { $cards }
board-discard = odhozeno { $cards }
board-available = dostupná dominance
board-item-supply = předměty k výrobě
board-ruin = ruiny
board-slots = volno
board-warriors = { $warriors }b
board-pawn = figura
board-rules = vládne
board-forests = lesy
board-battle = Bitva na mýtině { $clearing }: útočí { $attacker }, brání se { $defender }
board-hits = zásahy { $attacker }:{ $defender }
board-cost = cena
board-any = libovolný
board-score = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }
board-letters-fox = LIŠKA
board-letters-rabbit = ZAJÍC
board-letters-mouse = MYŠ
board-letters-bird = PTÁK
board-used = použito

## Komponenty, jak je jmenuje mapa v terminálu

short-sawmill = pila
short-workshop = dílna
short-recruiter = verbíř
short-wood = dřevo
short-keep = PEVNOST
short-roost = hřad
short-fox_base = základna
short-rabbit_base = základna
short-mouse_base = základna
short-sympathy = sympatie
board-clearing = mýtina { $clearing }
