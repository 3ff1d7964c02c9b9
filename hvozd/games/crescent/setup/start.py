"""Setup: the map, fixed or variable, the starting pieces, the cards (CM-3, CM-17)."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from hvozd.core import Action, Ask, Do, Offer, Product, Word
from hvozd.games.crescent.components.figures import CASTLE, CITY, FORT, QUARRY, TOWN
from hvozd.games.crescent.components.files import CAST
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.maps.hexes import Place, River, course, neighbours, places_for
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.deck import draw, refresh, take_open
from hvozd.games.crescent.rules.pieces import place_units, put_token, raise_wall, settle
from hvozd.games.crescent.rules.year import BeginYear
from hvozd.games.crescent.setup.settings import VARIABLE
from hvozd.games.crescent.state import HEXES, NOBODY, CrescentState, new_state


def new_game(settings: Mapping[str, Any], seed: int) -> CrescentState:
    """The position before anything is laid out, of resolved settings."""
    g = new_state(settings["components"], settings["seats"], settings["years"], seed, settings["rounds"])
    g.rulings = tuple(settings.get("rulings", ()))
    g.then(Begin(settings["layout"]))
    return g


class Begin(Do):
    """CM-3.1, CM-3.2: lay the map out and put the pieces on it, fixed or by the players."""

    layout: str

    def run(self, g: CrescentState) -> None:
        if self.layout == VARIABLE:
            rounds = [PlaceGroup(seat) for _ in range(2) for seat in range(g.seats)]
            g.then(DealTiles(), *rounds, LastPieces())
            return
        hexes = g.tables.layouts[self.layout].hexes
        for tile, q, r, turned, _ in hexes:
            lay(g, g.tables.tile[tile], q, r, turned)
        draw_map(g)
        for tile, _, _, _, group in hexes:
            if group:
                character, which = group.rsplit("-", 1)
                put_group(g, CAST.index(character), "ab".index(which), g.tables.tile[tile])
        g.then(LastPieces())


class LastPieces(Do):
    """CM-3.3, CM-14.4.1: after all other starting pieces the palace comes, then the coins and cards."""

    def run(self, g: CrescentState) -> None:
        steps = [CHARACTERS[seat].last_piece(g) for seat in range(g.seats)]
        g.then(*(step for step in steps if step), DealCards())


class DealCards(Do):
    """CM-3.4, CM-3.5, CM-3.6, CM-3.7, CM-3.8, CM-3.10, A-03, A-11: coins, points, deck and both markets."""

    def run(self, g: CrescentState) -> None:
        t = g.tables
        g.coins = list(t.coins[: g.seats])
        g.vp = [t.start_vp] * g.seats
        held = [CHARACTERS[seat].start_hand(g) for seat in range(g.seats)]
        dealt = {card for cards in held for card in cards}
        for seat, cards in enumerate(held):
            for card in cards:
                take_open(g, seat, card)
        g.deck = [card for card, copies in enumerate(t.copies) if card not in dealt for _ in range(copies)]
        g.shuffle(g.deck)
        g.market = [NOBODY] * len(t.slots)
        refresh(g)
        g.bazaar = [draw(g) for _ in range(t.bazaar_slots)]
        g.reveal()
        openings = [CHARACTERS[seat].opening(g) for seat in range(g.seats)]
        g.then(*(step for step in openings if step), BeginYear())


# -- the map ---------------------------------------------------------------------------------------------------------------


def lay(g: CrescentState, tile: int, q: int, r: int, turned: int) -> None:
    g.at = (*g.at[:tile], (q, r, turned), *g.at[tile + 1 :])
    g.hexes = tuple(sorted((*g.hexes, tile)))


def rivers_of(g: CrescentState) -> dict[Place, int]:
    """The place and rotation of each river tile on the map."""
    return {(g.at[h][0], g.at[h][1]): g.at[h][2] for h in g.hexes if g.tables.feature[h] == "river"}


def draw_map(g: CrescentState) -> None:
    """CM-4.4, CM-4.5, CM-4.6: work out which hexes are adjacent."""
    index = {(g.at[h][0], g.at[h][1]): h for h in g.hexes}
    near, across = neighbours(index, rivers_of(g))
    places = {h: place for place, h in index.items()}
    g.near = tuple(tuple(sorted(index[p] for p in near[places[h]])) if h in places else () for h in range(HEXES))
    g.across = tuple(tuple(sorted(index[p] for p in across[places[h]])) if h in places else () for h in range(HEXES))


def put_group(g: CrescentState, seat: int, which: int, h: int) -> None:
    """CM-3.11, A-09, A-10, A-63: one of the two starting groups of a character."""
    group = g.tables.groups[seat][which]
    if group.ordinary or group.mercenary:
        place_units(g, seat, h, group.ordinary, group.mercenary)
    for number, structure in ((group.forts, FORT), (group.castles, CASTLE)):
        if number:
            raise_wall(g, seat, h, structure)
    for number, structure in ((group.towns, TOWN), (group.cities, CITY)):
        if number:
            settle(g, h, structure)
    if group.influence:
        put_token(g, seat, h)
    g.groups[seat] &= ~(1 << which)


# -- variable setup ----------------------------------------------------------------------------------------------------------


class DealTiles(Do):
    """CM-17.1, CM-17.2, CM-17.3: the ford lies in the middle, the other tiles are dealt face down."""

    def run(self, g: CrescentState) -> None:
        tiles = list(g.tables.tiles_for[g.seats])
        ford = next(tile for tile in tiles if g.tables.feature[tile] == "ford")
        tiles.remove(ford)
        g.hexes = ()
        lay(g, ford, 0, 0, 0)
        g.shuffle(tiles)
        hand = g.tables.number["tiles_a_player"]
        g.tiles = [tuple(sorted(tiles[seat * hand : (seat + 1) * hand])) for seat in range(g.seats)]
        g.reveal()
        g.log(events.TilesDealt, hand)
        g.then(*(PlaceTile(seat) for _ in range(hand) for seat in range(g.seats)), MapDone())


class LayTile(Action):
    form = "lay {tile} at {q},{r} turned {turned}"
    tile: Annotated[int, Word("hex")]
    q: int
    r: int
    turned: int

    def do(self, g: CrescentState, seat: int) -> None:
        lay(g, self.tile, self.q, self.r, self.turned)
        g.tiles[seat] = tuple(tile for tile in g.tiles[seat] if tile != self.tile)
        g.reveal()
        g.log(events.TileLaid, seat, self.tile, self.q, self.r)


class DealAgain(Action):
    form = "deal again"

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-17.6, A-13: on a dead end everybody starts over."""
        while isinstance(g.stack[-1], PlaceTile | MapDone):
            g.stack.pop()
        g.then(DealTiles())


