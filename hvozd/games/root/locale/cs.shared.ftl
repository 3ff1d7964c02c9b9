### O čem mluví frakce i stroj, který ji zastupuje: figurky, úkoly, předměty, jak leží, ministři, spiknutí.

bot-step-conspiracies = spiknutí
bot-step-convert = konvertování
bot-step-crusade = křížová výprava
bot-step-sanctify = posvěcení
bot-step-fanatics = fanatici
bot-step-rituals = rituály
bot-step-ritual = rituál
bot-step-lost-souls = Ztracené duše
bot-step-market = tržiště
bot-step-garrison = stavba a posádka
bot-step-organize-trade = organizace
bot-step-racketeering = vymáhání
bot-step-dig = hloubení
bot-step-ministers = využití vyslanců
bot-step-rally = shromáždění
bot-step-sway = ovlivnění vyslanců
bot-step-cost-of-errors = cena za chyby
bot-step-investors = investoři
bot-step-flip = otočení plánů
bot-step-bomb = bomba
bot-step-extortion = vydírání
bot-step-raid = nájezd
bot-step-plot = plán
bot-step-thicken = nekalý plán
bot-step-backup-plans = záložní plány
bot-step-greedy = hrabivost
bot-step-service = služba
event-MarketCardSold = { $buyer } { $buyer-number ->
    [plural] kupují
   *[other] kupuje
  } kartu { $card }.
piece-fox_garden = liščí zahrada
    .acc = liščí zahradu
    .gen = liščí zahrady
piece-rabbit_garden = zaječí zahrada
    .acc = zaječí zahradu
    .gen = zaječí zahrady
piece-mouse_garden = myší zahrada
    .acc = myší zahradu
    .gen = myší zahrady
short-fox_garden = zahrada
short-rabbit_garden = zahrada
short-mouse_garden = zahrada
event-AcolytesGained = { $seat }: { $acolytes ->
    [one] 1 bojovník se stává kultistou
    [few] { $acolytes } bojovníci se stávají kultisty
   *[other] { $acolytes } bojovníků se stává kultisty
  }.
event-AcolytesSpent = { $seat } { $seat-number ->
    [plural] používají
   *[other] používá
  } { $acolytes ->
    [one] 1 kultistu
    [few] { $acolytes } kultisty
   *[other] { $acolytes } kultistů
  }.
board-acolytes = kultisté { $acolytes }
board-revealed = odhaleno
piece-fox_trade_post = liščí obchodní stanoviště
    .acc = liščí obchodní stanoviště
    .gen = liščího obchodního stanoviště
piece-rabbit_trade_post = zaječí obchodní stanoviště
    .acc = zaječí obchodní stanoviště
    .gen = zaječího obchodního stanoviště
piece-mouse_trade_post = myší obchodní stanoviště
    .acc = myší obchodní stanoviště
    .gen = myšího obchodního stanoviště
short-fox_trade_post = obchod
short-rabbit_trade_post = obchod
short-mouse_trade_post = obchod
service-hand_card = karta z ruky
    .acc = kartu z ruky
service-riverboats = říční čluny
    .acc = říční čluny
service-mercenaries = žoldáci
    .acc = žoldáky
event-ServiceBought = { $buyer } { $buyer-number ->
    [plural] kupují
   *[other] kupuje
  } { $service-acc } za { $price ->
    [one] 1 bojovníka
    [few] { $price } bojovníky
   *[other] { $price } bojovníků
  }.
event-OwnPayment = { $seat }: do plateb { $warriors ->
    [one] přichází 1 vlastní bojovník
    [few] přicházejí { $warriors } vlastní bojovníci
   *[other] přichází { $warriors } vlastních bojovníků
  }.
board-payments = platby
board-sold = prodáno v tomto tahu: { $services }
piece-citadel = citadela
    .acc = citadelu
    .gen = citadely
piece-market = tržiště
    .acc = tržiště
    .gen = tržiště
piece-tunnel = tunel
    .acc = tunel
    .gen = tunelu
minister-foremole = Předák
    .acc = Předáka
    .gen = Předáka
minister-captain = Kapitán
    .acc = Kapitána
    .gen = Kapitána
minister-marshal = Maršál
    .acc = Maršála
    .gen = Maršála
