"""RB-5.5.1: the Decree of the Electric Eyrie: recruit, move and battle for every column that holds a card; and turmoil."""

from hvozd.core import Do, Event
from hvozd.games.root.clockwork.bot import BotBoard, begin, bot
from hvozd.games.root.clockwork.bot_steps import march_to_best, recruit, routes
from hvozd.games.root.clockwork.choosing import (
    Criterion,
    buildings_of,
    choose,
    choose_player,
    fewest_enemies,
    fewest_warriors,
    foes_at,
    most_enemies,
    most_warriors,
)
from hvozd.games.root.clockwork.service_cards import hire_for_battle, lay_boats, settle_boats
from hvozd.games.root.components import BIRD, CLEARINGS, FOX, MOUSE, RABBIT
from hvozd.games.root.hooks import faction
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.hand import to_discard
from hvozd.games.root.rules.pieces import clearings_with, count, may_place, of_suit, strength_of
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.turn import end_daylight
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card, Seat, Suit

ROOST = 0
COLUMNS = (FOX, MOUSE, RABBIT, BIRD)
"""RB-5.3.5: the suits of the columns from left to right."""


class ElectricEyrieBoard(BotBoard, tag="electric_eyrie"):
    decree: tuple[tuple[Card, ...], ...] = ((), (), (), ())
    """The cards of each column; the viziers are counted apart."""
    viziers: int = 0
    furious: bool = False
    """The battle under way is that of the fullest column."""


class DecreeColumn(Event):
    """The column that the bot resolves, and how many cards lie in it."""

    seat: Seat
    suit: Suit
    cards: int


class BotTurmoil(Event):
    seat: Seat
    birds: int
    cards: tuple[Card, ...]


def own(g: RootState, seat: int) -> ElectricEyrieBoard:
    return g.boards[seat]  # type: ignore[return-value]


def cards_in(g: RootState, seat: int, column: int) -> int:
    """RB-5.3.3: the cards of a column; the Loyal Viziers lie in the last one."""
    board = own(g, seat)
    return len(board.decree[column]) + (board.viziers if COLUMNS[column] == BIRD else 0)


def is_fullest(g: RootState, seat: int, column: int) -> bool:
    """RB-5.5.1.III, RB-T-EE-FOCUSED, AMB-11: more cards than each other column; with the trait a tie is enough."""
    most = max(cards_in(g, seat, other) for other in range(len(COLUMNS)) if other != column)
    return cards_in(g, seat, column) + bot(g, seat).has(g, seat, "focused") > most


def begin_column(g: RootState, seat: int, step: str, rule: str, column: int) -> None:
    """Say what the bot does now, and for which column."""
    begin(g, seat, step, rule)
    g.log(DecreeColumn, seat, COLUMNS[column], cards_in(g, seat, column))


class RecruitColumn(Do):
    """RB-5.5.1.I, RB-T-EE-NOBILITY: as many warriors as the column has cards into a roost's clearing that matches it."""

    seat: int
    column: int

    def run(self, g: RootState) -> None:
        seat = self.seat
        begin_column(g, seat, "recruit", "RB-5.5.1.I", self.column)
        matching = of_suit(g, COLUMNS[self.column])
        sites = [c for c in clearings_with(g, seat, ROOST) if c in matching and may_place(g, seat, c)]
        criteria = (most_enemies(g, seat), fewest_warriors(g, seat))
        site = choose(g, seat, "RB-5.5.1.I", sites, *criteria, lowest=True, why="no-roost-there")
        placed = 0 if site is None else recruit(g, seat, "RB-5.5.1.I", {site: cards_in(g, seat, self.column)})
        if placed < cards_in(g, seat, self.column) and bot(g, seat).has(g, seat, "nobility"):
            fall_into_turmoil(g, seat, "RB-T-EE-NOBILITY")


