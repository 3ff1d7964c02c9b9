"""What a character's objectives are worth in a view: the own goals as they stand, and what others can be known to score.

Everything that scores lies open (CM-15, CM-19.2), so this reads views only; `rules/objectives.py` scores positions. A test holds
that both say the same.
"""

from collections.abc import Callable

import msgspec

from hvozd.games.crescent.components import tables
from hvozd.games.crescent.components.files import CAST
from hvozd.games.crescent.components.schema import Objective
from hvozd.games.crescent.hidden.view import CrescentView, HexView

SETTLER = next((who for who, row in zip(CAST, tables("").pieces, strict=True) if row.towns), "")
"""Whose the settlements are."""


class Progress(msgspec.Struct, frozen=True):
    """One item of an objective: what is counted, and what it would score now."""

    goal: str
    row: Objective
    count: int
    """Of the things that count; -1: it scores as it happens."""
    vp: int
    most: int
    """Of the points, where there is a limit; 0: none."""


def progress(view: CrescentView, seat: int) -> list[Progress]:
    """CM-15.1, CM-15.7: every item of a character's objectives that counts this year, as it stands in the view."""
    t = tables(view.overlay)
    found = []
    for goal, row in zip(t.goals_of[seat], t.objectives[seat], strict=True):
        if row.kind == "year_one" and view.year > 1:
            continue
        metric = METRICS.get(row.metric)
        count = metric(view, CAST[seat], row) if metric else -1
        found.append(Progress(t.goals[goal], row, count, points(row, count), most(row)))
    return found


def would_score(view: CrescentView, seat: int) -> int:
    """CM-5.13: what the scoring of the year would bring now, a payment not counted."""
    return sum(each.vp for each in progress(view, seat) if each.row.rule != "pay")


def points(row: Objective, count: int) -> int:
    """CM-15.1: what so many are worth."""
    count //= row.each
    if count < 0:
        return 0
    if row.rule == "tier":
        return max((vp for step, vp in zip(row.steps, row.vp, strict=True) if count >= step), default=0)
    if row.rule == "if":
        return row.vp[0] if count >= row.least else 0
    return min(count * row.vp[0], row.most)


def most(row: Objective) -> int:
    if row.rule == "tier":
        return max(row.vp)
    return row.vp[0] if row.rule == "if" else row.most if row.most < 99 else 0


# -- what is counted -----------------------------------------------------------------------------------------------------------


def _featured(view: CrescentView, row: Objective) -> list[HexView]:
    return [each for each in view.hexes if each.feature == row.feature]


def _settled(each: HexView) -> bool:
    return "town" in each.structures or "city" in each.structures


def _matches(each: HexView, row: Objective) -> bool:
    return each.terrain in row.terrains or bool(set(each.structures) & set(row.structures) & {"town", "city"})


def _strong(each: HexView, who: str) -> bool:
    return any(owner == who and kind in ("fort", "castle", "palace") for kind, owner in each.structures.items())


def _settlements(view: CrescentView, who: str, row: Objective) -> int:
    cities = sum("city" in each.structures for each in view.hexes)
    return sum(map(_settled, view.hexes)) if cities >= row.cities else 0


def _patron(view: CrescentView, who: str, row: Objective) -> int:
    own = [each for each in view.hexes if each.influence == who or (who == SETTLER and _settled(each))]
    return sum(each.control not in (who, "") for each in own)


def _employed(view: CrescentView, who: str, row: Objective) -> int:
    return sum(mercenary for each in view.hexes for owner, (_, mercenary) in each.units.items() if owner != who)


def _built(view: CrescentView, who: str, row: Objective) -> int:
    return sum(kind in row.structures for each in view.hexes for kind in each.structures if kind not in ("fort", "castle"))


def _of(view: CrescentView, who: str) -> int:
    return CAST.index(who)


METRICS: dict[str, Callable[[CrescentView, str, Objective], int]] = {
    "controls_feature": lambda view, who, row: sum(each.control == who for each in _featured(view, row)),
    "influence_at_feature": lambda view, who, row: sum(each.influence == who for each in _featured(view, row)),
    "settlement_at_feature": lambda view, who, row: sum(map(_settled, _featured(view, row))),
    "controlled_hexes": lambda view, who, row: sum(each.control == who for each in view.hexes),
    "controlled_hexes_matching": lambda view, who, row: sum(each.control == who and _matches(each, row) for each in view.hexes),
    "influence_tokens_on_map": lambda view, who, row: sum(each.influence == who for each in view.hexes),
    "other_players_controlling_hex_with_my_influence": lambda view, who, row: len(
        {each.control for each in view.hexes if each.influence == who} - {who, ""}
    ),
    "distinct_terrains_with_my_influence_at_least": lambda view, who, row: len(
        {each.terrain for each in view.hexes if each.influence == who}
    ),
    "structures_on_map": _built,
    "coins_at_least": lambda view, who, row: view.seats[_of(view, who)].coins,
    "pay_coins_for_vp": lambda view, who, row: view.seats[_of(view, who)].coins,
    "hexes_with_my_settlement_or_influence_controlled_by_others": _patron,
    "settlements_at_least": _settlements,
    "hexes_with_my_strongholds_at_least": lambda view, who, row: sum(_strong(each, who) for each in view.hexes),
    "other_players_mercenaries_on_map": _employed,
    "other_players_mercenaries_on_map_at_least": _employed,
    "sacked_this_year_at_least": lambda view, who, row: int("settlement" in view.seats[_of(view, who)].deeds),
    "sacked_or_captured_this_year_at_least": lambda view, who, row: int("stronghold" in view.seats[_of(view, who)].deeds),
}
"""By the metric of an item; the two that are missing score as they happen."""
