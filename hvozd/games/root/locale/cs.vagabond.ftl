### Tulák: jeho předměty, postavy, úkoly, otázky, akce, kronika.

seat-vagabond = Tulák
seat-vagabond2 = Druhý tulák
faction-vagabond = Tulák
faction-vagabond2 = Druhý tulák

## Předměty, jak leží

ware-boots = boty
ware-boots-used = boty (lícem dolů)
ware-boots-damaged = boty (poškozené)
ware-boots-used-damaged = boty (poškozené, lícem dolů)
ware-bag = vak
ware-bag-used = vak (lícem dolů)
ware-bag-damaged = vak (poškozený)
ware-bag-used-damaged = vak (poškozený, lícem dolů)
ware-crossbow = kuše
ware-crossbow-used = kuše (lícem dolů)
ware-crossbow-damaged = kuše (poškozená)
ware-crossbow-used-damaged = kuše (poškozená, lícem dolů)
ware-hammer = kladivo
ware-hammer-used = kladivo (lícem dolů)
ware-hammer-damaged = kladivo (poškozené)
ware-hammer-used-damaged = kladivo (poškozené, lícem dolů)
ware-sword = meč
ware-sword-used = meč (lícem dolů)
ware-sword-damaged = meč (poškozený)
ware-sword-used-damaged = meč (poškozený, lícem dolů)
ware-tea = konvička
ware-tea-used = konvička (lícem dolů)
ware-tea-damaged = konvička (poškozená)
ware-tea-used-damaged = konvička (poškozená, lícem dolů)
ware-coins = mince
ware-coins-used = mince (lícem dolů)
ware-coins-damaged = mince (poškozené)
ware-coins-used-damaged = mince (poškozené, lícem dolů)
ware-torch = pochodeň
ware-torch-used = pochodeň (lícem dolů)
ware-torch-damaged = pochodeň (poškozená)
ware-torch-used-damaged = pochodeň (poškozená, lícem dolů)
ware-ally = bojovník spojence

## Postavy

character-thief = Zloděj
character-tinker = Kutil
character-ranger = Zálesák
character-vagrant = Pobuda
character-arbiter = Rozhodce
character-scoundrel = Ničema
character-adventurer = Dobrodruh
character-ronin = Rónin
character-harrier = Nájezdník
text-thief = Pochodeň ukradne náhodnou kartu hráči na téže mýtině.
text-tinker = Pochodeň vezme z odhazovacího balíčku kartu symbolu mýtiny nebo ptáka.
text-ranger = Pochodeň opraví tři předměty a ukončí Bílý den.
text-vagrant = Pochodeň poštve dva hráče na mýtině proti sobě; padlé komponenty se počítají tobě.
text-arbiter = Obránci na tvé mýtině si mohou půjčit tvé meče; pokaždé získáš bod.
text-scoundrel = Pochodeň mýtinu spálí: zmizí vše soupeřovo a nic už tam nikdy nepřijde.
text-adventurer = Jednou za tah jiný předmět zastoupí ten, který úkol žádá; tím se poškodí.
text-ronin = Po hodu přidá meč dodatečný zásah, jednou za bitvu.
text-harrier = Pochodeň tě přenese na libovolnou mýtinu.

## Úkoly, odměny, vztahy

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
reward-points = body
reward-cards = karty
relation-hostile = Nepřátelský
relation-indifferent = Lhostejný
relation-amiable = Přívětivý
relation-friendly = Přátelský
relation-allied = Spojenec

## Na co se hra ptá políčko po políčku

field-character = Která postava
field-forest = Který les
field-items = Které předměty
field-item = Který předmět
field-gift = Který vyrobený předmět na oplátku
field-quest = Který úkol
field-reward = Za jakou odměnu
field-missing = Místo kterého předmětu
field-ally = Čí bojovníci
field-partner = S kým
field-piece = Který komponent
field-arbiter = Čí meče

## Otázky

