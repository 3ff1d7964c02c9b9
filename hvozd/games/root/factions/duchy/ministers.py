"""R-12.5.2, R-12.5.3: the ministers of the Duchy: what they do, and how they are swayed."""

from collections.abc import Callable, Sequence

from hvozd.core import Action, Ask, Bag, Offer, Product
from hvozd.games.root.components import BIRD, MAP_CLEARINGS, SUIT
from hvozd.games.root.factions.duchy.board import (
    BANKER,
    BARON,
    BRIGADIER,
    CAPTAIN,
    DUCHESS,
    EARL,
    FOREMOLE,
    LORD,
    MARSHAL,
    MAYOR,
    RANK,
    RANKS,
    own,
    piece,
    show,
)
from hvozd.games.root.hooks import DAYLIGHT
from hvozd.games.root.rules.battle import battle_options
from hvozd.games.root.rules.events import PlacedPiece
from hvozd.games.root.rules.hand import spend
from hvozd.games.root.rules.ministers import BUILDINGS, CITADEL, MARKET, MINISTERS, TUNNEL, Minister, MinisterSwayed
from hvozd.games.root.rules.move import Moving, move_options
from hvozd.games.root.rules.pieces import may_build, on_map, place_piece, present
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.windows import Done, close_window, window_offers
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Card, Piece, Place
from hvozd.kit.picks import Picks, tally


class DuchyBuild(Action):
    """R-12.5.1.I, R-12.5.2.I: reveal a card and place a citadel or market."""

    form = "build {building} {clearing} with {card}"
    building: Piece
    clearing: Place
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        show(g, seat, self.card)
        place_piece(g, seat, self.building % PIECE_KINDS, self.clearing)
        g.log(PlacedPiece, seat, self.building, self.clearing)


def build_options(g: RootState, seat: int, any_suit: bool) -> Sequence[Action]:
    """R-12.5.1.I, R-12.5.2.I: in a ruled clearing of the card's suit; the Foremole ignores the suit."""
    kinds = [piece(g, seat, kind) for kind in BUILDINGS if g.stock[seat * PIECE_KINDS + kind]]
    cards = sorted(set(g.hands[seat]))
    sites = [c for c in MAP_CLEARINGS if g.ruler[c] == seat and may_build(g, seat, c)]
    return [
        DuchyBuild(kind, clearing, card)
        for clearing in sites
        for card in cards
        if any_suit or SUIT[card] in (g.suits[clearing], BIRD)
        for kind in kinds
    ]


class CallMinister(Action):
    """R-12.5.2: take the action of a swayed minister."""

    form = "minister {minister}"
    minister: Minister

    def do(self, g: RootState, seat: int) -> None:
        MINISTER_ACTIONS[self.minister][1](g, seat)


class Parliament(Ask):
    """R-12.5.2, W-UD3: the action of each swayed minister once, in any order."""

    def open_to(self, g: RootState) -> bool:
        board = own(g, self.seat)
        return len(board.acted) < len(board.swayed) or bool(window_offers(g, self.seat, DAYLIGHT))

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.calls, lambda g: (Done(),), *window_offers(g, self.seat, DAYLIGHT))

    def calls(self, g: RootState) -> Sequence[Action]:
        board = own(g, self.seat)
        return [CallMinister(m) for m in board.swayed if m not in board.acted and useful(g, self.seat, m)]

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            return
        g.stack.append(self)
        if isinstance(action, CallMinister):
            own(g, self.seat).acted.append(action.minister)
        action.do(g, self.seat)


def useful(g: RootState, seat: int, minister: int) -> bool:
    """I-GEN-5: ministers whose action would be empty are not offered."""
    return bool(MINISTER_ACTIONS[minister][0](g, seat))


class ForemoleBuild(Ask):
    """R-12.5.2.I: any card, any ruled clearing."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: build_options(g, self.seat, True),)


class CaptainBattle(Ask):
    """R-12.5.2.II: one battle."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: battle_options(g, self.seat),)


class MarshalMove(Ask):
    """R-12.5.2.III: one move."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: move_options(g, self.seat),)


class BrigadierFirst(Ask):
    """R-12.5.2.IV: up to two moves, or up to two battles."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: move_options(g, self.seat), lambda g: battle_options(g, self.seat))

    def take(self, g: RootState, action: Action) -> None:
        g.stack.append(BrigadierSecond(self.seat, isinstance(action, Moving)))
        action.do(g, self.seat)


class BrigadierSecond(Ask):
    """R-12.5.2.IV, I-UD-10: the second of the same kind, which may be declined."""

    moving: bool

    def offers(self, g: RootState) -> Sequence[Offer]:
        second = move_options if self.moving else battle_options
        return (lambda g: second(g, self.seat), lambda g: (Done(),))

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.moving)


class Bank(Action):
    """R-12.5.2.V: spend cards of one suit for as many points."""

    form = "bank {cards}"
    cards: Bag[Card]

    def do(self, g: RootState, seat: int) -> None:
        for card in self.cards:
            spend(g, seat, card)
        score(g, seat, len(self.cards))


