### Markýza, Orlí hnízdo a Aliance: jejich otázky, akce a události.

## Markýza z Kocourova

ask-ChooseKeep = { $seat }: hra se připravuje; vyber rohovou mýtinu pro svou pevnost.
ask-ChooseStartingBuildings = { $seat }: umísti první pilu, dílnu a sídlo verbíře k pevnosti nebo na sousední mýtiny.
ask-ChooseWood = { $seat }: dřeva je o tomto Rozbřesku méně než pil; vyber mýtiny, které ho dostanou.
ask-ChooseRecruits = { $seat }: bojovníků je méně než sídel verbíře; vyber mýtiny, které ho dostanou.
ask-MarquiseActions = { $seat }: máš Bílý den a { $left ->
    [0] žádnou akci
    [one] zbývá ti 1 akce
    [few] zbývají ti { $left } akce
   *[other] zbývá ti { $left } akcí
  }; za ptačí kartu získáš další.
ask-SecondMove = { $seat }: pochod dovoluje druhý pohyb; proveď ho, nebo pokračuj.
ask-FieldHospitals = { $seat }: na mýtině { $clearing } { $warriors ->
    [one] padl 1 tvůj bojovník
    [few] padli { $warriors } tvoji bojovníci
   *[other] padlo { $warriors } tvých bojovníků
  }; karta jejího symbolu je vrátí do pevnosti.
action-PlaceKeep = Pevnost na mýtinu { $clearing }
action-StartingBuildings = Pila: { $sawmill }, dílna: { $workshop }, sídlo verbíře: { $recruiter }
action-ChooseSites = Umístit na mýtiny: { $clearings }
action-Build = Postavit: { $building }, mýtina { $clearing }, dřevo { $wood-count ->
    [0] není třeba
   *[other] z mýtin { $wood }
  }
action-Recruit = Verbovat: bojovník do každého sídla verbíře
action-Overwork = Přesčas na pile, mýtina { $clearing }, za kartu { $card }
action-ExtraAction = Další akce za kartu { $card }
action-Treat = Polní nemocnice za kartu { $card }
event-WarriorsTreated = { $seat }: z polní nemocnice { $warriors ->
    [one] se vrací 1 bojovník
    [few] se vracejí { $warriors } bojovníci
   *[other] se vrací { $warriors } bojovníků
  }, mýtina { $place }

## Rody Orlího hnízda

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
action-StartIn = Začít na mýtině { $clearing }
action-NameLeader = Vůdce: { $leader }
action-AddOrder = Přidat do výnosu: { $card }, sloupec { $column }
action-FoundRoost = Nový hřad na mýtinu { $clearing }
action-DecreeRecruit = Verbovat na mýtině { $clearing } (rozkaz: { $suit })
action-DecreeMove = Přesunout { $warriors ->
    [one] 1 bojovníka
    [few] { $warriors } bojovníky
   *[other] { $warriors } bojovníků
  }: { $origin } → { $target } (rozkaz: { $suit })
action-DecreeBattle = Bitva na mýtině { $clearing }, obránce: { $defender } (rozkaz: { $suit })
action-DecreeBuild = Postavit hřad na mýtině { $clearing } (rozkaz: { $suit })
action-Falter = Nesplnit rozkaz ({ $suit }) a upadnout do chaosu
event-LeaderChosen = { $seat }: novým vůdcem je { $leader }
event-OrderAdded = { $seat }: přidává do výnosu kartu { $card }, sloupec { $column }
event-FellIntoTurmoil = { $seat }: chaos, ptáků ve výnosu: { $birds }

## Lesní aliance

ask-Revolts = { $seat }: o Rozbřesku můžeš za dva stoupence vyvolat vzpouru na sympatizující mýtině, nebo pokračuj.
ask-Spreads = { $seat }: o Rozbřesku můžeš za stoupence šířit sympatii na další mýtinu, nebo pokračuj.
ask-AllianceDaylight = { $seat }: máš Bílý den; vyráběj, mobilizuj a cvič, kolikrát chceš, nebo ho ukonči.
ask-MilitaryOperations = { $seat }: večer jednají tvoji důstojníci, provedených operací: { $taken }; vyber další, nebo skonči.
ask-Outrage = { $seat }: na mýtině { $clearing } zavládlo pobouření; předej Alianci kartu jejího symbolu, nebo ukaž ruku.
ask-CutSupporters = { $seat }: bez základny si ponecháš jen pět stoupenců; vyber, které odhodíš.
action-Revolt = Vzpoura na mýtině { $clearing }, stoupenci: { $supporters }
action-SpreadSympathy = Šířit sympatii na mýtinu { $clearing }, stoupenci: { $supporters }
action-Mobilize = Mobilizovat: { $card }
action-Train = Vycvičit důstojníka za kartu { $card }
action-RecruitAtBase = Verbovat bojovníka na mýtině { $clearing }
action-Organize = Agitovat na mýtině { $clearing }: z bojovníka bude sympatie
action-PayOutrage = Předat kartu { $card }
action-ShowHand = Ukázat ruku: žádná karta se nehodí
action-DismissSupporters = Odhodit stoupence: { $cards }
event-SupporterGained = { $seat }: získává stoupence
event-SupporterCard = { $seat }: získává stoupence: { $card }
event-SupportersSpent = { $seat }: použití stoupenci: { $cards }
event-OfficerTrained = { $seat }: důstojníků je teď { $officers }

## Jejich desky v terminálu

board-keep = pevnost na mýtině { $clearing }
board-no-keep = bez pevnosti
board-wood = dřevo v zásobě: { $wood }
board-next = ke stavbě
board-build-next = { $piece } (dřevo { $cost }, body { $points })
board-built-all = vše postaveno ({ $piece })
board-leader = vůdce { $leader }
board-no-leader = zatím bez vůdce
board-deposed = sesazeni: { $leaders }
board-decree = výnos
board-vizier = vezír
board-pending = zbývá splnit: { $suits }
board-roosts = hřady { $roosts }, body za Večer { $points }
board-supporters = stoupenci { $supporters }
board-officers = důstojníci { $officers }
board-sympathy = sympatie { $sympathy }
board-sympathy-next = další: cena { $cost }, body { $points }
board-bases = základny: { $bases }
board-no-bases = bez základny
