"""One room a legend: its gift and what it watches. Importing the package enters them all."""

from hvozd.games.harrow.legends import (
    bernice,
    bruiser,
    corbin,
    emmy,
    kaine,
    knocker,
    levi,
    malachi,
    mildred,
    odessa,
    prankster,
    priscilla,
    skinless_boy,
    willa,
)

__all__ = [
    "bernice",
    "bruiser",
    "corbin",
    "emmy",
    "kaine",
    "knocker",
    "levi",
    "malachi",
    "mildred",
    "odessa",
    "prankster",
    "priscilla",
    "skinless_boy",
    "willa",
]