class PlaceTile(Ask):
    """CM-17.3, CM-17.4, CM-17.5, CM-17.6: place one of the own tiles; a river tile must extend the river, any other must
    touch as many tiles as possible and leave the river room."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.tiles,)

    def tiles(self, g: CrescentState) -> Sequence[Action]:
        found: list[Action] = []
        cells = {(g.at[h][0], g.at[h][1]) for h in g.hexes}
        rivers = rivers_of(g)
        river = river_of(g)
        features = g.tables.feature
        left = sum(features[tile] == "river" for hand in g.tiles for tile in hand)
        spots = {
            kind: places_for(cells, rivers, river, kind, left - kind)
            for kind in {features[tile] == "river" for tile in g.tiles[self.seat]}
        }
        for tile in g.tiles[self.seat]:
            found.extend(LayTile(tile, q, r, turned) for (q, r), turned in spots[features[tile] == "river"])
        return found or (DealAgain(),)


def river_of(g: CrescentState) -> River:
    ford = next(h for h in g.hexes if g.tables.feature[h] == "ford")
    q, r, turned = g.at[ford]
    river = course((q, r), turned, rivers_of(g))
    assert river is not None
    return river


class MapDone(Do):
    """CM-17.3: all tiles lie; adjacency is fixed for the game."""

    def run(self, g: CrescentState) -> None:
        g.tiles = []
        draw_map(g)


class PutGroup(Action):
    form = "put {group} in {hex}"
    group: Annotated[int, Word("group")]
    hex: Annotated[int, Word("hex")]

    def do(self, g: CrescentState, seat: int) -> None:
        put_group(g, seat, self.group, self.hex)
        g.log(events.GroupPlaced, seat, self.hex)


class PlaceGroup(Ask):
    """CM-17.7, A-53: one starting group into an empty hex that is neither quarry nor holy site."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.groups,)

    def groups(self, g: CrescentState) -> Sequence[Action]:
        t = g.tables
        empty = [h for h in g.hexes if not g.presence[h] and t.terrain[h] != QUARRY and t.feature[h] != "holy_site"]
        return Product(PutGroup, [which for which in (0, 1) if g.groups[self.seat] >> which & 1], empty)


KINDS = (Begin, LastPieces, DealCards, DealTiles, LayTile, DealAgain, PlaceTile, MapDone, PutGroup, PlaceGroup)
