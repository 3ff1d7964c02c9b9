"""R-11: the Riverfolk Company."""

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any

from hvozd.core import Action, Ask, Bag, Chain, Do, Offer, Product, Step
from hvozd.core.rooms import room
from hvozd.games.root.components import ANY, CLEARINGS, COST, MAP_CLEARINGS, MAPS
from hvozd.games.root.factions.riverfolk import board, reasons, services
from hvozd.games.root.factions.riverfolk.board import (
    FILE,
    NUMBERS,
    Exported,
    FundsGathered,
    PricesSet,
    RiverfolkBoard,
    RiverfolkView,
    TradeDisruption,
    commit,
    empty_spaces,
    fund_owners,
    fund_stock,
    held,
    own,
    own_payment,
    post,
    spend_fund,
)
from hvozd.games.root.factions.riverfolk.services import service_offers, services_left
from hvozd.games.root.hidden.knowledge import left_openly
from hvozd.games.root.hooks import BIRDSONG_START, DAYLIGHT, RIVERS, Faction, Loss
from hvozd.games.root.rules.battle import Fight, StartBattle, battle_options
from hvozd.games.root.rules.craft import craft, craftable
from hvozd.games.root.rules.events import PlacedPiece
from hvozd.games.root.rules.hand import draw, spend
from hvozd.games.root.rules.move import Moving, move, targets
from hvozd.games.root.rules.pieces import count, may_place, on_map, place_piece, place_warriors, set_rule
from hvozd.games.root.rules.removal import held_by_card
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.services import MERCENARIES, POSTS, RIVERBOATS, SERVICES, ServiceBought
from hvozd.games.root.rules.turn import KeepHandLimit
from hvozd.games.root.rules.windows import Done, EndsWindow, close_window, window_offers
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Card, Place, Seat, Suit
from hvozd.kit.picks import Picks


def river_clearings(g: RootState) -> list[int]:
    """I-MAP-2: clearings on a river."""
    return [clearing for clearing in MAP_CLEARINGS if MAPS[g.map].rivers[clearing]]


# -- setup --------------------------------------------------------------------------------------------------------------


class Settle(Action):
    """R-11.3.2: four warriors on river clearings."""

    form = "settle {clearings}"
    clearings: Bag[Place]

    def do(self, g: RootState, seat: int) -> None:
        for clearing in self.clearings:
            place_warriors(g, seat, clearing, 1)


class ChooseSettlements(Ask):
    """R-11.3.2, R-11.3.3, R-11.3.4, W-S7: four warriors distributed freely; three more are the first payments."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        number = NUMBERS["setup_warriors"]
        places = [(c, number) for c in river_clearings(g) if may_place(g, self.seat, c)]
        return (lambda g: Product(Settle, Picks(places, number)),)

    def take(self, g: RootState, action: Settle) -> None:
        action.do(g, self.seat)
        own_payment(g, self.seat, NUMBERS["setup_payments"])


class SetPrices(Action):
    """R-11.3.5, R-11.6.2: the prices of the three services."""

    form = "prices {hand_card} {riverboats} {mercenaries}"
    hand_card: int
    riverboats: int
    mercenaries: int

    def do(self, g: RootState, seat: int) -> None:
        own(g, seat).prices = [self.hand_card, self.riverboats, self.mercenaries]
        g.log(PricesSet, seat, self.hand_card, self.riverboats, self.mercenaries)


class ChoosePrices(EndsWindow, Ask):
    """R-11.3.5, R-11.6.2, W-RF3, I-CC-2: each marker on any space of its track; until then the free window is open."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        prices = range(1, NUMBERS["highest_price"] + 1)
        return (lambda g: Product(SetPrices, prices, prices, prices),)


# -- Birdsong -----------------------------------------------------------------------------------------------------------


