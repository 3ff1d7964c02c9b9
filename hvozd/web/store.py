"""What the server keeps: tables, and what happened at each as a list of events that only grows. Positions are never stored.

The number of an event is the revision of its table. Whoever writes says which revision was seen: the event gets the number after
it, and if that number is taken, nothing is written. Names of people lie in a table of their own.
"""

import contextlib
import logging
import threading
import time
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from hvozd.core import HvozdError
from hvozd.core.record import Header, Line
from hvozd.web.database import claims, events, people, prepare, presence, settings, sitting, tables

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds to wait for a database that is locked or does not answer."""
FUTURE = 600.0
"""Whoever claims something for more seconds than this has a clock that is, or was, wrong."""
CHANNEL = "hvozd"
"""Where PostgreSQL tells all workers which table has changed."""


class Busy(HvozdError):
    """Somebody else has changed this table since it was looked at."""


class NotStored(HvozdError):
    """The database did not take it; nothing was changed."""


class NotRead(HvozdError):
    """The database does not answer."""


class Seat(msgspec.Struct):
    """Who sits there: an agent, or a person or program that held the key of the seat's link."""

    agent: str = ""
    key: str = ""
    guest: str = ""
    name: str = ""
    program: bool = False
    """Whether the guest is a program, which has no voice where people decide together."""


