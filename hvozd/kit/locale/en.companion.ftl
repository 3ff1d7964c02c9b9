### Beside a real box: the companion, at the terminal and on the phone.

companion-people = It is the turn of { $seat }. Play it on the table; then write what lies otherwise now, a line for each place, and say that the turn is over.
companion-what = What happened at the table?
companion-asked = { $seat }: { $question }
companion-nothing = Nothing more
companion-next = Next step
companion-done = Turn is over
companion-back = Back
companion-correct = Put right
companion-over = The game is over: { $reason }. Winner: { $winners }.
companion-nobody = nobody
companion-help = Enter: next step. A line such as '{ $line }' puts something right. done: the turn of a person is over. back: take back. board: show the table. forecast: what the next automatic turn would be. text: the position as text. quit: stop; everything is in { $file }.
companion-pick = Number, or a part of it
companion-several = { $number ->
    [one] 1 answer fits
   *[other] { $number } answers fit
  }: { $answers }
companion-none = Nothing fits '{ $text }'.
companion-prompt = Next
companion-foresee = What would it do?
companion-forecast = { $seat }{ $number ->
    [0] { "" }
   *[other] : { $found }
  }
companion-forecast-open = Then dice, cards or a person decide.
companion-no-forecast = No automatic turn comes next.

companion-title = Beside the real box
companion-about = The automatic factions of a game on your real table: step by step, with your cards and dice. Say who sits at the table; it is laid as the rulebook says, and you put right what lies otherwise.
companion-needs = The record of the game stays in this browser; the page needs its server.
companion-editor = Lay a table
companion-editor-about = Any position of a game: lay the table as it stands after the setup, then tap a place and say what lies there; whatever lies on no place is written as a line. Then play on from there, or take its text along.
companion-play = Play on from here
companion-others = The other seats
companion-all-me = I play them all
companion-text = The position as text
companion-copy = Copy the text
companion-settings = More settings
companion-begin = Lay the table
companion-go-on = Go on with the last game
companion-position = Or write the position
companion-places = What lies on the table
companion-place = On { $place }
companion-less = one less: { $thing }
companion-more = one more: { $thing }
companion-lines = Lines of the position, one for each place or thing
companion-save = Save the record
companion-new = Another table
companion-lost = That took too long, or was no record of a real table.

error-no-companion = This is no record of a real table.
error-companion-ask = It must be said first what happened at the table.
error-companion-lines = A correction says what lies on the table.
error-companion-turn = It is nobody's turn who sits at the table.
error-companion-back = Nothing was done yet.
error-companion-none = { $game } has no automatic side.
error-companion-setting = There is an automatic side with { $name }={ $values } only.
error-companion-answer = There is no such answer; there are { $answers }.
