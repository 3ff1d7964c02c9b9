### Krkavčí spiknutí

trigger-RaidAround = nájezd
tour-seat-corvids = Jsi Krkavčí spiknutí: pokládej plány lícem dolů, otoč je v pravou chvíli a nenech druhé hádat.
seat-corvids = Krkavci
    .gen = Krkavců
    .dat = Krkavcům
    .acc = Krkavce
    .ins = Krkavci
    .number = plural
faction-corvids = Krkavčí spiknutí
field-fox = Která liščí mýtina
field-rabbit = Která zaječí mýtina
field-mouse = Která myší mýtina
ask-ChooseSpies = { $seat }: hra se připravuje; vyber pro první bojovníky po jedné mýtině každého symbolu.
ask-Flips = { $seat }: o Rozbřesku můžeš otočit plán na mýtině se svým bojovníkem, nebo pokračuj.
ask-RecruitCorvids = { $seat }: o Rozbřesku můžeš za kartu umístit bojovníka na každou mýtinu jejího symbolu, nebo pokračuj.
ask-CorvidActions = { $seat }: máš Bílý den a { $left ->
    [one] zbývá ti 1 akce
    [few] zbývají ti { $left } akce
   *[other] zbývá ti { $left } akcí
  }; vyber další, nebo skonči.
ask-Exert = { $seat }: večer můžeš s námahou provést ještě jednu akci a nedobírat za ni karty.
ask-ChooseRaiders = { $seat }: tvůj nájezd padl a bojovníků je málo; vyber mýtiny, které je dostanou.
action-SendSpies = Umístit bojovníky na mýtiny { $fox }, { $rabbit } a { $mouse }
action-FlipPlot = Otočit plán { $clearing-loc }
action-RecruitSuit = Použít kartu { $card }: bojovník na každou { $suit-adj } mýtinu
action-LayPlot = Položit { $clearing-to } skrytý plán: { $plot }
action-Trick = Prohodit plány na mýtinách { $first } a { $second }
action-Expose = Ukázat kartu { $card } a prozradit plán { $clearing-loc }: { $plot }
action-Raiders = Umístit nájezdníky na { $clearings-count ->
    [one] mýtinu
    [few] mýtiny
   *[other] mýtiny
  } { $clearings }
event-Exposed = { $seat } { $seat-number ->
    [plural] hádají
   *[other] hádá
  } plán { $place-loc }: { $plot }, { $right ->
    [yes] správně
   *[other] špatně
  }.
event-PlotKind = { $seat } { $seat-number ->
    [plural] kladou
   *[other] klade
  } { $place-to } skrytý plán: { $plot }.
event-PlotsSwapped = { $seat } { $seat-number ->
    [plural] prohazují
   *[other] prohazuje
  } plány na mýtinách { $first } a { $second }.
board-secret = tvé skryté plány
board-plot-supply = tvoje zásoba
ruling-X-18 = Vydírání bere kartu každému nepříteli, který tam má figurku, ne však partnerovi z koalice.
    .letter = Vydírání bere kartu každému jinému hráči, který tam má figurku, i partnerovi z koalice.
