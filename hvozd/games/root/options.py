"""The options of a game of Root: checked, and what is not given drawn from the seed."""

from collections.abc import Mapping, Sequence
from typing import Any

from hvozd.core import Option, OptionError, Rng
from hvozd.games.root.hooks import FACTIONS, find_faction

BASE_SEATS = (2, 3, 4)


def resolve(known: Sequence[Option], given: Mapping[str, str], seed: int) -> dict[str, Any]:
    """R-5.1.1, R-C: factions and their seating, map and deck."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise OptionError(f"Root has no option '{name}'; it has {', '.join(by_name)}.")
    read = {name: by_name[name].read(text) for name, text in given.items()}
    rng = Rng(seed).fork(1)
    factions = list(read["factions"]) if "factions" in read else None
    seats = int(read["seats"][0]) if "seats" in read else None
    resolved: dict[str, Any] = {
        "factions": choose_factions(factions, seats, rng),
        "map": read.get("map", ("autumn",))[0],
        "deck": read.get("deck", ("base",))[0],
    }
    for one in FACTIONS:
        one.resolve(resolved, given, rng)
    return resolved


def choose_factions(factions: list[str] | None, seats: int | None, rng: Rng) -> list[str]:
    """R-5.1.1: every player another faction; what is not given is drawn, and so is the seating."""
    if factions is None:
        names = [one.name for one in FACTIONS]
        rng.shuffle(names)
        possible = [count for count in BASE_SEATS if count <= len(names)]
        count = rng.pick(possible) if seats is None else seats
        if count > len(names):
            raise OptionError(f"There are only {len(names)} factions for {count} seats (R-5.1.1).")
        return names[:count]
    if len(set(factions)) < len(factions):
        raise OptionError("Every player has another faction (R-5.1.1); a faction is named twice.")
    if len(factions) < 2:
        raise OptionError("A game of Root needs at least 2 factions (R-5.1.3, R-A.2).")
    if seats is not None and seats != len(factions):
        raise OptionError(f"{len(factions)} factions were named for {seats} seats.")
    return factions


def reach(factions: Sequence[str]) -> int:
    """R-A.1: the sum of reach values of a mix."""
    return sum(find_faction(name).file.reach for name in factions)
