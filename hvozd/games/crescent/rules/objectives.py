"""Objectives: every item is a row of the component tables, counted by its metric (CM-15)."""

from collections.abc import Callable
from typing import TypeAlias

from hvozd.games.crescent.components.figures import PALACE, STRUCTURES, TERRAINS, TOWN
from hvozd.games.crescent.components.schema import Objective
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.pieces import SETTLER, has_stronghold, tokens_on_map
from hvozd.games.crescent.state import HEXES, NOBODY, CrescentState

SETTLEMENT_DEED, STRONGHOLD_DEED = 1, 2


Gains: TypeAlias = tuple[tuple[int, int], ...]
"""Items of a character's objectives, by their place in its tables, with the points they bring."""


def year_gains(g: CrescentState, seat: int) -> Gains:
    """CM-5.13, CM-15.1, CM-15.2, CM-15.3, CM-15.4, CM-15.5, CM-15.6, A-56: the items that are fulfilled in this position."""
    rows = enumerate(g.tables.objectives[seat])
    found = ((item, item_points(g, seat, row)) for item, row in rows if row.kind != "year_one" or g.year == 1)
    return tuple((item, vp) for item, vp in found if vp)


def score_year(g: CrescentState, seat: int) -> int:
    """What the position would score now."""
    return sum(vp for _, vp in year_gains(g, seat))


def gain(g: CrescentState, seat: int, gains: Gains) -> None:
    """CM-5.13, CM-5.14: points for items, a line for each objective and one for all; the total is not told."""
    told: dict[str, int] = {}
    for item, vp in gains:
        g.vp[seat] += vp
        row = g.scored[seat]
        g.scored[seat] = (*row[:item], row[item] + vp, *row[item + 1 :])
        objective = g.tables.objectives[seat][item].objective
        told[objective] = told.get(objective, 0) + vp
    for objective, vp in told.items():
        g.log(events.ObjectiveScored, seat, g.tables.aims.index(objective.lower()), vp)
    g.log(events.PointsScored, seat, sum(vp for _, vp in gains))


def item_points(g: CrescentState, seat: int, row: Objective) -> int:
    """CM-15.1: what one item is worth now."""
    metric = METRICS.get(row.metric)
    if metric is None:
        return 0
    count = metric(g, seat, row) // row.each
    if row.rule == "tier":
        return max((vp for step, vp in zip(row.steps, row.vp, strict=True) if count >= step), default=0)
    if row.rule == "if":
        return row.vp[0] if count >= row.least else 0
    return min(count * row.vp[0], row.most)


def payable(g: CrescentState, seat: int) -> Objective | None:
    """CM-15.6: the item by which the seat may turn coins into points, if its character has one."""
    return next((row for row in g.tables.objectives[seat] if row.rule == "pay"), None)


