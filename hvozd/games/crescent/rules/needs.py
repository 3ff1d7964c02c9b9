"""What the common actions need: each need gives the reason where it is not met."""

from hvozd.games.crescent.components.figures import CASTLE, FORT, STRATEGY, TOWN
from hvozd.games.crescent.hooks import CHARACTERS, hired_out
from hvozd.games.crescent.rules import reasons as why
from hvozd.games.crescent.rules.actions.build import architect, price
from hvozd.games.crescent.rules.actions.buy import cost
from hvozd.games.crescent.rules.actions.march import BOATS, Assault
from hvozd.games.crescent.rules.bargain import Bargain, may_propose, offered_to
from hvozd.games.crescent.rules.pieces import free_for, has_piece, is_present, reach
from hvozd.games.crescent.state import HEXES, NOBODY
from hvozd.kit.reasons import Case, Need, Reason


def only_for(seat: int, rule: str) -> Need:
    """A-64: nobody else has this action."""
    return lambda case: None if case.seat == seat else why.NotYours(rule, seat)


# -- cards ----------------------------------------------------------------------------------------------------


def held(rule: str, part: str = "card") -> Need:
    """The card named, or each of several, is in the seat's hand."""

    def need(case: Case) -> Reason | None:
        hand, named = case.g.hands[case.seat], getattr(case.action, part)
        cards = named if isinstance(named, tuple) else (named,)
        lacking = next((card for card in cards if hand.count(card) < cards.count(card)), None)
        return None if lacking is None else why.NotInHand(rule, lacking)

    return need


def selectable(case: Case) -> Reason | None:
    """CM-8.3: cards with the keyword of the conflict."""
    ops = case.g.tables.combat if case.step.combat else case.g.tables.contest
    strange = next((card for card in case.action.cards if not ops[card]), None)
    return None if strange is None else why.NoKeyword("CM-8.3", strange)


def with_action(case: Case) -> Reason | None:
    """CM-7.10.1: a card with ACTION."""
    return None if case.g.tables.action[case.action.card] else why.NoKeyword("CM-7.10.1", case.action.card)


def no_strategy(case: Case) -> Reason | None:
    """A-54: the strategy card stays."""
    kept = case.g.tables.type[case.action.card] == STRATEGY
    return why.StrategyCard("A-54", case.action.card) if kept else None


# -- hexes ----------------------------------------------------------------------------------------------------


def free(rule: str) -> Need:
    """No other player controls the hex."""

    def need(case: Case) -> Reason | None:
        hex_ = case.action.hex
        return None if free_for(case.g, case.seat, hex_) else why.OtherControls(rule, hex_, case.g.control[hex_])

    return need


def present(rule: str) -> Need:
    """The seat has a piece there."""
    return lambda case: None if is_present(case.g, case.seat, case.action.hex) else why.NotPresent(rule, case.action.hex)


def influencing(case: Case) -> Reason | None:
    """CM-7.2.1: in reach, without the own token, with a token in supply."""
    g, hex_ = case.g, case.action.hex
    if not g.tokens[case.seat]:
        return why.NoTokens("CM-7.2.1")
    if g.influence[hex_] == case.seat:
        return why.TokenThere("CM-7.2.1", hex_)
    return None if hex_ in reach(g, case.seat) else why.OutOfReach("CM-7.2.1", hex_)


# -- building ----------------------------------------------------------------------------------------------------


def builder(case: Case) -> Reason | None:
    """CM-7.3.1, CM-7.3.5: the character builds, and builds this."""
    g, structure = case.g, case.action.structure
    if not g.tables.build[case.seat]:
        return why.NoneOfYours("CM-7.3.5")
    if g.tables.cost[case.seat][structure] is None:
        return why.NotYourStructure("CM-7.3.5", structure)
    return None if has_piece(g, case.seat, structure) else why.NoneLeft("CM-1.5", structure)


