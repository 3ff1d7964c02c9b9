"""R-13: the Corvid Conspiracy."""

from itertools import combinations, product
from typing import Any

from tests.referee.root.cards import BIRDSONG, DAYLIGHT, EVENING, PLOTS, window
from tests.referee.root.moves import battles, moves, named
from tests.referee.root.picks import listed, ways
from tests.referee.root.world import LAND, SUITS, World


def spies(w: World, step: Any) -> set[str]:
    """R-13.3.2: one clearing of each suit."""
    places = [[c for c in LAND if w.suit(c) == suit and w.may_place(step.seat, c)] or ["-"] for suit in SUITS]
    return {f"spies {a} {b} {c}" for a, b, c in product(*places)}


def flips(w: World, step: Any) -> set[str]:
    """R-13.4.2: face down, with a Corvid warrior."""
    seat = step.seat
    found = {f"flip {c}" for c in LAND if w.count(seat, "plot", c) and w.warriors(seat, c)}
    return found | window(w, seat, BIRDSONG) | {"done"}


def recruits(w: World, step: Any) -> set[str]:
    """R-13.4.3, I-CC-12; with nothing to place only where the spent card matters (I-GEN-5)."""
    seat = step.seat
    found = {"done"}
    for suit in SUITS:
        places = w.g.supply[seat] and any(w.suit(c) == suit and w.may_place(seat, c) for c in LAND)
        if places or w.spending_matters:
            found |= {f"recruit {suit} with {card}" for card in w.matching(w.hand(seat), suit)}
    return found


def acts(w: World, seat: int) -> set[str]:
    """R-13.5."""
    board = w.g.boards[seat]
    found = named("move", moves(w, seat)) | named("battle", battles(w, seat))
    plots = {c: kind for c in LAND for kind in ("plot", *PLOTS) if w.count(seat, kind, c)}
    price = 1 + board.placed
    for c in LAND:
        if c not in plots and w.warriors(seat, c) >= price and w.may_place(seat, c):
            found |= {f"plot {c} {PLOTS[i]}" for i in range(4) if board.supply[1 + i]}
    for a, b in combinations(sorted(plots), 2):
        both_down = plots[a] == plots[b] == "plot"
        both_up = "plot" not in (plots[a], plots[b]) and plots[a] != plots[b]
        if both_down or both_up:
            found.add(f"trick {a} {b}")
    return found


def daylight(w: World, step: Any) -> set[str]:
    found = window(w, step.seat, DAYLIGHT) | {"done"}
    return found | acts(w, step.seat) if step.left else found


def exert(w: World, step: Any) -> set[str]:
    return acts(w, step.seat) | window(w, step.seat, EVENING) | {"done"}


def raiders(w: World, step: Any) -> set[str]:
    return {f"raiders {listed(way)}" for way in ways(step.sites, w.g.supply[step.seat])}


QUESTIONS = {
    "ChooseSpies": spies,
    "Flips": flips,
    "RecruitCorvids": recruits,
    "CorvidActions": daylight,
    "Exert": exert,
    "ChooseRaiders": raiders,
}
