"""R-12: the Underground Duchy."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Chain, Do, Offer, Product, Step
from hvozd.core.rooms import room
from hvozd.games.root.components import BIRD, CLEARINGS, MAPS, SUIT
from hvozd.games.root.factions.duchy import board, ministers, reasons
from hvozd.games.root.factions.duchy.board import FILE, RANK, RECRUITS, DuchyBoard, DuchyView, MinisterLost, own, piece
from hvozd.games.root.factions.duchy.ministers import DuchyBuild, Parliament, SwayMinister, build_options
from hvozd.games.root.hooks import DAYLIGHT, EVENING, FACTION_LINKS, Faction, Loss
from hvozd.games.root.rules.battle import Fight, battle_options
from hvozd.games.root.rules.craft import Crafting
from hvozd.games.root.rules.events import Discarded, PlacedPiece
from hvozd.games.root.rules.hand import matching, spend, take_openly, to_discard
from hvozd.games.root.rules.ministers import BUILDINGS, BURROW, CITADEL, MARKET, MINISTERS, TUNNEL, Minister
from hvozd.games.root.rules.move import Moving, move, move_options
from hvozd.games.root.rules.pieces import (
    clearings_with,
    count,
    may_place,
    on_map,
    place_piece,
    place_warriors,
    take_back,
)
from hvozd.games.root.rules.turn import DrawCards, KeepHandLimit
from hvozd.games.root.rules.windows import Done, window_offers
from hvozd.games.root.setup.start import StartIn, free_corners
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Card, Place


class ChooseTunnelCorner(Ask):
    """R-12.3.3, R-12.3.4, W-S8: two warriors and a tunnel in a corner, two warriors in each clearing next to it."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(StartIn, free_corners(g)),)

    def take(self, g: RootState, action: StartIn) -> None:
        corner = action.clearing
        g.homes[self.seat] = corner
        place_tunnel(g, self.seat, corner)
        for clearing in (corner, *MAPS[g.map].paths[corner]):
            place_warriors(g, self.seat, clearing, FILE.numbers["setup_warriors"])


def place_tunnel(g: RootState, seat: int, clearing: int) -> None:
    place_piece(g, seat, TUNNEL, clearing)
    g.log(PlacedPiece, seat, piece(g, seat, TUNNEL), clearing)


# -- Birdsong -----------------------------------------------------------------------------------------------------------


class RecruitBelow(Do):
    """R-12.4, T-UD, W-UD1, I-UD-11: warriors enter the Burrow, more with every citadel."""

    seat: int

    def run(self, g: RootState) -> None:
        recruit(g, self.seat, RECRUITS[on_map(g, self.seat, CITADEL)])


def recruit(g: RootState, seat: int, warriors: int) -> None:
    place_warriors(g, seat, BURROW, warriors)


# -- Daylight: assembly -----------------------------------------------------------------------------------------------------


class RecruitOne(Action):
    """R-12.5.1.II: one warrior in the Burrow."""

    form = "recruit below"

    def do(self, g: RootState, seat: int) -> None:
        recruit(g, seat, 1)


class Dig(Action):
    """R-12.5.1.V: spend a card for a tunnel; up to four warriors follow from the Burrow."""

    form = "dig {clearing} with {card} lifting {lifted} x{warriors}"
    clearing: Place
    card: Card
    lifted: Place | None
    warriors: int

    def do(self, g: RootState, seat: int) -> None:
        """R-12.2.4, I-UD-2, I-UD-6: with all three on the map one is taken off first; nobody scores it."""
        spend(g, seat, self.card)
        if self.lifted is not None:
            take_back(g, seat, TUNNEL, self.lifted)
        place_tunnel(g, seat, self.clearing)
        if self.warriors:
            move(g, seat, seat, BURROW, self.clearing, self.warriors)


def dig_options(g: RootState, seat: int) -> Sequence[Action]:
    lifted: Sequence[int | None] = (None,) if g.stock[seat * PIECE_KINDS + TUNNEL] else clearings_with(g, seat, TUNNEL)
    below = min(FILE.numbers["dig"], g.warriors[seat * CLEARINGS + BURROW])
    parts = []
    for clearing in range(1, CLEARINGS):
        cards = matching(g, seat, g.suits[clearing])
        if cards and not count(g, seat, TUNNEL, clearing) and may_place(g, seat, clearing):
            follow = range(1) if g.no_enter[clearing] >> seat & 1 else range(below + 1)
            parts.append(Product(Dig, (clearing,), cards, lifted, follow))
    return Chain(parts)


class Assembly(Ask):
    """R-12.5.1, W-UD2: up to two actions, repeats allowed."""

    left: int

    def open_to(self, g: RootState) -> bool:
        return self.left > 0

    def offers(self, g: RootState) -> Sequence[Offer]:
        actions = (self.builds, self.recruits, self.moves, self.battles, self.digs, lambda g: (Done(),))
        return (*actions, *window_offers(g, self.seat, DAYLIGHT))

    def builds(self, g: RootState) -> Sequence[Action]:
        return build_options(g, self.seat, False)

    def recruits(self, g: RootState) -> Sequence[Action]:
        return (RecruitOne(),) if g.supply[self.seat] else ()

    def moves(self, g: RootState) -> Sequence[Action]:
        """R-12.5.1.III: one move, from or to the Burrow too."""
        return move_options(g, self.seat)

    def battles(self, g: RootState) -> Sequence[Action]:
        """R-12.5.1.IV: one battle."""
        return battle_options(g, self.seat)

    def digs(self, g: RootState) -> Sequence[Action]:
        return dig_options(g, self.seat)

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            return
        counted = isinstance(action, (DuchyBuild, RecruitOne, Moving, Fight, Dig))
        g.stack.append(Assembly(self.seat, self.left - counted))
        action.do(g, self.seat)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.left)


