### Cogwheel Corvids

board-bot-extortions = extortions face up, a point each: { $points }
trait-text-gamble = Before a plot is turned up, the person with most pieces there guesses its kind.
trait-text-backup_plans = A plot that is removed leaves a warrior behind.
trait-text-mastermind = Lays two plots a turn.
trait-text-vendetta = Every plot turned up is a bomb as well.
services-cogwheel_corvids = advanced service card: Cogwheel Corvids
seat-cogwheel_corvids = Cogwheel Corvids
faction-cogwheel_corvids = Cogwheel Corvids
traits-gamble = Gamble
traits-backup_plans = Backup Plans
traits-mastermind = Mastermind
traits-vendetta = Vendetta
event-BombReplaced = { $seat } replaced the bomb in { $place-name } with a face-up plot: { $plot }.
event-PlotGuessed = { $seat } guessed the plot in { $place-name }: { $plot }, { $right ->
    [yes] rightly
   *[other] wrongly
  }.
ask-Gamble = { $seat }: the plot in { $clearing-name } is about to be flipped; guess what it is.
action-GuessPlot = Guess: { $plot }
