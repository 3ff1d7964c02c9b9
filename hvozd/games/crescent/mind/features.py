"""A position of Crescent Moon as numbers: the land, the markets, the conflict, the own hand, every chair, and the characters.

A seat is a character's place in turn order, so the rooms' blocks say which chair has which; a room adds COLUMNS and `fill` of its
`mind.py`. Points are secret until the game is over: only the own ones are in it.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from hvozd.core import Game
from hvozd.games.crescent.components import tables
from hvozd.games.crescent.hooks import CHARACTERS, Character
from hvozd.games.crescent.state import HEXES, MOST_SEATS, NOBODY, ORDERS, CrescentState
from hvozd.kit.features import MANY, Block, Features, Row, capped, counted, counts, hots, named

TABLES = tables("")
CARDS, TILES = TABLES.cards, TABLES.tiles
CHAIR = hots(MOST_SEATS)
AT = hots(HEXES)
ORDER = hots(len(ORDERS))
IS = tuple(bytes(int(value == number) for value in range(256)) for number in range(256))
TOWNS, CITIES = IS[1], IS[2]
EMPTY = MANY

LAND = Block(
    "land",
    (
        *((f"{what}@{tile}", 1) for what in ("lies", "town", "city", "palace", "challenge", "nobody") for tile in TILES),
        *counted("turn-chair", MOST_SEATS),
        *(("year", 4), ("years", 4), ("round", 4), ("towns", 6), ("cities", 5), ("deck", 60), ("own-points", 40)),
        *(("said", 3), ("looked", 10)),
    ),
)
MARKETS = Block("cards", (*named(CARDS, 1, "market-"), *named(CARDS, 2, "discard-"), *named(CARDS, 2, "hand-")))
CONFLICT = Block(
    "conflict",
    (
        *named(TILES, 1, "at-"),
        *counted("attacker-chair", MOST_SEATS),
        *counted("defender-chair", MOST_SEATS),
        *((f"chair{chair}-{what}", most) for chair in range(MOST_SEATS) for what, most in (("side", 3), ("offers", 5))),
        *(("attack", 10), ("defence", 10), ("attackers-cards", 3), ("defenders-cards", 3)),
    ),
)
QUIET = bytes(CONFLICT.size)


def chair_columns() -> tuple[tuple[str, int], ...]:
    return (
        *(("sits", 1), ("coins", 20), ("cards", 6), ("reserve", 6), ("units", 24), ("forts", 8), ("castles", 4), ("tokens", 12)),
        *(("silent", 1), ("dealing", 1), ("sacked", 1), ("stronghold", 1), ("offers", 3)),
        *named(ORDERS, 1, "order-"),
        *named(CARDS, 1, "known-"),
        *named(CARDS, 1, "exhausted-"),
        *((f"{what}@{tile}", 4) for what in ("ordinary", "mercenary") for tile in TILES),
        *((f"{what}@{tile}", 1) for what in ("fort", "castle", "influence", "controls", "present") for tile in TILES),
    )


def room_of(one: Character) -> tuple[tuple[tuple[str, int], ...], Callable[[CrescentState], bytes] | None]:
    """What a character's room adds."""
    name = f"{type(one).__module__}.mind"
    module: Any = import_module(name) if find_spec(name) else None
    return getattr(module, "COLUMNS", ()), getattr(module, "fill", None)


