"""What a game package registers, and what the kernel makes of it: codec, texts, re-dealing, a seat's sight."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from hvozd.core.errors import OptionError
from hvozd.core.flow import decision, sight
from hvozd.core.journal import Event
from hvozd.core.picture import Picture
from hvozd.core.rng import Rng
from hvozd.core.state import State
from hvozd.core.steps import Action, Answer, Ask, AskAll, Step
from hvozd.core.text import Speller, Vocabulary

T = TypeVar("T")


class Option(msgspec.Struct, frozen=True):
    """One option of a game, as the command line and the lobby show it."""

    name: str
    about: str
    values: tuple[str, ...] = ()
    """The values it takes, where they can be listed."""
    many: bool = False
    """Whether it takes several of them, separated by commas."""
    places: int = 0
    """Of several in order, as by seats: how many at most. 0: their order says nothing."""
    chance: str = ""
    """The value that leaves one place to chance, where the others are named."""
    word: str = ""
    """The vocabulary that names its values, where it is not called as the option."""

    def read(self, text: str) -> tuple[str, ...]:
        """The value or values of a text, or an OptionError that names what is possible."""
        parts = tuple(part.strip() for part in text.split(",")) if self.many else (text.strip(),)
        known = ", ".join(self.values)
        for part in parts:
            if self.values and part not in self.values:
                sentence = f"'{part}' is no value of option {self.name}; it takes {known}."
                raise OptionError(sentence, "refused-value", value=part, option=self.name, values=known)
        return parts


class Game(ABC):
    """A game: everything that command line, table, agents and tests need of it. Its State is read nowhere else."""

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[str]
    """Of the rules: a record made under another one is refused."""
    state: ClassVar[type[State]]
    options: ClassVar[tuple[Option, ...]]
    longest: ClassVar[int] = 20_000
    """No game of this kind takes more decisions; a longer one is a fault."""
    exports: ClassVar[Mapping[str, Callable[[Any], str]]] = {}
    """By name: other notations in which the record of a game can be written."""

    @abstractmethod
    def resolve(self, options: Mapping[str, str], seed: int) -> dict[str, Any]:
        """Check options given as texts and draw the ones not given from the seed: all that `new` needs, as JSON values."""

    @abstractmethod
    def new(self, options: Mapping[str, Any], seed: int) -> State:
        """A fresh game with resolved options, its first step on the stack."""

    @abstractmethod
    def view(self, g: Any, seat: int | None) -> msgspec.Struct:
        """What a seat (None: a spectator) may see."""

    @abstractmethod
    def redeal(self, g: Any, seat: int | None, rng: Rng) -> None:
        """Deal everything that is hidden from the seat anew, in place, within what the seat knows."""

    @abstractmethod
    def words(self, g: Any) -> Vocabulary:
        """The vocabularies that the texts of actions use."""

    @abstractmethod
    def census(self, g: Any) -> Any:
        """All components by place of origin, a value that never changes during a game (conservation)."""

    @abstractmethod
    def seat_names(self, g: Any) -> tuple[str, ...]:
        """The rulebook's name of each seat: a faction, a character."""

    def sit(self, names: list[str], options: dict[str, str]) -> tuple[list[str], dict[str, str]]:
        """Read the names of who sits where: a game may know seats that need no agent, and put them into the options."""
        return names, options

    def automatic(self, g: Any) -> tuple[int, ...]:
        """The seats that need nobody: the game itself answers for them."""
        return ()

    def scores(self, g: Any) -> tuple[int, ...]:
        """The public scores, where the game has them."""
        return (0,) * int(g.seats)

    def board(self, view: Any, seat: int | None, lang: str = "en") -> str:
        """The view as text for a terminal, in rich markup, in a person's language where the game speaks it."""
        return msgspec.json.format(msgspec.json.encode(view)).decode()

    def picture(self, view: Any, seat: int | None, lang: str = "en") -> Picture | None:
        """The view as pictures for the browser; None: the table shows the text of `board`."""
        return None

    def symbols(self, lang: str = "en") -> Mapping[str, str]:
        """By id: what its pictures draw with `<use>`, the same in every game. A browser fetches them once and keeps them."""
        return {}

    def evaluation(self) -> Any:
        """What positions are worth, for agents: a hvozd.evaluation.Evaluation; None: they compare scores."""
        return None

    # -- what follows from the above ----------------------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        """Where the game package lies: components/, locale/, ledger. A game from a notebook has none of them."""
        import sys

        return Path(getattr(sys.modules[type(self).__module__], "__file__", None) or __file__).parent

    @cached_property
    def css(self) -> str:
        """The colours of its pictures: the file `board.css`, where there is one."""
        path = self.folder / "board.css"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def unions(self) -> Mapping[type, Iterable[type]]:
        """For each plain base class that occurs in the state: the Structs that stand for it."""
        package = type(self).__module__
        return {Step: classes(Step, package), Answer: classes(Answer, package)}

    @cached_property
    def speller(self) -> Speller:
        return Speller(classes(Action, type(self).__module__))

    @cached_property
    def questions(self) -> list[type[Step]]:
        """Every kind of question this game asks: the keys that its locale files need."""
        package = type(self).__module__
        return [step for base in (Ask, AskAll) for step in classes(base, package)]

    @cached_property
    def events(self) -> list[type[Event]]:
        return classes(Event, type(self).__module__)

    @cached_property
    def _decoder(self) -> msgspec.msgpack.Decoder[State]:
        holders: dict[type, Any] = {}
        for base, members in self.unions().items():
            union: Any = None
            for member in members:
                union = member if union is None else union | member
            holders[base] = msgspec.defstruct("Holder", [("held", union)], array_like=True)  # msgspec prepares a Struct once

        def hook(kind: type, data: Any) -> Any:
            return msgspec.convert((data,), holders[kind]).held

        return msgspec.msgpack.Decoder(self.state, dec_hook=hook)

    def encode(self, g: State) -> bytes:
        return g.data()

    def decode(self, data: bytes) -> State:
        return self._decoder.decode(data)

    def write(self, g: State, action: Action) -> str:
        """The text of an action."""
        return self.speller.write(action, self.words(g))

    def read(self, g: State, text: str) -> Action:
        """The action of a text."""
        return self.speller.read(text, self.words(g))

    def determinize(self, g: State, seat: int | None, rng: Rng) -> State:
        """A clone in which all that is hidden from the seat is dealt anew; no trace of the true one is left, nor a journal."""
        new = g.clone()
        new.journal = None
        self.redeal(new, seat, rng)
        new.reseed(rng.below(1 << 63))
        step = new.stack[-1] if new.stack else None
        if isinstance(step, AskAll):
            new.secret = [
                (other, answer if other == seat else step.options(new, other).sample(rng)) for other, answer in new.secret
            ]
        return new

    def sight(self, g: State, seat: int | None, since: int = 0) -> bytes:
        """Everything that reaches a seat at this decision: view, prompt, option texts, journal from entry `since` on."""
        now = decision(g)
        words = self.words(g)
        texts = [self.speller.write(action, words) for action in now.options(seat)] if now and seat in now.seats else []
        return sight(self.view(g, seat), g, seat, texts, since)


def classes(base: type[T], package: str) -> list[type[T]]:
    """The final subclasses of a base that a package defines, by name."""
    found: dict[str, type[T]] = {}
    queue = list(base.__subclasses__())
    while queue:
        cls = queue.pop()
        queue.extend(cls.__subclasses__())
        inside = cls.__module__ == package or cls.__module__.startswith(package + ".")
        if inside and not cls.__subclasses__():
            if found.setdefault(cls.__name__, cls) is not cls:
                raise TypeError(f"{package} has two classes named {cls.__name__}")
    return [found[name] for name in sorted(found)]
