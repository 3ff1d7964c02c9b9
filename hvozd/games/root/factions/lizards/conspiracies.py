"""R-10.4.3: the conspiracies of the Lizard Cult, paid with acolytes."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from hvozd.core import Action, Ask, Chain, Do, Offer, Product
from hvozd.games.root.components import CLEARINGS, faction_file
from hvozd.games.root.hooks import BIRDSONG, Loss, faction
from hvozd.games.root.rules.acolytes import GARDENS, AcolytesGained, AcolytesSpent
from hvozd.games.root.rules.battle import Fight, StartBattle, battle_options
from hvozd.games.root.rules.events import PlacedPiece
from hvozd.games.root.rules.move import Moving, landing, move, targets
from hvozd.games.root.rules.pieces import enemies, may_place, of_suit, place_piece, place_warriors
from hvozd.games.root.rules.removal import held_by_card, pieces_at, remove, return_warriors
from hvozd.games.root.rules.windows import Done, window_offers
from hvozd.games.root.state import PIECE_KINDS, Board, RootState
from hvozd.games.root.words import Card, Piece, Place, Seat, Suit

FIGURES = Path(__file__).with_name("lizards.json")
PRICES = faction_file(FIGURES).numbers


class LizardsBoard(Board, msgspec.Struct, tag="lizards"):
    acolytes: int = 0
    outcast: Suit = 0
    hated: bool = False
    souls: list[Card] = []
    revealed: list[Card] = []
    scored: list[int] = []
    """Suits scored this turn."""

    def clone(self) -> "LizardsBoard":
        return LizardsBoard(self.acolytes, self.outcast, self.hated, self.souls.copy(), self.revealed.copy(), self.scored.copy())


def own(g: RootState, seat: int) -> LizardsBoard:
    return g.boards[seat]  # type: ignore[return-value]


def garden(g: RootState, seat: int, kind: int) -> int:
    """A kind of garden as a word of the vocabulary."""
    return g.factions[seat] * PIECE_KINDS + kind


def price(g: RootState, seat: int, conspiracy: str) -> int:
    """R-10.4.3, I-LC-8: while the Outcast is Hated each conspiracy costs one acolyte less."""
    return PRICES[conspiracy] - own(g, seat).hated


def add_acolytes(g: RootState, seat: int, warriors: int) -> None:
    """I-LC-2, I-GEN-10: acolytes lie in a box of the board, off the map."""
    own(g, seat).acolytes += warriors
    g.log(AcolytesGained, seat, warriors)


def pay(g: RootState, seat: int, conspiracy: str) -> None:
    """R-10.4.3, I-LC-2: acolytes return to the supply before the effect."""
    acolytes = price(g, seat, conspiracy)
    own(g, seat).acolytes -= acolytes
    g.log(AcolytesSpent, seat, acolytes)
    return_warriors(g, seat, acolytes)


class CrusadeBattle(Action):
    """R-10.4.3.I: battle in an Outcast clearing."""

    form = "crusade battle {clearing} {defender}"
    clearing: Place
    defender: Seat

    def do(self, g: RootState, seat: int) -> None:
        pay(g, seat, "crusade")
        g.then(StartBattle(self.clearing, seat, self.defender))


class CrusadeMove(Moving):
    """R-10.4.3.I: move out of an Outcast clearing, then perhaps battle."""

    form = "crusade move {origin}>{target} x{warriors}"
    origin: Place
    target: Place
    warriors: int

    def do(self, g: RootState, seat: int) -> None:
        pay(g, seat, "crusade")
        g.then(CrusadeAfterMove(seat, landing(self.target)))
        move(g, seat, seat, self.origin, self.target, self.warriors)


class CrusadeAfterMove(Ask):
    """R-10.4.3.I, I-LC-9: the battle in the destination may be declined."""

    clearing: int

    def open_to(self, g: RootState) -> bool:
        return bool(battle_options(g, self.seat, (self.clearing,)))

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: battle_options(g, self.seat, (self.clearing,)), lambda g: (Done(),))


class Convert(Action):
    """R-10.4.3.II: an enemy warrior gives way to one of the Cult."""

    form = "convert {clearing} {enemy}"
    clearing: Place
    enemy: Seat

    def do(self, g: RootState, seat: int) -> None:
        pay(g, seat, "convert")
        g.then(PlaceConverted(seat, self.clearing, -1))
        remove(g, [Loss(self.enemy, self.clearing, seat, 1, replaced=True)])


class Sanctify(Action):
    """R-10.4.3.III: an enemy building gives way to a garden."""

    form = "sanctify {clearing} {enemy} {building}"
    clearing: Place
    enemy: Seat
    building: Piece

    def do(self, g: RootState, seat: int) -> None:
        pay(g, seat, "sanctify")
        g.then(PlaceConverted(seat, self.clearing, GARDENS[g.suits[self.clearing]]))
        remove(g, [Loss(self.enemy, self.clearing, seat, 0, (self.building % PIECE_KINDS,))])


class PlaceConverted(Do):
    """R-10.4.3.II, R-10.4.3.III: the warrior (kind -1) or garden that takes the place."""

    seat: int
    clearing: int
    kind: int

    def run(self, g: RootState) -> None:
        if self.kind < 0:
            place_warriors(g, self.seat, self.clearing, 1)
        else:
            place_piece(g, self.seat, self.kind, self.clearing)
            g.log(PlacedPiece, self.seat, garden(g, self.seat, self.kind), self.clearing)


class Conspiracies(Ask):
    """R-10.4.3, W-LC2: any number in any order, in clearings of the Outcast suit."""

    def open_to(self, g: RootState) -> bool:
        """Acolytes and map are public: without a conspiracy to choose nobody is asked."""
        if not self.can_pay(g, "crusade"):
            return False
        return any(offer(g) for offer in (self.battles, self.moves, self.converts, self.sanctifies))

    def offers(self, g: RootState) -> Sequence[Offer]:
        window = window_offers(g, self.seat, BIRDSONG)
        return (self.battles, self.moves, self.converts, self.sanctifies, lambda g: (Done(),), *window)

    def can_pay(self, g: RootState, conspiracy: str) -> bool:
        return own(g, self.seat).acolytes >= price(g, self.seat, conspiracy)

    def clearings(self, g: RootState) -> list[int]:
        return of_suit(g, own(g, self.seat).outcast)

    def battles(self, g: RootState) -> Sequence[Action]:
        fights = battle_options(g, self.seat, self.clearings(g))
        return [CrusadeBattle(fight.clearing, fight.defender) for fight in fights if isinstance(fight, Fight)]

    def moves(self, g: RootState) -> Sequence[Action]:
        parts = []
        for origin in self.clearings(g):
            here = g.warriors[self.seat * CLEARINGS + origin]
            there = targets(g, self.seat, origin) if here else ()
            if there:
                parts.append(Product(CrusadeMove, (origin,), there, range(1, here + 1)))
        return Chain(parts)

    def converts(self, g: RootState) -> Sequence[Action]:
        """R-10.4.3, I-LC-5: only where the Cult can place a warrior of its own."""
        if not self.can_pay(g, "convert") or not self.gets_warrior(g):
            return ()
        return [
            Convert(clearing, enemy)
            for clearing in self.clearings(g)
            if may_place(g, self.seat, clearing)
            for enemy in range(g.seats)
            if enemies(g, self.seat, enemy) and g.warriors[enemy * CLEARINGS + clearing]
        ]

    def gets_warrior(self, g: RootState) -> bool:
        """I-LC-2: the warrior placed may be one of the acolytes just spent, unless a card holds them."""
        return g.supply[self.seat] > 0 or not held_by_card(g)

    def sanctifies(self, g: RootState) -> Sequence[Action]:
        """R-10.4.3, I-LC-5: only where a garden of the suit is left and can be placed."""
        kind = GARDENS[own(g, self.seat).outcast]
        if not self.can_pay(g, "sanctify") or not g.stock[self.seat * PIECE_KINDS + kind]:
            return ()
        return [
            Sanctify(clearing, enemy, g.factions[enemy] * PIECE_KINDS + building)
            for clearing in self.clearings(g)
            if may_place(g, self.seat, clearing)
            for enemy in range(g.seats)
            if enemies(g, self.seat, enemy)
            for building, _ in pieces_at(g, enemy, clearing)
            if faction(g, enemy).is_building[building]
        ]

    def take(self, g: RootState, action: Action) -> None:
        if not isinstance(action, Done):
            g.stack.append(self)
            action.do(g, self.seat)


KINDS = (LizardsBoard, CrusadeBattle, CrusadeMove, CrusadeAfterMove, Convert, Sanctify, PlaceConverted, Conspiracies)
