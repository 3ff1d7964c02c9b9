"""Puzzles: a position, a seat and a task that can be done for certain, whatever dice, cards and others do.

A game keeps them in its folder `puzzles/`, a TOML file each, with the words `puzzle-<name>-title`, `-task`, `-told` in
`puzzles/locale`. Where one is in a puzzle follows from the record, so nothing is stored of it. `docs/cardboard.md`.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from hvozd.core import Action, Game, State, find_game
from hvozd.core.errors import HvozdError, UnknownName
from hvozd.core.flow import apply, decision
from hvozd.core.record import Header, Line, Record, begin
from hvozd.core.rooms import tag_of
from hvozd.kit.positions import layout_of
from hvozd.kit.positions.trial import rests, step_on

LONGEST = 3000
"""No question is further away than so many steps."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that must be so: the seat has won, or has gained points, or so many of a thing lie somewhere."""

    wins: bool = False
    points: int = 0
    """So many more than at the start, at least."""
    thing: str = ""
    """What lies on the map, as the text of a position names it: `pollution`, `eyrie warrior`."""
    at: tuple[str, ...] = ()
    """On these places; none are named: anywhere."""
    least: int = 0
    most: int = 999


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with a task, and a line of play by which it is done."""

    seat: str
    until: str
    """The kind of the step at which it is over, before that step happens: the uppermost of its kind in the position."""
    goal: tuple[Goal, ...]
    solution: tuple[str, ...]
    """The seat's answers one by one. `a | b`: b where a is not offered. `?a`: left out where it is not offered."""
    position: str
    at_end: bool = False
    """The goal must be met when it is over; it is not enough to meet it on the way."""
    name: str = ""
    game: str = ""

    def key(self, part: str) -> str:
        """The text of a part of it: `title`, `task` or `told`."""
        return f"puzzle-{self.name}-{part}"


class Trial:
    """A puzzle that is tried: what counts from its first position on."""

    def __init__(self, puzzle: Puzzle, first: State, settings: Mapping[str, Any]) -> None:
        self.game = find_game(puzzle.game)
        self.puzzle, self.seat = puzzle, self.game.seat_names(first).index(puzzle.seat)
        self.layout = layout_of(self.game, settings)
        self.points = self._points(first)
        places = [number for number, step in enumerate(first.stack) if tag_of(type(step)) == puzzle.until]
        if not places:
            raise HvozdError(f"Puzzle {puzzle.name}: no step '{puzzle.until}' lies in its position.")
        self.floor = places[-1] + 1

    def _points(self, g: State) -> int:
        scores = self.game.scores(g, self.seat)
        return (scores[self.seat] or 0) if scores else 0

    def over(self, g: State) -> bool:
        """Whether what happens now is no part of the puzzle any more."""
        return g.result is not None or len(g.stack) <= self.floor

    def verdict(self, g: State) -> bool | None:
        """Whether it is solved; None: that is still open."""
        if self.over(g):
            return self.met(g)
        return True if not self.puzzle.at_end and self.met(g) else None

    def met(self, g: State) -> bool:
        return all(self._meets(g, goal) for goal in self.puzzle.goal)

    def _meets(self, g: State, goal: Goal) -> bool:
        if goal.wins and (g.result is None or self.seat not in g.result.winners):
            return False
        if goal.points and self._points(g) - self.points < goal.points:
            return False
        return not goal.thing or goal.least <= self.count(g, goal.thing, goal.at) <= goal.most

    def count(self, g: State, thing: str, at: Sequence[str] = ()) -> int:
        """How many of a thing lie on these places, or on all."""
        grounds = [(ground.keys(), ground.marks) for ground in self.layout.grounds(g)]
        keys = {key for places, _ in grounds for key in places}
        marks = [(mark, places) for places, own in grounds for mark in own if f"{mark.owner} {mark.name}".strip() == thing]
        if not marks or not set(at) <= keys:
            raise HvozdError(f"Puzzle {self.puzzle.name}: there is no '{thing}', or not all of {', '.join(at)}.")
        return sum(
            mark.count(g, place)
            for mark, places in marks
            for key, place in places.items()
            if place < mark.places and (key in at or not at)
        )

    def answer(self, g: State, seat: int, action: Action) -> bool | None:
        """Answer the open question and let happen what follows, no further than the puzzle goes; whether it is solved then."""
        apply(g, seat, action)
        for _ in range(LONGEST):
            if self.over(g) or rests(g):
                return self.verdict(g)
            step_on(g)
        raise HvozdError(f"Puzzle {self.puzzle.name}: the steps go round in circles.")


class Standing(msgspec.Struct, frozen=True):
    """Where somebody is who tries: whether it is solved (None: open), and with how many actions of the record that was clear."""

    solved: bool | None = None
    actions: int = 0


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game, by name."""
    try:
        paths = sorted((game.folder / "puzzles").glob("*.toml"))
    except AttributeError:
        paths = []
    return {path.stem: read_puzzle(path, game.name) for path in paths}


def read_puzzle(path: Path, game: str) -> Puzzle:
    data = {**tomllib.loads(path.read_text(encoding="utf-8")), "name": path.stem, "game": game}
    return msgspec.convert(data, Puzzle)


def puzzle_named(game: Game, name: str) -> Puzzle:
    found = puzzles_of(game).get(name)
    if found is None:
        raise UnknownName(f"{game.title} has no puzzle '{name}'.")
    return found


def puzzle_at(game: Game, header: Header) -> Puzzle | None:
    """The puzzle with whose position a record begins."""
    if not isinstance(header.position, str):
        return None
    return next((one for one in puzzles_of(game).values() if one.position == header.position), None)


def standing(puzzle: Puzzle, header: Header, lines: Sequence[Line]) -> Standing:
    """Where one is after these actions of a record that begins with the puzzle's position."""
    game, g = find_game(header.game), begin(Record(header, []))
    trial = Trial(puzzle, g, header.options)
    for number, line in enumerate(lines, 1):
        now, action = decision(g), game.read(g, line.action)
        if now is None or line.written is not None:
            break
        if action in g.asides(line.seat):
            action.do(g, line.seat)
            continue
        solved = trial.answer(g, line.seat, action)
        if solved is not None:
            return Standing(solved, number)
    return Standing()
