"""The position of a game of Root: small numbers in flat arrays, `warriors[seat * CLEARINGS + clearing]`.

What can only be 0 to 255 is a bytearray: it copies ten times faster than a list, and a count below zero is an error at once.
"""

import copy
from typing import Self

import msgspec

from hvozd.core import Action, Ask, State
from hvozd.core.steps import Answer
from hvozd.games.root.components import CLEARINGS

COPY = list[int].copy
PIECE_KINDS = 6
"""Room for so many kinds of buildings and tokens a faction."""


class Board:
    """What a faction keeps on its own board; each faction defines one Struct that derives from this."""

    __slots__ = ()

    def clone(self) -> Self:
        """A copy that shares nothing that can change; a board with lists copies them too."""
        return self.__copy__()  # type: ignore[attr-defined, no-any-return]


class Battle(msgspec.Struct):
    """R-4.3: the battle under way."""

    clearing: int
    attacker: int
    defender: int
    chooser: int = -1
    """A third player who decides and removes in place of both sides, or -1."""
    rolled: tuple[int, int] = (0, 0)
    """Rolled hits that attacker and defender will deal, capped."""
    extra: tuple[int, int] = (0, 0)
    """Extra hits that attacker and defender will deal."""
    fought: bool = False
    """The dice have been rolled."""
    used: tuple[int, ...] = ()
    """Cards whose effect was used in this battle."""
    ally: int = -1
    """A faction whose warriors the attacker treats as its own, or -1."""
    ally_lost: int = 0
    own_lost: int = 0
    bonus: tuple[int, ...] = ()
    """Seats that have had their once-a-battle bonus."""
    picked: tuple[tuple[int, Answer], ...] = ()
    """Losses that a third player has picked so far."""
    backing: int = 0
    """Hits that the defender may roll beyond its own warriors."""


