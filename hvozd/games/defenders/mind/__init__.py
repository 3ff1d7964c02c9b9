"""What a position is worth, what is likely to be played, and the steward, an agent of this game alone."""
