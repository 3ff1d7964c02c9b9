"""Kammi's legend tracks: cards again (side 1), or cubes, a doll, a card and a swap (side 2)."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Do, Offer, Product
from hvozd.games.harrow.factions.kammi.cards import resolve, usable
from hvozd.games.harrow.factions.kammi.figures import KAMMI
from hvozd.games.harrow.factions.kammi.standees import StandeeAsk, board
from hvozd.games.harrow.maps import HEXES, closer
from hvozd.games.harrow.rules.decks import draw
from hvozd.games.harrow.rules.effects import PullDoll
from hvozd.games.harrow.rules.events import Moved
from hvozd.games.harrow.rules.moves import Move, MoveAsk, carry_doll, done, pieces_of, steps
from hvozd.games.harrow.rules.units import movable, move_piece, pinned_slot, set_legend
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_PIECE, GoblinF


class Replay(Action):
    form = "replay {card}"
    card: GoblinF


class SwapStandees(Action):
    form = "swap-standees"


class ReplayCards(Ask):
    """HC-9.40, HC-32.8: as many different played and active goblin cards as there are scrolls, in any order, each only if it
    could be played."""

    left: int
    used: tuple[int, ...] = ()

    def open_to(self, g: HarrowState) -> bool:
        return self.left > 0 and bool(self.cards(g))

    def cards(self, g: HarrowState) -> list[int]:
        hand = g.hands[KAMMI]
        return [] if hand is None else [card for card in hand.played if card not in self.used]

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(Replay, usable(g, self.cards(g))), done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Replay):
            g.then(ReplayCards(self.seat, self.left - 1, (*self.used, action.card)))
            resolve(g, action.card)


class Schemes(Do):
    """HC-9.3: the slots from the left."""

    scrolls: int

    def run(self, g: HarrowState) -> None:
        seat = g.seat(KAMMI)
        slots = (RowCubes(), PullOneDoll(seat), DrawGoblin(), SwapPlaces(seat))
        g.then(*slots[: self.scrolls])


class RowCubes(Do):
    """HC-9.41, HC-27.45: one cube on every row of the grid whose black area is empty; they add up."""

    def run(self, g: HarrowState) -> None:
        own = board(g)
        for row in range(3):
            if row != own.black and g.supply[KAMMI]:
                g.supply[KAMMI] -= 1
                own.row_cubes[row] += 1


class PullOneDoll(StandeeAsk):
    """HC-9.42, A-10: pull one doll a hex towards Kammi, also one that nobody carries."""

    def slot(self, g: HarrowState) -> int:
        return board(g).herself

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        dolls = board(g).dolls
        return [PullDoll(h, to) for h in dolls if h >= 0 for to in closer(h, at) if to not in dolls]

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, PullDoll)
        carry_doll(g, action.origin, action.target)
        for colour in g.colours:
            if g.units[colour * HEXES + action.origin]:
                g.then(FollowDoll(g.seat(colour), colour, action.origin, action.target))


class FollowDoll(MoveAsk):
    """HC-9.42, A-10: the owner of units on the doll's hex decides which of them go along."""

    colour: int
    origin: int
    target: int

    def open_to(self, g: HarrowState) -> bool:
        return bool(self.moves(g))

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return [
            move
            for piece in pieces_of(g, self.colour)
            if movable(g, piece, self.origin)
            for move in steps(g, piece, self.origin, (self.target,))
        ]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Move):
            g.then(self)
            move_piece(g, action.piece, action.origin, action.target)


class DrawGoblin(Do):
    """HC-9.43: one goblin card."""

    def run(self, g: HarrowState) -> None:
        draw(g, KAMMI)


class SwapPlaces(Ask):
    """HC-9.44, A-51: the two standees change places, dolls stay; not if one is pinned or off the map. What was hidden
    stays hidden."""

    def open_to(self, g: HarrowState) -> bool:
        return all(g.legend_at[slot] >= 0 and not pinned_slot(g, slot) for slot in (2, 3))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: (SwapStandees(),), done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, SwapStandees):
            first, second = g.legend_at[2], g.legend_at[3]
            g.log(Moved, LEGEND_PIECE + 2, first, second)
            g.log(Moved, LEGEND_PIECE + 3, second, first)
            set_legend(g, 2, second)
            set_legend(g, 3, first)


KINDS = (Replay, SwapStandees, ReplayCards, Schemes, RowCubes, PullOneDoll, FollowDoll, DrawGoblin, SwapPlaces)
