"""How the Warlord is drawn: a spiked helmet."""

from hvozd.games.crescent.hooks import Look

LOOK = Look(
    outline="M0-17 3-10C11-8 13 0 12 5V14H6V7H-6V14H-12V5C-13 0-11-8-3-10z",
    face="M-6 0H6",
    colour="bright_white",
)
