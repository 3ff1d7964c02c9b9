"""HC-24.40, HC-24.41, HC-24.42, HC-24.43, HC-24.44, HC-24.45, HC-34: offers of the Fair Folk in the hands of others."""

from collections.abc import Callable, Sequence

from hvozd.core import Action, Ask, Do, Offer, Product
from hvozd.games.harrow.abilities import use
from hvozd.games.harrow.components import FAIR_FOLK
from hvozd.games.harrow.cubes import ActivateTree, terrain_cubes
from hvozd.games.harrow.decks import draw
from hvozd.games.harrow.events import OfferPlayed, OfferTaken
from hvozd.games.harrow.geography import HEXES
from hvozd.games.harrow.moves import Move, MoveAsk, all_legends, haints_of_colour, places, steps
from hvozd.games.harrow.state import FairFolkBoard, HarrowState
from hvozd.games.harrow.units import unit_hexes
from hvozd.games.harrow.words import HESTER, HESTER_SLOT, SEARCH_CUBE, HexF, OfferF

NAMES = FAIR_FOLK.offers.names


class PlayOffer(Action):
    form = "offer {offer}"
    offer: OfferF


class TakeOffer(Action):
    form = "take-offer {hex}"
    hex: HexF


def folk(g: HarrowState) -> FairFolkBoard:
    assert g.fairfolk is not None
    return g.fairfolk


# -- playing an offer -----------------------------------------------------------------------------------------------------------


def held_offers(g: HarrowState, faction: int) -> Sequence[Action]:
    """HC-24.42, A-85: offers kept openly, any number a turn, outside other actions."""
    return Product(PlayOffer, sorted(folk(g).taken[faction]))


def play_offer(g: HarrowState, faction: int, offer: int) -> None:
    """HC-24.42, HC-24.44: it does its work and returns to the bag."""
    own = folk(g)
    own.taken[faction].remove(offer)
    own.bag = sorted([*own.bag, offer])
    g.reveal()
    g.log(OfferPlayed, faction, offer)
    table = FOR_HESTER if faction == HESTER else EFFECTS
    table[NAMES[offer]](g, faction)


def _nothing(g: HarrowState, faction: int) -> None:
    """HC-34.1: no effect."""


def _draw(g: HarrowState, faction: int) -> None:
    """HC-34.2: one card of the own deck."""
    draw(g, faction)


def _any_haint(g: HarrowState, faction: int) -> None:
    """HC-34.3: any one haint to a legal neighbour."""
    g.then(MoveOneHaint(g.seat(faction), tuple(kind for colour in g.colours for kind in haints_of_colour(colour))))


def _enemy_haint(g: HarrowState, faction: int) -> None:
    """HC-34.4: one enemy haint to a legal neighbour."""
    g.then(MoveOneHaint(g.seat(faction), haints_of_colour(g.rival(faction))))


def _two_legends(g: HarrowState, faction: int) -> None:
    """HC-34.11: two legends one hex each; Hester and both standees are legends too."""
    g.then(MoveLegends(g.seat(faction), 2))


EFFECTS: dict[str, Callable[[HarrowState, int], None]] = {
    "none": _nothing,
    "draw-card": _draw,
    "move-any-haint": _any_haint,
    "move-enemy-haint": _enemy_haint,
    "spawn-1": lambda g, f: use(g, f, spawn_count=1),
    "spawn-2": lambda g, f: use(g, f, spawn_count=2),
    "advance-1": lambda g, f: use(g, f, advances=1),
    "advance-2": lambda g, f: use(g, f, advances=2),
    "strengthen-1": lambda g, f: use(g, f, strengthens=1),
    "strengthen-2": lambda g, f: use(g, f, strengthens=2),
    "move-two-legends": _two_legends,
}
"""HC-34.5, HC-34.6, HC-34.7, HC-34.8, HC-34.9, HC-34.10: what an offer does for a faction with a colour."""

FOR_HESTER: dict[str, Callable[[HarrowState, int], None]] = {
    "none": _nothing,
    "draw-card": _draw,
    "move-any-haint": _nothing,
    "move-two-legends": _two_legends,
}
"""What it does for Hester; her own module adds the rest."""


class MoveOneHaint(MoveAsk):
    """HC-34.3, HC-34.4, HC-36.3: one haint of the given kinds to a legal neighbour."""

    kinds: tuple[int, ...]

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return [move for kind in self.kinds for h in places(g, kind) for move in steps(g, kind, h)]


class MoveLegends(MoveAsk):
    """HC-34.11, HC-36.8: so many different legends one hex each, to legal hexes."""

    left: int
    used: tuple[int, ...] = ()

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return [
            move for piece in all_legends(g) if piece not in self.used for h in places(g, piece) for move in steps(g, piece, h)
        ]

    def moved(self, g: HarrowState, move: Move) -> None:
        if self.left > 1:
            g.then(MoveLegends(self.seat, self.left - 1, (*self.used, move.piece)))


# -- collecting offers ---------------------------------------------------------------------------------------


def collect_offers(g: HarrowState, faction: int) -> None:
    g.then(CollectOffer(g.seat(faction), faction))


def offer_hexes(g: HarrowState, faction: int) -> list[int]:
    """HC-24.40, HC-24.43, A-82: nests with an offer under own units; for Hester under herself and haints she moved this turn."""
    if faction == HESTER:
        assert g.hester is not None
        infected = [h for h in g.hester.moved if any(g.haints[kind * HEXES + h] for kind in (1, 3, 5))]
        hexes = sorted({g.legend_at[HESTER_SLOT], *infected} - {-1})
    else:
        hexes = unit_hexes(g, faction)
    return [h for h in hexes if folk(g).nests[h] > 1]


class CollectOffer(Ask):
    """HC-24.40, HC-24.41: offers must be taken, in the order the player likes; the nest stays, the tree decides what the
    Fair Folk learn."""

    faction: int

    def open_to(self, g: HarrowState) -> bool:
        return bool(offer_hexes(g, self.faction))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(TakeOffer, offer_hexes(g, self.faction)),)

    def take(self, g: HarrowState, action: TakeOffer) -> None:
        own = folk(g)
        offer = own.nests[action.hex] - 2
        own.nests[action.hex] = 1
        own.taken[self.faction].append(offer)
        g.log(OfferTaken, self.faction, offer, action.hex)
        g.then(ActivateTree(), ReadOffer(self.faction, action.hex), self)


class ReadOffer(Do):
    """HC-24.40, A-84: at least as many search cubes out as cubes of the player: the Fair Folk place an arrow there and may
    guess."""

    faction: int
    hex: int

    def run(self, g: HarrowState) -> None:
        theirs = terrain_cubes(g) if self.faction == HESTER else g.field[self.faction]
        if g.field[SEARCH_CUBE] >= theirs and folk(g).found < len(folk(g).places):
            SEARCH[0](g, self.hex)


SEARCH: list[Callable[[HarrowState, int], None]] = []
"""How the Fair Folk search at a nest; their room enters it here."""
