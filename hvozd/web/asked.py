"""Requests as they come: their bodies read with limits, and what kind of no an error is."""

from typing import TypeVar
from urllib.parse import parse_qs

import msgspec
from starlette.requests import Request

from hvozd.core import HvozdError
from hvozd.core.errors import IllegalAction, OptionError, RecordError, UndoRefused, UnknownName, UnreadableAction, WrongSeat
from hvozd.web.house import NoTable, NotYours
from hvozd.web.store import Busy

SMALL, LARGE = 64 * 1024, 4 * 1024 * 1024
"""The largest body of a request, and of a record that is opened."""
STATUS: dict[type[HvozdError], int] = {
    NoTable: 404,
    UnknownName: 404,
    NotYours: 403,
    WrongSeat: 403,
    UnreadableAction: 400,
    OptionError: 400,
    RecordError: 400,
    UndoRefused: 409,
    Busy: 409,
    IllegalAction: 409,
}
"""What kind of no an error is; the first class that fits counts."""


class Refused(HvozdError):
    """A request that is no good, with its status and the key of its sentence."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(key)
        self.status = status
        self.key = key


class Move(msgspec.Struct):
    seat: int
    number: int
    action: str


class Take(msgspec.Struct):
    seat: int


T = TypeVar("T")


async def body(request: Request, most: int = SMALL) -> bytes:
    """The body, refused as soon as it is too long."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refused(413, "error-large")
    return data


async def form(request: Request) -> dict[str, str]:
    """The fields of a form that say something; those of one name are joined by commas."""
    data = await body(request)
    try:
        fields = parse_qs(data.decode(), keep_blank_values=True, max_num_fields=200)
    except ValueError:
        raise Refused(400, "error-form") from None
    return {name: text for name, values in fields.items() if (text := ",".join(values))}


async def read(request: Request, kind: type[T]) -> T:
    if request.headers.get("content-type", "").split(";")[0] != "application/json":
        raise Refused(415, "error-form")
    try:
        return msgspec.json.decode(await body(request), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused(400, "error-form") from None
