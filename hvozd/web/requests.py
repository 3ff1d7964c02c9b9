"""Requests as they come. Whatever stands in one is read here, once, into the value that is then checked and used.

A number is written in one way only; a name is one of those there are; what is asked for is said once. Anything else is refused.
"""

import asyncio
import re
from collections.abc import Collection
from typing import Annotated, Literal, TypeVar
from urllib.parse import parse_qs

import msgspec
from msgspec import Meta
from starlette.requests import ClientDisconnect, Request

from hvozd.core import Game, HvozdError, find_game, game_names
from hvozd.core.errors import IllegalAction, RecordError, SettingError, UndoRefused, UnknownName, UnreadableAction, WrongSeat
from hvozd.core.spelling import whole
from hvozd.kit.languages import LANGUAGES
from hvozd.web.copies import Closed, NoTable, NotYours, Stopped
from hvozd.web.manners import NotNow
from hvozd.web.outbound import NoSuchPlace
from hvozd.web.store import Busy, NotRead, NotStored
from hvozd.web.strangers import Crowded

SMALL, LARGE = 64 * 1024, 4 * 1024 * 1024
"""The largest body of a request, and of a record that is opened."""
SLOW = 20.0
"""Seconds that a body may take to come."""
MOST = 1_000_000
"""No decision, action or kind of one has a larger number."""
STATUS: dict[type[HvozdError], int] = {
    NoTable: 404,
    UnknownName: 404,
    NotYours: 403,
    WrongSeat: 403,
    UnreadableAction: 400,
    SettingError: 400,
    RecordError: 400,
    Stopped: 409,
    Closed: 409,
    NotNow: 409,
    NoSuchPlace: 400,
    UndoRefused: 409,
    Busy: 409,
    IllegalAction: 409,
    NotStored: 503,
    NotRead: 503,
    Crowded: 503,
}
"""The status of the answer to each error; the first class that fits counts."""
ID, KEY, SECRET = (re.compile(rf"[A-Za-z0-9_-]{{{length}}}") for length in (12, 22, 32))


STAMP = re.compile(r"[0-9a-f]{0,24}")
WATCHED = 20
"""So many tables one browser follows at once."""


class Refused(HvozdError):
    """A request that is no good, with its status and the key of its sentence."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(key)
        self.status = status
        self.key = key


SeatNumber = Annotated[int, Meta(ge=0, le=99)]
DecisionNumber = Annotated[int, Meta(ge=0, le=MOST)]


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to the decision of this number."""

    seat: SeatNumber
    number: DecisionNumber
    action: Annotated[str, Meta(max_length=4000)]


class Take(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat takes back, looking at the decision of this number."""

    seat: SeatNumber
    number: DecisionNumber


class For(msgspec.Struct, forbid_unknown_fields=True):
    """For whom something is asked."""

    seat: SeatNumber


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """How long people may think."""

    pace: Literal["none", "live", "hours", "days"]


class Propose(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat is for: a seat to an agent of a level, or free; to go back to so many actions; to close the table."""

    seat: SeatNumber
    what: Literal["agent", "free", "back", "close"]
    of: DecisionNumber = 0
    level: Annotated[str, Meta(max_length=20)] = ""


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """Something that is said."""

    text: Annotated[str, Meta(max_length=500)]
    promise: bool = False


class LineOf(msgspec.Struct, forbid_unknown_fields=True):
    """A line that was said."""

    line: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Note(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=4000)]


class Eyes(msgspec.Struct, frozen=True):
    """Through whose eyes somebody wants to look: a seat's, or (None) a spectator's."""

    seat: int | None


class Watched(msgspec.Struct, frozen=True):
    """A table that a browser follows: through whose eyes, in which language, and how it looks there now."""

    table: str
    seat: int | None
    lang: str
    stamp: str

    @property
    def key(self) -> str:
        return f"{self.table}.{'none' if self.seat is None else self.seat}.{self.lang}"


T = TypeVar("T")

# -- the address ---------------------------------------------------------------------------------------------------------------


def asked(request: Request, name: str) -> str | None:
    """What the address says of this name; None: nothing. Said twice it says nothing that can be relied on."""
    values = request.query_params.getlist(name)
    if len(values) > 1:
        raise Refused(400, "error-form")
    return values[0] if values else None


def number(text: str | None, most: int = MOST) -> int:
    """The number that a text is."""
    value = whole(text) if text is not None else None
    if value is None or value > most:
        raise Refused(400, "error-form")
    return value


