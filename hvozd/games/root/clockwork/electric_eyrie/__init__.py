"""The Electric Eyrie (chapter 5); its Decree has a file of its own."""

from collections.abc import Sequence

import msgspec

from hvozd.core import Do, Event, Step
from hvozd.core.rooms import room
from hvozd.games.root.clockwork.bot import Bot, BotView, begin, bot
from hvozd.games.root.clockwork.bot import suit as suit_of
from hvozd.games.root.clockwork.bot_steps import CraftOrder, EndEvening, RevealOrder, earn, put_piece, put_warriors, recruit
from hvozd.games.root.clockwork.choosing import (
    Criterion,
    buildings_of,
    choose,
    draw_place,
    foes,
    most_pieces_at,
    most_points,
    nothing,
)
from hvozd.games.root.clockwork.electric_eyrie import decree
from hvozd.games.root.clockwork.electric_eyrie.decree import (
    COLUMNS,
    ROOST,
    BattleColumn,
    ElectricEyrieBoard,
    MoveColumn,
    RecruitColumn,
    cards_in,
    fall_into_turmoil,
    own,
)
from hvozd.games.root.clockwork.service_cards import hire_to_build
from hvozd.games.root.components import AMBUSH, BIRD, CLEARINGS, MAP_CLEARINGS, SUIT
from hvozd.games.root.hooks import Loss, faction
from hvozd.games.root.rules.battle import now
from hvozd.games.root.rules.pieces import count, enemies, left_of, may_build, may_place, of_suit, on_map, present
from hvozd.games.root.rules.removal import pieces_at, remove
from hvozd.games.root.rules.score import book
from hvozd.games.root.setup.start import free_corners
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card, Seat


class ElectricEyrieView(BotView, tag="electric_eyrie"):
    decree: tuple[tuple[int, ...], ...]
    viziers: int
    roosts: int


class OrderKept(Event):
    """The order card has gone into the Decree."""

    seat: Seat
    card: Card


# -- setup --------------------------------------------------------------------------------------------------------------


class SetUpEyrie(Do):
    """RB-5.3.2, RB-5.3.3, RB-5.3.4, RB-D-EE: a roost and six warriors in a random corner, the viziers in the last column."""

    seat: int

    def run(self, g: RootState) -> None:
        own(g, self.seat).viziers = bot(g, self.seat).number(g, self.seat, "viziers")
        corner = draw_place(g, self.seat, "RB-5.3.2", free_corners(g))
        g.homes[self.seat] = corner
        put_piece(g, self.seat, ROOST, corner)
        put_warriors(g, self.seat, corner, bot(g, self.seat).number(g, self.seat, "setup_warriors"))


# -- Birdsong -----------------------------------------------------------------------------------------------------------


class KeepOrder(Do):
    """RB-5.4.3, RB-5.8: the order card goes into the column of its suit and stays there."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "decree", "RB-5.4.3")
        board = own(g, self.seat)
        card = board.order
        if card < 0:
            nothing(g, self.seat, "RB-5.4.3", "no-card")
            return
        column = COLUMNS.index(SUIT[card])
        board.decree = (*board.decree[:column], (*board.decree[column], card), *board.decree[column + 1 :])
        board.order = -1
        g.log(OrderKept, self.seat, card)
        if not on_map(g, self.seat, ROOST):
            g.then(NewBotRoost(self.seat, SUIT[card]))


class NewBotRoost(Do):
    """RB-5.4.4, RB-11.8.2, AMB-12: with no roost on the map one and four warriors in the best ordered clearing; whatever keeps it
    from being placed, a snare too, is turmoil."""

    seat: int
    suit: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "new-roost", "RB-5.4.4")
        warriors = bot(g, self.seat).number(g, self.seat, "new_roost_warriors")
        enough = g.supply[self.seat] >= warriors
        sites = [c for c in of_suit(g, self.suit) if enough and may_build(g, self.seat, c)]
        site = choose(g, self.seat, "RB-5.4.4", sites)
        if site is not None and put_piece(g, self.seat, ROOST, site):
            put_warriors(g, self.seat, site, warriors)
        else:
            fall_into_turmoil(g, self.seat, "RB-5.7")


# -- Daylight -----------------------------------------------------------------------------------------------------------


class ResolveBotDecree(Do):
    """RB-5.5.1: recruit for every column with a card, left to right; then move for every one; then battle for every one."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "decree", "RB-5.5.1")
        columns = [column for column in range(len(COLUMNS)) if cards_in(g, self.seat, column)]
        if not columns:
            nothing(g, self.seat, "RB-5.5.1", "empty-decree")
        kinds: tuple[type[RecruitColumn | MoveColumn | BattleColumn], ...] = (RecruitColumn, MoveColumn, BattleColumn)
        g.then(*(kind(self.seat, column) for kind in kinds for column in columns))


class Relentless(Do):
    """RB-T-EE-RELENTLESS: undefended enemy buildings and tokens fall where Eyrie warriors stand."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "relentless", "RB-T-EE-RELENTLESS")
        here = [clearing for clearing in MAP_CLEARINGS if g.warriors[self.seat * CLEARINGS + clearing]]
        losses = [
            Loss(other, clearing, self.seat, 0, tuple(kind for kind, n in pieces_at(g, other, clearing) for _ in range(n)))
            for clearing in here
            for other in foes(g, self.seat)
            if faction(g, other).defenseless(g, other, clearing)
        ]
        if not any(loss.pieces for loss in losses):
            nothing(g, self.seat, "RB-T-EE-RELENTLESS", "nothing-bare")
        remove(g, losses)


class BuildRoost(Do):
    """RB-5.5.2, RB-5.7, RB-11.8.2, AMB-12: a roost in the ruled clearing of highest priority without one; whatever keeps it from
    being placed, a snare too, is turmoil."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "build", "RB-5.5.2")
        sites = hire_to_build(g, self.seat, lambda: roost_sites(g, self.seat))
        site = choose(g, self.seat, "RB-5.5.2", sites, why="no-site" if left_of(g, self.seat, ROOST) else "no-building-left")
        if site is None or not put_piece(g, self.seat, ROOST, site):
            fall_into_turmoil(g, self.seat, "RB-5.7")


