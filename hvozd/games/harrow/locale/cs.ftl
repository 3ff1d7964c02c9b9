# Pochmurný kraj


## Volby

opponent = Sólová strana
option-preset = hra
option-factions = frakce, první má jižní domov
option-map = strana mapy
option-tower = strom
option-level = úroveň sólové hry
option-split = karty sólové hry
option-rulings = sporné věty vykládané jinak
ruling-any = vylosovat
ruling-HC-23_7 = V sólové hře smí karta zplodit běsy i na hexu s jinými jednotkami jejich frakce, až do limitu.
    .letter = V sólové hře zplodí karta běsy jen na hexu bez jakýchkoli jednotek; jsou-li obsazené oba, určí místo další karta.
ruling-HC-23_8 = V sólové hře skupina, které před sebou nenechá místo vlastní frakce, čeká; oklikou jde jen kvůli nepřátelům, ohňům a cílům.
    .letter = V sólové hře jde skupina, která před sebou nemá místo, oklikou, třeba i dál od cíle, ať jí stojí v cestě kdokoli.

## Slova

jar-ability = schopnosti
jar-wild = divočení
jar-legend = legendy
jar-attack = útoku
kind-swamp = bažina
    .acc = bažinu
    .loc = v bažině
kind-marsh = mokřady
    .acc = mokřady
    .loc = v mokřadech
kind-plains = pláně
    .acc = pláně
    .loc = na pláních
kind-forest = les
    .acc = les
    .loc = v lese
kind-mountain = hora
    .acc = horu
    .loc = na hoře
kind-brambles = trní
    .acc = trní
    .loc = v trní
cube-red = červená
    .acc = červenou
    .gen = červených
cube-brown = hnědá
    .acc = hnědou
    .gen = hnědých
cube-teal = modrozelená
    .acc = modrozelenou
    .gen = modrozelených
cube-yellow = žlutá
    .acc = žlutou
    .gen = žlutých
cube-green = zelená
    .acc = zelenou
    .gen = zelených
cube-silver = stříbrná
    .acc = stříbrnou
    .gen = stříbrných
piece-red-haint = červený běs
    .acc = červeného běsa
piece-red-infected = nakažený červený běs
    .acc = nakaženého červeného běsa
piece-blue-haint = modrý běs
    .acc = modrého běsa
piece-blue-infected = nakažený modrý běs
    .acc = nakaženého modrého běsa
piece-purple-haint = fialový běs
    .acc = fialového běsa
piece-purple-infected = nakažený fialový běs
    .acc = nakaženého fialového běsa
piece-first-standee = první legenda Kami
    .acc = první legendu Kami
piece-second-standee = druhá legenda Kami
    .acc = druhou legendu Kami
axis-north-south = od severu k jihu
    .row = řada od severu k jihu
axis-rising = stoupající
    .row = stoupající řada
axis-falling = klesající
    .row = klesající řada
deck-tactics = taktiky
deck-upgrades = vylepšení
deck-goblin = karty skřetíků
group-1h = 1 běs
    .acc = 1 běsa
group-2h = 2 běsi
    .acc = 2 běsy
group-3h = 3 běsi
    .acc = 3 běsy
group-4h = 4 běsi
    .acc = 4 běsy
group-1i = 1 nakažený
    .acc = 1 nakaženého
group-1h-1i = 1 běs a 1 nakažený
    .acc = 1 běsa a 1 nakaženého
group-2h-1i = 2 běsi a 1 nakažený
    .acc = 2 běsy a 1 nakaženého
group-3h-1i = 3 běsi a 1 nakažený
    .acc = 3 běsy a 1 nakaženého
group-2i = 2 nakažení
    .acc = 2 nakažené
group-1h-2i = 1 běs a 2 nakažení
    .acc = 1 běsa a 2 nakažené
group-2h-2i = 2 běsi a 2 nakažení
    .acc = 2 běsy a 2 nakažené