def site(case: Case) -> Reason | None:
    """CM-7.3.2, CM-7.3.3: where the structure may stand."""
    g, structure, hex_ = case.g, case.action.structure, case.action.hex
    if structure == FORT:
        return why.WallThere("CM-7.3.2", hex_) if g.walls[hex_] else present("CM-7.3.3")(case) or free("CM-7.3.3")(case)
    if structure == CASTLE:
        return None if g.walls[hex_] == 1 + 2 * case.seat + FORT else why.NoFort("CM-7.3.3", hex_)
    if structure == TOWN:
        return why.SettlementThere("CM-7.3.2", hex_) if g.settlement[hex_] else None
    return None if g.settlement[hex_] == structure - TOWN else why.NoTown("CM-7.3.3", hex_)


def paid(case: Case) -> Reason | None:
    """CM-7.3.4: base cost and surcharge, with what is left of a credit."""
    purse = case.g.coins[case.seat] + getattr(case.step, "credit", 0)
    cost = price(case.g, case.seat, case.action.structure, case.action.hex)
    return None if cost <= purse else why.TooDear("CM-7.3.4", purse, cost)


def paid_with_architect(case: Case) -> Reason | None:
    """CM-8.6: an Architect in hand makes it cheaper."""
    g = case.g
    if not g.tables.architects.intersection(g.hands[case.seat]):
        return why.NotInHand("CM-8.6", min(g.tables.architects))
    purse = g.coins[case.seat] + g.tables.anytime[architect(g, case.seat)][0].value
    cost = price(g, case.seat, case.action.structure, case.action.hex)
    return None if cost <= purse else why.TooDear("CM-7.3.4", purse, cost)


def another_hex(case: Case) -> Reason | None:
    """CM-7.3.1: each in a different hex."""
    return why.BuiltThere("CM-7.3.1", case.action.hex) if case.action.hex in case.step.done else None


# -- marching ----------------------------------------------------------------------------------------------------


def mover(case: Case) -> Reason | None:
    """A-64: the character has the Move action."""
    return None if case.g.tables.move[case.seat] else why.NoneOfYours("A-64")


def guided(case: Case) -> Reason | None:
    """CM-8.6: a Guide in hand."""
    return None if case.g.tables.guides.intersection(case.g.hands[case.seat]) else why.NoGuide("CM-8.6")


def marching(case: Case) -> Reason | None:
    """CM-7.4.1, CM-8.6: units there, and an adjacent hex, or with Boats one across a river."""
    g, action = case.g, case.action
    at = case.seat * HEXES + action.origin
    ordinary, mercenary = g.ordinary[at], g.mercenary[at]
    if action.ordinary > ordinary or action.mercenary > mercenary:
        return why.TooFewUnits("CM-7.4.1", action.origin, ordinary, mercenary)
    if not action.ordinary + action.mercenary:
        return why.NobodyGoes("CM-7.4.1")
    if action.way == BOATS:
        if not g.tables.boats.intersection(g.hands[case.seat]):
            return why.NoBoats("CM-8.6")
        return None if action.target in g.across[action.origin] else why.NoRiver("CM-8.6", action.origin, action.target)
    return None if action.target in g.near[action.origin] else why.NotAdjacent("CM-7.4.1", action.origin, action.target)


def arriving(case: Case) -> Reason | None:
    """CM-7.4.1, CM-7.5.1, CM-7.5.2: a Move enters no hex of another, an Assault only that, or one with a settlement."""
    g, target = case.g, case.action.target
    control = g.control[target]
    if not isinstance(case.action, Assault):
        return None if control in (case.seat, NOBODY) else why.OtherControls("CM-7.4.1", target, control)
    if control == case.seat and not g.tables.sack_own_hex:
        return why.OwnHex("CM-7.5.1", target)
    if control in (case.seat, NOBODY):
        return None if g.settlement[target] else why.NothingToSack("CM-7.5.2", target)
    return None


# -- recruits, mercenaries, markets ------------------------------------------------------------------------------------------


