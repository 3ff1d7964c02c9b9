### Corvid Conspiracy

trigger-RaidAround = raid
tour-seat-corvids = You are the Corvids: hide plots face down, flip them when the time is right, and never let the others guess.
seat-corvids = Corvids
faction-corvids = Corvid Conspiracy
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
ask-Exert = { $seat }: in the Evening you may take one more action instead of drawing cards.
ask-ChooseRaiders = { $seat }: your raid was removed and you are short of warriors; choose the clearings that get one.
action-SendSpies = Place warriors in clearings { $fox }, { $rabbit } and { $mouse }
action-FlipPlot = Flip the plot in { $clearing-name }
action-RecruitSuit = Spend { $card }: a warrior in every { $suit } clearing
action-LayPlot = Place a face-down plot in { $clearing-name }: { $plot }
action-Trick = Swap the plots in clearings { $first } and { $second }
action-Expose = Show { $card } and expose the plot in { $clearing-name }: { $plot }
action-Raiders = Place raiders in { $clearings-count ->
    [one] clearing
   *[other] clearings
  } { $clearings }
event-Exposed = { $seat } guessed the plot in { $place-name }: { $plot }, { $right ->
    [yes] rightly
   *[other] wrongly
  }.
event-PlotKind = { $seat } placed a face-down plot in { $place-name }: { $plot }.
event-PlotsSwapped = { $seat } swapped the plots in clearings { $first } and { $second }.
board-secret = your face-down plots
board-plot-supply = your supply
ruling-X-18 = Extortion takes a card of every enemy with a piece there, not of a partner in a coalition.
    .letter = Extortion takes a card of every other player with a piece there, a partner in a coalition included.