group-3i = 3 nakažení
    .acc = 3 nakažené
group-1h-3i = 1 běs a 3 nakažení
    .acc = 1 běsa a 3 nakažené
group-4i = 4 nakažení
    .acc = 4 nakažené
group-legend = legenda
    .acc = legendu
group-legend-1h = legenda a 1 běs
    .acc = legendu a 1 běsa
group-legend-2h = legenda a 2 běsi
    .acc = legendu a 2 běsy
group-legend-3h = legenda a 3 běsi
    .acc = legendu a 3 běsy
group-legend-1i = legenda a 1 nakažený
    .acc = legendu a 1 nakaženého
group-legend-1h-1i = legenda, 1 běs a 1 nakažený
    .acc = legendu, 1 běsa a 1 nakaženého
group-legend-2h-1i = legenda, 2 běsi a 1 nakažený
    .acc = legendu, 2 běsy a 1 nakaženého
group-legend-2i = legenda a 2 nakažení
    .acc = legendu a 2 nakažené
group-legend-1h-2i = legenda, 1 běs a 2 nakažení
    .acc = legendu, 1 běsa a 2 nakažené
group-legend-3i = legenda a 3 nakažení
    .acc = legendu a 3 nakažené
group-second = druhá legenda
    .acc = druhou legendu
group-second-1h = druhá legenda a 1 běs
    .acc = druhou legendu a 1 běsa
group-second-2h = druhá legenda a 2 běsi
    .acc = druhou legendu a 2 běsy
group-second-3h = druhá legenda a 3 běsi
    .acc = druhou legendu a 3 běsy
group-second-1i = druhá legenda a 1 nakažený
    .acc = druhou legendu a 1 nakaženého
group-second-1h-1i = druhá legenda, 1 běs a 1 nakažený
    .acc = druhou legendu, 1 běsa a 1 nakaženého
group-second-2h-1i = druhá legenda, 2 běsi a 1 nakažený
    .acc = druhou legendu, 2 běsy a 1 nakaženého
group-second-2i = druhá legenda a 2 nakažení
    .acc = druhou legendu a 2 nakažené
group-second-1h-2i = druhá legenda, 1 běs a 2 nakažení
    .acc = druhou legendu, 1 běsa a 2 nakažené
group-second-3i = druhá legenda a 3 nakažení
    .acc = druhou legendu a 3 nakažené
group-both = obě legendy
    .acc = obě legendy
group-both-1h = obě legendy a 1 běs
    .acc = obě legendy a 1 běsa
group-both-2h = obě legendy a 2 běsi
    .acc = obě legendy a 2 běsy
group-both-1i = obě legendy a 1 nakažený
    .acc = obě legendy a 1 nakaženého
group-both-1h-1i = obě legendy, 1 běs a 1 nakažený
    .acc = obě legendy, 1 běsa a 1 nakaženého
group-both-2i = obě legendy a 2 nakažení
    .acc = obě legendy a 2 nakažené
token-advance = posunutí
    .gen = posunutí
token-spawn = zplození
    .gen = zplození
token-strengthen = posílení
    .gen = posílení
token-legend = svitek legendy
    .gen = svitku legendy

## Deska

board-round = kolo
board-cycle = cyklus
board-lantern = lucerna
board-turn = na tahu
board-map = mapa
board-battleground = bojiště
board-tree = ve stromu
board-points = VB
board-scrolls = svitky
board-values = hodnoty
board-wild = divočení
board-spoon = lžíce
board-hand = ruka
board-jars = zavařovačky
board-decks = balíčky sólové hry
board-tiles = destičky
board-none = nic
reason-points = dost vítězných bodů
reason-no-cards = karty sólové hry došly
reason-minor-points = menší vítězství: nehráčská frakce má dost bodů
reason-minor-no-cards = menší vítězství: karty sólové hry došly

## Položky

