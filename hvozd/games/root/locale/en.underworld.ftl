### The Underground Duchy and the Corvid Conspiracy.

## Underground Duchy

seat-duchy = Duchy
faction-duchy = Underground Duchy
piece-citadel = citadel
piece-market = market
piece-tunnel = tunnel
minister-foremole = Foremole
minister-captain = Captain
minister-marshal = Marshal
minister-brigadier = Brigadier
minister-banker = Banker
minister-mayor = Mayor
minister-duchess_of_mud = Duchess of Mud
minister-baron_of_dirt = Baron of Dirt
minister-earl_of_stone = Earl of Stone
field-minister = Which minister
field-lifted = Which tunnel is lifted first
ask-ChooseTunnelCorner = { $seat }: the game is being set up; choose the corner of your first tunnel.
ask-Assembly = { $seat }: your assembly has { $left ->
    [one] 1 action
   *[other] { $left } actions
  } left; take one, or go on to the parliament.
ask-Parliament = { $seat }: your parliament sits; let a swayed minister act, or go on.
ask-ForemoleBuild = { $seat }: the Foremole builds in any clearing you rule; choose building, clearing and the card you reveal.
ask-CaptainBattle = { $seat }: the Captain battles; choose where and against whom.
ask-MarshalMove = { $seat }: the Marshal moves; choose who goes where.
ask-BrigadierFirst = { $seat }: the Brigadier takes two moves or two battles; choose the first.
ask-BrigadierSecond = { $seat }: the Brigadier may { $moving ->
    [yes] move
   *[other] battle
  } once more, or you go on.
ask-BankerSpends = { $seat }: the Banker turns cards of one suit into points; choose them.
ask-MayorActs = { $seat }: the Mayor acts as another swayed noble or squire; choose which.
ask-SwayMinister = { $seat }: before the Evening you may sway one minister by revealing cards, or none.
ask-ChooseDismissal = { $seat }: buildings were lost; choose which of your highest ministers leaves.
action-RecruitOne = Recruit a warrior in the Burrow
action-DuchyBuild = Reveal { $card }: a { $building } in clearing { $clearing }
action-Dig = Spend { $card }: a tunnel in clearing { $clearing }{ $lifted ->
    [none] { "" }
   *[other] {" "}in place of the one in { $lifted }
  }, followed by { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  }
action-CallMinister = Let the { $minister } act
action-Bank = Bank { $cards }
action-Sway = Sway the { $minister } with { $cards }
action-Dismiss = Let the { $minister } go
event-CardShown = { $seat }: reveals { $card }
event-MinisterSwayed = { $seat }: sways the { $minister }
event-MinisterLost = { $seat }: loses the { $minister } and a crown
board-burrow = in the Burrow { $warriors }
board-ministers = ministers
board-crowns = crowns left: squires { $squire }, nobles { $noble }, lords { $lord }
board-buildings = citadels { $citadels }, markets { $markets }

## Corvid Conspiracy

seat-corvids = Corvids
faction-corvids = Corvid Conspiracy
piece-plot = face-down plot
piece-bomb = bomb
piece-snare = snare
piece-extortion = extortion
piece-raid = raid
short-plot = plot?
short-bomb = BOMB
short-snare = SNARE
short-extortion = EXTORTION
short-raid = RAID
plot-face_down = face-down plot
plot-bomb = bomb
plot-snare = snare
plot-extortion = extortion
plot-raid = raid
field-plot = Which plot
field-fox = Which fox clearing
field-rabbit = Which rabbit clearing
field-mouse = Which mouse clearing
ask-ChooseSpies = { $seat }: the game is being set up; choose a clearing of each suit for your first warriors.
ask-Flips = { $seat }: Birdsong lets you turn up plots where you have a warrior; choose one, or go on.
ask-RecruitCorvids = { $seat }: Birdsong lets you spend a card for a warrior in every clearing of its suit, or go on.
ask-CorvidActions = { $seat }: it is your Daylight and you have { $left ->
    [one] 1 action
   *[other] { $left } actions
  } left; take one, or end it.
ask-Exert = { $seat }: in the Evening you may take one more action and draw no cards for it.
ask-ChooseRaiders = { $seat }: your raid has fallen and warriors are short; choose the clearings that get one.
action-SendSpies = Warriors in { $fox }, { $rabbit } and { $mouse }
action-FlipPlot = Turn up the plot in clearing { $clearing }
action-RecruitSuit = Spend { $card }: a warrior in every { $suit } clearing
action-LayPlot = Lay a plot face down in clearing { $clearing }: { $plot }
action-Trick = Swap the plots of { $first } and { $second }
action-Expose = Expose the plot in clearing { $clearing }: { $plot }, showing { $card }
action-Raiders = Raiders in { $clearings }
event-Exposed = { $seat }: guesses the plot in { $place }: { $plot }, { $right ->
    [yes] and is right
   *[other] and is wrong
  }
event-PlotPlaced = { $seat }: a plot face down in { $place }
event-PlotKind = { $seat }: a plot face down in { $place }: { $plot }
event-PlotFlipped = { $seat }: the plot in { $place } is turned up: { $plot }
event-PlotRevealed = { $seat }: the plot in { $place } was: { $plot }
event-PlotsSwapped = { $seat }: the plots of { $first } and { $second } change places
board-plots-left = plots in supply { $plots }
board-secret = your face-down plots
board-plot-supply = your supply