class BankerSpends(Ask):
    """R-12.5.2.V, I-UD-10: at least one card; birds may be mixed in."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.banks,)

    def banks(self, g: RootState) -> Sequence[Action]:
        found: dict[tuple[int, ...], None] = {}
        for suit in range(3):
            usable = tally([card for card in g.hands[self.seat] if SUIT[card] in (suit, BIRD)])
            for number in range(1, sum(count for _, count in usable) + 1):
                found.update(dict.fromkeys(Picks(usable, number)))
        return [Bank(cards) for cards in found]


class MayorActs(Ask):
    """R-12.5.2.VI, I-UD-9: the action of any swayed noble or squire but himself, even one that has acted."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(CallMinister, copied(g, self.seat)),)


def copied(g: RootState, seat: int) -> list[int]:
    swayed = own(g, seat).swayed
    return [m for m in swayed if m != MAYOR and RANK[m] != LORD and useful(g, seat, m)]


def duchess_points(g: RootState, seat: int) -> int:
    """R-12.5.2.VII: two points if all three tunnels are on the map."""
    return 0 if g.stock[seat * PIECE_KINDS + TUNNEL] else 2


def scoring(points: Callable[[RootState, int], int]) -> Callable[[RootState, int], None]:
    return lambda g, seat: score(g, seat, points(g, seat))


def baron_points(g: RootState, seat: int) -> int:
    """R-12.5.2.VIII: a point for each market on the map."""
    return on_map(g, seat, MARKET)


def earl_points(g: RootState, seat: int) -> int:
    """R-12.5.2.IX: a point for each citadel on the map."""
    return on_map(g, seat, CITADEL)


MINISTER_ACTIONS: dict[int, tuple[Callable[[RootState, int], object], Callable[[RootState, int], None]]] = {
    FOREMOLE: (lambda g, seat: build_options(g, seat, True), lambda g, seat: g.then(ForemoleBuild(seat))),
    CAPTAIN: (battle_options, lambda g, seat: g.then(CaptainBattle(seat))),
    MARSHAL: (move_options, lambda g, seat: g.then(MarshalMove(seat))),
    BRIGADIER: (
        lambda g, seat: move_options(g, seat) or battle_options(g, seat),
        lambda g, seat: g.then(BrigadierFirst(seat)),
    ),
    BANKER: (lambda g, seat: g.hands[seat], lambda g, seat: g.then(BankerSpends(seat))),
    MAYOR: (copied, lambda g, seat: g.then(MayorActs(seat))),
    DUCHESS: (duchess_points, scoring(duchess_points)),
    BARON: (baron_points, scoring(baron_points)),
    EARL: (earl_points, scoring(earl_points)),
}


# -- sway -----------------------------------------------------------------------------------------------------------------


class Sway(Action):
    """R-12.5.3: win a minister over by revealing cards."""

    form = "sway {minister} with {cards}"
    minister: Minister
    cards: Bag[Card]

    def do(self, g: RootState, seat: int) -> None:
        """R-12.5.3.II, R-12.5.3.III: cards are shown, a crown is taken, its points are scored."""
        board = own(g, seat)
        for card in self.cards:
            show(g, seat, card)
        rank = RANK[self.minister]
        board.crowns[rank] -= 1
        board.swayed = sorted([*board.swayed, self.minister])
        g.log(MinisterSwayed, seat, self.minister)
        score(g, seat, RANKS[rank].points)


class SwayMinister(Ask):
    """R-12.5.3, W-UD4: one minister, or none."""

    def open_to(self, g: RootState) -> bool:
        return bool(self.ministers(g)) or bool(window_offers(g, self.seat, DAYLIGHT))

    def ministers(self, g: RootState) -> list[int]:
        """R-12.5.3.I, I-UD-3: unswayed ministers of a rank with a crown left, for whom the hand is large enough."""
        board = own(g, self.seat)
        hand = len(g.hands[self.seat])
        return [
            m for m in range(len(MINISTERS)) if m not in board.swayed and board.crowns[RANK[m]] and hand >= RANKS[RANK[m]].cards
        ]

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.sways, lambda g: (Done(),), *window_offers(g, self.seat, DAYLIGHT))

    def sways(self, g: RootState) -> Sequence[Action]:
        ways = {number: convincing(g, self.seat, number) for number in {rank.cards for rank in RANKS}}
        return [Sway(m, cards) for m in self.ministers(g) for cards in ways[RANKS[RANK[m]].cards]]

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            close_window(g, DAYLIGHT)
            return
        if not isinstance(action, Sway):
            g.stack.append(self)
        action.do(g, self.seat)


def convincing(g: RootState, seat: int, number: int) -> list[tuple[int, ...]]:
    """R-12.5.3.II, I-UD-7: cards that can each have a clearing of their own with a Duchy piece."""
    places = [g.suits[clearing] for clearing in MAP_CLEARINGS if present(g, seat, clearing)]
    found = []
    for cards in Picks(tally(g.hands[seat]), number):
        suits = [SUIT[card] for card in cards]
        if len(cards) <= len(places) and all(suits.count(suit) <= places.count(suit) for suit in range(3)):
            found.append(cards)
    return found


KINDS = (
    DuchyBuild,
    CallMinister,
    Parliament,
    ForemoleBuild,
    CaptainBattle,
    MarshalMove,
    BrigadierFirst,
    BrigadierSecond,
    Bank,
    BankerSpends,
    MayorActs,
    Sway,
    SwayMinister,
)
