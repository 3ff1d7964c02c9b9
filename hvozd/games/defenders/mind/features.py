"""A position of Defenders of the Wild as numbers: the land, the machines, the own hand, every player and faction."""

from collections.abc import Sequence
from functools import cache

from hvozd.core import Game
from hvozd.games.defenders.components import CARDS, FACTION_NAMES, HABITATS, ITEMS, LIMITS, MACHINE_CARDS, ORGANIZERS
from hvozd.games.defenders.maps.geometry import EDGE_NAMES, HEX_NAMES
from hvozd.games.defenders.state import ANY_WALL, BREACH, ENGINE, FACTORY, NONE, TOXIC, WILD, DefendersState
from hvozd.kit.features import Block, Features, Row, bits, capped, counted, counts, hots, named

CHAIRS = 4
HEXES, EDGES = len(HEX_NAMES), len(EDGE_NAMES)
CARD_NAMES = tuple(card.id for card in CARDS)
HERE = hots(HEXES)
CHAIR = hots(CHAIRS)
ORGANIZER = hots(len(ORGANIZERS))
ACTIVE = hots(len(CARDS))
NOBODY = 255
"""How a byte says that a hex has no camp."""


def table(*wanted: int) -> bytes:
    """Leaves 1 of the values named and 0 of all others."""
    return bytes(int(value in wanted) for value in range(256))


IS_FACTORY, IS_WILD, IS_TOXIC, ANYBODY = table(FACTORY), table(WILD), table(TOXIC), bytes(int(v != NOBODY) for v in range(256))
FLAGS = tuple(bytes(int(bool(value & flag)) for value in range(256)) for flag in (ANY_WALL, BREACH, ENGINE))
IS = tuple(table(player) for player in range(CHAIRS))

LAND = Block(
    "land",
    (
        *((f"{habitat}@{name}", 1) for habitat in HABITATS for name in HEX_NAMES),
        *((f"{what}@{name}", most) for what, most in (("factory", 1), ("wild", 1), ("camp", 1)) for name in HEX_NAMES),
        *((f"{what}@{name}", most) for what, most in (("mechs", 4), ("pollution", 2), ("toxic", 1)) for name in HEX_NAMES),
        *((f"{what}@{name}", 1) for what in ("wall", "breach", "engine") for name in EDGE_NAMES),
    ),
)
MACHINES = Block(
    "machines",
    (
        *(("factories-left", LIMITS.factories), ("to-the-right", 1), ("mechs-left", LIMITS.mechs)),
        *(("toxic-sites", LIMITS.toxic_sites), ("points", 6)),
        *named((card.id for card in MACHINE_CARDS), 2, "left-"),
        *named((card.id for card in MACHINE_CARDS), 2, "gone-"),
        *counted("first-chair", CHAIRS),
        *counted("turn-chair", CHAIRS),
    ),
)
HAND = Block("hand", named(CARD_NAMES))


def player_columns() -> tuple[tuple[str, int], ...]:
    return (
        *(("sits", 1), ("support", 10), ("camps", 5), ("damage", 4), ("markers", 6), ("out", 1), ("cards", 8)),
        *(("deck", 12), ("teamed", 3), ("told", 1)),
        *named((organizer.id for organizer in ORGANIZERS), 1, "organizer-"),
        *named(ITEMS, 1, "item-"),
        *named(HABITATS, 4, "told-"),
        *named(HEX_NAMES, 1, "at-"),
        *named(HEX_NAMES, 1, "camp-"),
        *named(CARD_NAMES, 1, "active-"),
        *named(CARD_NAMES, 1, "exhausted-"),
    )


@cache
def habitats(land: tuple[int, ...]) -> bytes:
    """The habitats do not change in a game."""
    return b"".join(bytes(int(here == habitat) for here in land) for habitat in range(len(HABITATS)))


class DefendersFeatures(Features):
    chairs = CHAIRS
    seat_words = {"faction": CHAIRS}
    numbers = range(0, 32)

    def own_blocks(self) -> Sequence[Block]:
        columns = player_columns()
        self.empty = bytes(len(columns))
        rooms = [Block(name, counted("chair", CHAIRS)) for name in FACTION_NAMES]
        return (LAND, MACHINES, HAND, *(Block(f"chair{i}", columns) for i in range(CHAIRS)), *rooms)

    def parts(self, g: DefendersState, seat: int) -> list[Row]:
        players = g.players
        camps = bytes([camp & 255 for camp in g.camp])
        rooms = [CHAIR[-1]] * len(FACTION_NAMES)
        parts: list[Row] = [*land(g, camps), *machines(g, seat), counts(g.hands[seat], len(CARDS))]
        for chair in range(players):
            player = (seat + chair) % players
            parts += player_part(g, player, camps)
            rooms[g.factions[player]] = CHAIR[chair]
        return [*parts, *[self.empty] * (CHAIRS - players), *rooms]


def land(g: DefendersState, camps: bytes) -> tuple[Row, ...]:
    tile, edge, pollution = bytes(g.tile), bytes(g.edge), bytes(g.pollution)
    return (
        habitats(g.habitat),
        tile.translate(IS_FACTORY),
        tile.translate(IS_WILD),
        camps.translate(ANYBODY),
        bytes(g.mechs),
        bytes([0 if tokens == TOXIC else tokens for tokens in g.pollution]),
        pollution.translate(IS_TOXIC),
        *(edge.translate(flag) for flag in FLAGS),
    )


def machines(g: DefendersState, seat: int) -> tuple[Row, ...]:
    """What is left in the machine deck is everybody's to know, in no order."""
    size = len(MACHINE_CARDS)
    first, turn = ((player - seat) % g.players if player >= 0 else -1 for player in (g.first, g.turn))
    figures = (max(0, g.top), int(g.direction > 0), g.supply, g.toxic_sites, capped(g.points))
    return bytes(figures), counts(g.machine_deck, size), counts(g.machine_discard, size), CHAIR[first], CHAIR[turn]


def player_part(g: DefendersState, player: int, camps: bytes) -> tuple[Row, ...]:
    """What lies openly before a player, and what it has told of its hand."""
    told = g.shared[player]
    figures = (1, g.support[player], g.camps[player], g.damage[player], g.markers[player], g.out[player], len(g.hand(player)))
    return (
        bytes((*figures, len(g.decks[player]), g.teamed[player], bool(told))),
        ORGANIZER[g.organizer[player]],
        bits(g.items[player], len(ITEMS)),
        bytes(told) if told else bytes(len(HABITATS)),
        HERE[g.at[player]],
        camps.translate(IS[player]),
        ACTIVE[g.active[player]] if g.active[player] != NONE else ACTIVE[-1],
        counts(g.exhausted[player], len(CARDS)),
    )


def make(game: Game) -> DefendersFeatures:
    return DefendersFeatures(game)