def eyes(request: Request) -> Eyes | None:
    """Whose seat is named, `none` for a spectator's; None: no word of it. A seat that is none is nobody's."""
    text = asked(request, "seat")
    if text is None:
        return None
    seat = whole(text)
    if seat is None and text != "none":
        raise Refused(403, "error-seat")
    return Eyes(seat)


def language(request: Request) -> str | None:
    text = asked(request, "lang")
    if text is not None and text not in LANGUAGES:
        raise Refused(400, "error-form")
    return text


def watched(request: Request) -> list[Watched]:
    """All that a browser follows, each once: `on=table.seat.language.stamp`."""
    found = [_watched(text) for text in request.query_params.getlist("on")]
    if len(found) > WATCHED or len({one.key for one in found}) < len(found):
        raise Refused(400, "error-form")
    return found


def _watched(text: str) -> Watched:
    parts = text.split(".")
    if len(parts) != 4 or not ID.fullmatch(parts[0]) or parts[2] not in LANGUAGES or not STAMP.fullmatch(parts[3]):
        raise Refused(400, "error-form")
    seat = whole(parts[1])
    if parts[1] != "none" and (seat is None or seat > 99):
        raise Refused(400, "error-form")
    return Watched(parts[0], seat, parts[2], parts[3])


def table_id(request: Request) -> str:
    id: str = request.path_params["id"]
    if not ID.fullmatch(id):
        raise NoTable("There is no such table; it may have been closed.")
    return id


def seat_key(request: Request) -> str:
    key: str = request.path_params["key"]
    if not KEY.fullmatch(key):
        raise NotYours("This link opens no seat of this table; ask for it again.")
    return key


def return_secret(request: Request) -> str:
    """The secret part of a return link."""
    secret: str = request.path_params["secret"]
    if not SECRET.fullmatch(secret):
        raise Refused(404, "error-way")
    return secret


def way_id(request: Request) -> str:
    way: str = request.path_params["way"]
    if not ID.fullmatch(way):
        raise Refused(404, "error-way")
    return way


def game_named(name: str) -> Game:
    if name not in game_names():
        raise UnknownName(f"There is no such game; there are {', '.join(game_names())}.")
    return find_game(name)


def game_and_language(request: Request) -> tuple[Game, str]:
    """What a file of a game is asked for in its path."""
    lang: str = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise UnknownName(f"There is no such language; there are {', '.join(LANGUAGES)}.")
    return game_named(request.path_params["game"]), lang


# -- the body ------------------------------------------------------------------------------------------------------------------


async def body(request: Request, most: int = SMALL) -> bytes:
    """The body, refused as soon as it is too long."""
    parts, length = list[bytes](), 0
    try:
        async with asyncio.timeout(SLOW):
            async for chunk in request.stream():
                parts.append(chunk)
                length += len(chunk)
                if length > most:
                    raise Refused(413, "error-large")
    except TimeoutError:
        raise Refused(408, "error-slow") from None
    except ClientDisconnect:
        raise Refused(400, "error-form") from None
    return b"".join(parts)


class Form:
    """The fields of a form: those that are known, and nothing else."""

    def __init__(self, fields: dict[str, list[str]]) -> None:
        self._fields = fields

    def known(self, names: Collection[str]) -> None:
        if not self._fields.keys() <= set(names):
            raise Refused(400, "error-form")

    def has(self, name: str) -> bool:
        return name in self._fields

    def one(self, name: str, default: str = "") -> str:
        """The text of a field that is there once; an empty one says nothing."""
        values = self._fields.get(name, [])
        if len(values) > 1:
            raise Refused(400, "error-form")
        return (values[0] if values else "") or default

    def all(self, name: str) -> str:
        """The texts of all fields of one name, joined by commas: boxes that are ticked, places in order."""
        return ",".join(self._fields.get(name, []))


async def form(request: Request) -> Form:
    data = await body(request)
    try:
        return Form(parse_qs(data.decode(), keep_blank_values=True, max_num_fields=200, errors="strict"))
    except ValueError:
        raise Refused(400, "error-form") from None


async def read(request: Request, kind: type[T]) -> T:
    if request.headers.get("content-type", "").split(";")[0] != "application/json":
        raise Refused(415, "error-form")
    return decoded(await body(request), kind)


def decoded(data: bytes | str, kind: type[T]) -> T:
    """A JSON value of this kind, with its bounds."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError, OverflowError):
        raise Refused(400, "error-form") from None
