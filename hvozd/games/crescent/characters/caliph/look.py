"""How the Caliph is drawn: a shield."""

from hvozd.games.crescent.hooks import Look

LOOK = Look(
    outline="M-13-14H13V0C13 8 6 13 0 16-6 13-13 8-13 0z",
    face="M4-8A7 7 0 1 0 4 6 9 9 0 0 1 4-8",
    colour="bright_blue",
)
