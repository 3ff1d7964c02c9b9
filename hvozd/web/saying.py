"""What people say: at the table, among spectators, to themselves. It is no part of the position, and lies beside the game.

Text only, and little of it. Where the step of a game that is open says `silent`, its rule closes the talk of the table.
"""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from hvozd.core import Session
from hvozd.web.copies import Table
from hvozd.web.guests import Guest, one_line
from hvozd.web.requests import Line, LineOf, Note, Refused, asked, number, read
from hvozd.web.server import Server

LONGEST = 500


def silent(session: Session) -> bool:
    """Whether the rules forbid to talk now."""
    now = session.decision
    return now is not None and bool(getattr(now.step, "silent", False))


class Talk:
    """Answers what is said at a table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.beside = server.tables.beside
        self.spoken = server.tables.spoken

    async def say(self, request: Request, guest: Guest) -> Response:
        line = await read(request, Line)
        table = await self.server.table(request)
        text, seat = one_line(line.text, LONGEST), self._seat(table, guest)
        if not text or (line.promise and seat is None):
            raise Refused(400, "error-form")
        if seat is not None and silent(table.session):
            raise Refused(409, "error-silence")
        if guest.id in self.server.tables.peace.muted:
            raise Refused(403, "error-muted")
        if await self.beside(self.server.tables.peace.removed, table.row.id, guest.id):
            raise Refused(403, "error-removed")
        if not self.server.budgets.spend("talk", request, guest):
            raise Refused(429, "error-talk")
        if not guest.kept:
            await self.beside(self.server.tables.people.keep, guest)
        id = await self.beside(self.spoken.say, table.row.id, guest.id, seat, text, line.promise)
        await self.server.tables.hear(table, id)
        return JSONResponse({"said": id})

    def _seat(self, table: Table, guest: Guest) -> int | None:
        mine = table.seats_of(guest.id)
        return mine[0] if mine else None

    async def lines(self, request: Request, guest: Guest) -> Response:
        """What was said since a line; spectators are among themselves until the game is over."""
        after = number(asked(request, "after") or "0", 2**31 - 1)
        table = await self.server.table(request)
        rows = await self.beside(self.spoken.lines, table.row.id, guest.id, after, table.hears_crowd(guest.id))
        seats = self.server.live(table, None, guest).sayings.seats
        lines = [self._line(row, guest, seats) for row in rows]
        told = {"lines": lines, "silent": silent(table.session) and self._seat(table, guest) is not None}
        return Response(msgspec.json.encode(told), media_type="application/json")

    def _line(self, row: dict[str, Any], guest: Guest, seats: list[str]) -> dict[str, Any]:
        seat = row["seat"]
        called = seats[seat] if seat is not None and seat < len(seats) else None
        told = {name: row[name] for name in ("id", "text", "promise", "at")}
        return {**told, "who": row["name"] or "", "seat": called, "mine": row["person"] == guest.id}

    async def mute(self, request: Request, guest: Guest) -> Response:
        """Whoever said this line is not heard any more by who asks."""
        line = (await read(request, LineOf)).line
        table = await self.server.table(request)
        rows = await self.beside(self.spoken.around, table.row.id, guest.id, line, table.hears_crowd(guest.id), 1)
        if not rows or rows[0]["person"] == guest.id:
            raise Refused(404, "error-line")
        await self.beside(self.spoken.mute, guest.id, rows[0]["person"])
        return JSONResponse({"muted": line})

    async def note(self, request: Request, guest: Guest) -> Response:
        if request.method == "GET":
            table = await self.server.table(request)
            return JSONResponse({"text": await self.beside(self.spoken.note, table.row.id, guest.id)})
        text = (await read(request, Note)).text.replace("\0", "")
        table = await self.server.table(request)
        if not table.seats_of(guest.id):
            raise Refused(403, "error-seat")
        await self.beside(self.spoken.keep_note, table.row.id, guest.id, text)
        return JSONResponse({"stored": len(text)})
