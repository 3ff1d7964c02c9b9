"""HC-28.6: all components by place of origin, and the faults that a position may never have."""

from typing import Any

from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.hooks import WILD_KIND, gift_of, present, rules_of
from hvozd.games.harrow.maps import CENTRE, HEXES
from hvozd.games.harrow.rules.units import BUILDING_BARS, SLOT_COLOUR, TOWNSFOLK_BARS
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import COLOURS


def census(g: HarrowState) -> Any:
    """HC-1.7, HC-28.6: how many there are of everything; never changes during a game."""
    return (
        [_tokens(g, kind) for kind in range(4)],
        [_haints(g, colour) for colour in range(3)],
        [_cubes(g, cube) for cube in range(len(COLOURS))],
        _kept(g, WILD_KIND) + g.wild_stock + sum(g.wild),
        [g.storm_supply + sum(g.storms), g.path_supply + g.path_track + sum(g.paths)],
        _objectives(g),
        _cards(g),
        [rules_of(faction).pieces(g) for faction in present(g)],
        faults(g),
    )


def _objectives(g: HarrowState) -> list[int]:
    """Townsfolk and buildings. In solo play there is one of each at a time, from an endless stock."""
    if g.solo is not None:
        return []
    return [sum(g.townsfolk) + sum(g.waiting[:4]) + g.gone[0], sum(g.buildings) + sum(g.waiting[4:]) + g.gone[1]]


def _kept(g: HarrowState, kind: int) -> int:
    return sum(rules_of(faction).tokens_kept(g, kind) for faction in present(g))


def _tokens(g: HarrowState, kind: int) -> int:
    count = g.box[kind] + sum(g.tokens[kind * HEXES : (kind + 1) * HEXES]) + _kept(g, kind)
    if kind == 3:
        count += sum(g.scrolls) - 3
    else:
        count += g.rows[kind] + g.rows[3 + kind] + g.rows[6 + kind] - 3
    return count


def _haints(g: HarrowState, colour: int) -> int:
    on_map = sum(g.haints[2 * colour * HEXES : 2 * (colour + 1) * HEXES])
    kept = sum(rules_of(faction).haints_kept(g, colour) for faction in present(g))
    return g.supply_haints[colour] + on_map + sum(g.plate[colour::3]) + kept


def _cubes(g: HarrowState, cube: int) -> int:
    count = g.supply[cube] + g.field[cube] + g.tree[cube] + g.aside[cube]
    if cube in g.colours:
        count += gift_of(g, cube).cubes_kept(g, cube)
    return count + sum(rules_of(faction).cubes_kept(g, cube) for faction in present(g))


def _cards(g: HarrowState) -> list[Any]:
    rows = []
    for number, hand in enumerate(g.hands):
        if hand is not None:
            cards = hand.deck + hand.held + hand.under + hand.played + hand.gone
            kept = [card for faction in present(g) for card in rules_of(faction).cards_kept(g, number)]
            rows.append(sorted(cards + kept))
    if g.solo is not None:
        own = g.solo
        rows.append(
            sorted([*(card for deck in own.decks for card in deck), *own.discard, *([own.card] if own.card >= 0 else [])])
        )
    return rows


def faults(g: HarrowState) -> list[str]:
    """HC-28.6: illegal company, crowds, storms or objectives on the brambles, lost counts."""
    found = []
    own = [units_counted(g, colour) for colour in range(3)]
    if own[0] + own[1] + own[2] != g.units or [sum(three) for three in zip(*own, strict=True)] != g.crowd:
        found.append("units are miscounted")
    for h, crowd in enumerate(g.crowd):
        if crowd and not lawful(g, h, [own[colour][h] for colour in range(3)]):
            found.append(f"units that may not be there on hex {h}")
    if any(folk and building for folk, building in zip(g.townsfolk, g.buildings, strict=True)):
        found.append("a townsfolk and a building on one hex")
    if g.storms[CENTRE] or g.townsfolk[CENTRE] or g.buildings[CENTRE]:
        found.append("the brambles hold what they may not")
    if min(*g.supply, *g.field, *g.tree, *g.supply_haints, *g.box, *g.haints, g.storm_supply, g.path_supply) < 0:
        found.append("a supply below zero")
    found += [fault for faction in present(g) for fault in rules_of(faction).faults(g)]
    if any(jars.bit_count() > NUMBERS.turns for jars in g.jars):
        found.append("more jars flipped than turns")
    return found


def lawful(g: HarrowState, h: int, own: list[int]) -> bool:
    """HC-3.1, HC-3.2, HC-3.3, HC-3.4, HC-3.5: who may be on a hex together; a hex that is just being cleared is excused."""
    if any(rules_of(faction).excuses(g, h) for faction in present(g)):
        return True
    crowded = sum(own) > NUMBERS.units_per_hex or sum(1 for n in own if n) > 1
    beside = (g.townsfolk[h] and any(own[c] for c in TOWNSFOLK_BARS)) or (g.buildings[h] and any(own[c] for c in BUILDING_BARS))
    return not (crowded or beside or g.fire[h])


def units_counted(g: HarrowState, colour: int) -> list[int]:
    at = 2 * colour * HEXES
    counts = [a + b for a, b in zip(g.haints[at : at + HEXES], g.haints[at + HEXES : at + 2 * HEXES], strict=True)]
    for slot, h in enumerate(g.legend_at):
        if h >= 0 and SLOT_COLOUR[slot] == colour:
            counts[h] += 1
    return counts
