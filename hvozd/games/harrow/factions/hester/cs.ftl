pic-hestercard = karta Hester
faction-hester = Hester
    .gen = Hester
    .dat = Hester
    .acc = Hester
    .ins = Hester
    .number = singular
name-hester = Hester
piece-hester = Hester
    .acc = Hester
board-squares = čtverce
board-actions = akce
board-flames = plameny na desce
board-cards = karty
board-hester = HESTER
reason-six-squares = Hester má zpět všechnu sílu
hestercard-white-innards = Bílé vnitřnosti
card-text-white-innards = Přesuň jednoho nakaženého běsa až o 2 hexy; nesmí skončit na hexu s nakaženým běsem nepřátelské frakce ani vedle něj.
hestercard-wild-tangle = Divoká změť
card-text-wild-tangle = Vyměň jednu svou kostku krajiny za kostku jiné barvy ze zásoby.
hestercard-protege = Chráněnec
card-text-protege = První nákaza v tomto tahu nestojí žádné kostky.
hestercard-well-see = Ještě se uvidí
card-text-well-see = Soupeř s nejméně kostkami na bojišti dostane jednu kostku; Hester si vezme kostku krajiny podle svého výběru.
hestercard-sloth = Lenivec
card-text-sloth = K přivolání Hester stačí kostky kterékoli jedné barvy.
hestercard-within-reach = Na dosah
card-text-within-reach = Přesuň libovolnou legendu na sousední hex s kořenem.
hestercard-stings-a-moment = Na chvilku to zabolí
card-text-stings-a-moment = Zaplať 2 kostky libovolných barev a nakaz jednoho běsa, který stojí na hexu s nakaženým běsem.
hestercard-night-terror = Noční děs
card-text-night-terror = Každý nakažený běs a Hester může vstoupit na sousední hex krajiny, která je stejná jako krajina jednoho z hexů s ohněm.
hestercard-needful-sacrifice = Nutná oběť
card-text-needful-sacrifice = Polož kostku krajiny podle svého výběru na hex bez kostky krajiny; na bojiště se přesune, až tam vstoupí nenakažený běs.
hestercard-drawing-near = Přiblížení
card-text-drawing-near = Vyber hex vedle dvou nakažených běsů nepřátelských frakcí; oba se tam přesunou a vzplane oheň.
hestercard-trampled-soil = Udusaná půda
card-text-trampled-soil = Přesuň jednoho nakaženého běsa nebo Hester na sousední hex bez jednotek a bez kořenů.
hestercard-all-around = Všude kolem
card-text-all-around = Máš-li kořen v trní nebo na hoře, získáš 2 kostky krajin podle svého výběru.
hestercard-desperate-grip = Zoufalé sevření
card-text-desperate-grip = Zvedni první kořen položený v tomto tahu a polož jej znovu na konec cesty.
ask-ChooseMeal = Co Hester pozře?
ask-ChooseSquare = Na které straně desky bude čtverec?
ask-DesperateGrip = Zoufalé sevření: kam povede přesazený kořen?
ask-DevourLegend = Pozře Hester legendu?
ask-Douse = Kolik plamenů uhasíš?
ask-DrawingNear = Přiblížení: kde se běsi setkají?
ask-DropCubes = Příliš kostek krajin: která půjde pryč?
ask-GainCubes = Vezmi si kostku krajiny.
ask-GrowRoot = Kam poroste kořen?
ask-HesterActs = Na tahu je Hester: kterou akci provedeš?
ask-HesterEnds = Tah Hester končí; využij, co ještě zbývá.
ask-HesterMoves = Přesouvej nakažené běsy a Hester.
ask-HesterSpawns = Komu a kde se zplodí běs?
ask-HitHester = Udeříš na Hester?
ask-InfectHaints = Koho nakazíš?
ask-InfectInstead = Který běs bude nakažen za svou legendu?
ask-MoveInfected = Přesuň nakaženého běsa.
ask-NeedfulSacrifice = Nutná oběť: která kostka a kam?
ask-NightSteps = Noční děs: kdo kam půjde?
ask-NightTerror = Noční děs: která krajina?
ask-PushAside = Oheň vyklízí hex: co kam půjde?
ask-SpoonToOne = Otočíš lžíci zpět na jedničku?
ask-Sting = Na chvilku to zabolí: koho nakazíš?
ask-SummonHester = Kde bude Hester přivolána?
ask-TrampledSoil = Udusaná půda: kdo kam půjde?
ask-WeShallSee = Ještě se uvidí: kdo dostane kostku a kterou vezmeš?
ask-WhiteInnards = Bílé vnitřnosti: který běs půjde kam?
ask-WildTangle = Divoká změť: kterou kostku za kterou?
ask-WithinReach = Na dosah: která legenda půjde kam?
action-ActivateCard = Aktivovat kartu { $card }
action-Converge = Běsi z hexů { $first } a { $second } se setkají na hexu { $hex }
action-Creep = Přesunout { $piece-acc } z hexu { $origin } na hex { $target }{ $cubes-count ->
    [0] { "" }
   *[other] { " " }za kostky: { $cubes-acc }
  }
