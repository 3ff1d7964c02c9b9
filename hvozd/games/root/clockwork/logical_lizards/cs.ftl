### Ještěroboti

board-bot-order = příkaz: { $suit }
board-bot-conspiracies = spiknutí, poslední vyznačeno
board-bot-souls = ztracené duše shora
trait-text-spiteful = Křížová výprava, která odstraní žeton, přinese bod.
trait-text-erratic = Tah končí další ztracenou duší z balíčku.
trait-text-fanatics = Po konvertování následuje na místě bitva se zásahem navíc.
trait-text-martyrs = Ptačí rituál přidá kultistu i ze zásoby.
services-logical_lizards = pokročilá karta služeb: Ještěroboti
seat-logical_lizards = Ještěroboti
    .gen = Ještěrobotů
    .dat = Ještěrobotům
    .acc = Ještěroboty
    .ins = Ještěroboty
    .number = plural
faction-logical_lizards = Ještěroboti
traits-spiteful = Zášť
traits-erratic = Nevyzpytatelnost
traits-fanatics = Fanatici
traits-martyrs = Mučedníci
conspiracy-convert = konvertování
    .acc = konvertování
conspiracy-crusade = křížová výprava
    .acc = křížovou výpravu
conspiracy-sanctify = posvěcení
    .acc = posvěcení
event-SoulsOrder = { $seat }: ztracené duše určují příkaz: { $suit }.
event-SoulRevealed = { $seat } { $seat-number ->
    [plural] odhalují
   *[other] odhaluje
  } ze ztracených duší kartu { $card }.
event-SoulAdded = { $seat } { $seat-number ->
    [plural] přidávají
   *[other] přidává
  } ke ztraceným duším kartu { $card }.
event-MarkerMoved = { $seat } { $seat-number ->
    [plural] posouvají
   *[other] posouvá
  } žeton spiknutí na { $conspiracy-acc }.

ruling-AMB-25 = Ještěroboti konvertují tam, kde stojí nejméně bojovníků soupeřů, jak to zdůvodňuje ukázkový tah.
    .letter = Ještěroboti konvertují tam, kde má vybraný hráč nejvíce staveb.
ruling-AMB-26 = Ještěroboti posvěcují tam, kde stojí nejméně bojovníků všech soupeřů, jak to zdůvodňuje ukázkový tah.
    .letter = Ještěroboti posvěcují tam, kde má vybraný hráč nejméně bojovníků.
ruling-AMB-31 = Při ptačím příkazu bodují Ještěroboti symbol, jehož zahrad je na mapě nejméně.
    .letter = Při ptačím příkazu bodují Ještěroboti stupnici, na níž zbývá nejméně zahrad, tedy symbol, jehož zahrad je na mapě nejvíce.
event-BecameAcolyte = { $seat } { $seat-number ->
    [plural] berou
   *[other] bere
  } { $place-from } 1 bojovníka mezi kultisty.
