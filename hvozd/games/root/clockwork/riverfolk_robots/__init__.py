"""The Riverfolk Robots (chapter 9); Market, Payments and services have a file of their own."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hvozd.core import Do, Event, Offer, Ruling, Step
from hvozd.core.rooms import room
from hvozd.games.root.clockwork.bot import Bot, BotView, begin, bot, give_order, is_bird, ordered
from hvozd.games.root.clockwork.bot_steps import (
    BotBattles,
    EndEvening,
    OrderRevealed,
    craft_item,
    put_piece,
    put_warriors,
    recruit,
)
from hvozd.games.root.clockwork.choosing import Criterion, choose, choose_player, most_enemies, nothing
from hvozd.games.root.clockwork.riverfolk_robots import market
from hvozd.games.root.clockwork.riverfolk_robots.market import (
    RiverfolkRobotsBoard,
    add_payment,
    fill_market,
    leave_market,
    lose_half,
    lose_payments,
    own,
    pay_own,
    post_at,
    sell,
    service_offers,
)
from hvozd.games.root.components import CLEARINGS, MAP_CLEARINGS, MAPS
from hvozd.games.root.hooks import BIRDSONG_START, RIVERS, Loss, faction
from hvozd.games.root.rules.battle import now
from hvozd.games.root.rules.events import Discarded
from hvozd.games.root.rules.hand import to_discard
from hvozd.games.root.rules.pieces import add_warriors, may_place, present
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.services import MERCENARIES, POSTS, RIVERBOATS, SERVICES, hire
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Place, Seat


class RiverfolkRobotsView(BotView, tag="riverfolk_robots"):
    market: tuple[int, ...]
    payments: tuple[int, ...]
    shield: bool
    sword: bool
    sold: tuple[int, ...]


class Collected(Event):
    """Warriors leave a clearing for Payments."""

    seat: Seat
    place: Place
    warriors: int


def on_river(g: RootState) -> list[int]:
    """RB-M-5, AMB-34: the clearings on a river; on the lake map the coast is."""
    return [clearing for clearing in MAP_CLEARINGS if MAPS[g.map].rivers[clearing]]


def best_payer(g: RootState, seat: int, rule: str) -> int | None:
    """AMB-33: who has most warriors in Payments, the Riverfolk themselves included."""
    row = own(g, seat).payments
    return choose_player(
        g, seat, rule, [owner for owner, number in enumerate(row) if number], ("most-payments", lambda owner: row[owner])
    )


# -- setup --------------------------------------------------------------------------------------------------------------


class SetUpRobots(Do):
    """RB-9.3.2, RB-9.3.4, RB-9.3.5: a warrior in each clearing on the river, one in Payments, five cards in the Market."""

    seat: int

    def run(self, g: RootState) -> None:
        for clearing in on_river(g):
            put_warriors(g, self.seat, clearing, 1)
        pay_own(g, self.seat, bot(g, self.seat).number(g, self.seat, "setup_payments"))
        fill_market(g, self.seat)


# -- Birdsong -----------------------------------------------------------------------------------------------------------


class FillMarket(Do):
    """RB-9.4.1: the Market is filled up to five cards."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "market", "RB-9.4.1")
        fill_market(g, self.seat)
        if not own(g, self.seat).added:
            nothing(g, self.seat, "RB-9.4.1", "market-full")


class CraftFromMarket(Do):
    """RB-9.4.2, AMB-37: the first card added this turn whose item is in the supply is crafted and discarded."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "craft", "RB-9.4.2")
        board = own(g, self.seat)
        for card in board.market[len(board.market) - board.added :]:
            if craft_item(g, self.seat, card):
                discard_from_market(g, self.seat, card)
                return
        nothing(g, self.seat, "RB-9.4.2", "no-market-item")


def discard_from_market(g: RootState, seat: int, card: int) -> None:
    leave_market(g, seat, card)
    to_discard(g, card)
    g.log(Discarded, seat, (card,))


class OrderFromMarket(Do):
    """RB-9.4.3: the rightmost card of the Market is the order and stays there."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "order", "RB-9.4.3")
        board = own(g, self.seat)
        give_order(g, self.seat, board.market[-1] if board.market else -1)
        if board.market:
            g.log(OrderRevealed, self.seat, board.order)
        else:
            nothing(g, self.seat, "RB-9.4.3", "no-order")


# -- Daylight -----------------------------------------------------------------------------------------------------------


