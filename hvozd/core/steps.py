"""The three kinds of step that lie on a game's stack, and what a seat answers them with.

Steps are frozen data with primitive fields. A step never keeps a reference to the state and never changes itself:
it pushes another step. The first line of a step's docstring is the rule it implements: `R-4.3: …`.
The methods take the game's own State class, hence `Any` here.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias, dataclass_transform

import msgspec

from hvozd.core.options import Options


class Answer:
    """What an AskAll keeps secret until all have answered: an Action (a plain base, so that the codec can tell kinds)."""

    __slots__ = ()


@dataclass_transform(frozen_default=True)
class Action(Answer, msgspec.Struct, frozen=True, tag=True, gc=False):
    """One complete, human-meaningful choice. `form` is its text, e.g. `"march {origin}>{target} x{warriors}"`."""

    form: ClassVar[str]

    def do(self, g: Any, seat: int) -> None:
        """Carry the action out: change the state, push the steps that follow."""
        raise NotImplementedError(f"{type(self).__name__} is answered by its step")


Offer: TypeAlias = Callable[[Any], Sequence[Action]]
"""A lazy part of an option list: called with the state, gives a (possibly lazy) sequence of actions."""


class Step:
    """What lies on the stack: a Do, an Ask or an AskAll."""

    __slots__ = ()
    asks: ClassVar[int] = 0
    """Who chooses at this step: 0 nobody, 1 one seat, 2 several seats at once."""


@dataclass_transform(frozen_default=True)
class Do(Step, msgspec.Struct, frozen=True, tag=True, array_like=True, gc=False):
    """A step that acts and may push more steps."""

    def run(self, g: Any) -> None:
        raise NotImplementedError


@dataclass_transform(frozen_default=True)
class Ask(Step, msgspec.Struct, frozen=True, tag=True, array_like=True, gc=False):
    """A step at which one seat chooses one of its offers."""

    asks: ClassVar[int] = 1
    seat: int

    def open_to(self, g: Any) -> bool:
        """Whether the seat is asked at all: decided on public facts alone, else being asked is a leak."""
        return True

    def spared(self, g: Any) -> "Action | None":
        """What the standing wish of the seat answers in its stead; None: it is asked. It may look at all that the seat knows:
        the question is open to everybody's eyes, and the answer cannot be told from one of the seat's own."""
        return None

    def skipped(self, g: Any) -> None:
        """What happens instead when the step is not open."""

    def offers(self, g: Any) -> Sequence[Offer]:
        raise NotImplementedError

    def options(self, g: Any) -> Options:
        return Options(g, self.offers(g))

    def take(self, g: Any, action: Any) -> None:
        """Apply the answer; the step itself has already left the stack."""
        action.do(g, self.seat)

    def public(self) -> tuple[Any, ...]:
        """What everybody may know of this question besides its name: by default nothing but who is asked."""
        return (self.seat,)


@dataclass_transform(frozen_default=True)
class AskAll(Step, msgspec.Struct, frozen=True, tag=True, array_like=True, gc=False):
    """A step at which several seats choose at once, secretly; the choices are revealed together."""

    asks: ClassVar[int] = 2
    seats: tuple[int, ...]

    def offers(self, g: Any, seat: int) -> Sequence[Offer]:
        raise NotImplementedError

    def options(self, g: Any, seat: int) -> Options:
        return Options(g, self.offers(g, seat))

    def take_all(self, g: Any, actions: Mapping[int, Any]) -> None:
        """Apply all answers together; called once the last seat has chosen."""
        raise NotImplementedError

    def public(self) -> tuple[Any, ...]:
        return (self.seats,)


def rule_of(step: object) -> str:
    """The ledger id that a class names in its docstring, or an empty string.

    >>> class Move(Do):
    ...     "R-4.2: take any number of warriors along a path."
    >>> rule_of(Move)
    'R-4.2'
    """
    doc = (step if isinstance(step, type) else type(step)).__doc__ or ""
    head = doc.strip().split(":", 1)[0].split(",")[0].split(" ")[0]
    return head if "-" in head and head[:1].isupper() else ""
