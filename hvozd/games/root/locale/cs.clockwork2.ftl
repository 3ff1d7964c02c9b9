### Druhá část automatizovaných frakcí: Ještěroboti, Říční lid, Hrabství, Krkavci.

## Kroky

bot-step-conspiracies = spiknutí
bot-step-convert = konvertování
bot-step-crusade = křížová výprava
bot-step-sanctify = posvěcení
bot-step-fanatics = fanatici
bot-step-rituals = rituály
bot-step-ritual = rituál
bot-step-lost-souls = Ztracené duše
bot-step-market = tržiště
bot-step-garrison = stavba a posádka
bot-step-organize-trade = organizace
bot-step-racketeering = vymáhání
bot-step-dig = hloubení
bot-step-ministers = využití vyslanců
bot-step-rally = shromáždění
bot-step-sway = ovlivnění vyslanců
bot-step-cost-of-errors = cena za chyby
bot-step-investors = investoři
bot-step-flip = otočení plánů
bot-step-bomb = bomba
bot-step-extortion = vydírání
bot-step-raid = nájezd
bot-step-plot = plán
bot-step-thicken = nekalý plán
bot-step-backup-plans = záložní plány
bot-step-greedy = hrabivost
bot-step-service = služba

## Proč má jeden kandidát přednost

criterion-open-slots = volná pozice pro stavbu
criterion-most-open-slots = nejvíce volných pozic pro stavby
criterion-most-enemy-buildings = nejvíce staveb soupeřů
criterion-most-enemy-buildings-and-tokens = nejvíce staveb a žetonů soupeřů
criterion-pieces-of-payer = komponenty hráče s nejvíce bojovníky v platbách
criterion-fewest-payments = nejméně bojovníků v platbách
criterion-no-plot = bez plánu
criterion-most-payments = nejvíce bojovníků v platbách

## Ještěroboti

seat-logical_lizards = Ještěroboti
faction-logical_lizards = Ještěroboti
traits-spiteful = Zášť
traits-erratic = Nevyzpytatelnost
traits-fanatics = Fanatici
traits-martyrs = Mučedníci
conspiracy-convert = konvertování
conspiracy-crusade = křížová výprava
conspiracy-sanctify = posvěcení
event-SoulsOrder = { $seat }: příkaz podle Ztracených duší: { $suit }
event-SoulRevealed = { $seat }: ze Ztracených duší odhaleno { $card }
event-SoulAdded = { $seat }: { $card } přibývá do Ztracených duší
event-MarkerMoved = { $seat }: žeton spiknutí je na poli { $conspiracy }

## Heuristické hrabství

seat-drillbit_duchy = Heuristické hrabství
faction-drillbit_duchy = Heuristické hrabství
traits-foundations = Základy
traits-investors = Investoři
traits-overwhelm = Zaplavení
traits-invaders = Nájezdníci
event-MinisterUncrowned = { $seat }: { $minister } přichází o korunu
ask-Investors = { $seat }: padly stavby Heuristického hrabství; odhoď pro investory kartu s takovým symbolem ({ $suits }).
action-DiscardForInvestors = odhodit kartu { $card }
action-NothingForInvestors = žádná taková karta

## Komputerizovaní krkavci

seat-cogwheel_corvids = Komputerizovaní krkavci
faction-cogwheel_corvids = Komputerizovaní krkavci
traits-gamble = Hazard
traits-backup_plans = Záložní plány
traits-mastermind = Strůjce
traits-vendetta = Vendeta
event-BombReplaced = { $seat }: bombu nahrazuje plán lícem nahoru, místo { $place }: { $plot }
event-PlotGuessed = { $seat }: odhad plánu, místo { $place }: { $plot }{ $right ->
    [yes] , správně
   *[other] , chybně
 }
ask-Gamble = { $seat }: plán se má otočit, místo { $clearing }; hádej jeho druh.
action-GuessPlot = hádat: { $plot }

## Řízený Říční lid

seat-riverfolk_robots = Řízený Říční lid
faction-riverfolk_robots = Řízený Říční lid
traits-greedy = Hrabivost
traits-involved = Zapojení
traits-garrison = Posádka
traits-ferocious = Zuřivost
event-MarketFilled = { $seat }: na tržiště přichází { $cards }
event-MarketCardSold = { $buyer }: od Říčního lidu koupeno { $card }
event-PaymentsLost = { $seat }: z plateb odchází bojovníci ({ $owner }): { $warriors }
action-BuyMarketCard = koupit z tržiště kartu { $card }
action-BuyMarketBoats = najmout říční čluny Řízeného Říčního lidu
action-BuyMarketMercenaries = najmout žoldáky Řízeného Říčního lidu
