"""Why not? Somebody asks about a thing on the table that cannot be picked: what is offered is tried with this thing instead.

Only what the seat itself is offered is looked at, and the reasons of `hvozd.kit.reasons` know no more than the seat does.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from hvozd.core import Action, Decision, Game, State, decision
from hvozd.core.errors import StaleDecision
from hvozd.core.spelling import Field, Vocabulary
from hvozd.kit.reasons import Reason, thinkable, why_not
from hvozd.kit.reasons.general import GameOver, not_asked
from hvozd.kit.texts import Teller
from hvozd.web.choices import grouped, in_order, still_open
from hvozd.web.guests import Guest
from hvozd.web.requests import Refused, asked, number
from hvozd.web.server import Server

TRIED = 12
"""So many answers of one kind are tried with the thing."""
TOLD = 4
"""So many reasons are told."""
LONGEST = 200


class Asking:
    """Answers why something cannot be done."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def why(self, request: Request, guest: Guest) -> Response:
        thing, at = asked(request, "thing"), number(asked(request, "number"))
        if not thing or len(thing) > LONGEST:
            raise Refused(400, "error-form")
        table, seat = await self.server.found(request, guest)
        live = self.server.live(table, seat, guest)
        if not still_open(table.session.state, at):
            raise StaleDecision("The table has moved on meanwhile.")
        session = table.session
        told = await self.server.tables.beside(reasons, session.game, session.state, seat, thing.split(" "), live.teller)
        return JSONResponse({"reasons": told or [[live.say("why-nothing", question=live.question()), ""]]})


def reasons(game: Game, state: State, seat: int | None, keys: list[str], teller: Teller) -> list[tuple[str, str]]:
    """(sentence, rule) for each kind of answer that could be about the thing, each kind of reason once; the thing goes by any of
    these names, `place:3`."""
    now = decision(state)
    if now is None or seat is None or seat not in now.seats:
        reason: Reason = GameOver("") if now is None else not_asked(now)
        return [(reason.tell(teller), reason.rule)]
    found: dict[tuple[type, type], tuple[str, str]] = {}
    for action in tries(game, state, now, seat, keys):
        if (said := why_not(game, state, action, seat)) is not None and (type(action), type(said)) not in found:
            found[type(action), type(said)] = (said.tell(teller), said.rule)
        if len(found) == TOLD:
            break
    return list(dict.fromkeys(found.values()))


def tries(game: Game, state: State, now: Decision, seat: int, keys: list[str]) -> Iterator[Action]:
    """Of each kind of answer a few, with the thing in the place of another one: the last field first, for that is what is picked
    last. A kind that is not offered is tried where the thing is all it takes."""
    words, groups = game.words(state), grouped(now, seat)[0]
    for group in groups:
        for field in reversed(in_order(type(group[0]))):
            for action in islice(group, TRIED):
                yield from (msgspec.structs.replace(action, **{field.name: value}) for value in values(field, keys, words))
    offered = {type(group[0]) for group in groups}
    for kind in thinkable(game, now.step):
        if kind not in offered and len(fields := in_order(kind)) == 1:
            yield from (kind(**{fields[0].name: value}) for value in values(fields[0], keys, words))


def values(field: Field, keys: list[str], words: Vocabulary) -> list[Any]:
    """What the names of a thing stand for in this field; nothing where they are none there."""
    names = [key.partition(":")[2] for key in keys if key.partition(":")[0] == (field.word or field.name)]
    return [value for name in names if (value := read(field, name, words)) is not None]


def read(field: Field, name: str, words: Vocabulary) -> Any:
    """The value that a name stands for in this field; None: it is none there."""
    try:
        return field.read(name, words)
    except (ValueError, KeyError, IndexError):
        return None
