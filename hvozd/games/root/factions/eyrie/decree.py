"""R-7.5.2, R-7.7: the Decree of the Eyrie, its leaders, and the turmoil when it cannot be kept."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from hvozd.core import Action, Ask, Chain, Do, Event, Offer, Product, Step, Word
from hvozd.games.root.components import BIRD, CLEARINGS, SUIT, read
from hvozd.games.root.hidden.knowledge import left_openly
from hvozd.games.root.hooks import DAYLIGHT
from hvozd.games.root.rules.battle import StartBattle, battle_options
from hvozd.games.root.rules.events import PlacedPiece
from hvozd.games.root.rules.hand import to_discard
from hvozd.games.root.rules.move import Moving, move, targets
from hvozd.games.root.rules.pieces import count, may_build, may_place, of_suit, place_piece, place_warriors
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.turn import end_daylight
from hvozd.games.root.rules.windows import Done, window_offers
from hvozd.games.root.state import COPY, PIECE_KINDS, Board, RootState
from hvozd.games.root.words import Card, Place, Seat, Suit

Leader: TypeAlias = Annotated[int, Word("leader")]
Order: TypeAlias = Annotated[int, Word("order")]
ROOST = 0
RECRUIT, MOVE, BATTLE, BUILD = range(4)
COLUMNS = ("recruit", "move", "battle", "build")
BUILDER, CHARISMATIC, COMMANDER, DESPOT = range(4)


class LeaderFile(msgspec.Struct):
    leaders: dict[str, list[str]]


FIGURES = Path(__file__).with_name("eyrie.json")
LEADERS = tuple(read(FIGURES, LeaderFile).leaders)
VIZIERS = tuple(tuple(COLUMNS.index(name) for name in names) for names in read(FIGURES, LeaderFile).leaders.values())


class EyrieBoard(Board, msgspec.Struct, tag="eyrie"):
    leader: Leader = -1
    deposed: list[Leader] = []
    """Leaders lying face down."""
    decree: list[list[Card]] = msgspec.field(default_factory=lambda: [[], [], [], []])
    """The cards of each column; the two viziers are counted by the leader."""
    pending: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    """Cards of the column under way that are not resolved yet, by suit."""

    def clone(self) -> "EyrieBoard":
        return EyrieBoard(self.leader, self.deposed.copy(), [*map(COPY, self.decree)], self.pending.copy())


def own(g: RootState, seat: int) -> EyrieBoard:
    return g.boards[seat]  # type: ignore[return-value]


class OrderAdded(Event):
    seat: Seat
    card: Card
    column: Order


class LeaderChosen(Event):
    seat: Seat
    leader: Leader


class FellIntoTurmoil(Event):
    seat: Seat
    birds: int


# -- new orders -------------------------------------------------------------------------------------------------------


class AddOrder(Action):
    """R-7.4.2: a card from hand into a column of the Decree."""

    form = "add {card} to {column}"
    card: Card
    column: Order

    def do(self, g: RootState, seat: int) -> None:
        g.hands[seat].remove(self.card)
        left_openly(g, seat, self.card)
        own(g, seat).decree[self.column].append(self.card)
        own(g, seat).decree[self.column].sort()
        g.reveal()
        g.log(OrderAdded, seat, self.card, self.column)


class AddToDecree(Ask):
    """R-7.4.2, W-ED2, I-EYR-11: add one card, then perhaps a second; at most one of them a bird."""

    added: int
    bird: bool

    def open_to(self, g: RootState) -> bool:
        return self.added < 2 and bool(g.hands[self.seat])

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.orders, self.stop) if self.added else (self.orders,)

    def orders(self, g: RootState) -> Sequence[Action]:
        cards = [card for card in sorted(set(g.hands[self.seat])) if not (self.bird and SUIT[card] == BIRD)]
        return Product(AddOrder, cards, range(len(COLUMNS)))

    def stop(self, g: RootState) -> Sequence[Action]:
        return (Done(),)

    def take(self, g: RootState, action: AddOrder | Done) -> None:
        if isinstance(action, AddOrder):
            g.stack.append(AddToDecree(self.seat, self.added + 1, self.bird or SUIT[action.card] == BIRD))
            action.do(g, self.seat)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.added)


# -- resolving the Decree ---------------------------------------------------------------------------------------------


class BeginColumn(Do):
    """R-7.5.2: columns left to right; every card of a column must be resolved."""

    seat: int
    column: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        suits = [SUIT[card] for card in board.decree[self.column]]
        board.pending = [suits.count(suit) for suit in range(4)]
        board.pending[BIRD] += VIZIERS[board.leader].count(self.column)
        steps: list[Step] = [ResolveDecree(self.seat, self.column)]
        if self.column < BUILD:
            steps.append(BeginColumn(self.seat, self.column + 1))
        g.then(*steps)


class DecreeRecruit(Action):
    """R-7.5.2.I: place a warrior (Charismatic: two) in a clearing with a roost of the card's suit."""

    form = "recruit {clearing} by {suit}"
    clearing: Place
    suit: Suit

    def do(self, g: RootState, seat: int) -> None:
        """R-7.8.2, I-EYR-2: fewer than demanded are placed, then turmoil follows."""
        demanded = 2 if own(g, seat).leader == CHARISMATIC else 1
        placed = place_warriors(g, seat, self.clearing, demanded)
        if placed < demanded:
            g.then(Turmoil(seat))


