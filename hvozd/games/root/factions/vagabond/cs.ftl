### Tulák

refused-same-character = Dva Tuláci nemohou hrát tutéž postavu (W-S5, R-9.3.1).
refused-characters = Jmenovaných postav je { $named }, ale Tuláků { $playing } (R-9.3.1).
refused-second-vagabond = Druhý tulák hraje jen vedle prvního (R-9.7): je třeba jmenovat i vagabond.
option-vagabonds = postavy Tuláků; kdo žádnou nemá, vybírá si
field-attacker = Kdo útočí
board-relations = vztahy
board-quests = úkoly
board-done = splněno
board-ready = připraveno
board-damaged = poškozeno
board-damaged-used = poškozeno a použito
trigger-FullRemoval = poškození předmětů
label-vagabonds = postavy Tuláků
unset-vagabonds = zvolí si sám
tour-seat-vagabond = Jsi Tulák: jedna figura, která s nikým nebojuje o půdu. Akce platíš předměty; prozkoumej ruiny, pomáhej druhým a plň úkoly.
seat-vagabond = Tulák
    .gen = Tuláka
    .dat = Tulákovi
    .acc = Tuláka
    .ins = Tulákem
    .number = singular
seat-vagabond2 = Druhý tulák
    .gen = Druhého tuláka
    .dat = Druhému tulákovi
    .acc = Druhého tuláka
    .ins = Druhým tulákem
    .number = singular
faction-vagabond = Tulák
faction-vagabond2 = Druhý tulák
character-thief = Zloděj
    .acc = Zloděje
character-tinker = Kutil
    .acc = Kutila
character-ranger = Zálesák
    .acc = Zálesáka
character-vagrant = Pobuda
    .acc = Pobudu
character-arbiter = Rozhodce
    .acc = Rozhodce
character-scoundrel = Ničema
    .acc = Ničemu
character-adventurer = Dobrodruh
    .acc = Dobrodruha
character-ronin = Rónin
    .acc = Rónina
character-harrier = Nájezdník
    .acc = Nájezdníka
text-thief = Pochodeň ukradne náhodnou kartu hráči na téže mýtině.
text-tinker = Pochodeň vezme z odhazovacího balíčku kartu symbolu mýtiny nebo ptáka.
text-ranger = Pochodeň opraví tři předměty a ukončí Bílý den.
text-vagrant = Pochodeň poštve dva hráče na mýtině proti sobě; padlé komponenty se počítají tobě.
text-arbiter = Obránci na tvé mýtině si mohou půjčit tvé meče; pokaždé získáš bod.
text-scoundrel = Pochodeň mýtinu spálí: zmizí vše soupeřovo a nic už tam nikdy nepřijde.
text-adventurer = Jednou za tah jiný předmět zastoupí ten, který úkol žádá; tím se poškodí.
text-ronin = Po hodu přidá meč dodatečný zásah, jednou za bitvu.
text-harrier = Pochodeň tě přenese na libovolnou mýtinu.
reward-points = body
reward-cards = karty
relation-hostile = Nepřátelský
    .ins = nepřátelský
relation-indifferent = Lhostejný
relation-amiable = Přívětivý
relation-friendly = Přátelský
relation-allied = Spojenec
field-character = Která postava
field-forest = Který les
field-gift = Který vyrobený předmět na oplátku
field-quest = Který úkol
field-reward = Za jakou odměnu
field-missing = Místo kterého předmětu
field-ally = Čí bojovníci
field-partner = S kým
field-piece = Který komponent
ask-ChooseCharacter = { $seat }: vyber postavu, za kterou hraješ; přinese ti první předměty a zvláštní akci.
ask-ChooseForest = { $seat }: vyber les, ve kterém tvá figura začíná.
ask-Refresh = { $seat }: všechny použité předměty obnovit nejde; vyber, které otočíš.
ask-Slipping = { $seat }: prosmýkni se bez bot na sousední mýtinu nebo do lesa, nebo zůstaň.
ask-VagabondActions = { $seat }: používej předměty na akce v libovolném pořadí, nebo Bílý den ukonči.
ask-ChooseRuinItem = { $seat }: vidíš, co leží pod ruinami na mýtině { $clearing }; vezmi si jeden předmět, nebo nic.
ask-ItemCapacity = { $seat }: tolik toho neuneseš; vyber předměty, které opustí hru.
ask-FullRemoval = { $seat }: z tvé mýtiny zmizelo všechno; vyber tři předměty, které se poškodí.
ask-ChooseAlly = { $seat }: v této bitvě můžeš brát bojovníky spojence za své, nebo bojuj bez nich.
action-PickCharacter = Hrát za { $character-acc }
action-EnterForest = Začít { $forest-loc }
action-Slip = Prosmýknout se { $target-to }
action-SlipWith = Prosmýknout se { $target-to } s { $warriors ->
    [one] 1 bojovníkem
    [few] { $warriors } bojovníky
   *[other] { $warriors } bojovníky
  } { $ally-gen }
