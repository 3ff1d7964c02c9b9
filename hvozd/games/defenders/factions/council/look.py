"""How the Council looks: horns."""

from hvozd.games.defenders.hooks import Look

LOOK = Look(
    letter="C",
    colour="yellow",
    organizer="M-13 15V1C-13-4-10-6-7-6-13-8-16-12-14-17-11-12-8-11-5-11H5C8-11 11-12 14-17 16-12 13-8 7-6 10-6 13-4 13 1V15z",
    shade="M7-6C10-6 13-4 13 1V15H6z",
    face="M-5-3h.1M5-3h.1M-4 4H4",
    item="M-13 3C-14-8 14-8 13 3V8H-13zM-6-3-3 3M1-4 4 3",
)
