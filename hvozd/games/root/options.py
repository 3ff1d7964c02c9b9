"""The options of a game of Root: checked, and what is not given drawn from the seed."""

from collections.abc import Mapping, Sequence
from typing import Any

from hvozd.core import Option, OptionError, Rng
from hvozd.games.root.components import DECKS, GAME, MAP_NAMES
from hvozd.games.root.hooks import FACTIONS, find_faction

SEATS = (2, 3, 4, 5, 6)
RULES = {"seats": "R-5.1.1", "factions": "R-5.1.1", "draft": "R-A.2", "map": "R-C.1", "deck": "R-C.2"}
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
    chosen = draft(seats, rng, read.get("draft") == ("reach",)) if factions is None else check_mix(factions, seats)
    resolved: dict[str, Any] = {
        "factions": chosen,
        "map": read["map"][0] if "map" in read else rng.pick(MAP_NAMES),
        "deck": read["deck"][0] if "deck" in read else rng.pick(DECKS),
    }
    for one in FACTIONS:
        one.resolve(resolved, read, "factions" in given)
    return resolved


def read_option(option: Option, text: str) -> tuple[str, ...]:
    """The values of an option; a refusal also names the rule."""
    try:
        return option.read(text)
    except OptionError as error:
        raise OptionError(f"{error} ({RULES.get(option.name, 'R-5.1.7')})") from None


def draft(seats: int | None, rng: Rng, within_reach: bool) -> list[str]:
    """R-5.1.1, R-A.2: factions and seating drawn at random, any possible mix or one of enough reach."""
    names = [one.name for one in FACTIONS]
    count = rng.pick(SEATS) if seats is None else seats
    while True:
        rng.shuffle(names)
        mix = names[:count]
        if impossible(mix) is None and not (within_reach and low_reach(mix)):
            return mix


def impossible(factions: Sequence[str]) -> str | None:
    """Why a mix of factions cannot be played at all, or None."""
    if len(set(factions)) < len(factions):
        return "Every player has another faction (R-5.1.1); a faction is named twice."
    if len(factions) < 2:
        return "A game of Root needs at least 2 factions (R-5.1.3, R-A.2)."
    if len(factions) > max(SEATS):
        return f"A game of Root has at most {max(SEATS)} players (R-A.2)."
    if not any(find_faction(name).file.warriors for name in factions):
        return "Somebody has to hold the woodland: factions without warriors cannot play alone (R-A.2)."
    return None


def check_mix(factions: list[str], seats: int | None) -> list[str]:
    """R-5.1.1: the factions named, if they can play together."""
    reason = impossible(factions)
    if reason is not None:
        raise OptionError(reason)
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
