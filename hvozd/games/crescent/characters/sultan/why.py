"""Why the Sultan's own actions, and dealings over the Sultan's market, are refused."""

from hvozd.core import Step
from hvozd.games.crescent.characters.sultan import Conspire
from hvozd.games.crescent.characters.sultan.bazaar import (
    KEEPER,
    AnswerCard,
    PostCard,
    ProposeCard,
    TakeBackCard,
    TakeCard,
    TakeFree,
    on_sale,
)
from hvozd.games.crescent.characters.sultan.reasons import NotInBazaar
from hvozd.games.crescent.rules import needs
from hvozd.games.crescent.rules.turn import ChooseAction
from hvozd.kit.reasons import Case, Needs, Reason


def in_bazaar(case: Case) -> Reason | None:
    """CM-7.9.3: a card of the second market."""
    return None if case.action.card in on_sale(case.g) else NotInBazaar("CM-7.9.3", case.action.card)


WHY: Needs = {
    ChooseAction: {
        ProposeCard: (in_bazaar, needs.affordable, needs.not_too_often),
        TakeCard: (needs.stands, in_bazaar, needs.affordable),
    },
    AnswerCard: {ProposeCard: (in_bazaar, needs.affordable)},
    Step: {
        Conspire: (needs.only_for(KEEPER, "CM-9.4"),),
        TakeFree: (needs.only_for(KEEPER, "CM-7.9.3"), in_bazaar),
        PostCard: (needs.only_for(KEEPER, "CM-12.3"), in_bazaar),
        TakeBackCard: (needs.only_for(KEEPER, "CM-12.3"), needs.own_offer),
    },
}
