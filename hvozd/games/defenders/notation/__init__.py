"""Other notations: the text of a position."""
