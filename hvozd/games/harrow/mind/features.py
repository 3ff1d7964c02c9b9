"""A position of Harrow County as numbers: the county, the two sides with a colour (the own first), cards, chairs, and the rooms.

A room adds COLUMNS and `fill` of its `mind.py`: the bytes of its own board, only what the faction that looks may know.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from hvozd.core import Game
from hvozd.games.harrow.hooks import BY_NUMBER, rules_of
from hvozd.games.harrow.maps import HEXES, LANDS
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import COLOURS, FACTIONS, JARS, LEGEND_NAMES
from hvozd.kit.features import Block, Features, Row, bits, capped, counted, counts, hots, named

CHAIRS = 4
DECK = 16
"""No deck has more kinds of cards."""
HANDS = 6
FACTION = hots(len(FACTIONS))
LEGEND = hots(len(LEGEND_NAMES))
SIDE = hots(len(LANDS))
HERE = hots(HEXES)
PLANES = ("advance", "spawn", "strengthen", "legend-token", "storm", "path", "townsfolk", "building", "fire", "red-cube", "nest")
NO_BATTLE = bytes(2 * HEXES)

COUNTY = Block(
    "county",
    (
        *((f"{plane}@{h}", 12 if plane == "nest" else 2) for plane in PLANES for h in range(HEXES)),
        *((f"{plane}@{h}", 1) for plane in ("doll", "taunt", "attack-from", "attack-on") for h in range(HEXES)),
        *counted("land", len(LANDS)),
        *(("round", 20), ("cycle", 3), ("wild-stock", 15), ("storm-supply", 15), ("path-supply", 4), ("path-track", 3)),
        *(("card-played", 1), ("range-bonus", 2), ("rescued", 4), ("destroyed", 4)),
        *named(FACTIONS, 1, "active-"),
        *named(FACTIONS, 1, "lantern-"),
        *((f"{place}-{colour}", 8) for place in ("field", "tree", "aside", "supply") for colour in COLOURS),
        *counted("waiting", 8),
        *counted("tile", 9, 9),
    ),
)
CARDS = Block(
    "cards",
    (
        *counted("held", DECK, 1),
        *counted("quest", DECK, 1),
        *((f"hand{hand}-held", 6) for hand in range(HANDS)),
        *((f"hand{hand}-played{card}", 1) for hand in range(HANDS) for card in range(DECK)),
    ),
)


def side_columns() -> tuple[tuple[str, int], ...]:
    return (
        *((f"{what}@{h}", most) for what, most in (("haints", 3), ("infected", 2), ("units", 4)) for h in range(HEXES)),
        *named(FACTIONS, 1, "is-"),
        *named(LEGEND_NAMES, 1, "legend-"),
        *(("points", 7), ("scrolls", 4), ("haints-left", 15), ("wild", 5), ("spoon", 3), ("attacked", 1)),
        *counted("row", 3, 5),
        *counted("plate", 3, 2),
        *named(JARS, 1, "jar-"),
    )


def room_of(number: int) -> tuple[tuple[tuple[str, int], ...], Callable[[HarrowState, int], bytes] | None]:
    """What a faction's room adds."""
    name = f"{type(rules_of(number)).__module__}.mind"
    module: Any = import_module(name) if find_spec(name) else None
    return getattr(module, "COLUMNS", ()), getattr(module, "fill", None)


class HarrowFeatures(Features):
    chairs = CHAIRS
    numbers = range(0, 64)

    def own_blocks(self) -> Sequence[Block]:
        rooms = [room_of(number) for number in range(len(BY_NUMBER))]
        blocks = [Block(name, (*counted("chair", CHAIRS), *rooms[i][0])) for i, name in enumerate(FACTIONS)]
        self.rooms = [(bytes(block.size), fill) for block, (_, fill) in zip(blocks, rooms, strict=True)]
        columns = side_columns()
        return (COUNTY, CARDS, Block("side0", columns), Block("side1", columns), *blocks)

    def parts(self, g: HarrowState, seat: int) -> list[Row]:
        own = g.factions[seat]
        first, second = g.colours
        parts: list[Row] = [*county(g), *cards(g, own)]
        for colour in (second, first) if own == second else (first, second):
            parts += side(g, colour)
        for number, (empty, fill) in enumerate(self.rooms):
            if g.chairs[number] < 0:
                parts.append(empty)
            else:
                row = bytearray(CHAIRS)
                row[(g.chairs[number] - seat) % g.seats] = 1
                parts.append(row + (fill(g, own) if fill else b""))
        return parts


def county(g: HarrowState) -> tuple[Row, ...]:
    """What lies on the map and beside it."""
    battle = g.battle
    figures = (g.round, g.cycle, g.wild_stock, g.storm_supply, g.path_supply, g.path_track, g.card_played, g.range_bonus, *g.gone)
    dolls = [h for h in g.dolls if h >= 0]
    return (
        bytes(g.tokens),
        bytes(g.storms),
        bytes(g.paths),
        bytes(g.townsfolk),
        bytes(g.buildings),
        bytes(g.fire),
        bytes(g.red_cubes),
        bytes(g.nests),
        counts(dolls, HEXES),
        counts(g.taunts, HEXES),
        NO_BATTLE if battle is None else HERE[battle.origin] + HERE[battle.target],
        SIDE[g.side],
        bytes(map(capped, figures)),
        FACTION[g.active],
        FACTION[g.lantern],
        bytes((*g.field, *g.tree, *g.aside, *g.supply)),
        bytes(g.waiting),
        bytes(g.tiles),
    )


def cards(g: HarrowState, own: int) -> tuple[Row, ...]:
    """The own cards; of all hands how many there are, and what lies openly."""
    held = g.hands[own]
    more = rules_of(own).held(g).get("quests", ())
    sizes = bytes(0 if hand is None else len(hand.held) for hand in g.hands)
    played = [bytes(DECK) if hand is None else counts(hand.played, DECK) for hand in g.hands]
    return (bytes(DECK) if held is None else counts(held.held, DECK), counts(more, DECK), sizes, *played)


def side(g: HarrowState, faction: int) -> tuple[Row, ...]:
    """A faction with a colour."""
    first = 2 * faction * HEXES
    figures = (capped(g.vp[faction]), g.scrolls[faction], g.supply_haints[faction], g.wild[faction], g.spoon[faction])
    return (
        bytes(g.haints[first : first + 2 * HEXES]),
        bytes(g.units[faction * HEXES : (faction + 1) * HEXES]),
        FACTION[faction],
        LEGEND[g.legend[faction]],
        bytes((*figures, g.attacked[faction], *g.rows[3 * faction : 3 * faction + 3], *g.plate[3 * faction : 3 * faction + 3])),
        bits(g.jars[faction], len(JARS)),
    )


def make(game: Game) -> HarrowFeatures:
    return HarrowFeatures(game)
