### Podzemní hrabství a Krkavčí spiknutí.

## Podzemní hrabství

seat-duchy = Hrabství
faction-duchy = Podzemní hrabství
piece-citadel = citadela
piece-market = tržiště
piece-tunnel = tunel
minister-foremole = Předák
minister-captain = Kapitán
minister-marshal = Maršál
minister-brigadier = Brigádýr
minister-banker = Bankéř
minister-mayor = Starosta
minister-duchess_of_mud = Hraběnka Blátová
minister-baron_of_dirt = Baron Prášivka
minister-earl_of_stone = Vévoda Zkamene
field-minister = Který vyslanec
field-lifted = Který tunel se nejdřív zvedne
ask-ChooseTunnelCorner = { $seat }: hra se připravuje; vyber rohovou mýtinu pro první tunel.
ask-Assembly = { $seat }: ve shromáždění { $left ->
    [one] ti zbývá 1 akce
    [few] ti zbývají { $left } akce
   *[other] ti zbývá { $left } akcí
  }; vyber další, nebo přejdi k parlamentu.
ask-Parliament = { $seat }: zasedá parlament; vyber ovlivněného vyslance, který bude jednat, nebo pokračuj.
ask-ForemoleBuild = { $seat }: Předák staví na kterékoli mýtině, kterou ovládáš; vyber stavbu, mýtinu a odhalenou kartu.
ask-CaptainBattle = { $seat }: Kapitán zahajuje bitvu; vyber, kde a proti komu.
ask-MarshalMove = { $seat }: Maršál velí k pohybu; vyber, kdo kam půjde.
ask-BrigadierFirst = { $seat }: Brigádýr provede dva pohyby, nebo dvě bitvy; vyber první.
ask-BrigadierSecond = { $seat }: Brigádýr může přidat { $moving ->
    [yes] druhý pohyb
   *[other] druhou bitvu
  }, nebo pokračuj.
ask-BankerSpends = { $seat }: Bankéř mění karty jednoho symbolu v body; vyber je.
ask-MayorActs = { $seat }: Starosta jedná jako jiný ovlivněný šlechtic nebo panoš; vyber, jako který.
ask-SwayMinister = { $seat }: před Večerem můžeš odhalením karet ovlivnit jednoho vyslance, nebo pokračuj.
ask-ChooseDismissal = { $seat }: přišly ztráty na stavbách; vyber, který z nejvyšších vyslanců odejde.
action-RecruitOne = Verbovat bojovníka do Nory
action-DuchyBuild = Odhalit kartu { $card }: { $building } na mýtinu { $clearing }
action-Dig = Použít kartu { $card }: tunel na mýtinu { $clearing }{ $lifted ->
    [none] { "" }
   *[other] {" "}(místo tunelu na mýtině { $lifted })
  }, jde s ním bojovníků: { $warriors }
action-CallMinister = Jedná { $minister }
action-Bank = Vložit do banky: { $cards }
action-Sway = Ovlivnit: { $minister }, karty: { $cards }
action-Dismiss = Odchází { $minister }
event-CardShown = { $seat }: odhalená karta: { $card }
event-MinisterSwayed = { $seat }: nový vyslanec: { $minister }
event-MinisterLost = { $seat }: odchází { $minister } i s korunou
board-burrow = v Noře { $warriors }
board-ministers = vyslanci
board-crowns = zbývající koruny: panoši { $squire }, šlechtici { $noble }, lordi { $lord }
board-buildings = citadely { $citadels }, tržiště { $markets }

## Krkavčí spiknutí

seat-corvids = Krkavci
faction-corvids = Krkavčí spiknutí
piece-plot = skrytý plán
piece-bomb = bomba
piece-snare = past
piece-extortion = vydírání
piece-raid = nájezd
short-plot = plán?
short-bomb = BOMBA
short-snare = PAST
short-extortion = VYDÍRÁNÍ
short-raid = NÁJEZD
plot-face_down = skrytý plán
plot-bomb = bomba
plot-snare = past
plot-extortion = vydírání
plot-raid = nájezd
field-plot = Který plán
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
action-SendSpies = Bojovníci na mýtiny { $fox }, { $rabbit } a { $mouse }
action-FlipPlot = Otočit plán na mýtině { $clearing }
action-RecruitSuit = Použít kartu { $card }: bojovník na každou mýtinu symbolu { $suit }
action-LayPlot = Skrytý plán na mýtinu { $clearing }: { $plot }
action-Trick = Prohodit plány: { $first } a { $second }
action-Expose = Prozradit plán na mýtině { $clearing }: { $plot }, ukázat kartu { $card }
action-Raiders = Nájezdníci na mýtiny: { $clearings }
event-Exposed = { $seat }: odhad plánu, místo { $place }: { $plot }, { $right ->
    [yes] správně
   *[other] chybně
  }
event-PlotPlaced = { $seat }: skrytý plán, místo: { $place }
event-PlotKind = { $seat }: skrytý plán, místo { $place }: { $plot }
event-PlotFlipped = { $seat }: otočený plán, místo { $place }: { $plot }
event-PlotRevealed = { $seat }: odstraněný plán, místo { $place }: { $plot }
event-PlotsSwapped = { $seat }: plány si mění místo: { $first } a { $second }
board-plots-left = plány v zásobě { $plots }
board-secret = tvé skryté plány
board-plot-supply = tvoje zásoba
