# Puzzles: the list, one of them, and what its table says.
puzzles = Puzzles
puzzles-about = A position, a seat and a task for this turn. It can be done for certain, whatever the dice, hidden cards and the others do. You may take back as at any table, and try as often as you like.
puzzles-all = All puzzles
puzzle = puzzle
puzzle-begin = Try it
puzzle-again = Try again
puzzle-open = Not solved yet.
puzzle-solved = Solved!
puzzle-missed = Not solved this time: take back what you can, or try again.
puzzle-solution = Show the solution
