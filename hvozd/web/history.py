"""How games ended: a row a seat, written when a game is over and removed when its end is taken back."""

import logging
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sql

from hvozd.core import HvozdError, Session
from hvozd.web.database import people, results
from hvozd.web.store import Row, Store

log = logging.getLogger(__name__)
CLOCKWORK = "clockwork"


class Ended(msgspec.Struct, frozen=True):
    """One seat of a game that is over."""

    table: str
    seat: int
    person: str | None
    agent: str
    game: str
    called: str
    place: int
    at: float


def places(session: Session) -> list[int]:
    """Winners are first; the others by their points where the game has such, else all alike. Where the game has beaten them all
    they have no place: 0."""
    result = session.state.result
    assert result is not None
    if not result.winners:
        return [0] * session.state.seats
    points = result.scores if len(result.scores) == session.state.seats else (0,) * session.state.seats
    worth = [(seat in result.winners, 0 if seat in result.winners else points[seat]) for seat in range(session.state.seats)]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def note_end(store: Store, row: Row, session: Session) -> None:
    """A game has ended, or its end was taken back. What cannot be noted now is no reason to refuse the action."""
    try:
        with store.writing() as db:
            db.execute(results.delete().where(results.c.table == row.id))
            if row.over:
                db.execute(results.insert(), list(_rows(row, session)))
    except HvozdError as error:
        log.warning("table %s: its end is not in the history: %s", row.id, error)


def _rows(row: Row, session: Session) -> Iterator[dict[str, Any]]:
    names = session.game.seat_names(session.state)
    for seat, (one, place) in enumerate(zip(row.seats, places(session), strict=True)):
        agent = CLOCKWORK if one.name == CLOCKWORK and not one.guest else one.agent
        told = Ended(row.id, seat, one.guest or None, agent, row.header.game, names[seat], place, time.time())
        yield msgspec.structs.asdict(told)


def ended(store: Store, person: str = "", game: str = "") -> list[Ended]:
    """What is in the history, oldest first: of a person, or of a game."""
    wanted = sql.select(results).order_by(results.c.at, results.c.table, results.c.seat)
    wanted = wanted.where(results.c.person == person) if person else wanted
    wanted = wanted.where(results.c.game == game) if game else wanted
    with store.reading() as db:
        return [Ended(**row) for row in db.execute(wanted).mappings()]


def rated_people(store: Store) -> dict[str, str]:
    """Those who want to be rated, and what they are called."""
    with store.reading() as db:
        rows: Sequence[Any] = db.execute(sql.select(people.c.id, people.c.name, people.c.wishes)).all()
    return {row.id: row.name for row in rows if msgspec.json.decode(row.wishes, type=dict[str, str]).get("rated") == "on"}
