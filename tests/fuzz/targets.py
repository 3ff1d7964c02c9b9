"""What is fuzzed: actions, settings, records, positions, requests. Each target takes one bent input; whatever comes of it other
than success or a sentence is a crash, and what is refused has changed nothing."""

import asyncio
import hashlib
import json
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from hvozd.core import HvozdError, Rng, Session, find_game
from hvozd.kit.positions import layout_of, read
from hvozd.web.strangers import told
from tests.fuzz.bending import NUMBERS, WORDS, bent
from tests.fuzz.wire import Wire
from tests.web.doors import DOORS, Call, call, calls
from tests.web.worlds import PEOPLE, World

SEED = 7
OURS = ("crescent", "defenders", "harrow", "root")


class Target(Protocol):
    def one(self, rng: Rng) -> str:
        """Try one input; what came of it: "done" or "refused"."""

    def close(self) -> None: ...


def ended(do: Callable[[], object]) -> str:
    try:
        do()
    except HvozdError as error:
        return "refused" if str(error) else "refused without a word"
    return "done"


def sessions(rng: Rng, each: int) -> list[Session]:
    """Positions of our games, so many of each; other tests may have made games of their own known."""
    found = []
    for name in OURS:
        for _ in range(each):
            session = Session.new(name, {}, seed=rng.below(1 << 30))
            for _ in range(rng.below(60)):
                if (now := session.decision) is None:
                    break
                session.play(now.options(now.seat).sample(rng), now.seat)
            found.append(session)
    return found


class Actions:
    """The text of an action, at a position of any game."""

    def __init__(self) -> None:
        self.sessions = [session for session in sessions(Rng(SEED), 6) if session.decision is not None]
        self.texts = [line.action for session in self.sessions for line in session.record.lines] + ["pass"]

    def one(self, rng: Rng) -> str:
        session = rng.pick(self.sessions)
        now = session.decision
        assert now is not None
        good = session.game.write(session.state, now.options(now.seat).sample(rng))
        text = bent(good if rng.below(2) else rng.pick(self.texts), self.texts, rng)
        trial, before = session.clone(), session.state.data()
        seat, number = rng.pick((now.seat, now.seat, 0, 99)), rng.pick((now.number, now.number, 0, None))
        end = ended(lambda: trial.play(text, seat, number))
        assert end == "done" or trial.state.data() == before, "a refused action has changed something"
        return end

    def close(self) -> None:
        pass


class Settings:
    """Options of a game, and the game that they give."""

    def __init__(self) -> None:
        games = [find_game(name) for name in OURS]
        self.options = {game.name: list(game.settings) for game in games}
        self.values = sorted({value for game in games for option in game.settings for value in option.values} | {"3", ""})

    def one(self, rng: Rng) -> str:
        name = rng.pick(list(self.options))
        chosen = {}
        for _ in range(1 + rng.below(4)):
            option = rng.pick(self.options[name])
            parts = [rng.pick(option.values or self.values) for _ in range(1 + rng.below(5 if option.many else 1))]
            chosen[option.name if rng.below(20) else bent(option.name, self.values, rng)] = ",".join(parts)
        if rng.below(3):
            key = rng.pick(list(chosen))
            chosen[key] = bent(chosen[key], self.values, rng)
        return ended(lambda: Session.new(name, chosen, seed=rng.below(1 << 60)))

    def close(self) -> None:
        pass


