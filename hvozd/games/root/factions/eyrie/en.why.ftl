why-SecondBird = { $card } would be the second bird card this turn.
why-OtherColumn = The Decree is at another column now: { $column }.
why-NoSuchOrder = In the column { $column } no card of this suit waits: { $suit }.
why-StillPossible = A card that can be carried out must be: { $suit }.
why-LeaderDown = { $leader } has been deposed and lies face down.
