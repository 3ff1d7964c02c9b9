"""A game written down: header, one line an action with its number and random outcomes, a closing line with checksums.

The file is text, one JSON value a line. Replaying it gives the identical position; a cut, edited or foreign file is
refused with a sentence that says which.
"""

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from hvozd.core.errors import IllegalAction, NotARecord, RecordCut, RecordEdited, RecordVersion
from hvozd.core.flow import advance, play
from hvozd.core.game import Game
from hvozd.core.journal import Journal
from hvozd.core.registry import find_game
from hvozd.core.state import Result, State

FORMAT = 1
_SUM = b'"sum":"'


class Header(msgspec.Struct, frozen=True):
    hvozd: int
    """The version of this file format."""
    game: str
    rules: str
    seed: int
    options: dict[str, Any]
    seats: list[str]
    """Who sat where: names of people or agents."""
    random: list[int] = []
    """The random outcomes of the setup."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One action: its decision number, who took it, its text, the random outcomes that followed."""

    number: int
    seat: int
    action: str
    random: list[int]


class Closing(msgspec.Struct, frozen=True):
    end: Result | None
    hash: str
    sum: str = ""


class Record(msgspec.Struct):
    header: Header
    lines: list[Line]
    closing: Closing | None = None

    def dump(self, g: State) -> bytes:
        """The file's bytes for a record that has reached the position g."""
        body = [msgspec.json.encode(self.header), *(msgspec.json.encode(line) for line in self.lines)]
        closing = msgspec.json.encode(Closing(g.result, state_hash(g)))
        head = b"\n".join([*body, closing[: closing.rindex(_SUM)] + _SUM])
        return head + _checksum(head).encode() + b'"}\n'

    def save(self, g: State, path: Path) -> None:
        path.write_bytes(self.dump(g))


def state_hash(g: State) -> str:
    return hashlib.blake2b(g.data(), digest_size=16).hexdigest()


def _checksum(head: bytes) -> str:
    return hashlib.sha256(head).hexdigest()


def start(game: Game, options: dict[str, Any], seed: int, seats: list[str]) -> tuple[State, Record]:
    """A new game with a journal, advanced to its first decision, and its record."""
    g = game.new(options, seed)
    g.journal = g.journal or Journal()
    advance(g)
    header = Header(FORMAT, game.name, game.version, seed, options, seats, g.journal.outcomes)
    g.journal.outcomes = []
    return g, Record(header, [])


def load(data: bytes) -> Record:
    """Read and check a record file; it is not replayed yet."""
    try:
        header = msgspec.json.decode(data.split(b"\n", 1)[0], type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotARecord("This is no Hvozd record: its first line is not a record's header.") from None
    if header.hvozd != FORMAT:
        raise RecordVersion(f"This record has format {header.hvozd}; this Hvozd reads format {FORMAT}.")
    at = data.rfind(_SUM)
    if at < 0:
        raise RecordCut("The record is cut: its closing line is missing.")
    head = data[: at + len(_SUM)]
    seal, tail = _checksum(head).encode() + b'"}\n', data[at + len(_SUM) :]
    if tail != seal and seal.startswith(tail):
        raise RecordCut("The record is cut: its last line is not complete.")
    if tail != seal:
        raise RecordEdited("The record was changed after it was written: its checksum does not match.")
    rows = data.splitlines()
    try:
        lines = [msgspec.json.decode(row, type=Line) for row in rows[1:-1]]
        closing = msgspec.json.decode(rows[-1], type=Closing)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordEdited(f"The record has a line that is none: {error}.") from None
    game = find_game(header.game)
    if header.rules != game.version:
        raise RecordVersion(f"The record was made under rules {header.rules} of {game.title}; these are {game.version}.")
    return Record(header, lines, closing)


def replay(record: Record, to: int | None = None) -> State:
    """The position after `to` actions (None: all), every action and random outcome checked against the record."""
    game = find_game(record.header.game)
    try:
        g, fresh = start(game, record.header.options, record.header.seed, record.header.seats)
    except Exception as error:
        raise RecordEdited(f"The record's options cannot set up a game of {game.title}.") from error
    if fresh.header.random != record.header.random:
        raise RecordEdited("The setup's random outcomes are not those of the record.")
    for line in record.lines[:to]:
        step_through(game, g, line)
    if to is None and (end := record.closing) and (state_hash(g) != end.hash or g.result != end.end):
        raise RecordEdited("The replayed game does not end in the recorded position.")
    return g


def step_through(game: Game, g: State, line: Line) -> None:
    """Apply one recorded action and check that the dice fell as recorded."""
    assert g.journal is not None
    try:
        play(g, game.read(g, line.action), line.seat, line.number)
    except IllegalAction as error:
        raise RecordEdited(f"Action {line.number} of the record cannot be replayed. {error}") from None
    if g.journal.outcomes != line.random:
        raise RecordEdited(f"The random outcomes after action {line.number} are not those of the record.")
    g.journal.outcomes = []
