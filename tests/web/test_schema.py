"""Every database is led to the tables of today: an empty one, one of version 0.1, and by several servers at once."""

import multiprocessing
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from hvozd.core import HvozdError
from hvozd.web.database import HEAD, meta, version
from hvozd.web.store import Store


def test_the_migrations_lead_to_the_tables_of_the_code(url: str) -> None:
    store = Store(url)
    with store.engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), meta) == []
        assert version(db) == HEAD


def start(url: str, gate: "multiprocessing.synchronize.Event", said: "multiprocessing.Queue[str]") -> None:
    gate.wait()
    try:
        said.put(Store(url).setting("secret", str(id(url))))
    except Exception as error:
        said.put(f"fault: {error}")


def test_workers_that_start_at_once_on_an_empty_database_all_start(url: str) -> None:
    """In processes of their own, as they are."""
    context = multiprocessing.get_context("fork")
    gate, said = context.Event(), context.Queue()
    processes = [context.Process(target=start, args=(url, gate, said)) for _ in range(4)]
    for process in processes:
        process.start()
    gate.set()
    answers = {said.get(timeout=60) for _ in processes}
    for process in processes:
        process.join()
    assert len(answers) == 1 and not answers.pop().startswith("fault")


def test_a_database_of_a_newer_hvozd_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Store(f"sqlite:///{path}").close()
    with sqlite3.connect(path) as db:
        db.execute("update alembic_version set version_num = '9999'")
    db.close()
    before = path.read_bytes()
    with pytest.raises(HvozdError, match="newer Hvozd"):
        Store(f"sqlite:///{path}")
    assert path.read_bytes() == before


def test_a_migration_that_fails_leaves_the_database_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole way is one transaction."""
    from alembic import op

    created = op.create_table

    def failing(name: str, *columns: sql.Column[object]) -> sql.Table:
        if name == "presence":
            raise HvozdError("in the middle")
        return created(name, *columns)

    monkeypatch.setattr(op, "create_table", failing)
    with pytest.raises(HvozdError, match="in the middle"):
        Store(url)
    engine = sql.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    assert sql.inspect(engine).get_table_names() == []
    engine.dispose()
    monkeypatch.undo()
    Store(url).close()