class MoveColumn(Do):
    """RB-5.5.1.II, AMB-10: from the ruled clearing with most warriors to a neighbour without a roost."""

    seat: int
    column: int

    def run(self, g: RootState) -> None:
        seat = self.seat
        begin_column(g, seat, "move", "RB-5.5.1.II", self.column)
        laid = lay_boats(g, seat)
        origin, target = self.march(g)
        if laid:
            settle_boats(g, seat, origin, target, "RB-S-A2")

    def march(self, g: RootState) -> tuple[int | None, int | None]:
        """RB-5.5.1.II: the best origin, and from there the best target."""
        seat = self.seat
        matching = of_suit(g, COLUMNS[self.column])
        origins = [c for c in matching if g.ruler[c] == seat and self.spare(g, c) > 0 and routes(g, seat, c)]
        origin = choose(g, seat, "RB-5.5.1.II", origins, most_warriors(g, seat), why="no-origin")
        if origin is None:
            return None, None
        leave = g.warriors[seat * CLEARINGS + origin] - self.spare(g, origin)
        criteria = (no_roost(g, seat), fewest_enemies(g, seat))
        return origin, march_to_best(g, seat, "RB-5.5.1.II", origin, leave, *criteria, lowest=True)

    def spare(self, g: RootState, clearing: int) -> int:
        """RB-5.5.1.II: what may leave: all but what rules the clearing, and all but one for each card."""
        needed = max(needed_to_rule(g, self.seat, clearing), cards_in(g, self.seat, self.column))
        return g.warriors[self.seat * CLEARINGS + clearing] - needed


def needed_to_rule(g: RootState, seat: int, clearing: int) -> int:
    """RB-5.2.1, AMB-10: the warriors that share the highest sum, roost included; never none in a clearing without a roost."""
    others = max(strength_of(g, other, clearing) for other in range(g.seats) if other != seat)
    roosts = count(g, seat, ROOST, clearing)
    return max(others - roosts, 0 if roosts else 1)


def no_roost(g: RootState, seat: int) -> Criterion:
    return ("no-roost", lambda clearing: not count(g, seat, ROOST, clearing))


class BattleColumn(Do):
    """RB-5.5.1.III: one battle in a clearing that matches the column; the fullest column deals an extra hit."""

    seat: int
    column: int

    def run(self, g: RootState) -> None:
        seat = self.seat
        begin_column(g, seat, "battle", "RB-5.5.1.III", self.column)
        matching = of_suit(g, COLUMNS[self.column])
        sites = [c for c in matching if g.warriors[seat * CLEARINGS + c] and foes_at(g, seat, c)]
        bare: Criterion = ("most-defenseless-buildings", lambda clearing: defenseless_buildings(g, seat, clearing))
        site = choose(g, seat, "RB-5.5.1.III", sites, no_roost(g, seat), bare, lowest=True, why="no-battle")
        if site is None:
            return
        criteria = bot(g, seat).defender_criteria(g, seat, site)
        defender = choose_player(g, seat, "RB-5.5.1.III", foes_at(g, seat, site), *criteria, place=site)
        assert defender is not None
        hire_for_battle(g, seat, site, defender)
        own(g, seat).furious = is_fullest(g, seat, self.column)
        g.then(StartBattle(site, seat, defender))


def defenseless_buildings(g: RootState, seat: int, clearing: int) -> int:
    """RB-5.5.1.III: enemy buildings whose owner cannot defend them there."""
    bare = [other for other in foes_at(g, seat, clearing) if faction(g, other).defenseless(g, other, clearing)]
    return sum(buildings_of(g, other, clearing) for other in bare)


def fall_into_turmoil(g: RootState, seat: int, rule: str) -> None:
    """RB-5.7, RB-5.7.1, RB-5.7.2, RB-5.7.3, RB-T-EE-NOBILITY, AMB-63: points for bird cards, the Decree, and Evening at once."""
    begin(g, seat, "turmoil", rule)
    board = own(g, seat)
    birds = cards_in(g, seat, COLUMNS.index(BIRD))
    purged = [card for column in board.decree for card in column]
    board.decree = ((), (), (), ())
    g.log(BotTurmoil, seat, birds, tuple(purged))
    for card in purged:
        to_discard(g, card)
    end_daylight(g)
    score(g, seat, birds if bot(g, seat).has(g, seat, "nobility") else -birds)


KINDS = (ElectricEyrieBoard, DecreeColumn, BotTurmoil, RecruitColumn, MoveColumn, BattleColumn)
