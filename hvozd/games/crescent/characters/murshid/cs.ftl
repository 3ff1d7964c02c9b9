seat-murshid = Muršid
    .nom = Muršid
    .gen = Muršida
    .dat = Muršidovi
    .acc = Muršida
    .ins = Muršidem
customer-murshid = Muršid
    .nom = Muršid
    .dat = Muršidovi
name-murshid = Muršid
tour-seat-murshid = Jsi Muršid: vliv je víc než meče. Usaď se tam, kde vládnou druzí, a sbírej moc potichu.

pic-offer = { $who } nabízí Muršidovi za podporu { $vp } VB
pic-deal = Dohoda: při výhře zaplatí { $who } Muršidovi { $vp } VB

ask-TakeIntrigue = { $seat }: intrikování; z karet, které jsou s tebou spjaté, si vezmi { $wanted ->
    [one] 1 kartu
    [few] { $wanted } karty
   *[other] { $wanted } karet
  }, je-li jich tu tolik.
ask-SeekDeal = { $seat }: { $hex-at } útočí { $attacker-nom }; nabídneš za podporu své body, které dostane { $broker-nom }? Platí se, když tvá strana vyhraje, i bez pomoci.
ask-OfferSupport = { $seat }: { $hex-at } začíná střet, útočí { $attacker-nom }; řekneš si o body za svou podporu? Dostaneš je, když ta strana vyhraje, ať uděláš cokoli.
ask-AnswerOffers = { $seat }: čí nabídku za podporu { $hex-at } přijmeš? Dohoda může být jen jedna a platí se, když ta strana vyhraje.
ask-AnswerBroker = { $seat }: za podporu { $hex-at } žádá { $broker-nom } { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }; platí se, když tvá strana vyhraje, i bez pomoci. { $stands ->
    [0] Sám nenabízíš nic
    [one] Tvá nabídka 1 bodu platí
    [few] Tvá nabídka { $stands } bodů platí
   *[other] Tvá nabídka { $stands } bodů platí
  }. Souhlasíš?
event-IntrigueEnded = { $seat } intrikuje a bere { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
   *[other] { $cards } karet
  } a { $coins ->
    [0] žádné mince
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
event-CardsChosen = { $seat } { $cards-count ->
    [0] nebere žádnou kartu
    [1] bere kartu { $cards }
   *[other] bere karty { $cards }
  }.
event-SupportOffered = { $seat } { $vp ->
    [0] bere nabídku za podporu zpět
    [one] nabízí za podporu 1 bod
    [few] nabízí za podporu { $vp } body
   *[other] nabízí za podporu { $vp } bodů
  }.
event-DealMade = { $seat } a { $payer } mají dohodu: { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za podporu, splatné při vítězství.
event-SupportPriced = { $seat } žádá za podporu { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }; zaplatit má { $payer-nom }.
event-DealPaid = { $payer } platí { $seat-dat } { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }.
action-Intrigue = Intrikovat
action-TakeCards = { $cards-count ->
    [0] Nebrat žádnou kartu
    [1] Vzít si kartu { $cards }
   *[other] Vzít si karty { $cards }
  }
action-OfferPoints = Nabídnout { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }
action-OfferNothing = Nenabízet nic
action-AcceptOffer = Podpořit { $payer-acc }, při vítězství za { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }
action-AskPoints = Říci { $payer-dat } o { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } při vítězství
action-DeclineOffers = Neuzavírat žádnou dohodu
action-AgreePoints = Souhlasit
action-RefusePoints = Odmítnout tuto cenu
action-TakeBackPoints = Vzít svou nabídku zpět
source-DealPaid = dohody o podpoře
