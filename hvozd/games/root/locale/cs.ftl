### Co je v Rootu společné všem: jména, otázky, akce, kronika.

## Frakce, jako místa u stolu a celým jménem

seat-marquise = Markýza
seat-eyrie = Orlí hnízdo
seat-alliance = Aliance
faction-marquise = Markýza z Kocourova
faction-eyrie = Rody Orlího hnízda
faction-alliance = Lesní aliance

## Volby

option-seats = počet hráčů
option-factions = frakce v pořadí u stolu, první začíná
option-draft = jak se losují frakce, které nikdo neurčil
option-map = mapa
option-vagabonds = postavy Tuláků; kdo žádnou nemá, vybírá si
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
suit-rabbit = zajíc
suit-mouse = myš
suit-bird = pták
item-boots = boty
item-bag = vak
item-crossbow = kuše
item-hammer = kladivo
item-sword = meč
item-tea = konvička
item-coins = mince
item-torch = pochodeň
piece-sawmill = pila
piece-workshop = dílna
piece-recruiter = sídlo verbíře
piece-wood = dřevo
piece-keep = pevnost
piece-roost = hřad
piece-fox_base = liščí základna
piece-rabbit_base = zaječí základna
piece-mouse_base = myší základna
piece-sympathy = sympatie

## Vůdci Orlího hnízda a sloupce jejich výnosu

leader-builder = Stavitel
leader-charismatic = Charismatický
leader-commander = Velitel
leader-despot = Tyran
text-builder = Předměty přinášejí body podle svých karet.
text-charismatic = Každé verbování ve výnosu umístí dva bojovníky.
text-commander = Při útoku udílí Orlí hnízdo jeden dodatečný zásah.
text-despot = Bod navíc za bitvu, ve které Orlí hnízdo odstraní stavbu nebo žeton.
order-recruit = verbování
order-move = pohyb
order-battle = bitva
order-build = stavba

## Na co se hra ptá políčko po políčku

field-card = Která karta
field-cards = Které karty
field-payment = Čím zaplatíš
field-clearing = Která mýtina
field-clearings = Které mýtiny
field-origin = Odkud
field-target = Kam
field-warriors = Kolik bojovníků
field-defender = Proti komu
field-attacker = Kdo útočí
field-player = Který hráč
field-pieces = Které komponenty
field-building = Která stavba
field-wood = Ze kterých mýtin vezmeš dřevo
field-supporters = Kteří stoupenci
field-column = Do kterého sloupce
field-leader = Který vůdce
field-suit = Kartou kterého symbolu
field-sawmill = Kam pila
field-workshop = Kam dílna
field-recruiter = Kam sídlo verbíře
field-index = Co nejdřív

value-none = nic
value-yes = ano
value-no = ne

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
ask-Crafting = { $seat }: teď můžeš vyrobit kartu z ruky, nebo výrobu pro tento tah ukonči.
ask-KeepHandLimit = { $seat }: na konci Večera ti v ruce zůstává víc než pět karet; vyber, které odhodíš.
ask-OfferAmbush = { $seat }: někdo na tebe útočí; než padnou kostky, můžeš zahrát přepadení odpovídající mýtině.
ask-OfferFoil = { $seat }: obránce tě přepadl; zmař to přepadením odpovídajícím mýtině, nebo přijmi dva zásahy.
ask-UseEffects = { $seat }: kostky padly; použij v této bitvě efekt, nebo pasuj.
ask-ChooseLosses = { $seats }: přicházejí zásahy a máš na výběr; rozhodni, o co přijdeš.
ask-ChooseLossesFor = { $seat }: bitva cizích hráčů je tvé dílo; vyber, které komponenty zasáhne { $hits ->
    [one] jediný zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
  }.
ask-OrderTriggers = { $seat }: ve stejné chvíli { $count ->
    [few] následují { $count } efekty
   *[other] následuje { $count } efektů
  }; jako hráč na tahu určíš, který přijde na řadu.
ask-GrantedBattle = { $seat }: karta ti na začátku Bílého dne dává bitvu; vyber, kde a proti komu.
ask-GrantedMove = { $seat }: karta ti dává pohyb; vyber, kdo kam půjde.

## Akce

action-Done = Pokračovat dál
action-Discard = Odhodit: { $cards }
action-Craft = Vyrobit: { $card } (výrobní { $clearings-count ->
    [one] prostředek na mýtině { $clearings }
   *[other] prostředky na mýtinách { $clearings }
  })
action-Move = Přesunout { $warriors ->
    [one] 1 bojovníka
    [few] { $warriors } bojovníky
   *[other] { $warriors } bojovníků
  }: { $origin } → { $target }
