"""What was learned of a game's positions: the features of its evaluation as they are, weighed anew by who won.

A small file in the game's package, `mind/learned.json`, has for each faction (or character) and feature two factors: what the
weight is multiplied by at the beginning of a game, and how much that changes until its end. `*` stands for whoever is not named.
So a learned evaluation costs what the one set by hand costs, and a hint can still say which feature moved the chance. Beside
them stand factors on how a search goes about it. What is about a faction that has a room lies there, in a `learned.json` too.
"""

import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hvozd.core import Game
from hvozd.core.errors import ComponentError
from hvozd.core.rooms import files
from hvozd.kit.evaluation import Evaluation, Row
from hvozd.kit.features import features_of
from hvozd.kit.prospects import Prospects

FILE = "learned.json"
OF_FACTIONS = ("settings", "hold")
"""What of the origin names factions."""
SETTINGS = ", settings"
T = TypeVar("T")
ANYBODY = "*"
START = "start"
"""The feature that everybody has one of: what it is worth to be this faction."""
MANNERS = ("scale", "explore", "openness", "boldness")
"""What an evaluation tells a search beside the weights, and what can be learned of that."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file. What was tried and how it did stands beside the factors, so that the figures are never without their origin."""

    game: str
    rules: str
    """The version of the rules that the games were played by."""
    generation: int
    origin: dict[str, str]
    """How it was made: games, agents, losses, the gate."""
    factors: dict[str, dict[str, tuple[float, float]]]
    """By faction and feature: at the beginning, and the change until the end."""
    starts: dict[str, tuple[float, float]] = {}
    """By faction: what is added, in the same way."""
    manner: dict[str, float] = {}
    """By name of MANNERS: a factor on what the evaluation says; on boldness one on its odds."""
    worth: dict[str, dict[str, tuple[float, float]]] = {}
    """By faction: what one of a feature or of a column of the position's numbers is worth in points, in the same way, beside the
    share that the weights by hand still have. A table of which all are here is judged by that (hvozd.kit.prospects)."""
    lead: tuple[float, float] = (0.0, 0.0)
    """At such a table: a lead of so many points makes the leader e times as likely to win, in the same way."""