action-Devour = Pozřít { $piece-acc }
action-DouseFlames = Uhasit { $flames ->
    [one] 1 plamen
    [few] { $flames } plameny
   *[other] { $flames } plamenů
  }
action-DropCube = Odhodit { $cube-acc } kostku
action-Eat = Pozřít žeton { $meal ->
    [1] posunutí
    [2] zplození
    [3] posílení
    [4] svitku
    [5] divočení
   *[other] …
  }
action-Exchange = Vyměnit { $give-acc } kostku za { $get-acc }
action-ExtraRoot = Další kořen
action-Favour = Dát kostku { $faction-dat } a pro Hester vzít { $cube-acc }
action-FillSquare = Zaplnit čtverec na { $side ->
    [1] první
    [2] druhé
   *[other] …
  } straně
action-Grow = Vést kořen na hex { $hex }
action-Infect = Nakazit { $piece-acc } na hexu { $hex }{ $cubes-count ->
    [0] { "" }
   *[other] { " " }za kostky: { $cubes-acc }
  }
action-InfectOne = Nakazit běsa na hexu { $hex }
action-MoveCube = Přesunout kostku z hexu { $origin } na hex { $target }
action-NameTerrain = Zvolit krajinu: { $kind }
action-Plant = Položit { $cube-acc } kostku na hex { $hex }
action-PlayHester = Vyložit kartu { $card } na místo { $place }
action-Regrow = Vést kořen na hex { $hex }
action-SpawnFor = Zplodit { $faction-dat } běsa na hexu { $hex }
action-StartInfection = Vhodit kostky do stromu a pak nakazit běsy
action-StartMoves = Přesouvat nakažené běsy a Hester
action-StartSummoning = Vhodit kostky do stromu a pak přivolat Hester
action-Summon = Přivolat Hester na hex { $hex } za kostky barvy: { $cube }
action-TakeCube = Vzít { $cube-acc } kostku
action-TurnSpoon = Otočit lžíci zpět
action-UnpinHester = Uvolnit Hester{ $cubes-count ->
    [0] { "" }
   *[other] { " " }za kostky: { $cubes-acc }
  }
event-BonfireMade = Na hexu { $hex } vzplál oheň.
event-FlameAdded = Na hexu { $hex } přibyl další plamen.
event-FlamesDoused = { $faction } { $faction-number ->
    [plural] hasí
   *[other] hasí
  } { $flames ->
    [one] 1 plamen
    [few] { $flames } plameny
   *[other] { $flames } plamenů
  } na hexu { $hex }.
event-HesterActivated = Hester využívá kartu { $card }.
event-HesterFed = Hester se na hexu { $hex } nasytila a opouští mapu.
event-HesterDriven = Hester je zahnána z hexu { $hex }.
event-HesterPlayed = Hester vykládá kartu { $card }.
event-HesterSummoned = Hester povstává na hexu { $hex }.
event-Infected = Na hexu { $hex } propuká nákaza: { $piece }.
event-RootGrown = Kořen dorostl na hex { $hex }.
event-SquareFilled = Hester má { $squares ->
    [one] 1 zaplněný čtverec
    [few] { $squares } zaplněné čtverce
   *[other] { $squares } zaplněných čtverců
  }.
event-TerrainCubesGained = Hester { $cubes-count ->
    [0] nezískává žádné kostky krajin
   *[other] získává kostky krajin: { $cubes-acc }
  }.
feature-squares = zaplněné čtverce
feature-flames = plameny
feature-infected = nakažení běsi
feature-apart = vzdálenost nakažených běsů
feature-roots = kořeny pod běsy
feature-earth = kostky krajin
feature-spells = aktivní karty
feature-witch = cesta Hester k legendě
legend-hester = % kořeny
