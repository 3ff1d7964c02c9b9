"""What a player who knows a little would do, quickly: of a few options at random the one that looks best by itself."""

from collections.abc import Callable
from typing import Any

from hvozd.core import Action, Options, Rng
from hvozd.core.game import classes
from hvozd.games.crescent.actions.bargain import Accept, LastWord, Refuse, Reply
from hvozd.games.crescent.actions.buy import ProposeCard
from hvozd.games.crescent.actions.hire import ProposeBribe, ProposeHire
from hvozd.games.crescent.conflict import Select
from hvozd.games.crescent.state import CrescentState

LOOKS = 3
"""How many options are looked at."""
USUAL = 2.0
"""What an option without a line of its own is worth."""
WHIM = 2.0
"""So much is added by chance."""
FAIR = 2
"""The price of a mercenary, or of a card, that is taken for fair."""
LOOK = {
    "AskMe": -2.0,
    "PassOn": -1.0,
    "Pass": 3.0,
    "Nothing": -1.0,
    "Stop": 0.0,
    "OfferNothing": 2.5,
    "OfferPoints": 0.0,
    "AcceptOffer": 3.0,
    "AskForMore": 1.0,
    "DeclineOffers": 0.5,
    "AgreePoints": 0.0,
    "CaptureIt": 4.0,
    "LeaveIt": 0.0,
    "SackIt": 4.0,
    "Build": 3.5,
    "WithArchitect": 4.0,
    "Influence": 3.0,
    "PlaceToken": 4.0,
    "Recruit": 3.0,
    "Hire": 2.5,
    "TakeFree": 3.0,
    "Assault": 2.5,
    "Trade": 3.0,
    "PlayForCoins": 3.0,
    "Intrigue": 2.5,
    "RelocatePalace": 1.0,
    "ProposeHire": 1.5,
    "ProposeBribe": 1.0,
    "ProposeCard": 1.0,
}
"""What an option is worth at first sight, by its kind."""


def habit(g: CrescentState, options: Options, rng: Rng) -> Action:
    step: Any = g.stack[-1]
    if isinstance(step, Reply | LastWord):
        return bargain(step)
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


def bargain(step: Reply | LastWord) -> Action:
    """A price is accepted when it is fair: the seller wants as much, the buyer not more."""
    fair = FAIR * step.terms[2]
    agreed = step.price >= fair if isinstance(step, Reply) else step.price <= fair
    return Accept() if agreed else Refuse()


def _units(g: CrescentState, action: Any) -> float:
    """A fair price: less is refused, more is wasted."""
    astray: int = abs(action.price - FAIR * action.units)
    return -0.7 * astray


def _card(g: CrescentState, action: Any) -> float:
    astray: int = abs(action.price - FAIR)
    return -0.7 * astray


def _cards(g: CrescentState, action: Any) -> float:
    """More cards win more often."""
    return 0.5 * len(action.cards)


FIRST = {kind: LOOK[kind.__name__] for kind in classes(Action, "hvozd.games.crescent") if kind.__name__ in LOOK}
CLOSER: dict[type[Action], Callable[[CrescentState, Any], float]] = {
    ProposeHire: _units,
    ProposeBribe: _units,
    ProposeCard: _card,
    Select: _cards,
}
