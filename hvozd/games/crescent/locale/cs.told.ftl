### Co se ptá, co se vypráví, co se odpovídá

ask-PlaceTile = { $seat }: umísti jeden ze svých dílů mapy.
ask-PlaceGroup = { $seat }: umísti jednu počáteční skupinu do prázdného hexu.
ask-Window = { $seat }: na tahu je { $acting }; zahraješ před jeho akcí kartu KDYKOLI?
ask-ConflictWindow = { $seat }: { $attacker } { $defender ->
    [none] soupeří o vliv { $hex-at }
   *[other] útočí { $hex-at } na { $defender-acc }
  }; zahraješ před výběrem karet kartu KDYKOLI?
ask-ChooseAction = { $seat }: proveď svou akci.
ask-BuildMore = { $seat }: můžeš postavit ještě { $left ->
    [one] 1 stavbu
    [few] { $left } stavby
   *[other] { $left } staveb
  }.
ask-MoveMore = { $seat }: můžeš se pohnout ještě o { $left ->
    [one] 1 krok
    [few] { $left } kroky
   *[other] { $left } kroků
  }.
ask-AfterGuide = { $seat }: po Průvodci teď proveď svůj pohyb nebo zteč.
ask-FollowUp = { $seat }: podplacené jednotky smějí provést pohyb 1 nebo zteč.
ask-ForcedMove = { $seat }: Usilovný pochod; provedeš nejdřív pohyb 1?
ask-ForcedAssault = { $seat }: Usilovný pochod; proveď zteč.
ask-RecruitMore = { $seat }: můžeš naverbovat ještě { $left ->
    [one] 1 jednotku
    [few] { $left } jednotky
   *[other] { $left } jednotek
  }.
ask-BuyMore = { $seat }: koupíš další kartu moci?
ask-HandLimit = { $seat }: máš v ruce příliš mnoho karet; jednu odhoď.
ask-Surplus = { $seat }: máš { $hex-at } příliš mnoho jednotek; které odejdou?
ask-SelectCards = Tajně vyber karty pro { $combat ->
    [yes] boj
   *[no] soupeření o vliv
  }; nemusíš žádnou.
ask-NameSide = { $seat }: ke které straně připojíš své karty?
ask-DeclareStance = { $seat }: podpoříš útočníka, nebo budeš bránit?
ask-ResolveCard = { $seat }: vyhodnoť svou další kartu.
ask-DecideTie = { $seat }: je to remíza; kdo zvítězí?
ask-Casualties = { $seat }: o které jednotky přijdeš?
ask-Withdraw = { $seat }: stáhneš se do sousedního hexu, nebo ustoupíš?
ask-Capture = { $seat }: podrobíš si opevnění? Jinak ho musíš vyplenit.
ask-SackSettlement = { $seat }: vypleníš sídlo?
ask-PayForPoints = { $seat }: zaplatíš mince za vítězné body?
event-TilesDealt = Každý dostává { $tiles ->
    [one] 1 tajný díl
    [few] { $tiles } tajné díly
   *[other] { $tiles } tajných dílů
  } mapy.
