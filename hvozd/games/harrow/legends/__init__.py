"""One room a legend: its gift and what it watches. Importing the package enters them all."""

from hvozd.games.harrow.legends import (
    bernice,
    corbin,
    emmy,
    kaine,
    levi,
    malachi,
    mildred,
    odessa,
    priscilla,
    skinless_boy,
    willa,
)

__all__ = [
    "bernice",
    "corbin",
    "emmy",
    "kaine",
    "levi",
    "malachi",
    "mildred",
    "odessa",
    "priscilla",
    "skinless_boy",
    "willa",
]
