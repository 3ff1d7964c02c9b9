"""One game pick by pick, as arrays: what both kinds of environment are made of."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from hvozd.core import Action, Decision, Game, State, find_game
from hvozd.core.errors import SettingError
from hvozd.core.flow import apply, run
from hvozd.core.options import sample
from hvozd.core.rng import mix
from hvozd.kit.features import features_of
from hvozd.kit.tokens import Walk, tokens_of

TRIES = 2000
"""How often settings are drawn anew until they have the number of seats that is wanted."""


class Engine:
    """A game under way: whose pick it is, what that seat sees, what it may pick. Picks without a choice make themselves."""

    def __init__(self, game: str, settings: Mapping[str, str] | None = None, seats: int | None = None) -> None:
        self.game: Game = find_game(game)
        self.settings = dict(settings or {})
        self.features = features_of(self.game)
        self.tokens = tokens_of(self.game)
        self.scale = (1 / np.array(self.features.most, np.float32)).astype(np.float32)
        self.size = self.features.size + self.tokens.size
        self.high = np.concatenate([255 * self.scale, np.ones(self.tokens.size, np.float32)])
        self._factors = np.concatenate([self.scale, np.ones(self.tokens.size, np.float32)])
        self._unpicked = bytes(self.tokens.size)
        if seats is not None and any(setting.name == "seats" for setting in self.game.settings):
            self.settings.setdefault("seats", str(seats))
        self.seats = seats or self._drawn(0).seats
        self.g: State = self._start(0)
        self.walk: Walk | None = None
        self.seat = 0
        """Who picks."""
        self.only: int | None = None
        """The one seat that picks token by token. None: all seats pick."""
        self.others: Callable[[Decision, int], Action] | None = None
        """What answers for the seats beside that one; None: they are waited for, and `act` brings a whole answer."""
        self.dice: dict[int, Callable[[int], int]] = {}
        """By seat: the dice of those that answer at random. They are played without a look at anything."""
        self.over = True
        self._row: Any = None
        self._row_of = (-1, -1)
        """The decision and the seat whose row is kept, without picks: it stays the same from pick to pick."""

    def _drawn(self, seed: int) -> State:
        g: State = self.game.new(self.game.resolve(self.settings, seed), seed)
        return g

    def _start(self, seed: int) -> State:
        """A first position with the right number of seats: of the seed itself, or of the first drawn from it that has it."""
        for attempt in range(TRIES):
            g = self._drawn(mix(seed, attempt) >> 11 if attempt else seed)
            if g.seats == self.seats:
                return g
        raise SettingError(f"These settings of {self.game.title} never give {self.seats} seats.")

    def reset(self, seed: int) -> None:
        self.g = self._start(seed)
        self.over = False
        self._row_of = (-1, -1)
        self._ask()

    @property
    def decisions(self) -> int:
        """How many were made so far, by all seats."""
        return self.g.number

    @property
    def endless(self) -> bool:
        """The game was cut off: it went beyond what any game takes."""
        return self.over and self.g.result is None

    def take(self, token: int) -> None:
        """One pick of the seat that is asked."""
        assert self.walk is not None
        self.walk.take(token)
        self._go_on()

    def act(self, action: Any) -> None:
        """A whole answer of the seat that is asked."""
        apply(self.g, self.seat, action)
        self._ask()

    def _ask(self) -> None:
        """On to the next question that leaves a choice to a seat that picks."""
        g, dice, longest = self.g, self.dice, self.game.longest
        self.walk = None
        while (step := run(g)) is not None and g.number <= longest:
            if step.asks == 1 and step.seat in dice:
                action = step.spared(g) or sample(g, step.offers(g), dice[step.seat])
                g.stack.pop()
                g.number += 1
                step.take(g, action)
                continue
            now = Decision(g, step)
            seat = now.seats[0]
            action = now.spared or self._answered(now, seat)
            if action is None:
                self.seat = seat
                return
            apply(g, seat, action)
        self.walk = None
        self.over = True

    def _answered(self, now: Decision, seat: int) -> Action | None:
        """What another seat answers, or the only answer that there is; None: somebody must pick."""
        if self.only is None or seat == self.only:
            return self._offered(now, seat)
        if seat in self.dice:
            return sample(self.g, now.step.offers(self.g, seat), self.dice[seat])  # type: ignore[call-arg]
        return self.others(now, seat) if self.others is not None else None

    def _offered(self, now: Decision, seat: int) -> Action | None:
        """Begin to pick an answer; the answer itself if there is but one."""
        options = now.options(seat)
        rows = options.rows()
        if len(rows) == 1 and len(rows[0]) == 1:
            return rows[0][0]
        self.walk = Walk(self.tokens, seat, self.g.seats, options)
        return self._forced()

    def _forced(self) -> Action | None:
        """Make the picks that leave no choice; the action if they complete it."""
        walk = self.walk
        assert walk is not None
        while len(walk.allowed) == 1:
            if (only := walk.only) is not None:
                return only
            walk.take(next(iter(walk.allowed)))
        return walk.action

    def _go_on(self) -> None:
        action = self._forced()
        if action is not None:
            self.act(action)

    # -- arrays ------------------------------------------------------------------------------------------------------------

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat sees, what it has picked so far, and what it may pick next (nothing if it is not asked)."""
        row = self._seen_by(seat).copy()
        if self.walk is None or seat != self.seat:
            return {"observation": row, "action_mask": np.zeros(self.tokens.size, np.int8)}
        if picked := self.walk.picked:
            columns = self.features.size
            for token in picked:
                row[columns + token] = 1
        return {"observation": row, "action_mask": self.mask()}

    def _seen_by(self, seat: int) -> Any:
        of = (self.g.number, seat)
        if of != self._row_of:
            self._row_of = of
            counts = self.features.vector(self.g, seat) + self._unpicked
            self._row = np.frombuffer(counts, np.uint8).astype(np.float32)
            self._row *= self._factors
        return self._row

    def mask(self) -> Any:
        assert self.walk is not None
        return np.frombuffer(self.walk.mask(), np.int8)

    def rewards(self) -> list[float]:
        """1 for each winner (of a team or coalition each of its members), 0 for all others."""
        winners = self.g.result.winners if self.g.result is not None else ()
        return [float(seat in winners) for seat in range(self.seats)]

    def scores(self) -> list[float]:
        """The points of every seat as it knows them itself."""
        points = [self.game.scores(self.g, seat) for seat in range(self.seats)]
        return [float(row[seat] or 0) if row else 0.0 for seat, row in enumerate(points)]

    def drawing(self, mode: str, seat: int | None) -> str:
        """The table as a seat sees it: `svg`, or `ansi` for a terminal."""
        view = self.game.view(self.g, seat)
        if mode == "svg":
            from hvozd.kit.markup import draw
            from hvozd.kit.poster import poster

            return poster(draw(self.game, view, seat, "en"), self.game.css, self.game.symbols("en"))
        from rich.console import Console

        console = Console(width=130, force_terminal=True, color_system="standard", highlight=False)
        with console.capture() as captured:
            console.print(self.game.text(view, seat))
        return captured.get()
