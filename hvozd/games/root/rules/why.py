"""Why the questions that all factions share refuse an answer, and what their own questions borrow."""

from collections.abc import Mapping, Sequence

from hvozd.core import Action
from hvozd.games.root.components import AMBUSH, GAME
from hvozd.games.root.hooks import DAYLIGHT
from hvozd.games.root.rules.battle import OfferAmbush, OfferFoil, PlayAmbush, now
from hvozd.games.root.rules.craft import Craft, Crafting
from hvozd.games.root.rules.dominance import ActivateDominance, TakeDominance
from hvozd.games.root.rules.needs import ACTIVATING, CRAFTING, TAKING, held
from hvozd.games.root.rules.reasons import NotAmbush, OtherSuit, TooManyCards
from hvozd.games.root.rules.turn import Discard, KeepHandLimit
from hvozd.games.root.rules.windows import LastWindow, Window
from hvozd.kit.reasons import Case, Need, Needs, Reason


def by_day(need: Need) -> Need:
    """Only where the free window of Daylight is open."""
    return lambda case: need(case) if getattr(case.step, "window", DAYLIGHT) == DAYLIGHT else None


DAY: Mapping[type[Action], Sequence[Need]] = {
    ActivateDominance: tuple(map(by_day, ACTIVATING)),
    TakeDominance: tuple(map(by_day, TAKING)),
}
"""What every question of Daylight may be answered with besides."""


def an_ambush(case: Case) -> Reason | None:
    """R-4.3.1, R-2.1.5: an ambush card of the clearing's suit, or a bird."""
    card, suit = case.action.card, case.g.suits[now(case.g).clearing]
    if card not in AMBUSH:
        return NotAmbush("R-2.1.5", card)
    return None if PlayAmbush(card) in case.step.options(case.g) else OtherSuit("R-4.3.1", card, suit)


def down_to_five(case: Case) -> Reason | None:
    """I-DECK-5: as many as are above the limit."""
    over = len(case.g.hands[case.seat]) - GAME.hand_limit
    return None if len(case.action.cards) == over else TooManyCards("I-DECK-5", GAME.hand_limit, over)


AMBUSHING: Sequence[Need] = (held("R-4.3.1"), an_ambush)
WHY: Needs = {
    Crafting: {**DAY, Craft: CRAFTING},
    Window: DAY,
    LastWindow: DAY,
    OfferAmbush: {PlayAmbush: AMBUSHING},
    OfferFoil: {PlayAmbush: AMBUSHING},
    KeepHandLimit: {Discard: (held("I-DECK-5", "cards"), down_to_five)},
}