class RiverfolkBirdsong(Do):
    """R-11.4, W-RF1: protectionism, dividends, gathering of funds."""

    seat: int

    def run(self, g: RootState) -> None:
        """R-11.2.4, R-11.4.1, R-11.4.2, R-11.4.3, I-RF-9: dividends count the funds left over, before gathering."""
        board = own(g, self.seat)
        if not any(board.payments):
            own_payment(g, self.seat, NUMBERS["protectionism"])
        if any(on_map(g, self.seat, kind) for kind in POSTS):
            score(g, self.seat, sum(board.funds) // NUMBERS["funds_per_point"])
        board.funds = list(held(g, self.seat))
        board.payments = [0] * g.seats
        board.committed = [0] * g.seats
        board.on_track = [0] * g.seats
        board.spaces = [0, 0, 0]
        g.log(FundsGathered, self.seat, sum(board.funds))


# -- Daylight -----------------------------------------------------------------------------------------------------------


class RiverMove(Moving):
    """R-11.5.1: commit a fund for a move."""

    form = "move {origin}>{target} x{warriors} for {fund}"
    origin: Place
    target: Place
    warriors: int
    fund: Seat

    def do(self, g: RootState, seat: int) -> None:
        commit(g, seat, self.fund)
        move(g, seat, seat, self.origin, self.target, self.warriors)


class RiverBattle(Action):
    """R-11.5.2: commit a fund for a battle."""

    form = "battle {clearing} {defender} for {fund}"
    clearing: Place
    defender: Seat
    fund: Seat

    def do(self, g: RootState, seat: int) -> None:
        commit(g, seat, self.fund)
        g.then(StartBattle(self.clearing, seat, self.defender))


class RiverCraft(Action):
    """R-11.5.3, R-11.5.3.I, I-CRAFT-7, I-RF-14: funds on track spaces; the card's benefit, or an export, which is no craft."""

    form = "craft {card} on {spaces} with {funds} export {export}"
    card: Card
    spaces: Bag[Suit]
    funds: Bag[Seat]
    export: bool

    def do(self, g: RootState, seat: int) -> None:
        board = own(g, seat)
        for owner in self.funds:
            board.funds[owner] -= 1
            board.on_track[owner] += 1
        for suit in self.spaces:
            board.spaces[suit] += 1
        if self.export:
            spend(g, seat, self.card)
            own_payment(g, seat, 1)
            g.log(Exported, seat, self.card)
        else:
            craft(g, seat, self.card)


def river_crafts(g: RootState, seat: int) -> Sequence[Action]:
    """R-11.2.1, R-11.5.3, I-CRAFT-5, I-RF-14: an empty space of each suit in the cost, and a fund for each."""
    spaces = empty_spaces(g, seat)
    funds = sum(own(g, seat).funds)
    parts = []
    for card in sorted(set(g.hands[seat])):
        cost = COST[card]
        if cost and len(cost) <= funds and craftable(g, seat, card):
            fits = [way for way in space_ways(cost) if all(way.count(s) <= spaces[s] for s in range(3))]
            if fits:
                parts.append(Product(RiverCraft, (card,), fits, Picks(fund_stock(g, seat), len(cost)), (False, True)))
    return Chain(parts)


def space_ways(cost: Sequence[int]) -> list[tuple[int, ...]]:
    if cost[0] == ANY:
        return list(combinations_with_replacement(range(3), len(cost)))
    return [tuple(sorted(cost))]


class RiverDraw(Action):
    """R-11.5.4: commit a fund for a card."""

    form = "draw for {fund}"
    fund: Seat

    def do(self, g: RootState, seat: int) -> None:
        commit(g, seat, self.fund)
        draw(g, seat, 1)


class RiverRecruit(Action):
    """R-11.5.5: spend a fund for a warrior on a river."""

    form = "recruit {clearing} for {fund}"
    clearing: Place
    fund: Seat

    def do(self, g: RootState, seat: int) -> None:
        spend_fund(g, seat, self.fund)
        place_warriors(g, seat, self.clearing, 1)


class EstablishPost(Action):
    """R-11.5.6, R-11.2.5: a trade post with a garrison for two funds of the clearing's ruler."""

    form = "establish {clearing}"
    clearing: Place

    def do(self, g: RootState, seat: int) -> None:
        """R-11.5.6.II, R-11.5.6.III, T-RF, I-RF-11: pay the ruler's funds, place, score."""
        spend_fund(g, seat, g.ruler[self.clearing], 2)
        kind = POSTS[g.suits[self.clearing]]
        placed = FILE.tokens[list(FILE.tokens)[kind]] - g.stock[seat * PIECE_KINDS + kind]
        place_piece(g, seat, kind, self.clearing)
        g.log(PlacedPiece, seat, post(g, seat, kind), self.clearing)
        place_warriors(g, seat, self.clearing, 1)
        score(g, seat, FILE.tracks["trade_post"].points[placed])


class RiverfolkDaylight(Ask):
    """R-11.5, W-RF2: any actions in any order and number, each paid with a fund of choice."""

    def open_to(self, g: RootState) -> bool:
        return any(own(g, self.seat).funds) or bool(window_offers(g, self.seat, DAYLIGHT))

    def offers(self, g: RootState) -> Sequence[Offer]:
        actions = (self.moves, self.battles, self.crafts, self.draws, self.recruits, self.posts, lambda g: (Done(),))
        return (*actions, *window_offers(g, self.seat, DAYLIGHT))

    def moves(self, g: RootState) -> Sequence[Action]:
        funds = fund_owners(g, self.seat)
        parts = []
        for origin in MAP_CLEARINGS if funds else ():
            here = g.warriors[self.seat * CLEARINGS + origin]
            there = targets(g, self.seat, origin) if here else ()
            if there:
                parts.append(Product(RiverMove, (origin,), there, range(1, here + 1), funds))
        return Chain(parts)

    def battles(self, g: RootState) -> Sequence[Action]:
        fights = battle_options(g, self.seat)
        funds = fund_owners(g, self.seat)
        return [RiverBattle(f.clearing, f.defender, fund) for f in fights if isinstance(f, Fight) for fund in funds]

    def crafts(self, g: RootState) -> Sequence[Action]:
        return river_crafts(g, self.seat)

    def draws(self, g: RootState) -> Sequence[Action]:
        return Product(RiverDraw, fund_owners(g, self.seat)) if g.deck or g.discard else ()

    def recruits(self, g: RootState) -> Sequence[Action]:
        """R-11.5.5, I-MAP-2: the fund may be the very warrior that is placed, unless a card holds it."""
        sites = [clearing for clearing in river_clearings(g) if may_place(g, self.seat, clearing)]
        own_comes_home = not held_by_card(g)
        funds = [owner for owner in fund_owners(g, self.seat) if g.supply[self.seat] or (own_comes_home and owner == self.seat)]
        return Product(RiverRecruit, sites, funds)

    def posts(self, g: RootState) -> Sequence[Action]:
        """R-11.5.6.I, I-RF-11: a ruled clearing without a post; a post of its suit left; two funds of the ruler."""
        funds = own(g, self.seat).funds
        sites = [
            clearing
            for clearing in MAP_CLEARINGS
            if (ruler := g.ruler[clearing]) >= 0
            and funds[ruler] >= 2
            and g.stock[self.seat * PIECE_KINDS + POSTS[g.suits[clearing]]]
            and not any(count(g, self.seat, kind, clearing) for kind in POSTS)
            and may_place(g, self.seat, clearing)
        ]
        return Product(EstablishPost, sites)

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            close_window(g, DAYLIGHT)
            return
        g.stack.append(self)
        action.do(g, self.seat)


# -- the faction ------------------------------------------------------------------------------------------------------------


class Riverfolk(Faction):
    """R-11.1, R-11.2.2, R-11.2.3, I-RF-12, I-RF-13: sells services, swims, holds its hand open; scores posts and dividends."""

    name = "riverfolk"
    board = RiverfolkBoard
    words = {"service": SERVICES}
    hand_is_public = True
    swims = True
    sells = True
    opens_windows = True

    def configure(self, g: RootState, seat: int, settings: Mapping[str, Any]) -> None:
        """R-11.2.2: rivers are paths for them."""
        g.links.append((seat, RIVERS))
        board = own(g, seat)
        board.payments, board.funds, board.committed, board.on_track = ([0] * g.seats for _ in range(4))

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-11.3.1: fifteen warriors and nine trade posts lie ready."""
        return (ChooseSettlements(seat), ChoosePrices(seat))

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        return (RiverfolkBirdsong(seat),)

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        return (RiverfolkDaylight(seat),)

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-11.6, R-11.6.1, I-RF-15: keep five cards, set prices; no card is drawn."""
        return (KeepHandLimit(seat), ChoosePrices(seat))

    def window_offers(self, g: RootState, seat: int, active: int, window: int) -> Sequence[Offer]:
        """R-11.2.6, W-B1: at the start of any other player's Birdsong."""
        return service_offers(g, seat, active) if window == BIRDSONG_START and active != seat else ()

    def daylight_begins(self, g: RootState, seat: int, active: int) -> None:
        """R-11.2.7.III, I-RF-1: hired mercenaries count from Daylight on."""
        if own(g, seat).sold[MERCENARIES]:
            g.hirer, g.lender = active, seat
            for clearing in MAP_CLEARINGS:
                set_rule(g, clearing)

    def turn_ends(self, g: RootState, seat: int, active: int) -> None:
        """W-E5: services expire with the turn."""
        board = own(g, seat)
        if board.sold[MERCENARIES]:
            g.hirer = g.lender = -1
            for clearing in MAP_CLEARINGS:
                set_rule(g, clearing)
        if board.sold[RIVERBOATS]:
            g.links.remove((active, RIVERS))
        board.sold = [0, 0, 0]

    def wares(self, g: RootState, seat: int) -> Sequence[int]:
        """RB-9.7: the open hand."""
        return g.hands[seat]

    def sells_more(self, g: RootState, seat: int, buyer: int) -> bool:
        return services_left(g, seat, buyer) > 0

    def sell_service(self, g: RootState, seat: int, buyer: int, service: int, price: int, source: int) -> None:
        """RB-S-B1, RB-S-B3: the price goes to Payments."""
        board = own(g, seat)
        board.sold[service] += 1
        g.log(ServiceBought, buyer, service, price)
        if source == seat:
            own_payment(g, seat, price)
        else:
            g.supply[source] -= price
            board.payments[source] += price

    def part_with(self, g: RootState, seat: int, card: int) -> None:
        g.hands[seat].remove(card)
        left_openly(g, seat, card)

    def returns_as(self, g: RootState, seat: int, kind: int) -> int:
        """R-11.2.5.I: a removed trade post leaves the game."""
        return -1

    def piece_left(self, g: RootState, seat: int, kind: int, clearing: int) -> None:
        own(g, seat).lost[kind] += 1

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        """R-11.2.5.I, I-GEN-2: once for each trade post."""
        posts = sum(len(loss.pieces) for loss in losses if loss.owner == seat)
        return [TradeDisruption(seat)] * posts

    def held_warriors(self, g: RootState, seat: int) -> Sequence[int]:
        return held(g, seat)

    def view(self, g: RootState, seat: int, viewer: int | None) -> RiverfolkView:
        board = own(g, seat)
        return RiverfolkView(
            payments=board.payments,
            funds=board.funds,
            committed=board.committed,
            on_track=board.on_track,
            spaces=board.spaces,
            prices=board.prices,
            sold=board.sold,
            lost=board.lost,
            open_spaces=empty_spaces(g, seat),
        )

    def census(self, g: RootState, seat: int) -> Sequence[int]:
        return (0, *own(g, seat).lost, 0, 0, 0)


KINDS = (
    Settle,
    ChooseSettlements,
    SetPrices,
    ChoosePrices,
    RiverfolkBirdsong,
    RiverMove,
    RiverBattle,
    RiverCraft,
    RiverDraw,
    RiverRecruit,
    EstablishPost,
    RiverfolkDaylight,
)
FACTIONS = (Riverfolk(),)
ORDER = 6
ROOM = room(__name__, board, reasons, services)
