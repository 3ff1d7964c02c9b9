"""Pieces on the map: who controls, who is present, and every way a piece comes or goes.

Shared rules name no character: `SETTLER` owns the settlements, `RULER` the palace, as the component tables say.
"""

from hvozd.games.crescent.components import tables
from hvozd.games.crescent.components.figures import CASTLE, CITY, FORT, PALACE, TOWN
from hvozd.games.crescent.state import HEXES, NOBODY, CrescentState

SETTLER = next((seat for seat, row in enumerate(tables("").pieces) if row.towns), NOBODY)
RULER = next((seat for seat, row in enumerate(tables("").pieces) if row.palaces), NOBODY)


def survey(g: CrescentState, h: int) -> None:
    """CM-2.4, CM-2.5, CM-2.7, A-36, CM-14.3.1: who controls the hex and who is present, after a piece came or went.

    While two players fight in the hex the one who controlled it still does (CM-2.3).
    """
    wall = g.walls[h]
    holders = 1 << ((wall - 1) >> 1) if wall else 0
    if g.palace == h:
        holders |= 1 << RULER
    at = h
    ordinary, mercenary = g.ordinary, g.mercenary
    for seat in range(g.seats):
        if ordinary[at] or mercenary[at]:
            holders |= 1 << seat
        at += HEXES
    if holders & (holders - 1):
        pass
    else:
        g.control[h] = holders.bit_length() - 1
    if g.settlement[h]:
        holders |= 1 << SETTLER
    token = g.influence[h]
    if token >= 0:
        holders |= 1 << token
    g.presence[h] = holders


def is_present(g: CrescentState, seat: int, h: int) -> bool:
    """CM-2.5: any piece of the seat is there."""
    return bool(g.presence[h] >> seat & 1)


def free_for(g: CrescentState, seat: int, h: int) -> bool:
    """No other player controls the hex."""
    return g.control[h] in (NOBODY, seat)


def open_hexes(g: CrescentState, seat: int) -> list[int]:
    """Hexes where the seat is present and that no other player controls: forts, recruits and mercenaries go there."""
    bit = 1 << seat
    presence, control = g.presence, g.control
    return [h for h in g.hexes if presence[h] & bit and (control[h] == seat or control[h] < 0)]


def reach(g: CrescentState, seat: int) -> list[int]:
    """CM-7.2.1: hexes where the seat is present and those adjacent to them."""
    bit = 1 << seat
    presence, near = g.presence, g.near
    return [h for h in g.hexes if presence[h] & bit or any(presence[n] & bit for n in near[h])]


def units_in(g: CrescentState, seat: int, h: int) -> int:
    at = seat * HEXES + h
    return g.ordinary[at] + g.mercenary[at]


def wall_owner(g: CrescentState, h: int) -> int:
    """Whose fort or castle stands there, or NOBODY."""
    return (g.walls[h] - 1) >> 1 if g.walls[h] else NOBODY


def wall_kind(g: CrescentState, h: int) -> int:
    """FORT or CASTLE; there must be one."""
    return (g.walls[h] - 1) & 1


def strength(g: CrescentState, seat: int, h: int, walls: bool = True) -> int:
    """CM-2.2: the combat strength of the seat's pieces in a hex."""
    t = g.tables
    total = units_in(g, seat, h) * t.unit_strength
    if walls and g.walls[h] and wall_owner(g, h) == seat:
        total += t.wall_strength[wall_kind(g, h)]
    if walls and g.palace == h and seat == RULER:
        total += t.wall_strength[PALACE]
    return total


# -- units: one stock of two-sided discs (CM-1.6) ------------------------------------------------------------------------


def place_units(g: CrescentState, seat: int, h: int, ordinary: int, mercenary: int) -> None:
    """CM-1.5, CM-1.6: from supply to the map; the caller has looked how many discs there are."""
    at = seat * HEXES + h
    g.units[seat] -= ordinary + mercenary
    g.ordinary[at] += ordinary
    g.mercenary[at] += mercenary
    survey(g, h)


def return_units(g: CrescentState, seat: int, h: int, ordinary: int, mercenary: int) -> None:
    """CM-2.11: from the map to the owner's supply."""
    place_units(g, seat, h, -ordinary, -mercenary)


