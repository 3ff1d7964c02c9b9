"""Handlers of what was: replay, records, fault reports."""

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hvozd import __version__
from hvozd.core.record import Record, replay
from hvozd.web.asked import Refused
from hvozd.web.desk import Desk, encoded
from hvozd.web.guests import Guest
from hvozd.web.house import Table
from hvozd.web.live import Live, Scene
from hvozd.web.pages import Pages


class Past:
    """Answers what is asked about actions that were taken."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house

    def _eyes(self, table: Table, guest: Guest) -> list[str]:
        """Through whose eyes a guest may look back: a spectator's, the own ones, after the end everybody's."""
        over = table.session.decision is None
        return ["none", *map(str, range(table.session.state.seats) if over else table.seats_of(guest.id))]

    def _past(self, request: Request, guest: Guest) -> tuple[Table, Live, int]:
        table = self.house.table(request.path_params["id"])
        eyes = request.query_params.get("seat", "none")
        if eyes not in self._eyes(table, guest):
            raise Refused(403, "error-seat")
        record = table.session.record
        text = request.query_params.get("at", str(len(record.lines)))
        at = min(int(text[:9]), len(record.lines)) if text.isdecimal() else len(record.lines)
        state = replay(Record(record.header, record.lines), at)
        scene = Scene(table.session.game, state, table.row.seats, None if eyes == "none" else int(eyes), guest.lang, replay=True)
        return table, Live(scene), at

    async def replay(self, request: Request, guest: Guest) -> Response:
        table, live, at = self._past(request, guest)
        names = {"none": live.say("spectator")} | {str(seat): live.teller.seat(seat) for seat in range(table.session.state.seats)}
        seats = [(value, names[value]) for value in self._eyes(table, guest)]
        length = len(table.session.record.lines)
        seat = request.query_params.get("seat", "none")
        return HTMLResponse(
            Pages(guest).replay(table.row.id, table.session.game, live.markup(), encoded(live), at, length, seats, seat)
        )

    async def at(self, request: Request, guest: Guest) -> Response:
        table, live, at = self._past(request, guest)
        frame = {"ops": [["=", "live", live.markup()]], "at": at, "length": len(table.session.record.lines)}
        return Response(msgspec.json.encode(frame), media_type="application/json")

    async def record(self, request: Request, guest: Guest) -> Response:
        """The record holds the seed, and with it every secret: it is given out after the end, or to whoever plays alone."""
        table = self.house.table(request.path_params["id"])
        if not self._may_have_record(table, guest):
            raise Refused(403, "error-record")
        data = table.session.record.dump(table.session.state)
        name = f"{table.session.game.name}-{table.row.id}.hvozd"
        return Response(
            data, media_type="application/x-ndjson", headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    def _may_have_record(self, table: Table, guest: Guest) -> bool:
        people = {one.guest for one in table.row.seats if not one.agent}
        return table.session.decision is None or people == {guest.id}

    async def fault(self, request: Request, guest: Guest) -> Response:
        table, seat = self.desk.found(request, guest)
        record = table.session.record
        told = {
            "hvozd": __version__,
            "game": record.header.game,
            "rules": record.header.rules,
            "table": table.row.id,
            "seat": seat,
            "decision": table.session.state.number,
            "question": table.session.decision.name if table.session.decision else "",
            "trouble": table.trouble,
            "agents": table.stumbled,
            "record": record.dump(table.session.state).decode() if self._may_have_record(table, guest) else None,
        }
        name = f"fault-{record.header.game}-{table.session.state.number}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(msgspec.json.format(msgspec.json.encode(told)), media_type="application/json", headers=headers)