class CrescentFeatures(Features):
    chairs = MOST_SEATS
    seat_words = {"seat": MOST_SEATS, "customer": MOST_SEATS + 1}
    numbers = range(-8, 200)

    def own_blocks(self) -> Sequence[Block]:
        columns = chair_columns()
        self.empty = bytes(len(columns))
        rooms = [(one.name, *room_of(one)) for one in CHARACTERS]
        blocks = [Block(name, (*counted("chair", MOST_SEATS), *added)) for name, added, _ in rooms]
        self.rooms = [(bytes(block.size), fill) for block, (_, _, fill) in zip(blocks, rooms, strict=True)]
        return (LAND, MARKETS, CONFLICT, *(Block(f"chair{i}", columns) for i in range(MOST_SEATS)), *blocks)

    def parts(self, g: CrescentState, seat: int) -> list[Row]:
        seats = g.seats
        walls, influence, control = (bytes([one & 255 for one in row]) for row in (g.walls, g.influence, g.control))
        parts: list[Row] = [*land(g, seat, control), *markets(g, seat), conflict(g, seat)]
        for chair in range(seats):
            other = (seat + chair) % seats
            parts += chair_part(g, other, seat)
            parts += ground(g, other, walls, influence, control)
        parts += [self.empty] * (MOST_SEATS - seats)
        for number, (empty, fill) in enumerate(self.rooms):
            present = number < seats
            parts.append(CHAIR[(number - seat) % seats] + (fill(g) if fill else b"") if present else empty)
        return parts


def land(g: CrescentState, seat: int, control: bytes) -> tuple[Row, ...]:
    settled = bytes(g.settlement)
    asked = getattr(g.stack[-1], "seat", -1) if g.stack else -1
    figures = (g.year, g.years, g.round, g.towns, g.cities, len(g.deck), capped(g.vp[seat]), g.said, len(g.looked))
    return (
        counts(g.hexes, HEXES),
        settled.translate(TOWNS),
        settled.translate(CITIES),
        AT[g.palace] if g.palace >= 0 else AT[-1],
        AT[g.challenge] if g.challenge >= 0 else AT[-1],
        control.translate(IS[EMPTY]),
        CHAIR[(asked - seat) % g.seats] if asked >= 0 else CHAIR[-1],
        bytes(figures),
    )


def markets(g: CrescentState, seat: int) -> tuple[Row, ...]:
    return (
        counts([card for card in g.market if card >= 0], len(CARDS)),
        counts(g.discard, len(CARDS)),
        counts(g.hands[seat], len(CARDS)),
    )


def conflict(g: CrescentState, seat: int) -> bytes:
    now = g.conflict
    if now is None:
        return QUIET
    seats = g.seats
    row = bytearray(2 * MOST_SEATS)
    for other in range(seats):
        at = 2 * ((other - seat) % seats)
        row[at], row[at + 1] = now.sides[other], capped(now.offers[other])
    defender = CHAIR[(now.defender - seat) % seats] if now.defender != NOBODY else CHAIR[-1]
    sides = [card.side for card in now.cards]
    figures = (*map(capped, now.totals), sides.count(1), sides.count(2))
    return b"".join((AT[now.hex], CHAIR[(now.attacker - seat) % seats], defender, row, bytes(figures)))


def chair_part(g: CrescentState, seat: int, viewer: int) -> tuple[Row, ...]:
    """What lies before a character, and what the viewer knows of its hand."""
    figures = (1, capped(g.coins[seat]), len(g.hands[seat]), g.reserve[seat], g.units[seat], g.forts[seat], g.castles[seat])
    marks = (g.silent[seat], g.dealing[seat], g.plunder[seat] & 1, g.plunder[seat] >> 1 & 1)
    offers = sum(1 for one in g.standing if one[0] == seat)
    known = g.hands[seat] if seat == viewer else g.known[viewer * MOST_SEATS + seat]
    return (
        bytes((*figures, g.tokens[seat], *marks, offers)),
        ORDER[g.orders[seat]],
        counts(known, len(CARDS)),
        counts(g.fronts[seat], len(CARDS)),
    )


def ground(g: CrescentState, seat: int, walls: bytes, influence: bytes, control: bytes) -> tuple[Row, ...]:
    """What a character has on the map."""
    at, end = seat * HEXES, (seat + 1) * HEXES
    return (
        bytes(g.ordinary[at:end]),
        bytes(g.mercenary[at:end]),
        walls.translate(IS[1 + 2 * seat]),
        walls.translate(IS[2 + 2 * seat]),
        influence.translate(IS[seat]),
        control.translate(IS[seat]),
        bytes([present >> seat & 1 for present in g.presence]),
    )


def make(game: Game) -> CrescentFeatures:
    return CrescentFeatures(game)
