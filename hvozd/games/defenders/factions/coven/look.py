"""How the Coven looks: a mushroom's cap."""

from hvozd.games.defenders.hooks import Look

LOOK = Look(
    letter="V",
    colour="cyan",
    organizer="M-15-3C-15-21 15-21 15-3 11-1 7-1 5-1L8 15H-8L-5-1C-7-1-11-1-15-3z",
    shade="M5-17C12-15 15-10 15-3 11-1 7-1 5-1L8 15H3L2-1z",
    face="M-7-8h.1M1-11h.1M7-6h.1",
    item="M-4-13H4M-3-13V-4L-10 8C-11 12 11 12 10 8L3-4V-13M-8 4H8",
)
