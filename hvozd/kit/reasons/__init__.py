"""Why not? The rule that forbids an action and the fact, as data that a Teller tells (`why-<Reason>`) in a person's language.

A room's `why.py` has WHY: for each question of the room, by kind of action, what the action needs there, in the order in which a
person would look. A need is a function of a `Case` that gives a Reason where it is not met, else None. It reads public facts and
what the seat itself knows, nothing else; tests deal all the rest anew and compare the words. What no need explains, `general`
does for every game: not asked, another question, not among the values that are possible.
"""

import importlib
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias, dataclass_transform

import msgspec

from hvozd.core import Action, Game, Room, State, Step, UnreadableAction
from hvozd.core.flow import decision
from hvozd.kit.texts import Teller


@dataclass_transform(frozen_default=True)
class Reason(msgspec.Struct, frozen=True, tag=True):
    """Why an action is refused; its fields are told as those of an event are."""

    rule: str
    """The ledger id of the rule that forbids it."""

    def tell(self, teller: Teller) -> str:
        """The fact, as a sentence."""
        return teller.why(self)


class Case(NamedTuple):
    """What a need looks at: an action of a seat as an answer to the open question."""

    g: Any
    seat: int
    step: Any
    action: Any


Need: TypeAlias = Callable[[Case], Reason | None]
Needs: TypeAlias = Mapping[type[Step], Mapping[type[Action], Sequence[Need]]]
"""By question, by kind of action that it may be answered with: what that needs."""


def why_not(game: Game, g: State, answer: Action | str, seat: int | None) -> Reason | None:
    """Why a seat (None: a spectator) cannot answer so now; None where it can. The position is advanced and stays as it is."""
    from hvozd.kit.reasons import general

    now = decision(g)
    if now is None:
        return general.GameOver("")
    if seat is None:
        return general.not_asked(now)
    try:
        action = game.read(g, answer) if isinstance(answer, str) else game.speller.tidy(answer)
    except UnreadableAction:
        action = None
    if action is not None and action in g.asides(seat):
        return None
    if seat not in now.seats:
        return general.not_asked(now)
    if action is None:
        return general.unreadable(game, Case(g, seat, now.step, str(answer)))
    if action in now.options(seat):
        return None
    return refuted(game, Case(g, seat, now.step, action)) or general.not_offered(Case(g, seat, now.step, action))


def refuted(game: Game, case: Case) -> Reason | None:
    """What the rooms have to say: the first need of the action that is not met."""
    found = (need(case) for need in needs(game, case.step, type(case.action)))
    return next((reason for reason in found if reason is not None), None)


def needs(game: Game, step: Step, kind: type[Action]) -> Sequence[Need]:
    """What an answer of this kind needs at this question; what is said of a class of questions holds for those below it, and
    what is said of `Step` wherever the kind of action may be thought of."""
    told = _told(game.rooms)
    return next((told[above][kind] for above in type(step).__mro__ if kind in told.get(above, {})), ())


def thinkable(game: Game, step: Step) -> list[type[Action]]:
    """The kinds of answer whose needs are told of just this question, offered or not."""
    told = _told(game.rooms)
    return list(dict.fromkeys(kind for above in type(step).__mro__ if above is not Step for kind in told.get(above, {})))


def rule_in(thing: object) -> str:
    """The id with which the docstring of a class or function begins."""
    found = re.match(r"\s*([A-Z]{1,4}-[\w.-]*\w)", thing.__doc__ or "")
    return found[1] if found else ""


@cache
def _told(rooms: tuple[Room, ...]) -> dict[type, dict[type[Action], Sequence[Need]]]:
    told: dict[type, dict[type[Action], Sequence[Need]]] = {}
    for one in rooms:
        if one.folder is not None and (one.folder / "why.py").is_file():
            for step, by_kind in importlib.import_module(f"{one.name}.why").WHY.items():
                told.setdefault(step, {}).update(by_kind)
    return told
