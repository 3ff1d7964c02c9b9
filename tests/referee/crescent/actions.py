"""CM-7, CM-9: what a character may do as its action, but for marching and bargaining."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from tests.referee.crescent.figures import (
    BUILDS,
    CALIPH,
    CARDS,
    COSTS,
    MARKET_OF_SLOT,
    MURSHID,
    NOMAD,
    PRICES,
    RECRUITS,
    SEATS,
    SULTAN,
    SURCHARGE,
    WARLORD,
)
from tests.referee.crescent.world import NOBODY, World

HIRES = {1: 2, 2: 6}
"""CM-7.7.1: units and coins with four players."""


def influence(w: World, seat: int) -> set[str]:
    """CM-7.2.1, A-29."""
    if not w.g.tokens[seat]:
        return set()
    return {f"influence {w.name(h)}" for h in w.present_or_near(seat) if not w.token(seat, h)}


# -- building ------------------------------------------------------------------------------------------------------------


def may_stand(w: World, seat: int, kind: str, h: int) -> bool:
    """CM-7.3.2, CM-7.3.3, A-47, A-50, A-51."""
    g = w.g
    if kind == "fort":
        return bool(g.forts[seat] and not g.walls[h] and w.present(seat, h) and not w.foreign(seat, h))
    if kind == "castle":
        return bool(g.castles[seat] and w.has_wall(seat, h, "fort"))
    if kind == "town":
        return bool(g.towns and not w.settlement(h))
    return bool(g.cities and w.settlement(h) == "town")


def buildings(w: World, seat: int, purse: int, done: tuple[int, ...] = ()) -> Iterator[str]:
    """CM-7.3.1, CM-7.3.4: each in another hex, paid with the surcharge of the terrain."""
    for kind, cost in COSTS.get(SEATS[seat], {}).items():
        for h in w.hexes:
            if h not in done and cost + SURCHARGE.get(w.terrain(h), 0) <= purse and may_stand(w, seat, kind, h):
                yield f"build {kind} {w.name(h)}"


def build(w: World, seat: int) -> set[str]:
    """The Architect makes the action two coins cheaper."""
    found = set(buildings(w, seat, w.g.coins[seat]))
    if w.holds(seat, "architect") and BUILDS[SEATS[seat]]:
        found |= {f"{text} with architect" for text in buildings(w, seat, w.g.coins[seat] + 2)}
    return found


def build_more(w: World, step: Any) -> set[str]:
    return set(buildings(w, step.seat, w.g.coins[step.seat] + step.credit, step.done)) | {"stop"}


# -- units ---------------------------------------------------------------------------------------------------------------


def recruits(w: World, seat: int, most: int) -> set[str]:
    """CM-7.6, CM-14.5.1: the Nomad needs no presence."""
    hexes = [h for h in w.hexes if not w.foreign(seat, h) and (seat == NOMAD or w.present(seat, h))]
    return {f"recruit {n} in {w.name(h)}" for h in hexes for n in range(1, min(most, w.g.reserve[seat]) + 1)}


def recruit_more(w: World, step: Any) -> set[str]:
    return recruits(w, step.seat, step.left) | {"stop"}


def landing(w: World, seat: int) -> list[int]:
    """CM-7.7.1, A-47: where hired units may be placed."""
    return [h for h in w.hexes if w.present(seat, h) and not w.foreign(seat, h)]


def placed(w: World, seat: int, units: int, verb: str) -> set[str]:
    ways = combinations_with_replacement(sorted(landing(w, seat)), units)
    return {f"{verb} in {','.join(w.name(h) for h in hexes)}" for hexes in ways}


def hire(w: World, seat: int) -> set[str]:
    """CM-7.7.1, A-07: with four players, for 2 coins one and for 6 coins two."""
    found: set[str] = set()
    for units, coins in HIRES.items():
        if not w.five and w.g.coins[seat] >= coins and w.g.units[seat] >= units:
            found |= placed(w, seat, units, "hire")
    return found


def place_hired(w: World, step: Any) -> set[str]:
    return placed(w, step.seat, step.units, "place")


# -- cards ---------------------------------------------------------------------------------------------------------------


def price(w: World, seat: int, card: str, market: str) -> int:
    """CM-7.9.2: half for a card of one's own."""
    return PRICES[market] // (2 if w.associated(card) == seat else 1)


def purchases(w: World, seat: int, used: int = 0) -> set[str]:
    """CM-7.9.1, CM-7.9.3: one card of each market; the Sultan also takes one of the own market for nothing."""
    found = set()
    for slot, card in enumerate(w.g.market):
        market = MARKET_OF_SLOT[slot]
        if card == NOBODY or used >> list(PRICES).index(market) & 1:
            continue
        name = w.card_names[card]
        if price(w, seat, name, market) <= w.g.coins[seat]:
            found.add(f"buy {name} from {market}")
    if seat == SULTAN and not used >> len(PRICES) & 1:
        found |= {f"take {w.card_names[card]}" for card in w.g.bazaar if card != NOBODY}
    return found


