"""Several workers on one database: each serves every table, all screens follow, the agents of a table think in one of them."""

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from statistics import median
from typing import Any

import pytest
from starlette.applications import Starlette

from hvozd.core import Rng
from hvozd.core.record import state_hash
from hvozd.web import opponents
from hvozd.web.app import application
from hvozd.web.copies import Table, rebuild
from hvozd.web.guests import Guest
from hvozd.web.store import Store, TableEvent
from hvozd.web.tables import Tables
from tests.web.conftest import GENEROUS, stored
from tests.web.storms import DUEL, legal


@contextlib.asynccontextmanager
async def workers(url: str, number: int = 2) -> AsyncIterator[list[Starlette]]:
    """So many workers in this process, each with its own store, memory and ears."""
    async with contextlib.AsyncExitStack() as running:
        apps = [application(url, pace=0, budgets=GENEROUS) for _ in range(number)]
        for app in apps:
            await running.enter_async_context(app.router.lifespan_context(app))
        yield apps


def run(url: str, live: Callable[[list[Starlette]], Coroutine[Any, Any, None]]) -> None:
    async def together() -> None:
        async with workers(url) as apps:
            await live(apps)

    asyncio.run(together())


def opened(app: Starlette, *seats: str) -> Table:
    tables: Tables = app.state.tables
    return tables.open_table("root", DUEL, seats, "host", "Ann", seed=5)


class Screen:
    """Somebody who looks at a table in one worker."""

    def __init__(self, app: Starlette, table: Table, seat: int | None, guest: str = "host") -> None:
        self.frames: list[tuple[float, str]] = []
        self._task = asyncio.create_task(self._look(app, table, seat, guest))

    async def _look(self, app: Starlette, table: Table, seat: int | None, guest: str) -> None:
        async for frame in app.state.server.frames(table, seat, Guest(guest)):
            self.frames.append((time.perf_counter(), frame))

    async def shows(self, text: str) -> float:
        """When it first showed this."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            if found := [at for at, frame in self.frames if text in frame]:
                return found[0]
            await asyncio.sleep(0.002)
        raise AssertionError(f"nobody has seen {text}: {[frame[:200] for _, frame in self.frames]}")

    async def leave(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task


def test_screens_of_the_other_worker_follow(url: str) -> None:
    """Seats split over two workers: each plays where it sits, and both see everything."""

    async def live(apps: list[Starlette]) -> None:
        table = opened(apps[0], "me", "me")
        copies = [table, await apps[1].state.tables.at_leisure(table.row.id)]
        screens = [Screen(app, copy, seat) for seat, (app, copy) in enumerate(zip(apps, copies, strict=True))]
        for screen in screens:
            await screen.shows("data: ")
        waits, rng = [], Rng(3)
        for _ in range(30):
            seat = copies[0].session.decision.seat  # type: ignore[union-attr]
            here, there = copies[seat], screens[1 - seat]
            action, who, number = legal(here.session, rng)
            began = time.perf_counter()
            await apps[seat].state.tables.change(here, here.play, action, who, number)
            waits.append(await there.shows(f'data-number":"{number + 1}"') - began)
            while copies[0].revision != copies[1].revision:
                await asyncio.sleep(0.002)
        assert state_hash(copies[0].session.state) == state_hash(copies[1].session.state)
        assert [line.number for line in stored(table.store, table.row.id)] == list(range(30))
        assert median(waits) < 0.2, sorted(waits)
        for screen in screens:
            await screen.leave()

    run(url, live)


def test_a_worker_that_comes_late_catches_up_from_the_events(url: str) -> None:
    """Not from the beginning: what it had is where it goes on, undo and seats and pace included."""
    one, other = Tables(Store(url)), Tables(Store(url))
    table = one.open_table("root", DUEL, ["me", "friend"], "host", "Ann", seed=5)
    copy, rng = other.table(table.row.id), Rng(3)
    for _ in range(40):
        table.play(*legal(table.session, rng))
    while not table.session.can_undo(0):
        table.play(*legal(table.session, rng))
    copy.unsure = True
    copy.make_sure()
    assert copy.session.state == table.session.state
    first = copy.session.record.lines[0]
    table.undo(0, table.session.state.number)
    table.sit(table.row.seats[1].key, "bob", "Bob")
    table.pause(True)
    table.play(*legal(table.session, rng))
    copy.unsure = True
    copy.make_sure()
    assert (copy.row.seats, copy.revision, copy.now.paused) == (table.row.seats, table.revision, True)
    assert copy.session.state == table.session.state == rebuild(table.row.id, table.store).session.state
    assert copy.session.can_undo(0) == table.session.can_undo(0)
    assert copy.session.record.lines[0] is first


@pytest.mark.parametrize("moment", ["at the start", "in the middle"])
def test_agents_think_in_one_worker_only(url: str, moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both workers show the table and would like to go on; every decision is thought about once."""
    thoughts: list[tuple[str, int]] = []
    thought = opponents.Agents._thought

    async def counted(self: opponents.Agents, seat: int) -> Any:
        thoughts.append((self.thinker.worker, self.table.session.state.number))
        return await thought(self, seat)

    monkeypatch.setattr(opponents.Agents, "_thought", counted)

    async def live(apps: list[Starlette]) -> None:
        table = opened(apps[0], "random", "me")
        copy = await apps[1].state.tables.at_leisure(table.row.id)
        screens = [Screen(apps[0], table, None), Screen(apps[1], copy, None)]
        rng, plays = Rng(4), 12 if moment == "in the middle" else 0
        for number in range(plays + 1):
            await agents_rest(table, copy)
            if number < plays:
                here, app = ((table, apps[0]), (copy, apps[1]))[number % 2]
                await app.state.tables.change(here, here.play, *legal(here.session, rng))
        decided = [event.decision for event in table.store.find(table.row.id)[1] if event.seat == 0]  # type: ignore[index]
        assert sorted(number for _, number in thoughts) == decided
        assert len({worker for worker, _ in thoughts}) == 1
        for screen in screens:
            await screen.leave()

    run(url, live)


