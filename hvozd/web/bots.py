"""Programs at a table: a token for one seat, and JSON for what it sees, may do and does. docs/bots.md tells them how.

A token opens one seat of one table. It is made when the program sits down by the seat's link and is never shown again.
"""

import secrets
from collections.abc import AsyncGenerator
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hvozd.web.compress import Stream
from hvozd.web.copies import Table
from hvozd.web.guests import Guest, clean_name, id_of_token
from hvozd.web.requests import DecisionNumber, Refused, read, seat_key
from hvozd.web.server import PING, Server

MOST = 2000
"""So many options are listed; a program with more before it picks among these, or writes an action itself."""


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """What a program says when it sits down."""

    name: Annotated[str, Meta(max_length=200)]


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to the decision of this number."""

    number: DecisionNumber
    action: Annotated[str, Meta(max_length=4000)]


class Bots:
    def __init__(self, server: Server) -> None:
        self.server = server

    def routes(self) -> list[Route]:
        said: dict[str, Any] = {"page": False, "tokens": True, "leads": "threshold"}  # a token opens one seat and nothing else
        sits = {**said, "leads": "seat"}
        return [
            Route("/bot/{id}/sit/{key}", self.server.handle(self.sit, **sits), methods=["POST"]),
            Route("/bot/{id}/view", self.server.handle(self.view, **said), methods=["GET"]),
            Route("/bot/{id}/options", self.server.handle(self.options, **said), methods=["GET"]),
            Route("/bot/{id}/play", self.server.handle(self.play, **said), methods=["POST"]),
            Route("/bot/{id}/stream", self.server.handle(self.stream, **said), methods=["GET"]),
        ]

    async def sit(self, request: Request, guest: Guest) -> Response:
        """Take the seat of a link; the answer has the token."""
        key = seat_key(request)
        name = clean_name((await read(request, Hello)).name) or "bot"
        table = await self.server.table(request)
        if table.row.seats[table.seat_of_key(key)].guest:
            raise Refused(403, "error-NotYours")
        token = secrets.token_urlsafe(24)
        seat = await self.server.tables.change(table, table.sit, key, id_of_token(token), name, True)
        return told({"token": token, "seat": seat})

    async def view(self, request: Request, guest: Guest) -> Response:
        """What the seat sees, whose turn it is to answer, how the game ended."""
        table, seat = await self._own(request, guest)
        session = table.session
        names = session.game.seat_names(session.state)
        seen = session.game.view(session.state, seat)
        return told({**moment(table, seat), "seat": seat, "seats": names, "game": session.game.name, "view": seen})

    async def options(self, request: Request, guest: Guest) -> Response:
        """What the seat may answer, as texts; nothing while others are asked."""
        table, seat = await self._own(request, guest)
        session, found = table.session, moment(table, seat)
        game, g, now = session.game, session.state, session.decision
        actions = list(now.options(seat)) if now is not None and found["asked"] else []
        texts = [game.write(g, action) for action in actions[:MOST]]
        also = [game.write(g, action) for action in g.asides(seat)] if now is not None else []
        return told({**found, "options": texts, "left_off": len(actions) - len(texts), "at_any_time": also[:MOST]})

    async def play(self, request: Request, guest: Guest) -> Response:
        answer = await read(request, Answer)
        table, seat = await self._own(request, guest)
        self.server.plays(table, seat, guest)
        await self.server.tables.change(table, table.play, answer.action, seat, answer.number)
        return told({"stored": answer.number})

    async def stream(self, request: Request, guest: Guest) -> Response:
        """A line whenever the table changes, as server-sent events: whether the seat is asked, and which decision."""
        table, seat = await self._own(request, guest)
        give_back = self.server.budgets.take_place(request, guest)
        if give_back is None:
            raise Refused(429, "error-streams")
        return Stream(self._lines(table, seat, guest), give_back, {"cache-control": "no-store", "x-accel-buffering": "no"})

    async def _lines(self, table: Table, seat: int, guest: Guest) -> AsyncGenerator[str, None]:
        tables, version = self.server.tables, -1
        table = await tables.keep(table)
        tables.watch(table, seat, 1)
        tables.agents(table).wake()
        try:
            yield ": here\n\n"
            while True:
                if not await table.wait(version, PING):
                    yield ": ping\n\n"
                    continue
                if seat not in table.seats_of(guest.id) or guest.id in table.barred:
                    return
                version = table.version
                yield f"data: {msgspec.json.encode(moment(table, seat)).decode()}\n\n"
        finally:
            tables.watch(table, seat, -1)

    async def _own(self, request: Request, guest: Guest) -> tuple[Table, int]:
        """The table, and the seat that the token opens."""
        table = await self.server.table(request)
        seats = table.seats_of(guest.id)
        if not seats:
            raise Refused(403, "error-seat")
        self.server.tables.agents(table).wake()
        return table, seats[0]


def moment(table: Table, seat: int) -> dict[str, Any]:
    """Where the game is, for one seat."""
    session = table.session
    now, result = session.decision, session.state.result
    asked = now is not None and seat in now.seats
    return {
        "number": session.state.number,
        "asked": asked,
        "question": now.name if now is not None and asked else None,
        "over": None if result is None else {"winners": result.winners, "scores": result.scores, "reason": result.reason},
    }


def told(value: dict[str, Any]) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")
