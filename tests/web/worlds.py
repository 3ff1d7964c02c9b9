"""The same table in two worlds: as it is, and with everything that one caller may not know dealt anew."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import cache

import msgspec
import pytest

from hvozd.agents.worker import Job, Thought, _Thinker
from hvozd.core import HvozdError, Rng, Session, State
from hvozd.core.journal import Entry
from hvozd.core.record import Line, Record, replay
from hvozd.kit.once import afresh
from hvozd.web import app as web
from hvozd.web import lobby, opponents
from hvozd.web import replay as past
from hvozd.web.copies import Moment, Table
from hvozd.web.database import (
    challenges,
    events,
    invitations,
    mutes,
    notes,
    people,
    removals,
    reports,
    sitting,
    tables,
    talk,
    ways,
)
from hvozd.web.people import digest
from hvozd.web.store import Row, Seat
from hvozd.web.strangers import Told, told
from hvozd.web.tables import Tables
from tests.web.caller import Answer, Caller
from tests.web.conftest import GENEROUS

PEOPLE = {"host": 0, "guest": 1, "other": 2, "spectator": None, "stranger": None}
"""Who calls, and which seat is theirs, where there are so many; the last seat of four is free."""
MODERATOR = "other"
"""Who moderates the server, and plays."""
ID, ELSEWHERE = "the-table-12", "hidden-table"
TABLES: dict[str, tuple[dict[str, str], int]] = {
    "root": ({"factions": "marquise,corvids,alliance,vagabond", "map": "autumn", "deck": "exiles"}, 60),
    "crescent": ({"seats": "4"}, 40),
    "defenders": ({"seats": "4"}, 40),
    "harrow": ({"preset": "chapter2"}, 40),
}
"""Options, and how far the game has come at least."""


class Reader:
    """Reads records here and now."""

    def read(self, data: bytes) -> Told:
        found = told(data)
        if found.fault:
            raise HvozdError(found.fault)
        return found

    def close(self) -> None:
        pass


class Quick:
    """A mind in this process; chance is not what is compared."""

    number = 1

    async def think(self, job: Job, stop: object, patience: float = 0.0) -> Thought:
        return _Thinker(None).answer(msgspec.structs.replace(job, agent="greedy", seed=1))  # type: ignore[arg-type]

    def close(self) -> None:
        pass


@cache
def played(game: str, over: bool = False) -> Session:
    """A game in which the host is asked, can take something back and does not know all, some way in; or one that is over."""
    options, least = TABLES[game]
    for seed in range(20):
        session, rng = Session.new(game, options, seed=5), Rng(seed)
        while (now := session.decision) is not None:
            if not over and now.number > least and now.seats == (0,) and session.can_undo(0) and hides(session, 0):
                return session
            session.play(now.options(now.seat).sample(rng), now.seat)
        if over:
            return session
    raise AssertionError("it never comes to that")


def hides(session: Session, seat: int) -> bool:
    """Whether dealing anew what a seat does not know makes a difference."""
    other = session.game.determinize(session.state, seat, Rng(1))
    other.seed, other.draws, other.loaded = session.state.seed, session.state.draws, session.state.loaded
    return bool(other.data() != session.state.data())


class World:
    """A server with one table; `hidden_from` a caller of that name all is dealt anew that is none of his business."""

    def __init__(self, game: str, hidden_from: str | None = None, over: bool = False) -> None:
        self.game, self.hidden_from, self.true = game, hidden_from, played(game, over)
        self.id, self.seats = ID, self.true.state.seats
        self.number = len(self.true.record.lines)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(lobby, "Reader", Reader)
            self.app = web.application(pace=0, minds=Quick(), budgets=GENEROUS)  # type: ignore[arg-type]
        self.tables: Tables = self.app.state.tables
        self.tables.worker = "worker"
        self.app.state.server.guests._signer.secret_keys = [b"secret"]
        self.session = self.true if hidden_from is None or over else self.dealt()
        self.keep_people()
        self.keys = [self.secret(f"key-{seat}", 22, known=self.knows_key(seat)) for seat in range(self.seats)]
        self.table = self.opened()
        self.keep_talk()
        self.moment = self.table.now
        self.callers = {name: Caller(self.app, "" if name == "stranger" else name) for name in PEOPLE}

    # -- what there is -----------------------------------------------------------------------------------------------------

    def seat_of(self, who: str) -> int | None:
        seat = PEOPLE[who]
        return seat if seat is not None and seat < self.seats else None

    def knows_key(self, seat: int) -> bool:
        who = self.hidden_from
        return who is None or self.seat_of(who) == seat or (who == "host" and seat == 3)

    def secret(self, name: str, length: int, known: bool) -> str:
        """A secret text: another one, where it is not known."""
        return f"{name}-{'x' if known else 'y'}".ljust(length, "x" if known else "y")

    def person(self, name: str) -> str:
        """The id of somebody: what stands in his cookie, nobody else knows but a moderator."""
        return name if self.hidden_from in (None, name, MODERATOR) else f"{name}-anew"

    def opened(self) -> Table:
        names = {seat: name for name, seat in PEOPLE.items() if seat is not None and seat < self.seats}
        seats = [
            Seat(key=key, guest=self.person(names[seat]) if seat in names else "", name=names.get(seat, ""))
            for seat, key in enumerate(self.keys)
        ]
        over = self.session.decision is None
        row = Row(ID, self.session.record.header, seats, self.person("host"), True, created=1.0, over=over)
        self.tables.store.add(row, self.session.record.lines)
        hidden = ELSEWHERE if self.hidden_from is None else ELSEWHERE[::-1]
        self.tables.store.add(msgspec.structs.replace(row, id=hidden, host="nobody", seats=[], listed=False))
        return self.tables._keep(Table(Moment(row, self.session.clone(), self.number), self.tables.store))

    def keep_people(self) -> None:
        """Whom the database knows, and a way back to each."""
        with self.tables.store.engine.begin() as db:
            for gone in (ways, challenges, reports, removals, invitations, talk, notes, mutes, people):
                db.execute(gone.delete())
            known = [name for name in PEOPLE if name != "stranger"]
            db.execute(people.insert(), [self.row_of(name) for name in known])
            rows = [{"id": self.way(name), "person": self.person(name), "digest": self.back(name)} for name in known]
            db.execute(
                ways.insert(), [row | {"digest": digest(row["digest"].encode()), "uses": 0, "created": 1.0} for row in rows]
            )
            links = [(digest(f"come-{role}".ljust(32, "x").encode()), role) for role in ("known", "moderator")]
            rest = {"by": "", "uses": 1, "until": 1e12}
            db.execute(invitations.insert(), [{"digest": secret, "role": role, **rest} for secret, role in links])
        self.tables.people.forget()

    def row_of(self, name: str) -> dict[str, object]:
        role = "moderator" if name == MODERATOR else ""
        return {"id": self.person(name), "name": name, "lang": "", "epoch": 0, "wishes": b"{}", "created": 1.0, "role": role}

    def keep_talk(self) -> None:
        """What was said: at the table, among spectators, and what everybody has noted."""
        who = self.hidden_from
        among = "psst" if who is None or self.seat_of(who) is None or self.session.decision is None else "hush"
        lines = [("host", 0, "Hello <b>", True), ("spectator", None, among, False), ("guest", self.seat_of("guest"), "Hi", False)]
        with self.tables.store.engine.begin() as db:
            said = enumerate(lines, 1)
            row = {"table": ID, "at": 1.0}
            rows = [
                {"id": id, "person": self.person(name), "seat": seat, "text": text, "promise": promise} | row
                for id, (name, seat, text, promise) in said
            ]
            db.execute(talk.insert(), rows)
            told = enumerate([("guest", "host", 1), ("stranger", "spectator", 2)], 1)
            row = {"table": ID, "note": "rude", "at": 1.0, "settled": False}
            rows = [
                {"id": id, "person": self.person(by), "about": self.person(about), "lines": str(line)} | row
                for id, (by, about, line) in told
            ]
            db.execute(reports.insert(), rows)
            mine = [(name, f"note of {name}" if who in (None, name) else "hidden note") for name in PEOPLE if name != "stranger"]
            db.execute(notes.insert(), [{"table": ID, "person": self.person(name), "text": note} for name, note in mine])
        self.tables.peace.look()

    def way(self, who: str) -> str:
        return f"way-{who}".ljust(12, "x")[:12]

    def back(self, who: str) -> str:
        """The secret of somebody's return link: his own business; the same in all worlds."""
        return f"back-{who}".ljust(32, "x")

    def record(self) -> str:
        return short_record()

    def legal(self) -> str:
        """What the asked seat may answer; the same in all worlds."""
        return self.actions()[0] if self.actions() else "pass"

    def things(self) -> list[str]:
        """Some things that can be asked about: words of all kinds, those of hidden cards among them."""
        words = self.true.game.words(self.true.state)
        return [f"{kind}:{word}" for kind, row in sorted(words.items()) for word in list(row)[:3]] + ["seat:1 place:1", ":", "x"]

    def actions(self) -> list[str]:
        """Some answers of the seat that is asked, and of seats that will be or were asked: they may name what is hidden."""
        now = self.true.decision
        options = [self.true.game.write(self.true.state, action) for action in list(now.options(0))[:3]] if now else []
        return [*options, *(line.action for line in self.true.record.lines[-12::4])]

    # -- what is hidden ----------------------------------------------------------------------------------------------------

    def dealt(self) -> Session:
        assert self.hidden_from is not None
        seat, session = self.seat_of(self.hidden_from), self.true.clone()
        session.state = self.anew(self.true.state, 1)
        session._past = [(who, self.anew(state, 2)) for who, state in self.true._past]
        header = msgspec.structs.replace(self.true.record.header, seed=99, random=[])
        lines = [line if line.seat == seat else Line(line.number, line.seat, "?", []) for line in self.true.record.lines]
        session.record = Record(header, lines)
        return session

    def anew(self, state: State, chance: int) -> State:
        """All that the caller cannot see dealt anew; of the journal only what he may read is left."""
        assert self.hidden_from is not None
        seat = self.seat_of(self.hidden_from)
        other: State = self.true.game.determinize(state, seat, Rng(chance))
        assert state.journal is not None
        other.journal = state.journal.clone()
        other.journal.entries = [kept for entry in state.journal.entries if (kept := as_read_by(entry, seat))]
        return other

    def looked_back(self, record: Record, at: int) -> State:
        """A position of the past, as it was here."""
        state = replay(self.true.record, at)
        return state if self.session is self.true else self.anew(state, 3)

    # -- calls -------------------------------------------------------------------------------------------------------------

    @contextmanager
    def here(self) -> Iterator[None]:
        """What is asked now is asked in this world; the other one is drawn afresh, so that nothing kept can stand in for it."""
        with pytest.MonkeyPatch.context() as patch, nullcontext() if self.hidden_from is None else afresh():
            patch.setattr(past, "replay", self.looked_back)
            patch.setattr(opponents.Agents, "_chance", lambda agents, seat: Rng(1))
            yield

    async def ask(self, who: str, method: str, path: str, query: str, body: bytes, kind: str) -> Answer:
        with self.here():
            before = self.mark()
            answer = await self.callers[who].call(method, path, query, body, kind)
            if method == "GET" or answer.refused:
                assert self.mark() == before, (who, method, path, query, body[:80], answer.status)
            elif self.mark() != before:
                await self.reset()
            return answer

    def mark(self) -> tuple[bool, int]:
        """All that a refusal must leave as it is: the table, and every row of the database."""
        with self.tables.store.engine.connect() as db:
            return self.table.now is self.moment, db.connection.dbapi_connection.total_changes  # type: ignore[union-attr]

    async def reset(self) -> None:
        """As it was before a change."""
        with self.here():
            await self.tables.agents(self.table).settle()
        kept = [ID, ELSEWHERE, ELSEWHERE[::-1]]
        with self.tables.store.engine.begin() as db:
            db.execute(events.delete().where((events.c.number > self.number) | events.c.table.not_in(kept)))
            sitters = sorted({self.moment.row.host, "nobody", *(one.guest for one in self.moment.row.seats)})
            db.execute(sitting.delete().where(sitting.c.table.not_in(kept) | sitting.c.guest.not_in(sitters)))
            db.execute(tables.delete().where(tables.c.id.not_in(kept)))
            seats = msgspec.json.encode(self.moment.row.seats)
            db.execute(
                tables.update().where(tables.c.id == ID).values(seats=seats, over=self.moment.row.over, host=self.moment.row.host)
            )
            self.tables.store._sit(db, self.moment.row)
        self.keep_people()
        self.keep_talk()
        self.table.now = self.moment
        for id in [id for id in self.tables._open if id != ID]:
            del self.tables._open[id]

    def close(self) -> None:
        self.tables.close()
        self.tables.store.close()


@cache
def short_record() -> str:
    session = Session.new("defenders", {"seats": "2"}, seed=1)
    return session.record.dump(session.state).decode()


def as_read_by(entry: Entry, seat: int | None) -> Entry | None:
    """An entry of the journal without what a seat cannot read of it."""
    if entry.seats is None or seat in entry.seats:
        return entry
    return None if entry.instead is None else Entry(entry.number, entry.instead)
