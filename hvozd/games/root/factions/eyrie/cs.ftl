### Rody Orlího hnízda

seat-eyrie = Orlí hnízdo
    .gen = Orlího hnízda
    .dat = Orlímu hnízdu
    .acc = Orlí hnízdo
    .ins = Orlím hnízdem
    .number = singular
faction-eyrie = Rody Orlího hnízda
leader-builder = Stavitel
    .acc = Stavitele
leader-charismatic = Charismatický
    .acc = Charismatického
leader-commander = Velitel
    .acc = Velitele
leader-despot = Tyran
    .acc = Tyrana
text-builder = Předměty přinášejí body podle svých karet.
text-charismatic = Každé verbování ve výnosu umístí dva bojovníky.
text-commander = Při útoku udílí Orlí hnízdo jeden dodatečný zásah.
text-despot = Bod navíc za bitvu, ve které Orlí hnízdo odstraní stavbu nebo žeton.
order-recruit = verbování
    .acc = verbování
order-move = pohyb
    .acc = pohyb
order-battle = bitva
    .acc = bitvu
order-build = stavba
    .acc = stavbu
field-column = Do kterého sloupce
field-leader = Který vůdce
tour-seat-eyrie = Jsi Rody Orlího hnízda: každý tah přidáš do výnosu jednu či dvě karty a pak musíš splnit vše, co říká. Když nemůžeš, vláda padne a stojí to body. Hřady bodují každý Večer.
ask-ChooseCorner = { $seat }: hra se připravuje; vyber rohovou mýtinu pro první hřad.
ask-ChooseLeader = { $seat }: rod potřebuje vůdce; vyber jednoho z těch, kteří leží lícem nahoru.
ask-AddToDecree = { $seat }: { $added ->
    [0] Rozbřesk žádá nový rozkaz; přidej do výnosu kartu.
   *[other] můžeš přidat do výnosu druhou kartu, nebo pokračuj.
  }
ask-NewRoost = { $seat }: na mapě nemáš žádný hřad; vyber, kam přijde nový i se třemi bojovníky.
ask-ResolveDecree = { $seat }: výnos ti přikazuje { $column ->
    [0] verbování
    [1] pohyb
    [2] bitvu
   *[other] stavbu
  }; vyber kartu sloupce a splň ji, jinak nastane chaos.
action-NameLeader = Vybrat vůdce: { $leader }
action-AddOrder = Přidat do výnosu kartu { $card } (sloupec { $column })
action-FoundRoost = Založit nový hřad { $clearing-loc }
action-DecreeRecruit = Verbovat { $clearing-loc } ({ $suit-adj } rozkaz)
action-DecreeMove = Přesunout { $warriors ->
    [one] 1 bojovníka
    [few] { $warriors } bojovníky
   *[other] { $warriors } bojovníků
  } { $origin-from } { $target-to } ({ $suit-adj } rozkaz)
action-DecreeBattle = Zahájit { $clearing-loc } bitvu s { $defender-ins } ({ $suit-adj } rozkaz)
action-DecreeBuild = Postavit hřad { $clearing-loc } ({ $suit-adj } rozkaz)
action-Falter = Nesplnit { $suit-adj } rozkaz a upadnout do chaosu
event-LeaderChosen = { $seat } { $seat-number ->
    [plural] mají
   *[other] má
  } nového vůdce: { $leader }.
event-OrderAdded = { $seat } { $seat-number ->
    [plural] přidávají
   *[other] přidává
  } do výnosu kartu { $card } (sloupec { $column }).
event-FellIntoTurmoil = { $seat } { $seat-number ->
    [plural] upadají
   *[other] upadá
  } do chaosu; ve výnosu { $birds ->
    [one] je 1 pták
    [few] jsou { $birds } ptáci
   *[other] je { $birds } ptáků
  }.
board-leader = vůdce { $leader }
board-no-leader = zatím bez vůdce
board-deposed = sesazeni: { $leaders }
board-pending = zbývá splnit: { $suits }
source-FellIntoTurmoil = chaos