class BuildAndGarrison(Do):
    """RB-9.5.1, RB-D-RR, AMB-33, AMB-47: a trade post and a warrior in an ordered clearing without one, where who pays most
    has pieces; no points."""

    seat: int

    def run(self, g: RootState) -> None:
        seat = self.seat
        begin(g, seat, "garrison", "RB-9.5.1")
        payer = best_payer(g, seat, "RB-9.5.1")
        sites = [
            clearing
            for clearing in ordered(g, seat)
            if not post_at(g, seat, clearing)
            and g.stock[seat * PIECE_KINDS + POSTS[g.suits[clearing]]]
            and may_place(g, seat, clearing)
        ]
        near: Criterion = ("pieces-of-payer", lambda clearing: payer is not None and present(g, payer, clearing))
        site = choose(g, seat, "RB-9.5.1", sites, near)
        if site is not None and put_piece(g, seat, POSTS[g.suits[site]], site):
            put_warriors(g, seat, site, bot(g, seat).number(g, seat, "garrison"))


class RecruitOnRiver(Do):
    """RB-9.5.2: a warrior in each ordered clearing; with a bird in each on the river; the highest priority first."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "recruit", "RB-9.5.2")
        clearings = on_river(g) if is_bird(g, self.seat) else ordered(g, self.seat)
        recruit(g, self.seat, "RB-9.5.2", dict.fromkeys(clearings, 1))


class OrganizeTrade(Do):
    """RB-9.2.4, RB-9.5.3, AMB-35, AMB-36: shield and sword are set for the turn; with either a point and two warriors."""

    seat: int

    def run(self, g: RootState) -> None:
        seat = self.seat
        begin(g, seat, "organize-trade", "RB-9.5.3")
        board = own(g, seat)
        board.shield, board.sword = not any(board.payments), not g.supply[seat]
        if not board.shield and not board.sword:
            nothing(g, seat, "RB-9.5.3", "no-protection")
            return
        score(g, seat, bot(g, seat).number(g, seat, "organize_points"))
        if g.supply[seat]:
            sites = [c for c in MAP_CLEARINGS if present(g, seat, c) and may_place(g, seat, c)]
            site = choose(g, seat, "RB-9.5.3", sites, most_enemies(g, seat))
            if site is not None:
                put_warriors(g, seat, site, bot(g, seat).number(g, seat, "organize_warriors"))


class TradeBattles(Do):
    """RB-9.5.4: with the shield in every clearing, else with the sword in the ordered ones, else none."""

    seat: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        if board.shield or board.sword:
            clearings = tuple(MAP_CLEARINGS) if board.shield else tuple(ordered(g, self.seat))
            g.then(BotBattles(self.seat, "RB-9.5.4", clearings))
        else:
            begin(g, self.seat, "battle", "RB-9.5.4")
            nothing(g, self.seat, "RB-9.5.4", "no-protection")


# -- Evening ------------------------------------------------------------------------------------------------------------


class ScorePayments(Do):
    """RB-9.6.1: a point for each warrior of who has most in Payments; these return to their owner."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "score", "RB-9.6.1")
        payer = best_payer(g, self.seat, "RB-9.6.1")
        if payer is None:
            nothing(g, self.seat, "RB-9.6.1", "no-payments")
        else:
            points = own(g, self.seat).payments[payer]
            lose_payments(g, self.seat, payer, points)
            score(g, self.seat, points)


class Racketeering(Do):
    """RB-9.6.2: with shield or sword all but two warriors of each clearing become Payments."""

    seat: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        begin(g, self.seat, "racketeering", "RB-9.6.2")
        if not board.shield and not board.sword:
            nothing(g, self.seat, "RB-9.6.2", "no-protection")
            return
        leave = bot(g, self.seat).number(g, self.seat, "racketeering_leaves")
        if all(g.warriors[self.seat * CLEARINGS + clearing] <= leave for clearing in MAP_CLEARINGS):
            nothing(g, self.seat, "RB-9.6.2", "few-warriors", leave)
        for clearing in MAP_CLEARINGS:
            more = g.warriors[self.seat * CLEARINGS + clearing] - leave
            if more > 0:
                add_warriors(g, self.seat, clearing, -more)
                add_payment(g, self.seat, self.seat, more)
                g.log(Collected, self.seat, clearing, more)