class Row(msgspec.Struct):
    """A table as it is stored."""

    id: str
    header: Header
    seats: list[Seat]
    host: str
    listed: bool
    created: float = 0.0
    over: bool = False
    """Whether the game has ended."""
    asked: tuple[int, ...] | None = None
    """The seats whose answer is awaited, by people or agents; None: nobody has written it down."""
    since: float = 0.0
    """When they were asked."""
    won: tuple[int, ...] = ()

    def standing(self, turn: "Turn") -> "Row":
        """The same table when it is somebody else's turn."""
        return msgspec.structs.replace(self, over=turn.over, asked=turn.asked, since=time.time(), won=turn.won)


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is, or how the game has ended."""

    asked: tuple[int, ...]
    over: bool = False
    won: tuple[int, ...] = ()


class TableEvent(msgspec.Struct, frozen=True):
    """What happened at a table: an action, an undo of so many actions, somebody who sat down, agents told to stop or to go on,
    other rules from here on; how long people may take, a seat that is left or handed to an agent, a vote, actions taken back by
    consent, a table that is closed or played once more, a lesson that begins or is left."""

    kind: Literal[
        "action", "undo", "seat", "pace", "rules", "clock", "leave", "agent", "vote", "back", "close", "rematch", "lesson"
    ]
    seat: int
    decision: int = 0
    """The number of the decision that was open."""
    action: str = ""
    random: list[int] = []
    back: int = 0

    @classmethod
    def of(cls, line: Line) -> "TableEvent":
        return cls("action", line.seat, line.number, line.action, line.random)

    @property
    def line(self) -> Line:
        return Line(self.decision, self.seat, self.action, self.random)


_INSERT = events.insert()
_BEFORE = sql.select(events.c.number).where(events.c.table == sql.bindparam("of"), events.c.number == sql.bindparam("at"))


class Store:
    """All that outlives the server. Every method is one transaction; when it returns, the disk has it."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        try:
            self.engine = _engine(url, patience)
            prepare(self.engine)
            self._file = _file_of(self.engine)
        except (SQLAlchemyError, ImportError, OSError) as error:
            shown = url.rsplit("@", maxsplit=1)[-1] if "@" in url else url
            raise HvozdError(f"The database '{shown}' cannot be used: {str(error).splitlines()[0]}") from None
        self._turn: contextlib.AbstractContextManager[object] = contextlib.nullcontext()
        if isinstance(self.engine.pool, sql.StaticPool):  # a database in memory has one connection for all threads
            self._turn = threading.RLock()

    @property
    def path(self) -> Path | None:
        """The file of the database, if it is one."""
        return self._file.path if self._file else None

    def close(self) -> None:
        """When nobody is in the middle of a transaction: a connection must not be closed under the thread that uses it."""
        with self._turn:
            self.engine.dispose()

    # -- the two ways in: each fault of the database is one of three sentences ---------------------------------------------

    @contextlib.contextmanager
    def writing(self) -> Iterator[sql.Connection]:
        """A transaction: at its end the disk has all of it, or, whatever went wrong, nothing."""
        if self._file is not None and not self._file.in_place():
            log.error("the file of the database has been moved away or replaced")
            raise NotStored("The table could not be stored; nothing was changed. Try again.")
        try:
            with self._turn, self.engine.begin() as db:
                yield db
        except IntegrityError:
            raise Busy("Somebody else has changed this table meanwhile; look at it again.") from None
        except SQLAlchemyError as error:
            log.error("the database did not take a change: %s", _fault(error))
            raise NotStored("The table could not be stored; nothing was changed. Try again.") from error

    @contextlib.contextmanager
    def reading(self) -> Iterator[sql.Connection]:
        try:
            with self._turn, self.engine.connect() as db:
                yield db
        except SQLAlchemyError as error:
            log.error("the database does not answer: %s", _fault(error))
            raise NotRead("The tables cannot be read now; try again in a moment.") from error

    # -- settings ----------------------------------------------------------------------------------------------------------

    def setting(self, name: str, default: str) -> str:
        """A value that stays the same once it has been asked for, also when two servers ask at once."""
        found = self._setting(name)
        if found is None:
            with contextlib.suppress(Busy), self.writing() as db:
                db.execute(settings.insert().values(name=name, value=default))
            found = self._setting(name)
        return default if found is None else found

    def _setting(self, name: str) -> str | None:
        with self.reading() as db:
            return db.execute(sql.select(settings.c.value).where(settings.c.name == name)).scalar()

    # -- tables and what happens at them -----------------------------------------------------------------------------------

    def add(self, row: Row, lines: Sequence[Line] = ()) -> None:
        with self.writing() as db:
            db.execute(tables.insert().values(**_written(row), created=row.created or time.time()))
            if lines:
                rows = [_event(row.id, number, TableEvent.of(line)) for number, line in enumerate(lines, 1)]
                db.execute(events.insert(), rows)
            self._sit(db, row)

    def append(self, table: str, revision: int, event: TableEvent, now: Row | None = None) -> None:
        """Store what happened at a table of this revision, and whose turn it is where that has changed; Busy if the table has
        another revision by now."""
        with self.writing() as db:
            self._append(db, table, revision, event)
            if now is not None:
                db.execute(tables.update().where(tables.c.id == table).values(**_turn(now)))

    def seat(self, row: Row, revision: int, event: TableEvent) -> None:
        """Store who sits where, and that somebody sat down."""
        with self.writing() as db:
            self._append(db, row.id, revision, event)
            db.execute(tables.update().where(tables.c.id == row.id).values(seats=_seats(row), **_turn(row)))
            self._sit(db, row)

    def _append(self, db: sql.Connection, table: str, revision: int, event: TableEvent) -> None:
        db.execute(_INSERT, _event(table, revision + 1, event))
        if revision and db.execute(_BEFORE, {"of": table, "at": revision}).scalar() is None:
            raise Busy("The stored table is older than the one that was looked at; look at it again.")
        self.tell(db, f"{table} {revision + 1}")

    def tell(self, db: sql.Connection, what: str) -> None:
        """Tell the other workers, as soon as it is stored."""
        if self.engine.dialect.name == "postgresql":
            db.execute(sql.select(sql.func.pg_notify(CHANNEL, what)))

    def _sit(self, db: sql.Connection, row: Row) -> None:
        known = set(db.execute(sql.select(sitting.c.guest).where(sitting.c.table == row.id)).scalars())
        for guest in {row.host, *(seat.guest for seat in row.seats)} - known - {""}:
            db.execute(sitting.insert().values(guest=guest, table=row.id))
        named = {seat.guest: seat.name for seat in row.seats if seat.guest and seat.name}
        for guest in named.keys() - set(self._names(db, named)):
            db.execute(people.insert().values(**unknown(guest, named[guest])))

    def _names(self, db: sql.Connection, ids: Collection[str]) -> dict[str, str]:
        wanted = sql.select(people.c.id, people.c.name).where(people.c.id.in_(ids))
        return {row.id: row.name for row in db.execute(wanted)} if ids else {}

    def names(self, ids: Collection[str]) -> dict[str, str]:
        """What these people are called, as far as they have said so."""
        with self.reading() as db:
            return self._names(db, ids)

    def _with_names(self, db: sql.Connection, rows: Sequence[Any]) -> list[Row]:
        found = [_read(row) for row in rows]
        names = self._names(db, {seat.guest for row in found for seat in row.seats if seat.guest})
        for seat in (seat for row in found for seat in row.seats if seat.guest):
            seat.name = names.get(seat.guest, "")
        return found

    def find(self, id: str, revision: int = 0) -> tuple[Row, list[TableEvent]] | None:
        """A table and what happened there since a revision; the events are read first: the row is never older than they are."""
        wanted = events.select().where(events.c.table == id, events.c.number > revision).order_by(events.c.number)
        with self.reading() as db:
            rows = db.execute(wanted).mappings().all()
            found = self._with_names(db, db.execute(tables.select().where(tables.c.id == id)).mappings().all())
        return (found[0], [_read_event(row) for row in rows]) if found else None

    def revision(self, id: str) -> int:
        """How many events a table has."""
        return self.revisions([id]).get(id, 0)

    def revisions(self, ids: Collection[str]) -> dict[str, int]:
        """How many events each of these tables has; those without any are left out."""
        newest = sql.select(events.c.table, sql.func.max(events.c.number)).where(events.c.table.in_(ids)).group_by(events.c.table)
        with self.reading() as db:
            return {str(row[0]): int(row[1]) for row in db.execute(newest)}

    def tables_of(self, guest: str, limit: int = 50) -> list[Row]:
        query = tables.select().join(sitting, sitting.c.table == tables.c.id).where(sitting.c.guest == guest)
        return self.rows(query.order_by(tables.c.created.desc()).limit(limit))

    def listed(self, limit: int = 20) -> list[Row]:
        return self.rows(tables.select().where(tables.c.listed).order_by(tables.c.created.desc()).limit(limit))

    def rows(self, query: Any) -> list[Row]:
        with self.reading() as db:
            return self._with_names(db, db.execute(query).mappings().all())

    # -- workers ------------------------------------------------------------------------------------------------------------

    def claim(self, table: str, worker: str, now: float, until: float) -> bool:
        """Whether the agents of a table think in this worker, until then: no other has claimed them. A claim of a
        wrong clock counts for nothing."""
        free = (claims.c.worker == worker) | (claims.c.until < now) | (claims.c.until > now + FUTURE)
        with contextlib.suppress(Busy), self.writing() as db:
            taken = claims.update().where(claims.c.table == table, free).values(worker=worker, until=until)
            if db.execute(taken).rowcount:
                return True
            db.execute(claims.insert().values(table=table, worker=worker, until=until))
            return True
        return False

    def release(self, worker: str, table: str | None = None) -> None:
        """This worker's agents of a table, or of all, may think elsewhere; where all are named, nobody looks on here any more."""
        mine = claims.delete().where(claims.c.worker == worker)
        with self.writing() as db:
            db.execute(mine if table is None else mine.where(claims.c.table == table))
            if table is None:
                db.execute(presence.delete().where(presence.c.worker == worker))

    def look_on(self, table: str, worker: str, seats: Collection[int | None], until: float) -> None:
        """Say through whose eyes people look at a table in this worker."""
        mine = (presence.c.table == table) & (presence.c.worker == worker)
        with self.writing() as db:
            db.execute(presence.delete().where(mine))
            if seats:
                text = ",".join(sorted("none" if seat is None else str(seat) for seat in seats))
                db.execute(presence.insert().values(table=table, worker=worker, seats=text, until=until))
            self.tell(db, f"{table} {worker}")

    def prolong(self, worker: str, now: float, until: float) -> None:
        """This worker is alive, and with it what it said of those who look on; what nobody prolongs is forgotten."""
        with self.writing() as db:
            db.execute(presence.update().where(presence.c.worker == worker).values(until=until))
            db.execute(presence.delete().where((presence.c.until < now) | (presence.c.until > now + FUTURE)))

    def lookers(self, ids: Collection[str], worker: str, now: float) -> dict[str, set[int | None]]:
        """Through whose eyes people look at these tables in the other workers."""
        others = (presence.c.worker != worker) & (presence.c.until >= now) & presence.c.table.in_(ids)
        found: dict[str, set[int | None]] = {}
        with self.reading() as db:
            for table, seats in db.execute(sql.select(presence.c.table, presence.c.seats).where(others)):
                found.setdefault(table, set()).update(None if seat == "none" else int(seat) for seat in seats.split(","))
        return found


