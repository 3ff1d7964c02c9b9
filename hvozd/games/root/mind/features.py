"""A position of Root as numbers: the woodland, the own hand, every chair, and a block for each faction of what is its own.

A room declares COLUMNS and `fill` in its `mind.py`; the pieces that it has on the map need no declaration.
"""

from collections.abc import Sequence
from functools import cache

from hvozd.core import Game
from hvozd.games.root.components import AMBUSH, CARD_IDS, CLEARINGS, DOMINANCE, ITEM, ITEMS, MAP_NAMES, SUIT, SUITS
from hvozd.games.root.hidden.knowledge import known_at
from hvozd.games.root.hooks import FACTIONS, Faction
from hvozd.games.root.mind.minds import Mind, mind_of
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.kit.features import Block, Features, Row, capped, counted, counts, hots, named

CHAIRS = 6
PLACES = 24
"""The burrow, twelve clearings, and more forests than any map has."""
HERE = hots(PLACES)
CHAIR = hots(CHAIRS)
AT = hots(CLEARINGS)
MAP = hots(len(MAP_NAMES))
LASTING = [card for card in range(len(CARD_IDS)) if card not in AMBUSH | DOMINANCE and ITEM[card] < 0]
"""What may lie before a player: persistent cards, and for a moment those whose effect is carried out."""
COLUMN = {card: i for i, card in enumerate(LASTING)}
OF_SUIT = {card: SUIT[card] for card in DOMINANCE}
IS = tuple(bytes(int(value == number) for value in range(256)) for number in range(CHAIRS + 2))
"""By number: a table that leaves 1 of it and 0 of everything else."""

WOODLAND = Block(
    "woodland",
    (
        *named(MAP_NAMES, prefix="map-"),
        *((f"{suit}@{clearing}", 1) for suit in SUITS[:3] for clearing in range(CLEARINGS)),
        *counted("slots@", CLEARINGS, 3),
        *counted("ruin@", CLEARINGS),
        *counted("activated@", CLEARINGS, 2),
        *named(ITEMS, 2, "item-"),
        *(("deck", 54), ("round", 30), ("cards-used", 3)),
        *named(CARD_IDS, 2, "discard-"),
        *named(SUITS, 1, "dominance-"),
        *counted("turn-chair", CHAIRS),
        *counted("ferry@", CLEARINGS),
    ),
)
BATTLE = Block(
    "battle",
    (
        *counted("at", CLEARINGS),
        *counted("attacker-chair", CHAIRS),
        *counted("defender-chair", CHAIRS),
        *(("attack-rolled", 3), ("defence-rolled", 3), ("attack-extra", 3), ("defence-extra", 3), ("fought", 1)),
    ),
)
HAND = Block("hand", named(CARD_IDS, 2))
QUIET = bytes(BATTLE.size)
DOMINANT = hots(len(SUITS))
NO_ITEMS = bytes(len(ITEMS))
NO_SUITS = bytes(len(SUITS))
NOTHING_LASTS = bytes(len(LASTING))


def chair_columns() -> tuple[tuple[str, int], ...]:
    return (
        *(("sits", 1), ("automatic", 1), ("points", 30), ("cards", 8), ("supply", 25), ("on-cards", 10), ("exhausted", 8)),
        ("coalition", 1),
        *named(SUITS, 3, "known-"),
        *named(SUITS, 1, "dominance-"),
        *named(ITEMS, 2, "item-"),
        *named((CARD_IDS[card] for card in LASTING), 1, "crafted-"),
        *counted("warriors@", CLEARINGS, 8),
        *counted("strength@", CLEARINGS, 10),
        *counted("tokens@", CLEARINGS, 3),
        *counted("rules@", CLEARINGS),
        *counted("pawn@", PLACES),
    )


def room_block(one: Faction, mind: Mind) -> Block:
    """Who plays the faction, its pieces by kind and clearing, and what the room adds. An automatic one has no pieces here."""
    kinds = () if one.automatic else one.kinds
    pieces = [(f"{kind}@{clearing}", 2) for kind in kinds for clearing in range(CLEARINGS)]
    return Block(one.name, (*counted("chair", CHAIRS), *pieces, *mind.columns))


@cache
def suit_row(suits: tuple[int, ...]) -> bytes:
    """Suits of clearings, each a column; the suits of a map do not change."""
    return b"".join(bytes(int(suit == wanted) for suit in suits) for wanted in range(3))