class ClearMarket(Do):
    """RB-9.6.3: the leftmost card is discarded; with the shield one more."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "market", "RB-9.6.3")
        board = own(g, self.seat)
        board.order = -1
        if not board.market:
            nothing(g, self.seat, "RB-9.6.3", "no-card")
        for card in board.market[: 2 if board.shield else 1]:
            discard_from_market(g, self.seat, card)


# -- the faction ----------------------------------------------------------------------------------------------------------


class RiverfolkRobots(Bot):
    """RB-9.3.1, RB-9.3.3: sells cards and warriors, and scores what others pay."""

    name = "riverfolk_robots"
    stands_for = "riverfolk"
    board = RiverfolkRobotsBoard
    rulings = (Ruling("AMB-32", ("RB-9.2.2",)),)
    sells = True
    opens_windows = True
    words = {**Bot.words, "service": SERVICES}

    def configure(self, g: RootState, seat: int, settings: Mapping[str, Any]) -> None:
        super().configure(g, seat, settings)
        own(g, seat).payments = (0,) * g.seats

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        return (SetUpRobots(seat),)

    def turn_begins(self, g: RootState, seat: int) -> None:
        board = own(g, seat)
        board.added = 0
        board.shield = board.sword = False

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        return (FillMarket(seat), CraftFromMarket(seat), OrderFromMarket(seat))

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        return (BuildAndGarrison(seat), RecruitOnRiver(seat), OrganizeTrade(seat), TradeBattles(seat))

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        return (ScorePayments(seat), Racketeering(seat), ClearMarket(seat), EndEvening(seat))

    def wares(self, g: RootState, seat: int) -> Sequence[int]:
        return own(g, seat).market

    def sell_service(self, g: RootState, seat: int, buyer: int, service: int, price: int, source: int) -> None:
        sell(g, seat, buyer, service, source)

    def part_with(self, g: RootState, seat: int, card: int) -> None:
        leave_market(g, seat, card)

    def defender_criteria(self, g: RootState, seat: int, clearing: int) -> Sequence[Criterion]:
        """RB-9.5.4: who has fewest warriors in Payments."""
        row = own(g, seat).payments
        return (("fewest-payments", lambda player: -row[player]),)

    def most_hits(self, g: RootState, seat: int, clearing: int) -> int:
        """RB-T-RR-FEROCIOUS, RB-T-RR-GARRISON: three as attacker; as defender one more for each trade post there."""
        hits = super().most_hits(g, seat, clearing)
        if now(g).attacker == seat:
            return self.number(g, seat, "ferocious_hits") if self.has(g, seat, "ferocious") else hits
        return hits + post_at(g, seat, clearing) if self.has(g, seat, "garrison") else hits

    def defenseless(self, g: RootState, seat: int, clearing: int) -> bool:
        """RB-T-RR-GARRISON: never as defender."""
        return not self.has(g, seat, "garrison") and super().defenseless(g, seat, clearing)

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        """RB-9.2.2: each trade post removed costs Payments."""
        for loss in losses:
            if loss.owner == seat:
                for _ in loss.pieces:
                    lose_half(g, seat, loss.remover)
        return ()

    def window_offers(self, g: RootState, seat: int, active: int, window: int) -> Sequence[Offer]:
        """RB-9.2.3: at the start of another player's Birdsong."""
        return service_offers(g, seat, active) if window == BIRDSONG_START and active != seat else ()

    def daylight_begins(self, g: RootState, seat: int, active: int) -> None:
        """RB-9.2.3.III, RB-T-RR-INVOLVED: hired mercenaries count from Daylight on (some have no use of them); a person
        who has not hired them has them for enemies."""
        if own(g, seat).sold[MERCENARIES]:
            if faction(g, active).may_hire:
                hire(g, seat, active)
        elif self.has(g, seat, "involved") and active != seat and not g.bots >> active & 1:
            g.opposed = active
            hire(g, seat, -1)

    def turn_ends(self, g: RootState, seat: int, active: int) -> None:
        """RB-9.2.3.II, RB-9.2.3.III: services expire with the turn."""
        board = own(g, seat)
        if g.lender == seat:
            g.opposed = -1
            hire(g, -1, -1)
        if (active, RIVERS) in g.links and board.sold[RIVERBOATS]:
            g.links.remove((active, RIVERS))
        board.sold = (0, 0, 0)

    def held_warriors(self, g: RootState, seat: int) -> Sequence[int]:
        return own(g, seat).payments

    def cards_held(self, g: RootState, seat: int) -> Sequence[int]:
        return own(g, seat).market

    def view(self, g: RootState, seat: int, viewer: int | None) -> msgspec.Struct:
        board = own(g, seat)
        beside = self.cards_beside(g, seat)
        return RiverfolkRobotsView(board.order, *beside, board.market, board.payments, board.shield, board.sword, board.sold)


KINDS = (
    Collected,
    SetUpRobots,
    FillMarket,
    CraftFromMarket,
    OrderFromMarket,
    BuildAndGarrison,
    RecruitOnRiver,
    OrganizeTrade,
    TradeBattles,
    ScorePayments,
    Racketeering,
    ClearMarket,
)
FACTIONS = (RiverfolkRobots(),)
ORDER = 8
ROOM = room(__name__, market)