class RootState(State, kw_only=True):
    # who plays
    factions: list[int]
    """Per seat: index of its faction in FACTIONS."""
    boards: list[Board]
    bots: int = 0
    """Bit set of the seats that need no player."""
    variants: int = 0
    """Bit set of the variants in play, see `hooks`."""
    rulings: tuple[str, ...] = ()
    """The doubtful sentences that this table reads otherwise than by the letter."""
    tie_winner: int = -1
    """The seat that rules on a tie, or -1."""
    overrulers: list[int] = []
    """Seats whose faction may rule whatever stands in a clearing."""
    vetoers: list[int] = []
    """Seats whose pieces may forbid placing, leaving or entering."""
    catchers: list[int] = []
    """Seats whose faction may catch cards that are spent or discarded."""
    openers: list[int] = []
    """Seats whose faction may offer something to others in the windows of their turns."""
    # the map
    map: int = 0
    suits: list[int]
    """Per clearing; the clearing that is not on the map has none (-1)."""
    open_slots: bytearray
    ruins: bytearray
    ruin_items: list[int]
    """Per clearing: the items under its ruin, each as its number plus one in four bits."""
    warriors: bytearray
    pieces: bytearray
    """Buildings and tokens: (seat * PIECE_KINDS + kind) * CLEARINGS + clearing."""
    tokens: bytearray
    """Tokens of all kinds, per seat and clearing."""
    strength: bytearray
    """What counts for rule, per seat and clearing."""
    token_weight: bytearray
    """Per seat: how much a token counts for rule."""
    ruler: list[int]
    """Per clearing: the seat that rules it, or -1."""
    no_place: bytearray
    no_leave: bytearray
    no_enter: bytearray
    """Per clearing: bit set of the seats that may not do it."""
    pawns: list[int]
    """Per seat: the place of its pawn, or -1."""
    links: list[tuple[int, int]] = []
    """(seat, card or other mark) for everything that makes more clearings adjacent for a seat."""
    ferry: int = 0
    """The clearing of the ferry, or 0."""
    opened: list[tuple[int, int]] = []
    """Paths that were closed and are open now."""
    hirer: int = -1
    lender: int = -1
    """Until the end of the turn the hirer treats warriors of the lender as own for rule and battle."""
    opposed: int = -1
    """Until the end of the turn all others treat warriors of the lender as own against this seat."""
    # supplies
    supply: bytearray
    stock: bytearray
    """Buildings and tokens not on the map: seat * PIECE_KINDS + kind."""
    items: list[int]
    """The common supply of items, per kind."""
    box: list[list[int]]
    """Per seat: crafted items."""
    exhausted: list[list[int]]
    """Per seat: crafted items that lie face down."""
    # cards
    deck_name: str = "base"
    deck: list[int]
    discard: list[int] = []
    available: list[int] = []
    """Dominance cards beside the map."""
    hands: list[list[int]]
    crafted: list[list[int]]
    with_dominance: bool = True
    """Players may take and activate dominance cards."""
    dominance: list[int]
    """Per seat: the activated dominance card, or -1."""
    coalition: list[int]
    """Per seat: the partner it has joined, or -1."""
    homes: list[int]
    """Per seat: the corner where its faction has set up, or -1."""
    on_cards: bytearray
    """Per seat: its warriors that lie on a card instead of in the supply."""
    known: list[tuple[int, int, int]] = []
    """(viewer, place, card): cards that a seat has legally seen in a hidden place, see `hidden/knowledge.py`."""
    # score and turn
    vp: list[int]
    turn: int = -1
    round: int = 0
    activated: bytearray
    """Per clearing: crafting pieces the active player has used this turn."""
    used: list[int] = []
    """Cards (and other once-a-turn things) the active player has used this turn."""
    battle: Battle | None = None

    def clone(self) -> "RootState":
        new = super().clone()
        new.boards = [board.clone() for board in self.boards]
        new.open_slots = self.open_slots.copy()
        new.ruins = self.ruins.copy()
        new.ruin_items = self.ruin_items.copy()
        new.warriors = self.warriors.copy()
        new.pieces = self.pieces.copy()
        new.tokens = self.tokens.copy()
        new.strength = self.strength.copy()
        new.token_weight = self.token_weight.copy()
        new.ruler = self.ruler.copy()
        new.no_place = self.no_place.copy()
        new.no_leave = self.no_leave.copy()
        new.no_enter = self.no_enter.copy()
        new.pawns = self.pawns.copy()
        new.links = self.links.copy()
        new.opened = self.opened.copy()
        new.exhausted = [*map(COPY, self.exhausted)]
        new.supply = self.supply.copy()
        new.stock = self.stock.copy()
        new.items = self.items.copy()
        new.box = [*map(COPY, self.box)]
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.available = self.available.copy()
        new.hands = [*map(COPY, self.hands)]
        new.crafted = [*map(COPY, self.crafted)]
        new.dominance = self.dominance.copy()
        new.coalition = self.coalition.copy()
        new.homes = self.homes.copy()
        new.on_cards = self.on_cards.copy()
        new.known = self.known.copy()
        new.vp = self.vp.copy()
        new.activated = self.activated.copy()
        new.used = self.used.copy()
        if self.battle is not None:
            new.battle = copy.copy(self.battle)
        return new

    def answer(self, step: Ask) -> Action | None:
        if not self.bots >> step.seat & 1:
            return None
        from hvozd.games.root.hooks import faction

        return faction(self, step.seat).answer(self, step.seat, step)

    # `factions`, `suits`, `overrulers` and `vetoers` are never changed in place after setup and are shared between clones.


def new_state(seats: int, seed: int, factions: list[int], boards: list[Board]) -> RootState:
    """An empty table for these factions."""
    field = seats * CLEARINGS
    return RootState(
        seats=seats,
        seed=seed,
        factions=factions,
        boards=boards,
        suits=[-1] * CLEARINGS,
        open_slots=bytearray(CLEARINGS),
        ruins=bytearray(CLEARINGS),
        ruin_items=[0] * CLEARINGS,
        warriors=bytearray(field),
        pieces=bytearray(field * PIECE_KINDS),
        tokens=bytearray(field),
        strength=bytearray(field),
        token_weight=bytearray(seats),
        ruler=[-1] * CLEARINGS,
        no_place=bytearray(CLEARINGS),
        no_leave=bytearray(CLEARINGS),
        no_enter=bytearray(CLEARINGS),
        pawns=[-1] * seats,
        supply=bytearray(seats),
        stock=bytearray(seats * PIECE_KINDS),
        items=[],
        box=[[] for _ in range(seats)],
        exhausted=[[] for _ in range(seats)],
        deck=[],
        hands=[[] for _ in range(seats)],
        crafted=[[] for _ in range(seats)],
        dominance=[-1] * seats,
        coalition=[-1] * seats,
        homes=[-1] * seats,
        on_cards=bytearray(seats),
        vp=[0] * seats,
        activated=bytearray(CLEARINGS),
    )


def unpack(packed: int) -> list[int]:
    """The items of one entry of `ruin_items`, by kind."""
    found = []
    while packed:
        found.append((packed & 15) - 1)
        packed >>= 4
    return found
