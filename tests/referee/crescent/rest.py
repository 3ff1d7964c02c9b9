"""Questions beside the covered families that are quickly answered: setup, limits, Intrigue, Conspire, payment for points."""

from typing import Any

from tests.referee.crescent.figures import CALIPH, SEATS, UNITS_IN_A_HEX
from tests.referee.crescent.world import NOBODY, World
from tests.referee.root.picks import listed, ways


def place_group(w: World, step: Any) -> set[str]:
    """CM-17.7: an empty hex that is neither quarry nor holy site."""
    empty = [h for h in w.hexes if not any(w.present(seat, h) for seat in w.seats)]
    fit = [h for h in empty if w.terrain(h) != "quarry" and not w.name(h).startswith("holy")]
    left = [name for bit, name in enumerate("ab") if w.g.groups[step.seat] >> bit & 1]
    return {f"put {name} in {w.name(h)}" for h in fit for name in left}


def place_palace(w: World, step: Any) -> set[str]:
    """CM-3.3: any hex with a piece of the Caliph."""
    return {f"palace to {w.name(h)}" for h in w.hexes if w.present(CALIPH, h)}


def surplus(w: World, step: Any) -> set[str]:
    """CM-13.1: exactly what is too much."""
    ordinary, mercenary = w.ordinary(step.seat, step.hex), w.mercenary(step.seat, step.hex)
    over = ordinary + mercenary - UNITS_IN_A_HEX[SEATS[step.seat]]
    return {f"disband {n}+{over - n}" for n in range(ordinary + 1) if 0 <= over - n <= mercenary}


def hand_limit(w: World, step: Any) -> set[str]:
    """CM-13.2, A-54: one after another, never the Campaign."""
    return {f"discard {card}" for card in w.hand(step.seat) if card != "campaign"}


def intrigue(w: World, step: Any) -> set[str]:
    """CM-9.3, A-40: as many cards of the Murshid as one may take and as there are."""
    own = [card for card in w.g.looked if w.associated(w.card_names[card]) == step.seat]
    return {f"keep {listed(w.card_names[card] for card in kept)}" for kept in ways(own, min(step.wanted, len(own)))}


def stock(w: World, step: Any) -> set[str]:
    """CM-9.4, A-38: one for each empty slot."""
    slots = min(w.g.bazaar.count(NOBODY), len(w.g.looked))
    return {f"stock {listed(w.card_names[card] for card in cards)}" for cards in ways(w.g.looked, slots)}


def pay(w: World, step: Any) -> set[str]:
    """CM-15.6: two coins a point, six points a year at most."""
    return {f"pay {coins}" for coins in range(0, min(12, w.g.coins[step.seat]) + 1, 2)}


QUESTIONS = {
    "PlaceGroup": place_group,
    "PlacePalace": place_palace,
    "Surplus": surplus,
    "HandLimit": hand_limit,
    "TakeIntrigue": intrigue,
    "StockBazaar": stock,
    "PayForPoints": pay,
}