minister-brigadier = Brigádýr
    .acc = Brigádýra
    .gen = Brigádýra
minister-banker = Bankéř
    .acc = Bankéře
    .gen = Bankéře
minister-mayor = Starosta
    .acc = Starostu
    .gen = Starosty
minister-duchess_of_mud = Hraběnka Blátová
    .acc = Hraběnku Blátovou
    .gen = Hraběnky Blátové
minister-baron_of_dirt = Baron Prášivka
    .acc = Barona Prášivku
    .gen = Barona Prášivky
minister-earl_of_stone = Vévoda Zkamene
    .acc = Vévodu Zkamene
    .gen = Vévody Zkamene
event-MinisterSwayed = { $seat } { $seat-number ->
    [plural] mají
   *[other] má
  } na své straně dalšího vyslance: { $minister }.
board-burrow = v Noře { $warriors }
board-buildings = citadely { $citadels }, tržiště { $markets }
piece-plot = skrytý plán
    .acc = skrytý plán
    .gen = skrytého plánu
piece-bomb = bomba
    .acc = bombu
    .gen = bomby
piece-snare = past
    .acc = past
    .gen = pasti
piece-extortion = vydírání
    .acc = vydírání
    .gen = vydírání
piece-raid = nájezd
    .acc = nájezd
    .gen = nájezdu
short-plot = plán?
short-bomb = BOMBA
short-snare = PAST
short-extortion = VYDÍRÁNÍ
short-raid = NÁJEZD
plot-face_down = skrytý plán
    .acc = skrytý plán
plot-bomb = bomba
    .acc = bombu
plot-snare = past
    .acc = past
plot-extortion = vydírání
    .acc = vydírání
plot-raid = nájezd
    .acc = nájezd
field-plot = Který plán
event-PlotPlaced = { $seat } { $seat-number ->
    [plural] kladou
   *[other] klade
  } { $place-to } skrytý plán.
event-PlotFlipped = { $seat } { $seat-number ->
    [plural] otáčejí
   *[other] otáčí
  } plán { $place-loc }: { $plot }.
event-PlotRevealed = Plán { $place-loc } je odstraněn. Co to bylo: { $plot }.
board-plots-left = plány v zásobě { $plots }
ware-boots = boty
    .acc = boty
ware-boots-used = boty (lícem dolů)
    .acc = boty (lícem dolů)
ware-boots-damaged = boty (poškozené)
    .acc = boty (poškozené)
ware-boots-used-damaged = boty (poškozené, lícem dolů)
    .acc = boty (poškozené, lícem dolů)
ware-bag = vak
    .acc = vak
ware-bag-used = vak (lícem dolů)
    .acc = vak (lícem dolů)
ware-bag-damaged = vak (poškozený)
    .acc = vak (poškozený)
ware-bag-used-damaged = vak (poškozený, lícem dolů)
    .acc = vak (poškozený, lícem dolů)
ware-crossbow = kuše
    .acc = kuši
ware-crossbow-used = kuše (lícem dolů)
    .acc = kuši (lícem dolů)
ware-crossbow-damaged = kuše (poškozená)
    .acc = kuši (poškozenou)
ware-crossbow-used-damaged = kuše (poškozená, lícem dolů)
    .acc = kuši (poškozenou, lícem dolů)
ware-hammer = kladivo
    .acc = kladivo
ware-hammer-used = kladivo (lícem dolů)
    .acc = kladivo (lícem dolů)
ware-hammer-damaged = kladivo (poškozené)
    .acc = kladivo (poškozené)
ware-hammer-used-damaged = kladivo (poškozené, lícem dolů)
    .acc = kladivo (poškozené, lícem dolů)
ware-sword = meč
    .acc = meč
ware-sword-used = meč (lícem dolů)
    .acc = meč (lícem dolů)
ware-sword-damaged = meč (poškozený)
    .acc = meč (poškozený)
ware-sword-used-damaged = meč (poškozený, lícem dolů)
    .acc = meč (poškozený, lícem dolů)
ware-tea = konvička
    .acc = konvičku
ware-tea-used = konvička (lícem dolů)
    .acc = konvičku (lícem dolů)
ware-tea-damaged = konvička (poškozená)
    .acc = konvičku (poškozenou)
