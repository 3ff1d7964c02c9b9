"""Handlers of what was: replay, records, fault reports."""

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hvozd import __version__
from hvozd.core.record import Record, replay
from hvozd.web.copies import Table
from hvozd.web.frames import whole
from hvozd.web.guests import Guest
from hvozd.web.live import Live, Scene
from hvozd.web.pages import Pages
from hvozd.web.requests import Eyes, Refused, asked, eyes, number
from hvozd.web.server import Server
from hvozd.web.shown import encoded


class Replay:
    """Answers what is asked about actions that were taken."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def _seats(self, table: Table, guest: Guest) -> list[int]:
        """The seats through whose eyes a guest may look back: the own ones, after the end everybody's."""
        return list(range(table.session.state.seats)) if table.session.decision is None else table.seats_of(guest.id)

    async def _past(self, request: Request, guest: Guest) -> tuple[Table, Live, int]:
        """What was after so many actions; there is nothing beyond the last one."""
        seat = (eyes(request) or Eyes(None)).seat
        text = asked(request, "at")
        wanted = None if text is None else number(text)
        table = await self.server.table(request)
        if seat is not None and seat not in self._seats(table, guest):
            raise Refused(403, "error-seat")
        record = table.session.record
        at = len(record.lines) if wanted is None else min(wanted, len(record.lines))
        state = await self.server.tables.beside(replay, Record(record.header, record.lines), at)
        scene = Scene(table.session.game, state, table.row.seats, seat, guest.lang, replay=True, lines=record.lines[:at])
        return table, Live(scene), at

    async def replay(self, request: Request, guest: Guest) -> Response:
        table, live, at = await self._past(request, guest)
        seats = [("none", live.say("spectator"))]
        seats += [(str(seat), live.teller.seat(seat)) for seat in self._seats(table, guest)]
        length = len(table.session.record.lines)
        seat = "none" if live.seat is None else str(live.seat)
        return HTMLResponse(
            Pages(guest).replay(table.row.id, table.session.game, live.markup(), encoded(live), at, length, seats, seat)
        )

    async def at(self, request: Request, guest: Guest) -> Response:
        table, live, at = await self._past(request, guest)
        frame = {"ops": whole(live.markup()), "at": at, "length": len(table.session.record.lines)}
        return Response(msgspec.json.encode(frame), media_type="application/json")

    async def journal(self, request: Request, guest: Guest) -> Response:
        """Lines of the journal before one that the page has."""
        seat = (eyes(request) or Eyes(None)).seat
        before = number(asked(request, "before"))
        table = await self.server.table(request)
        if seat is not None and seat not in self._seats(table, guest):
            raise Refused(403, "error-seat")
        session = table.session
        scene = Scene(session.game, session.state, table.row.seats, seat, guest.lang, lines=session.record.lines)
        first, lines = Live(scene).story.before(before)
        return Response(msgspec.json.encode({"first": first, "lines": lines}), media_type="application/json")

    async def record(self, request: Request, guest: Guest) -> Response:
        """The record holds the seed, and with it every secret: it is given out after the end, or to whoever plays alone."""
        table = await self.server.table(request)
        if not self._may_have_record(table, guest):
            raise Refused(403, "error-record")
        data = table.session.record.dump(table.session.state)
        name = f"{table.session.game.name}-{table.row.id}.hvozd"
        return Response(
            data, media_type="application/x-ndjson", headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    def _may_have_record(self, table: Table, guest: Guest) -> bool:
        people = {one.guest for one in table.row.seats if one.guest or not one.agent}
        return table.session.decision is None or people == {guest.id}

    async def fault(self, request: Request, guest: Guest) -> Response:
        table, seat = await self.server.found(request, guest)
        record, agents = table.session.record, self.server.tables.agents(table)
        told = {
            "hvozd": __version__,
            "game": record.header.game,
            "rules": record.header.rules,
            "table": table.row.id,
            "seat": seat,
            "decision": table.session.state.number,
            "question": table.session.decision.name if table.session.decision else "",
            "trouble": agents.trouble,
            "agents": agents.stumbled,
            "record": record.dump(table.session.state).decode() if self._may_have_record(table, guest) else None,
        }
        name = f"fault-{record.header.game}-{table.session.state.number}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(msgspec.json.format(msgspec.json.encode(told)), media_type="application/json", headers=headers)
