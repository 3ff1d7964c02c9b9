"""R-7: the Eyrie Dynasties."""

from typing import Any

from tests.referee.root.cards import DAYLIGHT, window
from tests.referee.root.moves import battles, moves, named
from tests.referee.root.world import CARDS, LAND, World

COLUMNS = ("recruit", "move", "battle", "build")
SUITS4 = ("fox", "rabbit", "mouse", "bird")


def corner(w: World, step: Any) -> set[str]:
    """R-7.3.2: opposite the keep; without the Marquise any corner."""
    keeper = w.seat("marquise")
    if keeper < 0:
        return {f"start in {c}" for c, _ in w.row["opposite"]}
    home = next(c for c in LAND if w.count(keeper, "keep", c))
    return {f"start in {dict(w.row['opposite'])[home]}"}


def leader(w: World, step: Any) -> set[str]:
    board = w.g.boards[step.seat]
    names = w.words["leader"]
    left = [name for i, name in enumerate(names) if i not in board.deposed] or list(names)
    return {f"leader {name}" for name in left}


def decree(w: World, step: Any) -> set[str]:
    """R-7.4.2: one or two cards, at most one of them a bird."""
    cards = {card for card in w.hand(step.seat) if not (step.bird and CARDS[card]["suit"] == "bird")}
    found = {f"add {card} to {column}" for card in cards for column in COLUMNS}
    return found | ({"done"} if step.added else set())


def new_roost(w: World, step: Any) -> set[str]:
    """R-7.4.3, I-EYR-10: the fewest warriors of all players among the clearings where it can be placed."""
    fits = [c for c in LAND if w.slots_open(c) > 0 and w.may_place(step.seat, c)]
    crowd = {c: sum(w.warriors(seat, c) for seat in w.seats) for c in fits}
    return {f"new roost {c}" for c in fits if crowd[c] == min(crowd.values())}


def resolve(w: World, step: Any) -> set[str]:
    """R-7.5.2, I-EYR-1, I-EYR-3: any unresolved card of the column; one that cannot be resolved is turmoil."""
    seat = step.seat
    found = window(w, seat, DAYLIGHT)
    for suit, left in zip(SUITS4, w.g.boards[seat].pending, strict=True):
        if left:
            clearings = [c for c in range(13) if suit == "bird" or (c and w.suit(c) == suit)]
            rows = executed(w, seat, COLUMNS[step.column], clearings)
            found |= {f"{row} by {suit}" for row in rows} or {f"falter at {suit}"}
    return found


def executed(w: World, seat: int, column: str, clearings: list[int]) -> set[str]:
    land = [c for c in clearings if c]
    if column == "recruit":
        if not w.g.supply[seat]:
            return set()
        return {f"recruit {c}" for c in land if w.count(seat, "roost", c) and w.may_place(seat, c)}
    if column == "move":
        return named("move", moves(w, seat, clearings))
    if column == "battle":
        return named("battle", battles(w, seat, land))
    if not w.in_stock(seat, "roost"):
        return set()
    return {
        f"build roost {c}"
        for c in land
        if w.rules(seat, c) and not w.count(seat, "roost", c) and w.slots_open(c) > 0 and w.may_place(seat, c)
    }


QUESTIONS = {
    "ChooseCorner": corner,
    "ChooseLeader": leader,
    "AddToDecree": decree,
    "NewRoost": new_roost,
    "ResolveDecree": resolve,
}
