"""Why the Murshid's own actions are refused."""

from hvozd.core import Step
from hvozd.games.crescent.characters.murshid import Intrigue, Murshid, TakeCards, TakeIntrigue
from hvozd.games.crescent.characters.murshid.reasons import NotAssociated, NotSeen, OtherNumber
from hvozd.games.crescent.rules import needs
from hvozd.kit.reasons import Case, Needs, Reason


def own_cards(case: Case) -> Reason | None:
    """CM-9.3, A-39: as many of the own cards among those looked at as may be taken."""
    seen, cards = list(case.g.looked), case.action.cards
    strange = next((card for card in cards if seen.count(card) < cards.count(card)), None)
    if strange is not None:
        return NotSeen("CM-9.3", strange)
    others = next((card for card in cards if case.g.tables.associated[card] != case.seat), None)
    if others is not None:
        return NotAssociated("A-39", others)
    own = sum(case.g.tables.associated[card] == case.seat for card in seen)
    wanted = min(case.step.wanted, own)
    return None if len(cards) == wanted else OtherNumber("CM-9.3", wanted)


WHY: Needs = {
    TakeIntrigue: {TakeCards: (own_cards,)},
    Step: {Intrigue: (needs.only_for(Murshid.seat, "CM-9.3"),)},
}