async def agents_rest(*copies: Table) -> None:
    """Until the person is asked, and all know it."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        asked = [table.session.decision.seat for table in copies if table.session.decision]
        if asked == [1] * len(copies) and len({table.revision for table in copies}) == 1:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("the agents do not come to an end")


@pytest.mark.parametrize("jump", [-86400.0, 86400.0], ids=["back", "ahead"])
def test_agents_go_on_whatever_the_clock_says(url: str, jump: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock jumps by a day while a worker holds the agents; that worker dies, another one takes them over and plays on."""
    dead = Store(url)
    clock, offset = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: clock() + offset[0])

    async def live(apps: list[Starlette]) -> None:
        table = opened(apps[0], "random", "me")
        now = time.time()
        assert dead.claim(table.row.id, "dead", now, now + 0.01)
        offset[0] = jump
        if jump > 0:
            assert dead.claim(table.row.id, "dead", time.time(), time.time() + opponents.LEASE)
            offset[0] = 0.0
        screen, rng = Screen(apps[0], table, 1), Rng(4)
        for _ in range(6):
            await agents_rest(table)
            await apps[0].state.tables.change(table, table.play, *legal(table.session, rng))
            offset[0] = jump - offset[0]
        lines = stored(table.store, table.row.id)
        assert [line.number for line in lines] == list(range(len(lines)))
        await screen.leave()

    run(url, live)


