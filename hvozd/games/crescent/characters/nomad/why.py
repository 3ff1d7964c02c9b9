"""Why the Nomad's own action, and dealings over mercenaries, are refused."""

from hvozd.core import Step
from hvozd.games.crescent.characters.nomad import Desert
from hvozd.games.crescent.characters.nomad.contracts import (
    OWNER,
    AnswerBribe,
    AnswerHire,
    PlaceHired,
    PlaceMercenaries,
    PostBribe,
    PostHire,
    ProposeBribe,
    ProposeHire,
    TakeBackBribe,
    TakeBackHire,
    TakeBribe,
    TakeHire,
    most_bribed,
    most_hired,
)
from hvozd.games.crescent.characters.nomad.reasons import NobodyDeserts, TooFewToBribe, TooFewToHire
from hvozd.games.crescent.rules import needs
from hvozd.games.crescent.rules.bargain import Bargain
from hvozd.games.crescent.rules.reasons import NoneOfYours, NotYours
from hvozd.games.crescent.rules.turn import ChooseAction
from hvozd.games.crescent.state import HEXES
from hvozd.kit.reasons import Case, Needs, Reason


def buyer(case: Case) -> int:
    return int(case.step.buyer) if isinstance(case.step, Bargain) else case.seat


def hirer(case: Case) -> Reason | None:
    """CM-7.7.2: the Nomad plays, and the buyer hires."""
    if case.g.seats <= OWNER:
        return NotYours("CM-7.7.2", OWNER)
    return None if case.g.tables.hires[buyer(case)] else NoneOfYours("CM-7.7.2")


def for_hire(case: Case) -> Reason | None:
    """CM-7.7.2: as many as there are."""
    most = most_hired(case.g, buyer(case))
    return None if 0 < case.action.units <= most else TooFewToHire("CM-7.7.2", most)


def for_bribe(case: Case) -> Reason | None:
    """CM-7.8.1: as many as stand there."""
    most = most_bribed(case.g, buyer(case), case.action.hex)
    return None if 0 < case.action.units <= most else TooFewToBribe("CM-7.8.1", case.action.hex, most)


def deserters(case: Case) -> Reason | None:
    """CM-9.6: mercenaries of another player."""
    victim, hex_ = case.action.victim, case.action.hex
    if victim == case.seat:
        return NobodyDeserts("CM-9.6", victim, hex_, 0)
    have = case.g.mercenary[victim * HEXES + hex_]
    return None if 0 < case.action.units <= have else NobodyDeserts("CM-9.6", victim, hex_, have)


HIRING = (hirer, for_hire, needs.affordable)
BRIBING = (hirer, for_bribe, needs.affordable)
OWN = needs.only_for(OWNER, "CM-12.3")
WHY: Needs = {
    ChooseAction: {
        ProposeHire: (*HIRING, needs.not_too_often),
        ProposeBribe: (*BRIBING, needs.not_too_often),
        TakeHire: (needs.stands, *HIRING),
        TakeBribe: (needs.stands, *BRIBING),
    },
    AnswerHire: {ProposeHire: HIRING, ProposeBribe: BRIBING},
    AnswerBribe: {ProposeHire: HIRING, ProposeBribe: BRIBING},
    PlaceHired: {PlaceMercenaries: (needs.placed("CM-7.7.2"),)},
    Step: {
        Desert: (needs.only_for(OWNER, "CM-9.6"), deserters),
        PostHire: (OWN,),
        PostBribe: (OWN,),
        TakeBackHire: (OWN, needs.own_offer),
        TakeBackBribe: (OWN, needs.own_offer),
    },
}