def _fault(error: SQLAlchemyError) -> str:
    """What the database says, without what was to be stored: that may be secret."""
    return str(getattr(error, "orig", None) or type(error).__name__).splitlines()[0]


# -- opening a database ------------------------------------------------------------------------------------------------------


class File:
    """The file of a SQLite database. Moved away, it could still be written to, and the next server would not find it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.identity = self._identity()

    def _identity(self) -> tuple[int, int]:
        found = self.path.stat()
        return found.st_dev, found.st_ino

    def in_place(self) -> bool:
        try:
            return self._identity() == self.identity
        except OSError:
            return False


def _file_of(engine: sql.Engine) -> File | None:
    path = engine.url.database
    named = engine.dialect.name == "sqlite" and path and path != ":memory:" and not path.startswith("file:")
    return File(Path(str(path))) if named else None


def _engine(url: str, patience: float) -> sql.Engine:
    if url in ("sqlite://", "sqlite:///:memory:"):
        return _sqlite(sql.create_engine(url, poolclass=sql.StaticPool, connect_args={"check_same_thread": False}), patience)
    address = sql.make_url(url)
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if address.drivername == "postgresql+psycopg":
        waits = {"connect_timeout": max(2, int(patience))}
        return sql.create_engine(address, pool_pre_ping=True, pool_timeout=patience, connect_args=waits)
    engine = sql.create_engine(address)
    return _sqlite(engine, patience) if engine.dialect.name == "sqlite" else engine


def _sqlite(engine: sql.Engine, patience: float) -> sql.Engine:
    """SQLite writes ahead and waits for the disk, so that a killed server loses nothing it has acknowledged."""

    def prepare(connection: Any, _: object) -> None:
        waits = f"busy_timeout={int(patience * 1000)}"
        for pragma in (waits, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    sql.event.listen(engine, "connect", prepare)
    return engine


# -- rows --------------------------------------------------------------------------------------------------------------------


def _written(row: Row) -> dict[str, Any]:
    return {
        "id": row.id,
        "header": msgspec.json.encode(row.header),
        "seats": _seats(row),
        "host": row.host,
        "listed": row.listed,
        **_turn(row),
    }


def _turn(row: Row) -> dict[str, Any]:
    asked = None if row.asked is None else _written_seats(row.asked)
    return {"over": row.over, "asked": asked, "since": row.since, "won": _written_seats(row.won)}


def _written_seats(seats: Collection[int]) -> str:
    return ",".join(map(str, seats))


def _read_seats(text: str | None) -> tuple[int, ...]:
    return tuple(int(seat) for seat in (text or "").split(",") if seat)


def _seats(row: Row) -> bytes:
    """Who sits where, without the names of people."""
    return msgspec.json.encode([msgspec.structs.replace(one, name="") if one.guest else one for one in row.seats])


def unknown(id: str, name: str = "", lang: str = "") -> dict[str, Any]:
    """The row of somebody who was not known yet."""
    return {"id": id, "name": name, "lang": lang, "epoch": 0, "wishes": b"{}", "created": time.time()}


def _read(found: Any) -> Row:
    header = msgspec.json.decode(found["header"], type=Header)
    seats = msgspec.json.decode(found["seats"], type=list[Seat])
    asked = None if found["asked"] is None else _read_seats(found["asked"])
    turn = (bool(found["over"]), asked, found["since"] or found["created"], _read_seats(found["won"]))
    return Row(found["id"], header, seats, found["host"], bool(found["listed"]), found["created"], *turn)


def _event(table: str, number: int, event: TableEvent) -> dict[str, Any]:
    fields = msgspec.structs.asdict(event)
    return {**fields, "table": table, "number": number, "random": msgspec.json.encode(event.random), "at": time.time()}


def _read_event(row: Any) -> TableEvent:
    random = msgspec.json.decode(row["random"], type=list[int])
    return TableEvent(row["kind"], row["seat"], row["decision"], row["action"], random, row["back"])
