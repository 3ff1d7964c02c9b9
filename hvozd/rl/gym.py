"""One seat of a game as a Gymnasium environment; agents of the house play the others. In a game of one team: their fellows."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from hvozd.agents import Agent, Place, RandomAgent, find_agent
from hvozd.core import Action, Decision, Rng
from hvozd.core.errors import SettingError
from hvozd.rl.aec import MODES
from hvozd.rl.engine import Engine


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):  # type: ignore[misc]  # the extra has no types
    """`seat`: a number, or None to sit elsewhere in every game. `opponents`: one name for all, or one for each other seat.

    Observations and rewards are those of the PettingZoo environment. The mask is in the observation and in `info`; a token that
    it does not allow raises, or with `lenient` ends the episode with -1.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        settings: Mapping[str, str] | None = None,
        seats: int | None = None,
        shaping: float = 0.0,
        lenient: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.engine = Engine(game, settings, seats)
        self.fixed, self.shaping, self.lenient, self.render_mode = seat, shaping, lenient, render_mode
        others = self.engine.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise SettingError(f"{len(names)} opponents are named for {others} other seats; name one for all, or one for each.")
        self.opponents = [find_agent(name) for name in names]
        self.engine.others = self._answer
        tokens, high = self.engine.tokens.size, self.engine.high
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (tokens,), np.int8),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(tokens)
        self.seat = 0
        self._agents: dict[int, Agent] = {}
        self._score = 0.0

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        engine = self.engine
        while True:
            drawn = int(self.np_random.integers(1 << 53))
            self.seat = drawn % engine.seats if self.fixed is None else self.fixed
            rng = Rng(drawn).fork(9)
            others = [seat for seat in range(engine.seats) if seat != self.seat]
            self._agents = {seat: make(rng.fork(seat)) for seat, make in zip(others, self.opponents, strict=True)}
            engine.only = self.seat
            engine.dice = {seat: one.rng.below for seat, one in self._agents.items() if type(one) is RandomAgent}
            engine.reset(drawn)
            if not engine.over:
                break
        self._score = engine.scores()[self.seat] if self.shaping else 0.0
        return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        engine = self.engine
        if self.lenient and engine.walk is not None and int(action) not in engine.walk.allowed:
            return self._seen()[0], -1.0, True, False, {}
        engine.take(int(action))
        reward = engine.rewards()[self.seat] if engine.over else 0.0
        if self.shaping:
            before, self._score = self._score, engine.scores()[self.seat]
            reward += self.shaping * (self._score - before)
        seen, info = self._seen()
        return seen, reward, engine.over and not engine.endless, engine.endless, info

    def _answer(self, now: Decision, seat: int) -> Action:
        """Of another seat that does not answer at random."""
        return self._agents[seat].choose(Place(self.engine.game, self.engine.g, now, seat))

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = self.engine.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat, "decisions": self.engine.decisions}

    def action_masks(self) -> Any:
        """The mask as sb3-contrib asks for it."""
        return self.engine.mask() if not self.engine.over else np.zeros(self.engine.tokens.size, np.int8)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        drawn = self.engine.drawing(self.render_mode, self.seat)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn
