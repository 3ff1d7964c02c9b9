"""A game written down: header, one line an action with its number and random outcomes, a closing line with checksums.

The file is text, one JSON value a line. Replaying it gives the identical position; a cut, edited or foreign file is
refused with a sentence that says which. A record may come from anybody: nothing is built of its header before the header's
numbers, lengths and settings are known to be those of a game.
"""

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hvozd.core.errors import HvozdError, NotARecord, RecordCut, RecordEdited, RecordVersion
from hvozd.core.flow import advance, play
from hvozd.core.game import Game
from hvozd.core.journal import Journal
from hvozd.core.registry import find_game
from hvozd.core.rng import SEEDS
from hvozd.core.state import Result, State

FORMAT = 1
WRITTEN = "written\n"
"""With this a line begins that is no action but a correction."""
_SUM = b'"sum":"'
_UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError, OverflowError, MemoryError)
Name = Annotated[str, Meta(max_length=100)]
Outcomes = Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=10_000)]


class Header(msgspec.Struct, frozen=True):
    hvozd: Annotated[int, Meta(ge=0, le=999)]
    """The version of this file format."""
    game: Name
    rules: Name
    seed: int
    options: dict[str, Any]
    seats: Annotated[list[Name], Meta(max_length=20)]
    """Who sat where: names of people or agents."""
    random: Outcomes = []
    """The random outcomes of the setup."""
    written: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether the outcomes are as they were written, not as the seed gives them: carried to other rules, or real dice."""
    position: Annotated[str, Meta(max_length=100_000)] | msgspec.UnsetType = msgspec.UNSET
    """The text of the position where the game begins, if not with its setup."""
    pack: Annotated[dict[Name, Annotated[str, Meta(max_length=200_000)]], Meta(max_length=60)] | msgspec.UnsetType = msgspec.UNSET
    """The files of the owner's pack with which it is played."""

    @property
    def dice(self) -> list[int] | None:
        """How the dice fell in the setup, where that is written and not given by the seed."""
        return self.random if self.written is True else None


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One action: its decision number, who took it, its text, the random outcomes that followed; or a written step: lines of
    the position's text that somebody put right."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=99)]
    action: Annotated[str, Meta(max_length=20_000)]
    random: Outcomes

    @property
    def written(self) -> str | None:
        """What was put right here, where this is no action."""
        return self.action.removeprefix(WRITTEN) if self.action.startswith(WRITTEN) else None


class Closing(msgspec.Struct, frozen=True):
    end: Result | None
    hash: str
    sum: str = ""


class Record(msgspec.Struct):
    header: Header
    lines: list[Line]
    closing: Closing | None = None
    stopped: str = ""
    """Why it ends before its time, where it could not be carried to today's rules as a whole."""

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


def start(
    game: Game, options: dict[str, Any], seed: int, seats: list[str], dice: list[int] | None = None
) -> tuple[State, Record]:
    """A new game with a journal, advanced to its first decision, and its record; `dice`: how they fell in the setup."""
    g = game.new(options, seed)
    g.journal = g.journal or Journal()
    g.loaded = list(dice or ())
    advance(g)
    written = msgspec.UNSET if dice is None else True
    pack = game.pack.files if game.pack else msgspec.UNSET
    header = Header(FORMAT, game.name, game.version, seed, options, seats, g.journal.outcomes, written, pack=pack)
    g.journal.outcomes, g.loaded = [], []
    return g, Record(header, [])


