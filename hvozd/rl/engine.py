"""One game pick by pick, as arrays: what both kinds of environment are made of."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from hvozd.core import Game, State, find_game
from hvozd.core.errors import SettingError
from hvozd.core.flow import advance, apply
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
        if seats is not None and any(setting.name == "seats" for setting in self.game.settings):
            self.settings.setdefault("seats", str(seats))
        self.seats = seats or self._drawn(0).seats
        self.g: State = self._start(0)
        self.walk: Walk | None = None
        self.seat = 0
        """Who picks."""
        self.only: int | None = None
        """The one seat that picks token by token; the others give whole answers (`act`). None: all seats pick."""
        self.over = True
        self.decisions = 0

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
        self.decisions = 0
        self.over = False
        self._ask()

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
        self.decisions += 1
        self._ask()

    def _ask(self) -> None:
        """On to the next question that leaves a choice."""
        while True:
            now = advance(self.g)
            self.walk = None
            if now is None or self.g.number > self.game.longest:
                self.over = True
                return
            self.seat = now.seat
            if self.only not in (None, self.seat):
                return
            if (spared := now.spared) is None:
                self.walk = Walk(self.tokens, self.seat, self.g.seats, now.options(self.seat))
                if self._forced() is None:
                    return
                spared = self.walk.action
            apply(self.g, self.seat, spared)  # type: ignore[arg-type]  # a walk that is forced to its end has an action
            self.decisions += 1

    def _forced(self) -> "bool | None":
        """Make the picks that leave no choice; None while there is one, True when the action is complete."""
        assert self.walk is not None
        while len(allowed := self.walk.allowed) == 1:
            self.walk.take(next(iter(allowed)))
        return None if allowed else True

    def _go_on(self) -> None:
        assert self.walk is not None
        if self._forced():
            action = self.walk.action
            assert action is not None
            self.act(action)

    # -- arrays ------------------------------------------------------------------------------------------------------------

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat sees, what it has picked so far, and what it may pick next (nothing if it is not asked)."""
        row = np.zeros(self.size, np.float32)
        columns = self.features.size
        np.multiply(np.frombuffer(self.features.vector(self.g, seat), np.uint8), self.scale, out=row[:columns])
        asked = self.walk is not None and seat == self.seat
        if asked:
            for token in self.walk.picked:  # type: ignore[union-attr]
                row[columns + token] = 1
        return {"observation": row, "action_mask": self.mask() if asked else np.zeros(self.tokens.size, np.int8)}

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
