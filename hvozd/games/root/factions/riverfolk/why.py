"""Why the Riverfolk's questions, and those who buy from them, are refused an answer."""

from hvozd.core import Step
from hvozd.games.root.components import CLEARINGS
from hvozd.games.root.factions.riverfolk import (
    EstablishPost,
    RiverBattle,
    RiverCraft,
    RiverDraw,
    RiverfolkDaylight,
    RiverMove,
    RiverRecruit,
    river_clearings,
)
from hvozd.games.root.factions.riverfolk.board import RiverfolkBoard, empty_spaces, own
from hvozd.games.root.factions.riverfolk.reasons import (
    NobodyRules,
    NoFundOf,
    NoPostLeft,
    NoRiver,
    NoServiceLeft,
    NoSpace,
    NotForSale,
    PostThere,
    PriceTooHigh,
    TooFewFunds,
)
from hvozd.games.root.factions.riverfolk.services import (
    BuyCard,
    BuyMercenaries,
    BuyRiverboats,
    services_left,
)
from hvozd.games.root.hooks import faction
from hvozd.games.root.rules.needs import FIGHTING, MOVING, craftable, held, placeable
from hvozd.games.root.rules.pieces import count
from hvozd.games.root.rules.services import HAND_CARD, MERCENARIES, POSTS, RIVERBOATS
from hvozd.games.root.rules.why import DAY
from hvozd.games.root.state import PIECE_KINDS
from hvozd.kit.reasons import Case, Need, Needs, Reason


def fund(case: Case) -> Reason | None:
    """R-11.5: a fund of that owner."""
    have = own(case.g, case.seat).funds[case.action.fund]
    return None if have else NoFundOf("R-11.5", case.action.fund, have)


def funds(case: Case) -> Reason | None:
    """R-11.5.3: so many funds of each owner."""
    have, named = own(case.g, case.seat).funds, case.action.funds
    lacking = next((owner for owner in named if have[owner] < named.count(owner)), None)
    return None if lacking is None else NoFundOf("R-11.5.3", lacking, have[lacking])


def spaces(case: Case) -> Reason | None:
    """R-11.5.3, I-CRAFT-5: an empty space for each fund."""
    have, named = empty_spaces(case.g, case.seat), case.action.spaces
    lacking = next((suit for suit in named if suit < len(have) and have[suit] < named.count(suit)), None)
    return None if lacking is None else NoSpace("R-11.5.3", lacking, have[lacking])


def on_river(case: Case) -> Reason | None:
    """R-11.5.5: a clearing on a river."""
    return None if case.action.clearing in river_clearings(case.g) else NoRiver("R-11.5.5", case.action.clearing)


def a_post(case: Case) -> Reason | None:
    """R-11.5.6.I, R-11.5.6.II: somebody rules, no post there, one left, two funds of the ruler."""
    g, seat, place = case.g, case.seat, case.action.clearing
    ruler = g.ruler[place] if 0 < place < CLEARINGS else -1
    if ruler < 0:
        return NobodyRules("R-11.5.6.I", place)
    if any(count(g, seat, kind, place) for kind in POSTS):
        return PostThere("R-11.5.6.I", place)
    if not g.stock[seat * PIECE_KINDS + POSTS[g.suits[place]]]:
        return NoPostLeft("R-11.5.6.I", g.suits[place])
    have = own(g, seat).funds[ruler]
    return None if have >= 2 else TooFewFunds("R-11.5.6.II", ruler, have, 2)


def bought(service: int, rule: str) -> Need:
    """R-11.2.6, R-11.2.7: a service left for the buyer, who can pay it, and for a card one that is held."""

    def need(case: Case) -> Reason | None:
        g, buyer = case.g, case.seat
        seller = next((seat for seat in range(g.seats) if isinstance(g.boards[seat], RiverfolkBoard)), buyer)
        if seller == buyer:
            return None
        if service == HAND_CARD and case.action.card not in g.hands[seller]:
            return NotForSale(rule, case.action.card)
        board = own(g, seller)
        if services_left(g, seller, buyer) <= 0:
            return NoServiceLeft("R-11.2.7", sum(board.sold))
        price = board.prices[service]
        pays = faction(g, buyer).payments(g, buyer, price)
        return None if pays else PriceTooHigh("R-11.2.6.I", g.supply[buyer], price)

    return need


WHY: Needs = {
    RiverfolkDaylight: {
        **DAY,
        RiverMove: (fund, *MOVING),
        RiverBattle: (fund, *FIGHTING),
        RiverCraft: (held("R-11.5.3"), craftable, funds, spaces),
        RiverDraw: (fund,),
        RiverRecruit: (fund, on_river, placeable()),
        EstablishPost: (a_post, placeable()),
    },
    Step: {
        BuyCard: (bought(HAND_CARD, "R-11.2.7.I"),),
        BuyRiverboats: (bought(RIVERBOATS, "R-11.2.7.II"),),
        BuyMercenaries: (bought(MERCENARIES, "R-11.2.7.III"),),
    },
}
