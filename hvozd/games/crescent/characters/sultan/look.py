"""How the Sultan is drawn: a turban."""

from hvozd.games.crescent.hooks import Look

LOOK = Look(
    outline="M-13 2C-17-10-5-13 0-17 5-13 17-10 13 2 8-1-8-1-13 2zM-10 4C-6 2 6 2 10 4L7 14H-7z",
    face="M0-6h.1M-8-3C-3-6 3-6 8-3",
    colour="green",
)
