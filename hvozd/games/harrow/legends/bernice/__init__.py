"""Bernice: iron nails."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Event, Offer
from hvozd.core.rooms import room
from hvozd.games.harrow.components import TOKENS
from hvozd.games.harrow.hooks import Gift
from hvozd.games.harrow.maps import HEXES, NEIGHBOURS
from hvozd.games.harrow.rules.moves import Move, MoveAsk, any_units, done, haints_of_colour, places, steps
from hvozd.games.harrow.rules.units import LEGEND_PIN, unit_hexes
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES, LEGEND_PIECE, HexF, PieceF


class NailPlaced(Event):
    piece: PieceF
    hex: HexF


class Nail(Action):
    form = "nail {nail} {piece} {hex}"
    nail: int
    piece: PieceF
    hex: HexF


class BerniceStep(MoveAsk):
    """HC-10.4: first one own haint may go to an adjacent terrain hex."""

    faction: int

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return [
            move
            for piece in haints_of_colour(self.faction)
            for h in places(g, piece)
            for move in steps(g, piece, h, [to for to in NEIGHBOURS[h] if g.land.terrain[to]])
        ]

    def moved(self, g: HarrowState, move: Move) -> None:
        g.then(PlaceNail(self.seat, self.faction))

    def declined(self, g: HarrowState) -> None:
        g.then(PlaceNail(self.seat, self.faction))


class PlaceNail(Ask):
    """HC-10.4, HC-10.5, A-11: a nail under a unit next to an own unit; one a unit, anybody's unit; with both out one is
    lifted."""

    faction: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.nails, done)

    def nails(self, g: HarrowState) -> Sequence[Action]:
        own = {near for h in unit_hexes(g, self.faction) for near in NEIGHBOURS[h]}
        free = [nail for nail, pin in enumerate(g.pins) if pin < 0][:1] or range(len(g.pins))
        return [Nail(nail, piece, h) for piece in any_units(g) for h in places(g, piece) if h in own for nail in free]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Nail):
            legend = action.piece >= LEGEND_PIECE
            g.pins[action.nail] = LEGEND_PIN + action.piece - LEGEND_PIECE if legend else action.piece * HEXES + action.hex
            g.log(NailPlaced, action.piece, action.hex)


class Bernice(Gift):
    name = "bernice"

    def prepare(self, g: HarrowState) -> None:
        g.pins = [-1] * TOKENS.nails

    def use(self, g: HarrowState, faction: int) -> None:
        g.then(BerniceStep(g.seat(faction), faction))


GIFT = Bernice()

KINDS = (NailPlaced, Nail, BerniceStep, PlaceNail)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
