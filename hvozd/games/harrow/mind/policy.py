"""What a player who knows a little would do, quickly: of a few options at random the one that looks best by itself."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from hvozd.core import Action, Options, Rng
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.maps import CENTRE, DISTANCE, HEXES
from hvozd.games.harrow.mind.aims import NOTHING, USUAL, nothing
from hvozd.games.harrow.rules.abilities import Advance, Spawn, Stop, Strengthen
from hvozd.games.harrow.rules.attack import Attack, Hold
from hvozd.games.harrow.rules.moves import Done
from hvozd.games.harrow.rules.turn import Act, EndTurn, Finish
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import FACTIONS

LOOKS = 3
"""How many options are looked at."""
WHIM = 2.0
"""So much is added by chance."""


def habit(g: HarrowState, options: Options, rng: Rng) -> Action:
    best, choice = -1e9, None
    for _ in range(LOOKS):
        action = options.sample(rng)
        rule = at_first_sight().get(type(action))
        value = (USUAL if rule is None else rule(g, action)) + WHIM * rng.below(1000) / 1000
        if value > best:
            best, choice = value, action
    assert choice is not None
    return choice


def _advance(g: HarrowState, action: Any) -> float:
    """Many units, and towards the brambles."""
    row = DISTANCE[CENTRE]
    group = action.group
    nearer: int = row[action.origin] - row[action.target]
    many: int = group % 5 + group // 5 % 5 + (group >= 25)
    return USUAL + 0.7 * nearer + 0.3 * many


def _strengthen(g: HarrowState, action: Any) -> float:
    """As many cubes as the battleground keeps."""
    room = NUMBERS.battleground - g.field[g.active] if g.active >= 0 else 1
    cubes: int = min(action.cubes, room)
    return USUAL + 0.5 * cubes if room > 0 else NOTHING


def _spawn(g: HarrowState, action: Any) -> float:
    haints: int = action.haints
    return USUAL + 0.3 * haints


def _attack(g: HarrowState, action: Any) -> float:
    """With more units than stand there."""
    if g.active < 0 or action.foe > 2:
        return USUAL
    more: int = g.units[g.active * HEXES + action.origin] - g.units[action.foe * HEXES + action.target]
    return USUAL + 0.6 * more


LOOK: dict[type[Action], Callable[[HarrowState, Any], float]] = {
    Stop: nothing,
    Finish: nothing,
    Hold: nothing,
    Done: nothing,
    EndTurn: nothing,
    Act: nothing,
    Advance: _advance,
    Strengthen: _strengthen,
    Spawn: _spawn,
    Attack: _attack,
}
"""What an option is worth at first sight, by its kind."""


@cache
def at_first_sight() -> Mapping[type[Action], Callable[[HarrowState, Any], float]]:
    """The shared rules and those of the rooms."""
    own = (rules_of(faction).mind.likely for faction in range(len(FACTIONS)))
    return {kind: rule for rules in (LOOK, *own) for kind, rule in rules.items()}
