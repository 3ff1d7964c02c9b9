"""What a position is worth, what is likely to be done, and an agent of the game's own."""
