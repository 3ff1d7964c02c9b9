"""The database is away in the middle of play, servers and tabs contradict each other: what is refused has changed nothing,
what was acknowledged stays, and play goes on."""

import asyncio
import secrets
import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from hvozd.core import Rng, Session
from hvozd.core.errors import StaleDecision, UndoRefused
from hvozd.core.record import state_hash
from hvozd.web.copies import Table, rebuild
from hvozd.web.store import Busy, NotStored, Store
from hvozd.web.tables import Tables
from tests.postgres import Cluster
from tests.web.caller import Caller
from tests.web.conftest import stored
from tests.web.storms import DUEL, STORMS, Around, host_can_undo, legal, play_until, served

WRITES = ("play", "undo", "undo-turn", "sit", "open")
SAYS = {"en": "nothing has changed. Try again.", "cs": "nic se nezměnilo. Zkus to znovu."}
READS = {"en": "The tables cannot be read", "cs": "Stoly teď nejde přečíst"}
"""Whoever sits down is looked for first."""
Storm = Callable[[Around, Cluster | None], AbstractContextManager[None]]


@pytest.fixture
def away(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Around, AbstractContextManager[None]]:
    """A table in the middle of play, and a storm that is about to come over its database."""
    kind, storm = request.param
    cluster: Cluster | None = request.getfixturevalue("postgres") if kind == "postgres" else None
    url = f"sqlite:///{tmp_path / 'tables.db'}" if cluster is None else cluster.fresh(f"db{secrets.token_hex(6)}")
    around = Around(url)
    return around, storm(around, cluster)


@pytest.mark.parametrize("away", STORMS, indirect=True, ids=[f"{kind}-{storm.__name__}" for kind, storm in STORMS])
def test_what_cannot_be_stored_has_changed_nothing_and_play_goes_on(away: tuple[Around, AbstractContextManager[None]]) -> None:
    around, storm = away

    async def live() -> None:
        shown, memory, disk = await around.seen(), around.memory(), around.disk()
        with storm:
            for number, kind in enumerate(WRITES):
                lang = ("en", "cs")[number % 2]
                answer = await around.write(kind, lang)
                assert answer.status == 503, (kind, answer)
                assert SAYS[lang] in answer.body.decode() or (kind == "sit" and READS[lang] in answer.body.decode()), kind
                assert around.memory() == memory, kind
            assert await around.seen() == shown
            assert (await around.host.get("/")).status in (200, 503)
        assert around.disk() == disk
        assert await around.seen() == shown
        await goes_on(around)

    asyncio.run(live())


async def goes_on(around: Around) -> None:
    """Undo, play, sitting down: all work, and another server sees the same."""
    assert (await around.write("undo")).status == 200
    for _ in range(5):
        assert (await around.write("play")).status in (200, 403), "the other seat may be asked"
    there = served(around.url).state.tables.table(around.id)
    assert (there.revision, state_hash(there.session.state)) == around.memory()[:2]
    assert (await around.write("sit")).status == 303
    assert len(around.disk()[0]) == around.table.revision
    assert around.table.row.seats[1].name == "Eve"


def test_an_action_whose_acknowledgement_was_lost_is_found_again(url: str) -> None:
    """The database has stored it, and nobody has heard so."""
    around = Around(url)
    dialect = around.tables.store.engine.dialect
    commit = dialect.do_commit

    def lost(connection: Any) -> None:
        commit(connection)
        assert dialect.dbapi is not None
        raise dialect.dbapi.OperationalError("gone")

    async def live() -> None:
        revision, lines = around.table.revision, len(around.table.session.record.lines)
        dialect.do_commit = lost  # type: ignore[method-assign]
        assert (await around.write("play")).status == 503
        dialect.do_commit = commit  # type: ignore[method-assign]
        assert around.table.revision == revision + 1
        assert len(around.table.session.record.lines) == lines + 1 == len(stored(around.tables.store, around.id))
        assert (await around.write("play")).status in (200, 403)

    asyncio.run(live())


