"""Ways in which a database is away for a while, and a table that lives through them."""

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from starlette.applications import Starlette

from hvozd.core import Rng, Session
from hvozd.core.record import state_hash
from hvozd.web import app as web
from hvozd.web.copies import Table
from hvozd.web.store import Store
from hvozd.web.tables import Tables
from tests.postgres import Cluster
from tests.web.caller import Answer, Caller
from tests.web.conftest import GENEROUS

DUEL = {"factions": "marquise,eyrie", "map": "autumn", "deck": "base"}


def served(url: str, patience: float = 0.2) -> Starlette:
    """The application on a database for which nobody waits long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(web, "Store", lambda url: Store(url, patience))
        return web.application(url, pace=0, budgets=GENEROUS)


def legal(session: Session, rng: Rng) -> tuple[str, int, int]:
    """An action for the open decision, its seat and number."""
    now = session.decision
    assert now is not None
    return session.game.write(session.state, now.options(now.seat).sample(rng)), now.seat, now.number


def play_until(table: Table, rng: Rng, done: Callable[[Session], bool]) -> None:
    for _ in range(2000):
        if done(table.session):
            return
        table.play(*legal(table.session, rng))
    raise AssertionError("it never comes to that")


def host_can_undo(session: Session) -> bool:
    """Some way into the game, and asked again after an action that can be taken back."""
    now = session.decision
    return now is not None and now.number > 30 and now.seat == 0 and session.can_undo(0) is not None


class Around:
    """A table of a host and a free seat at a server, at a moment when the host can undo."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.app = served(url)
        self.tables: Tables = self.app.state.tables
        self.rng = Rng(3)
        self.id = self.tables.open_table("root", DUEL, ["me", "friend"], "host", "Ann", seed=5).row.id
        play_until(self.table, self.rng, host_can_undo)
        self.host, self.eve = Caller(self.app, "host"), Caller(self.app, "eve")

    @property
    def table(self) -> Table:
        return self.tables.table(self.id)

    async def seen(self) -> list[Answer]:
        """Pages and streams of everybody."""
        shown = []
        for caller in (self.host, self.eve):
            for path in (f"/t/{self.id}", f"/t/{self.id}/stream", f"/t/{self.id}/replay"):
                answer = await caller.get(path)
                shown.append(Answer(answer.status, re.sub(rb'"[^"]*chip-[^>]*>', b"", answer.body)))
        return shown

    def memory(self) -> tuple[Any, ...]:
        table = self.tables._open[self.id]
        undo = [table.session.can_undo(seat) for seat in (0, 1)]
        return (
            table.revision,
            state_hash(table.session.state),
            table.session.record.lines,
            table.row,
            undo,
            len(self.tables._open),
        )

    def disk(self) -> list[Any]:
        """All that the database has, read by somebody else."""
        address = self.url.replace("postgresql://", "postgresql+psycopg://")
        engine = sql.create_engine(address)
        with engine.connect() as db:
            rows = [db.execute(sql.text(f"select * from {name} order by 1, 2")).all() for name in ("events", "tables", "sitting")]
        engine.dispose()
        return rows

    async def write(self, kind: str, lang: str = "en") -> Answer:
        """One of the four ways to change something."""
        action, seat, number = legal(self.table.session, Rng(8))
        path, session = f"/t/{self.id}", self.table.session
        form = "application/x-www-form-urlencoded"
        if kind == "play":
            body = f'{{"seat":{seat},"number":{number},"action":"{action}"}}'
            return await self.host.call("POST", f"{path}/play", f"lang={lang}", body.encode(), "application/json")
        if kind.startswith("undo"):
            body = f'{{"seat":0,"number":{session.state.number}}}'
            return await self.host.call("POST", f"{path}/{kind}", f"lang={lang}", body.encode(), "application/json")
        if kind == "sit":
            key = self.table.row.seats[1].key
            return await self.eve.call("POST", f"{path}/sit/{key}", f"lang={lang}", b"name=Eve", form)
        return await self.host.call("POST", "/tables", f"lang={lang}", b"game=root&preset=0", form)


@contextmanager
def locked(around: Around, cluster: Cluster | None) -> Iterator[None]:
    """Somebody else writes to the file and does not come to an end."""
    other = sqlite3.connect(file_of(around), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def moved(around: Around, cluster: Cluster | None) -> Iterator[None]:
    path = file_of(around)
    away = path.rename(path.with_name("away.db"))
    try:
        yield
    finally:
        away.rename(path)


@contextmanager
def replaced(around: Around, cluster: Cluster | None) -> Iterator[None]:
    """Another database lies under the name of ours."""
    with moved(around, cluster):
        path = file_of(around)
        Store(f"sqlite:///{path.with_name('other.db')}").close()
        path.with_name("other.db").rename(path)
        yield


@contextmanager
def read_only(around: Around, cluster: Cluster | None) -> Iterator[None]:
    def forbid(connection: Any, record: object, proxy: object) -> None:
        connection.execute("PRAGMA query_only=1")

    def allow(connection: Any, record: object, proxy: object) -> None:
        connection.execute("PRAGMA query_only=0")

    engine = around.tables.store.engine
    sql.event.listen(engine, "checkout", forbid)
    try:
        yield
    finally:
        sql.event.remove(engine, "checkout", forbid)
        sql.event.listen(engine, "checkout", allow)


@contextmanager
def broken(around: Around, cluster: Cluster | None) -> Iterator[None]:
    """The driver fails at the very end of each transaction."""
    dialect = around.tables.store.engine.dialect
    commit = dialect.do_commit

    def fail(connection: Any) -> None:
        assert dialect.dbapi is not None
        raise dialect.dbapi.InterfaceError("gone")

    dialect.do_commit = fail  # type: ignore[method-assign]
    try:
        yield
    finally:
        dialect.do_commit = commit  # type: ignore[method-assign]


@contextmanager
def stopped(around: Around, cluster: Cluster | None) -> Iterator[None]:
    assert cluster is not None
    cluster.stop()
    try:
        yield
    finally:
        cluster.start()


def file_of(around: Around) -> Path:
    return Path(around.url.removeprefix("sqlite:///"))


STORMS = [("sqlite", locked), ("sqlite", moved), ("sqlite", replaced), ("sqlite", read_only), ("sqlite", broken)]
STORMS += [("postgres", broken), ("postgres", stopped)]
