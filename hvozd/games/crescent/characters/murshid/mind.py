"""What agents should know of the Murshid's actions and deals.

Support binds nobody, and it is paid for on victory alone. So the Murshid takes what is likeliest to be paid, and asks
little; the others pay a point where the Murshid could turn a close conflict, two where a tie is the Murshid's to decide.
"""

from typing import Any

from hvozd.core import Action
from hvozd.games.crescent.characters.murshid import Intrigue
from hvozd.games.crescent.characters.murshid.deals import (
    BROKER,
    AcceptOffer,
    AgreePoints,
    AnswerBroker,
    AnswerOffers,
    AskPoints,
    Broker,
    DeclineOffers,
    OfferNothing,
    OfferPoints,
    OfferSupport,
    RefusePoints,
    SeekDeal,
    payers,
)
from hvozd.games.crescent.hooks import Mind
from hvozd.games.crescent.rules.contest import influence_strength
from hvozd.games.crescent.rules.pieces import strength
from hvozd.games.crescent.state import ATTACKING, DEFENDING, NOBODY, CrescentState

CLOSE = 1
"""A lead of so much can still be turned."""


def lead(g: CrescentState, seat: int) -> int:
    """By how much a seat's side is stronger on the map; whoever has no side in a contest yet counts as a defender."""
    clash = g.clash
    if clash.defender == NOBODY:
        difference = influence_strength(g, ATTACKING) - influence_strength(g, DEFENDING)
    else:
        difference = strength(g, clash.attacker, clash.hex) - strength(g, clash.defender, clash.hex)
    return difference if seat == clash.attacker else -difference


def worth_paying(g: CrescentState, seat: int) -> int:
    """How many points support is worth to one who is involved."""
    if not g.hands[BROKER] or abs(lead(g, seat)) > CLOSE or seat not in (g.clash.attacker, g.clash.defender):
        return 0
    tie = lead(g, seat) == 0 and g.influence[g.clash.hex] == BROKER
    return min(2 if tie else 1, g.vp[seat])


def _seek(g: CrescentState, step: SeekDeal) -> Action:
    vp = worth_paying(g, step.seat)
    return OfferPoints(vp) if vp and vp != g.clash.offers[step.seat] else OfferNothing()


def _answer(g: CrescentState, step: AnswerBroker) -> Action:
    return AgreePoints() if step.vp <= worth_paying(g, step.seat) else RefusePoints()


def _broker(g: CrescentState, step: Broker) -> Action:
    """The offer that is likeliest to be paid; where there is none, one point from whoever is a little ahead."""
    offers = [(vp * (2 + max(-1, min(1, lead(g, seat)))), seat, vp) for seat, vp in enumerate(g.clash.offers) if vp]
    if offers:
        _, seat, vp = max(offers)
        return AcceptOffer(seat, vp)
    asked = [seat for seat in payers(g) if abs(lead(g, seat)) <= CLOSE and seat in (g.clash.attacker, g.clash.defender)]
    if g.clash.asks or not asked:
        return DeclineOffers()
    return AskPoints(max(asked, key=lambda seat: lead(g, seat)), 1)


def _points(g: CrescentState, action: Any) -> float:
    return -float(action.vp)


MIND = Mind(
    first={Intrigue: 2.5, OfferPoints: 0.0, AcceptOffer: 3.0},
    closer={OfferPoints: _points},
    settled={SeekDeal: _seek, AnswerBroker: _answer, OfferSupport: _broker, AnswerOffers: _broker},
)
