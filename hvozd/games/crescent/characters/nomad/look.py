"""How the Nomad is drawn: a camel."""

from hvozd.games.crescent.hooks import Look

LOOK = Look(
    outline="M-15 14V0C-14-7-10-4-7-9-4-14-1-9 1-5 4-6 6-9 8-13L15-14 17-10 12-7C11-2 10 1 8 3V14H4V4H-8V14z",
    face="M-7 0H2",
    colour="yellow",
)
