legend-knocker = Knocker
gift-knocker = Once: a haint dies on every hex around; the goblin is gone.
event-GoblinGone = The goblin left the game with a bang.
