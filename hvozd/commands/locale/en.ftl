### What commands print about many games.

sim-head = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, seed { $seed }
sim-checked = every invariant checked
sim-checked-every = every invariant checked at one decision in { $every }, and throughout one game in { $every }
sim-seat = seat
sim-games = games
sim-wins = wins
sim-share = wins %
sim-score = mean score
sim-nobody = nobody
sim-speed = { $decisions } decisions, { $pace } a second; { $games } games a second; { $wall } s in all
sim-length = a game takes { $shortest } to { $longest } decisions, { $mean } on average; { $finished } finished, { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
  }; { $setups ->
    [one] 1 setup
   *[other] { $setups } different setups
  }
arena-agent = agent
arena-share = share
arena-interval = 95 % interval
arena-even = even
arena-score = score
arena-pace = ms/decision
arena-slow = 99 % s
arena-failed = fell back
arena-above = above
arena-below = below
arena-memory = most memory of a process: { $memory } MB

games-rules = rules { $version }
games-setting = setting
games-settings = settings
games-about = about
games-values = values
games-several = several, with commas

doctor-well = The database is well.
doctor-left = { $number ->
    [one] 1 thing is wrong.
   *[other] { $number } things are wrong.
  }
doctor-cured = … put right.
doctor-forgotten = { $number ->
    [one] 1 game that was over long ago was removed.
   *[other] { $number } games that were over long ago were removed.
  }
doctor-gap = Table { $table }: an event is missing in its row.
doctor-orphan = Table { $table } is not there, but { $detail } has rows of it.
doctor-unreadable = Table { $table } cannot be rebuilt: { $detail }
doctor-ending = Table { $table }: whether its game is over is noted wrongly.
backup-made = { $number ->
    [one] 1 table
   *[other] { $number } tables
  } in { $file }.
backup-restored = { $number ->
    [one] 1 table
   *[other] { $number } tables
  } restored from { $file }.

features-head = { $number } columns, schema { $digest }; a count and what it is divided by
features-tokens = { $number } tokens, vocabulary { $digest }
why-possible = That is possible.
why-rule = { $fact } ({ $rule })

stats-head = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }; half of them take { $middle } decisions or fewer, nine of ten { $low } to { $high }
stats-name = faction
stats-seat = seat

import-read = { $game }: { $seats }; { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }.
import-slip = Line { $line }, { $action }: { $fact }
import-slip-line = Line { $line }: { $fact }
import-followed = Followed exactly: { $followed } of { $turns } turns ({ $share } %); with hidden cards laid otherwise: { $imagined }; in part by a written step: { $written }.
import-faction = { $seat }: { $followed } of { $turns }
import-slips = { $slips ->
    [0] No slip was found.
    [one] One slip.
   *[other] { $slips } slips.
  }

welcome = Hvozd { $version }: four asymmetric board games. Where to?
welcome-serve = the table in the browser
welcome-play = the table in the terminal, a first game of Root
welcome-games = what can be set in a game; without a name, the games
welcome-companion = automatic factions beside the real box
welcome-sim = games of random players, counted
welcome-help = every command; each has a --help of its own