class DecreeMove(Moving):
    """R-7.5.2.II: move at least one warrior out of a clearing of the card's suit."""

    form = "move {origin}>{target} x{warriors} by {suit}"
    origin: Place
    target: Place
    warriors: int
    suit: Suit

    def do(self, g: RootState, seat: int) -> None:
        move(g, seat, seat, self.origin, self.target, self.warriors)


class DecreeBattle(Action):
    """R-7.5.2.III: battle in a clearing of the card's suit."""

    form = "battle {clearing} {defender} by {suit}"
    clearing: Place
    defender: Seat
    suit: Suit

    def do(self, g: RootState, seat: int) -> None:
        g.then(StartBattle(self.clearing, seat, self.defender))


class DecreeBuild(Action):
    """R-7.5.2.IV: place a roost in a clearing of the card's suit."""

    form = "build roost {clearing} by {suit}"
    clearing: Place
    suit: Suit

    def do(self, g: RootState, seat: int) -> None:
        found_roost(g, seat, self.clearing, 0)


class Falter(Action):
    """I-EYR-1: choose a card that cannot be carried out; turmoil follows."""

    form = "falter at {suit}"
    suit: Suit

    def do(self, g: RootState, seat: int) -> None:
        g.then(Turmoil(seat))


class ResolveDecree(Ask):
    """R-7.5.2, R-7.5.1, W-ED5, I-EYR-1: the next card of the column and its execution."""

    column: int

    def open_to(self, g: RootState) -> bool:
        return any(own(g, self.seat).pending)

    def offers(self, g: RootState) -> Sequence[Offer]:
        pending = own(g, self.seat).pending
        cards = [partial(self.executions, suit=suit) for suit in range(4) if pending[suit]]
        return (*cards, *window_offers(g, self.seat, DAYLIGHT))

    def executions(self, g: RootState, suit: int) -> Sequence[Action]:
        """I-EYR-1: a card that cannot be carried out may be chosen, too."""
        return execute(g, self.seat, self.column, suit) or (Falter(suit),)

    def take(self, g: RootState, action: Action) -> None:
        g.stack.append(self)
        if isinstance(action, (DecreeRecruit, DecreeMove, DecreeBattle, DecreeBuild, Falter)):
            own(g, self.seat).pending[action.suit] -= 1
        action.do(g, self.seat)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.column)


def execute(g: RootState, seat: int, column: int, suit: int) -> Sequence[Action]:
    """R-7.5.2, I-EYR-3: every way to carry out one card of a column."""
    return EXECUTIONS[column](g, seat, suit)


