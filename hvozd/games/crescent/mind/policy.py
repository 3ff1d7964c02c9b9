"""What a player who knows a little would do, quickly: of a few options at random the one that looks best by itself."""

from collections.abc import Callable
from typing import Any

from hvozd.core import Action, Options, Rng, Step
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.mind.haggle import quick
from hvozd.games.crescent.rules import ROOM
from hvozd.games.crescent.rules.bargain import Bargain
from hvozd.games.crescent.rules.conflict import Select
from hvozd.games.crescent.state import CrescentState

LOOKS = 3
"""How many options are looked at."""
USUAL = 2.0
"""What an option without a line of its own is worth."""
WHIM = 2.0
"""So much is added by chance."""
WORTH = {
    "AskMe": -2.0,
    "AskForOffers": -2.0,
    "GivePromise": -2.0,
    "PassOn": -1.0,
    "Pass": 3.0,
    "Nothing": -1.0,
    "Stop": 0.0,
    "CaptureIt": 4.0,
    "LeaveIt": 0.0,
    "SackIt": 4.0,
    "Build": 3.5,
    "WithArchitect": 4.0,
    "Influence": 3.0,
    "PlaceToken": 4.0,
    "Recruit": 3.0,
    "Hire": 2.5,
    "Assault": 2.5,
    "Trade": 3.0,
    "PlayForCoins": 3.0,
}
"""What an option is worth at first sight, by its kind."""


def habit(g: CrescentState, options: Options, rng: Rng) -> Action:
    step: Any = g.stack[-1]
    if isinstance(step, Bargain):
        return quick(step)
    settled = SETTLED.get(type(step))
    if settled is not None:
        return settled(g, step)
    best, choice = -1e9, None
    for _ in range(LOOKS):
        action = options.sample(rng)
        value = FIRST.get(type(action), USUAL) + WHIM * rng.below(1000) / 1000
        closer = CLOSER.get(type(action))
        if closer is not None:
            value += closer(g, action)
        if value > best:
            best, choice = value, action
    assert choice is not None
    return choice


def _cards(g: CrescentState, action: Any) -> float:
    """More cards win more often."""
    return 0.5 * len(action.cards)


FIRST: dict[type[Action], float] = {kind: WORTH[kind.__name__] for kind in ROOM.kinds if kind.__name__ in WORTH}
CLOSER: dict[type[Action], Callable[[CrescentState, Any], float]] = {Select: _cards}
SETTLED: dict[type[Step], Callable[[CrescentState, Any], Action]] = {}
"""By question: how a character settles it."""
for _character in CHARACTERS:
    SETTLED.update(_character.mind().settled)
    FIRST.update(_character.mind().first)
    CLOSER.update(_character.mind().closer)
