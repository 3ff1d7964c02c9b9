"""Games of Root in other notations."""
