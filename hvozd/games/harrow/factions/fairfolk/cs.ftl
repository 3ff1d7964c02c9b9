pic-nest = hnízdo
pic-cross = tady ne
pic-find = úkryt
pic-fairy = karta Říše víl
pic-quest = úkol
pic-offer = nabídka
pic-quest-adjacent-to-all = Čtyři hnízda, každé vedle všech těchto krajin: { $terrains }.
pic-quest-on-terrain = Čtyři hnízda na téže krajině: { $terrains }.
pic-quest-one-on-each = Čtyři hnízda, po jednom na každé ze čtyř krajin.
pic-quest-edge = Čtyři hnízda na okrajových hexech mapy.
pic-quest-adjacent-to-kind = Čtyři hnízda, každé vedle hory.
pic-quest-straight-line = Čtyři hnízda v jedné přímé řadě, mezery nevadí.
pic-quest-within = Čtyři hnízda, každé nejvýše 2 hexy od trní.
pic-quest-connected = Čtyři hnízda v jedné souvislé skupině.
pic-arrow = Hledané leží tam, kam míří hroty
faction-fair-folk = Říše víl
    .gen = Říše víl
    .dat = Říši víl
    .acc = Říši víl
    .ins = Říší víl
    .number = singular
name-fair-folk = Říše víl
board-finds = nálezy
board-quests = úkoly
board-arrows = šipky
board-offers = nabídky
reason-queen = královna je nalezena
offer-none = Bez účinku
offer-draw-card = Dober si kartu
offer-move-any-haint = Přesun libovolného běsa
offer-move-enemy-haint = Přesun nepřátelského běsa
offer-spawn-1 = 1 zplození
offer-spawn-2 = 2 zplození
offer-advance-1 = 1 posunutí
offer-advance-2 = 2 posunutí
offer-strengthen-1 = 1 posílení
offer-strengthen-2 = 2 posílení
offer-move-two-legends = Přesun dvou legend
quest-adj-swamp-marsh = Mezi bažinou a mokřady
quest-adj-swamp-plains = Mezi bažinou a pláněmi
quest-adj-swamp-forest = Mezi bažinou a lesem
quest-adj-marsh-plains = Mezi mokřady a pláněmi
quest-adj-marsh-forest = Mezi mokřady a lesem
quest-adj-plains-forest = Mezi pláněmi a lesem
quest-on-swamp = Bažinný dvůr
quest-on-marsh = Mokřadní dvůr
quest-on-plains = Dvůr na pláních
quest-on-forest = Lesní dvůr
quest-four-lands = Čtyři krajiny
quest-border = Pohraniční stráž
quest-high-seats = Vysoké stolce
quest-silver-thread = Stříbrná nit
quest-thorn-ring = Trnový kruh
quest-fairy-ring = Vílí kruh
fairy-gather-dew = Sběr rosy
card-text-gather-dew = Přidej na bojiště 1 kostku hledání.
fairy-moth-dust = Motýlí prach
card-text-moth-dust = Přesuň jedno hnízdo, případně i s nabídkou, na sousední hex bez jednotek, hnízda a ohně.
fairy-pixie-led = Bludička
card-text-pixie-led = Přesuň libovolného jednoho běsa na povolený sousední hex.
fairy-bait-and-switch = Návnada
card-text-bait-and-switch = Prohoď nabídky dvou hnízd na mapě, nebo vrať jednu svou nabídku do sáčku a vytáhni jinou.
fairy-moonlit-glade = Měsíční paseka
card-text-moonlit-glade = Přesuň jeden žeton schopnosti na mapě na sousední hex.
fairy-change-of-heart = Změna srdce
card-text-change-of-heart = Odhoď libovolný počet karet úkolů a stejný počet si dober.
fairy-second-nest = Druhé hnízdo
card-text-second-nest = V tomto tahu zahraj ještě jedno hnízdo.
fairy-dance-of-legends = Tanec legend
card-text-dance-of-legends = Přesuň libovolnou jednu legendu na povolený sousední hex.
fairy-glamour = Přelud
card-text-glamour = U jednoho úkolu v tomto tahu nemusí jedno ze čtyř hnízd splňovat podmínku.
fairy-listening-roots = Naslouchající kořeny
card-text-listening-roots = Vyber hnízdo na mapě: ostatní řeknou, zda je hledaný nález nejvýše 2 hexy od něj.
fairy-scent-of-home = Vůně domova
card-text-scent-of-home = Jmenuj druh hexu (bažina, mokřady, pláně, les, hora, nebo trní): ostatní řeknou, zda na něm leží hledaný nález.
fairy-borrowed-compass = Vypůjčený kompas
card-text-borrowed-compass = Umísti šipku k libovolnému hnízdu na mapě; jeho nabídka, má-li nějakou, zůstává.
fairy-second-sight = Jasnozření
card-text-second-sight = Jedno hádání.
ask-AskNearNest = U kterého hnízda se ptáš?
ask-AskOfKind = Na který druh hexu se ptáš?
ask-BaitAndSwitch = Prohoď dvě nabídky na mapě, nebo vyměň jednu svou.
ask-ChangeQuests = Které úkoly odhodíš?
ask-CollectOffer = Kterou nabídku vezmeš nejdřív?
ask-FairActs = Na tahu je Říše víl: co uděláš?
ask-HideFind = Kam ukryješ { $number ->
    [0] meč
    [1] korunku
   *[other] královnu
  }?