def payment_gains(g: CrescentState, seat: int, coins: int) -> Gains:
    """CM-15.6: the points for coins that are paid."""
    rows = enumerate(g.tables.objectives[seat])
    return tuple((item, coins // row.each * row.vp[0]) for item, row in rows if row.rule == "pay" and coins)


def score_casualties(g: CrescentState, seat: int, units: int) -> Gains:
    """CM-15.2, A-57: points at once for enemy units removed in the casualties step."""
    rows = enumerate(g.tables.objectives[seat])
    return tuple((item, row.vp[0] * units) for item, row in rows if units and row.metric == "enemy_units_removed_as_casualties")


def score_sack(g: CrescentState, seat: int, structure: int) -> Gains:
    """CM-15.2: points at once for a structure sacked."""
    name, rows = STRUCTURES[structure], enumerate(g.tables.objectives[seat])
    return tuple((item, row.vp[0]) for item, row in rows if row.metric == "sacked" and name in row.structures)


def gain_at_once(g: CrescentState, seat: int, gains: Gains) -> None:
    """CM-10.18, CM-14.1.1: points of the action phase, announced."""
    if gains:
        gain(g, seat, gains)


def note_deed(g: CrescentState, seat: int, structure: int) -> None:
    """CM-15.2: the year remembers that a settlement was sacked, a stronghold sacked or captured."""
    g.plunder[seat] |= SETTLEMENT_DEED if structure >= TOWN else STRONGHOLD_DEED


# -- metrics: how many of the counted things there are ---------------------------------------------------------------------


def _feature(g: CrescentState, row: Objective) -> int:
    return next((h for h in g.hexes if g.tables.feature[h] == row.feature), NOBODY)


def _controls_feature(g: CrescentState, seat: int, row: Objective) -> int:
    h = _feature(g, row)
    return int(h >= 0 and g.control[h] == seat)


def _influence_at_feature(g: CrescentState, seat: int, row: Objective) -> int:
    h = _feature(g, row)
    return int(h >= 0 and g.influence[h] == seat)


def _settlement_at_feature(g: CrescentState, seat: int, row: Objective) -> int:
    h = _feature(g, row)
    return int(h >= 0 and g.settlement[h] > 0)


def _controlled(g: CrescentState, seat: int, row: Objective) -> int:
    return sum(g.control[h] == seat for h in g.hexes)


def _controlled_matching(g: CrescentState, seat: int, row: Objective) -> int:
    return sum(g.control[h] == seat and _matches(g, h, row) for h in g.hexes)


def _matches(g: CrescentState, h: int, row: Objective) -> bool:
    if TERRAINS[g.tables.terrain[h]] in row.terrains:
        return True
    return bool(g.settlement[h]) and STRUCTURES[TOWN + g.settlement[h] - 1] in row.structures


def _tokens(g: CrescentState, seat: int, row: Objective) -> int:
    return tokens_on_map(g, seat)


def _rulers(g: CrescentState, seat: int, row: Objective) -> int:
    return len({g.control[h] for h in g.hexes if g.influence[h] == seat} - {seat, NOBODY})


def _terrains(g: CrescentState, seat: int, row: Objective) -> int:
    return len({g.tables.terrain[h] for h in g.hexes if g.influence[h] == seat})


def _structures(g: CrescentState, seat: int, row: Objective) -> int:
    kinds = [STRUCTURES.index(name) for name in row.structures]
    palaces = int(PALACE in kinds and g.palace != NOBODY)
    return palaces + sum(g.settlement[h] > 0 and TOWN + g.settlement[h] - 1 in kinds for h in g.hexes)


def _coins(g: CrescentState, seat: int, row: Objective) -> int:
    return g.coins[seat]


def _patron(g: CrescentState, seat: int, row: Objective) -> int:
    return sum(
        g.control[h] not in (seat, NOBODY) and (g.influence[h] == seat or (seat == SETTLER and g.settlement[h] > 0))
        for h in g.hexes
    )


def _settlements(g: CrescentState, seat: int, row: Objective) -> int:
    cities = sum(g.settlement[h] == 2 for h in g.hexes)
    return sum(g.settlement[h] > 0 for h in g.hexes) if cities >= row.cities else 0


def _walls(g: CrescentState, seat: int, row: Objective) -> int:
    return sum(has_stronghold(g, seat, h) for h in g.hexes)


def _employed(g: CrescentState, seat: int, row: Objective) -> int:
    return sum(g.mercenary) - sum(g.mercenary[seat * HEXES : (seat + 1) * HEXES])


def _sacked_settlement(g: CrescentState, seat: int, row: Objective) -> int:
    return g.plunder[seat] & SETTLEMENT_DEED


def _took_stronghold(g: CrescentState, seat: int, row: Objective) -> int:
    return g.plunder[seat] & STRONGHOLD_DEED


METRICS: dict[str, Callable[[CrescentState, int, Objective], int]] = {
    "controls_feature": _controls_feature,
    "influence_at_feature": _influence_at_feature,
    "settlement_at_feature": _settlement_at_feature,
    "controlled_hexes": _controlled,
    "controlled_hexes_matching": _controlled_matching,
    "influence_tokens_on_map": _tokens,
    "other_players_controlling_hex_with_my_influence": _rulers,
    "distinct_terrains_with_my_influence_at_least": _terrains,
    "structures_on_map": _structures,
    "coins_at_least": _coins,
    "hexes_with_my_settlement_or_influence_controlled_by_others": _patron,
    "settlements_at_least": _settlements,
    "hexes_with_my_strongholds_at_least": _walls,
    "other_players_mercenaries_on_map": _employed,
    "other_players_mercenaries_on_map_at_least": _employed,
    "sacked_this_year_at_least": _sacked_settlement,
    "sacked_or_captured_this_year_at_least": _took_stronghold,
}
"""Metrics of the scoring phase; the two of plunder score at once, the payment by its own step."""
