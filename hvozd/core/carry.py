"""Records made under earlier rules, carried to the rules of today.

A change of rules raises the game's version and brings a Migration. A record goes through all that lie between its version
and today's: line by line, each seeing the position that the lines before have led to. The dice stay as they fell.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from hvozd.core.errors import HvozdError, IllegalAction, RecordVersion
from hvozd.core.flow import play
from hvozd.core.game import Game
from hvozd.core.record import Header, Line, Record, set_up
from hvozd.core.state import State


class Migration:
    """From one version of a game's rules to the next. A game lists its own in `Game.migrations`, oldest first."""

    old: ClassVar[str]
    new: ClassVar[str]
    about: ClassVar[str]
    """What changed, with the ids of the rules: it is told where a record cannot be carried."""

    def settings(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        """The settings of the old version as the new one knows them."""
        return settings

    def lines(self, g: Any, line: Line) -> Iterable[Line]:
        """What is played for one line of the old version. Each line given is played before the next is asked for."""
        yield line


def carry(record: Record, game: Game) -> Record:
    """The record under the rules of today. Where a line has become impossible it ends, and `stopped` says why."""
    return carry_dated(record.header, [(record.header.rules, line) for line in record.lines], game)


def carry_dated(header: Header, lines: Sequence[tuple[str, Line]], game: Game) -> Record:
    """The same of a game that went on while the rules changed: each line with the version it was played under."""
    settings: Mapping[str, Any] = header.options
    for one in _way(game, header.rules):
        settings = one.settings(settings)
    g, fresh = set_up(game, settings, msgspec.structs.replace(header, written=True))
    for rules, line in lines:
        way = _way(game, rules)
        try:
            for each in _carried(way, g, line):
                fresh.lines.append(_played(game, fresh.header, g, each))
        except HvozdError as error:
            fresh.stopped = _why(way, game, line, error)
            break
    return fresh


def _way(game: Game, rules: str) -> Sequence[Migration]:
    way: list[Migration] = []
    for one in game.migrations:
        if one.old == (way[-1].new if way else rules):
            way.append(one)
    if (way[-1].new if way else rules) != game.version:
        raise RecordVersion(f"The record was made under rules {rules} of {game.title}; these are {game.version}.", "error-rules")
    return way


def _carried(way: Sequence[Migration], g: State, line: Line) -> Iterator[Line]:
    if not way or line.written is not None:
        yield line
        return
    for each in way[0].lines(g, line):
        yield from _carried(way[1:], g, each)


def _played(game: Game, header: Header, g: State, line: Line) -> Line:
    """Play one line with the dice as they fell; the line as today's record has it."""
    number = g.number
    assert g.journal is not None
    g.loaded = list(line.random)
    if line.written is not None:
        game.notation(header.options).put_right(g, line.written)
        return msgspec.structs.replace(line, number=number)
    before = g.clone()
    try:
        play(g, game.read(g, line.action), line.seat)
    except ValueError as error:  # of a die too, that no longer fits
        raise error if isinstance(error, IllegalAction) else IllegalAction(f"The dice do not fit: {error}.") from None
    if g.loaded:
        raise IllegalAction(f"{len(g.loaded)} of its random outcomes are no longer asked for.")
    outcomes, g.journal.outcomes = g.journal.outcomes, []
    return Line(number, line.seat, game.write(before, game.read(before, line.action)), outcomes)


def _why(way: Sequence[Migration], game: Game, line: Line, error: HvozdError) -> str:
    changed = "; ".join(one.about for one in way)
    what = f"Action {line.number} of the record ('{line.action[:80]}', seat {line.seat})"
    return f"{what} is not possible under rules {game.version} of {game.title}. {error} What changed: {changed}."
