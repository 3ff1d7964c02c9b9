"""Why not? The rule that forbids an action and the fact, as data that a Teller tells (`why-<Reason>`) in a person's language.

A room's `why.py` has WHY: for each question of the room, by kind of action, what the action needs there, in the order in which a
person would look. A need is a function of a `Case` that gives a Reason where it is not met, else None. It reads public facts and
what the seat itself knows, nothing else; tests deal all the rest anew and compare the words. What no need explains, `general`
does for every game: not asked, another question, not among the values that are possible.
"""

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
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
Needs: TypeAlias = Mapping[type[Action], Sequence[Need]]
"""By kind of action that a question may be answered with: what it needs."""


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
    found = (need(case) for need in needs_of(game, case.step).get(type(case.action), ()))
    return next((reason for reason in found if reason is not None), None)


def needs_of(game: Game, step: Step) -> Needs:
    """What the answers to a question need, as its room says; a question inherits it from the class above."""
    told = _told(game.rooms)
    return next((told[kind] for kind in type(step).__mro__ if kind in told), {})


@cache
def _told(rooms: tuple[Room, ...]) -> dict[type, Needs]:
    return dict(_written(rooms))


def _written(rooms: tuple[Room, ...]) -> Iterator[tuple[type, Needs]]:
    for one in rooms:
        if one.folder is not None and (one.folder / "why.py").is_file():
            yield from importlib.import_module(f"{one.name}.why").WHY.items()
