"""The Marquise de Cat (chapter 6)."""

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import ClassVar

import msgspec

from hvozd.core import Action, Ask, Do, Event, Offer, Product, Step
from hvozd.core.rooms import room
from hvozd.games.root.components import MAP_CLEARINGS, MAPS
from hvozd.games.root.factions.marquise import daylight, reasons
from hvozd.games.root.factions.marquise.daylight import (
    BUILDINGS,
    KEEP,
    SAWMILL,
    TRACKS,
    WOOD,
    WORKSHOP,
    ChooseSites,
    MarquiseActions,
    keep_at,
    open_sites,
    piece,
    place_at_all,
    place_wood,
    site_options,
)
from hvozd.games.root.hooks import Faction, Loss
from hvozd.games.root.rules.craft import Crafting
from hvozd.games.root.rules.events import PlacedPiece
from hvozd.games.root.rules.hand import matching, spend
from hvozd.games.root.rules.move import adjacent
from hvozd.games.root.rules.pieces import add_warriors, count, on_map, place_piece, place_warriors
from hvozd.games.root.rules.removal import bring_back, held_by_card
from hvozd.games.root.rules.turn import DrawCards, KeepHandLimit
from hvozd.games.root.rules.windows import Done
from hvozd.games.root.state import PIECE_KINDS, Board, RootState
from hvozd.games.root.words import Card, Place, Seat


class MarquiseBoard(Board, msgspec.Struct, tag="marquise"):
    """Nothing is kept beside the pieces on the map and the tracks they left."""

    def clone(self) -> "MarquiseBoard":
        return self


class MarquiseView(msgspec.Struct, tag="marquise"):
    keep: int
    sawmills: int
    workshops: int
    recruiters: int
    wood_in_supply: int


# -- setup --------------------------------------------------------------------------------------------------------------


class PlaceKeep(Action):
    """R-6.3.2: the corner of the keep."""

    form = "keep {clearing}"
    clearing: Place


class ChooseKeep(Ask):
    """R-6.3.2, R-6.3.3, W-S2: the keep into a corner, a warrior into every clearing but the opposite corner."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(PlaceKeep, MAPS[g.map].corners),)

    def take(self, g: RootState, action: PlaceKeep) -> None:
        g.homes[self.seat] = action.clearing
        place_piece(g, self.seat, KEEP, action.clearing)
        g.log(PlacedPiece, self.seat, piece(g, self.seat, KEEP), action.clearing)
        for clearing in MAP_CLEARINGS:
            if clearing != MAPS[g.map].opposite[action.clearing]:
                place_warriors(g, self.seat, clearing, 1)


class StartingBuildings(Action):
    """R-6.3.4: where the first three buildings stand."""

    form = "start sawmill {sawmill} workshop {workshop} recruiter {recruiter}"
    sawmill: Place
    workshop: Place
    recruiter: Place


class ChooseStartingBuildings(Ask):
    """R-6.3.4, R-6.3.5: one of each among the keep's clearing and its neighbours, on open slots."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.starts,)

    def starts(self, g: RootState) -> Sequence[Action]:
        keep = keep_at(g, self.seat)
        near = sorted((keep, *adjacent(g, self.seat, keep)))
        return [
            StartingBuildings(*places)
            for places in product(near, repeat=3)
            if all(places.count(place) <= g.open_slots[place] for place in places)
        ]

    def take(self, g: RootState, action: StartingBuildings) -> None:
        for kind, clearing in zip(BUILDINGS, msgspec.structs.astuple(action), strict=True):
            place_piece(g, self.seat, kind, clearing)
            g.log(PlacedPiece, self.seat, piece(g, self.seat, kind), clearing)


# -- Birdsong -----------------------------------------------------------------------------------------------------------


class ProduceWood(Do):
    """R-6.4, W-MC1, I-MC-10: one wood at every sawmill where she can place; with too little she chooses."""

    seat: int

    def run(self, g: RootState) -> None:
        mills = open_sites(g, self.seat, SAWMILL)
        place_at_all(g, self.seat, WOOD, mills, ChooseWood(self.seat, tuple(mills)))


class ChooseWood(Ask):
    """R-6.4, R-2.5: wood is short: at which sawmills it is placed."""

    mills: tuple[int, ...]

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (partial(site_options, sites=self.mills, left=g.stock[self.seat * PIECE_KINDS + WOOD]),)

    def take(self, g: RootState, action: ChooseSites) -> None:
        for clearing in action.clearings:
            place_wood(g, self.seat, clearing)


