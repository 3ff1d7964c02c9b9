"""Other notations of Harrow County: the text of a position."""