class Learned(Evaluation):
    """An evaluation with other weights; whatever else it says stays."""

    def __init__(self, base: Evaluation, lesson: Lesson) -> None:
        super().__init__(base.game)
        self.base, self.lesson = base, lesson
        self.scale, self.turns, self.decisions = base.scale, base.turns, base.decisions
        self.explore, self.boldness, self.openness, self.caution = base.explore, base.boldness, base.openness, base.caution
        self.take(lesson.manner)
        self.turn, self.likely, self.gives_away = base.turn, base.likely, base.gives_away  # type: ignore[method-assign]
        self.carry_on, self.phase, self.compared = base.carry_on, base.phase, base.compared  # type: ignore[method-assign]
        self.anybody = lesson.factors.get(ANYBODY, {})
        self.prospects = {name: Prospects(features_of(base.game), name, worth) for name, worth in lesson.worth.items()}

    def take(self, manner: dict[str, float]) -> None:
        self.scale *= manner.get("scale", 1.0)
        self.explore *= manner.get("explore", 1.0)
        self.openness *= manner.get("openness", 1.0)
        odds = self.boldness * manner.get("boldness", 1.0)
        self.boldness = odds / (odds + 1 - self.boldness)

    def foreseen(self, names: Sequence[str]) -> bool:
        """Whether points to come are known of all who play."""
        return bool(self.prospects) and all(name in self.prospects for name in names)

    def scale_of(self, g: Any) -> float:
        return self.lead(self.phase(g)) if self.foreseen(self.game.seat_names(g)) else self.scale

    def lead(self, phase: float) -> float:
        first, change = self.lesson.lead
        return first + change * phase

    def rows(self, g: Any, seat: int) -> list[Row]:
        names, phase, rows = self.game.seat_names(g), self.phase(g), self.base.rows(g, seat)
        if not self.foreseen(names):
            return self.weighed(rows, names[seat], phase)
        seat = self.base.stands_as(g, seat)
        return [*self.prospects[names[seat]].weighed(g, seat, rows, phase), self.start(names[seat], phase)]

    def start(self, name: str, phase: float) -> Row:
        """What being somebody is worth."""
        first, change = self.lesson.starts.get(name, (0.0, 0.0))
        return f"{START}-learned", 1.0, first + change * phase

    def weighed(self, rows: Any, name: str, phase: float) -> list[Row]:
        factors = self.lesson.factors.get(name, self.anybody)
        found: list[Row] = []
        for feature, weight, amount in rows:
            early, change = factors.get(feature) or self.anybody.get(feature) or (1.0, 0.0)
            found.append((feature, weight * (early + change * phase), amount))
        return [*found, self.start(name, phase)]

    def guess(self, g: Any) -> list[float]:
        """As the sum of all rows, quickly."""
        names, phase, scale = self.game.seat_names(g), self.base.phase(g), self.scale
        if self.foreseen(names):
            lead = self.lead(phase)
            return self.compared([self.outlook(g, seat, names, phase) / lead for seat in range(g.seats)])
        return self.compared([self.total(g, seat, name, phase) / scale for seat, name in enumerate(names)])

    def total(self, g: Any, seat: int, name: str, phase: float) -> float:
        factors, anybody = self.lesson.factors.get(name, self.anybody), self.anybody
        first, change = self.lesson.starts.get(name, (0.0, 0.0))
        total = first + change * phase
        for feature, weight, amount in self.base.rows(g, seat):
            if amount:
                early, change = factors.get(feature) or anybody.get(feature) or (1.0, 0.0)
                total += weight * amount * (early + change * phase)
        return total

    def outlook(self, g: Any, seat: int, names: Sequence[str], phase: float) -> float:
        """What a seat has and will still score."""
        seat = self.base.stands_as(g, seat)
        first, change = self.lesson.starts.get(names[seat], (0.0, 0.0))
        return first + change * phase + self.prospects[names[seat]].total(g, seat, self.base.rows(g, seat), phase)


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What of a lesson is about one faction: `learned.json` in its room."""

    generation: int
    start: tuple[float, float] = (0.0, 0.0)
    factors: dict[str, tuple[float, float]] = {}
    worth: dict[str, tuple[float, float]] = {}


def read(data: bytes, path: str) -> Lesson:
    return _decoded(data, path, Lesson)


def _decoded(data: bytes, path: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise ComponentError(f"{path} does not fit: {error}.") from None


def written(one: Lesson | Share) -> bytes:
    return msgspec.json.format(msgspec.json.encode(one, order="sorted"), indent=1) + b"\n"


def place_of(game: Game) -> Path | None:
    """Where a game keeps what was learned; a game that is no package has no such place."""
    file = getattr(sys.modules[type(game).__module__], "__file__", None)
    folder = Path(file).parent / "mind" if file and Path(file).stem == "__init__" else None
    return folder / FILE if folder is not None else None


def split(lesson: Lesson, rooms: Sequence[str]) -> tuple[Lesson, dict[str, Share]]:
    """A lesson without what is about the factions that have rooms, and that by room."""
    named = [name for name in rooms if name in {*lesson.factors, *lesson.starts, *lesson.worth}]
    shares = {
        name: Share(
            lesson.generation,
            lesson.starts.get(name, (0.0, 0.0)),
            lesson.factors.get(name, {}),
            lesson.worth.get(name, {}),
        )
        for name in named
    }
    origin = {key: text.partition(SETTINGS)[0] for key, text in lesson.origin.items() if key not in OF_FACTIONS}

    def rest(table: dict[str, T]) -> dict[str, T]:
        return {name: row for name, row in table.items() if name not in shares}

    left = (rest(lesson.factors), rest(lesson.starts), rest(lesson.worth))
    return msgspec.structs.replace(lesson, origin=origin, factors=left[0], starts=left[1], worth=left[2]), shares


def joined(lesson: Lesson, shares: dict[str, Share]) -> Lesson:
    """The whole again. A room that learned with another generation says nothing."""
    known = {name: share for name, share in shares.items() if share.generation == lesson.generation}
    return msgspec.structs.replace(
        lesson,
        factors={**lesson.factors, **{name: share.factors for name, share in known.items() if share.factors}},
        starts={**lesson.starts, **{name: share.start for name, share in known.items()}},
        worth={**lesson.worth, **{name: share.worth for name, share in known.items() if share.worth}},
    )


def install(game: Game, lesson: Lesson) -> Path | None:
    """Write a lesson into the game's package and its rooms, in place of any other; where the shared part is, or nowhere."""
    place, folders = place_of(game), {one.folder.name: one.folder for one in game.rooms if one.folder is not None}
    if place is not None:
        shared, shares = split(lesson, list(folders))
        for name, folder in folders.items():
            (folder / FILE).unlink(missing_ok=True)
            if name in shares:
                (folder / FILE).write_bytes(written(shares[name]))
        place.write_bytes(written(shared))
    return place


@cache
def lesson_of(game: Game) -> Lesson | None:
    """What the game's package has learned, if anything."""
    path = place_of(game)
    if path is None or not path.exists():
        return None
    shares = {
        one.parent.name: _decoded(one.read_bytes(), f"{FILE} of {one.parent.name}", Share) for one in files(game.rooms, FILE)
    }
    return joined(read(path.read_bytes(), f"{FILE} of {game.name}"), shares)
