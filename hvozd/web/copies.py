"""One table: people and agents around a session, its actions stored before anybody sees them.

A table in memory is a copy with a revision. Whatever changes it is tried on a clone, stored under the next number, and only then
put in its place: a change that is not stored has changed nothing. Whoever finds the number taken catches up and is told.
Changes wait for the database, so they are made in threads, one at a time for each table; what the table is lies in one
`Moment`, so that nobody ever sees half of a change.
"""

import asyncio
import contextlib
import secrets
import threading
from collections.abc import Collection, Mapping, Sequence

import msgspec

from hvozd.core import HvozdError, Session, find_game
from hvozd.core.carry import carry_dated
from hvozd.core.errors import StaleDecision
from hvozd.core.record import Record
from hvozd.web.agreed import Agreed
from hvozd.web.history import note_end
from hvozd.web.store import Busy, NotRead, NotStored, Row, Store, TableEvent, Turn


class NoTable(HvozdError):
    """There is no such table."""


class NotYours(HvozdError):
    """The seat belongs to somebody else."""


class Stopped(HvozdError):
    """The table was begun under earlier rules and cannot go on under those of today; it can be read."""


class Closed(HvozdError):
    """Those who sat there have closed the table."""


class Moment(msgspec.Struct, frozen=True):
    """A table between two events."""

    row: Row
    session: Session
    revision: int = 0
    """How many events led to this position and these seats."""
    paused: bool = False
    """Whether the host has stopped the agents."""
    hurries: int = 0
    """How often the host has hurried them."""
    agreed: Agreed = Agreed()
    """What people have agreed upon, or are about to."""


