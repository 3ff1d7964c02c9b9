"""How the Sect looks: a rocket."""

from hvozd.games.defenders.hooks import Look

LOOK = Look(
    letter="S",
    colour="magenta",
    organizer="M0-19 8-7V4L14 15H5L0 10-5 15H-14L-8 4V-7z",
    shade="M0-19 8-7V4L14 15H5L2 11z",
    face="M-3-5a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
    item="M-4 6V-5L0-13 4-5V6zM0 6V14M-4 2-9 8M4 2 9 8",
)