ware-tea-used-damaged = konvička (poškozená, lícem dolů)
    .acc = konvičku (poškozenou, lícem dolů)
ware-coins = mince
    .acc = mince
ware-coins-used = mince (lícem dolů)
    .acc = mince (lícem dolů)
ware-coins-damaged = mince (poškozené)
    .acc = mince (poškozené)
ware-coins-used-damaged = mince (poškozené, lícem dolů)
    .acc = mince (poškozené, lícem dolů)
ware-torch = pochodeň
    .acc = pochodeň
ware-torch-used = pochodeň (lícem dolů)
    .acc = pochodeň (lícem dolů)
ware-torch-damaged = pochodeň (poškozená)
    .acc = pochodeň (poškozenou)
ware-torch-used-damaged = pochodeň (poškozená, lícem dolů)
    .acc = pochodeň (poškozenou, lícem dolů)
ware-ally = bojovník spojence
    .acc = bojovníka spojence
quest-fox_fundraising = Sbírka (liška)
quest-fox_errand = Pochůzka (liška)
quest-fox_logistics_help = Pomoc s logistikou (liška)
quest-fox_repair_a_shed = Oprava kůlny (liška)
quest-fox_give_a_speech = Proslov (liška)
quest-rabbit_errand = Pochůzka (zajíc)
quest-rabbit_give_a_speech = Proslov (zajíc)
quest-rabbit_guard_duty = Strážní služba (zajíc)
quest-rabbit_fend_off_a_bear = Zahnání medvěda (zajíc)
quest-rabbit_expel_bandits = Vyhnání banditů (zajíc)
quest-mouse_expel_bandits = Vyhnání banditů (myš)
quest-mouse_guard_duty = Strážní služba (myš)
quest-mouse_fend_off_a_bear = Zahnání medvěda (myš)
quest-mouse_escort = Doprovod (myš)
quest-mouse_logistics_help = Pomoc s logistikou (myš)
field-items = Které předměty
field-item = Který předmět
field-arbiter = Čí meče
ask-OfferProtector = { $seat }: na mýtině stojí Rozhodce; půjč si do bitvy jeho meče (získá za ně bod), nebo bojuj bez nich.
action-Enlist = Půjčit si meče { $arbiter-gen }
event-PawnPlaced = { $seat } { $seat-number ->
    [plural] začínají
   *[other] začíná
  } { $place-loc }.
event-Exhausted = { $seat } { $items-count ->
    [0] { $seat-number ->
    [plural] nepoužívají žádný předmět
   *[other] nepoužívá žádný předmět
  }
   *[other] { $seat-number ->
    [plural] používají
   *[other] používá
  } { $items-acc }
  }.
event-ItemsDamaged = { $seat } { $items-count ->
    [0] { $seat-number ->
    [plural] nepoškozují žádný předmět
   *[other] nepoškozuje žádný předmět
  }
   *[other] { $seat-number ->
    [plural] poškozují
   *[other] poškozuje
  } { $items-acc }
  }.
event-Repaired = { $seat } { $items-count ->
    [0] { $seat-number ->
    [plural] neopravují žádný předmět
   *[other] neopravuje žádný předmět
  }
   *[other] { $seat-number ->
    [plural] opravují
   *[other] opravuje
  } { $items-acc }
  }.
event-RuinExplored = { $seat } { $item ->
    [none] { $seat-number ->
    [plural] nechávají
   *[other] nechává
  } ruiny { $place-loc }, jak jsou
   *[other] { $seat-number ->
    [plural] nacházejí
   *[other] nachází
  } v ruinách { $place-loc } { $item-acc }
  }.
event-QuestDone = { $seat } { $seat-number ->
    [plural] plní
   *[other] plní
  } úkol { $quest }.
event-Enlisted = { $seat } { $seat-number ->
    [plural] si půjčují
   *[other] si půjčuje
  } meče { $arbiter-gen }.
action-StartIn = Začít { $clearing-loc }
board-keep = pevnost na mýtině { $clearing }
board-no-keep = bez pevnosti
board-decree = výnos
board-vizier = vezír
board-roosts = hřady { $roosts }, body za Večer { $points }
board-sympathy = sympatie { $sympathy }
board-bases = základny: { $bases }
board-no-bases = bez základny
