"""What a defender does without thinking long: the best single action by simple prices, for look-aheads that need it fast."""

from collections.abc import Iterable
from typing import Any

from hvozd.core import Action, Options, Rng, apply
from hvozd.games.defenders.components import CARD_POINTS
from hvozd.games.defenders.hooks import BY_CARD
from hvozd.games.defenders.mind.formulas import PRICES, Scene, price
from hvozd.games.defenders.mind.minds import ITEM_PRICES
from hvozd.games.defenders.mind.prices import worth
from hvozd.games.defenders.rules.round import Choose, ChooseDefender
from hvozd.games.defenders.rules.solo import SoloTurn
from hvozd.games.defenders.rules.turn import EndTurn, TakeActions
from hvozd.games.defenders.state import DefendersState

END = EndTurn()
ALL_PRICES = {**PRICES, **ITEM_PRICES}
FEW = 12
"""Of longer lists of answers to a question aside so many are tried."""
POINT = 16.0
"""What a point of a card is worth when cards are chosen."""
DOUBT = 0.02
WAVER = 8
"""How far the liking for a card may change from one time to the next."""


def act(g: DefendersState, options: Iterable[Action], rng: Rng) -> Action:
    """The best single action of a turn, or its end; prices waver a little."""
    scene = Scene(g, g.turn)
    best: Action = END
    top = 0.0
    for option in options:
        value = price(scene, option, ALL_PRICES)
        if value > 0:
            value *= 1 + DOUBT * rng.below(16)
        if value > top:
            best, top = option, value
    return best


def pick(g: DefendersState, options: Iterable[Action], rng: Rng) -> Action:
    """A card to lead a turn, by its points and its ability, with a mood."""

    def liking(option: Any) -> float:
        mood = rng.below(WAVER)
        if not isinstance(option, Choose):
            return POINT * 3 + mood
        return POINT * CARD_POINTS[option.card] + BY_CARD[option.card].promise + mood

    return max(options, key=liking)


def answer(g: DefendersState, seat: int, options: Options, rng: Rng) -> Action:
    """Anything else: the better of some answers, by what each alone is worth."""
    few = list(options)
    if len(few) > FEW:
        rng.shuffle(few)
        few = few[:FEW]
    if len(few) == 1:
        return few[0]
    values = []
    for option in few:
        new = g.clone()
        apply(new, seat, option)
        values.append(worth(new))
    return few[max(range(len(few)), key=values.__getitem__)]


def likely(g: DefendersState, seat: int, options: Options, rng: Rng) -> Action:
    """What a defender would do without thinking."""
    step = g.stack[-1]
    if isinstance(step, TakeActions):
        return act(g, options, rng)
    if isinstance(step, ChooseDefender | SoloTurn):
        return pick(g, options, rng)
    return answer(g, seat, options, rng)
