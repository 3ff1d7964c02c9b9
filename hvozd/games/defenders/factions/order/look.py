"""How the Order looks: pointed ears."""

from hvozd.games.defenders.hooks import Look

LOOK = Look(
    letter="O",
    colour="green",
    organizer="M-11 15 -7-1-11-17-3-10H3L11-17 7-1 11 15z",
    shade="M3-10 11-17 7-1 11 15H4z",
    face="M-4-3h.1M4-3h.1M-2 2 0 4 2 2",
    item="M-12-9-4-12 4-9 12-12V9L4 12-4 9-12 12zM-4-12V9M4-9V12",
)
