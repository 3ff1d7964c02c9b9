"""Units on hexes: where they may be, how they come, go and die. Kinds: two a colour (uninfected, infected); legends by slot."""

from itertools import compress

from hvozd.games.harrow.components import FACTION_FILES, NUMBERS
from hvozd.games.harrow.hooks import gift_of, present, rules_of
from hvozd.games.harrow.maps import HEXES
from hvozd.games.harrow.rules.events import HaintRemoved, Moved, NailReturned
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_PIECE

SLOT_COLOUR = (0, 1, 2, 2, -1)
"""By place in `legend_at`: the colour of the legend, -1: none."""
FREE_SLOTS = tuple(slot for slot, colour in enumerate(SLOT_COLOUR) if colour < 0)
"""The places without a colour; they come last."""
LIMIT = NUMBERS.units_per_hex
LEGEND_PIN = 6 * HEXES
TOWNSFOLK_BARS, BUILDING_BARS = (
    tuple(number for number, file in enumerate(FACTION_FILES) if file.land is not None and objective in file.land.avoids)
    for objective in ("townsfolk", "buildings")
)


# -- where units may be -------------------------------------------------------------------------------------------------


def room_for(g: HarrowState, colour: int, h: int) -> int:
    """HC-2.11, HC-3.1, HC-3.2, HC-3.3, HC-3.4, HC-3.5, HC-3.8, HC-6.13, HC-20.12: room for units of a colour on a hex.

    0: it is no legal hex. Storms, paths, tokens, nests, roots, cubes and dolls do not matter.
    """
    own = colour * HEXES + h
    crowd = g.crowd[h]
    if g.closed[own] or crowd != g.units[own]:
        return 0
    return LIMIT - crowd


def open_to_colour(g: HarrowState, colour: int, h: int) -> bool:
    """HC-3.1, HC-3.2, HC-3.3, HC-3.5: whether units of a colour could stand on a hex but for the limit."""
    own = colour * HEXES + h
    return not g.closed[own] and g.crowd[h] == g.units[own]


def legal_for_slot(g: HarrowState, slot: int, h: int) -> bool:
    """HC-3.6, HC-3.8, A-3, A-41: whether a legend may be on a hex; one without a colour may be anywhere."""
    return SLOT_COLOUR[slot] < 0 or room_for(g, SLOT_COLOUR[slot], h) > 0


def legal_for(g: HarrowState, piece: int, h: int) -> bool:
    """HC-3.8: whether a haint kind or a legend may come to a hex."""
    if piece >= LEGEND_PIECE:
        return legal_for_slot(g, piece - LEGEND_PIECE, h)
    return room_for(g, piece >> 1, h) > 0


def pinned(g: HarrowState, kind: int, h: int) -> int:
    """HC-3.10, HC-10.5: how many haints of a kind on a hex stand on iron nails."""
    return g.pins.count(kind * HEXES + h) if g.pins else 0


def pinned_slot(g: HarrowState, slot: int) -> bool:
    return bool(g.pins) and LEGEND_PIN + slot in g.pins


def movable(g: HarrowState, piece: int, h: int) -> bool:
    """HC-3.10, A-50: whether a piece of this sort on a hex can be moved at all."""
    if piece >= LEGEND_PIECE:
        slot = piece - LEGEND_PIECE
        return g.legend_at[slot] == h and not pinned_slot(g, slot)
    return g.haints[piece * HEXES + h] > pinned(g, piece, h)


def haint_hexes(g: HarrowState, kind: int) -> list[int]:
    base = kind * HEXES
    return [*compress(range(HEXES), g.haints[base : base + HEXES])]


def unit_hexes(g: HarrowState, colour: int) -> list[int]:
    base = colour * HEXES
    return [*compress(range(HEXES), g.units[base : base + HEXES])]


def haints_of(g: HarrowState, colour: int, h: int) -> int:
    """HC-21.48: haints of a colour on a hex; for their owner infected ones are haints like others."""
    at = 2 * colour * HEXES + h
    return g.haints[at] + g.haints[at + HEXES]


def units_here(g: HarrowState, h: int) -> bool:
    """HC-0.7, HC-3.6: whether any unit stands on a hex; a legend without a colour is one too, though no limit counts it (A-3)."""
    return g.crowd[h] > 0 or h in g.legend_at[FREE_SLOTS[0] :]


def empty_hexes(g: HarrowState) -> list[int]:
    """HC-0.7: the hexes without any unit."""
    crowd, others = g.crowd, g.legend_at[FREE_SLOTS[0] :]
    return [h for h in range(HEXES) if not crowd[h] and h not in others]


def alone_here(g: HarrowState, h: int) -> bool:
    """HC-32.9: whether exactly one unit with a colour stands on a hex, and no other unit."""
    return g.crowd[h] == 1 and h not in g.legend_at[FREE_SLOTS[0] :]


