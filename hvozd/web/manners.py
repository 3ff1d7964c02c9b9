"""How people at a table get along: a pace, leaving, a seat to an agent and back, votes, taking back by consent, once more.

Every change is an event of the table. A vanished person's seat may be handed over by all others (at least two), or by the host or
the only other one once the deadline is over; the person can take it back between any two decisions. A program's seat, or that of
somebody who was barred, waits for no deadline.
"""

import secrets
import time

import msgspec

from hvozd.agents import find_agent
from hvozd.core import HvozdError, find_game
from hvozd.web.agreed import PACES, Proposal
from hvozd.web.copies import NotYours, Table, shortened
from hvozd.web.store import Seat, TableEvent


class NotNow(HvozdError):
    """What somebody proposes cannot be, or not yet."""


def people(table: Table) -> set[int]:
    """The seats of those who have a voice, one for each person who plays. Programs and barred people have none: nobody waits for
    them."""
    found: dict[str, int] = {}
    for seat, one in enumerate(table.row.seats):
        if one.guest and not one.agent and not voiceless(table, seat):
            found.setdefault(one.guest, seat)
    return set(found.values())


def voiceless(table: Table, seat: int) -> bool:
    """Whether a program sits there, or somebody who may not come any more."""
    one = table.row.seats[seat]
    return bool(one.guest) and (one.program or one.guest in table.barred)


def sitters(table: Table) -> set[int]:
    """The seats that can be handed over: of people who play, of programs, of those who were barred."""
    return people(table) | {seat for seat, one in enumerate(table.row.seats) if voiceless(table, seat) and not one.agent}


def set_pace(table: Table, pace: str) -> None:
    """The host says how long people may think."""
    with table.changing:
        if pace not in PACES:
            raise NotNow("There is no such pace.")
        if pace != table.now.agreed.pace:
            table.note(TableEvent("clock", 0, table.session.state.number, pace))


def leave(table: Table, seat: int) -> None:
    """Somebody gets up: the seat is free, with a new link, and nobody of before can open it."""
    with table.changing:
        _seated(table, "leave", seat, Seat(key=secrets.token_urlsafe(16)))


def take_back(table: Table, seat: int) -> None:
    """The person of a seat plays again instead of the agent; what the agent is thinking is forgotten."""
    with table.changing:
        one = table.row.seats[seat]
        if not one.guest or not one.agent:
            raise NotNow("No agent plays for you there.")
        _seated(table, "seat", seat, msgspec.structs.replace(one, agent=""))
        table.forget_thoughts()


def _seated(table: Table, kind: str, seat: int, one: Seat) -> None:
    seats = [one if number == seat else other for number, other in enumerate(table.row.seats)]
    event = TableEvent(kind, seat, table.session.state.number, one.agent)  # type: ignore[arg-type]
    table.note(event, row=msgspec.structs.replace(table.row, seats=seats))


# -- votes ---------------------------------------------------------------------------------------------------------------------


def vote(table: Table, seat: int, proposal: Proposal, now: float | None = None) -> bool:
    """Somebody is for a proposal; True: that was enough, and it is done."""
    with table.changing:
        _check(table, seat, proposal)
        before = table.now.agreed.votes.get(proposal, frozenset())
        if seat not in before:
            table.note(TableEvent("vote", seat, table.session.state.number, proposal.text))
        if not _enough(table, proposal, time.time() if now is None else now):
            return False
        _carry_out(table, seat, proposal)
        return True


def _check(table: Table, seat: int, proposal: Proposal) -> None:
    if seat not in people(table):
        raise NotYours("Only those who play may vote.")
    if table.now.agreed.closed or (table.session.decision is None and proposal.what != "back"):
        raise NotNow("The game is over.")
    if proposal.what in ("agent", "free"):
        if proposal.of not in sitters(table) or proposal.of == seat:
            raise NotNow("Nobody else sits on that seat.")
        if proposal.what == "agent":
            find_agent(proposal.level)
    elif proposal.what == "back":
        lines = len(table.session.record.lines)
        current = find_game(table.row.header.game).version == table.row.header.rules
        if not 0 <= proposal.of < lines or not current:
            raise NotNow("There is nothing to take back so far.")


def _enough(table: Table, proposal: Proposal, now: float) -> bool:
    """Whether all who have to agree do."""
    votes, others = table.now.agreed.votes.get(proposal, frozenset()), people(table)
    if proposal.what not in ("agent", "free"):
        return others <= votes
    others -= {proposal.of}
    asked = proposal.of in (table.row.asked or ())
    late = voiceless(table, proposal.of) or (asked and now > table.now.agreed.deadline(table.row.since))
    host = {seat for seat in votes if table.row.seats[seat].guest == table.row.host}
    return bool(others <= votes and (late or len(others) > 1)) or bool(late and host)


def _carry_out(table: Table, seat: int, proposal: Proposal) -> None:
    number = table.session.state.number
    if proposal.what == "agent":
        one = table.row.seats[proposal.of]
        _seated(table, "agent", proposal.of, msgspec.structs.replace(one, agent=proposal.level))
    elif proposal.what == "free":
        _seated(table, "leave", proposal.of, Seat(key=secrets.token_urlsafe(16)))
    elif proposal.what == "close":
        table.note(TableEvent("close", seat, number), row=msgspec.structs.replace(table.row, asked=()))
    else:
        back = len(table.session.record.lines) - proposal.of
        table.note(TableEvent("back", seat, number, back=back), session=shortened(table.session, back))
        table.forget_thoughts()
