"""What a game package registers, and what the kernel makes of it: codec, texts, re-dealing, a seat's sight."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec

from hvozd.core.errors import HvozdError, RecordEdited, SettingError
from hvozd.core.flow import decision
from hvozd.core.journal import Event
from hvozd.core.picture import Picture
from hvozd.core.rng import Rng
from hvozd.core.rooms import Room, files, gather
from hvozd.core.spelling import Speller, Vocabulary
from hvozd.core.state import State
from hvozd.core.steps import Action, Answer, AskAll, Step

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    V = TypeVar("V", bound=msgspec.Struct, default=Any)
else:
    from typing import TypeVar

    S, V = TypeVar("S"), TypeVar("V")
T = TypeVar("T")


class Setting(msgspec.Struct, frozen=True):
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
        """The value or values of a text, or an SettingError that names what is possible."""
        parts = tuple(part.strip() for part in text.split(",")) if self.many else (text.strip(),)
        known = ", ".join(self.values)
        for part in parts:
            if self.values and part not in self.values:
                sentence = f"'{part}' is not a value of setting {self.name}; it takes {known}."
                raise SettingError(sentence, "refused-value", value=part, option=self.name, values=known)
        return parts


class Ruling(msgspec.Struct, frozen=True):
    """A sentence of a rulebook that can be read in two ways: the letter is the default, the other one a switch of the table."""

    id: str
    """Of the ledger."""
    rules: tuple[str, ...]
    """The rules that it touches."""


class Game(ABC, Generic[S, V]):
    """A game: everything that command line, table, agents and tests need of it. Its State is read nowhere else.

    `class Mine(Game[MyState, MyView])`: so an editor knows what `new` and `view` give.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[str]
    """Of the rules: a record made under another one is carried to it by `migrations`, or refused."""
    state: ClassVar[type[State]]
    settings: ClassVar[tuple[Setting, ...]]
    rooms: ClassVar[tuple[Room, ...]] = ()
    """The parts that register what may lie on its stack, be answered and be told, and that bring texts and colours."""
    longest: ClassVar[int] = 20_000
    """No game of this kind takes more decisions; a longer one is a fault."""
    migrations: ClassVar[tuple[Any, ...]] = ()
    """How records made under earlier rules are read: a hvozd.core.carry.Migration for each step of the version."""
    rulings: ClassVar[tuple[Ruling, ...]] = ()
    """The switches by which a table may leave the letter of the rulebook; `hvozd.kit.rulings` says how."""
    exports: ClassVar[Mapping[str, Callable[[Any], str]]] = {}
    """By name: other notations in which the record of a game can be written."""
    imports: ClassVar[Mapping[str, Callable[[str], Any]]] = {}
    """By the ending of their files: other notations that can be read; each text gives a `hvozd.kit.imports.Report`."""
    pack: ClassVar[Any] = None
    """The hvozd.kit.packs.Pack whose component tables it plays with, where they are not ours."""

    @abstractmethod
    def resolve(self, options: Mapping[str, str], seed: int) -> dict[str, Any]:
        """Check options given as texts and draw the ones not given from the seed: all that `new` needs, as JSON values."""

    def given(self, resolved: Mapping[str, Any]) -> dict[str, str]:
        """The texts of which `resolve` makes these settings again, whatever the seed."""
        rows = {name: value if isinstance(value, list) else [value] for name, value in resolved.items()}
        return {name: text for name, row in rows.items() if (text := ",".join(map(str, row)))}

    @abstractmethod
    def new(self, options: Mapping[str, Any], seed: int) -> S:
        """A fresh game with resolved options, its first step on the stack."""

    @abstractmethod
    def view(self, g: S, seat: int | None) -> V:
        """What a seat (None: a spectator) may see."""

    @abstractmethod
    def redeal(self, g: S, seat: int | None, rng: Rng) -> None:
        """Deal everything that is hidden from the seat anew, in place, within what the seat knows."""

    @abstractmethod
    def words(self, g: S) -> Vocabulary:
        """The vocabularies that the texts of actions use."""

    @abstractmethod
    def census(self, g: S) -> Any:
        """All components by place of origin, a value that never changes during a game (conservation)."""

    @abstractmethod
    def seat_names(self, g: S) -> tuple[str, ...]:
        """The rulebook's name of each seat: a faction, a character."""

    def sit(self, names: list[str], options: dict[str, str]) -> tuple[list[str], dict[str, str]]:
        """Read the names of who sits where: a game may know seats that need no agent, and put them into the options."""
        return names, options

    def automatic(self, g: S) -> tuple[int, ...]:
        """The seats that need nobody: the game itself answers for them."""
        return ()

    def scores(self, g: S, seat: int | None = None) -> tuple[int | None, ...]:
        """The points of all as a seat sees them, None where they are hidden from it; empty in a game that has none."""
        return ()

    def text(self, view: Any, seat: int | None, lang: str = "en") -> str:
        """The view as text for a terminal, in rich markup, in a person's language where the game speaks it."""
        return msgspec.json.format(msgspec.json.encode(view)).decode()

    def legend(self, lang: str = "en") -> list[str]:
        """What the letters and signs of `text` mean, in rich markup, a paragraph each."""
        return []

    def booklet(self, view: V, seat: int | None, lang: str = "en") -> str:
        """What a seat should know of its goals and rules, in rich markup, made of its view; empty where the game has none."""
        return ""

    def picture(self, view: Any, seat: int | None, lang: str = "en") -> Picture | None:
        """The view as pictures for the browser; None: the table shows the text of `text`."""
        return None

    def symbols(self, lang: str = "en") -> Mapping[str, str]:
        """By id: what its pictures draw with `<use>`, the same in every game. A browser fetches them once and keeps them."""
        return {}

    def notation(self, settings: Mapping[str, Any]) -> Any:
        """How positions with these settings are written as text: a hvozd.kit.positions.Layout."""
        raise HvozdError(f"{self.title} has no text for its positions.")

    def evaluation(self) -> Any:
        """What positions are worth, for agents: a hvozd.kit.evaluation.Evaluation; None: they compare scores."""
        return None

    def packed(self, files: Mapping[str, str]) -> "Game":
        """The game that is played with the component tables of an owner's pack, given by its files."""
        raise HvozdError(f"{self.title} takes no packs.")

    # -- what follows from the above ----------------------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        """Where the game package lies: components/, locale/, ledger. A game from a notebook has none of them."""
        import sys

        return Path(getattr(sys.modules[type(self).__module__], "__file__", None) or __file__).parent

    def table_file(self, name: str) -> Path:
        """Where a file about what people see lies: in `table/`, or in the folder itself."""
        path = self.folder / "table" / name
        return path if path.exists() else self.folder / name

    def lobby(self) -> dict[str, Any]:
        """How it introduces itself before a game: what `table/lobby.json` says, where there is one."""
        path = self.table_file("lobby.json")
        return dict(msgspec.json.decode(path.read_bytes())) if path.exists() else {}

    def check(self, resolved: Mapping[str, Any], seed: int) -> None:
        """Refuse settings that `resolve` never gives, before anything is built of them: those of a record come from anybody."""
        try:
            fits = small(resolved) and self.resolve(self.given(resolved), seed) == resolved
        except HvozdError:
            raise
        except Exception as error:
            raise RecordEdited(f"These are not settings of {self.title}.", "error-settings") from error
        if not fits:
            raise RecordEdited(f"These are not settings of {self.title}.", "error-settings")

    @cached_property
    def css(self) -> str:
        """The colours of its pictures: the file `table/board.css`, where there is one, and `look.css` of each room."""
        paths = [path for path in (self.table_file("board.css"),) if path.exists()] + files(self.rooms, "look.css")
        return "".join(path.read_text(encoding="utf-8") for path in paths)

    def kinds(self, base: type[T]) -> list[type[T]]:
        """The kinds of a base (Step, Action, Event, ...) that its rooms register, by tag."""
        return gather(self.rooms, base) if self.rooms else classes(base, type(self).__module__)

    def unions(self) -> Mapping[type, Iterable[type]]:
        """For each plain base class that occurs in the state: the Structs that stand for it."""
        return {Step: self.kinds(Step), Answer: self.kinds(Answer)}

    @cached_property
    def speller(self) -> Speller:
        return Speller(self.kinds(Action))

    @cached_property
    def questions(self) -> list[type[Step]]:
        """Every kind of question this game asks: the keys that its locale files need."""
        return [step for step in self.kinds(Step) if step.asks]

    @cached_property
    def events(self) -> list[type[Event]]:
        return self.kinds(Event)

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

    def write(self, g: S, action: Action) -> str:
        """The text of an action."""
        return self.speller.write(action, self.words(g))

    def read(self, g: S, text: str) -> Action:
        """The action of a text."""
        return self.speller.read(text, self.words(g))

    def determinize(self, g: S, seat: int | None, rng: Rng) -> S:
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

    def sight(self, g: S, seat: int | None, since: int = 0) -> bytes:
        """Everything that reaches a seat at this decision: view, who is asked what, option texts, journal from `since` on."""
        now = decision(g)
        words = self.words(g)
        texts = [self.speller.write(action, words) for action in now.options(seat)] if now and seat in now.seats else []
        texts += [self.speller.write(action, words) for action in g.asides(seat)] if now and seat is not None else []
        asked = (now.name, now.seats, now.step.public()) if now else ()
        return msgspec.json.encode((self.view(g, seat), asked, g.number, g.result, texts, list(g.read(seat, since))))


def small(resolved: Any) -> bool:
    """Whether settings are a few short texts, small whole numbers and short lists of them, and nothing else."""
    match resolved:
        case dict():
            return len(resolved) <= 40 and all(small(name) and small(value) for name, value in resolved.items())
        case list():
            return len(resolved) <= 20 and all(not isinstance(one, dict) and small(one) for one in resolved)
        case str():
            return len(resolved) <= 100
        case _:
            return type(resolved) is int and abs(resolved) < 1_000_000


def classes(base: type[T], package: str) -> list[type[T]]:
    """The final subclasses of a base that a package defines, by name."""
    found: dict[str, type[T]] = {}
    queue = list(base.__subclasses__())
    while queue:
        cls = queue.pop()
        queue.extend(cls.__subclasses__())
        inside = cls.__module__ == package or cls.__module__.startswith(package + ".")
        if inside and not cls.__subclasses__() and found.setdefault(cls.__name__, cls) is not cls:
            raise TypeError(f"{package} has two classes named {cls.__name__}")
    return [found[name] for name in sorted(found)]
