### Ještěří kult

trigger-FearOfTheFaithful = strach pravověrných
seat-lizards = Kult
    .gen = Kultu
    .dat = Kultu
    .acc = Kult
    .ins = Kultem
    .number = singular
faction-lizards = Ještěří kult
ask-ChooseGardenCorner = { $seat }: hra se připravuje; vyber rohovou mýtinu pro první zahradu.
ask-ChooseOutcast = { $seat }: hra se připravuje; vyber symbol, který bude prvním odpadlíkem.
ask-Conspiracies = { $seat }: o Rozbřesku můžeš za kultisty spřádat spiknutí na mýtinách odpadlíka, nebo pokračuj.
ask-CrusadeAfterMove = { $seat }: křížová výprava dorazila na mýtinu { $clearing }; zahaj tam bitvu, nebo pokračuj.
ask-Rituals = { $seat }: máš Bílý den; odhaluj karty, každou na jeden rituál, nebo ho ukonči.
action-NameOutcast = Odpadlíkem je { $suit }
action-CrusadeBattle = Křížová výprava: zahájit { $clearing-loc } bitvu s { $defender-ins }
action-CrusadeMove = Křížová výprava: přesunout { $warriors ->
    [one] 1 bojovníka
    [few] { $warriors } bojovníky
   *[other] { $warriors } bojovníků
  } { $origin-from } { $target-to }
action-Convert = Konvertovat bojovníka { $enemy-gen } { $clearing-loc }
action-Sanctify = Posvětit { $building-acc } { $enemy-gen } { $clearing-loc }
action-RitualBuild = Odhalit kartu { $card }: zahrada { $clearing-to }
action-RitualRecruit = Odhalit kartu { $card }: bojovník { $clearing-to }
action-RitualScore = Použít kartu { $card }: body za zahrady jejího symbolu
action-FeedSouls = Použít kartu { $card } jen jako ztracenou duši: zahrada jejího symbolu na mapě není
action-Sacrifice = Odhalit kartu { $card }: nový kultista
event-OutcastSet = { $seat }: odpadlíkem je { $suit }{ $hated ->
    [yes] , a je nenáviděný
   *[other] { "" }
  }.
event-CardRevealed = { $seat } { $seat-number ->
    [plural] odhalují
   *[other] odhaluje
  } kartu { $card }.
event-SoulsGathered = { $seat }: do odhazovacího balíčku { $cards ->
    [one] odchází 1 ztracená duše
    [few] odcházejí { $cards } ztracené duše
   *[other] odchází { $cards } ztracených duší
  }.
board-outcast = odpadlík: { $suit }
board-hated = nenáviděný: { $suit }
board-gardens = zahrady: { $gardens }
board-scored = bodováno v tomto tahu: { $suits }
board-souls = ztracené duše
tour-seat-lizards = Jsi Ještěří kult: zakládej zahrady tam, kam ukazuje odpadlík, a kdo padne v obraně, stane se kultistou pro tvá spiknutí.

ruling-T-LC = Rituál bodování vyžaduje zahradu se symbolem karty na mapě.
    .letter = Rituálem bodování lze jednou za tah použít kartu každého symbolu; bez zahrady nepřinese žádný bod.
