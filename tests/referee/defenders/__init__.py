"""The second referee of Defenders of the Wild: legal answers, and the outcome of what happens without a question.

It is written from rulebook and ledger before any rule module of the engine was read; the model of the board (poses, spokes)
is the ledger's own, the order of the radar is worked out from its geometry. Where a game is lost in the middle of a step, only
how it ended is compared. That an answer that would change nothing is not offered (healing without wounds, gathering what one
has, moving to where one stands) is a ruling of docs/defenders.md.
"""

from typing import Any

from tests.referee.defenders import answers, deeds, machines
from tests.referee.defenders.board import Board, seen
from tests.referee.defenders.pushed import push

QUESTIONS = answers.QUESTIONS
SETTINGS = {"rulings": "any"}


def legal(g: Any, step: Any, seat: int) -> set[str] | None:
    """The legal answers of a seat to an open question; None where this referee has no word."""
    if type(step).__name__ == "ChooseDefender":
        return answers.choose(Board(g), seat)
    rule = QUESTIONS.get(type(step).__name__)
    if rule is None:
        return None
    b = Board(g)
    return rule(b, step) if seat == answers.who(b, step) else set()


def follow(g: Any, step: Any, text: str) -> list[dict[str, Any]] | None:
    """The positions that an answer or a step of the machines may lead to; None where this referee has no word."""
    name = type(step).__name__
    if not text and name in answers.TARGETS:
        found = [] if answers.QUESTIONS[name](Board(g), step) else [Board(g)]
    elif name in deeds.DEEDS and (text or name == "ResolveReveals"):
        found = deeds.DEEDS[name](Board(g), step, text)
    elif name in machines.RUNS:
        found = machines.RUNS[name](Board(g), step)
    else:
        return None
    return None if found is None else [b.plain() for b in found]


looks = seen
__all__ = ["follow", "legal", "looks", "push"]
