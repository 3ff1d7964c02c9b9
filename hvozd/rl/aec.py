"""All seats of a game as a PettingZoo AEC environment: one step is one pick of the seat that is asked."""

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hvozd.rl.engine import Engine

MODES = ("human", "ansi", "svg")


class SeatsEnv(AECEnv):  # type: ignore[misc]  # the extra has no types
    """`seat_0`, `seat_1`, …: rewards at the end (1 for each winner), and on the way `shaping` for each point if it is given."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "hvozd_v1",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        settings: Mapping[str, str] | None = None,
        seats: int | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.engine = Engine(game, settings, seats)
        self.shaping = shaping
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.engine.seats)]
        self.agents = self.possible_agents[:]
        tokens, high = self.engine.tokens.size, self.engine.high
        seen = {
            "observation": gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (tokens,), np.int8),
        }
        self.observation_spaces = {agent: gymnasium.spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(tokens) for agent in self.possible_agents}
        self._draws = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if seed is not None:
            self._draws = np.random.default_rng(seed)
        self.engine.reset(int(self._draws.integers(1 << 53)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._scores = self.engine.scores() if self.shaping else []
        self.agent_selection = self.possible_agents[self.engine.seat]

    def observe(self, agent: str) -> Any:
        return self.engine.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.engine.take(int(action))
        if self.shaping:
            before, self._scores = self._scores, self.engine.scores()
            for name, old, new in zip(self.possible_agents, before, self._scores, strict=True):
                self.rewards[name] = self.shaping * (new - old)
        if self.engine.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.engine.seat]
        self._accumulate_rewards()

    def _end(self) -> None:
        for name, reward in zip(self.possible_agents, self.engine.rewards(), strict=True):
            self.rewards[name] += reward
            self.terminations[name] = not self.engine.endless
            self.truncations[name] = self.engine.endless

    def render(self) -> str | None:
        mode = self.render_mode
        if mode is None:
            gymnasium.logger.warn("Say how to draw when the environment is made: render_mode='svg' or 'ansi'.")
            return None
        drawn = self.engine.drawing(mode, self.engine.seat)
        if mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(game: str, **options: Any) -> Any:
    """The environment with PettingZoo's usual guards."""
    env = wrappers.AssertOutOfBoundsWrapper(SeatsEnv(game, **options))
    return wrappers.OrderEnforcingWrapper(env)
