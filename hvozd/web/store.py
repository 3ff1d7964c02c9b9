"""What the server keeps: tables and their actions, each with its number in the game. Positions are never stored."""

import contextlib
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, OperationalError

from hvozd.core import HvozdError
from hvozd.core.record import Header, Line


class Busy(HvozdError):
    """Somebody else has stored this number of this table first."""


class Seat(msgspec.Struct):
    """Who sits there: an agent, or a person who holds the key of the seat's link."""

    agent: str = ""
    key: str = ""
    guest: str = ""
    name: str = ""


class Row(msgspec.Struct):
    """A table as it is stored."""

    id: str
    header: Header
    seats: list[Seat]
    host: str
    listed: bool
    created: float = 0.0


meta = sql.MetaData()
tables = sql.Table(
    "tables",
    meta,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("header", sql.LargeBinary, nullable=False),
    sql.Column("seats", sql.LargeBinary, nullable=False),
    sql.Column("host", sql.String(32), nullable=False, index=True),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)
actions = sql.Table(
    "actions",
    meta,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("action", sql.Text, nullable=False),
    sql.Column("random", sql.LargeBinary, nullable=False),
)
sitting = sql.Table(
    "sitting",
    meta,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
)
settings = sql.Table(
    "settings", meta, sql.Column("name", sql.String(32), primary_key=True), sql.Column("value", sql.Text, nullable=False)
)


class Store:
    """All that outlives the server. Every method is one transaction; when it returns, the disk has it."""

    def __init__(self, url: str) -> None:
        memory = url in ("sqlite://", "sqlite:///:memory:")
        try:
            shared: dict[str, Any] = {"poolclass": sql.StaticPool, "connect_args": {"check_same_thread": False}}
            self.engine = sql.create_engine(url, **(shared if memory else {}))
            if self.engine.dialect.name == "sqlite":
                sql.event.listen(self.engine, "connect", _prepare)
            meta.create_all(self.engine)
        except (sql.exc.SQLAlchemyError, ImportError) as error:
            raise HvozdError(f"The database '{url}' cannot be used: {str(error).splitlines()[0]}") from None

    def close(self) -> None:
        self.engine.dispose()

    def setting(self, name: str, default: str) -> str:
        """A value that stays the same once it has been asked for, also when two servers ask at once."""
        found = self._setting(name)
        if found is None:
            with contextlib.suppress(IntegrityError, OperationalError), self.engine.begin() as db:
                db.execute(settings.insert().values(name=name, value=default))
            found = self._setting(name)
        return default if found is None else found

    def _setting(self, name: str) -> str | None:
        with self.engine.connect() as db:
            return db.execute(sql.select(settings.c.value).where(settings.c.name == name)).scalar()

    def add(self, row: Row, lines: Sequence[Line] = ()) -> None:
        with self.engine.begin() as db:
            db.execute(tables.insert().values(**_written(row), created=row.created or time.time()))
            if lines:
                db.execute(actions.insert(), [_action(row.id, line) for line in lines])
            self._sit(db, row)

    def seat(self, row: Row) -> None:
        """Store who sits where."""
        with self.engine.begin() as db:
            db.execute(tables.update().where(tables.c.id == row.id).values(seats=msgspec.json.encode(row.seats)))
            self._sit(db, row)

    def _sit(self, db: sql.Connection, row: Row) -> None:
        known = set(db.execute(sql.select(sitting.c.guest).where(sitting.c.table == row.id)).scalars())
        for guest in {row.host, *(seat.guest for seat in row.seats)} - known - {""}:
            db.execute(sitting.insert().values(guest=guest, table=row.id))

    def find(self, id: str) -> Row | None:
        with self.engine.connect() as db:
            found = db.execute(tables.select().where(tables.c.id == id)).mappings().first()
        return _read(found) if found else None

    def append(self, table: str, line: Line) -> None:
        """Store one action; Busy if its number is taken."""
        try:
            with self.engine.begin() as db:
                db.execute(actions.insert().values(**_action(table, line)))
        except IntegrityError:
            raise Busy(f"Action {line.number} of this table is stored already; look at the table again.") from None

    def cut(self, table: str, number: int) -> None:
        """Forget the actions from this number on: an undo."""
        with self.engine.begin() as db:
            db.execute(actions.delete().where(actions.c.table == table, actions.c.number >= number))

    def lines(self, table: str) -> list[Line]:
        with self.engine.connect() as db:
            rows = db.execute(actions.select().where(actions.c.table == table).order_by(actions.c.number)).mappings()
            return [Line(row["number"], row["seat"], row["action"], msgspec.json.decode(row["random"])) for row in rows]

    def tables_of(self, guest: str, limit: int = 50) -> list[Row]:
        query = tables.select().join(sitting, sitting.c.table == tables.c.id).where(sitting.c.guest == guest)
        return self._rows(query.order_by(tables.c.created.desc()).limit(limit))

    def listed(self, limit: int = 20) -> list[Row]:
        return self._rows(tables.select().where(tables.c.listed).order_by(tables.c.created.desc()).limit(limit))

    def _rows(self, query: Any) -> list[Row]:
        with self.engine.connect() as db:
            return [_read(row) for row in db.execute(query).mappings()]


def _prepare(connection: Any, _: object) -> None:
    """SQLite writes ahead and waits for the disk, so that a killed server loses nothing it has acknowledged."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _written(row: Row) -> dict[str, Any]:
    return {
        "id": row.id,
        "header": msgspec.json.encode(row.header),
        "seats": msgspec.json.encode(row.seats),
        "host": row.host,
        "listed": row.listed,
    }


def _read(found: Any) -> Row:
    header = msgspec.json.decode(found["header"], type=Header)
    seats = msgspec.json.decode(found["seats"], type=list[Seat])
    return Row(found["id"], header, seats, found["host"], bool(found["listed"]), found["created"])


def _action(table: str, line: Line) -> dict[str, Any]:
    random = msgspec.json.encode(line.random)
    return {"table": table, "number": line.number, "seat": line.seat, "action": line.action, "random": random}
