"""Looking after a server: is it well, what does it do, is its database well, a copy of it, and what need not be kept."""

import asyncio
import json
import logging
import time
from pathlib import Path

import pytest
import sqlalchemy as sql

from hvozd.cli import main
from hvozd.core import HvozdError, Rng
from hvozd.web.app import application
from hvozd.web.care import Finding, backup, cure, findings, forget, restore
from hvozd.web.database import events, tables
from hvozd.web.operations import JsonLines
from hvozd.web.store import Store
from hvozd.web.tables import Tables
from tests.web.caller import Caller
from tests.web.storms import DUEL, Around, legal, locked, stopped
from tests.web.test_budgets import From


def played(store: Store, actions: int = 12, finished: bool = False) -> str:
    table, rng = Tables(store).open_table("root", DUEL, ["me", "me"], "host", "Ann", seed=5), Rng(3)
    while table.session.decision is not None and (finished or table.revision < actions):
        table.play(*legal(table.session, rng))
    return table.row.id


def test_health_is_that_of_the_database(url: str, request: pytest.FixtureRequest) -> None:
    around = Around(url)
    cluster = request.getfixturevalue("postgres") if url.startswith("postgres") else None

    async def ask() -> int:
        return (await Caller(around.app, "").get("/healthz")).status

    assert asyncio.run(ask()) == 200
    if cluster is not None:
        with stopped(around, cluster):
            assert asyncio.run(ask()) == 503
        assert asyncio.run(ask()) == 200
    else:
        with locked(around, None):  # a file can still be read
            assert asyncio.run(ask()) == 200


def test_figures_are_for_this_machine_and_name_no_secret() -> None:
    around = Around("sqlite://")
    key = around.table.row.seats[1].key

    async def ask() -> tuple[str, int]:
        assert (await around.eve.get(f"/t/{around.id}/sit/{key}")).status == 200
        assert (await around.host.get(f"/t/{around.id}")).status == 200
        shown = await From(around.app, "", "127.0.0.1").get("/metrics")
        return shown.body.decode(), (await From(around.app, "", "203.0.113.7").get("/metrics")).status

    shown, outside = asyncio.run(ask())
    assert outside == 404
    assert 'hvozd_requests_total{route="/t/{id}",status="200"} 1.0' in shown
    assert 'route="/t/{id}/sit/{key}"' in shown
    assert "hvozd_tables_open 1.0" in shown
    assert key not in shown and around.id not in shown


def test_a_log_for_machines_is_json() -> None:
    record = logging.LogRecord("hvozd.web", logging.ERROR, "", 1, "table %s is %s", ("x", "“odd”"), None)
    assert json.loads(JsonLines().format(record))["said"] == "table x is “odd”"


def test_the_doctor_finds_what_is_wrong_and_cures_what_can_be(url: str) -> None:
    store = Store(url)
    well, gap, ending, odd = (played(store) for _ in range(4))
    assert list(findings(store)) == []
    with store.engine.begin() as db:
        if store.engine.dialect.name == "sqlite":
            db.exec_driver_sql("PRAGMA foreign_keys=OFF")
        db.execute(events.delete().where(events.c.table == gap, events.c.number == 5))
        db.execute(tables.update().where(tables.c.id == ending).values(over=True))
        db.execute(events.update().where(events.c.table == odd, events.c.number == 3).values(action="fly 9"))
    found = {(one.kind, one.table): one for one in findings(store)}
    assert found.keys() == {("gap", gap), ("ending", ending), ("unreadable", odd)}
    for one in found.values():
        cure(store, one)
    assert {(one.kind, one.table) for one in findings(store)} == {("gap", gap), ("unreadable", odd)}
    assert Tables(store).table(well).revision == 12


def test_rows_of_no_table_are_orphans(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    played(store)
    store.close()
    import sqlite3

    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("insert into sitting values ('guest', 'nowhere')")
    db.close()
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    assert list(findings(store)) == [Finding("orphan", "nowhere", "sitting")]
    cure(store, Finding("orphan", "nowhere", "sitting"))
    assert list(findings(store)) == []


def test_games_that_are_over_are_forgotten_after_a_while_and_no_others(url: str) -> None:
    store = Store(url)
    running, over = played(store), played(store, finished=True)
    with store.engine.connect() as db:
        assert dict(db.execute(sql.select(tables.c.id, tables.c.over)).all()) == {running: False, over: True}  # type: ignore[arg-type]
    assert forget(store, 30) == 0
    assert forget(store, 30, time.time() + 31 * 86400) == 1
    assert store.find(over) is None
    assert store.find(running) is not None
    assert list(findings(store)) == []


def test_a_server_forgets_by_itself_if_it_is_told_to(url: str) -> None:
    """The setting of `hvozd serve --forget`; without it everything is kept."""
    store = Store(url)
    running, over = played(store), played(store, finished=True)
    with store.engine.begin() as db:
        db.execute(events.update().values(at=time.time() - 31 * 86400))

    async def live(days: float) -> None:
        app = application(url, forget=days)
        async with app.router.lifespan_context(app), asyncio.timeout(60):
            assert (await Caller(app, "").get("/healthz")).status == 200
            while days == 30 and store.find(over) is not None:
                await asyncio.sleep(0.01)

    for days in (0, 40):
        asyncio.run(live(days))
        assert store.find(over) is not None
    asyncio.run(live(30))
    assert store.find(over) is None
    assert store.find(running) is not None


def test_a_backup_holds_everything_and_goes_back(url: str, tmp_path: Path) -> None:
    store = Store(url)
    secret = store.setting("secret", "hush")
    ids = [played(store) for _ in range(3)]
    copy = tmp_path / "copy.sqlite"
    assert backup(store, copy) == 3
    with pytest.raises(HvozdError, match="already"):
        backup(store, copy)
    with pytest.raises(HvozdError, match="empty"):
        restore(copy, store)
    fresh = Store(f"sqlite:///{tmp_path / 'fresh.db'}")
    fresh.setting("secret", "another")
    assert restore(copy, fresh) == 3
    assert fresh.setting("secret", "x") == secret
    for id in ids:
        assert fresh.find(id) == store.find(id)
    assert list(findings(fresh)) == []


@pytest.mark.parametrize(("lang", "said"), [("en", "The database is well."), ("cs", "Databáze je v pořádku.")])
def test_the_commands_of_a_host(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store(url)
    played(store)
    store.close()
    assert main(["doctor", "--db", url, "--forget", "30", "--lang", lang]) == 0
    assert said in capsys.readouterr().out
    assert main(["backup", str(tmp_path / "copy"), "--db", url, "--lang", lang]) == 0
    assert main(["backup", str(tmp_path / "copy"), "--db", f"sqlite:///{tmp_path / 'new.db'}", "--restore", "--lang", lang]) == 0
    assert "1" in capsys.readouterr().out
