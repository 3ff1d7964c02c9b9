"""Other notations of Crescent Moon: the text of a position."""