field-faction = Která frakce
field-card = Která karta
field-token = Který žeton
field-ability = Která schopnost
field-origin = Odkud
field-target = Kam
field-group = Které jednotky
field-doll = S panenkou
field-hex = Který hex
field-axis = Podél které řady
field-onward = Vpřed
field-kind = Který druh hexu
field-foe = Koho
field-jar = Která zavařovačka
field-offer = Která nabídka
field-quest = Který úkol
field-first = Který první
field-second = Který druhý
field-piece = Která jednotka
field-cubes = Které kostky
field-cube = Která kostka
field-flames = Kolik plamenů
field-deck = Který balíček
field-meal = Který žeton
field-give = Kterou dát
field-get = Kterou vzít
field-side = Která strana
field-space = Které pole
field-row = Který řádek
field-nail = Který hřebík
field-part = Která část
field-place = Které místo
field-haints = Kolik běsů
field-goblin = Skřetík kde
field-own = Který vlastní běs
field-enemy = Který nepřátelský běs
field-tile = Která destička

## Destičky

tile-first-player = začínající hráč
    .gen = začínajícího hráče
tile-advance = posunutí
    .gen = posunutí
tile-spawn = zplození
    .gen = zplození
tile-strengthen = posílení
    .gen = posílení
tile-card-cycle = +1/-1 karta
    .gen = +1/-1 karty
tile-wild = divočení
    .gen = divočení
tile-move-legend = přesun legendy
    .gen = přesunu legendy
tile-spoon-back = otočení lžíce zpět
    .gen = otočení lžíce zpět
tile-first-scroll = první svitek
    .gen = prvního svitku

## Otázky

ask-Abilities = Použij své schopnosti.
ask-AfterAction = Po akci můžeš použít destičky, karty a kroky zdarma.
ask-AttackJar = Zavařovačka útoku: máš jeden útok a jednu volnou akci.
ask-BeforeAction = Před akcí můžeš použít destičku; jinak jednej.
ask-BuryCard = Kterou kartu vložíš pod balíček?
ask-CarryDoll = Vezme jednotka panenku s sebou?
ask-ChooseAttack = Na koho a odkud zaútočíš?
ask-ChooseDeck = Ze kterého balíčku bude karta?
ask-ChooseFaction = Kterou frakci karta aktivuje?
ask-ChooseJar = Kterou zavařovačku otočíš?
ask-ClaimHaint = Který běs padne za legendu?
ask-Clash = Střet běsů: chceš udeřit?
ask-LayFlames = Na kterém poli plameny začnou?
ask-LegendJar = Zavařovačka legendy: využij ukazatel a nadání.
ask-MarchNext = Která skupina půjde a kam?
ask-MoveOwnLegend = Přesuň svou legendu.
ask-PlaceObjective = Umísti cíl svého protivníka.
ask-PlaceSolo = Kde bude cíl stát?
ask-Press = Zaplatíš za zásah?
ask-SetAsideCubes = Kolik kostek odstraníš?
ask-SoloAttack = Na koho frakce zaútočí?
ask-SpawnAtCard = Kde se běsi objeví?
ask-TwoParts = Kterou část provedeš nejdřív?

## Akce

action-Act = Jednat
action-Activate = Aktivovat frakci: { $faction }
action-Advance = Posunout { $group-acc } z hexu { $origin } na hex { $target }{ $doll ->
    [yes] , s panenkou
   *[other] { "" }
  }
action-Attack = Zaútočit z hexu { $origin } na { $foe-acc } na hexu { $target }
action-AttackAgain = Znovu zaútočit zavařovačkou { $jar }
action-Bury = Vložit kartu { $card } pod balíček
action-Claim = Odstranit běsa na hexu { $hex }
action-Done = Hotovo: tady už nic dalšího
action-DrawSolo = Vzít kartu z balíčku { $deck ->
    [0] taktik
    [1] vylepšení
    [2] skřetíků
   *[other] …
  }