class Table:
    """One table: the session, who sits where, and a version that grows with every change."""

    def __init__(self, moment: Moment, store: Store) -> None:
        self.now = moment
        self.store = store
        self.unsure = False
        """Whether the database may know more: a change was refused, or nobody heard whether it was stored."""
        self.version = 0
        self.watchers: dict[int | None, int] = {}
        """How many streams are open here for each seat."""
        self.elsewhere: set[int | None] = set()
        """The seats for which streams are open in other workers."""
        self.payer = ""
        """The address for whose people agents think here."""
        self.talked = 0
        """The newest line that was said here."""
        self.promises: dict[int, tuple[str, ...]] = {}
        """What people have promised, by seat; nobody is held to it."""
        self.barred: Collection[str] = frozenset()
        """Who may not come to this server any more."""
        self.undone = 0
        """How often the position became another one than that to which a thought belongs."""
        self.hurried = threading.Event()
        """Tells the agent that thinks now to answer at once."""
        self.changing = threading.RLock()
        self._changed = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def row(self) -> Row:
        return self.now.row

    @property
    def session(self) -> Session:
        return self.now.session

    @property
    def revision(self) -> int:
        return self.now.revision

    # -- changes: stored first, then seen --------------------------------------------------------------------------------

    def play(self, action: str, seat: int, number: int) -> None:
        """Answer the open decision for a seat; illegal, stale and foreign answers raise and change nothing."""
        with self.changing:
            if self.session.record.stopped:
                raise Stopped(self.session.record.stopped)
            if self.now.agreed.closed:
                raise Closed("This table was closed; it can be read.")
            after = self.session.clone()
            after.play(action, seat, number)
            self.note(TableEvent.of(after.record.lines[-1]), session=after)

    def undo(self, seat: int, number: int, turn: bool = False) -> None:
        """Take back the last action of a seat, or all since the last reveal; `number` is the decision that was open to see."""
        with self.changing:
            if number != self.session.state.number:
                raise StaleDecision(f"Decision {number} is no longer open; look at the table again.")
            after = self.session.clone()
            (after.undo_turn if turn else after.undo)(seat)
            back = len(self.session.record.lines) - len(after.record.lines)
            self.note(TableEvent("undo", seat, number, back=back), session=after)
            self.forget_thoughts()

    def pause(self, paused: bool) -> None:
        """The host stops the agents, or lets them go on."""
        with self.changing:
            if paused != self.now.paused:
                self.note(TableEvent("pace", 0, self.session.state.number, "stop" if paused else "go"))

    def hurry(self) -> None:
        """The host wants the agent that thinks now, in whatever worker, to answer with the best it has found so far."""
        with self.changing:
            self.note(TableEvent("pace", 0, self.session.state.number, "hurry"))
            self.hurried.set()

    def sit(self, key: str, guest: str, name: str, program: bool = False) -> int:
        """Claim the seat of a secret link."""
        with self.changing:
            seat = self.seat_of_key(key)
            one = self.row.seats[seat]
            if one.guest and one.guest != guest:
                raise NotYours("Somebody else sits on this seat already.")
            taken = msgspec.structs.replace(one, guest=guest, name=name, agent="", program=program)
            seats = [taken if number == seat else other for number, other in enumerate(self.row.seats)]
            event = TableEvent("seat", seat, self.session.state.number)
            self.note(event, row=msgspec.structs.replace(self.row, seats=seats))
            return seat

    def note(self, event: TableEvent, session: Session | None = None, row: Row | None = None) -> None:
        """Store what happened, then let it be so."""
        before = self.now
        now = turn(session or before.session)
        changed = now != turn(before.session)
        next_row = (row or before.row).standing(now) if changed else row or before.row
        after = _paced(Moment(next_row, session or before.session, before.revision + 1), before, [event])
        try:
            if row is not None:
                self.store.seat(next_row, self.revision, event)
            else:
                self.store.append(self.row.id, self.revision, event, next_row if changed else None)
        except (Busy, NotStored) as error:
            self.unsure = True
            if isinstance(error, Busy):
                self.make_sure()
            raise
        self.now = after
        posed = after.agreed.taught or isinstance(next_row.header.position, str)
        if changed and (now.over or before.row.over) and not posed:
            note_end(self.store, next_row, after.session)
        self.touch()

    def make_sure(self) -> None:
        """Catch up with the database, where it may know more; as long as it does not answer, nothing changes."""
        with self.changing, contextlib.suppress(NotRead):
            if not self.unsure:
                return
            before, after = self.now, caught_up(self.now, self.store)
            self.unsure = False
            if after is before:
                return
            self.now = after
            if after.session.record.lines != before.session.record.lines:
                self.forget_thoughts()
            elif after.hurries != before.hurries:
                self.hurried.set()
            self.touch()

    def forget_thoughts(self) -> None:
        self.undone += 1
        self.hurried.set()

    # -- those who watch -------------------------------------------------------------------------------------------------

    def touch(self) -> None:
        """Wake everybody who watches; from any thread."""
        self.version += 1
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def wait(self, version: int, timeout: float) -> bool:
        """Until the table has another version; False when the time is up."""
        self._loop = asyncio.get_running_loop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                while (changed := self._changed) and self.version == version:
                    await changed.wait()
        return self.version != version

    def watch(self, seat: int | None, change: int) -> bool:
        """A stream of a seat opens or ends; whether that is the first or the last one of it. The others see who is here."""
        before = self.watchers.get(seat, 0)
        self.watchers[seat] = before + change
        flips = bool(before) != bool(before + change)
        if seat is not None and flips:
            self.touch()
        return flips

    @property
    def here(self) -> set[int | None]:
        """The seats for which somebody looks on in this worker."""
        return {seat for seat, number in self.watchers.items() if number}

    # -- people ----------------------------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, one in enumerate(self.row.seats) if guest and one.guest == guest]

    def hears_crowd(self, guest: str) -> bool:
        """Whether somebody hears what spectators say: those who play do when the game is over."""
        return not self.seats_of(guest) or self.session.decision is None

    def call_by_name(self, names: Mapping[str, str]) -> None:
        """People may have changed what they are called; that is no event of the table."""
        with self.changing:
            seats = [
                msgspec.structs.replace(one, name=names.get(one.guest, one.name)) if one.guest else one for one in self.row.seats
            ]
            if seats != self.row.seats:
                row = msgspec.structs.replace(self.row, seats=seats)
                self.now = msgspec.structs.replace(self.now, row=row)
                self.touch()

    def seat_of_key(self, key: str) -> int:
        """The seat that a secret link opens."""
        for seat, one in enumerate(self.row.seats):
            if one.key and secrets.compare_digest(one.key.encode(), key.encode()):
                return seat
        raise NotYours("This link opens no seat of this table; ask for it again.")


