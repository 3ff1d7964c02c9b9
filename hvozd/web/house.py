"""The tables that are open now: people and agents around a session, its actions stored before anybody sees them."""

import asyncio
import logging
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence

from hvozd.agents import Place, find_agent
from hvozd.agents.worker import Job, Minds, Thought
from hvozd.core import HvozdError, IllegalAction, Rng, Session, find_game
from hvozd.core.record import Record, replay, start
from hvozd.sim import sentence
from hvozd.web.store import Busy, Row, Seat, Store

log = logging.getLogger(__name__)

ME, FRIEND, CLOCKWORK = "me", "friend", "clockwork"
QUICK = "random"
"""The agent that does not think: it is asked here and now."""
ADVISER = "hard"
OPEN_TABLES = 200
"""So many tables are kept in memory; another one is rebuilt from its actions when somebody looks at it."""


class NoTable(HvozdError):
    """There is no such table."""


class NotYours(HvozdError):
    """The seat belongs to somebody else."""


class Table:
    """One table: the session, who sits where, and a version that grows with every change."""

    def __init__(self, row: Row, session: Session, store: Store, pace: float, minds: Minds) -> None:
        self.row = row
        self.session = session
        self.store = store
        self.minds = minds
        self.pace = pace
        """Seconds between two actions of agents, so that people can follow."""
        self.version = 0
        self.watchers: dict[int | None, int] = {}
        """How many streams are open for each seat."""
        self.trouble = ""
        """Why the agents have stopped, if they have."""
        self.stumbled = ""
        """What last went wrong inside an agent, so that any legal action was taken for it."""
        self.thinking: int | None = None
        self.paused = False
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stop = threading.Event()
        """Tells the agent that thinks now to answer at once."""
        self._undone = 0

    # -- changes: stored first, then seen --------------------------------------------------------------------------------

    def play(self, action: str, seat: int, number: int) -> None:
        """Answer the open decision for a seat; illegal, stale and foreign answers raise and change nothing."""
        self._take(lambda: self.session.play(action, seat, number))

    def _take(self, change: Callable[[], None]) -> None:
        change()
        try:
            self.store.append(self.row.id, self.session.record.lines[-1])
        except Exception:
            self.session = rebuild(self.row, self.store)
            self.touch()
            raise
        self.touch()

    def undo(self, seat: int, turn: bool = False) -> None:
        """Take back the last action of a seat, or all since the last reveal."""
        (self.session.undo_turn if turn else self.session.undo)(seat)
        self._undone += 1
        self._stop.set()
        self.store.cut(self.row.id, len(self.session.record.lines))
        self.touch()

    def touch(self) -> None:
        """Wake everybody who watches."""
        self.version += 1
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def wait(self, version: int, timeout: float) -> bool:
        """Until the table has another version; False when the time is up."""
        if self.version != version:
            return True
        try:
            await asyncio.wait_for(self._changed.wait(), timeout)
        except TimeoutError:
            return False
        return True

    # -- agents ----------------------------------------------------------------------------------------------------------

    def wake_agents(self) -> None:
        """Let the agents go on, if it is their turn."""
        if (seat := self.next_agent()) is not None and not self.paused and (self._task is None or self._task.done()):
            self.thinking = seat
            self._task = asyncio.create_task(self._run_agents())

    def next_agent(self) -> int | None:
        now = self.session.decision
        return next((seat for seat in now.seats if self.row.seats[seat].agent), None) if now else None

    def pause(self, paused: bool) -> None:
        """The host stops the agents, or lets them go on."""
        self.paused = paused
        self.trouble = ""
        self.touch()
        self.wake_agents()

    def hurry(self) -> None:
        """The host wants the agent that thinks now to answer with the best it has found so far."""
        self._stop.set()

    async def _run_agents(self) -> None:
        while (seat := self.next_agent()) is not None and not self.paused:
            self.thinking = seat
            try:
                await self._agent_turn(seat)
            except Exception as error:
                log.exception("the agents of table %s have stopped", self.row.id)
                self.trouble, self.paused = sentence(error), True
                self.touch()
            finally:
                self.thinking = None

    async def _agent_turn(self, seat: int) -> None:
        """One choice of an agent; it only counts if nothing was taken back meanwhile."""
        number, undone = self.session.state.number, self._undone
        self._stop = threading.Event()
        thought, _ = await asyncio.gather(self._thought(seat), asyncio.sleep(self.pace))
        if thought.trouble:
            self.stumbled = f"{self.row.seats[seat].agent}: {thought.trouble}"
            log.warning("table %s, decision %s: agent %s", self.row.id, number, self.stumbled)
        if self._undone == undone:
            try:
                self.play(thought.action, seat, number)
            except (IllegalAction, Busy) as error:
                log.warning("table %s: an answer of an agent comes too late: %s", self.row.id, error)

    async def _thought(self, seat: int) -> Thought:
        agent = self.row.seats[seat].agent
        if agent != QUICK:
            return await self.minds.think(self._job(seat, agent), self._stop)
        state, now = self.session.state, self.session.decision
        assert now is not None
        action = find_agent(agent)(self._chance(seat)).choose(Place(self.session.game, state, now, seat))
        return Thought(self.session.game.write(state, action))

    def _job(self, seat: int, agent: str, hint: str = "") -> Job:
        game, key = self.session.game, f"{self.row.id}-{seat}-{hint}"
        return Job(game.name, game.encode(self.session.state), seat, agent, key, self._chance(seat).seed, hint)

    def _chance(self, seat: int) -> Rng:
        return Rng(self.session.record.header.seed).fork(2).fork(seat).fork(self.session.state.number)

    async def advice(self, seat: int, lang: str) -> Thought:
        """What the hard agent would do for a seat that is asked, with its reasons in words."""
        return await self.minds.think(self._job(seat, ADVISER, lang), threading.Event())

    async def settle(self) -> None:
        """Until no agent is left to act (for tests and scripts)."""
        self.wake_agents()
        while self._task is not None and not self._task.done():
            await self._task
            self.wake_agents()

    def close(self) -> None:
        self._stop.set()
        if self._task is not None:
            self._task.cancel()

    def watch(self, seat: int | None, change: int) -> None:
        """A stream of a seat opens or ends; the others see who is here."""
        before = self.watchers.get(seat, 0)
        self.watchers[seat] = before + change
        if seat is not None and bool(before) != bool(before + change):
            self.touch()

    # -- people ----------------------------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, one in enumerate(self.row.seats) if guest and one.guest == guest]

    def seat_of_key(self, key: str) -> int:
        """The seat that a secret link opens."""
        for seat, one in enumerate(self.row.seats):
            if one.key and secrets.compare_digest(one.key.encode(), key.encode()):
                return seat
        raise NotYours("This link opens no seat of this table; ask for it again.")

    def sit(self, key: str, guest: str, name: str) -> int:
        """Claim the seat of a secret link."""
        seat = self.seat_of_key(key)
        one = self.row.seats[seat]
        if one.guest and one.guest != guest:
            raise NotYours("Somebody else sits on this seat already.")
        one.guest, one.name = guest, name
        self.store.seat(self.row)
        self.touch()
        return seat