def test_a_claim_is_one_workers_until_it_runs_out_or_is_given_back(url: str) -> None:
    store = Store(url)
    table = Tables(store).open_table("root", DUEL, ["me", "me"], "host", "Ann", seed=5).row.id
    assert store.claim(table, "one", 100.0, 115.0)
    assert not store.claim(table, "two", 114.0, 129.0)
    assert store.claim(table, "one", 114.0, 129.0)
    assert not store.claim(table, "two", 128.0, 143.0)
    assert store.claim(table, "two", 130.0, 145.0)
    assert not store.claim(table, "one", 131.0, 146.0)
    store.release("two", table)
    assert store.claim(table, "one", 131.0, 146.0)


def test_agents_of_a_dead_worker_go_on_elsewhere(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "LEASE", 0.6)
    monkeypatch.setattr(opponents, "AGAIN", 0.05)

    async def live(apps: list[Starlette]) -> None:
        table = opened(apps[0], "random", "me")
        assert table.store.claim(table.row.id, "dead", time.time(), time.time() + 0.6)
        screen = Screen(apps[0], table, None)
        await asyncio.sleep(0.3)
        assert table.revision == 0
        await agents_rest(table)
        assert table.revision > 0
        await screen.leave()

    run(url, live)


def test_agents_rest_when_nobody_waits_for_them(url: str) -> None:
    async def live(apps: list[Starlette]) -> None:
        table = opened(apps[0], "random", "random")
        agents = apps[0].state.tables.agents(table)
        agents.wake()
        await asyncio.sleep(0.2)
        assert agents.asked() is None
        assert table.revision == 0
        screen = Screen(apps[0], table, None, "somebody")
        while table.revision < 5:
            await asyncio.sleep(0.01)
        await screen.leave()
        await asyncio.sleep(0.3)
        rested = table.revision
        await asyncio.sleep(0.3)
        assert table.revision == rested

    run(url, live)


def test_who_is_here_is_seen_in_every_worker(url: str) -> None:
    async def live(apps: list[Starlette]) -> None:
        table = opened(apps[0], "me", "friend")
        copy = await apps[1].state.tables.at_leisure(table.row.id)
        there = Screen(apps[1], copy, None, "eve")
        await there.shows("chip f-marquise away")
        here = Screen(apps[0], table, 0)
        await there.shows("chip f-marquise here")
        assert copy.elsewhere == {0}
        await here.leave()
        while copy.elsewhere:
            await asyncio.sleep(0.01)
        assert re.search("f-marquise away", apps[1].state.server.live(copy, None, Guest("eve")).markup())
        await there.leave()

    run(url, live)


def test_the_host_hurries_and_pauses_agents_that_think_elsewhere(url: str) -> None:
    async def live(apps: list[Starlette]) -> None:
        table = opened(apps[0], "random", "me")
        copy = await apps[1].state.tables.at_leisure(table.row.id)
        assert table.store.claim(table.row.id, "another", time.time(), time.time() + 60)
        screens = [Screen(apps[0], table, 1), Screen(apps[1], copy, 1)]
        await screens[0].shows("data: ")
        table.hurried.clear()
        await apps[1].state.tables.agents(copy).hurry()
        while not table.hurried.is_set():
            await asyncio.sleep(0.01)
        await apps[1].state.tables.agents(copy).pause(True)
        while not table.now.paused:
            await asyncio.sleep(0.01)
        assert apps[0].state.tables.agents(table).halted
        for screen in screens:
            await screen.leave()

    run(url, live)


def test_a_worker_that_did_not_hear_anything_finds_out_when_it_writes(url: str) -> None:
    """Without ears: the revision decides, and the loser is told what the table is now."""
    one, other = Tables(Store(url)), Tables(Store(url))
    table = one.open_table("root", DUEL, ["me", "me"], "host", "Ann", seed=5)
    copy = other.table(table.row.id)
    table.store.append(table.row.id, 0, TableEvent("pace", 0, 0, "stop"))
    with pytest.raises(Exception, match="meanwhile"):
        copy.play(*legal(copy.session, Rng(1)))
    assert copy.now.paused and copy.revision == 1
    copy.play(*legal(copy.session, Rng(1)))
    assert copy.revision == 2
