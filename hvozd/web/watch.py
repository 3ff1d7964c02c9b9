"""Hears what other workers have stored, so that whoever looks at a table here sees it at once.

PostgreSQL tells (`LISTEN`); a SQLite file is looked at: `PRAGMA data_version` grows when anybody else has written to it.
Whatever was missed while the database was away is caught up with afterwards, from the events.
"""

import asyncio
import contextlib
import logging
import sqlite3
import threading
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from hvozd.web.care import forget
from hvozd.web.store import CHANNEL, Store
from hvozd.web.tables import ALIVE, Tables

log = logging.getLogger(__name__)

LOOK = 0.05
"""Seconds between two looks at a SQLite file."""
TIDY = 3600.0
"""Seconds between two looks for games that need not be kept any longer."""
RETRY = 1.0
"""Seconds until a database that is away is asked again."""


class Watch:
    """One thread that listens to the database, and a task that tells the others that this worker is alive."""

    def __init__(self, tables: Tables, forget: float = 0.0) -> None:
        self.tables = tables
        self._end = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._looking: asyncio.Task[None] | None = None
        listen = _way(tables.store)
        self.tables.shared = listen is not None
        self._tasks = [asyncio.create_task(self._live())] if listen else []
        if listen and forget:
            self._tasks.append(asyncio.create_task(self._tidy(forget)))
        if listen:
            threading.Thread(target=self._run, args=(listen,), name="hvozd-watch", daemon=True).start()

    def close(self) -> None:
        self._end.set()
        for task in (*self._tasks, self._looking):
            if task is not None:
                task.cancel()

    async def _live(self) -> None:
        while True:
            await self.tables.prolong()
            await asyncio.sleep(ALIVE / 3)

    async def _tidy(self, days: float) -> None:
        """Remove games that were over so many days ago, now and then; the database may be away, or another worker quicker."""
        while True:
            with contextlib.suppress(SQLAlchemyError):
                await self.tables.beside(forget, self.tables.store, days)
            await asyncio.sleep(TIDY)

    def _run(self, listen: Any) -> None:
        while not self._end.is_set():
            try:
                listen(self)
            except Exception as error:
                log.warning("the database cannot be listened to: %s", error)
            self._end.wait(RETRY)

    def tell(self, what: str = "") -> None:
        """A table and its revision; nothing: anything may have happened."""
        if not self._end.is_set() and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._told, what)

    def _told(self, what: str) -> None:
        if what:
            self.tables.heard(*what.split(" ", 1))
        elif self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self.tables.catch_up())

    # -- two kinds of databases ----------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Until the connection breaks or the watch ends."""
        import psycopg

        url = self.tables.store.engine.url.set(drivername="postgresql")
        with psycopg.connect(url.render_as_string(hide_password=False), autocommit=True, connect_timeout=5) as db:
            db.execute(f"LISTEN {CHANNEL}")
            self.tell()
            while not self._end.is_set():
                for notice in db.notifies(timeout=0.5):
                    self.tell(notice.payload)

    def look(self) -> None:
        path = self.tables.store.path
        db = sqlite3.connect(f"file:{path}?mode=ro", uri=True, check_same_thread=False)
        try:
            before = None
            while not self._end.wait(LOOK):
                version = db.execute("PRAGMA data_version").fetchone()
                if version != before:
                    before = version
                    self.tell()
        finally:
            db.close()


def _way(store: Store) -> Any:
    """How to hear what others do to a database; None: it is in the memory of this process."""
    if store.engine.dialect.name == "postgresql":
        return Watch.listen
    return Watch.look if store.path is not None else None