action-DrawToken = Přesunout žeton { $token-gen } z hexu { $origin } na hex { $target }
action-EndTurn = Ukončit tah
action-Finish = Skončit
action-FirstSpace = Začít na poli { $space ->
    [1] kostky
    [2] zplození
    [3] přesunu
   *[other] …
  }
action-Flip = Otočit zavařovačku { $jar }
action-FreeAction = Volná akce
action-FreeStep = Krok zdarma: přesunout { $group-acc } z hexu { $origin } na hex { $target }{ $doll ->
    [yes] , s panenkou
   *[other] { "" }
  }
action-HitLegend = Zasáhnout { $piece-acc } a odstrčit na hex { $target }
action-Hold = Nechat být
action-LeaveDoll = Nechat panenku
action-MakeAttack = Zaútočit
action-MarchGroup = Pochodovat z hexu { $origin } na hex { $target }
action-Move = Přesunout { $piece-acc } z hexu { $origin } na hex { $target }
action-MoveNest = Přesunout hnízdo z hexu { $origin } na hex { $target }
action-Part = { $part ->
    [1] První část
    [2] Druhá část
   *[other] Část …
  }
action-PlaceBuilding = Postavit budovu na hexu { $hex }
action-PlaceStorm = Rozpoutat bouři na hexu { $hex }
action-PlaceTownsfolk = Umístit obyvatele na hex { $hex }
action-PullDoll = Přitáhnout panenku z hexu { $origin } na hex { $target }
action-PutObjective = Umístit na hex { $hex }
action-PutToken = Položit žeton { $token-gen } na hex { $hex }
action-Remove = Odstranit { $piece-acc } z hexu { $hex }
action-SetAside = Odložit { $cubes ->
    [one] 1 kostku
    [few] { $cubes } kostky
   *[other] { $cubes } kostek
  }
action-ShiftPath = Přesunout stezku z hexu { $origin } na hex { $target }
action-Spawn = Zplodit { $haints ->
    [one] 1 běsa
    [few] { $haints } běsy
   *[other] { $haints } běsů
  } na hexu { $hex }
action-SpawnSolo = Zplodit běsa na hexu { $hex }
action-Stop = Skončit: co zbývá, se nevyužije
action-Strengthen = Posílit o { $cubes ->
    [one] 1 kostku
    [few] { $cubes } kostky
   *[other] { $cubes } kostek
  }
action-Strike = Udeřit
action-TakeDoll = Vzít panenku s sebou
action-Unpin = Vrátit hřebík číslo { $nail }
action-UseGift = Využít nadání
action-UseTile = Využít destičku { $tile-gen }
action-UseTrack = Využít ukazatel legendy

## Události

event-Advanced = { $faction } { $faction-number ->
    [plural] posouvají
   *[other] posouvá
  } { $group-acc } z hexu { $origin } na hex { $target }.
event-AttackDeclared = { $attacker } { $attacker-number ->
    [plural] útočí
   *[other] útočí
  } z hexu { $origin } na { $foe-acc } na hexu { $target }.
event-AttackFailed = Útok { $attacker-gen } se nezdařil.
event-BuildingDestroyed = Budova na hexu { $hex } je zničena.
event-BuildingMoved = Budova je přesunuta z hexu { $origin } na hex { $target }.
event-BuildingPlaced = Na hexu { $hex } teď stojí budova.
event-CardBuried = { $faction } { $faction-number ->
    [plural] dávají
   *[other] dává
  } kartu pod svůj balíček.
event-CardDrawn = { $faction } si { $faction-number ->
    [plural] dobírají
   *[other] dobírá
  } kartu.
event-CubesSetAside = Stranou { $count ->
    [one] jde 1 kostka
    [few] jdou { $count } kostky
   *[other] jde { $count } kostek
  } (barva: { $cube }).
