"""Many games at once: random or agents' games and their tally (`sim`), agents compared with intervals (`arena`)."""
