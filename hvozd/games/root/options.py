"""The options of a game of Root: checked, and what is not given drawn from the seed."""

from collections.abc import Mapping, Sequence
from typing import Any

from hvozd.core import Option, OptionError, Rng
from hvozd.games.root.components import GAME
from hvozd.games.root.hooks import FACTIONS, find_faction

BASE_SEATS = (2, 3, 4)
RULES = {"seats": "R-5.1.1", "factions": "R-5.1.1", "map": "R-C.1", "deck": "R-C.2"}
"""The rule that each option rests on, for the sentence of a refusal."""


def resolve(known: Sequence[Option], given: Mapping[str, str], seed: int) -> dict[str, Any]:
    """R-5.1.1, R-C, R-C.2, W-S1: factions and their seating, map and deck; the seating is drawn with the factions."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise OptionError(f"Root has no option '{name}' (R-5.1.1, R-C); it has {', '.join(by_name)}.")
    read = {name: read_option(by_name[name], text) for name, text in given.items()}
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


def read_option(option: Option, text: str) -> tuple[str, ...]:
    """The values of an option; a refusal also names the rule."""
    try:
        return option.read(text)
    except OptionError as error:
        raise OptionError(f"{error} ({RULES.get(option.name, 'R-5.1.7')})") from None


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
    if str(len(factions)) not in GAME.reach:
        raise OptionError(f"{len(factions)} factions were named; a game of Root has at most {max(GAME.reach)} (R-A.2).")
    if seats is not None and seats != len(factions):
        raise OptionError(f"{len(factions)} factions were named for {seats} seats; every player has one (R-5.1.1).")
    return factions


def reach(factions: Sequence[str]) -> int:
    """R-A.1: the sum of reach values of a mix."""
    return sum(find_faction(name).file.reach for name in factions)


def low_reach(factions: Sequence[str]) -> tuple[int, int] | None:
    """R-A.2: the sum and the recommended one, if the mix has less. A warning, no refusal."""
    recommended = GAME.reach[str(len(factions))]
    return (reach(factions), recommended) if reach(factions) < recommended else None
