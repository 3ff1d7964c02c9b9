"""What people say and note, in the database: beside the games, so that it can be removed without touching one."""

import time
from collections.abc import Collection
from typing import Any

import sqlalchemy as sql

from hvozd.web.database import mutes, notes, people, talk
from hvozd.web.store import Store

LINES = 200
"""So many lines come at once, the newest."""


class Spoken:
    """What is said and noted, in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def say(self, table: str, person: str, seat: int | None, text: str, promise: bool) -> int:
        row = {"table": table, "person": person, "seat": seat, "text": text, "promise": promise, "at": time.time()}
        with self.store.writing() as db:
            found = db.execute(talk.insert().values(**row).returning(talk.c.id)).scalar_one()
            self.store.tell(db, f"{table} talk")
        return int(found)

    def lines(self, table: str, reader: str, after: int, crowd: bool) -> list[dict[str, Any]]:
        """What a reader may hear, without those that are muted; of spectators only where `crowd`."""
        muted = sql.select(mutes.c.other).where(mutes.c.person == reader)
        mine = (talk.c.table == table) & (talk.c.id > after) & talk.c.person.not_in(muted)
        wanted = sql.select(talk, people.c.name).outerjoin(people, people.c.id == talk.c.person)
        wanted = wanted.where(mine if crowd else mine & talk.c.seat.is_not(None)).order_by(talk.c.id.desc()).limit(LINES)
        with self.store.reading() as db:
            rows = db.execute(wanted).mappings().all()
        return [dict(row) for row in reversed(rows)]

    def around(self, table: str, reader: str, line: int, crowd: bool, most: int) -> list[dict[str, Any]]:
        """A line and those before it that a reader may hear; nothing where that line is not for them. One who was muted since
        then is heard here."""
        muted = sql.select(mutes.c.other).where(mutes.c.person == reader)
        mine = (talk.c.table == table) & ((talk.c.id == line) | ((talk.c.id < line) & talk.c.person.not_in(muted)))
        wanted = talk.select().where(mine if crowd else mine & talk.c.seat.is_not(None)).order_by(talk.c.id.desc()).limit(most)
        with self.store.reading() as db:
            rows = db.execute(wanted).mappings().all()
        return [dict(row) for row in reversed(rows)] if rows and rows[0]["id"] == line else []

    def heard(self, ids: Collection[str]) -> dict[str, int]:
        """The newest line of each of these tables."""
        newest = sql.select(talk.c.table, sql.func.max(talk.c.id)).where(talk.c.table.in_(ids)).group_by(talk.c.table)
        with self.store.reading() as db:
            return {str(row[0]): int(row[1]) for row in db.execute(newest)}

    def promises(self, table: str) -> dict[int, tuple[str, ...]]:
        """What each seat has promised."""
        wanted = sql.select(talk.c.seat, talk.c.text).where(talk.c.table == table, talk.c.promise).order_by(talk.c.id)
        found: dict[int, tuple[str, ...]] = {}
        with self.store.reading() as db:
            for seat, text in db.execute(wanted):
                found[seat] = (*found.get(seat, ()), text)[-5:]
        return found

    def mute(self, person: str, other: str) -> None:
        with self.store.writing() as db:
            db.execute(mutes.delete().where(mutes.c.person == person, mutes.c.other == other))
            db.execute(mutes.insert().values(person=person, other=other))

    def unmute(self, person: str) -> None:
        with self.store.writing() as db:
            db.execute(mutes.delete().where(mutes.c.person == person))

    def note(self, table: str, person: str) -> str:
        mine = (notes.c.table == table) & (notes.c.person == person)
        with self.store.reading() as db:
            return str(db.execute(sql.select(notes.c.text).where(mine)).scalar() or "")

    def keep_note(self, table: str, person: str, text: str) -> None:
        with self.store.writing() as db:
            db.execute(notes.delete().where(notes.c.table == table, notes.c.person == person))
            if text:
                db.execute(notes.insert().values(table=table, person=person, text=text))
