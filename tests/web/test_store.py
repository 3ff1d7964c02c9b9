"""What the server keeps: actions with their numbers, nothing twice, nothing lost."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
import sqlalchemy as sql

from hvozd.core import HvozdError, Rng
from hvozd.core.record import state_hash
from hvozd.web.copies import Table
from hvozd.web.store import Busy, Store, TableEvent
from hvozd.web.tables import Tables
from tests.web.conftest import stored


def opened(url: str) -> tuple[Tables, Table]:
    tables = Tables(Store(url), pace=0)
    options = {"factions": "marquise,eyrie", "map": "autumn", "deck": "base"}
    return tables, tables.open_table("root", options, ["me", "me"], "guest", "Ann", seed=5)


def act(table: Table, number: int, seed: int = 1) -> None:
    rng = Rng(seed)
    for _ in range(number):
        now = table.session.decision
        assert now is not None
        action = now.options(now.seat).sample(rng)
        table.play(table.session.game.write(table.session.state, action), now.seat, now.number)


def test_a_table_is_rebuilt_from_its_actions(url: str) -> None:
    _, table = opened(url)
    act(table, 60)
    again = Tables(Store(url)).table(table.row.id)
    assert state_hash(again.session.state) == state_hash(table.session.state)
    assert len(again.session.record.lines) == 60
    assert again.row.seats[0].guest == "guest"


def test_a_table_that_is_rebuilt_for_several_at_once_is_one_table(url: str) -> None:
    _, table = opened(url)
    act(table, 40)

    async def look() -> list[Table]:
        tables = Tables(Store(url))
        return [*await asyncio.gather(*(tables.at_leisure(table.row.id) for _ in range(3))), tables.table(table.row.id)]

    again = asyncio.run(look())
    assert len({id(one) for one in again}) == 1
    assert state_hash(again[0].session.state) == state_hash(table.session.state)


def test_a_number_is_stored_once(url: str) -> None:
    _, table = opened(url)
    act(table, 3)
    for revision in (2, 4, 7):
        with pytest.raises(Busy):
            table.store.append(table.row.id, revision, TableEvent("action", 0, 2, "done"))
    assert len(stored(table.store, table.row.id)) == 3


def test_of_two_servers_on_one_database_only_one_answers_a_decision(url: str) -> None:
    _, one = opened(url)
    other = Tables(Store(url)).table(one.row.id)
    act(one, 1)
    with pytest.raises(Busy):
        act(other, 1, seed=2)
    assert state_hash(other.session.state) == state_hash(one.session.state)
    act(other, 1)
    assert [line.number for line in stored(one.store, one.row.id)] == [0, 1]


def test_of_two_actions_with_one_number_that_come_at_once_one_is_stored(url: str) -> None:
    _, table = opened(url)
    act(table, 3)

    def add(text: str) -> str:
        try:
            Store(url).append(table.row.id, 3, TableEvent("action", 0, 3, text))
        except Busy:
            return ""
        return text

    with ThreadPoolExecutor(6) as threads:
        taken = [text for text in threads.map(add, "abcdef") if text]
    assert len(taken) == 1
    assert stored(table.store, table.row.id)[3].action == taken[0]


def test_servers_that_start_at_once_agree_on_a_setting(url: str) -> None:
    Store(url)
    with ThreadPoolExecutor(6) as threads:
        values = set(threads.map(lambda value: Store(url).setting("secret", value), "abcdef"))
    assert len(values) == 1


def test_undo_is_stored(url: str) -> None:
    _, table = opened(url)
    rng = Rng(3)
    for _ in range(300):
        now = table.session.decision
        assert now is not None
        before = state_hash(table.session.state)
        action = now.options(now.seat).sample(rng)
        table.play(table.session.game.write(table.session.state, action), now.seat, now.number)
        if table.session.can_undo(now.seat):
            break
    table.undo(now.seat, now.number + 1)
    assert state_hash(table.session.state) == before
    assert state_hash(Tables(Store(url)).table(table.row.id).session.state) == before


def test_a_table_of_other_rules_is_refused_with_a_sentence(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, table = opened(url)
    old = table.session.game.version
    monkeypatch.setattr(type(table.session.game), "version", "99")
    with pytest.raises(HvozdError, match=f"rules {old} of Root; these are 99"):
        Tables(Store(url)).table(table.row.id)


def test_a_database_that_cannot_be_used_is_one_sentence() -> None:
    with pytest.raises(HvozdError, match="cannot be used"):
        Store("sqlite:////no/such/folder/tables.db")
    with pytest.raises(HvozdError, match="cannot be used"):
        Store("nonsense")


def test_agents_play_until_a_person_is_asked(url: str) -> None:
    async def play() -> Table:
        tables = Tables(Store(url), pace=0)
        options = {"factions": "marquise,eyrie", "map": "autumn", "deck": "base"}
        table = tables.open_table("root", options, ["random", "me"], "guest", "Ann", seed=5)
        await tables.agents(table).settle()
        return table

    table = asyncio.run(play())
    now = table.session.decision
    assert now is not None
    assert 1 in now.seats
    assert table.session.record.lines
    assert all(line.seat == 0 for line in table.session.record.lines)


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture
def served(url: str, port: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    running: list[subprocess.Popen[bytes]] = []
    yield running
    for process in running:
        process.kill()
        process.wait()


def at(port: int) -> dict[str, str]:
    return {"origin": f"http://127.0.0.1:{port}"}


def serve(url: str, port: int, running: list[subprocess.Popen[bytes]], *more: str) -> None:
    command = [sys.executable, "-m", "hvozd", "serve", "--port", str(port), "--pace", "0", "--no-browser", *more]
    running.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ | {"HVOZD_DB": url}))
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}/static/icon.svg")
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError("the server did not start")


def test_a_killed_server_goes_on_at_the_last_acknowledged_action(
    url: str, port: int, served: list[subprocess.Popen[bytes]]
) -> None:
    serve(url, port, served)
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", follow_redirects=True, headers=at(port), timeout=30) as person:
        opened = person.post("/tables", data={"game": "root", "preset": "1"})
        table = str(opened.url).split("/")[-1]
        acknowledged = -1
        for number in range(12):
            page = person.get(f"/t/{table}").text
            seat = re.search(r'data-seat="(\d)"', page)
            assert seat is not None
            answer = person.post(f"/t/{table}/play", json={"seat": int(seat[1]), "number": number, "action": legal(url, table)})
            assert answer.status_code == 200, answer.text
            acknowledged = answer.json()["stored"]
        os.kill(served[0].pid, signal.SIGKILL)
        served[0].wait()
        serve(url, port, served)
        assert f'data-number="{acknowledged + 1}"' in person.get(f"/t/{table}").text


def test_two_workers_serve_a_table_and_its_agents(url: str, port: int, served: list[subprocess.Popen[bytes]]) -> None:
    """Connections of their own go to any worker; an agent that thinks in a process of its own answers in both."""
    serve(url, port, served, "--workers", "2")
    store = Store(url)
    with httpx.Client(
        base_url=f"http://127.0.0.1:{port}", follow_redirects=True, headers={"connection": "close", **at(port)}
    ) as person:
        opened = person.post("/tables", data={"game": "root", "preset": "0", "level": "easy"}, timeout=30)
        table, end = str(opened.url).split("/")[-1], time.monotonic() + 60
        while not any(event.seat for event in store.find(table)[1]) and time.monotonic() < end:  # type: ignore[index]
            session = Tables(store).table(table).session
            if session.decision and session.decision.seat == 0:
                move = {"seat": 0, "number": session.state.number, "action": legal(url, table)}
                assert person.post(f"/t/{table}/play", json=move, timeout=30).status_code == 200
            time.sleep(0.05)
    found = store.find(table)
    assert found is not None and any(event.seat for event in found[1])
    served[0].terminate()
    assert served[0].wait(20) in (0, -signal.SIGTERM)


def legal(url: str, table: str) -> str:
    session = Tables(Store(url)).table(table).session
    assert session.decision is not None
    return session.game.write(session.state, next(iter(session.decision.options())))


def test_a_database_in_memory_is_closed_when_nobody_uses_it() -> None:
    store = Store("sqlite://")
    used, closed = threading.Event(), threading.Event()

    def close() -> None:
        used.wait(5)
        store.close()
        closed.set()

    closing = threading.Thread(target=close)
    closing.start()
    with store.writing() as db:
        used.set()
        assert not closed.wait(0.2), "closed under the thread that uses it"
        assert db.execute(sql.text("select 1")).scalar() == 1
    closing.join(5)
    assert closed.is_set()
