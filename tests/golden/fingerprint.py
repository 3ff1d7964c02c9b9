"""What the rules make of a seed: who is asked what and may answer what, the position, what is told, seen, dealt anew, refused."""

import hashlib
import re
from collections.abc import Callable
from typing import Any

import msgspec

from hvozd.core import Action, Game, Journal, Rng, advance, apply
from hvozd.core.record import state_hash
from hvozd.kit.reasons import why_not
from tests.tools.refused import changed, writable

PARTS = ("asked", "positions", "told", "seen", "dealt", "refused")
ADDRESS = re.compile(r" at 0x[0-9a-f]+")
LISTED, RARELY, KEPT, CALM = 60, 12, 60, 40


def never(g: Any, question: str, rng: Any) -> bool:
    return True


def fingerprint(
    game: Game, settings: dict[str, str], seed: int, most: int, push: Callable[[Any, str, Any], bool] = never
) -> dict[str, str]:
    """A random game: how many decisions, and a few digits for each of `PARTS`. It may be pushed towards rare things; when that
    is done, it is left alone for a while."""
    found = _Found(game)
    g: Any = game.new(game.resolve(settings, seed), seed)
    g.journal = Journal()
    rng, calm = Rng(seed), 0
    while (now := advance(g)) is not None and g.number < most:
        if g.number >= calm and push(g, now.name, rng):
            calm = g.number + CALM
            continue
        seat = rng.pick(now.seats)
        options = now.options(seat)
        listed = list(options) if len(options) <= LISTED else [options.sample(rng) for _ in range(LISTED // 4)]
        found.add("asked", now.name, now.seats, seat, len(options), [game.write(g, each) for each in listed])
        found.add("positions", state_hash(g))
        looks = not rng.below(RARELY)
        if looks:
            found.look(g)
        if looks or push is not never:
            found.refuse(g, seat, options, rng)
        action = options.sample(rng)
        found.keep(action, rng)
        apply(g, seat, action)
    found.add("told", [(type(each).__name__, msgspec.json.encode(each)) for each in g.read(0 if g.seats == 1 else None)])
    found.add("positions", state_hash(g), g.result)
    return {"decisions": str(g.number)} | found.said()


class _Found:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.pool: list[Action] = []
        self.marks = {part: hashlib.sha256() for part in PARTS}

    def add(self, part: str, *values: object) -> None:
        self.marks[part].update(ADDRESS.sub("", repr(values)).encode())

    def said(self) -> dict[str, str]:
        return {part: mark.hexdigest()[:8] for part, mark in self.marks.items()}

    def keep(self, action: Action, rng: Rng) -> None:
        self.pool.append(action)
        if len(self.pool) > KEPT:
            del self.pool[rng.below(KEPT)]

    def look(self, g: Any) -> None:
        """At one position of some: what each seat sees, what may be hidden from it."""
        for observer in (*range(g.seats), None):
            self.add("seen", hashlib.sha256(self.game.sight(g, observer, len(g.journal.entries))).digest())
            self.add("dealt", state_hash(self.game.determinize(g, observer, Rng(g.number))))

    def refuse(self, g: Any, seat: int, options: Any, rng: Rng) -> None:
        """Why a seat may not do something else."""
        if not self.pool:
            return
        tries: list[Callable[[], Action]] = [lambda: changed(options.sample(rng), self.pool, rng), lambda: rng.pick(self.pool)]
        for draw in tries * 2:
            action = self.game.speller.tidy(draw())
            if action not in options and action not in g.asides(seat) and writable(self.game.name, g, action):
                self.add("refused", why_not(self.game, g, action, seat))
