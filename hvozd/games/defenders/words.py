"""The vocabularies of the action texts, and the names of the seats."""

from collections.abc import Mapping, Sequence

from hvozd.games.defenders.components import CARDS, FACTION_NAMES, ITEMS, MACHINE_CARDS, ORGANIZERS
from hvozd.games.defenders.maps.geometry import EDGE_NAMES, HEX_NAMES
from hvozd.games.defenders.state import DefendersState

VOCABULARY = {
    "hex": HEX_NAMES,
    "edge": EDGE_NAMES,
    "card": tuple(card.id for card in CARDS),
    "item": ITEMS,
    "organizer": tuple(organizer.id for organizer in ORGANIZERS),
    "machine": tuple(card.id for card in MACHINE_CARDS),
    "direction": ("", "right", "left"),
    "corner": ("n", "ne", "se", "s", "sw", "nw"),
}


def words(g: DefendersState) -> Mapping[str, Sequence[str]]:
    """The same for every game but the factions, which are numbered by player."""
    return {**VOCABULARY, "faction": faction_names(g)}


def faction_names(g: DefendersState) -> tuple[str, ...]:
    return tuple(FACTION_NAMES[faction] for faction in g.factions)


def seat_names(g: DefendersState) -> tuple[str, ...]:
    """DW-21.1: a player alone leads two factions."""
    names = faction_names(g)
    return (" and ".join(names),) if g.solo else names
