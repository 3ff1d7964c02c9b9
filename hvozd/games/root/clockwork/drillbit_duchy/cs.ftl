### Heuristické hrabství

board-bot-ministers = korunovaní vyslanci shora
trait-text-foundations = Ztracená stavba stojí korunu jen vyslance barvy její mýtiny.
trait-text-investors = Člověk, který mu odstraní stavby, odhodí kartu té barvy; nemůže-li, je korunován vyslanec.
trait-text-overwhelm = Kope dvakrát za tah, pokaždé se třemi bojovníky.
trait-text-invaders = Kope tam, kde je nejvíce staveb soupeřů; nemá-li kde stavět, bojuje všude.
services-drillbit_duchy = pokročilá karta služeb: Heuristické hrabství
seat-drillbit_duchy = Heuristické hrabství
    .gen = Heuristického hrabství
    .dat = Heuristickému hrabství
    .acc = Heuristické hrabství
    .ins = Heuristickým hrabstvím
    .number = singular
faction-drillbit_duchy = Heuristické hrabství
traits-foundations = Základy
traits-investors = Investoři
traits-overwhelm = Zaplavení
traits-invaders = Nájezdníci
event-MinisterUncrowned = { $seat }: { $minister } přichází o korunu.
ask-Investors = { $seat }: padly stavby Heuristického hrabství; odhoď pro investory kartu { $suits-count ->
    [0] jejich symbolu
   *[other] jejich symbolu: { $suits }
  }.
action-DiscardForInvestors = Odhodit kartu { $card }
action-NothingForInvestors = Žádnou takovou kartu nemám

ruling-AMB-38 = Mezi místy k hloubení hledá Hrabství nejméně bojovníků kohokoli, i svých.
    .letter = Mezi místy k hloubení hledá Hrabství nejméně bojovníků soupeřů, jak říká jeho deska.
ruling-AMB-42 = Starosta Noru vynechá a bere bojovníka z mapy.
    .letter = Starosta může vzít bojovníka i z Nory: je to mýtina, kterou Hrabství ovládá.
