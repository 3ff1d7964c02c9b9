"""What a position of Root is worth, and what is likely to be done in it."""
