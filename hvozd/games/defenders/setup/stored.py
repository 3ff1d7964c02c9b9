"""The settings of a stored game of Defenders of the Wild as the texts that ask for them."""

from collections.abc import Mapping
from typing import Any

from hvozd.games.defenders.components import FACTION_NAMES


def given(resolved: Mapping[str, Any]) -> dict[str, str]:
    """DW-1.1, DW-3.7, DW-3.14: the factions are kept as numbers and asked for by name."""
    factions = ",".join(FACTION_NAMES[number] for number in resolved["factions"])
    given = {"seats": str(resolved["seats"]), "factions": factions, "difficult": str(resolved["difficult"])}
    return given | ({"rulings": ",".join(resolved["rulings"])} if resolved["rulings"] else {})
