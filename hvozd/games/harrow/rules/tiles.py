"""HC-16: the bonus tiles between the jars."""

from collections.abc import Callable, Sequence

from hvozd.core import Action, Ask, Do, Offer
from hvozd.games.harrow.components import TILES
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.rules.abilities import use
from hvozd.games.harrow.rules.decks import draw, hand_of
from hvozd.games.harrow.rules.events import CardBuried, LanternTaken, TileRevealed, TileUsed
from hvozd.games.harrow.rules.moves import MoveAsk, steps
from hvozd.games.harrow.rules.scoring import turn_spoon
from hvozd.games.harrow.rules.units import pinned_slot
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import CARD_NUMBER, LEGEND_PIECE, SoloF, TileF

FACE_DOWN, STOCK, USED = 4, 8, 9
LANTERN_TILE = TILES.tiles.index("first-player")


class UseTile(Action):
    form = "tile {tile}"
    tile: TileF


class Bury(Action):
    form = "bury {card}"
    card: SoloF


class RevealTiles(Do):
    """HC-16.1, HC-16.2, HC-16.3, HC-16.4, A-25: tiles are revealed in turns; four go to the jars.

    Whoever shows the lantern tile gets the lantern.
    """

    def run(self, g: HarrowState) -> None:
        first = g.random(2)
        for number in range(len(TILES.tiles)):
            tile = _draw_tile(g)
            if number < 4:
                g.tiles[tile] = number
                g.log(TileRevealed, tile, number)
            else:
                g.tiles[tile] = USED
            if tile == LANTERN_TILE:
                g.lantern = g.colours[(first + number) % 2]
                g.log(LanternTaken, g.lantern)
            if LANTERN_TILE not in _in(g, STOCK) and number >= 3:
                break
        for tile in _in(g, USED):
            g.tiles[tile] = STOCK


def _in(g: HarrowState, place: int) -> list[int]:
    return [tile for tile, at in enumerate(g.tiles) if at == place]


def _draw_tile(g: HarrowState) -> int:
    stock = _in(g, STOCK)
    return stock[g.random(len(stock))]


def new_tiles(g: HarrowState) -> None:
    """HC-16.6: used tiles leave, every jar gets a new one; an empty stock is made anew from the used ones."""
    for tile, at in enumerate(g.tiles):
        if FACE_DOWN <= at < STOCK:
            g.tiles[tile] = USED
    for jar in range(4):
        if not _in(g, STOCK):
            for tile in _in(g, USED):
                g.tiles[tile] = STOCK
        if _in(g, STOCK):
            tile = _draw_tile(g)
            g.tiles[tile] = jar
            g.log(TileRevealed, tile, jar)


def open_tiles(g: HarrowState, jar: int) -> Sequence[Action]:
    """HC-16.5: the face-up tiles of a jar."""
    return [UseTile(tile) for tile, at in enumerate(g.tiles) if at == jar]


def use_tile(g: HarrowState, faction: int, tile: int) -> None:
    """HC-16.5, HC-16.7, HC-16.11, HC-16.16: the tile is flipped and does its work."""
    g.tiles[tile] += FACE_DOWN
    g.log(TileUsed, faction, tile)
    EFFECTS[TILES.tiles[tile]](g, faction)


def _first_player(g: HarrowState, faction: int) -> None:
    """HC-16.10, HC-21.3, HC-27.28: take the lantern at once; the next cycle starts with its holder."""
    g.lantern = faction
    g.log(LanternTaken, faction)


def _wild(g: HarrowState, faction: int) -> None:
    """HC-16.13: a wild token, none is used."""
    gain_wild(g, faction)


def gain_wild(g: HarrowState, faction: int) -> None:
    """HC-8.1, HC-1.7: one wild token from the stock, if there is one."""
    if g.wild_stock:
        g.wild_stock -= 1
        g.wild[faction] += 1


def _card_cycle(g: HarrowState, faction: int) -> None:
    """HC-16.12, A-95: with a hand draw one card, then put any one under the own deck; an empty hand does nothing."""
    hand = hand_of(g, faction)
    if hand is not None and hand.held:
        draw(g, faction)
        g.then(BuryCard(g.seat(faction), faction))


class BuryCard(Ask):
    """HC-16.12: any card of the hand goes under the own deck."""

    faction: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.cards,)

    def cards(self, g: HarrowState) -> Sequence[Action]:
        hand = hand_of(g, self.faction)
        assert hand is not None
        return [Bury(card + CARD_NUMBER[self.faction]) for card in hand.held]

    def take(self, g: HarrowState, action: Bury) -> None:
        hand = hand_of(g, self.faction)
        assert hand is not None
        card = action.card - CARD_NUMBER[self.faction]
        hand.held.remove(card)
        hand.under.append(card)
        g.log(CardBuried, self.faction)


def _move_legend(g: HarrowState, faction: int) -> None:
    g.then(MoveOwnLegend(g.seat(faction), faction))


class MoveOwnLegend(MoveAsk):
    """HC-16.14: one own legend to a legal neighbour, no cost."""

    faction: int

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return [
            move
            for slot in rules_of(self.faction).slots
            if g.legend_at[slot] >= 0 and not pinned_slot(g, slot)
            for move in steps(g, LEGEND_PIECE + slot, g.legend_at[slot])
        ]


def _spoon_back(g: HarrowState, faction: int) -> None:
    """HC-16.15, HC-27.26: 3 to 2 or 2 to 1; nothing on 1."""
    turn_spoon(g, faction, max(1, g.spoon[faction] - 1))


EFFECTS: dict[str, Callable[[HarrowState, int], None]] = {
    "first-player": _first_player,
    "advance": lambda g, faction: use(g, faction, advances=1),
    "spawn": lambda g, faction: use(g, faction, spawn_count=1),
    "strengthen": lambda g, faction: use(g, faction, strengthens=1),
    "card-cycle": _card_cycle,
    "wild": _wild,
    "move-legend": _move_legend,
    "spoon-back": _spoon_back,
    "first-scroll": lambda g, faction: rules_of(faction).first_scroll(g),
}
"""HC-16.11, HC-16.16: what each tile does."""

KINDS = (UseTile, Bury, RevealTiles, BuryCard, MoveOwnLegend)
