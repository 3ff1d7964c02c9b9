"""Other notations of Defenders of the Wild: the text of a position."""