def slots_at(g: HarrowState, colour: int, h: int) -> list[int]:
    return [slot for slot in rules_of(colour).slots if g.legend_at[slot] == h]


# -- counts ---------------------------------------------------------------------------------------------------------------


def add(g: HarrowState, kind: int, h: int, n: int) -> None:
    """Change the number of haints of a kind on a hex; whoever calls it accounts for where they come from."""
    g.haints[kind * HEXES + h] += n
    g.units[(kind >> 1) * HEXES + h] += n
    g.crowd[h] += n


def set_legend(g: HarrowState, slot: int, h: int) -> None:
    """Put a legend on a hex, or off the map with -1."""
    colour = SLOT_COLOUR[slot]
    old = g.legend_at[slot]
    g.legend_at[slot] = h
    if colour < 0:
        return
    if old >= 0:
        g.units[colour * HEXES + old] -= 1
        g.crowd[old] -= 1
    if h >= 0:
        g.units[colour * HEXES + h] += 1
        g.crowd[h] += 1


def add_townsfolk(g: HarrowState, h: int, n: int) -> None:
    g.townsfolk[h] += n
    for colour in TOWNSFOLK_BARS:
        g.closed[colour * HEXES + h] += n


def add_building(g: HarrowState, h: int, n: int) -> None:
    g.buildings[h] += n
    for colour in BUILDING_BARS:
        g.closed[colour * HEXES + h] += n


def add_fire(g: HarrowState, h: int, n: int) -> None:
    """HC-3.5: flames keep every unit with a colour off a hex."""
    g.fire[h] += n
    for colour in range(3):
        g.closed[colour * HEXES + h] += n


# -- coming and going -------------------------------------------------------------------------------------------------------


def arrived(g: HarrowState, h: int, uninfected: bool, slots: int = 0) -> None:
    """HC-10.2, HC-10.11, A-56: what lies on the hex and waits for a unit reacts."""
    if not g.watch[h]:
        return
    for faction in g.colours:
        gift_of(g, faction).entered(g, faction, h, slots)
    for faction in present(g):
        rules_of(faction).entered(g, h, uninfected)


def spawn(g: HarrowState, colour: int, h: int, n: int = 1) -> None:
    """HC-6.12, HC-0.26, HC-1.7: haints from the supply to a hex."""
    n = min(n, g.supply_haints[colour])
    g.supply_haints[colour] -= n
    add(g, 2 * colour, h, n)
    if n:
        arrived(g, h, True)


def move_haint(g: HarrowState, kind: int, origin: int, target: int, n: int = 1) -> None:
    add(g, kind, origin, -n)
    add(g, kind, target, n)
    arrived(g, target, not kind & 1)


def move_legend(g: HarrowState, slot: int, target: int) -> None:
    set_legend(g, slot, target)
    arrived(g, target, False, 1 << slot)


def move_piece(g: HarrowState, piece: int, origin: int, target: int) -> None:
    """HC-0.25, HC-6.7: one haint or legend goes to another hex by whatever means, no cost."""
    g.log(Moved, piece, origin, target)
    if piece >= LEGEND_PIECE:
        move_legend(g, piece - LEGEND_PIECE, target)
    else:
        move_haint(g, piece, origin, target)


def take_haint(g: HarrowState, kind: int, h: int) -> None:
    """HC-10.7: a haint leaves its hex; the nail under it, if no unpinned one was there, goes back."""
    add(g, kind, h, -1)
    pin = kind * HEXES + h
    if g.pins and g.pins.count(pin) > g.haints[pin]:
        g.pins[g.pins.index(pin)] = -1
        g.log(NailReturned, h)


def remove_haint(g: HarrowState, kind: int, h: int) -> None:
    """HC-1.8: back to the owner's supply, without a score."""
    take_haint(g, kind, h)
    g.supply_haints[kind >> 1] += 1
    g.log(HaintRemoved, kind, h)


def weakest(g: HarrowState, colour: int, h: int) -> int:
    """HC-11.3, HC-11.11, HC-21.49: the kind of haint that goes first on a hex: uninfected before infected; -1: no haint."""
    at = 2 * colour * HEXES + h
    if g.haints[at]:
        return 2 * colour
    return 2 * colour + 1 if g.haints[at + HEXES] else -1


def stormy(g: HarrowState, h: int) -> bool:
    """HC-2.5, HC-2.14, HC-14.9: a printed storm or any number of storm tokens."""
    return bool(g.storms[h] or g.land.printed[h])


def reach(g: HarrowState, h: int) -> int:
    """HC-2.10: the range from a hex, with what this turn adds (A-94)."""
    return g.land.reach[h] + g.range_bonus