def turn(session: Session) -> Turn:
    """Whose answer is awaited; nobody's where a standing wish answers."""
    now, result = session.decision, session.state.result
    if now is None:
        return Turn((), True, tuple(result.winners) if result else ())
    return Turn(() if now.spared else tuple(now.seats))


# -- a table as its events tell it -----------------------------------------------------------------------------------------------


def caught_up(moment: Moment, store: Store) -> Moment:
    """What a table is now, given what it was: the events since then carried out."""
    found = store.find(moment.row.id, moment.revision)
    if found is None:
        raise NotRead("The tables cannot be read now; try again in a moment.")
    row, events = found
    if not events:
        return moment if store.revision(row.id) == moment.revision else rebuild(row.id, store)
    if any(event.kind == "rules" for event in events):
        return rebuild(row.id, store)
    return _folded(msgspec.structs.replace(moment, row=row, session=moment.session.clone()), events)


def rebuild(id: str, store: Store) -> Moment:
    """A stored table: its events carried out one after another, every action and die checked."""
    found = store.find(id)
    if found is None:
        raise NoTable("There is no such table; it may have been closed.")
    row, events = found
    version = find_game(row.header.game).version
    changed = max((index for index, event in enumerate(events) if event.kind == "rules"), default=-1)
    if version != (events[changed].action if changed >= 0 else row.header.rules):
        session = carried(row, events)
        if not session.record.stopped:
            marker = TableEvent("rules", 0, action=version)
            store.append(id, len(events), marker)
            events = [*events, marker]
        return _paced(Moment(row, session, len(events)), None, events)
    session = carried(row, events[:changed]) if changed >= 0 else Session.resume(Record(row.header, []))
    return _folded(_paced(Moment(row, session, changed + 1), None, events[: changed + 1]), events[changed + 1 :])


def _folded(moment: Moment, events: Sequence[TableEvent]) -> Moment:
    """After these events; the session given is changed."""
    session = moment.session
    for event in events:
        if event.kind == "action":
            session.follow(event.line)
        elif event.kind == "undo":
            session.undo(event.seat, event.back)
        elif event.kind == "back":
            session = shortened(session, event.back)
    return _paced(Moment(moment.row, session, moment.revision + len(events)), moment, events)


def _paced(moment: Moment, before: Moment | None, events: Sequence[TableEvent]) -> Moment:
    """The same with what these events say to the agents."""
    told = [event.action for event in events if event.kind == "pace"]
    paused, hurries = (before.paused, before.hurries) if before else (False, 0)
    stops = [word == "stop" for word in told if word != "hurry"]
    agreed = before.agreed if before else Agreed()
    for event in events:
        agreed = agreed.after(event)
    paces = {"paused": [paused, *stops][-1], "hurries": hurries + told.count("hurry")}
    return msgspec.structs.replace(moment, **paces, agreed=agreed)


def shortened(session: Session, back: int) -> Session:
    """A session without its last actions, whatever they revealed; nothing more of it can be taken back by one alone."""
    lines = session.record.lines[: len(session.record.lines) - back]
    new = Session.resume(Record(session.record.header, lines))
    new.forget()
    return new


def carried(row: Row, events: Sequence[TableEvent]) -> Session:
    """What was played under earlier rules, under those of today; none of it can be taken back."""
    rules, lines = row.header.rules, []
    for event in events:
        if event.kind == "action":
            lines.append((rules, event.line))
        elif event.kind in ("undo", "back"):
            del lines[-event.back :]
        elif event.kind == "rules":
            rules = event.action
    session = Session.resume(carry_dated(row.header, lines, find_game(row.header.game)))
    session.forget()
    return session
