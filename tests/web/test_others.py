"""Two workers on one database: each hears what the other stores, who looks on there, what is said, who is called otherwise."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hvozd.core import HvozdError, Rng
from hvozd.web.copies import Table
from hvozd.web.guests import Guest
from hvozd.web.peace import PEACE
from hvozd.web.store import Store
from hvozd.web.tables import ALIVE, ME, Tables
from tests.web.storms import DUEL, legal

Workers = tuple[Tables, Tables]


@pytest.fixture
def workers(tmp_path: Path) -> Iterator[Workers]:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    both = Tables(Store(url), pace=0), Tables(Store(url), pace=0)
    yield both
    for each in both:
        each.close()
        each.store.close()


def opened(workers: Workers) -> tuple[Table, Table]:
    """The same table in both."""
    here, there = workers
    table = here.open_table("root", DUEL, [ME, ME], "ann", "Ann", seed=5)
    return table, there.table(table.row.id)


def live(*steps: Callable[[], Awaitable[Any]], settle: Tables | None = None) -> None:
    async def done() -> None:
        for step in steps:
            await step()
            while settle is not None and settle._tasks:
                await asyncio.gather(*settle._tasks)

    asyncio.run(done())


def test_a_table_that_is_watched_catches_up_and_another_when_it_is_asked_for(workers: Workers) -> None:
    here, _ = workers
    mine, other = opened(workers)
    id, rng = mine.row.id, Rng(1)
    other.play(*legal(other.session, rng))
    live(lambda: here.catch_up([id]))
    assert mine.unsure and not mine.session.record.lines, "nobody looks on"
    assert here.table(id) is mine and len(mine.session.record.lines) == 1 and not mine.unsure
    mine.watchers[0] = 1
    version = mine.version
    other.play(*legal(other.session, rng))
    live(lambda: here.catch_up([id, "no-such-table"]))
    assert len(mine.session.record.lines) == 2 and not mine.unsure and mine.version > version
    version = mine.version
    live(lambda: here.catch_up([id]))
    assert mine.version == version and not mine.unsure, "nothing has happened"
    other.play(*legal(other.session, rng))
    live(here.catch_up)
    assert len(mine.session.record.lines) == 3


def test_who_looks_on_elsewhere_is_known_for_a_while(workers: Workers) -> None:
    here, there = workers
    mine, _ = opened(workers)
    id, now = mine.row.id, time.time()
    version = mine.version
    there.store.look_on(id, there.worker, {1, None}, now + 100)
    there.store.look_on(id, here.worker, {0}, now + 100)
    live(lambda: here.catch_up([id]))
    assert mine.elsewhere == {1, None} and mine.version > version
    version = mine.version
    live(lambda: here.catch_up([id]))
    assert mine.version == version
    there.store.prolong(there.worker, now, now + 200)
    assert there.store.lookers([id], "", now + 150) == {id: {1, None}}
    there.store.prolong("a third", now + 150, now + 300)
    assert there.store.lookers([id], "", now + 150) == {id: {1, None}}, "what was over is forgotten"
    there.store.look_on(id, there.worker, set(), now + 100)
    live(lambda: here.catch_up([id]))
    assert mine.elsewhere == set() and mine.version > version
    there.store.look_on(id, there.worker, {0}, now - 1)
    live(lambda: here.catch_up([id]))
    assert mine.elsewhere == set()
    here.shared = True
    live(lambda: asyncio.sleep(0, here.watch(mine, 0, 1)), settle=here)
    assert there.store.lookers([id], there.worker, time.time()) == {id: {0}} and here.looking(id) == {0}
    assert there.store.lookers([id], there.worker, time.time() + ALIVE + 5) == {} and here.looking("elsewhere") == set()
    live(lambda: asyncio.sleep(0, here.watch(mine, 0, 1)), lambda: asyncio.sleep(0, here.watch(mine, 0, -1)), settle=here)
    assert there.store.lookers([id], there.worker, time.time()) == {id: {0}}, "one of two streams has ended"
    live(lambda: asyncio.sleep(0, here.watch(mine, 0, -1)), settle=here)
    assert there.store.lookers([id], there.worker, time.time()) == {} and here.looking(id) == set()


def test_only_news_of_others_are_looked_at(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    here, _ = workers
    mine, other = opened(workers)
    id, asked = mine.row.id, list[Any]()

    async def catch_up(ids: Any = None) -> None:
        asked.append(ids)

    monkeypatch.setattr(here, "catch_up", catch_up)
    mine.play(*legal(mine.session, Rng(1)))
    for what in (here.worker, "0", "1"):
        live(lambda what=what: asyncio.sleep(0, here.heard(id, what)), settle=here)
    live(lambda: asyncio.sleep(0, here.heard("no-such-table", "9")), settle=here)
    assert asked == []
    for what in ("2", "another-worker"):
        live(lambda what=what: asyncio.sleep(0, here.heard(id, what)), settle=here)
    assert asked == [[id], [id]] and other.row.id == id


def test_whoever_was_changed_elsewhere_is_looked_up_again(workers: Workers) -> None:
    here, there = workers
    mine, _ = opened(workers)
    for name in ("ann", "bob"):
        there.people.keep(Guest(name), name=name)
        here.people.find(name)
    there.people.keep(Guest("ann"), name="Anna")
    assert here.people.met("ann")[0].name == "ann"
    live(lambda: asyncio.sleep(0, here.heard("@ann", "changed")), settle=here)
    assert here.people.met("ann") is None and here.people.met("bob") is not None
    assert mine.row.seats[0].name == "Anna" and mine.row.seats[1].name == "Anna"
    assert not here.peace.barred
    there.peace.change("bob", held="barred")
    version = mine.version
    live(lambda: asyncio.sleep(0, here.heard(PEACE, "changed")), settle=here)
    assert here.people.met("bob") is None and set(here.peace.barred) == {"bob"} and mine.version > version
    here.people.find("ann")
    version = mine.version
    live(here.catch_up)
    assert here.people.met("ann") is None and mine.version == version


def test_what_is_said_elsewhere_is_heard(workers: Workers) -> None:
    here, there = workers
    mine, _ = opened(workers)
    version = mine.version
    there.people.keep(Guest("ann"), name="Ann")
    there.spoken.say(mine.row.id, "ann", 0, "I shall not", True)
    live(lambda: here.catch_up([mine.row.id]))
    assert mine.promises == {0: ("I shall not",)} and mine.talked > 0 and mine.version > version
    version = mine.version
    live(lambda: here.catch_up([mine.row.id]))
    assert mine.version == version


def test_while_the_database_is_away_a_table_is_not_sure(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    here, _ = workers
    mine, _ = opened(workers)
    mine.elsewhere = {1}

    def away(*args: Any) -> Any:
        raise HvozdError("away")

    with monkeypatch.context() as patch:
        patch.setattr(here.store, "revisions", away)
        live(lambda: here.catch_up([mine.row.id]))
    assert mine.unsure and mine.elsewhere == set()
    assert here.table(mine.row.id) is mine and not mine.unsure


def test_a_change_of_a_copy_that_was_replaced_is_seen_at_the_one_that_counts(workers: Workers) -> None:
    here, _ = workers
    old, other = opened(workers)
    new = Table(old.now, here.store)
    assert asyncio.run(here.keep(old)) is old
    here._open[old.row.id] = new
    version = new.version
    live(lambda: here.change(old, old.play, *legal(old.session, Rng(1))))
    assert new.version > version and not new.session.record.lines
    assert here.table(old.row.id) is new and len(new.session.record.lines) == 1
    version = new.version
    live(lambda: here.change(new, new.play, *legal(new.session, Rng(2))))
    assert new.version == version + 1 and not new.unsure
    with pytest.raises(HvozdError):
        live(lambda: here.change(old, old.play, *legal(old.session, Rng(2))))
    assert other.session.record.lines == []