def recruiting(case: Case) -> Reason | None:
    """CM-7.6.1, CM-7.6.2: so many of the reserves card, where the character recruits."""
    g, units, hex_ = case.g, case.action.units, case.action.hex
    if not g.tables.recruit[case.seat]:
        return why.NoneOfYours("A-64")
    most = getattr(case.step, "left", g.tables.recruit[case.seat])
    if units > most:
        return why.TooManyRecruits("CM-7.6.1", most)
    if units > g.reserve[case.seat]:
        return why.TooFewReserves("CM-7.6.1", g.reserve[case.seat], units)
    return None if CHARACTERS[case.seat].recruits_in(g, hex_) else why.NotRecruitedThere("CM-7.6.2", hex_)


def hiring(case: Case) -> Reason | None:
    """CM-7.7.1: with four players, at the prices of the table, from the own supply, into open hexes."""
    g, hexes = case.g, case.action.hexes
    if hired_out(g):
        return why.HiredElsewhere("CM-7.7.2")
    if not g.tables.hires[case.seat]:
        return why.NoneOfYours("A-64")
    coins = next((coins for units, coins in g.tables.hire if units == len(hexes)), None)
    if coins is None:
        return why.NoSuchHire("CM-7.7.1", len(hexes))
    if coins > g.coins[case.seat]:
        return why.TooDear("CM-7.7.1", g.coins[case.seat], coins)
    if len(hexes) > g.units[case.seat]:
        return why.NoUnitsLeft("CM-1.5", g.units[case.seat], len(hexes))
    return placed("CM-7.7.1")(case)


def placed(rule: str) -> Need:
    """A-47: each unit into a hex where the seat is present and that no other player controls."""

    def need(case: Case) -> Reason | None:
        return next((reason for hex_ in case.action.hexes if (reason := _open(case, hex_, rule)) is not None), None)

    return need


def _open(case: Case, hex_: int, rule: str) -> Reason | None:
    if not is_present(case.g, case.seat, hex_):
        return why.NotPresent(rule, hex_)
    return None if free_for(case.g, case.seat, hex_) else why.OtherControls(rule, hex_, case.g.control[hex_])


def buying(case: Case) -> Reason | None:
    """CM-7.9.1, CM-7.9.2: a card that lies on that market, once each, for its price."""
    g, card, market = case.g, case.action.card, case.action.market
    if getattr(case.step, "used", 0) >> market & 1:
        return why.MarketUsed("CM-7.9.1", market)
    if not any(here == card and g.tables.slots[at] == market for at, here in enumerate(g.market)):
        return why.NotOnMarket("CM-7.9.1", card, market)
    dear = cost(g, case.seat, card, market)
    return None if dear <= g.coins[case.seat] else why.TooDear("CM-7.9.2", g.coins[case.seat], dear)


# -- agreements ----------------------------------------------------------------------------------------------------


def affordable(case: Case) -> Reason | None:
    """CM-12.3: a price that the buyer has."""
    buyer = case.step.buyer if isinstance(case.step, Bargain) else case.seat
    coins = case.g.coins[buyer]
    return None if case.action.price <= coins else why.TooDear("CM-12.3", coins, case.action.price)


def not_too_often(case: Case) -> Reason | None:
    """CM-12.3, CM-19.4: so many refusals end the proposals of the turn."""
    return None if may_propose(case.g) else why.EnoughSaid("CM-12.3", len(case.g.closed))


def stands(case: Case) -> Reason | None:
    """CM-12.3: an offer that stands for this buyer."""
    offered = [terms for _, _, terms in offered_to(case.g, case.seat, case.action.seller)]
    return None if case.action.terms() in offered else why.NoSuchOffer("CM-12.3")


def own_offer(case: Case) -> Reason | None:
    """CM-12.3: an offer of the own that stands."""
    entry = (case.seat, case.action.customer, case.action.terms())
    return None if entry in case.g.standing else why.NoSuchOffer("CM-12.3")