def recruits(g: RootState, seat: int, suit: int) -> Sequence[Action]:
    """R-7.5.2.I, I-EYR-3: a roost of the suit where placing is possible, and a warrior in the supply."""
    if not g.supply[seat]:
        return ()
    sites = [c for c in of_suit(g, suit) if count(g, seat, ROOST, c) and may_place(g, seat, c)]
    return Product(DecreeRecruit, sites, (suit,))


def moves(g: RootState, seat: int, suit: int) -> Sequence[Action]:
    """R-7.5.2.II, I-EYR-3: ordinary moves that start in the suit."""
    parts = []
    for origin in of_suit(g, suit):
        here = g.warriors[seat * CLEARINGS + origin]
        there = targets(g, seat, origin) if here else ()
        if there:
            parts.append(Product(DecreeMove, (origin,), there, range(1, here + 1), (suit,)))
    return Chain(parts)


def battles(g: RootState, seat: int, suit: int) -> Sequence[Action]:
    """R-7.5.2.III, I-EYR-3: own warriors and an enemy piece in the suit."""
    fights = battle_options(g, seat, of_suit(g, suit))
    return [DecreeBattle(fight.clearing, fight.defender, suit) for fight in fights]  # type: ignore[attr-defined]


def builds(g: RootState, seat: int, suit: int) -> Sequence[Action]:
    """R-7.5.2.IV, I-EYR-3: a roost left, and in the suit an open slot, rule, no roost yet."""
    if not g.stock[seat * PIECE_KINDS + ROOST]:
        return ()
    sites = [c for c in of_suit(g, suit) if g.ruler[c] == seat and may_build(g, seat, c) and not count(g, seat, ROOST, c)]
    return Product(DecreeBuild, sites, (suit,))


EXECUTIONS = (recruits, moves, battles, builds)


def found_roost(g: RootState, seat: int, clearing: int, warriors: int) -> None:
    place_piece(g, seat, ROOST, clearing)
    g.log(PlacedPiece, seat, g.factions[seat] * PIECE_KINDS + ROOST, clearing)
    if warriors:
        place_warriors(g, seat, clearing, warriors)


# -- leaders and turmoil ----------------------------------------------------------------------------------------------


class NameLeader(Action):
    """R-7.3.3, R-7.7.3: who leads."""

    form = "leader {leader}"
    leader: Leader


class ChooseLeader(Ask):
    """R-7.3.3, R-7.3.4, R-7.7.3, R-7.8, W-ED6: choose among the leaders face up; the viziers go where that leader says."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        deposed = own(g, self.seat).deposed
        return (lambda g: Product(NameLeader, [leader for leader in range(len(LEADERS)) if leader not in deposed]),)

    def take(self, g: RootState, action: NameLeader) -> None:
        own(g, self.seat).leader = action.leader
        g.log(LeaderChosen, self.seat, action.leader)


class Turmoil(Do):
    """R-7.7, R-7.7.1, R-7.7.2, R-7.7.3, R-7.7.4, I-EYR-7, I-EYR-8, I-EYR-12: humiliate, purge, depose, rest."""

    seat: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        cards = [card for column in board.decree for card in column]
        birds = sum(1 for card in cards if SUIT[card] == BIRD) + len(VIZIERS[board.leader])
        g.log(FellIntoTurmoil, self.seat, birds)
        score(g, self.seat, -birds)
        board.decree = [[], [], [], []]
        board.pending = [0, 0, 0, 0]
        for card in cards:
            to_discard(g, card)
        depose(board)
        end_daylight(g)
        g.then(ChooseLeader(self.seat))


def depose(board: EyrieBoard) -> None:
    """R-7.7.3, R-7.7.3.I, I-EYR-9: the leader is turned down; when all four lie face down all are turned up."""
    board.deposed = sorted([*board.deposed, board.leader])
    if len(board.deposed) == len(LEADERS):
        board.deposed = []


KINDS = (
    EyrieBoard,
    OrderAdded,
    LeaderChosen,
    FellIntoTurmoil,
    AddOrder,
    AddToDecree,
    BeginColumn,
    DecreeRecruit,
    DecreeMove,
    DecreeBattle,
    DecreeBuild,
    Falter,
    ResolveDecree,
    NameLeader,
    ChooseLeader,
    Turmoil,
)