def reserve_units(g: CrescentState, seat: int, h: int, ordinary: int, mercenary: int) -> None:
    """From the map to the owner's reserves card."""
    return_units(g, seat, h, ordinary, mercenary)
    g.units[seat] -= ordinary + mercenary
    g.reserve[seat] += ordinary + mercenary


def move_units(g: CrescentState, seat: int, origin: int, target: int, ordinary: int, mercenary: int) -> None:
    """CM-7.4.1: from hex to hex."""
    at, to = seat * HEXES + origin, seat * HEXES + target
    g.ordinary[at] -= ordinary
    g.mercenary[at] -= mercenary
    g.ordinary[to] += ordinary
    g.mercenary[to] += mercenary
    survey(g, origin)
    survey(g, target)


# -- structures and tokens -------------------------------------------------------------------------------------------------


def has_piece(g: CrescentState, seat: int, structure: int) -> bool:
    """CM-1.5: whether the supply still holds one."""
    if structure == FORT:
        return g.forts[seat] > 0
    if structure == CASTLE:
        return g.castles[seat] > 0
    return (g.towns if structure == TOWN else g.cities) > 0


def raise_wall(g: CrescentState, seat: int, h: int, structure: int) -> None:
    """CM-7.3.3: put a fort or castle from supply on the map, in the place of any other."""
    if g.walls[h]:
        drop_wall(g, h)
    if structure == FORT:
        g.forts[seat] -= 1
    else:
        g.castles[seat] -= 1
    g.walls[h] = 1 + 2 * seat + structure
    survey(g, h)


def drop_wall(g: CrescentState, h: int) -> int:
    """CM-2.11: the fort or castle goes back to its owner; says which it was."""
    owner, kind = wall_owner(g, h), wall_kind(g, h)
    if kind == FORT:
        g.forts[owner] += 1
    else:
        g.castles[owner] += 1
    g.walls[h] = 0
    survey(g, h)
    return kind


def settle(g: CrescentState, h: int, structure: int) -> None:
    """CM-7.3.3: a town, or a city in the place of a town, from supply."""
    if g.settlement[h]:
        drop_settlement(g, h)
    if structure == TOWN:
        g.towns -= 1
    else:
        g.cities -= 1
    g.settlement[h] = structure - TOWN + 1
    survey(g, h)


def drop_settlement(g: CrescentState, h: int) -> int:
    """CM-2.11: the town or city goes back to its owner; says which it was."""
    structure = TOWN if g.settlement[h] == 1 else CITY
    if structure == TOWN:
        g.towns += 1
    else:
        g.cities += 1
    g.settlement[h] = 0
    survey(g, h)
    return structure


def put_palace(g: CrescentState, h: int) -> None:
    """CM-9.5: from the map or from supply; NOBODY takes it off the map."""
    old, g.palace = g.palace, h
    for place in (old, h):
        if place != NOBODY:
            survey(g, place)


def put_token(g: CrescentState, seat: int, h: int) -> None:
    """CM-2.6, CM-11.13: the seat's influence token comes to the hex; one lying there goes back to its owner."""
    if g.influence[h] >= 0:
        lift_token(g, h)
    g.tokens[seat] -= 1
    g.influence[h] = seat
    survey(g, h)


def lift_token(g: CrescentState, h: int) -> None:
    """CM-2.11: the influence token goes back to its owner."""
    g.tokens[g.influence[h]] += 1
    g.influence[h] = NOBODY
    survey(g, h)


def tokens_on_map(g: CrescentState, seat: int) -> int:
    return sum(g.influence[h] == seat for h in g.hexes)


def strongholds(g: CrescentState, h: int) -> list[int]:
    """CM-2.9: the strongholds in a hex: fort or castle, palace."""
    found = [wall_kind(g, h)] if g.walls[h] else []
    return [*found, PALACE] if g.palace == h else found


def has_stronghold(g: CrescentState, seat: int, h: int) -> bool:
    return wall_owner(g, h) == seat or (seat == RULER and g.palace == h)


def has_settlement(g: CrescentState, seat: int, h: int) -> bool:
    """CM-2.9, CM-14.4.1: a town or city is the settler's; the palace is a settlement of its owner."""
    return (seat == SETTLER and g.settlement[h] > 0) or (seat == RULER and g.palace == h)


def move_steps(g: CrescentState, seat: int) -> list[int]:
    """Hexes with units of the seat."""
    at = seat * HEXES
    return [h for h in g.hexes if g.ordinary[at + h] or g.mercenary[at + h]]
