"""The peace of a server, in the database: who may come, who is held back, invitations, reports, removals from a table.

Who is held back is kept in memory, too: every request and every stream asks. A report keeps the numbers of lines, never their
texts, so that whoever is forgotten is forgotten there as well.
"""

import secrets
import time
from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sql

from hvozd.web.database import invitations, people, removals, reports, tables, talk
from hvozd.web.people import digest
from hvozd.web.store import Store, unknown

MODERATOR, KNOWN = "moderator", "known"
MUTED, BARRED = "muted", "barred"
WEEK = 7 * 86400.0
"""Seconds in which an invitation is to be used."""
MOST_OPEN = 20
"""So many invitations of one person may be open."""
AROUND = 5
"""So many lines a report is about at most: one, and those before it."""
SHOWN = 100
PEACE = "@peace"
"""What workers tell each other when something of this has changed."""


class Resident(msgspec.Struct, frozen=True):
    """Somebody as a moderator sees them."""

    id: str
    name: str
    role: str = ""
    held: str = ""


class Spoke(msgspec.Struct, frozen=True):
    """A line that a report is about; without a seat it was said among spectators."""

    who: str
    seat: int | None
    text: str


class Report(msgspec.Struct, frozen=True):
    id: int
    table: str
    by: Resident
    about: Resident
    lines: tuple[Spoke, ...]
    note: str
    at: float
    playing: bool
    """Whether the game at the table goes on."""