action-Fight = Bitva na mýtině { $clearing }, obránce: { $defender }
action-PlayAmbush = Zahrát kartu { $card }
action-NoAmbush = Bez přepadení
action-NoEffect = Bez efektu
action-LosePieces = Ztratit: { $pieces }
action-ResolveFirst = Číslo { $index } ze seznamu pod mapou
action-ActivateDominance = Aktivovat kartu { $card }: už žádné body, jiná cesta k vítězství
action-TakeDominance = Vzít kartu { $card } výměnou za kartu { $payment }
action-UseArmorers = Odhodit Zbrojíře a nebrat si hozené zásahy
action-UseSappers = Odhodit Ženisty a udělit dodatečný zásah
action-UseBrutalTactics = Drsná taktika: dodatečný zásah, bod pro obránce
action-UseRoyalClaim = Odhodit Královský nárok za bod za každou ovládanou mýtinu
action-UseStandAndDeliver = Peníze, nebo život!: vzít náhodnou kartu, oběť získá bod ({ $player })
action-UseBurrowBank = Norní banka: kartu dobereš ty a další hráč ({ $player })
action-UseCommandWarren = Velitelská nora: zahájit bitvu
action-UseCodebreakers = Luštitelé šifer: prohlédnout si cizí ruku ({ $player })
action-UseTaxCollector = Výběrčí daní: karta za bojovníka z mýtiny { $clearing }
action-UseCobbler = Švec: provést pohyb

## Kronika

event-TurnBegan = { $round }. kolo, na tahu: { $seat }
event-Scored = { $seat }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }, celkem { $total }
event-Drew = { $seat }: { $cards ->
    [one] dobrána 1 karta
    [few] dobrány { $cards } karty
   *[other] dobráno { $cards } karet
  }
event-DrewCards = { $seat }: nové karty: { $cards }
event-Reshuffled = Odhazovací balíček je zamíchán do nového dobíracího, počet karet: { $cards }
event-Discarded = { $seat }: odhozeno: { $cards }
event-Gave = { $giver } → { $taker }: jedna karta
event-GaveCard = { $giver } → { $taker }: { $card }
event-SawHand = { $viewer }: pohled do cizí ruky ({ $owner })
event-SawCards = { $viewer }: pohled do cizí ruky ({ $owner }): { $cards }
event-Moved = { $owner }: { $warriors ->
    [one] přechází 1 bojovník
    [few] přecházejí { $warriors } bojovníci
   *[other] přechází { $warriors } bojovníků
  }, { $origin } → { $target }
event-PawnMoved = { $seat }: { $origin } → { $target }
event-PlacedWarriors = { $seat }: { $warriors ->
    [one] 1 nový bojovník
    [few] { $warriors } noví bojovníci
   *[other] { $warriors } nových bojovníků
  }, místo: { $place }
event-PlacedPiece = { $seat }: na mapu přichází { $piece }, místo: { $place }
event-Removed = { $owner }: ztráty: { $warriors ->
    [0] { $pieces }
    [one] 1 bojovník{ $pieces-count ->
        [0] { "" }
       *[other] , { $pieces }
      }
    [few] { $warriors } bojovníci{ $pieces-count ->
        [0] { "" }
       *[other] , { $pieces }
      }
   *[other] { $warriors } bojovníků{ $pieces-count ->
        [0] { "" }
       *[other] , { $pieces }
      }
  }, místo: { $place }, původce: { $remover }
event-BattleBegan = { $attacker }: útok, místo: { $place }, obránce: { $defender }
event-Ambushed = { $seat }: přepadení kartou { $card }
event-AmbushFoiled = { $seat }: přepadení zmařeno kartou { $card }
event-BattleRolled = Kostky ukazují { $attacker_hits } a { $defender_hits }
event-BattleHits = Zásahy: { $attacker } { $attacker_hits }, { $defender } { $defender_hits }
event-Crafted = { $seat }: výroba karty { $card }
event-TookItem = { $seat }: nový předmět: { $item }
event-UsedCard = { $seat }: efekt karty { $card }
event-DominanceActivated = { $seat }: aktivace karty { $card }, odteď bez bodů
event-DominanceTaken = { $seat }: vzata karta { $card }
event-CoalitionFormed = { $seat }: koalice, partner: { $partner }
event-LowReach = Tato sestava frakcí má dosah { $reach }; doporučuje se aspoň { $recommended }
event-SuitsDrawn = Symboly mýtin 1 až 12: { $suits }

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
board-supply = bojovníci v zásobě: { $warriors }
board-dominance = cíl: { $card }
board-coalition = koaliční partner: { $seat }
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
board-relations = vztahy
board-quests = úkoly
board-done = splněno
board-ready = připraveno
board-used = použito
board-damaged = poškozeno
board-damaged-used = poškozeno a použito

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

## Efekty, které mohou čekat na své pořadí

trigger-FieldHospitals = polní nemocnice
trigger-Outrage = pobouření
trigger-LoseBase = ztráta základny
trigger-FullRemoval = poškození předmětů
trigger-FearOfTheFaithful = strach pravověrných
trigger-TradeDisruption = přerušení obchodu
trigger-PriceOfFailure = cena za neúspěch
trigger-RaidAround = nájezd
