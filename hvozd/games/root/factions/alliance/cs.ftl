### Lesní aliance

seat-alliance = Aliance
    .gen = Aliance
    .dat = Alianci
    .acc = Alianci
    .ins = Aliancí
    .number = singular
faction-alliance = Lesní aliance
field-supporters = Kteří stoupenci
trigger-Outrage = pobouření
trigger-LoseBase = ztráta základny
tour-seat-alliance = Jsi Lesní aliance: šiř sympatii pomocí stoupenců, pak vyvolej vzpouru a získej základny. Kdo jde proti tobě, přijde o karty.
ask-Revolts = { $seat }: o Rozbřesku můžeš za dva stoupence vyvolat vzpouru na sympatizující mýtině, nebo pokračuj.
ask-Spreads = { $seat }: o Rozbřesku můžeš za stoupence šířit sympatii na další mýtinu, nebo pokračuj.
ask-AllianceDaylight = { $seat }: máš Bílý den; vyráběj, mobilizuj a cvič, kolikrát chceš, nebo ho ukonči.
ask-MilitaryOperations = { $seat }: večer jednají tvoji důstojníci; { $taken ->
    [one] zatím jednal jeden
    [few] zatím jednali { $taken }
   *[other] { $taken ->
    [0] zatím nejednal žádný
   *[other] zatím jich jednalo { $taken }
  }
  }. Vyber další operaci, nebo skonči.
ask-Outrage = { $seat }: na mýtině { $clearing } zavládlo pobouření; předej Alianci kartu jejího symbolu, nebo ukaž ruku.
ask-CutSupporters = { $seat }: bez základny si ponecháš jen pět stoupenců; vyber, které odhodíš.
action-Revolt = Vyvolat { $clearing-loc } vzpouru{ $supporters-count ->
    [0] { "" }
   *[other] { " " }(stoupenci: { $supporters })
  }
action-SpreadSympathy = Šířit sympatii { $clearing-to }{ $supporters-count ->
    [0] { "" }
   *[other] { " " }(stoupenci: { $supporters })
  }
action-Mobilize = Mobilizovat kartu { $card }
action-Train = Vycvičit důstojníka za kartu { $card }
action-RecruitAtBase = Naverbovat bojovníka { $clearing-loc }
action-Organize = Agitovat { $clearing-loc }: bojovníka nahradí sympatie
action-PayOutrage = Předat kartu { $card }
action-ShowHand = Ukázat ruku: žádná karta se nehodí
action-DismissSupporters = { $cards-count ->
    [0] Neodhodit žádného stoupence
   *[other] Odhodit stoupence: { $cards }
  }
event-SupporterGained = { $seat } { $seat-number ->
    [plural] získávají
   *[other] získává
  } stoupence.
event-SupporterCard = { $seat } { $seat-number ->
    [plural] získávají
   *[other] získává
  } stoupence: { $card }.
event-SupportersSpent = { $seat } { $cards-count ->
    [0] { $seat-number ->
    [plural] nepoužívají žádné stoupence
   *[other] nepoužívá žádné stoupence
  }
   *[other] { $seat-number ->
    [plural] používají
   *[other] používá
  } stoupence: { $cards }
  }.
event-OfficerTrained = { $seat } { $seat-number ->
    [plural] cvičí
   *[other] cvičí
  } důstojníka, teď { $seat-number ->
    [plural] mají
   *[other] má
  } { $officers ->
    [one] 1 důstojníka
    [few] { $officers } důstojníky
   *[other] { $officers } důstojníků
  }.
board-supporters = stoupenci { $supporters }
board-supporters-known = známí stoupenci
board-officers = důstojníci { $officers }
board-sympathy-next = další: cena { $cost }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }
