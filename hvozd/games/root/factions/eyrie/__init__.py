"""The Eyrie Dynasties (chapter 7)."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from hvozd.core import Action, Ask, Do, Offer, Product, Step
from hvozd.core.rooms import room
from hvozd.games.root.components import CARDS, CLEARINGS, MAP_CLEARINGS, faction_file
from hvozd.games.root.factions.eyrie import decree, reasons
from hvozd.games.root.factions.eyrie.decree import (
    BUILDER,
    COLUMNS,
    COMMANDER,
    DESPOT,
    LEADERS,
    RECRUIT,
    ROOST,
    VIZIERS,
    AddToDecree,
    BeginColumn,
    ChooseLeader,
    EyrieBoard,
    found_roost,
    own,
)
from hvozd.games.root.hooks import DAYLIGHT, Faction, Loss
from hvozd.games.root.rules.battle import now
from hvozd.games.root.rules.craft import Crafting
from hvozd.games.root.rules.hand import draw
from hvozd.games.root.rules.pieces import clearings_with, enemies, may_build, on_map
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.turn import DrawCards, KeepHandLimit
from hvozd.games.root.rules.windows import Idle, Window
from hvozd.games.root.setup.start import StartIn, free_corners
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Place

FIGURES = Path(__file__).with_name("eyrie.json")
TRACK = faction_file(FIGURES).tracks["roost"]


class EyrieView(msgspec.Struct, tag="eyrie"):
    leader: int
    deposed: list[int]
    decree: list[list[int]]
    viziers: tuple[int, ...]
    pending: list[int]
    roosts: int


# -- setup --------------------------------------------------------------------------------------------------------------


class ChooseCorner(Ask):
    """R-7.3.2, R-7.3.5, W-S3: one roost and six warriors opposite the keep, or in any corner if there is none."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(StartIn, free_corners(g)),)

    def take(self, g: RootState, action: StartIn) -> None:
        warriors = faction_file(FIGURES).numbers["setup_warriors"]
        g.homes[self.seat] = action.clearing
        found_roost(g, self.seat, action.clearing, warriors)


# -- Birdsong -----------------------------------------------------------------------------------------------------------


class EmergencyOrders(Do):
    """R-7.4.1, W-ED1: with no card in hand, draw one."""

    seat: int

    def run(self, g: RootState) -> None:
        if not g.hands[self.seat]:
            draw(g, self.seat, 1)


class FoundRoost(Action):
    """R-7.4.3: where the new roost stands."""

    form = "new roost {clearing}"
    clearing: Place


class NewRoost(Ask):
    """R-7.4.3, W-ED3, I-EYR-10: with no roost on the map, a roost and three warriors where the fewest warriors are."""

    def open_to(self, g: RootState) -> bool:
        return not on_map(g, self.seat, ROOST) and bool(self.sites(g))

    def sites(self, g: RootState) -> list[int]:
        possible = [clearing for clearing in MAP_CLEARINGS if may_build(g, self.seat, clearing)]
        crowd = {clearing: sum(g.warriors[clearing::CLEARINGS]) for clearing in possible}
        return [clearing for clearing in possible if crowd[clearing] == min(crowd.values())]

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(FoundRoost, self.sites(g)),)

    def take(self, g: RootState, action: FoundRoost) -> None:
        found_roost(g, self.seat, action.clearing, faction_file(FIGURES).numbers["new_roost_warriors"])


# -- Evening ------------------------------------------------------------------------------------------------------------


class ScoreRoosts(Idle, Do):
    """R-7.6.1, T-ED: points for the roosts on the map."""

    seat: int

    def run(self, g: RootState) -> None:
        roosts = on_map(g, self.seat, ROOST)
        if roosts:
            score(g, self.seat, TRACK.points[roosts - 1])


# -- the faction ----------------------------------------------------------------------------------------------------------


class Eyrie(Faction):
    """R-7.1: scores for roosts every Evening, bound by the Decree of its leader.

    R-7.2.2, I-EYR-6: Lords of the Forest: wherever they share the highest sum, they rule.
    """

    name = "eyrie"
    sits = {"first": 1, "two": 1}
    board = EyrieBoard
    crafts_with = (ROOST,)
    words = {"leader": LEADERS, "order": COLUMNS}
    wins_ties = True

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-7.3.1: twenty warriors lie ready; a corner and a leader are chosen."""
        return (ChooseCorner(seat), ChooseLeader(seat))

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-7.4: emergency orders, new orders, new roost."""
        return (EmergencyOrders(seat), AddToDecree(seat, 0, False), NewRoost(seat))

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-7.2.1, R-7.5, R-7.5.1, W-ED4: craft with roosts, then the Decree; behind its last card Daylight is not over yet."""
        return (Crafting(seat), BeginColumn(seat, RECRUIT), Window(seat, DAYLIGHT))

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-7.6, W-ED7: score, draw, keep five cards."""
        return (ScoreRoosts(seat), DrawCards(seat), KeepHandLimit(seat))

    def draws(self, g: RootState, seat: int) -> int:
        """R-7.6.2, T-ED: one card plus one per card symbol uncovered on the roost track."""
        return 1 + sum(TRACK.cards[: on_map(g, seat, ROOST)])

    def item_points(self, g: RootState, seat: int, card: int) -> int:
        """R-7.2.3, R-7.8.1: an item scores 1, whatever the card says; the Builder scores what it says."""
        return CARDS[card].points if own(g, seat).leader == BUILDER else min(1, CARDS[card].points)

    def extra_hits(self, g: RootState, seat: int) -> int:
        """R-7.8.3: the Commander deals one extra hit as attacker."""
        return 1 if own(g, seat).leader == COMMANDER and now(g).attacker == seat else 0

    def bonus_points(self, g: RootState, seat: int, losses: Sequence[Loss]) -> int:
        """R-7.8.4, I-EYR-4: the Despot scores one more, once a battle, for removing buildings or tokens."""
        battle = g.battle
        if own(g, seat).leader != DESPOT or battle is None or seat in battle.bonus:
            return 0
        if any(loss.pieces and enemies(g, loss.owner, seat) for loss in losses):
            battle.bonus += (seat,)
            return 1
        return 0

    def view(self, g: RootState, seat: int, viewer: int | None) -> EyrieView:
        board = own(g, seat)
        viziers = VIZIERS[board.leader] if board.leader >= 0 else ()
        roosts = len(clearings_with(g, seat, ROOST))
        return EyrieView(board.leader, board.deposed, board.decree, viziers, board.pending, roosts)

    def cards_held(self, g: RootState, seat: int) -> Sequence[int]:
        return [card for column in own(g, seat).decree for card in column]


KINDS = (ChooseCorner, EmergencyOrders, FoundRoost, NewRoost, ScoreRoosts)
FACTIONS = (Eyrie(),)
ORDER = 2
ROOM = room(__name__, decree, reasons)