def played(w: World, seat: int) -> set[str]:
    """CM-7.10.1: the cards with ACTION, as far as they can be carried out (CM-5.11)."""
    found: set[str] = set()
    for card in set(w.hand(seat)):
        if "action" in CARDS[card][2]:
            found |= PLAYS[card](w, seat)
    return found


def preacher(w: World, seat: int) -> set[str]:
    hexes = [h for h in w.present_or_near(seat) if w.g.influence[h] == NOBODY and not w.settlement(h) and not w.palace_at(h)]
    return {f"play preacher in {w.name(h)}" for h in hexes if w.g.tokens[seat]}


def decree(w: World, seat: int) -> set[str]:
    hexes = [h for h in w.hexes if w.controls(seat, h) and w.g.influence[h] == NOBODY]
    return {f"play decree in {w.name(h)}" for h in hexes if w.g.tokens[seat]}


def safe_house(w: World, seat: int) -> set[str]:
    own = [h for h in w.hexes if w.token(seat, h)]
    pairs = [(h, other) for h in own for other in w.near[h] if w.g.influence[other] == NOBODY]
    return {f"play safe-house from {w.name(h)}>{w.name(other)}" for h, other in pairs}


def raze(w: World, seat: int) -> set[str]:
    hexes = [h for h in w.hexes if w.controls(seat, h) and w.units(seat, h) and w.settlement(h)]
    return {f"play raze to sack {w.name(h)}" for h in hexes}


def forced_march(w: World, seat: int) -> set[str]:
    from tests.referee.crescent.marches import assaults, moves

    return {"play forced-march to march"} if assaults(w, seat) or moves(w, seat) else set()


def caravan(w: World, seat: int) -> set[str]:
    return {"play caravan for coins"} if any(w.settlement(h) for h in w.present_or_near(seat)) else set()


PLAYS = {
    "preacher": preacher,
    "decree": decree,
    "safe-house": safe_house,
    "raze": raze,
    "forced-march": forced_march,
    "caravan": caravan,
}

# -- unique actions ------------------------------------------------------------------------------------------------------


def uprising(w: World, seat: int) -> set[str]:
    """CM-9.1, A-30."""
    hexes = [h for h in w.hexes if w.token(seat, h) and w.foreign(seat, h)]
    return {f"uprising in {w.name(h)}" for h in hexes if w.g.units[seat]}


def musters(w: World, seat: int, done: tuple[int, ...] = ()) -> set[str]:
    """CM-9.2, A-31."""
    hexes = [h for h in w.hexes if w.token(seat, h) and not w.foreign(seat, h) and h not in done]
    return {f"muster in {w.name(h)} token {token}" for h in hexes for token in ("stays", "goes") if w.g.units[seat]}


def muster_more(w: World, step: Any) -> set[str]:
    return musters(w, step.seat, step.done)


def relocate(w: World, seat: int) -> set[str]:
    """CM-9.5, A-49."""
    hexes = [h for h in w.hexes if w.present(seat, h) and not w.foreign(seat, h) and not w.palace_at(h)]
    return {f"palace to {w.name(h)}" for h in hexes}


def desertion(w: World, seat: int) -> set[str]:
    """CM-9.6, A-48."""
    found = set()
    for victim in w.seats:
        for h in w.hexes:
            if victim != seat:
                many = range(1, w.mercenary(victim, h) + 1)
                found |= {f"desertion of {SEATS[victim]} in {w.name(h)} x{n}" for n in many}
    return found


def conspire(w: World) -> set[str]:
    """CM-9.4, CM-5.11: needs an empty slot and a card to put there (followed the engine: the rulebook names no such need)."""
    return {"conspire"} if NOBODY in w.g.bazaar and (w.g.deck or w.g.discard) else set()


def unique(w: World, seat: int) -> set[str]:
    if seat == WARLORD:
        return uprising(w, seat) | musters(w, seat)
    if seat == MURSHID:
        return {"intrigue"}
    if seat == SULTAN:
        return conspire(w)
    return relocate(w, seat) if seat == CALIPH else desertion(w, seat)


def common(w: World, seat: int) -> set[str]:
    """CM-7.1: everything that is done without asking anybody."""
    from tests.referee.crescent.marches import assaults, guided, moves

    found = influence(w, seat) | build(w, seat) | moves(w, seat) | assaults(w, seat) | guided(w, seat)
    found |= recruits(w, seat, RECRUITS[SEATS[seat]]) | hire(w, seat)
    return found | purchases(w, seat) | played(w, seat) | unique(w, seat)


QUESTIONS = {
    "BuildMore": build_more,
    "RecruitMore": recruit_more,
    "PlaceHired": place_hired,
    "MusterMore": muster_more,
}
