"""The second referee of Harrow County: for every question the complete set of legal answers.

It is written from the rulebook, the ledger and the component files; of the engine its author had read the position, the words,
the fields of steps and actions, how actions are spelled, and rule code of a family only when that family was written. It shares
no rule code. What it takes from the open step are the marks of who has moved or was used, and the nests that serve a quest.

Where both first differed and no sentence decides, it followed the engine; there it proves agreement, not the rule:
- objectives are not pulled or led into flames, taunts not put there (A-26 and A-53 speak of placing only);
- a step of Hester that costs nothing is not paid for (A-66); the Fair Folk do not guess a hex that is marked already;
- goblin cards are played between Kammi's two tokens, not between the insertion and the first (HC-7.8);
- Merging may name any hex that holds something, even if nothing can follow;
- an automated group before a full goal walks round it (HC-23.8: a detour, even away);
- a bonfire's leavings are pushed aside sort by sort; dolls are asked for after Snare; decoys alone are not mixed.
"""

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
