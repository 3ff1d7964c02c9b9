"""How the Murshid is drawn: an eye."""

from hvozd.games.crescent.hooks import Look

LOOK = Look(
    outline="M-17 0C-8-13 8-13 17 0 8 13-8 13-17 0z",
    face="M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M0 0h.1",
    colour="red",
)