event-DollMoved = Panenka se přesouvá z hexu { $origin } na hex { $target }.
event-HaintKilled = { $killer } { $killer-number ->
    [plural] zabíjejí
   *[other] zabíjí
  } { $piece-acc } na hexu { $hex }.
event-HaintRemoved = Z hexu { $hex } mizí jednotka: { $piece }.
event-JarFlipped = { $faction } { $faction-number ->
    [plural] otáčejí
   *[other] otáčí
  } zavařovačku { $jar }.
event-LanternTaken = Lucernu { $faction-number ->
    [plural] získávají
   *[other] získává
  } { $faction }.
event-LegendHit = { $attacker } { $attacker-number ->
    [plural] zasahují
   *[other] zasahuje
  } { $piece-acc } a { $attacker-number ->
    [plural] odstrkují
   *[other] odstrkuje
  } ji na hex { $target }.
event-Moved = Přesun z hexu { $origin } na hex { $target }: { $piece }.
event-NailReturned = Hřebík se vrací z hexu { $hex }.
event-RoundBegan = Začíná { $round }. kolo; lucernu { $lantern-number ->
    [plural] mají
   *[other] má
  } { $lantern }.
event-RoundEnded = Končí { $round }. kolo.
event-Scored = { $faction } { $faction-number ->
    [plural] získávají
   *[other] získává
  } { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }, celkem { $faction-number ->
    [plural] mají
   *[other] má
  } { $total }.
event-SoloCardShown = Odhalila se karta „{ $card }“.
event-Spawned = { $faction } { $faction-number ->
    [plural] plodí
   *[other] plodí
  } { $haints ->
    [one] 1 běsa
    [few] { $haints } běsy
   *[other] { $haints } běsů
  } na hexu { $hex }.
event-SpoonTurned = Lžíce { $faction-gen } teď ukazuje { $spoon }.
event-PathMoved = Stezka z hexu { $origin } je přesunuta na hex { $target }.
event-StormMoved = Bouře z hexu { $origin } se přesouvá na hex { $target }.
event-StormPlaced = Na hexu { $hex } propukla bouře.
event-Strengthened = { $faction } { $faction-number ->
    [plural] přidávají
   *[other] přidává
  } na bojiště { $cubes ->
    [one] 1 kostku
    [few] { $cubes } kostky
   *[other] { $cubes } kostek
  }.
event-SuperiorityTaken = { $faction } { $faction-number ->
    [plural] mají
   *[other] má
  } přesilu a { $faction-number ->
    [plural] přidávají
   *[other] přidává
  } { $cubes ->
    [one] 1 kostku
    [few] { $cubes } kostky
   *[other] { $cubes } kostek
  }.
event-TileRevealed = U zavařovačky { $jar } leží destička { $tile-gen }.
event-TileUsed = { $faction } { $faction-number ->
    [plural] využívají
   *[other] využívá
  } destičku { $tile-gen }.
event-TokenCollected = { $faction } { $faction-number ->
    [plural] sbírají
   *[other] sbírá
  } žeton { $token-gen } z hexu { $hex }.
event-TokenMoved = Žeton { $token-gen } se přesouvá z hexu { $origin } na hex { $target }.
event-TokenPlaced = Na hex { $hex } přichází žeton { $token-gen }.
event-TownsfolkMoved = Obyvatel jde z hexu { $origin } na hex { $target }.
event-TownsfolkPlaced = Na hex { $hex } přichází obyvatel.
event-TownsfolkRescued = Obyvatel na hexu { $hex } je zachráněn.
event-TreeFell = { $thrown-count ->
    [0] Do stromu nikdo nic nevhodil
   *[other] Do stromu se vhodily kostky: { $thrown }
  }; { $fallen-count ->
    [0] nevypadla žádná
   *[other] vypadly: { $fallen }
  }; { $left-count ->
    [0] uvnitř nic nezůstává
   *[other] uvnitř zůstávají: { $left }
  }.