class House:
    """All tables of one server."""

    def __init__(self, store: Store, pace: float = 0.5, minds: Minds | None = None) -> None:
        self.store = store
        self.pace = pace
        self.minds = minds or Minds()
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._rebuilding = asyncio.Lock()

    def open_table(
        self,
        game: str,
        options: Mapping[str, str],
        seats: Sequence[str],
        host: str,
        name: str,
        listed: bool = False,
        seed: int = -1,
        level: str = QUICK,
    ) -> Table:
        """A new table; `seats` says who sits where: me, friend or an agent; seats that are not named get agents of a level."""
        found = find_game(game)
        number = secrets.randbelow(1 << 48) if seed < 0 else seed
        resolved = found.resolve(options, number)
        state, record = start(found, resolved, number, [])
        wanted = seat_people([*(seats or [ME]), *[level] * state.seats][: state.seats], found.automatic(state))
        record.header.seats.extend(wanted)
        row = Row(secrets.token_urlsafe(9), record.header, [_seat(kind, host, name) for kind in wanted], host, listed)
        self.store.add(row)
        return self._keep(Table(row, Session(found, state, record), self.store, self.pace, self.minds))

    def open_record(self, record: Record, host: str, name: str) -> Table:
        """A record as a table of its own: finished ones can be looked at, others go on."""
        state = replay(record)
        record.closing = None
        game = find_game(record.header.game)
        seats = [_seat(kind, host, name) for kind in seat_people([ME] * state.seats, game.automatic(state))]
        row = Row(secrets.token_urlsafe(9), record.header, seats, host, False)
        self.store.add(row, record.lines)
        return self._keep(Table(row, Session(game, state, record), self.store, self.pace, self.minds))

    def table(self, id: str) -> Table:
        """A table, rebuilt from its actions if it is not in memory."""
        if id in self._open:
            self._open.move_to_end(id)
            return self._open[id]
        row = self.store.find(id)
        if row is None:
            raise NoTable("There is no such table; it may have been closed.")
        return self._keep(Table(row, rebuild(row, self.store), self.store, self.pace, self.minds))

    async def at_leisure(self, id: str) -> Table:
        """A table as well, but one that must be rebuilt is rebuilt beside, so that nobody waits for it."""
        async with self._rebuilding:
            row = None if id in self._open else self.store.find(id)
            if row is None:
                return self.table(id)
            session = await asyncio.to_thread(rebuild, row, self.store)
            return self._open.get(id) or self._keep(Table(row, session, self.store, self.pace, self.minds))

    def _keep(self, table: Table) -> Table:
        self._open[table.row.id] = table
        for id, old in list(self._open.items())[: max(0, len(self._open) - OPEN_TABLES)]:
            if not any(old.watchers.values()):
                old.close()
                del self._open[id]
        return table

    def close(self) -> None:
        for table in self._open.values():
            table.close()
        self.minds.close()


def rebuild(row: Row, store: Store) -> Session:
    """The session of a stored table: its record replayed, every action and die checked."""
    game = find_game(row.header.game)
    if row.header.rules != game.version:
        raise HvozdError(
            f"This table was played under rules {row.header.rules} of {game.title}; these are {game.version}. "
            "It can only be opened with the version of Hvozd that it was made with."
        )
    record = Record(row.header, store.lines(row.id))
    return Session(game, replay(record), record)


def seat_people(wanted: list[str], automatic: Sequence[int]) -> list[str]:
    """Who sits where, when some seats need nobody: a person named for one of those takes the first other seat."""
    seated = [CLOCKWORK if seat in automatic else kind for seat, kind in enumerate(wanted)]
    others = [seat for seat in range(len(wanted)) if seat not in automatic]
    if ME in wanted and ME not in seated and others:
        seated[others[0]] = ME
    return seated


def _seat(kind: str, host: str, name: str) -> Seat:
    if kind == ME:
        return Seat(key=secrets.token_urlsafe(16), guest=host, name=name)
    if kind == FRIEND:
        return Seat(key=secrets.token_urlsafe(16))
    if kind == CLOCKWORK:  # a seat that plays itself and is never asked
        return Seat(agent=QUICK, name=CLOCKWORK)
    find_agent(kind)
    return Seat(agent=kind, name=kind)
