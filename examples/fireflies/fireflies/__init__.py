"""The Fireflies: a little faction that brings light into the woodland. docs/faction.md walks through it."""

from collections.abc import Sequence
from functools import partial

import msgspec

from hvozd.core import Action, Ask, Do, Offer, Product, Step
from hvozd.core.rooms import room
from hvozd.games.root.components import CLEARINGS, MAP_CLEARINGS
from hvozd.games.root.hooks import DAYLIGHT, Faction
from hvozd.games.root.rules.battle import Fight, battle_options, now
from hvozd.games.root.rules.craft import Crafting
from hvozd.games.root.rules.events import PlacedPiece, PlacedWarriors
from hvozd.games.root.rules.move import Moving, move_options
from hvozd.games.root.rules.pieces import add_warriors, clearings_with, count, may_place, on_map, place_piece, place_warriors
from hvozd.games.root.rules.removal import return_warriors
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.turn import DrawCards, KeepHandLimit
from hvozd.games.root.rules.windows import Done, close_window, window_offers
from hvozd.games.root.setup.start import StartIn, free_corners
from hvozd.games.root.state import PIECE_KINDS, Board, RootState
from hvozd.games.root.words import Place

LANTERN = 0


class FirefliesBoard(Board, msgspec.Struct, tag="fireflies.Board"):
    """Nothing is kept beside the pieces on the map."""


class FirefliesView(msgspec.Struct, tag="fireflies"):
    lanterns: int
    next_points: int


def light(g: RootState, seat: int, clearing: int) -> None:
    place_piece(g, seat, LANTERN, clearing)
    g.log(PlacedPiece, seat, g.factions[seat] * PIECE_KINDS + LANTERN, clearing)


class Settle(Ask, tag="fireflies.Settle"):
    """FF-2: a lantern and four warriors in a corner."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(StartIn, free_corners(g)),)

    def take(self, g: RootState, action: StartIn) -> None:
        g.homes[self.seat] = action.clearing
        light(g, self.seat, action.clearing)
        place_warriors(g, self.seat, action.clearing, 4)


class Swarm(Do, tag="fireflies.Swarm"):
    """FF-4: a warrior comes to every lantern, the lowest clearing first, as long as there are any."""

    seat: int

    def run(self, g: RootState) -> None:
        for clearing in clearings_with(g, self.seat, LANTERN):
            if place_warriors(g, self.seat, clearing, 1):
                g.log(PlacedWarriors, self.seat, clearing, 1)


class Kindle(Action, tag="fireflies.Kindle"):
    """FF-5.1: one of two warriors gives its light for a lantern, which scores by the track."""

    form = "kindle {clearing}"
    clearing: Place

    def do(self, g: RootState, seat: int) -> None:
        points = FIREFLIES.file.tracks["lantern"].points[on_map(g, seat, LANTERN)]
        add_warriors(g, seat, self.clearing, -1)
        return_warriors(g, seat, 1)
        light(g, seat, self.clearing)
        score(g, seat, points)


def kindle_options(g: RootState, seat: int) -> Sequence[Action]:
    if not g.stock[seat * PIECE_KINDS + LANTERN]:
        return ()
    dark = [c for c in MAP_CLEARINGS if not count(g, seat, LANTERN, c) and may_place(g, seat, c)]
    return Product(Kindle, [c for c in dark if g.warriors[seat * CLEARINGS + c] >= 2])


class Dance(Ask, tag="fireflies.Dance"):
    """FF-5: up to three actions: move, battle or kindle."""

    left: int

    def open_to(self, g: RootState) -> bool:
        return self.left > 0

    def offers(self, g: RootState) -> Sequence[Offer]:
        own = [partial(options, seat=self.seat) for options in (battle_options, move_options, kindle_options)]
        return (lambda g: (Done(),), *window_offers(g, self.seat, DAYLIGHT), *own)

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            close_window(g, DAYLIGHT)
            return
        g.stack.append(Dance(self.seat, self.left - isinstance(action, Fight | Moving | Kindle)))
        action.do(g, self.seat)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.left)


class Fireflies(Faction):
    """FF-1: twelve warriors and six lanterns, with which they craft."""

    name = "fireflies"
    board = FirefliesBoard
    crafts_with = (LANTERN,)

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        return (Settle(seat),)

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        return (Swarm(seat),)

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        return (Crafting(seat), Dance(seat, self.file.numbers["actions"]))

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        return (DrawCards(seat), KeepHandLimit(seat))

    def draws(self, g: RootState, seat: int) -> int:
        """FF-6: one card, with three lanterns two."""
        return 1 + (on_map(g, seat, LANTERN) >= 3)

    def extra_hits(self, g: RootState, seat: int) -> int:
        """FF-3: as defenders beside a lantern they dazzle: one hit more."""
        battle = now(g)
        return 1 if battle.defender == seat and count(g, seat, LANTERN, battle.clearing) else 0

    def view(self, g: RootState, seat: int, viewer: int | None) -> FirefliesView:
        lit, track = on_map(g, seat, LANTERN), self.file.tracks["lantern"].points
        return FirefliesView(lit, track[lit] if lit < len(track) else 0)


FIREFLIES = Fireflies()
KINDS = (FirefliesBoard, Settle, Swarm, Kindle, Dance)
FACTIONS = (FIREFLIES,)
ROOM = room(__name__)
