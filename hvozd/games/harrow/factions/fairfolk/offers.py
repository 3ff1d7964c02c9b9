"""HC-24.40, HC-24.41, HC-24.42, HC-24.43, HC-24.44, HC-24.45, HC-34: offers of the Fair Folk in the hands of others."""

from collections.abc import Callable, Sequence

from hvozd.core import Action, Ask, Do, Event, Offer, Product
from hvozd.games.harrow.factions.fairfolk.figures import FIGURES
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.rules.abilities import use
from hvozd.games.harrow.rules.cubes import ActivateTree
from hvozd.games.harrow.rules.decks import draw
from hvozd.games.harrow.rules.moves import Move, MoveAsk, all_legends, haints_of_colour, places, steps
from hvozd.games.harrow.state import FairFolkBoard, HarrowState
from hvozd.games.harrow.words import SEARCH_CUBE, FactionF, HexF, OfferF

NAMES = FIGURES.offers.names


class OfferTaken(Event):
    faction: FactionF
    offer: OfferF
    hex: HexF


class OfferPlayed(Event):
    faction: FactionF
    offer: OfferF


class PlayOffer(Action):
    form = "offer {offer}"
    offer: OfferF

    def do(self, g: HarrowState, seat: int) -> None:
        """HC-24.42: by the faction whose turn it is."""
        play_offer(g, g.active, self.offer)


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
    name = NAMES[offer]
    rules_of(faction).offer_effects.get(name, EFFECTS[name])(g, faction)


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
    """HC-34.11: two legends one hex each; both standees and one without a colour are legends too."""
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
    """HC-24.40, HC-24.43: nests with an offer where the faction takes them."""
    return [h for h in rules_of(faction).offer_hexes(g) if folk(g).nests[h] > 1]


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
        if g.field[SEARCH_CUBE] >= rules_of(self.faction).strength(g) and folk(g).found < len(folk(g).places):
            SEARCH[0](g, self.hex)


SEARCH: list[Callable[[HarrowState, int], None]] = []
"""How the Fair Folk search at a nest; their room enters it here."""

KINDS = (OfferTaken, OfferPlayed, PlayOffer, TakeOffer, MoveOneHaint, MoveLegends, CollectOffer, ReadOffer)