ask-ChooseCharacter = { $seat }: vyber postavu, za kterou hraješ; přinese ti první předměty a zvláštní akci.
ask-ChooseForest = { $seat }: vyber les, ve kterém tvá figura začíná.
ask-Refresh = { $seat }: všechny použité předměty obnovit nejde; vyber, které otočíš.
ask-Slipping = { $seat }: prosmýkni se bez bot na sousední mýtinu nebo do lesa, nebo zůstaň.
ask-VagabondActions = { $seat }: používej předměty na akce v libovolném pořadí, nebo Bílý den ukonči.
ask-ChooseRuinItem = { $seat }: vidíš, co leží pod ruinami na mýtině { $clearing }; vezmi si jeden předmět, nebo nic.
ask-ItemCapacity = { $seat }: tolik toho neuneseš; vyber předměty, které opustí hru.
ask-FullRemoval = { $seat }: z tvé mýtiny zmizelo všechno; vyber tři předměty, které se poškodí.
ask-ChooseAlly = { $seat }: v této bitvě můžeš brát bojovníky spojence za své, nebo bojuj bez nich.
ask-OfferProtector = { $seat }: na mýtině stojí Rozhodce; půjč si do bitvy jeho meče (získá bod), nebo ne.

## Akce

action-PickCharacter = Hrát postavu: { $character }
action-EnterForest = Začít tady: { $forest }
action-RefreshItems = Obnovit: { $items }
action-Slip = Prosmýknout se: { $target }
action-SlipWith = Prosmýknout se: { $target }, spolu s { $warriors ->
    [one] 1 bojovníkem
   *[other] { $warriors } bojovníky
  } ({ $ally })
action-Travel = Jít: { $target }
action-TravelWith = Jít: { $target }, spolu s { $warriors ->
    [one] 1 bojovníkem
   *[other] { $warriors } bojovníky
  } ({ $ally })
action-Explore = Prozkoumat zdejší ruiny
action-TakeRuinItem = { $item ->
    [none] Nechat všechno pod ruinami
   *[other] Vzít z ruin: { $item }
  }
action-Aid = Pomoc pro hráče { $player }: dát { $card }, použít předmět { $item }{ $gift ->
    [none] , nic si nevzít
   *[other] , vzít si předmět { $gift }
  }
action-CompleteQuest = Úkol { $quest }, odměna: { $reward }
action-StrikeWarrior = Sestřelit bojovníka: { $player }
action-StrikePiece = Sestřelit: { $piece }
action-Repair = Opravit: { $item }
action-HammerCraft = Vyrobit kladivem: { $card }
action-DropItems = Zahodit: { $items }
action-DamageItems = Poškodit: { $items }
action-TakeAlly = S bojovníky spojence: { $ally }
action-NoAlly = Bez spojence
action-FormCoalition = Koalice: { $partner }, karta { $card }: už žádné body, ale vyhrajete spolu
action-Steal = Ukrást náhodnou kartu: { $player }
action-DayLabor = Vzít z odhazovacího balíčku: { $card }
action-Hideout = Skrýš: opravit { $items } a ukončit Bílý den
action-Instigate = Poštvat: { $attacker } proti { $defender }
action-Enlist = Půjčit si meče: { $arbiter }
action-ScorchedEarth = Nadobro spálit tuto mýtinu
action-Improvise = Úkol { $quest }, odměna: { $reward }; { $item } místo předmětu { $missing }
action-SwiftStrike = Použít meč na dodatečný zásah
action-Glide = Plachtit: { $target }

## Kronika

event-CharacterChosen = { $seat }: hraje postavu { $character }
event-PawnPlaced = { $seat }: začátek: { $place }
event-Exhausted = { $seat }: použité předměty: { $items }
event-ItemsDamaged = { $seat }: poškozené předměty: { $items }
event-Repaired = { $seat }: opravené předměty: { $items }
event-ItemsRefreshed = { $seat }: obnovené předměty: { $items }
event-RuinExplored = { $seat }: { $item ->
    [none] nechává ruiny na mýtině { $place }, jak jsou
   *[other] nález v ruinách na mýtině { $place }: { $item }
  }
event-Rested = { $seat }: odpočinek v lese, vše poškozené je opraveno
event-ItemsDropped = { $seat }: zahozené předměty: { $items }
event-RelationChanged = { $seat }: vztah s frakcí { $other }: { $relation }
event-Aided = { $seat }: pomáhá, příjemce: { $player }{ $gift ->
    [none] { "" }
   *[other] , na oplátku: { $gift }
  }
event-QuestDone = { $seat }: splněný úkol: { $quest }
event-QuestLaidOut = Nový úkol: { $quest }
event-TookFromDiscard = { $seat }: bere z odhazovacího balíčku kartu { $card }
event-Enlisted = { $seat }: půjčuje si meče, vlastník: { $arbiter }
event-ClearingScorched = { $seat }: spaluje mýtinu { $place }
