"""R-4.2, R-4.3, R-D.2.5: moves and battles that a player may take."""

from tests.referee.root.world import BURROW, FERRY_USED, LAND, World

FERRY = 40


def steps(w: World, seat: int, origin: int) -> set[int]:
    """Where warriors may go from a clearing (41 and on: by ferry)."""
    if not w.may_leave(seat, origin):
        return set()
    free = w.names[seat] == "corvids" or "corvid_planners" in w.crafted(seat)
    found = set()
    for target in w.adjacent(seat, origin):
        swims = w.names[seat] == "riverfolk" and (origin, target) in w.rivers
        if w.may_enter(seat, target) and (free or swims or w.rules(seat, origin) or w.rules(seat, target)):
            found.add(target)
    for target in ferries(w, seat, origin):
        if w.may_enter(seat, target) and (free or w.rules(seat, origin) or w.rules(seat, target)):
            found.add(FERRY + target)
    return found


def ferries(w: World, seat: int, origin: int) -> set[int]:
    """R-D.2.5: once a turn from the clearing with the ferry to any other coastal one."""
    coast = w.row.get("coastal", [])
    if not coast or w.g.ferry != origin or FERRY_USED in w.g.used or seat != w.g.turn:
        return set()
    return {target for target in coast if target != origin}


def moves(w: World, seat: int, origins: "range | list[int]" = range(13)) -> set[str]:
    """R-4.2: any number of warriors, at least one, to an adjacent clearing."""
    return {
        f"{w.place(origin)}>{w.place(target)} x{n}"
        for origin in origins
        if w.warriors(seat, origin)
        for target in steps(w, seat, origin)
        for n in range(1, w.warriors(seat, origin) + 1)
    }


def battles(w: World, seat: int, clearings: "range | list[int]" = LAND) -> set[str]:
    """R-4.3: a clearing with own warriors (a pawn, mercenaries), and an enemy with any piece there."""
    return {f"{clearing} {w.names[other]}" for clearing in clearings for other in defenders(w, seat, clearing)}


def defenders(w: World, seat: int, clearing: int) -> set[int]:
    if clearing == BURROW or clearing > 12:
        return set()
    own = w.warriors(seat, clearing) or w.g.pawns[seat] == clearing
    hired = w.g.hirer == seat and w.warriors(w.g.lender, clearing)
    found = set()
    for other in w.seats:
        if w.enemies(seat, other) and w.present(other, clearing) and (own or (hired and other != w.g.lender)):
            found.add(other)
    return found


def named(verb: str, rows: set[str]) -> set[str]:
    return {f"{verb} {row}" for row in rows}
