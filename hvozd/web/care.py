"""The care of a database: what is wrong in it, what can be put right, a copy of all of it, and what need not be kept."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
import sqlalchemy as sql

from hvozd.core import HvozdError
from hvozd.web.copies import rebuild
from hvozd.web.database import (
    claims,
    duties,
    events,
    hooks,
    meta,
    notes,
    presence,
    removals,
    reports,
    results,
    settings,
    sitting,
    tables,
    talk,
    told,
)
from hvozd.web.store import Store

Kind: TypeAlias = Literal["gap", "orphan", "unreadable", "ending"]
OWNED = (events, sitting, claims, presence, talk, notes, results, told, hooks, reports, removals)
"""What belongs to a table."""


class Finding(msgspec.Struct, frozen=True):
    """Something that is wrong."""

    kind: Kind
    table: str
    detail: str = ""

    @property
    def curable(self) -> bool:
        return self.kind in ("orphan", "ending")


def findings(store: Store, replayed: bool = True) -> Iterator[Finding]:
    """All that is wrong: rows of tables that are not there, gaps in events, tables that cannot be rebuilt, wrong endings."""
    with store.engine.connect() as db:
        known = {row.id: bool(row.over) for row in db.execute(sql.select(tables.c.id, tables.c.over))}
        for owned in OWNED:
            for (name,) in db.execute(sql.select(owned.c.table).distinct()):
                if name not in known:
                    yield Finding("orphan", name, owned.name)
        counts = sql.select(events.c.table, sql.func.count(), sql.func.max(events.c.number)).group_by(events.c.table)
        gaps = {name for name, count, last in db.execute(counts) if count != last and name in known}
    yield from (Finding("gap", name) for name in sorted(gaps))
    for name in sorted(known.keys() - gaps) if replayed else ():
        try:
            over = rebuild(name, store).session.decision is None
        except HvozdError as error:
            yield Finding("unreadable", name, str(error))
            continue
        if over != known[name]:
            yield Finding("ending", name)


def cure(store: Store, finding: Finding) -> None:
    """Put right what can be: rows that belong to nothing are removed, endings noted. Events of a table are never touched."""
    with store.engine.begin() as db:
        if finding.kind == "orphan":
            owned = next(one for one in OWNED if one.name == finding.detail)
            db.execute(owned.delete().where(owned.c.table == finding.table))
        elif finding.kind == "ending":
            db.execute(tables.update().where(tables.c.id == finding.table).values(over=sql.not_(tables.c.over)))


def forget(store: Store, days: float, now: float | None = None) -> int:
    """Remove tables whose game is over and at which nothing has happened for so many days; how many there were."""
    before = (time.time() if now is None else now) - days * 86400
    last = sql.select(sql.func.max(events.c.at)).where(events.c.table == tables.c.id).scalar_subquery()
    old = sql.select(tables.c.id).where(tables.c.over, sql.func.coalesce(last, tables.c.created) < before)
    with store.engine.begin() as db:
        ids = list(db.execute(old).scalars())
        for start in range(0, len(ids), 500):
            some = ids[start : start + 500]
            for owned in OWNED:
                db.execute(owned.delete().where(owned.c.table.in_(some)))
            db.execute(tables.delete().where(tables.c.id.in_(some)))
    return len(ids)


def backup(store: Store, path: Path) -> int:
    """All of a database as one SQLite file, as it was at one moment, while servers go on; how many tables it has."""
    if path.exists():
        raise HvozdError(f"{path} is there already; choose another name.")
    target = Store(f"sqlite:///{path}")
    try:
        return _copy(store, target)
    finally:
        target.close()


def restore(path: Path, store: Store) -> int:
    """What a backup holds into a database that has no tables yet."""
    if not path.is_file():
        raise HvozdError(f"There is no file {path}.")
    with store.engine.connect() as db:
        if db.execute(sql.select(sql.func.count()).select_from(tables)).scalar():
            raise HvozdError("This database has tables already; a backup goes into an empty one.")
    source = Store(f"sqlite:///{path}")
    try:
        return _copy(source, store)
    finally:
        source.close()


def _copy(source: Store, target: Store) -> int:
    reading = source.engine.connect()
    if source.engine.dialect.name == "postgresql":
        reading = reading.execution_options(isolation_level="REPEATABLE READ")
    with reading, target.engine.begin() as there, reading.begin():
        if source.engine.dialect.name == "sqlite":
            reading.exec_driver_sql("BEGIN")
        there.execute(settings.delete())
        for table in (one for one in meta.sorted_tables if one not in (claims, presence, duties)):
            for rows in reading.execute(table.select()).mappings().partitions(1000):
                there.execute(table.insert(), [dict[str, Any](row) for row in rows])
        return int(there.execute(sql.select(sql.func.count()).select_from(tables)).scalar() or 0)
