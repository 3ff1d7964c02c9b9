table-turn = { $seat } decides
table-what = What do you do?
table-which = { $field }?
table-only = There is one possibility: { $action }. Press Enter.
table-prompt = number, text of an action, or ? for help
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
table-empty = Nothing has happened yet.
table-undone = Taken back: { $action }
table-first-step = This is the first question; there is nothing to go back to.
table-no-number = There is no choice { $number }; choose 1 to { $count }.
table-closed = The table is closed.
table-saved = The game is saved in { $path }; `hvozd play { $game } --record { $path }` goes on with it.
table-list = All possibilities
table-help =
    A number takes a choice of the list. The text of an action ("{ $example }") takes it at once.
    Enter takes the only possibility that is left.
    b  back one question        l  list all possible actions
    u  undo your last action    t  undo all that you did since the last reveal
    j  the story so far         v  show the board again
    ?  this help                q  leave the table
