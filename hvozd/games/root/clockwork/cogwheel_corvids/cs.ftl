### Komputerizovaní krkavci

board-bot-extortions = vydírání lícem nahoru, po bodu: { $points }
trait-text-gamble = Než je plán odhalen, člověk s nejvíce komponentami na místě hádá jeho druh.
trait-text-backup_plans = Odstraněný plán po sobě nechá bojovníka.
trait-text-mastermind = Klade dva plány za tah.
trait-text-vendetta = Každý odhalený plán je zároveň bombou.
services-cogwheel_corvids = pokročilá karta služeb: Komputerizovaní krkavci
seat-cogwheel_corvids = Komputerizovaní krkavci
    .gen = Komputerizovaných krkavců
    .dat = Komputerizovaným krkavcům
    .acc = Komputerizované krkavce
    .ins = Komputerizovanými krkavci
    .number = plural
faction-cogwheel_corvids = Komputerizovaní krkavci
traits-gamble = Hazard
traits-backup_plans = Záložní plány
traits-mastermind = Strůjce
traits-vendetta = Vendeta
event-BombReplaced = { $seat } { $seat-number ->
    [plural] nahrazují
   *[other] nahrazuje
  } bombu { $place-loc } plánem lícem nahoru: { $plot }.
event-PlotGuessed = { $seat } { $seat-number ->
    [plural] hádají
   *[other] hádá
  } plán { $place-loc }: { $plot }, { $right ->
    [yes] správně
   *[other] špatně
  }.
ask-Gamble = { $seat }: plán { $clearing-loc } se má otočit; hádej, co to je.
action-GuessPlot = Hádat: { $plot }