# -- Field Hospitals ------------------------------------------------------------------------------------------------------


class Treat(Action):
    """R-6.2.3: spend a card to bring the warriors back to the keep."""

    form = "treat with {card}"
    card: Card


class FieldHospitals(Ask):
    """R-6.2.3, W-R1, I-MC-1, I-MC-2, I-MC-5: one card for all warriors removed from one clearing in one event."""

    any_order: ClassVar[bool] = True
    clearing: int
    warriors: int
    replaced: bool = False

    def open_to(self, g: RootState) -> bool:
        """W-R1: another hospital or an outrage of the same event may have taken her last card."""
        return bool(g.hands[self.seat])

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.treatments, lambda g: (Done(),))

    def treatments(self, g: RootState) -> Sequence[Action]:
        return [Treat(card) for card in matching(g, self.seat, g.suits[self.clearing])]

    def take(self, g: RootState, action: Treat | Done) -> None:
        if isinstance(action, Treat):
            spend(g, self.seat, action.card)
            keep = keep_at(g, self.seat)
            if held_by_card(g, not self.replaced):
                bring_back(g, self.seat, self.warriors)
            g.supply[self.seat] -= self.warriors
            add_warriors(g, self.seat, keep, self.warriors)  # I-CC-5: not even a snare in the keep stops the hospitals
            g.log(WarriorsTreated, self.seat, self.warriors, keep, self.clearing)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.clearing, self.warriors)


class WarriorsTreated(Event):
    seat: Seat
    warriors: int
    place: Place
    origin: Place


# -- the faction ------------------------------------------------------------------------------------------------------------


class Marquise(Faction):
    """R-6.1: builds workshops, sawmills and recruiters; needs a connected economy of wood."""

    name = "marquise"
    sits = {"first": 0, "two": 0, "clockwork": 0}
    board = MarquiseBoard
    crafts_with = (WORKSHOP,)
    vetoes_anything = True

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-6.3.1: 25 warriors and 8 wood lie ready; the keep, the garrison and three buildings are placed."""
        return (ChooseKeep(seat), ChooseStartingBuildings(seat))

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        return (ProduceWood(seat),)

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-6.2.1, R-6.5, W-MC2: first craft with workshops, then act."""
        return (Crafting(seat), MarquiseActions(seat, self.file.numbers["actions"], False))

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-6.6, W-MC4: draw, then keep five cards."""
        return (DrawCards(seat), KeepHandLimit(seat))

    def draws(self, g: RootState, seat: int) -> int:
        """R-6.6, T-MC: one card plus one per card symbol uncovered on the tracks."""
        return 1 + sum(sum(TRACKS[kind].cards[: on_map(g, seat, kind)]) for kind in BUILDINGS)

    def vetoes(self, g: RootState, seat: int, clearing: int) -> tuple[int, int, int]:
        """R-6.2.2, I-MC-7, I-MC-8: only she places in the clearing of the keep."""
        return (~(1 << seat) & 0xFF if count(g, seat, KEEP, clearing) else 0), 0, 0

    def returns_as(self, g: RootState, seat: int, kind: int) -> int:
        """R-6.2.2: a removed keep leaves the game."""
        return -1 if kind == KEEP else kind

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        """R-6.2.3, I-MC-1, I-MC-3, I-MC-4: for each clearing from which warriors were removed, while the keep stands."""
        keep = keep_at(g, seat)
        if not (keep and g.hands[seat]):
            return ()
        mine = [loss for loss in losses if loss.owner == seat and loss.warriors]
        return [FieldHospitals(seat, loss.clearing, loss.warriors, loss.replaced) for loss in mine]

    def view(self, g: RootState, seat: int, viewer: int | None) -> MarquiseView:
        sawmills, workshops, recruiters = (on_map(g, seat, kind) for kind in BUILDINGS)
        return MarquiseView(keep_at(g, seat), sawmills, workshops, recruiters, g.stock[seat * PIECE_KINDS + WOOD])

    def census(self, g: RootState, seat: int) -> Sequence[int]:
        gone = 0 if keep_at(g, seat) or g.stock[seat * PIECE_KINDS + KEEP] else 1
        return (0, 0, 0, 0, 0, gone, 0)


KINDS = (
    MarquiseBoard,
    PlaceKeep,
    ChooseKeep,
    StartingBuildings,
    ChooseStartingBuildings,
    ProduceWood,
    ChooseWood,
    Treat,
    FieldHospitals,
    WarriorsTreated,
)
FACTIONS = (Marquise(),)
ORDER = 1
ROOM = room(__name__, daylight, reasons)
