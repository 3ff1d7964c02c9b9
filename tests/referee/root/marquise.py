"""R-6: the Marquise de Cat."""

from typing import Any

from tests.referee.root.cards import DAYLIGHT, window
from tests.referee.root.moves import battles, moves, named
from tests.referee.root.picks import listed, ways
from tests.referee.root.world import LAND, World

COST = (0, 1, 2, 3, 3, 4)


def keep(w: World, step: Any) -> set[str]:
    return {f"keep {corner}" for corner, _ in w.row["opposite"]}


def starting_buildings(w: World, step: Any) -> set[str]:
    """R-6.3.4: one of each among the keep and the clearings next to it, as slots allow."""
    home = next(c for c in LAND if w.count(step.seat, "keep", c))
    places = [home, *w.adjacent(step.seat, home)]
    return {
        f"start sawmill {a} workshop {b} recruiter {c}"
        for a in places
        for b in places
        for c in places
        if all([a, b, c].count(place) <= w.slots_open(place) for place in places)
    }


def wood(w: World, step: Any) -> set[str]:
    """R-6.4, R-2.5: which sawmills get the wood that is left."""
    left = w.in_stock(step.seat, "wood")
    return {f"place at {listed(way)}" for way in ways(step.mills, left)}


def recruits(w: World, step: Any) -> set[str]:
    return {f"place at {listed(way)}" for way in ways(step.sites, w.g.supply[step.seat])}


def hospitals(w: World, step: Any) -> set[str]:
    """R-6.2.3, I-MC-5: a card of the clearing's suit, or none."""
    return {f"treat with {card}" for card in w.matching(w.hand(step.seat), w.suit(step.clearing))} | {"done"}


def actions(w: World, step: Any) -> set[str]:
    """R-6.5: three actions and one for every bird card."""
    seat = step.seat
    found = {f"extra action with {card}" for card in w.hand(seat) if card_suit(card) == "bird"} | {"done"}
    found |= window(w, seat, DAYLIGHT)
    if not step.left:
        return found
    found |= named("battle", battles(w, seat)) | named("move", moves(w, seat)) | builds(w, seat) | overworks(w, seat)
    places = any(w.count(seat, "recruiter", c) and w.may_place(seat, c) for c in LAND)
    if not step.recruited and places and w.g.supply[seat]:
        found.add("recruit")
    return found


def card_suit(card: str) -> str:
    from tests.referee.root.world import CARDS

    return str(CARDS[card]["suit"])


def second_move(w: World, step: Any) -> set[str]:
    return named("move", moves(w, step.seat)) | {"done"}


def builds(w: World, seat: int) -> set[str]:
    """R-6.5.4: a clearing she rules, wood of clearings she rules that are connected through such."""
    found = set()
    for building in ("sawmill", "workshop", "recruiter"):
        left = w.in_stock(seat, building)
        if not left:
            continue
        price = COST[6 - left]
        for clearing in LAND:
            if w.rules(seat, clearing) and w.slots_open(clearing) > 0 and w.may_place(seat, clearing):
                stacks = [c for c in connected(w, seat, clearing) for _ in range(w.count(seat, "wood", c))]
                found |= {f"build {building} {clearing} wood {listed(way)}" for way in ways(stacks, price)}
    return found


def connected(w: World, seat: int, clearing: int) -> set[int]:
    found, queue = {clearing}, [clearing]
    while queue:
        for target in w.adjacent(seat, queue.pop()):
            if target not in found and w.rules(seat, target):
                found.add(target)
                queue.append(target)
    return found


def overworks(w: World, seat: int) -> set[str]:
    """R-6.5.5, I-MC-10; without wood left only where a spent card matters to somebody (I-GEN-5)."""
    if not w.in_stock(seat, "wood") and not w.spending_matters:
        return set()
    return {
        f"overwork {c} with {card}"
        for c in LAND
        if w.count(seat, "sawmill", c) and w.may_place(seat, c)
        for card in w.matching(w.hand(seat), w.suit(c))
    }


QUESTIONS = {
    "ChooseKeep": keep,
    "ChooseStartingBuildings": starting_buildings,
    "ChooseWood": wood,
    "ChooseRecruits": recruits,
    "FieldHospitals": hospitals,
    "MarquiseActions": actions,
    "SecondMove": second_move,
}
