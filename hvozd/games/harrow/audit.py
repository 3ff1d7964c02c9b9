"""HC-28.6: all components by place of origin, and the faults that a position may never have."""

from typing import Any

from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.factions.bonfires import HAINTS, ChooseSquare, ClearHex
from hvozd.games.harrow.geography import CENTRE, HEXES
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.units import BUILDING_BARS, SLOT_COLOUR, TOWNSFOLK_BARS
from hvozd.games.harrow.words import COLOURS, KAMMI, PROTECTORS, SEARCH_CUBE, TERRAIN_CUBE


def census(g: HarrowState) -> Any:
    """HC-1.7, HC-28.6: how many there are of everything; never changes during a game."""
    return (
        [_tokens(g, kind) for kind in range(4)],
        [_haints(g, colour) for colour in range(3)],
        [_cubes(g, cube) for cube in range(len(COLOURS))],
        _squares(g, 5) + g.wild_stock + sum(g.wild),
        [g.storm_supply + sum(g.storms), g.path_supply + g.path_track + sum(g.paths)],
        _objectives(g),
        _cards(g),
        _flames(g),
        _offers(g),
        faults(g),
    )


def _objectives(g: HarrowState) -> list[int]:
    """Townsfolk and buildings. In solo play there is one of each at a time, from an endless stock."""
    if g.solo is not None:
        return []
    return [sum(g.townsfolk) + sum(g.waiting[:4]) + g.gone[0], sum(g.buildings) + sum(g.waiting[4:]) + g.gone[1]]


def _squares(g: HarrowState, code: int) -> int:
    return g.hester.squares.count(code) if g.hester is not None else 0


def _tokens(g: HarrowState, kind: int) -> int:
    count = g.box[kind] + sum(g.tokens[kind * HEXES : (kind + 1) * HEXES]) + _squares(g, kind + 1)
    if kind == 3:
        count += sum(g.scrolls) - 3
    else:
        count += g.rows[kind] + g.rows[3 + kind] + g.rows[6 + kind] - 3
    if g.family is not None:
        own = g.family
        count += own.bag[kind] + own.board.count(kind) + own.kept.count(kind) + own.front.count(kind)
    if g.kammi is not None:
        count += g.kammi.grid.count(kind) + (g.kammi.waiting == kind)
    return count


def _haints(g: HarrowState, colour: int) -> int:
    on_map = sum(g.haints[2 * colour * HEXES : 2 * (colour + 1) * HEXES])
    waiting = sum(1 for step in g.stack if isinstance(step, ChooseSquare) and step.code == HAINTS)
    in_squares = _squares(g, HAINTS) + waiting if colour in g.colours else 0
    return g.supply_haints[colour] + on_map + sum(g.plate[colour::3]) + in_squares


def _cubes(g: HarrowState, cube: int) -> int:
    count = g.supply[cube] + g.field[cube] + g.tree[cube] + g.aside[cube]
    if cube == PROTECTORS:
        count += sum(g.emmy_cubes)
    if cube == 1 and g.family is not None:
        count += g.family.stored
    if cube == KAMMI and g.kammi is not None:
        count += len(g.kammi.money) + sum(g.kammi.row_cubes)
    if TERRAIN_CUBE <= cube < SEARCH_CUBE and g.hester is not None:
        count += g.hester.planted[1::2].count(cube)
    if cube == SEARCH_CUBE and g.fairfolk is not None:
        count += g.fairfolk.board.bit_count()
    return count


def _cards(g: HarrowState) -> list[Any]:
    rows = []
    for number, hand in enumerate(g.hands):
        if hand is not None:
            cards = hand.deck + hand.held + hand.under + hand.played + hand.gone
            if number == 3 and g.hester is not None:
                cards = cards + g.hester.active + g.hester.covered
            rows.append(sorted(cards))
    if g.solo is not None:
        own = g.solo
        rows.append(
            sorted([*(card for deck in own.decks for card in deck), *own.discard, *([own.card] if own.card >= 0 else [])])
        )
    return rows


def _flames(g: HarrowState) -> int:
    own = g.hester
    return 0 if own is None else sum(own.slots) + own.flames + own.spent + own.supply + sum(g.fire)


def _offers(g: HarrowState) -> list[int]:
    own = g.fairfolk
    if own is None:
        return []
    taken = [offer for row in own.taken for offer in row]
    return sorted(own.bag + own.prepared + taken + [nest - 2 for nest in own.nests if nest > 1])


def faults(g: HarrowState) -> list[str]:
    """HC-28.6: illegal company, crowds, storms or objectives on the brambles, lost counts."""
    found = []
    own = [units_counted(g, colour) for colour in range(3)]
    if own[0] + own[1] + own[2] != g.units or [sum(three) for three in zip(*own)] != g.crowd:
        found.append("units are miscounted")
    for h, crowd in enumerate(g.crowd):
        if crowd and not lawful(g, h, [own[colour][h] for colour in range(3)]):
            found.append(f"units that may not be there on hex {h}")
    if any(folk and building for folk, building in zip(g.townsfolk, g.buildings)):
        found.append("a townsfolk and a building on one hex")
    if g.storms[CENTRE] or g.townsfolk[CENTRE] or g.buildings[CENTRE]:
        found.append("the brambles hold what they may not")
    if min(*g.supply, *g.field, *g.tree, *g.supply_haints, *g.box, *g.haints, g.storm_supply, g.path_supply) < 0:
        found.append("a supply below zero")
    if g.kammi is not None and len({h for h in g.kammi.dolls if h >= 0}) != sum(1 for h in g.kammi.dolls if h >= 0):
        found.append("two dolls on a hex")
    if any(jars.bit_count() > NUMBERS.turns for jars in g.jars):
        found.append("more jars flipped than turns")
    return found


def lawful(g: HarrowState, h: int, own: list[int]) -> bool:
    """HC-3.1, HC-3.2, HC-3.3, HC-3.4, HC-3.5: who may be on a hex together; a hex that is just being cleared for a fire is
    excused."""
    clearing = any(isinstance(step, ClearHex) and step.hex == h for step in g.stack)
    if clearing:
        return True
    crowded = sum(own) > NUMBERS.units_per_hex or sum(1 for n in own if n) > 1
    beside = (g.townsfolk[h] and any(own[c] for c in TOWNSFOLK_BARS)) or (g.buildings[h] and any(own[c] for c in BUILDING_BARS))
    return not (crowded or beside or g.fire[h])


def units_counted(g: HarrowState, colour: int) -> list[int]:
    at = 2 * colour * HEXES
    counts = [a + b for a, b in zip(g.haints[at : at + HEXES], g.haints[at + HEXES : at + 2 * HEXES])]
    for slot, h in enumerate(g.legend_at):
        if h >= 0 and SLOT_COLOUR[slot] == colour:
            counts[h] += 1
    return counts
