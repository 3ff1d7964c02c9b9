"""Where people can be reached who are not here, and of which wait they were told, in the database."""

import time
from collections.abc import Collection

import msgspec
import sqlalchemy as sql

from hvozd.web.database import duties, hooks, reach, tables, told
from hvozd.web.guests import new_id
from hvozd.web.store import Busy, Row, Store

MOST = 10
"""So many places a person."""
FAILS = 5
"""After so many failures one after another a place is forgotten."""


class Place(msgspec.Struct, frozen=True):
    id: str
    person: str
    kind: str
    address: str
    lang: str
    zone: str
    confirmed: bool
    fails: int
    created: float


class Reach:
    def __init__(self, store: Store) -> None:
        self.store = store

    def add(self, person: str, kind: str, address: str, lang: str, zone: str, confirmed: bool) -> Place | None:
        """A new place, or the same one anew; None: there are too many."""
        mine = (reach.c.person == person) & (reach.c.kind == kind) & (reach.c.address == address)
        place = Place(new_id(9), person, kind, address, lang, zone, confirmed, 0, time.time())
        with self.store.writing() as db:
            db.execute(reach.delete().where(mine))
            if db.execute(sql.select(sql.func.count()).where(reach.c.person == person)).scalar_one() >= MOST:
                return None
            db.execute(reach.insert().values(**msgspec.structs.asdict(place)))
        return place

    def places(self, people: Collection[str]) -> list[Place]:
        with self.store.reading() as db:
            rows = db.execute(reach.select().where(reach.c.person.in_(people)).order_by(reach.c.created)).mappings().all()
        return [Place(**row) for row in rows]

    def place(self, id: str) -> Place | None:
        with self.store.reading() as db:
            row = db.execute(reach.select().where(reach.c.id == id)).mappings().first()
        return Place(**row) if row else None

    def confirm(self, id: str) -> bool:
        with self.store.writing() as db:
            return bool(db.execute(reach.update().where(reach.c.id == id).values(confirmed=True)).rowcount)

    def forget(self, id: str, person: str = "") -> bool:
        mine = (reach.c.id == id) & (reach.c.person == person) if person else reach.c.id == id
        with self.store.writing() as db:
            return bool(db.execute(reach.delete().where(mine)).rowcount)

    def went(self, place: Place, well: bool) -> None:
        """A message went out, or did not: a place at which nobody can be reached any more is forgotten."""
        if not well and place.fails + 1 >= FAILS:
            self.forget(place.id)
        elif not well or place.fails:
            with self.store.writing() as db:
                db.execute(reach.update().where(reach.c.id == place.id).values(fails=0 if well else place.fails + 1))

    # -- waits -------------------------------------------------------------------------------------------------------------

    def waiting(self, before: float) -> list[Row]:
        """Tables at which somebody has been asked for a while."""
        asked = sql.not_(tables.c.over) & (tables.c.asked != "") & (tables.c.since <= before)
        return self.store.rows(tables.select().where(asked).order_by(tables.c.since.desc()).limit(1000))

    def tell(self, person: str, table: str, since: float) -> bool:
        """Whether somebody was not yet told of this wait; from now on they were."""
        mine = (told.c.person == person) & (told.c.table == table)
        try:
            with self.store.writing() as db:
                if db.execute(sql.select(told.c.since).where(mine)).scalar() == since:
                    return False
                db.execute(told.delete().where(mine))
                db.execute(told.insert().values(person=person, table=table, since=since))
        except Busy:
            return False
        return True

    # -- webhooks ----------------------------------------------------------------------------------------------------------

    def set_hook(self, table: str, address: str) -> None:
        with self.store.writing() as db:
            db.execute(hooks.delete().where(hooks.c.table == table))
            if address:
                db.execute(hooks.insert().values(table=table, address=address, since=0.0))

    def hook_at(self, table: str) -> str:
        """The address that is called for a table."""
        with self.store.reading() as db:
            return str(db.execute(sql.select(hooks.c.address).where(hooks.c.table == table)).scalar() or "")

    def hook(self, row: Row) -> str:
        """The address that is to be told of this wait; from now on it was."""
        with self.store.writing() as db:
            new = (hooks.c.table == row.id) & (hooks.c.since != row.since)
            if not db.execute(hooks.update().where(new).values(since=row.since)).rowcount:
                return ""
            return str(db.execute(sql.select(hooks.c.address).where(hooks.c.table == row.id)).scalar() or "")

    def hooked(self, ids: Collection[str]) -> set[str]:
        with self.store.reading() as db:
            return set(db.execute(sql.select(hooks.c.table).where(hooks.c.table.in_(ids))).scalars())

    def on_duty(self, name: str, worker: str, now: float, until: float) -> bool:
        """Whether this worker does it for all until then."""
        mine = (duties.c.name == name) & ((duties.c.worker == worker) | (duties.c.until < now))
        try:
            with self.store.writing() as db:
                if db.execute(duties.update().where(mine).values(worker=worker, until=until)).rowcount:
                    return True
                db.execute(duties.insert().values(name=name, worker=worker, until=until))
                return True
        except Busy:
            return False


def quiet(hours: str, zone: str, now: float) -> bool:
    """Whether it is night where somebody is: `22-8` in their time zone."""
    from datetime import datetime
    from zoneinfo import ZoneInfo

    if hours == "off":
        return False
    first, last = (int(hour) for hour in hours.split("-"))
    hour = datetime.fromtimestamp(now, ZoneInfo(zone or "UTC")).hour
    return hour >= first or hour < last if first > last else first <= hour < last