def test_agents_go_on_after_a_storm(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hvozd.web.opponents.PAUSES", (0.01,) * 50)

    async def live() -> Table:
        tables = Tables(Store(url, 0.2), pace=0)
        table = tables.open_table("root", DUEL, ["random", "me"], "guest", "Ann", seed=5)
        append, tries = tables.store.append, iter(range(100))

        def often_away(*args: Any) -> None:
            if next(tries) < 5:
                raise NotStored("away")
            append(*args)

        monkeypatch.setattr(tables.store, "append", often_away)
        await tables.agents(table).settle()
        assert tables.agents(table).trouble == ""
        return table

    table = asyncio.run(live())
    assert table.session.decision is not None and 1 in table.session.decision.seats
    assert stored(table.store, table.row.id) == table.session.record.lines


# -- a late undo ---------------------------------------------------------------------------------------------------------------


def others_play(table: Table) -> None:
    """On, until the other seat has acted."""
    rng, first = Rng(11), len(table.session.record.lines)
    play_until(table, rng, lambda session: any(line.seat == 1 for line in session.record.lines[first:]))


def kept(around: Around, lines: list[Any]) -> None:
    """All that was acknowledged is there, here and for every server that comes after."""
    assert stored(around.tables.store, around.id) == lines
    assert around.table.session.record.lines == lines
    assert served(around.url).state.tables.table(around.id).session.record.lines == lines


def test_an_undo_with_a_slow_body_takes_back_nothing_of_others(url: str) -> None:
    """While its body is on the way, the table is put away and others play on at a copy of it."""
    around = Around(url)
    number = around.table.session.state.number
    body = f'{{"seat":0,"number":{number}}}'.encode()

    async def live() -> None:
        parts, lines, got = [body[:9], body[9:]], list[Any](), dict[str, Any]()

        async def receive() -> Any:
            if len(parts) == 1:
                around.tables._open.clear()
                others_play(around.table)
                lines.extend(around.table.session.record.lines)
            return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

        async def send(message: Any) -> None:
            got.setdefault("status", message.get("status"))

        await around.app(around.host._scope("POST", f"/t/{around.id}/undo", "", "application/json"), receive, send)
        assert got["status"] == 409
        kept(around, lines)

    asyncio.run(live())


def test_an_undo_at_a_second_server_takes_back_nothing_of_others(url: str) -> None:
    around = Around(url)
    second = served(url)
    assert host_can_undo(second.state.tables.table(around.id).session)
    number = around.table.session.state.number
    others_play(around.table)
    lines = list(around.table.session.record.lines)

    async def undo() -> int:
        body = f'{{"seat":0,"number":{number}}}'.encode()
        return (await Caller(second, "host").post(f"/t/{around.id}/undo", body)).status

    assert asyncio.run(undo()) == 409
    kept(around, lines)
    there = second.state.tables.table(around.id)
    assert there.session.record.lines == lines
    there.play(*legal(there.session, Rng(1)))
    with pytest.raises(Busy):
        around.table.play(*legal(around.table.session, Rng(2)))
    around.table.play(*legal(around.table.session, Rng(2)))
    assert len(stored(around.tables.store, around.id)) == len(lines) + 2


def test_an_undo_at_a_table_that_was_put_away_takes_back_nothing_of_others(url: str) -> None:
    around = Around(url)
    old = around.table
    number = old.session.state.number
    around.tables._open.clear()
    others_play(around.table)
    lines = list(around.table.session.record.lines)
    with pytest.raises(Busy):
        old.undo(0, number)
    with pytest.raises(Busy):
        Around(url).tables.store.append(around.id, 2, around.tables.store.find(around.id)[1][2])  # type: ignore[index]
    kept(around, lines)


def test_an_undo_is_for_the_decision_that_was_seen(url: str) -> None:
    """A second click on undo, or one on a page of yesterday."""
    around = Around(url)
    number = around.table.session.state.number
    for wrong in (number - 1, number + 1, 0):
        with pytest.raises(StaleDecision):
            around.table.undo(0, wrong)
    around.table.undo(0, number)
    with pytest.raises(StaleDecision):
        around.table.undo(0, number)
    with pytest.raises(UndoRefused):
        around.table.undo(1, number - 1)


def test_after_a_rebuild_the_same_can_be_undone() -> None:
    """Also where an undo was undone by playing on, and where another seat has acted and taken it back."""

    def undoable(session: Session) -> list[Any]:
        return [session.can_undo(0), session.can_undo(1), len(session._past), state_hash(session.state)]

    rng, undone, compared = Rng(4), 0, 0
    tables = Tables(Store("sqlite://"), pace=0)
    table = tables.open_table("root", DUEL, ["me", "me"], "guest", "Ann", seed=6)
    for _ in range(260):
        able = [seat for seat in (0, 1) if table.session.can_undo(seat)]
        if able and rng.below(3) == 0:
            table.undo(able[0], table.session.state.number, turn=rng.below(2) == 0)
            undone += 1
        else:
            table.play(*legal(table.session, rng))
        if able and rng.below(3) == 0:
            again = rebuild(table.row.id, table.store)
            assert undoable(again.session) == undoable(table.session)
            assert again.revision == table.revision
            compared += 1
    assert undone > 20 < compared


# -- seats, and what version 0.1 has stored ------------------------------------------------------------------------------------


def test_two_people_who_sit_down_at_two_servers_both_sit(url: str) -> None:
    one = Tables(Store(url))
    table = one.open_table("root", DUEL, ["friend", "friend"], "host", "", seed=5)
    other = Tables(Store(url)).table(table.row.id)
    keys = [seat.key for seat in table.row.seats]
    table.sit(keys[0], "ann", "Ann")
    with pytest.raises(Busy):
        other.sit(keys[1], "bob", "Bob")
    other.sit(keys[1], "bob", "Bob")
    assert [seat.name for seat in Tables(Store(url)).table(table.row.id).row.seats] == ["Ann", "Bob"]


def test_servers_can_start_at_once_on_an_empty_database(url: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(4) as threads:
        assert len(list(threads.map(lambda _: Store(url), range(4)))) == 4


def copied(url: str, tmp_path: Path) -> dict[str, Any]:
    """The file of version 0.1 as a database of any kind; its rows by table."""
    old = tmp_path / "old.sqlite"
    shutil.copy(Path(__file__).parent / "tables-0.1.sqlite", old)
    source = sql.create_engine(f"sqlite:///{old}")
    target = sql.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    meta = sql.MetaData()
    sql.event.listen(meta, "column_reflect", lambda _, table, column: column.update(type=column["type"].as_generic()))
    meta.reflect(source)
    meta.create_all(target)
    with source.connect() as here, target.begin() as there:
        rows = {table.name: here.execute(table.select()).mappings().all() for table in meta.sorted_tables}
        for table in meta.sorted_tables:
            there.execute(table.insert(), [dict(row) for row in rows[table.name]])
    target.dispose()
    return rows


def test_tables_of_version_0_1_are_carried_over(url: str, tmp_path: Path) -> None:
    """The file was written by version 0.1: two tables, each with 40 actions of which three were taken back."""
    rows = copied(url, tmp_path)
    for _ in range(2):
        tables = Tables(Store(url))
        assert tables.store.setting("secret", "another") == "0.1"
        mine = tables.store.tables_of("guest-of-0-1")
        assert len(mine) == 2
        for row in mine:
            lines = tables.table(row.id).session.record.lines
            texts = [one["action"] for one in rows["actions"] if one["table"] == row.id]
            assert [line.action for line in lines] == texts
            assert len(texts) >= 37
    table = tables.table(mine[0].id)
    table.play(*legal(table.session, Rng(1)))
    assert Tables(Store(url)).table(mine[0].id).session.state == table.session.state
