table-turn = { $seat } to decide
table-what = What do you do?
table-which = { $field }?
table-only = There is only one possibility: { $action }. Press Enter.
table-prompt = a number, the text of an action, or ? for help
table-curtain = The next decision is for { $seat }. Press Enter when nobody else is looking.
table-over = The game is over: { $reason }.
table-winners = { $count ->
    [0] Nobody wins.
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
  }
table-scores = Scores: { $scores }
table-start = { $title }: { $options }. Seed { $seed }.
table-journal = The story so far
table-no-booklet = This game has no booklet.
table-empty = Nothing has happened yet.
table-undone = Taken back: { $action }
table-first-step = This is the first question; there is nothing to go back to.
table-no-number = There is no choice { $number }; pick 1 to { $count }.
table-closed = The table is closed.
table-saved = The game is saved in { $path }; continue it with `hvozd play { $game } --record { $path }`.
table-auto = { $seat }: { $action } (the only possibility)
table-thinks = { $seat } is thinking … (Ctrl-C: answer now)
table-trouble = The agent for { $seat } failed, so any legal action is taken: { $trouble }
table-adviser = The adviser is thinking … (Ctrl-C: answer now)
table-no-hint = The adviser found no answer.
table-why-not = { $rule ->
    [none] { $fact }
   *[other] { $fact } ({ $rule })
  } l lists what is possible.
table-no-undo = There is nothing to undo: something was revealed or rolled, or another seat decided, since your last action.
table-nobody = '{ $name }' cannot sit at the table; choose from { $names }, or ismcts:200 or ismcts:1.5s for a search with its own budget.
table-seat-count = You named { $named } seats, but this game has { $seats }.
table-legend = The board
table-list = All possibilities
table-help =
    A number takes a choice of the list. The text of an action ("{ $example }") takes it at once.
    Enter takes the only possibility that is left.
    g  your goals and rules
    b  back one question        l  list all possible actions
    u  undo your last action    t  undo all that you did since the last reveal
    j  the story so far         v  show the board again
    h  hint of the hard agent   w  the story with the rules by which bots act
    q  leave the table
    NAME: text   what another person at this screen may do at any time, behind the name of the seat
    ?  this help                Ctrl-C  while an agent thinks: answer now

replay-head = { $title }, rules { $rules }, seed { $seed }
replay-seat = seat { $number }: { $name } ({ $who })
replay-unnamed = unnamed
replay-nobody = nobody
replay-end = The end: { $reason }; won by { $winners }; scores { $scores }
replay-written = written, not played: { $what }
table-puzzle = Type solution to be told how it is done, u to take back, ? for help.
table-puzzle-solved = Solved!
table-puzzle-missed = Not solved this time. Try again, or look at the solution: --solution