def load(data: bytes, packs: bool = True) -> Record:
    """Read and check a record file; it is not replayed yet. `packs`: whether a pack that it carries is taken over."""
    try:
        header = msgspec.json.decode(data.split(b"\n", 1)[0], type=Header)
    except _UNREADABLE:
        raise NotARecord("This is not a Hvozd record: its first line is not a record's header.", "error-no-record") from None
    if header.hvozd != FORMAT:
        raise RecordVersion(f"This record has format {header.hvozd}; this Hvozd reads format {FORMAT}.", "error-format")
    _check_seal(data)
    if packs and isinstance(header.pack, dict):
        find_game(header.game.partition("~")[0]).packed(header.pack)
    game = find_game(header.game)
    if data.count(b"\n") > game.longest + 2:
        raise RecordEdited(
            f"The record is too long: no game of {game.title} takes more than {game.longest} actions.", "error-long"
        )
    rows = data.split(b"\n")[:-1]
    try:
        lines = [msgspec.json.decode(row, type=Line) for row in rows[1:-1]]
        closing = msgspec.json.decode(rows[-1], type=Closing)
    except _UNREADABLE as error:
        raise RecordEdited(f"The record has a line that is not an action: {error}.", "error-line") from None
    record = Record(header, lines, closing)
    if header.rules == game.version:
        return record
    from hvozd.core.carry import carry

    return carry(record, game)


def _check_seal(data: bytes) -> None:
    """The last line is whole, and its checksum that of all before it."""
    at = data.rfind(_SUM)
    if at < 0:
        raise RecordCut("The record is cut: its closing line is missing.", "error-cut")
    head = data[: at + len(_SUM)]
    seal, tail = _checksum(head).encode() + b'"}\n', data[at + len(_SUM) :]
    if tail != seal and seal.startswith(tail):
        raise RecordCut("The record is cut: its last line is not complete.", "error-cut")
    if tail != seal:
        raise RecordEdited("The record was changed after it was written: its checksum does not match.", "error-changed")


def begin(record: Record) -> State:
    """The first decision of a recorded game; its seed and settings are checked before anything is built of them."""
    game, header = find_game(record.header.game), record.header
    g, fresh = set_up(game, header.options, header)
    if fresh.header.random != header.random:
        raise RecordEdited("The setup's random outcomes are not those of the record.", "error-dice")
    return g


def set_up(game: Game, settings: Mapping[str, Any], header: Header) -> tuple[State, Record]:
    """A game with settings of a stranger's record: nothing is built of what is not possible."""
    if header.seed not in SEEDS:
        raise RecordEdited("The record's seed is not valid: it has more than 256 bits.", "error-settings")
    try:
        game.check(settings, header.seed)
        if isinstance(header.position, str):
            g = game.notation(settings).read(header.position, header.seed)
            return g, Record(msgspec.structs.replace(header, rules=game.version, options=dict(settings)), [])
        return start(game, dict(settings), header.seed, header.seats, header.dice)
    except HvozdError as error:
        raise RecordEdited(f"The record's settings are not possible. {error}", "error-settings") from None
    except Exception as error:
        raise RecordEdited(f"The record's settings cannot set up a game of {game.title}.", "error-settings") from error


def replay(record: Record, to: int | None = None) -> State:
    """The position after `to` actions (None: all), every action and random outcome checked against the record."""
    g = begin(record)
    for line in record.lines[:to]:
        step_through(record, g, line)
    if to is None:
        check_end(record, g)
    return g


def check_end(record: Record, g: State) -> None:
    """A record with a closing line ends in that very position."""
    if (end := record.closing) and (state_hash(g) != end.hash or g.result != end.end):
        raise RecordEdited("The replayed game does not end in the recorded position.", "error-end")


def step_through(record: Record, g: State, line: Line) -> None:
    """Apply one action of a record and check that the dice fell as recorded; where they are written, they fall so."""
    assert g.journal is not None
    game, at = find_game(record.header.game), line.number
    g.loaded = [] if record.header.dice is None else list(line.random)
    try:
        if line.written is not None and line.number == g.number:
            return game.notation(record.header.options).put_right(g, line.written)  # type: ignore[no-any-return]
        play(g, game.read(g, line.action), line.seat, line.number)
    except HvozdError as error:
        raise RecordEdited(f"Action {at} of the record cannot be replayed. {error}", "error-action", number=at) from None
    except ValueError as error:
        raise RecordEdited(f"The random outcomes after action {at} cannot be: {error}.", "error-dice-at", number=at) from None
    if g.journal.outcomes != line.random or g.loaded:
        raise RecordEdited(f"The random outcomes after action {at} are not those of the record.", "error-dice-at", number=at)
    g.journal.outcomes = []
