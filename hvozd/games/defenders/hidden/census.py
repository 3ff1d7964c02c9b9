"""DW-1.4, DW-1.6: what is conserved."""

from collections import Counter
from typing import Any

from hvozd.games.defenders.state import BREACH, ENGINE, NONE, TOXIC, DefendersState


def census(g: DefendersState) -> Any:
    """DW-1.4, DW-1.6: every mech, tile, toxic site, camp, marker and card is in exactly one place."""
    camps = Counter(owner for owner in g.camp if owner != NONE)
    unplaced = [g.at[player] == NONE and not g.out[player] for player in range(g.players)]
    piles = (*g.hands, *g.decks, *g.exhausted, g.box, g.killed)
    return (
        sum(g.mechs) + g.supply,
        g.top + 1 + sum(hex_ != NONE for hex_ in g.factories),
        g.pollution.count(TOXIC) + g.toxic_sites,
        [camps[player] + g.camps[player] + unplaced[player] for player in range(g.players)],
        sum(g.markers) + sum(bool(flags & BREACH) for flags in g.edge),
        sum(pose == NONE for pose in g.engines) + sum(bool(flags & ENGINE) for flags in g.edge),
        sorted(card for pile in piles for card in pile),
        sorted(g.machine_deck + g.machine_discard),
    )
