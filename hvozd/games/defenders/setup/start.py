"""Chapter DW-3: the setup, in the order of the rulebook's sixteen steps."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from hvozd.core import Action, Ask, Do, Offer, Product, Word
from hvozd.games.defenders.components import (
    BASIC,
    CARD_FACTION,
    CARDS,
    FACTORY_TILES,
    HABITATS,
    HOME,
    HUNTER_HEXES,
    LIMITS,
    MACHINE_CARDS,
    ORGANIZERS,
    SETUP,
    SLOTS,
    SNIPERS_ON_CORE,
    TILES,
    TRACK,
    cards_of,
    organizers_of,
)
from hvozd.games.defenders.maps.geometry import CORE, EDGE, EDGES, EDGES_OF, HEXES, INDEX, LEFT, NEXT, RADIUS, RIGHT, RING, SPOKE
from hvozd.games.defenders.rules.decks import draw
from hvozd.games.defenders.rules.events import CampPlaced, FirstPlayer, OrganizerChosen
from hvozd.games.defenders.rules.round import Round
from hvozd.games.defenders.rules.solo import DealHand, SoloTurn
from hvozd.games.defenders.state import CORE_TILE, ENGINE, FACTORY_WALL, HABITAT, NONE, WALL, DefendersState


def fresh(settings: Mapping[str, Any], seed: int) -> DefendersState:
    """DW-1.4: nothing on the board yet; the setup lies on the stack."""
    seats = int(settings["seats"])
    factions = tuple(int(faction) for faction in settings["factions"])
    return DefendersState(
        seats=seats,
        seed=seed,
        tile=[CORE_TILE if hex_ == CORE else HABITAT for hex_ in HEXES],
        edge=[0 for _ in EDGES],
        mechs=[0 for _ in HEXES],
        pollution=[0 for _ in HEXES],
        camp=[NONE for _ in HEXES],
        factories=[NONE for _ in FACTORY_TILES],
        engines=[NONE, NONE],
        machine_deck=[],
        machine_discard=[],
        box=[card for card in range(len(CARDS)) if CARD_FACTION[card] in factions],
        killed=[],
        rulings=tuple(settings["rulings"]),
        stack=[ChooseSides(), MakeMachineDeck(int(settings["difficult"])), PlaceMachines(), LayBoard()],
        **sides(seats, factions),
    )


def sides(seats: int, factions: tuple[int, ...]) -> dict[str, Any]:
    """DW-3.7, DW-3.8, DW-3.11, DW-3.12: what each faction in play begins with."""
    n = len(factions)
    return {
        "factions": factions,
        "organizer": [NONE] * n,
        "at": [NONE] * n,
        "support": [0] * n,
        "camps": [len(TRACK[seats].camps)] * n,
        "damage": [0] * n,
        "items": [0] * n,
        "markers": [SETUP[seats].breach_markers] * n,
        "out": [False] * n,
        "active": [NONE] * n,
        "teamed": [0] * n,
        "hands": [[] for _ in range(seats)],
        **{pile: [[] for _ in factions] for pile in ("decks", "exhausted", "known", "shared")},
    }


class LayBoard(Do):
    """DW-3.1, DW-3.6, DW-2.14, A-03: tiles at random in the slots of their shape, a random side up; pollution on the
    symbols. Tiles that a pack has beyond the slots stay in the box."""

    def run(self, g: DefendersState) -> None:
        habitat = [NONE for _ in HEXES]
        for shape in ("up", "down"):
            tiles = [tile for tile in TILES if tile.shape == shape]
            g.shuffle(tiles)
            for slot, tile in zip([slot for slot in SLOTS if slot.shape == shape], tiles, strict=False):
                side = tile.sides[g.random(2)]
                for place, axial in enumerate(slot.hexes):
                    habitat[INDEX[axial]] = HABITATS.index(side.habitats[place])
                    g.pollution[INDEX[axial]] = int(place in side.pollution)
        g.habitat = tuple(habitat)


class PlaceMachines(Do):
    """DW-3.2, DW-3.3, DW-3.5, DW-6.4: the core with tiles turned at random, the starting direction right, mechs."""

    def run(self, g: DefendersState) -> None:
        g.turns = tuple(g.random(6) for _ in FACTORY_TILES)
        g.direction = RIGHT
        for edge in EDGES_OF[CORE]:
            g.edge[edge] = FACTORY_WALL
        place_engines(g, g.turns[g.top])
        g.mechs[CORE] = SNIPERS_ON_CORE
        for axial in HUNTER_HEXES:
            g.mechs[INDEX[axial]] += 1
        g.supply = LIMITS.mechs - sum(g.mechs)


def place_engines(g: DefendersState, arrow: int) -> None:
    """DW-3.4, A-01: two walls and an engine from the arrow's spoke to the right; opposite the same mirrored, to the left."""
    place_engine(g, 0, arrow, RIGHT)
    place_engine(g, 1, (arrow + 3) % 6, RIGHT if "A-01" in g.rulings else LEFT)