# -- Evening ------------------------------------------------------------------------------------------------------------


class TakeBackRevealed(Do):
    """R-12.6.1, I-UD-8: revealed birds are discarded, the other revealed cards return to the hand."""

    seat: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        for card in board.revealed[:]:
            board.revealed.remove(card)
            if SUIT[card] == BIRD:
                to_discard(g, card)
                g.log(Discarded, self.seat, (card,))
            else:
                take_openly(g, self.seat, card)


# -- price of failure ---------------------------------------------------------------------------------------------------------


class PriceOfFailure(Do):
    """R-12.2.3, I-UD-1: a random card, then a minister of the highest rank with its crown, once a removal event."""

    seat: int

    def run(self, g: RootState) -> None:
        hand = g.hands[self.seat]
        if hand:
            spend(g, self.seat, hand[g.random(len(hand))])
        worst = highest(g, self.seat)
        if len(worst) == 1:
            dismiss(g, self.seat, worst[0])
        elif worst:
            g.then(ChooseDismissal(self.seat))


def highest(g: RootState, seat: int) -> list[int]:
    swayed = own(g, seat).swayed
    top = max((RANK[minister] for minister in swayed), default=-1)
    return [minister for minister in swayed if RANK[minister] == top]


def dismiss(g: RootState, seat: int, minister: int) -> None:
    board = own(g, seat)
    board.swayed.remove(minister)
    if minister in board.acted:
        board.acted.remove(minister)
    g.log(MinisterLost, seat, minister)


class Dismiss(Action):
    """R-12.2.3: which of the highest ministers leaves."""

    form = "dismiss minister {minister}"
    minister: Minister

    def do(self, g: RootState, seat: int) -> None:
        dismiss(g, seat, self.minister)


class ChooseDismissal(Ask):
    """R-12.2.3, W-R4, W-UD6: the Duchy chooses among ministers of equal rank."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(Dismiss, highest(g, self.seat)),)


# -- the faction ------------------------------------------------------------------------------------------------------------


class Duchy(Faction):
    """R-12.1: tunnels up, builds, and sways ministers for points and actions."""

    name = "duchy"
    board = DuchyBoard
    words = {"minister": MINISTERS}
    crafts_with = BUILDINGS
    overrules = True
    vetoes_anything = True

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-12.3.1, R-12.3.2, R-12.3.5, R-12.3.6: warriors, Burrow, ministers and crowns lie ready."""
        g.links.append((seat, FACTION_LINKS))
        return (ChooseTunnelCorner(seat),)

    def turn_begins(self, g: RootState, seat: int) -> None:
        own(g, seat).acted = []

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        return (RecruitBelow(seat),)

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-12.5: assembly, parliament, sway."""
        return (Assembly(seat, FILE.numbers["assembly"]), Parliament(seat), SwayMinister(seat))

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-12.6, R-12.2.1, R-12.6.2, R-12.6.3, W-UD5: cards return; craft; draw and keep five."""
        return (TakeBackRevealed(seat), Crafting(seat, EVENING), DrawCards(seat), KeepHandLimit(seat))

    def draws(self, g: RootState, seat: int) -> int:
        """R-12.6.3, T-UD: one card plus one per market."""
        return 1 + sum(FILE.tracks["market"].cards[: on_map(g, seat, MARKET)])

    def always_rules(self, g: RootState, seat: int, clearing: int) -> bool:
        """R-12.2.2, I-UD-4: the Duchy always rules the Burrow."""
        return clearing == BURROW

    def vetoes(self, g: RootState, seat: int, clearing: int) -> tuple[int, int, int]:
        """R-12.2.2, I-GEN-6: nobody else places in the Burrow or moves into it."""
        if clearing != BURROW:
            return 0, 0, 0
        others = ~(1 << seat) & 0xFF
        return others, 0, others

    def links(self, g: RootState, seat: int, clearing: int) -> Sequence[int]:
        """R-12.2.2, I-UD-5: the Burrow is adjacent to every clearing with a tunnel."""
        if clearing == BURROW:
            return clearings_with(g, seat, TUNNEL)
        return (BURROW,) if count(g, seat, TUNNEL, clearing) else ()

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        """R-12.2.3, I-UD-2, I-GEN-2: once an event, for buildings only."""
        fell = any(kind in BUILDINGS for loss in losses if loss.owner == seat for kind in loss.pieces)
        return (PriceOfFailure(seat),) if fell else ()

    def view(self, g: RootState, seat: int, viewer: int | None) -> DuchyView:
        board = own(g, seat)
        return DuchyView(
            burrow=g.warriors[seat * CLEARINGS + BURROW],
            swayed=board.swayed,
            crowns=board.crowns,
            revealed=board.revealed,
            acted=board.acted,
            citadels=on_map(g, seat, CITADEL),
            markets=on_map(g, seat, MARKET),
        )

    def cards_held(self, g: RootState, seat: int) -> Sequence[int]:
        return own(g, seat).revealed


KINDS = (ChooseTunnelCorner, RecruitBelow, RecruitOne, Dig, Assembly, TakeBackRevealed, PriceOfFailure, Dismiss, ChooseDismissal)
FACTIONS = (Duchy(),)
ORDER = 7
ROOM = room(__name__, board, ministers, reasons)