class Records:
    """Records of strangers: bent as bytes, or in header and lines and then sealed as if nothing had happened."""

    def __init__(self) -> None:
        self.records = [session.record.dump(session.state).decode() for session in sessions(Rng(SEED), 4)]
        self.lines = [line for record in self.records for line in record.splitlines()[1:-1]]

    def one(self, rng: Rng) -> str:
        record = rng.pick(self.records)
        data = bent(record, self.records, rng).encode() if rng.below(4) == 0 else self.sealed(record, rng)
        return "refused" if told(data).fault else "done"

    def sealed(self, record: str, rng: Rng) -> bytes:
        rows = record.splitlines()
        body = rows[:-1]
        at = 0 if rng.below(2) else rng.below(len(body))
        body[at] = self.header(body[0], rng) if at == 0 else bent(body[at], self.lines, rng).replace("\n", " ")
        closing = rows[-1][: rows[-1].rindex('"sum":"') + 7]
        head = "\n".join([*body, closing]).encode()
        return head + hashlib.sha256(head).hexdigest().encode() + b'"}\n'

    def header(self, text: str, rng: Rng) -> str:
        """A header in which one value, at whatever depth, is another."""
        if rng.below(3) == 0:
            return bent(text, self.lines, rng).replace("\n", " ")
        value: Any = json.loads(text)
        here, key = value, rng.pick(list(value))
        while isinstance(here[key], (dict, list)) and here[key] and rng.below(4):
            here = here[key]
            key = rng.pick(list(here)) if isinstance(here, dict) else rng.below(len(here))
        here[key] = rng.pick((*ODD, rng.pick(WORDS), rng.below(1 << 40), [here[key]] * 3, {"x": here[key]}))
        return json.dumps(value)

    def close(self) -> None:
        pass


ODD: tuple[Any, ...] = (None, True, False, -1, 0, 1, 10**9, 1 << 70, 0.5, [], {}, "", [[]] * 50, [0] * 20_000, {"a": {"b": {}}})


class Positions:
    """The text of a position."""

    def __init__(self) -> None:
        played = sessions(Rng(SEED), 4)
        self.texts = [layout_of(one.game, one.record.header.options).write(one.state) for one in played]

    def one(self, rng: Rng) -> str:
        text = rng.pick(self.texts)
        if rng.below(2):
            rows = text.splitlines()
            at = rng.below(len(rows))
            rows[at] = bent(rows[at], self.texts[0].splitlines(), rng)
            text = "\n".join(rows)
        else:
            text = bent(text, self.texts, rng)
        return ended(lambda: read(text))

    def close(self) -> None:
        pass


class Requests:
    """Requests to a server with a table: everybody at every door, with anything in address, headers and body."""

    def __init__(self) -> None:
        self.world = World("root")
        self.loop = asyncio.new_event_loop()
        doors = [door for door in DOORS if not door.path.endswith(("stream", "hint", "/records"))]
        self.calls = [one for door in doors for who in ("host", "stranger") for one in calls(door, self.world, who, odd=True)]
        self.plain = [call(door, self.world, "host", {}) for door in doors]
        self.texts = [one.body.decode(errors="replace") or one.query for one in self.calls][:500] + list(NUMBERS)

    def one(self, rng: Rng) -> str:
        said = rng.pick(self.plain) if rng.below(2) else rng.pick(self.calls)
        field = rng.pick(("path", "query", "body", "body", "method", "kind"))
        value: Any = getattr(said, field)
        text = value.decode(errors="surrogateescape") if isinstance(value, bytes) else value
        odd = bent(text, self.texts, rng)
        put = odd.encode(errors="surrogateescape") if field == "body" else odd
        return self.loop.run_until_complete(self.ask(rng.pick(list(PEOPLE)), msgspec.structs.replace(said, **{field: put})))

    async def ask(self, who: str, said: Call) -> str:
        path = "/" + said.path.lstrip("/").split("#")[0].encode(errors="replace").decode()
        query = said.query.encode("ascii", errors="replace").decode()
        kind = said.kind.encode("latin-1", errors="replace").decode("latin-1")
        answer = await self.world.ask(who, said.method or "GET", path, query, said.body, kind)
        assert answer.status < 500, (answer.status, said)
        empty = said.method == "HEAD" or answer.status in (204, 303, 304)
        assert answer.body or empty, (answer.status, said)
        return "refused" if answer.refused else "done"

    def close(self) -> None:
        self.world.close()
        self.loop.close()


TARGETS: dict[str, Callable[[], Target]] = {
    "actions": Actions,
    "settings": Settings,
    "records": Records,
    "positions": Positions,
    "requests": Requests,
    "wire": Wire,
}