event-TileLaid = { $seat } pokládá díl: { $tile }.
event-GroupPlaced = { $seat } umisťuje počáteční skupinu { $hex-to }.
event-YearBegun = Začíná rok { $year }.
event-RoundBegun = Začíná { $round }. kolo akcí.
event-IncomeTaken = { $seat } má příjem { $coins ->
    [0] 0 mincí
    [one] 1 mince
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
event-ReservesFilled = { $seat } přidává na kartu záloh { $units ->
    [one] 1 jednotku
    [few] { $units } jednotky
   *[other] { $units } jednotek
  }.
event-CardsTakenBack = { $seat } { $cards-count ->
    [0] nebere zpět do ruky nic
    [1] bere zpět do ruky kartu { $cards }
   *[other] bere zpět do ruky karty { $cards }
  }.
event-MarketDiscarded = { $cards-count ->
    [0] Z místního trhu neodchází žádná karta
    [1] Z místního trhu odchází karta { $cards }
   *[other] Z místního trhu odcházejí karty { $cards }
  }.
event-MarketFilled = { $cards-count ->
    [0] Na trh nepřichází nic.
   *[other] Nově na trhu: { $cards }.
  }
event-DiscardShuffled = Zamíchaný odkládací balíček ({ $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }) jde pod dobírací.
event-Passed = { $seat } nemá žádnou možnou akci.
event-InfluenceSpread = { $seat } pokládá žeton vlivu { $hex-to }.
event-InfluenceLifted = { $seat } odebírá { $hex-at } žeton vlivu.
event-Built = { $seat } staví { $hex-at } { $structure-acc } za { $coins ->
    [0] nic
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
event-Moved = { $seat } se přesouvá { $origin-from } { $target-to } ({ $way }); stálé vojsko: { $ordinary }, žoldnéři: { $mercenary }.
event-Recruited = { $seat } verbuje { $units ->
    [one] 1 jednotku
    [few] { $units } jednotky
   *[other] { $units } jednotek
  } { $hex-at }.
event-MercenariesPlaced = { $seat } umisťuje žoldnéře: { $hexes-count ->
    [0] nikam
   *[other] { $hexes }
  }.
event-Agreed = { $seat } a { $other } se dohodli; { $seat } platí { $price ->
    [0] 0 mincí
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }.
event-Refused = { $seat } odmítá.
event-CardBought = { $seat } kupuje { $market-at } kartu { $card } za { $coins ->
    [0] nic
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
event-CardPlayed = { $seat } hraje kartu { $card }.
event-HandSeen = { $seat } si prohlíží ruku { $owner-gen }.
event-HandShown = { $seat } vidí, že { $owner-nom } { $cards-count ->
    [0] nemá v ruce žádnou kartu
    [1] má v ruce kartu { $cards }
   *[other] má v ruce karty { $cards }
  }.
event-CardStolen = { $seat } bere kartu { $victim-dat }.
event-StolenCard = { $seat } bere { $victim-dat } kartu { $card }.
event-CoinsGained = { $seat } získává { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
event-CoinsPaid = { $seat } platí { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
event-CardDiscarded = { $seat } odhazuje kartu { $card }.
event-UnitsDisbanded = { $seat } má { $hex-at } příliš mnoho jednotek; odchází stálé vojsko: { $ordinary }, žoldnéři: { $mercenary }.
event-CombatBegun = { $attacker } útočí { $hex-at } na { $defender-acc }.
event-ContestBegun = { $attacker } vyvolává soupeření o vliv { $hex-at }.
event-CardsRevealed = { $seat } { $cards-count ->
    [0] neodhaluje žádnou kartu
    [1] odhaluje kartu { $cards }
   *[other] odhaluje karty { $cards }
  }.
event-SideTaken = { $seat } { $stance-id ->
    [nobody] se nepřidává k nikomu
   *[other] se přidává na { $stance-acc }
  }.
event-CardResolved = { $seat } vyhodnocuje kartu { $card }.
event-CardCancelled = { $seat } přichází o účinek, zrušena je karta { $card }.
event-UnitsAssigned = { $seat } přiděluje { $units ->
    [one] 1 jednotku
    [few] { $units } jednotky
   *[other] { $units } jednotek
  }, karta { $card }.
event-UnitsRemoved = { $seat } přichází kvůli kartě { $hex-at } o { $units ->
    [one] 1 jednotku
    [few] { $units } jednotky
   *[other] { $units } jednotek
  }.
event-StrengthCompared = Útočící strana má sílu { $attackers }, bránící se { $defenders }.
event-TieDecided = { $seat } rozhoduje remízu; vítězí { $stance-nom }.
event-CombatWon = { $seat } vítězí v boji { $hex-at }.
event-ContestEnded = V soupeření { $hex-at }, které vyvolal { $seat-nom }, vítězí { $stance-nom }.
event-CasualtiesTaken = { $seat } ztrácí v boji { $units ->
    [one] 1 jednotku
    [few] { $units } jednotky
   *[other] { $units } jednotek
  }.
event-Retreated = { $seat } ustupuje a stahuje { $units ->
    [one] 1 jednotku
    [few] { $units } jednotky
   *[other] { $units } jednotek
  }.
event-Withdrew = { $seat } se stahuje { $hex-to } a převádí { $units ->
    [one] 1 jednotku
    [few] { $units } jednotky
   *[other] { $units } jednotek
  }.
event-Captured = { $seat } si { $hex-at } podrobuje { $structure-acc }.
event-Sacked = { $seat } plení { $hex-at } { $structure-acc } a bere { $coins ->
    [0] 0 mincí
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
event-CardsExhausted = { $seat } { $cards-count ->
    [0] nenechává ležet před sebou nic
    [1] nechává ležet před sebou kartu { $cards }
   *[other] nechává ležet před sebou karty { $cards }
  }.
event-CardsDiscarded = { $cards-count ->
    [0] Na odkládací balíček nejde nic.
   *[other] Na odkládací balíček: { $cards }.
  }
event-CardTaken = { $seat } bere do ruky kartu { $card }.
event-PointsScored = { $seat } získává celkem { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }.
event-CoinsPaidForPoints = { $seat } platí za body { $coins ->
    [0] 0 mincí
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
event-ObjectiveScored = { $seat } boduje, { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }: { $objective }.
event-PromiseMade = { $seat } { $promise-id ->
    [nothing] už { $other-dat } nic neslibuje
   *[other] slibuje { $other-dat }: { $promise }
  }; nikoho to nezavazuje.
event-DealingWished = { $seat } { $wished ->
    [yes] chce být před akcemi ostatních tázán na nabídky
   *[no] už nechce být tázán na nabídky
  }.
event-OrderGiven = { $seat } si přeje otázky: { $order }.
event-GameWon = { $seat } vítězí, má { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }.
action-LayTile = Položit díl: { $tile }; sloupec { $q }, řada { $r }, otočení { $turned }
action-DealAgain = Rozdat díly znovu: je to slepá ulička
action-PutGroup = Umístit { $group-acc } { $hex-to }
action-Pass = Nic nehrát
action-PassOn = Nic nehrát až do mé příští akce
action-Nothing = Žádná akce není možná
action-AskMe = Ptát se mě: { $order }
action-AskForOffers = { $wished ->
    [yes] Ptát se mě na nabídky před akcemi ostatních
   *[no] Neptat se mě na nabídky
  }
action-GivePromise = { $promise-id ->
    [nothing] Vzít zpět slib, který dostal { $other-nom }
   *[other] Slíbit { $other-dat } (nezávazně): { $promise }
  }
action-Influence = Šířit vliv { $hex-to }
action-Build = Postavit { $structure-acc } { $hex-at }
action-WithArchitect = Zahrát Architekta a postavit { $structure-acc } { $hex-at }
action-Move = Pohyb { $origin-from } { $target-to } (stálé vojsko: { $ordinary }, žoldnéři: { $mercenary }; { $way })
action-Guide = Zahrát Průvodce, pohyb { $origin-from } { $target-to } (stálé vojsko: { $ordinary }, žoldnéři: { $mercenary }; { $way })
action-Assault = Zteč { $origin-from } { $target-to } (stálé vojsko: { $ordinary }, žoldnéři: { $mercenary }; { $way })
action-Stop = To je vše
action-Recruit = Naverbovat { $units ->
    [one] 1 jednotku
    [few] { $units } jednotky
   *[other] { $units } jednotek
  } { $hex-at }
action-Hire = Najmout žoldnéře: { $hexes-count ->
    [0] nikam
   *[other] { $hexes }
  }
action-Accept = Přijmout
action-Refuse = Odmítnout
action-Buy = Koupit { $market-at } kartu { $card }
action-Discard = Odhodit kartu { $card }
action-Disband = Poslat pryč jednotky (stálé vojsko: { $ordinary }, žoldnéři: { $mercenary })
action-PlayOn = Zahrát na { $target-acc } kartu { $card }
action-PlayForCoins = Zahrát kartu { $card }
action-PlaceToken = Zahrát kartu { $card } a položit vliv { $hex-to }
action-ShiftToken = Zahrát kartu { $card } a přesunout vliv { $origin-from } { $target-to }
action-Raze = Zahrát kartu { $card } a vyplenit sídlo { $hex-at }
action-MarchFast = Zahrát kartu { $card }
action-Trade = Zahrát pro mince kartu { $card }
action-Select = { $cards-count ->
    [0] Nevybrat žádnou kartu
    [1] Vybrat kartu { $cards }
   *[other] Vybrat karty { $cards }
  }
action-TakeSide = { $stance-id ->
    [nobody] Nepřidat se k nikomu
   *[other] Přidat se na { $stance-acc }
  }
action-Assign = Přidělit jednotky, karta { $card } (stálé vojsko: { $ordinary }, žoldnéři: { $mercenary })
action-Reinforce = Přivést jednotky { $origin-from }, karta { $card } (stálé vojsko: { $ordinary }, žoldnéři: { $mercenary })
action-UseNot = Nechat kartu { $card } bez účinku
action-Dismiss = Odstranit jednotky, karta { $card } (stálé vojsko: { $ordinary }, žoldnéři: { $mercenary })
action-WinOver = Přetáhnout { $hex-at } žoldnéře { $owner-gen }, karta { $card }
action-Assassinate = Zrušit { $owner-dat } kartu { $target }; hraje se karta { $card }
action-BribeOpponent = Zahrát proti { $target-dat } kartu { $card }
action-Lose = Přijít o jednotky (stálé vojsko: { $ordinary }, žoldnéři: { $mercenary })
action-WithdrawTo = Stáhnout se { $hex-to }
action-RetreatAll = Ustoupit
action-CaptureIt = Podrobit si opevnění
action-LeaveIt = Nechat být
action-SackIt = Vyplenit
action-Pay = Zaplatit { $coins ->
    [0] 0 mincí
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }
