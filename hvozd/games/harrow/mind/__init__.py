"""What a position is worth, what is likely, and a player of its own."""