def place_engine(g: DefendersState, engine: int, corner: int, way: int) -> None:
    """DW-3.4, DW-2.8: a wall on the spoke, one on the edge after it, then the engine with its back to them."""
    beside = NEXT[CORE * 6 + (corner if way == RIGHT else corner + 5) % 6]
    spoke = corner + 4 if way == RIGHT else corner + 1
    wall, end = (beside * 6 + (spoke + way * step) % 6 for step in (1, 2))
    g.edge[SPOKE[CORE * 6 + corner]] = g.edge[EDGE[wall]] = WALL
    g.edge[EDGE[end]] = ENGINE
    g.engines[engine] = end if way == RIGHT else NEXT[end] * 6 + (end + 3) % 6


class MakeMachineDeck(Do):
    """DW-3.14, DW-12.2, A-09: each difficult card drawn takes the place of a base card of its kind; always seven cards."""

    difficult: int

    def run(self, g: DefendersState) -> None:
        deck = [i for i, card in enumerate(MACHINE_CARDS) if not card.difficult]
        hard = [i for i, card in enumerate(MACHINE_CARDS) if card.difficult]
        g.shuffle(hard)
        for new in hard[: self.difficult]:
            old = next(i for i in deck if MACHINE_CARDS[i].kind == MACHINE_CARDS[new].kind and not MACHINE_CARDS[i].difficult)
            deck[deck.index(old)] = new
        g.shuffle(deck)
        g.machine_deck = deck


class ChooseSides(Do):
    """DW-3.9, DW-3.10, DW-3.15, DW-3.16, A-46: organizers, decks and starting camps in seat order, then the first player."""

    def run(self, g: DefendersState) -> None:
        players = range(g.players)
        organizers = [ChooseOrganizer(g.seat_of(player), player) for player in players]
        camps = [PlaceStartingCamp(g.seat_of(player), player) for player in players]
        if g.solo:
            g.then(*organizers, DealHand(0), *camps, SoloTurn(0))
        else:
            g.then(*organizers, *camps, DrawFirstPlayer())


class TakeOrganizer(Action):
    form = "organizer {organizer}"
    organizer: Annotated[int, Word("organizer")]


class ChooseOrganizer(Ask):
    """DW-3.9, DW-3.10, DW-11.1: one of the faction's two; the deck is the six basic cards and the six with the initial."""

    player: int

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        return (lambda g: Product(TakeOrganizer, organizers_of(g.factions[self.player])),)

    def take(self, g: DefendersState, action: TakeOrganizer) -> None:
        player = self.player
        g.organizer[player] = action.organizer
        g.log(OrganizerChosen, player, action.organizer)
        deck = cards_of(g.factions[player], BASIC, ORGANIZERS[action.organizer].id)
        g.box = [card for card in g.box if card not in deck]
        g.shuffle(deck)
        g.decks[player] = deck
        if not g.solo:
            draw(g, player, SETUP[g.seats].hand)


class Settle(Action):
    form = "settle {hex}"
    hex: Annotated[int, Word("hex")]


class PlaceStartingCamp(Ask):
    """DW-3.15, A-46: starting camp and organizer on a home hex at the border, else one step inside, else next to the core."""

    player: int

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        return (lambda g: Product(Settle, starting_hexes(g, self.player)),)

    def take(self, g: DefendersState, action: Settle) -> None:
        g.camp[action.hex] = self.player
        g.at[self.player] = action.hex
        g.log(CampPlaced, self.player, action.hex)


def starting_hexes(g: DefendersState, player: int) -> list[int]:
    """DW-3.15, A-46: the home hexes of the outermost ring that has any."""
    home = HOME[g.factions[player]]
    for ring in range(RADIUS, 0, -1):
        found = [hex_ for hex_ in HEXES if RING[hex_] == ring and g.habitat[hex_] == home]
        if found:
            return found
    return []


class DrawFirstPlayer(Do):
    """DW-3.16: a random player gets the first player marker."""

    def run(self, g: DefendersState) -> None:
        g.first = g.random(g.players)
        g.log(FirstPlayer, g.first)
        g.then(Round())


KINDS = (
    LayBoard,
    PlaceMachines,
    MakeMachineDeck,
    ChooseSides,
    TakeOrganizer,
    ChooseOrganizer,
    Settle,
    PlaceStartingCamp,
    DrawFirstPlayer,
)
