"""All that is kept of a person, to take along; and its removal. Games stay: others' tables and records replay as before.

A person is known by one id. What belongs to them lies in tables with a column for it; seats and hosts of tables name it, and are
emptied.
"""

from typing import Any

import msgspec
import sqlalchemy as sql
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from hvozd.core import HvozdError
from hvozd.web import manners
from hvozd.web.copies import Table
from hvozd.web.database import (
    challenges,
    invitations,
    mutes,
    notes,
    people,
    reach,
    removals,
    reports,
    results,
    sitting,
    tables,
    talk,
    told,
    ways,
)
from hvozd.web.guests import Guest, fresh
from hvozd.web.me_pages import MyPages
from hvozd.web.requests import form
from hvozd.web.server import Server
from hvozd.web.store import Seat

OWN = {
    ways: ("person",),
    challenges: ("person",),
    talk: ("person",),
    notes: ("person",),
    mutes: ("person", "other"),
    sitting: ("guest",),
    reach: ("person",),
    told: ("person",),
    invitations: ("by",),
    reports: ("person", "about"),
    removals: ("person",),
}
"""Rows that are somebody's own, by the columns that say so. Of `results` only who it was is removed."""


class Farewell:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables, self.store = server.tables, server.tables.store

    # -- everything --------------------------------------------------------------------------------------------------------

    async def export(self, request: Request, guest: Guest) -> Response:
        found = await self.tables.beside(self.all_of, guest.id)
        headers = {"content-disposition": 'attachment; filename="hvozd.json"'}
        return Response(msgspec.json.format(msgspec.json.encode(found)), media_type="application/json", headers=headers)

    def all_of(self, person: str) -> dict[str, Any]:
        """Row by row, without what only the server needs: keys to check passkeys and links."""
        with self.store.reading() as db:
            found: dict[str, Any] = {"people": _rows(db, people.select().where(people.c.id == person))}
            for table, columns in OWN.items():
                mine = sql.or_(*(table.c[column] == person for column in columns))
                found[table.name] = [_own_side(row, columns, person) for row in _rows(db, table.select().where(mine))]
            found["results"] = _rows(db, results.select().where(results.c.person == person))
        found["seats"] = [
            {"table": row.id, "game": row.header.game, "seats": [n for n, one in enumerate(row.seats) if one.guest == person],
             "host": row.host == person, "over": row.over}
            for row in self.store.tables_of(person, 100_000)
        ]  # fmt: skip
        return found

    # -- nothing -----------------------------------------------------------------------------------------------------------

    async def delete(self, request: Request, guest: Guest) -> Response:
        if request.method == "GET":
            return HTMLResponse(MyPages(guest).farewell())
        (await form(request)).known(())
        for row in await self.tables.beside(self.store.tables_of, guest.id, 100_000):
            await self._get_up(row.id, guest.id)
        await self.tables.beside(self.forget, guest.id)
        self.tables.people.forget(guest.id)
        new = fresh(request)
        guest.id, guest.name, guest.epoch, guest.by, guest.said, guest.wishes = new.id, "", 0, "", "", {}
        return RedirectResponse("/", 303)

    async def _get_up(self, id: str, person: str) -> None:
        """From a game that goes on the person gets up, as an event; of one that is over only the id goes."""
        try:
            table = await self.tables.at_leisure(id)
        except HvozdError:
            return
        if table.session.decision is not None:
            for seat in table.seats_of(person):
                await self.tables.change(table, manners.leave, table, seat)
        await self.tables.beside(_nobody, table, person)

    def forget(self, person: str) -> None:
        with self.store.writing() as db:
            mine = sql.select(sitting.c.table).where(sitting.c.guest == person)
            for row in db.execute(sql.select(tables.c.id, tables.c.seats, tables.c.host).where(tables.c.id.in_(mine))).all():
                seats = msgspec.json.decode(row.seats, type=list[Seat])
                if person in (row.host, *(seat.guest for seat in seats)):
                    left = msgspec.json.encode([Seat() if seat.guest == person else seat for seat in seats])
                    host = "" if row.host == person else row.host
                    db.execute(tables.update().where(tables.c.id == row.id).values(seats=left, host=host))
            for table, columns in OWN.items():
                db.execute(table.delete().where(sql.or_(*(table.c[column] == person for column in columns))))
            db.execute(results.update().where(results.c.person == person).values(person=None))
            db.execute(people.delete().where(people.c.id == person))
            self.store.tell(db, f"@{person} gone")


def _nobody(table: Table, person: str) -> None:
    """In memory, too, nobody sits there any more."""
    with table.changing:
        seats = [Seat() if one.guest == person else one for one in table.row.seats]
        host = "" if table.row.host == person else table.row.host
        table.now = msgspec.structs.replace(table.now, row=msgspec.structs.replace(table.row, seats=seats, host=host))
        table.talked = -1
        table.touch()


def _own_side(row: dict[str, Any], columns: tuple[str, ...], person: str) -> dict[str, Any]:
    """A row of two people without who the other one is: nobody learns who has muted or reported them, nor why."""
    others = {name for name in columns if row[name] != person}
    if columns[0] in others:
        others.add("note")
    return {name: value for name, value in row.items() if name not in others}


def _rows(db: sql.Connection, wanted: Any) -> list[dict[str, Any]]:
    secret = ("digest", "public", "passkey")
    return [
        {name: value.decode() if isinstance(value, bytes) else value for name, value in row.items() if name not in secret}
        for row in db.execute(wanted).mappings()
    ]
