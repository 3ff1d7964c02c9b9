"""The second referee of Harrow County."""

from typing import Any

from tests.referee.harrow import (
    abilities,
    attacks,
    fairies,
    gifts,
    goblins,
    objectives,
    solo,
    storms,
    summoning,
    tactics,
    turns,
    witch,
)
from tests.referee.harrow.pushed import push
from tests.referee.harrow.world import World

PARTS = (abilities, attacks, storms, objectives, summoning, gifts, goblins, tactics, turns, witch, solo, fairies)
QUESTIONS = {name: rule for part in PARTS for name, rule in part.QUESTIONS.items()}


SETTINGS = {"rulings": "any"}
LONGEST = 400
"""After so many decisions a game has shown what it has: other seeds bring other legends, chapters and seats."""


def legal(g: Any, step: Any, seat: int) -> set[str] | None:
    """The legal answers of a seat to an open question; None where this referee has no word."""
    rule = QUESTIONS.get(type(step).__name__)
    return rule(World(g), step) if rule else None


__all__ = ["LONGEST", "QUESTIONS", "SETTINGS", "legal", "push"]