def roost_sites(g: RootState, seat: int) -> list[int]:
    left = left_of(g, seat, ROOST)
    ruled = [c for c in MAP_CLEARINGS if left and g.ruler[c] == seat and not count(g, seat, ROOST, c)]
    return [clearing for clearing in ruled if may_build(g, seat, clearing)]


class Swoop(Do):
    """RB-T-EE-SWOOP: two warriors in the clearing of highest priority without an Eyrie piece."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "swoop", "RB-T-EE-SWOOP")
        sites = [c for c in MAP_CLEARINGS if not present(g, self.seat, c) and may_place(g, self.seat, c)]
        site = choose(g, self.seat, "RB-T-EE-SWOOP", sites)
        if site is not None:
            recruit(g, self.seat, "RB-T-EE-SWOOP", {site: bot(g, self.seat).number(g, self.seat, "swoop_warriors")})


# -- Evening ------------------------------------------------------------------------------------------------------------


class ScoreBotRoosts(Do):
    """RB-5.6: points for the roosts on the map."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "score", "RB-5.6")
        roosts = on_map(g, self.seat, ROOST)
        earn(g, self.seat, "RB-5.6", bot(g, self.seat).file.tracks["roost"].points[roosts - 1] if roosts else 0)


# -- the faction ----------------------------------------------------------------------------------------------------------


class ElectricEyrie(Bot):
    """RB-5.2.1, RB-5.3.1, RB-5.3.5: rules where it shares the highest sum; its Decree grows by a card every turn."""

    name = "electric_eyrie"
    sits = {"clockwork": 1}
    stands_for = "eyrie"
    board = ElectricEyrieBoard
    wins_ties = True
    service_rule = "RB-S-A2"

    def before_deal(self, g: RootState, seat: int) -> None:
        """RB-D-EE: a hard bot begins with a bird ambush in the last column."""
        ambush = next(card for card in AMBUSH if SUIT[card] == BIRD)
        for _ in range(self.number(g, seat, "setup_ambushes")):
            g.deck.remove(ambush)
            own(g, seat).decree = ((), (), (), (ambush,))

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        return (SetUpEyrie(seat),)

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        return (RevealOrder(seat, "RB-5.4.1"), CraftOrder(seat, "RB-5.4.2"), KeepOrder(seat))

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        relentless = (Relentless(seat),) if self.has(g, seat, "relentless") else ()
        swoop = (Swoop(seat),) if self.has(g, seat, "swoop") else ()
        return (ResolveBotDecree(seat), *relentless, BuildRoost(seat), *swoop)

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        return (ScoreBotRoosts(seat), EndEvening(seat))

    def defender_criteria(self, g: RootState, seat: int, clearing: int) -> Sequence[Criterion]:
        """RB-5.5.1.III: most buildings there, zero included; then most pieces there; then most points."""
        most_buildings: Criterion = ("most-buildings", lambda player: buildings_of(g, player, clearing))
        return (most_buildings, most_pieces_at(g, clearing), most_points(g))

    def advanced_cards(self, g: RootState, seat: int, cards: Sequence[int]) -> Sequence[int] | None:
        """RB-S-A2: with the order's suit in the Decree a card of a suit that is not."""
        there = [column for column, suit in enumerate(COLUMNS) if cards_in(g, seat, column)]
        if suit_of(g, seat) < 0 or COLUMNS.index(suit_of(g, seat)) not in there:
            return None
        return [card for card in cards if COLUMNS.index(SUIT[card]) not in there] or None

    def extra_hit(self, g: RootState, seat: int) -> str:
        """RB-5.5.1.III: the fullest column deals one more."""
        return "RB-5.5.1.III" if own(g, seat).furious and now(g).attacker == seat else ""

    def after_battle(self, g: RootState, seat: int) -> Sequence[Step]:
        own(g, seat).furious = False
        return ()

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        """RB-T-EE-WAR-TAX, AMB-63: who loses buildings and tokens to the Eyrie loses as many points."""
        if self.has(g, seat, "war_tax"):
            tax: dict[int, int] = {}
            for loss in losses:
                if loss.remover == seat and enemies(g, seat, loss.owner):
                    tax[loss.owner] = tax.get(loss.owner, 0) - len(loss.pieces)
            book(g, tax)
        return ()

    def view(self, g: RootState, seat: int, viewer: int | None) -> msgspec.Struct:
        board = own(g, seat)
        beside = self.cards_beside(g, seat)
        return ElectricEyrieView(board.order, *beside, board.decree, board.viziers, on_map(g, seat, ROOST))

    def cards_held(self, g: RootState, seat: int) -> Sequence[int]:
        return (*super().cards_held(g, seat), *(card for column in own(g, seat).decree for card in column))


KINDS = (OrderKept, SetUpEyrie, KeepOrder, NewBotRoost, ResolveBotDecree, Relentless, BuildRoost, Swoop, ScoreBotRoosts)
FACTIONS = (ElectricEyrie(),)
ORDER = 2
ROOM = room(__name__, decree)