class Peace:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.muted: set[str] = set()
        self.barred: set[str] = set()
        self.waiting = 0
        """How many reports wait for a moderator."""
        self.look()

    def look(self) -> bool:
        """See who is held back now, and how many reports wait; whether somebody was barred, or is not any more."""
        with self.store.reading() as db:
            rows = db.execute(sql.select(people.c.id, people.c.held).where(people.c.held.in_((MUTED, BARRED)))).all()
            count = sql.select(sql.func.count()).select_from(reports).where(sql.not_(reports.c.settled))
            self.waiting = int(db.execute(count).scalar_one())
        before = set(self.barred)
        for kept, held in ((self.muted, MUTED), (self.barred, BARRED)):
            now = {row.id for row in rows if row.held == held}
            kept.intersection_update(now)
            kept.update(now)
        return before != self.barred

    def _tell(self, db: sql.Connection) -> None:
        self.store.tell(db, f"{PEACE} changed")

    # -- people ------------------------------------------------------------------------------------------------------------

    def change(self, person: str, **values: str) -> None:
        """Give somebody another role, or hold them back."""
        with self.store.writing() as db:
            if db.execute(sql.select(people.c.id).where(people.c.id == person)).first() is None:
                db.execute(people.insert().values(**unknown(person)))
            db.execute(people.update().where(people.c.id == person).values(**values))
            self.store.tell(db, f"@{person} changed")
            self._tell(db)
        self.look()

    def welcome(self) -> int:
        """Everybody of whom something is kept counts as known; how many were not before."""
        with self.store.writing() as db:
            found = db.execute(people.update().where(people.c.role == "").values(role=KNOWN)).rowcount
            self._tell(db)
        return int(found)

    def residents(self, name: str = "", ids: Collection[str] = ()) -> list[Resident]:
        """People of a name or with these ids; without either those with a role or held back. The newest first."""
        special = (people.c.role != "") | (people.c.held != "")
        wanted = people.c.id.in_(ids) if ids else people.c.name.icontains(name, autoescape=True) if name else special
        columns = sql.select(people.c.id, people.c.name, people.c.role, people.c.held)
        with self.store.reading() as db:
            rows = db.execute(columns.where(wanted).order_by(people.c.created.desc(), people.c.id).limit(SHOWN)).all()
        return [Resident(*row) for row in rows]

    def resident(self, id: str) -> Resident | None:
        return next(iter(self.residents(ids=[id])), None)

    # -- invitations -------------------------------------------------------------------------------------------------------

    def invite(self, by: str = "", role: str = KNOWN, uses: int = 1, seconds: float = WEEK) -> str | None:
        """A new invitation: the secret part of its link, which is kept nowhere; None: too many are open."""
        secret, now = secrets.token_urlsafe(24), time.time()
        with self.store.writing() as db:
            db.execute(invitations.delete().where(invitations.c.until < now))
            mine = sql.select(sql.func.count()).select_from(invitations).where(invitations.c.by == by)
            if by and db.execute(mine).scalar_one() >= MOST_OPEN:
                return None
            row = {"digest": digest(secret.encode()), "by": by, "role": role, "uses": uses, "until": now + seconds}
            db.execute(invitations.insert().values(**row))
        return secret

    def invited(self, secret: str) -> str | None:
        """The role that an invitation gives, if it is good."""
        good = (invitations.c.digest == digest(secret.encode())) & (invitations.c.until >= time.time())
        with self.store.reading() as db:
            return db.execute(sql.select(invitations.c.role).where(good)).scalar()

    def accept(self, secret: str, person: str) -> bool:
        """Somebody comes in by an invitation, which has one use less then; False: it leads nowhere."""
        good = (invitations.c.digest == digest(secret.encode())) & (invitations.c.until >= time.time())
        with self.store.writing() as db:
            role = db.execute(sql.select(invitations.c.role).where(good)).scalar()
            left = invitations.update().where(good, invitations.c.uses > 0).values(uses=invitations.c.uses - 1)
            if role is None or not db.execute(left).rowcount:
                return False
            db.execute(invitations.delete().where(invitations.c.uses <= 0))
            db.execute(people.update().where(people.c.id == person).values(role=role))
            self.store.tell(db, f"@{person} changed")
        return True

    # -- reports -----------------------------------------------------------------------------------------------------------

    def report(self, table: str, person: str, rows: Collection[dict[str, Any]], note: str) -> int:
        """Somebody reports the last of these lines, which are those they could see; the same line twice is one report."""
        last = list(rows)[-1]
        lines = ",".join(str(row["id"]) for row in rows)
        values = {"table": table, "person": person, "about": last["person"], "lines": lines, "note": note}
        same = (reports.c.person == person) & (reports.c.table == table) & (reports.c.lines == lines)
        with self.store.writing() as db:
            found = db.execute(sql.select(reports.c.id).where(same)).scalar()
            if found is None:
                row = {**values, "at": time.time(), "settled": False}
                found = db.execute(reports.insert().values(**row).returning(reports.c.id)).scalar_one()
            self._tell(db)
        self.look()
        return int(found)

    def reports(self) -> list[Report]:
        """Those that wait, the oldest first, with the lines they are about as far as these are still there."""
        with self.store.reading() as db:
            query = sql.select(reports, tables.c.over).join(tables, tables.c.id == reports.c.table)
            waiting = query.where(sql.not_(reports.c.settled)).order_by(reports.c.id).limit(SHOWN)
            rows = db.execute(waiting).mappings().all()
            said = self._said(db, {int(line) for row in rows for line in row["lines"].split(",")})
        known = (
            {one.id: one for one in self.residents(ids={row[of] for row in rows for of in ("person", "about")})} if rows else {}
        )
        return [
            Report(
                row["id"],
                row["table"],
                known.get(row["person"]) or Resident(row["person"], ""),
                known.get(row["about"]) or Resident(row["about"], ""),
                tuple(said[int(line)] for line in row["lines"].split(",") if int(line) in said),
                row["note"],
                row["at"],
                not row["over"],
            )
            for row in rows
        ]

    def _said(self, db: sql.Connection, lines: Collection[int]) -> dict[int, Spoke]:
        wanted = sql.select(talk, people.c.name).outerjoin(people, people.c.id == talk.c.person).where(talk.c.id.in_(lines))
        return {row["id"]: Spoke(row["name"] or "", row["seat"], row["text"]) for row in db.execute(wanted).mappings()}

    def settle(self, report: int) -> bool:
        with self.store.writing() as db:
            done = db.execute(reports.update().where(reports.c.id == report).values(settled=True)).rowcount
            self._tell(db)
        self.look()
        return bool(done)

    # -- tables ------------------------------------------------------------------------------------------------------------

    def remove(self, table: str, person: str) -> None:
        """From now on somebody neither sits nor speaks at a table."""
        with self.store.writing() as db:
            db.execute(removals.delete().where(removals.c.table == table, removals.c.person == person))
            db.execute(removals.insert().values(table=table, person=person))

    def removed(self, table: str, person: str) -> bool:
        mine = (removals.c.table == table) & (removals.c.person == person)
        with self.store.reading() as db:
            return db.execute(sql.select(removals.c.person).where(mine)).first() is not None