class RootFeatures(Features):
    chairs = CHAIRS
    seat_words = {"seat": CHAIRS}
    numbers = range(0, 64)

    def own_blocks(self) -> Sequence[Block]:
        self.minds = [mind_of(one) for one in FACTIONS]
        rooms = [room_block(one, mind) for one, mind in zip(FACTIONS, self.minds, strict=True)]
        chair = chair_columns()
        self.empty = bytes(len(chair))
        self.rooms = [bytes(block.size) for block in rooms]
        self.held = [0 if one.automatic else len(one.kinds) * CLEARINGS for one in FACTIONS]
        return (WOODLAND, BATTLE, HAND, *(Block(f"chair{i}", chair) for i in range(CHAIRS)), *rooms)

    def own(self, g: RootState, seat: int) -> bytes:  # type: ignore[override]
        rulers = bytes([ruler + 1 for ruler in g.ruler])
        return b"".join((*self.chair(g, seat, seat, rulers), self.room(g, seat, seat, 0)))

    def parts(self, g: RootState, seat: int) -> list[Row]:
        seats = g.seats
        rooms: list[Row] = [*self.rooms]
        rulers = bytes([ruler + 1 for ruler in g.ruler])
        parts: list[Row] = [*woodland(g, seat), battle(g, seat), counts(g.hands[seat], len(CARD_IDS))]
        for chair in range(seats):
            other = (seat + chair) % seats
            parts += self.chair(g, other, seat, rulers)
            rooms[g.factions[other]] = self.room(g, other, seat, chair)
        parts += [self.empty] * (CHAIRS - seats)
        return parts + rooms

    def chair(self, g: RootState, seat: int, viewer: int, rulers: bytes) -> tuple[Row, ...]:
        """What every faction has; of a hand only what the viewer knows of it."""
        at = seat * CLEARINGS
        end = at + CLEARINGS
        hand, box, crafted, dominance = g.hands[seat], g.box[seat], g.crafted[seat], g.dominance[seat]
        exhausted, joined = len(g.exhausted[seat]), g.coalition[seat] >= 0
        shown: list[int] = []
        if seat == viewer or FACTIONS[g.factions[seat]].hand_is_public:
            shown = hand
        elif g.known:
            shown = known_at(g, viewer, seat)
        return (
            bytes((1, g.bots >> seat & 1, capped(g.vp[seat]), len(hand), g.supply[seat], g.on_cards[seat], exhausted, joined)),
            counts([SUIT[card] for card in shown], len(SUITS)) if shown else NO_SUITS,
            DOMINANT[SUIT[dominance] if dominance >= 0 else -1],
            counts(box, len(ITEMS)) if box else NO_ITEMS,
            counts([COLUMN[card] for card in crafted], len(LASTING)) if crafted else NOTHING_LASTS,
            g.warriors[at:end],
            g.strength[at:end],
            g.tokens[at:end],
            rulers.translate(IS[seat + 1]),
            HERE[g.pawns[seat]],
        )

    def room(self, g: RootState, seat: int, viewer: int, chair: int) -> bytes:
        faction = g.factions[seat]
        first = seat * PIECE_KINDS * CLEARINGS
        mind = self.minds[faction]
        own = b"" if mind.fill is None else mind.fill(g, seat, g.boards[seat], viewer)
        return b"".join((CHAIR[chair], g.pieces[first : first + self.held[faction]], own))


def woodland(g: RootState, seat: int) -> tuple[Row, ...]:
    """What everybody sees and nobody owns."""
    turn = (g.turn - seat) % g.seats if g.turn >= 0 else -1
    return (
        MAP[g.map],
        suit_row(tuple(g.suits)),
        g.open_slots,
        g.ruins,
        g.activated,
        bytes((*g.items, len(g.deck), capped(g.round), len(g.used))),
        counts(g.discard, len(CARD_IDS)),
        counts([OF_SUIT[card] for card in g.available], 4) if g.available else bytes(4),
        CHAIR[turn],
        AT[g.ferry] if g.ferry else AT[-1],
    )


def battle(g: RootState, seat: int) -> bytes:
    """R-4.3: the battle under way."""
    now = g.battle
    if now is None:
        return QUIET
    chairs = CHAIR[(now.attacker - seat) % g.seats] + CHAIR[(now.defender - seat) % g.seats]
    return AT[now.clearing] + chairs + bytes((*now.rolled, *now.extra, int(now.fought)))


def make(game: Game) -> RootFeatures:
    return RootFeatures(game)
