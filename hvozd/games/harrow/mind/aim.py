"""A player with an aim: tries its options out to the end of its turn, in a world that may be the true one.

It is weak, but it knows what its faction wants: it shows that every faction can win.
"""

from typing import Any

from hvozd.core import Action, Rng, advance, apply
from hvozd.games.harrow.mind.value import standing
from hvozd.games.harrow.state import HarrowState

MOST = 24
"""Of a longer option list so many options are weighed."""
TRIES = 4
"""How often each is tried out."""
FAR = 10
"""How many own decisions further."""


class Aim:
    """Chooses for one seat by the best of a few random continuations of each option."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, place: Any) -> Action:
        """The option that leaves the best position (see hvozd.agents.Place)."""
        options: list[Action] = list(place.options)
        if len(options) > MOST:
            self.rng.shuffle(options)
            del options[MOST:]
        if len(options) == 1:
            return options[0]
        world: HarrowState = place.imagine(self.rng)
        values = [max(self.outcome(world.clone(), place.seat, option) for _ in range(TRIES)) for option in options]
        best = max(values)
        return self.rng.pick([option for option, value in zip(options, values, strict=True) if value == best])

    def outcome(self, g: HarrowState, seat: int, action: Action) -> float:
        """The value of the position after the action and a random rest of the turn."""
        g.reseed(self.rng.below(1 << 62))
        apply(g, seat, action)
        now = advance(g)
        for _ in range(FAR):
            if now is None or now.seat != seat:
                break
            apply(g, seat, now.options(seat).sample(self.rng))
            now = advance(g)
        if g.result is not None:
            return 1e6 if seat in g.result.winners else -1e6
        return standing(g, seat)
