"""The tables that are open now: copies of what the database has, each with the agents that sit there."""

import asyncio
import contextlib
import contextvars
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from hvozd.agents import find_agent
from hvozd.agents.worker import Minds
from hvozd.core import HvozdError, Session, find_game
from hvozd.core.record import start
from hvozd.web.copies import Moment, Table, rebuild, turn
from hvozd.web.fair import Places
from hvozd.web.guests import new_id
from hvozd.web.opponents import QUICK, Agents, Thinker
from hvozd.web.peace import PEACE, Peace
from hvozd.web.people import People
from hvozd.web.spoken import Spoken
from hvozd.web.store import Row, Seat, Store, TableEvent
from hvozd.web.strangers import Told

ME, FRIEND, CLOCKWORK = "me", "friend", "clockwork"
CHANCE = 160
"""Bits of a table's seed: nobody who knows some of its cards can search for the others."""
OPEN_TABLES = 200
"""So many tables are kept in memory; another one is rebuilt from its actions when somebody looks at it."""
THREADS = 12
"""So many requests may wait for the database at once."""
ALIVE = 60.0
"""Seconds for which others believe what a worker says of those who look on there."""
T = TypeVar("T")


class Tables:
    """All tables of one worker."""

    def __init__(self, store: Store, pace: float = 0.5, minds: Minds | None = None) -> None:
        self.store = store
        self.people = People(store)
        self.spoken = Spoken(store)
        self.peace = Peace(store)
        self.worker = secrets.token_hex(8)
        self.minds = minds or Minds()
        self.shared = False
        """Whether other workers may serve these tables too."""
        self._threads = ThreadPoolExecutor(THREADS, "hvozd-store")
        self._thinker = Thinker(self.minds, pace, self.worker, self.beside, Places(self.minds.number))
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._agents: dict[str, Agents] = {}
        self._opening = threading.RLock()
        self._rebuilding = [threading.Lock() for _ in range(64)]
        self._tasks: set[asyncio.Task[Any]] = set()

    async def beside(self, do: Callable[..., T], *args: Any, **named: Any) -> T:
        """Do something that waits for the database, in a thread, so that nobody else waits for it."""
        context = contextvars.copy_context()
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: context.run(do, *args, **named))

    def spawn(self, doing: Any) -> None:
        """Let something go on whose end nobody waits for."""
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- opening -----------------------------------------------------------------------------------------------------------

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
        number = secrets.randbits(CHANCE) if seed < 0 else seed
        resolved = found.resolve(options, number)
        state, record = start(found, resolved, number, [])
        return self.open_session(
            Session(found, state, record), [*(seats or [ME]), *[level] * state.seats][: state.seats], host, name, listed
        )

    def open_session(self, session: Session, seats: list[str], host: str, name: str, listed: bool = False) -> Table:
        """A table for a game that stands at its beginning."""
        header = session.record.header
        wanted = seat_people(seats, session.game.automatic(session.state))
        header.seats.extend(wanted)
        row = Row(new_id(9), header, [_seat(kind, host, name) for kind in wanted], host, listed).standing(turn(session))
        self.store.add(row)
        return self._keep(Table(Moment(row, session), self.store))

    def open_record(self, told: Told, host: str, name: str, others: str = ME) -> str:
        """A record as a table of its own, and its id: finished ones can be looked at, others go on; `others` says who sits at
        all seats but the first."""
        kinds = seat_people([ME, *[others] * (told.seats - 1)], told.automatic)
        seats = [_seat(kind, host, name) for kind in kinds]
        row = Row(new_id(9), told.header, seats, host, False, over=told.over)
        self.store.add(row, told.lines)
        return row.id

    def once_more(self, table: Table) -> str:
        """The id of a table for the same people under the same options, everybody a seat further on."""
        with table.changing:
            if table.now.agreed.rematch:
                return table.now.agreed.rematch
            found, old = find_game(table.row.header.game), table.row
            number = secrets.randbits(CHANCE)
            state, record = start(found, old.header.options, number, [])
            automatic = found.automatic(state)
            free = [seat for seat in range(state.seats) if seat not in automatic]
            came = [one for one in old.seats if one.name != CLOCKWORK][: len(free)]
            seats = [_seat(CLOCKWORK, "", "") for _ in range(state.seats)]
            for place, one in zip(free, [*came[-1:], *came[:-1]], strict=False):
                key = secrets.token_urlsafe(16) if one.key else ""
                seats[place] = msgspec.structs.replace(one, key=key, agent="" if one.guest else one.agent)
            record.header.seats.extend("person" if one.guest else one.agent or FRIEND for one in seats)
            session = Session(found, state, record)
            row = Row(new_id(9), record.header, seats, old.host, old.listed).standing(turn(session))
            self.store.add(row)
            self._keep(Table(Moment(row, session), self.store))
            table.note(TableEvent("rematch", 0, table.session.state.number, row.id))
            return row.id

    # -- finding -----------------------------------------------------------------------------------------------------------

    def table(self, id: str) -> Table:
        """A table as it is now, rebuilt from its events if it is not in memory. It may wait for the database."""
        with self._rebuilding[hash(id) % len(self._rebuilding)]:
            table = self._known(id)
            if table is None:
                table = Table(rebuild(id, self.store), self.store)
                table.talked, table.promises = self.spoken.heard([id]).get(id, 0), self.spoken.promises(id)
                return self._keep(table)
        table.make_sure()
        return table

    async def at_leisure(self, id: str) -> Table:
        """A table as well; whoever asks waits, and nobody else."""
        table = self._known(id)
        return await self.beside(self.table, id) if table is None or table.unsure else table

    def _known(self, id: str) -> Table | None:
        with self._opening:
            if id in self._open:
                self._open.move_to_end(id)
            return self._open.get(id)

    def open_tables(self) -> list[Table]:
        """Those that are in memory now."""
        with self._opening:
            return list(self._open.values())

    async def change(self, table: Table, do: Callable[..., T], *args: Any) -> T:
        """Do something that changes a table, then let its agents go on."""
        try:
            return await self.beside(do, *args)
        finally:
            now = self._known(table.row.id)
            if now is not None and now is not table:
                now.unsure = True
                now.touch()
            self.agents(now or table).wake()

    async def keep(self, table: Table) -> Table:
        """The table that everybody has now: this one, or the one that has taken its place."""
        with self._opening:
            if table.row.id not in self._open:
                table.unsure = True
                self._keep(table)
        return await self.at_leisure(table.row.id)

    def agents(self, table: Table) -> Agents:
        """The agents that sit at a table."""
        with self._opening:
            found = self._agents.get(table.row.id)
            if found is None or found.table is not table:
                found = self._agents[table.row.id] = Agents(table, self._thinker)
            return found

    def _keep(self, table: Table) -> Table:
        table.barred = self.peace.barred
        with self._opening:
            self._open[table.row.id] = table
            for id, old in list(self._open.items())[: max(0, len(self._open) - OPEN_TABLES)]:
                if not old.here and old is not table:
                    del self._open[id]
                    if agents := self._agents.pop(id, None):
                        agents.close()
        return table

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for agents in self._agents.values():
            agents.close()
        self.minds.close()
        if self.shared:
            with contextlib.suppress(HvozdError):
                self.store.release(self.worker)
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- other workers -----------------------------------------------------------------------------------------------------

    def watch(self, table: Table, seat: int | None, change: int) -> None:
        """A stream of a seat opens or ends; the other workers are told when it is the first or the last."""
        if table.watch(seat, change) and self.shared:
            self.spawn(self._tell_who_looks_on(table))

    async def _tell_who_looks_on(self, table: Table) -> None:
        with contextlib.suppress(HvozdError):
            await self.beside(lambda: self.store.look_on(table.row.id, self.worker, table.here, time.time() + ALIVE))

    def looking(self, id: str) -> set[int | None]:
        """Through whose eyes people look at a table in this worker."""
        table = self._open.get(id)
        return table.here if table is not None else set()

    async def prolong(self) -> None:
        """Say that this worker is alive; to be said more often than others forget it."""
        with contextlib.suppress(HvozdError):
            await self.beside(lambda: self.store.prolong(self.worker, time.time(), time.time() + ALIVE))

    def heard(self, id: str, what: str) -> None:
        """Another worker (or this one) says that a table has a revision, or that others look on there."""
        if id.startswith("@"):
            self.people.forget("" if id == PEACE else id[1:])
            self.spawn(self.call_by_name())
            self.spawn(self.keep_peace())
        table = self._open.get(id)
        if table is not None and what != self.worker and (not what.isdigit() or int(what) > table.revision):
            self.spawn(self.catch_up([id]))

    async def catch_up(self, ids: Sequence[str] | None = None) -> None:
        """See what others did: at these tables, or at all that are open."""
        if ids is None:
            self.people.forget()
            await self.call_by_name()
            await self.keep_peace()
        wanted = [id for id in (list(self._open) if ids is None else ids) if id in self._open]
        try:
            revisions = await self.beside(self.store.revisions, wanted)
            lookers = await self.beside(self.store.lookers, wanted, self.worker, time.time())
            said = await self.beside(self.spoken.heard, wanted)
        except HvozdError:
            revisions, lookers, said = dict.fromkeys(wanted, -1), {}, {}
        for table in [self._open[id] for id in wanted if id in self._open]:
            elsewhere = lookers.get(table.row.id, set())
            if elsewhere != table.elsewhere:
                table.elsewhere = elsewhere
                table.touch()
            if revisions.get(table.row.id, 0) != table.revision:
                table.unsure = True
            await self.hear(table, said.get(table.row.id, table.talked))
            if table.here or self.agents(table).claimed:
                await self.beside(table.make_sure)
                self.agents(table).wake()

    async def hear(self, table: Table, line: int) -> None:
        """Something was said at a table, up to this line."""
        if line != table.talked:
            table.promises = await self.beside(self.spoken.promises, table.row.id)
            table.talked = line
            table.touch()

    async def keep_peace(self, known: bool = False) -> None:
        """See who is held back; where somebody is barred now (`known` says so), whoever looks on is looked at again."""
        with contextlib.suppress(HvozdError):
            if await self.beside(self.peace.look) or known:
                for table in self.open_tables():
                    table.touch()

    async def call_by_name(self) -> None:
        """Whoever sits at an open table is called as they are called now."""
        open = self.open_tables()
        ids = {one.guest for table in open for one in table.row.seats if one.guest}
        with contextlib.suppress(HvozdError):
            names = await self.beside(self.store.names, ids)
            for table in open:
                table.call_by_name(names)


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
