"""The agents of a table: one after the other, in one worker only, and only while somebody waits for them.

A worker claims the agents of a table for some seconds at a time. If it dies, the claim runs out and another worker, where
somebody looks at the table, goes on. Two claims at once (clocks that disagree) do no harm: of two answers one is stored.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from hvozd.agents import Place, find_agent
from hvozd.agents.worker import Job, Minds, Thought
from hvozd.core import HvozdError, IllegalAction, Rng
from hvozd.runs.sim import sentence
from hvozd.web.copies import Table
from hvozd.web.fair import Places
from hvozd.web.store import Busy, NotStored

log = logging.getLogger(__name__)

QUICK = "random"
"""The agent that does not think: it is asked here and now."""
ADVISER = "hard"
PAUSES = (0.2, 1.0, 5.0, 15.0)
"""Seconds after which the answer of an agent that could not be stored is tried again."""
LEASE = 15.0
"""Seconds for which a worker claims the agents of a table."""
AGAIN = 1.0
"""Seconds after which a worker whose claim was refused asks again."""
Beside = Callable[..., Awaitable[Any]]
"""Runs a function that waits for the database in a thread."""


class Thinker(msgspec.Struct, frozen=True):
    """Where agents think: with which minds, how fast, in which worker."""

    minds: Minds
    pace: float
    """Seconds between two actions of agents, so that people can follow."""
    worker: str
    beside: Beside
    places: Places
    """So many as there are minds."""


class Agents:
    """The agents of one table."""

    def __init__(self, table: Table, thinker: Thinker) -> None:
        self.table = table
        self.thinker = thinker
        self.trouble = table.session.record.stopped
        """Why the agents have stopped, if they have."""
        self.stumbled = ""
        """What last went wrong inside an agent, so that any legal action was taken for it."""
        self.claimed = 0.0
        """Until when (by the monotonic clock) they are this worker's."""
        self._task: asyncio.Task[None] | None = None

    @property
    def halted(self) -> bool:
        return self.table.now.paused or bool(self.trouble)

    def asked(self) -> int | None:
        """Whose answer nobody has to give now: that of an agent, or of a standing wish."""
        now, seats = self.table.session.decision, self.table.row.seats
        if now is None or self.halted or self.table.now.agreed.closed or not self._awaited():
            return None
        return now.seat if now.spared else next((seat for seat in now.seats if seats[seat].agent), None)

    def _awaited(self) -> bool:
        """Whether somebody looks on, here or elsewhere, or sits at the table and will be asked after them."""
        table = self.table
        return bool(table.here or table.elsewhere) or any(one.guest for one in table.row.seats)

    def wake(self) -> None:
        """Let the agents go on, if it is their turn."""
        if self.asked() is not None and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run())

    async def pause(self, paused: bool) -> None:
        """The host stops the agents, or lets them go on."""
        await self.thinker.beside(self.table.pause, paused)
        self.trouble = ""
        self.table.touch()
        self.wake()

    async def hurry(self) -> None:
        """The host wants the agent that thinks now to answer with the best it has found so far; it may think elsewhere."""
        if time.monotonic() < self.claimed:
            self.table.hurried.set()
        elif self.asked() is not None:
            await self.thinker.beside(self.table.hurry)

    async def settle(self) -> None:
        """Until no agent is left to act (for tests and scripts)."""
        self.wake()
        while self._task is not None and not self._task.done():
            await self._task
            self.wake()

    def close(self) -> None:
        self.table.hurried.set()
        if self._task is not None:
            self._task.cancel()

    # -- turns -----------------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while (seat := self.asked()) is not None:
            try:
                if await self._claim():
                    if self.asked() == seat:
                        await self._turn(seat)
                else:
                    await asyncio.sleep(AGAIN)
                    await self.thinker.beside(self.table.make_sure)
            except Exception as error:
                log.exception("the agents of table %s have stopped", self.table.row.id)
                self.trouble = sentence(error)
                self.table.touch()

    async def _claim(self) -> bool:
        """Whether the agents are this worker's; while the database is away nobody else can answer for them either."""
        if time.monotonic() < self.claimed - LEASE / 2:
            return True
        began, now = time.monotonic(), time.time()
        try:
            mine = await self.thinker.beside(self.table.store.claim, self.table.row.id, self.thinker.worker, now, now + LEASE)
        except HvozdError:
            return True
        self.claimed = began + LEASE if mine else 0.0
        if mine:  # another worker may have answered before it let go
            self.table.unsure = True
            await self.thinker.beside(self.table.make_sure)
        return bool(mine)

    async def _turn(self, seat: int) -> None:
        """One choice of an agent; it only counts if nothing was taken back meanwhile."""
        table = self.table
        number, undone = table.session.state.number, table.undone
        table.hurried = threading.Event()
        thought, _ = await asyncio.gather(self._thought(seat), asyncio.sleep(self.thinker.pace))
        if thought.trouble:
            self.stumbled = f"{table.row.seats[seat].agent}: {thought.trouble}"
            log.warning("table %s, decision %s: agent %s", table.row.id, number, self.stumbled)
        try:
            await self._play_unless_undone(thought.action, seat, number, undone)
        except (IllegalAction, Busy) as error:
            log.warning("table %s: an answer of an agent comes too late: %s", table.row.id, error)

    async def _play_unless_undone(self, action: str, seat: int, number: int, undone: int) -> None:
        """The answer of an agent; while the database is away it is tried again a few times."""
        for pause in (*PAUSES, None):
            if self.table.undone != undone:
                return
            try:
                await self.thinker.beside(self.table.play, action, seat, number)
                return
            except NotStored:
                if pause is None:
                    raise
            await asyncio.sleep(pause)
            await self.thinker.beside(self.table.make_sure)

    async def _thought(self, seat: int) -> Thought:
        agent, session = self.table.row.seats[seat].agent, self.table.session
        now = session.decision
        assert now is not None
        if now.spared:
            return Thought(session.game.write(session.state, now.spared))
        if agent != QUICK:
            return await self._think(self._job(seat, agent), self.table.hurried)
        action = find_agent(agent)(self._chance(seat)).choose(Place(session.game, session.state, now, seat))
        return Thought(session.game.write(session.state, action))

    async def _think(self, job: Job, stop: threading.Event) -> Thought:
        """Think, however long it takes; the claim goes on meanwhile."""
        thinking = asyncio.create_task(self._in_turn(job, stop))
        try:
            while not (await asyncio.wait([thinking], timeout=LEASE / 3))[0]:
                await self._claim()
            return thinking.result()
        finally:
            thinking.cancel()

    async def _in_turn(self, job: Job, stop: threading.Event) -> Thought:
        """Minds are few: whoever lets many agents think waits for them longer, and nobody else does."""
        async with self.thinker.places.turn(self.table.payer):
            return await self.thinker.minds.think(job, stop)

    def _job(self, seat: int, agent: str, hint: str = "") -> Job:
        session, key = self.table.session, f"{self.table.row.id}-{seat}-{hint}"
        position = session.game.encode(session.state)
        return Job(session.game.name, position, seat, agent, key, self._chance(seat).seed, hint)

    def _chance(self, seat: int) -> Rng:
        session = self.table.session
        return Rng(session.record.header.seed).fork(2).fork(seat).fork(session.state.number)

    async def advice(self, seat: int, lang: str) -> Thought:
        """What the hard agent would do for a seat that is asked, with its reasons in words."""
        return await self._in_turn(self._job(seat, ADVISER, lang), threading.Event())

    async def release(self) -> None:
        """Others may think for this table now."""
        if time.monotonic() < self.claimed:
            self.claimed = 0.0
            with contextlib.suppress(HvozdError):
                await self.thinker.beside(self.table.store.release, self.thinker.worker, self.table.row.id)