ask-MarkTerrain = Kterou krajinu označíš kostkou hledání?
ask-MayGuess = Kde je hledaný nález?
ask-MoveAnyToken = Přesuň žeton schopnosti.
ask-MoveLegends = Přesuň legendu.
ask-MoveOneHaint = Přesuň běsa.
ask-MoveOneNest = Přesuň hnízdo.
ask-PointArrow = Umísti šipku.
ask-QuestReward = Úkol splněn: šipka, nebo hádání?
ask-SpendOffer = Které hnízdo dá nabídku za šipku?
ask-UseOffers = Kterou nabídku použiješ?
action-Arrow = Umístit šipku na hex { $hex } ({ $axis-row }), { $onward ->
    [yes] vpřed
    [no] zpět
   *[other] …
  }
action-AskKind = Zeptat se na { $kind-acc }
action-AskNest = Zeptat se u hnízda na hexu { $hex }
action-ByArrow = Umístit šipku
action-ByGuess = Hádat
action-ChangeOffer = Vyměnit nabídku „{ $offer }“
action-CompleteQuest = Splnit úkol { $quest }
action-DropQuest = Odhodit úkol { $quest }
action-Guess = Hádat hex { $hex }
action-HidePlace = Ukrýt na hex { $hex }
action-LiftNest = Vzít hnízdo z hexu { $hex }
action-Mark = Označit { $kind-acc }
action-PlayFairy = Zahrát kartu { $card }
action-PlayNest = Položit na hex { $hex } hnízdo s nabídkou „{ $offer }“
action-PlayOffer = Použít nabídku „{ $offer }“
action-SwapOffers = Prohodit nabídky na hexech { $first } a { $second }
action-TakeOffer = Vzít nabídku na hexu { $hex }
event-Answered = Je nález do 2 hexů od hnízda na hexu { $hex }? { $yes ->
    [yes] Ano.
   *[other] Ne.
  }
event-ArrowPlaced = Šipka na hexu { $hex } ({ $axis-row }) ukazuje { $onward ->
    [yes] vpřed
   *[other] zpět
  }.
event-DuelTokenDrawn = Vytažen je žeton { $faction-gen }{ $solo ->
    [yes] , který rozhoduje o sólové kartě
   *[other] { "" }
  }.
event-FairyPlayed = Říše víl hraje kartu { $card }.
event-FindMade = Na hexu { $hex } ležel nález: { $find ->
    [1] meč
    [2] korunka
   *[other] královna
  }.
event-GuessMade = Říše víl hádá hex { $hex }: { $right ->
    [yes] správně
   *[other] vedle
  }.
event-KindAnswered = Je nález { $kind-loc }? { $yes ->
    [yes] Ano.
   *[other] Ne.
  }
event-NestPlayed = Na hex { $hex } přichází hnízdo s nabídkou „{ $offer }“.
event-OfferPlayed = { $faction } { $faction-number ->
    [plural] využívají
   *[other] využívá
  } nabídku „{ $offer }“.
event-OfferTaken = { $faction } { $faction-number ->
    [plural] berou
   *[other] bere
  } na hexu { $hex } nabídku „{ $offer }“.
event-QuestDone = Úkol { $quest } je splněn.
event-QuestDrawn = Říše víl si dobírá úkol.
event-QuestDropped = Říše víl odkládá úkol.
feature-finds = nálezy
feature-unsearched = hexy, kde může být nález
feature-searching = kostky hledání
feature-nests = hnízda
feature-quest = hnízda pro úkol
feature-ready = splnitelný úkol
preset-fair-folk-3 = s Říší víl, 3 hráči
preset-fair-folk-4 = s Říší víl, 4 hráči
legend-fair-folk = n hnízdo, N více hnízd, x křížek