action-Travel = Jít { $target-to }
action-TravelWith = Jít { $target-to } s { $warriors ->
    [one] 1 bojovníkem
    [few] { $warriors } bojovníky
   *[other] { $warriors } bojovníky
  } { $ally-gen }
action-Explore = Prozkoumat zdejší ruiny
action-TakeRuinItem = { $item ->
    [none] Nechat všechno pod ruinami
   *[other] Vzít z ruin { $item-acc }
  }
action-Aid = Pomoci { $player-dat }: dát kartu { $card }, použít { $item-acc }{ $gift ->
    [none] { " " }a nevzít si nic
   *[other] { " " }a vzít si { $gift-acc }
  }
action-CompleteQuest = Splnit úkol { $quest }, odměna: { $reward }
action-StrikeWarrior = Sestřelit bojovníka { $player-gen }
action-StrikePiece = Sestřelit { $piece-acc }
action-Repair = Opravit { $item-acc }
action-HammerCraft = Vyrobit kladivem kartu { $card }
action-RefreshItems = { $items-count ->
    [0] Neobnovit nic
   *[other] Obnovit { $items-acc }
  }
action-CountTea = Spočítat konvičky pro obnovení dřív, než se některá použije
action-DropItems = { $items-count ->
    [0] Nezahodit nic
   *[other] Zahodit { $items-acc }
  }
action-DamageItems = { $items-count ->
    [0] Nepoškodit nic
   *[other] Poškodit { $items-acc }
  }
action-TakeAlly = Bojovat s bojovníky { $ally-gen }
action-NoAlly = Bojovat bez spojence
action-FormCoalition = Uzavřít kartou { $card } koalici s { $partner-ins }: už žádné body, ale vyhrajete spolu
action-Steal = Ukrást { $player-dat } náhodnou kartu
action-DayLabor = Vzít z odhazovacího balíčku kartu { $card }
action-Hideout = Skrýš: { $items-count ->
    [0] { "" }
   *[other] opravit { $items-acc } a{ " " }
  }ukončit Bílý den
action-Instigate = Poštvat { $attacker-acc } na { $defender-acc }
action-ScorchedEarth = Nadobro spálit tuto mýtinu
action-Improvise = Splnit úkol { $quest }, { $item-acc } použít místo { $missing-gen }, odměna: { $reward }
action-SwiftStrike = Použít meč na dodatečný zásah
action-Glide = Doplachtit { $target-to }
event-CharacterChosen = { $seat } { $seat-number ->
    [plural] hrají
   *[other] hraje
  } za { $character-acc }.
event-ItemsRefreshed = { $seat } { $items-count ->
    [0] { $seat-number ->
    [plural] neobnovují nic
   *[other] neobnovuje nic
  }
   *[other] { $seat-number ->
    [plural] obnovují
   *[other] obnovuje
  } { $items-acc }
  }.
event-TeaCounted = { $seat }: pro obnovení se { $tea ->
    [one] počítá 1 konvička.
    [few] počítají { $tea } konvičky.
   *[other] počítá { $tea } konviček.
  }
event-Rested = { $seat } { $seat-number ->
    [plural] odpočívají
   *[other] odpočívá
  } v lese; všechno poškozené je opraveno.
event-ItemsDropped = { $seat } { $items-count ->
    [0] { $seat-number ->
    [plural] nezahazují nic
   *[other] nezahazuje nic
  }
   *[other] { $seat-number ->
    [plural] zahazují
   *[other] zahazuje
  } { $items-acc }
  }.
event-RelationChanged = { $seat } { $seat-number ->
    [plural] mají
   *[other] má
  } s { $other-ins } teď { $relation-id ->
    [hostile] nepřátelský vztah
    [indifferent] lhostejný vztah
    [amiable] přívětivý vztah
    [friendly] přátelský vztah
   *[other] spojenectví
  }.
event-Aided = { $seat } { $seat-number ->
    [plural] pomáhají
   *[other] pomáhá
  } { $player-dat }{ $gift ->
    [none] { "" }
   *[other] { " " }a na oplátku { $seat-number ->
    [plural] dostávají
   *[other] dostává
  } { $gift-acc }
  }.
event-QuestLaidOut = Nový úkol: { $quest }.
event-TookFromDiscard = { $seat } { $seat-number ->
    [plural] berou
   *[other] bere
  } z odhazovacího balíčku kartu { $card }.
event-ClearingScorched = { $seat } { $seat-number ->
    [plural] vypalují
   *[other] vypaluje
  } mýtinu { $place }.

ruling-X-3 = Tulák smí uzavřít koalici s jakýmkoli počtem bodů.
    .letter = Tulák smí uzavřít koalici, jen když má aspoň deset bodů.
ruling-X-7 = Když se Tulák prosmýkne, spojenečtí bojovníci zůstanou, kde jsou.
    .letter = Když se Tulák prosmýkne na mýtinu, smí s sebou vzít bojovníky spojence.
ruling-X-13 = V bitvě, kterou vyvolal Pobuda, si každá strana vybírá své ztráty sama.
    .letter = V bitvě, kterou vyvolal Pobuda, vybírá ztráty obou stran on.
source-RuinExplored = prozkoumané ruiny
