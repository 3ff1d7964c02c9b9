"""Games as rows for those who count: one a game, a seat or a decision, of games that are played or of records."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from hvozd.agents import Agent, Place, bring_agents, find_agent
from hvozd.core import Action, Game, Rng, State, advance, decision, find_game
from hvozd.core.errors import HvozdError, SettingError
from hvozd.core.flow import play
from hvozd.core.record import Record, begin, check_end, load, step_through
from hvozd.core.rng import mix
from hvozd.kit.features import features_of
from hvozd.kit.tokens import tokens_of
from hvozd.runs.executor import Work
from hvozd.runs.sim import agents_for, seated

COLUMNS: dict[str, tuple[tuple[str, type], ...]] = {
    "game": (
        *(("game", str), ("rules", str), ("seed", str), ("settings", str), ("seats", int), ("decisions", int)),
        *(("winners", str), ("scores", str), ("reason", str)),
    ),
    "seat": (
        *(("game", str), ("rules", str), ("seed", str), ("settings", str), ("seats", int), ("decisions", int)),
        *(("seat", int), ("name", str), ("agent", str), ("won", int), ("score", int), ("points", str), ("reason", str)),
    ),
    "decision": (
        *(("game", str), ("rules", str), ("seed", str), ("settings", str), ("seats", int), ("number", int)),
        *(("seat", int), ("name", str), ("agent", str), ("question", str), ("options", int), ("action", str), ("picks", str)),
        *(("score", int), ("won", int), ("final", int), ("features", bytes)),
    ),
}
"""By kind of row: names and types. docs/formats.md says what each means; lists are texts with spaces between."""


class RowPlan(msgspec.Struct, frozen=True):
    """What is played, or read, and which rows are made of it."""

    kind: str
    game: str = ""
    seed: int = 0
    settings: dict[str, str] = {}
    agents: tuple[str, ...] = ("random",)
    features: bool = False
    """Rows of decisions hold what the seat saw, as numbers."""

    def game_seed(self, index: int) -> int:
        """As `hvozd sim` draws it: the same seed plays the same games."""
        return mix(self.seed, index + 1) >> 11


class Rows(msgspec.Struct):
    """What comes out of some games."""

    games: int
    rows: list[list[Any]]


def work(plan: RowPlan) -> Work[Rows]:
    if plan.kind not in COLUMNS:
        raise HvozdError(f"There are no rows of a '{plan.kind}'; there are {', '.join(COLUMNS)}.")
    return Work(plan, make_rows, Rows, partial(bring_agents, plan.agents))


def make_rows(plan: RowPlan, items: Sequence[int | str], until: float) -> Rows:
    """The rows of some games: of a number it is played, of a path it is read."""
    rows: list[list[Any]] = []
    for item in items:
        teller = _played(plan, item) if isinstance(item, int) else _read(plan, item)
        rows += teller.rows()
    return Rows(len(items), rows)


class Teller:
    """Notes one game while it goes on, and tells it in rows when it is over."""

    def __init__(self, plan: RowPlan, game: Game, g: State, settings: dict[str, Any], seed: int, agents: Sequence[str]) -> None:
        self.plan, self.game, self.g = plan, game, g
        self.agents = [*agents, *[""] * (g.seats - len(agents))]
        named = msgspec.json.encode(settings, order="sorted").decode()
        self.head = [game.name, game.version, str(seed), named, g.seats]
        self.decisions: list[list[Any]] = []
        self.points: list[list[int]] = []
        self.round = -1

    def note(self, seat: int, action: Action) -> None:
        """Before an answer is given."""
        g, game = self.g, self.game
        scores = [(game.scores(g, other) or (0,) * g.seats)[other] or 0 for other in range(g.seats)]
        at = int(getattr(g, "round", 0))
        if at != self.round:
            self.round = at
            self.points.append(scores)
        now = decision(g)
        if self.plan.kind == "decision" and now is not None and seat in now.seats:
            picks = tokens_of(game).encode(g, seat, action)
            seen = features_of(game).vector(g, seat) if self.plan.features else b""
            row = [now.number, seat, "", self.agents[seat], now.name, len(now.options(seat)), game.write(g, action)]
            self.decisions.append([*row, " ".join(map(str, picks)), scores[seat], seen.hex()])

    def rows(self) -> list[list[Any]]:
        g, result = self.g, self.g.result
        names = self.game.seat_names(g)
        winners = result.winners if result else ()
        scores = list(result.scores) if result else [0] * g.seats
        reason = result.reason if result else "unfinished"
        if self.plan.kind == "game":
            won = " ".join(names[seat] for seat in winners)
            return [[*self.head, g.number, won, " ".join(map(str, scores)), reason]]
        if self.plan.kind == "seat":
            ends = [[int(seat in winners), scores[seat], self._points(seat), reason] for seat in range(g.seats)]
            return [[*self.head, g.number, seat, name, self.agents[seat], *ends[seat]] for seat, name in enumerate(names)]
        for row in self.decisions:
            seat, seen = row[1], row.pop()
            row[2] = names[seat]
            row += [int(seat in winners), scores[seat], seen]
        return [[*self.head, *row] for row in self.decisions]

    def _points(self, seat: int) -> str:
        return " ".join(str(row[seat]) for row in self.points)


def _played(plan: RowPlan, index: int) -> Teller:
    game, seed = find_game(plan.game), plan.game_seed(index)
    settings = game.resolve(seated(game, plan.settings, len(plan.agents)), seed)
    g = game.new(settings, seed)
    names = agents_for(plan.agents, g.seats)
    rng = Rng(seed).fork(1)
    agents: list[Agent] = [find_agent(name)(rng) for name in names]
    teller = Teller(plan, game, g, settings, seed, names)
    now = advance(g)
    while now is not None:
        if g.number > game.longest:
            raise HvozdError(f"Game {index} does not end within {game.longest} decisions.")
        action = now.spared or agents[now.seat].choose(Place(game, g, now, now.seat))
        teller.note(now.seat, action)
        now = play(g, action, now.seat, now.number)
    return teller


def _read(plan: RowPlan, path: str) -> Teller:
    try:
        record: Record = load(Path(path).read_bytes())
    except OSError as error:
        raise HvozdError(f"'{path}' cannot be read: {error.strerror or error}.") from None
    game = find_game(record.header.game)
    if plan.game and game.name != plan.game:
        raise SettingError(f"'{path}' is a record of {game.title}, not of {plan.game}.")
    g = begin(record)
    teller = Teller(plan, game, g, record.header.options, record.header.seed, record.header.seats)
    for line in record.lines:
        if line.written is None:
            teller.note(line.seat, game.read(g, line.action))
        step_through(record, g, line)
    check_end(record, g)
    return teller


def records_in(paths: Sequence[str]) -> Iterator[str]:
    """The record files that paths name: a folder stands for all in it."""
    for path in paths:
        if Path(path).is_dir():
            yield from sorted(str(one) for one in Path(path).rglob("*.hvozd"))
        else:
            yield path
