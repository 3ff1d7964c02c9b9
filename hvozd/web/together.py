"""Handlers of how people get along at a table: pace, leaving, votes, taking a seat back, once more."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from hvozd.web import manners
from hvozd.web.agreed import Proposal
from hvozd.web.copies import Table
from hvozd.web.guests import Guest
from hvozd.web.pages import LEVELS
from hvozd.web.requests import Clock, For, Propose, Refused, body, read
from hvozd.web.server import Server


class Together:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables = server.tables

    async def clock(self, request: Request, guest: Guest) -> Response:
        pace = (await read(request, Clock)).pace
        table = await self.server.table(request)
        if guest.id != table.row.host:
            raise Refused(403, "error-host")
        await self.tables.change(table, manners.set_pace, table, pace)
        return JSONResponse({"stored": table.revision})

    async def leave(self, request: Request, guest: Guest) -> Response:
        table, seat = await self._own_seat(request, guest)
        await self.tables.change(table, manners.leave, table, seat)
        return JSONResponse({"stored": table.revision})

    async def take_back(self, request: Request, guest: Guest) -> Response:
        table, seat = await self._own_seat(request, guest)
        await self.tables.change(table, manners.take_back, table, seat)
        return JSONResponse({"stored": table.revision})

    async def _own_seat(self, request: Request, guest: Guest) -> tuple[Table, int]:
        seat = (await read(request, For)).seat
        table = await self.server.table(request)
        self.server.own(table, seat, guest)
        return table, seat

    async def propose(self, request: Request, guest: Guest) -> Response:
        """A proposal, or one more who is for it."""
        said = await read(request, Propose)
        table = await self.server.table(request)
        self.server.plays(table, said.seat, guest)
        if (said.level in LEVELS) != (said.what == "agent"):
            raise Refused(400, "error-form")
        seat = min(seat for seat in table.seats_of(guest.id) if not table.row.seats[seat].agent)
        done = await self.tables.change(table, manners.vote, table, seat, Proposal(said.what, said.of, said.level))
        return JSONResponse({"stored": table.revision, "done": done})

    async def rematch(self, request: Request, guest: Guest) -> Response:
        """The same people once more, each a seat further on; whoever comes second is led to the table of the first."""
        await body(request)
        table = await self.server.table(request)
        if not table.seats_of(guest.id):
            raise Refused(403, "error-seat")
        if table.session.decision is not None:
            raise Refused(409, "error-NotNow")
        if not self.server.budgets.spend("tables", request, guest):
            raise Refused(429, "error-tables")
        return JSONResponse({"go": f"/t/{await self.tables.change(table, self.tables.once_more, table)}"})
