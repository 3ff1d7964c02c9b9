"""What a seat may see of a game of Root (W-H)."""

from itertools import compress
from typing import Any

import msgspec

from hvozd.games.root.components import CLEARINGS
from hvozd.games.root.hidden.knowledge import known_at
from hvozd.games.root.hooks import VARIANTS, faction
from hvozd.games.root.rules.removal import OrderTriggers
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.kit.views import View


class ClearingView(msgspec.Struct):
    suit: int
    ruler: int
    slots: int
    """Open building slots."""
    ruin: bool
    warriors: list[int]
    """Per seat."""
    pieces: list[tuple[int, int, int]]
    """(seat, kind of that faction's pieces, number)."""
    pawns: list[int]


class SeatView(msgspec.Struct):
    faction: str
    points: int
    supply: int
    hand: int
    """The number of cards, which is public (R-1.2.1)."""
    known: list[int]
    """The cards of this hand that the viewer may know; all of them for its owner."""
    crafted: list[int]
    items: list[int]
    exhausted: list[int]
    """Crafted items that lie face down."""
    on_cards: int
    """Its warriors that lie on a card instead of in the supply."""
    dominance: int
    coalition: int
    pawn: int
    stock: list[int]
    board: Any


class BattleView(msgspec.Struct):
    clearing: int
    attacker: int
    defender: int
    ally: int
    rolled: tuple[int, int]
    extra: tuple[int, int]
    fought: bool


class Waiting(msgspec.Struct):
    """W-R8: one of several simultaneous effects, whoever it concerns."""

    effect: str
    seat: int
    clearing: int


class RootView(View):
    map: int
    turn: int
    round: int
    clearings: list[ClearingView]
    seats: list[SeatView]
    items: list[int]
    deck: int
    """How many cards are left in the deck."""
    discard: list[int]
    available: list[int]
    activated: list[int]
    used: list[int]
    links: list[tuple[int, int]]
    ferry: int
    opened: list[tuple[int, int]]
    hirer: int
    lender: int
    opposed: int
    """The seat against which the lender's warriors stand with everybody else this turn (RB-T-RR-INVOLVED), or -1."""
    variants: list[str]
    """The variants of a game with automatic factions."""
    rulings: tuple[str, ...]
    """The doubtful sentences that this table reads otherwise than by the letter."""
    battle: BattleView | None
    waiting: list[Waiting]
    """The effects whose order is asked for, as `ResolveFirst` counts them."""


def view(g: RootState, seat: int | None) -> RootView:
    """R-1.2.1, R-1.2.2: hands are hidden, their number and the discard pile are public."""
    battle = g.battle
    return RootView(
        map=g.map,
        turn=g.turn,
        round=g.round,
        clearings=clearing_views(g),
        seats=[seat_view(g, other, seat) for other in range(g.seats)],
        items=g.items,
        deck=len(g.deck),
        discard=g.discard,
        available=g.available,
        activated=list(g.activated),
        used=g.used,
        links=g.links,
        ferry=g.ferry,
        opened=g.opened,
        hirer=g.hirer,
        lender=g.lender,
        opposed=g.opposed,
        rulings=g.rulings,
        variants=[name for name, bit in VARIANTS.items() if g.variants & bit],
        battle=None
        if battle is None
        else BattleView(
            battle.clearing, battle.attacker, battle.defender, battle.ally, battle.rolled, battle.extra, battle.fought
        ),
        waiting=waiting(g),
    )


def waiting(g: RootState) -> list[Waiting]:
    """The simultaneous effects on the stack, if the active player is asked for their order."""
    now = g.stack[-1] if g.stack else None
    if not isinstance(now, OrderTriggers):
        return []
    steps = g.stack[-1 - now.count : -1]
    return [Waiting(type(step).__name__, getattr(step, "seat", -1), getattr(step, "clearing", 0)) for step in reversed(steps)]


def clearing_views(g: RootState) -> list[ClearingView]:
    """All clearings at once: most of the places where a piece could lie are empty."""
    pieces: list[list[tuple[int, int, int]]] = [[] for _ in range(CLEARINGS)]
    for at in compress(range(len(g.pieces)), g.pieces):
        row, clearing = divmod(at, CLEARINGS)
        pieces[clearing].append((*divmod(row, PIECE_KINDS), g.pieces[at]))
    pawns: list[list[int]] = [[] for _ in range(CLEARINGS)]
    for seat, place in enumerate(g.pawns):
        if 0 <= place < CLEARINGS:
            pawns[place].append(seat)
    return [
        ClearingView(
            g.suits[clearing],
            g.ruler[clearing],
            g.open_slots[clearing],
            bool(g.ruins[clearing]),
            list(g.warriors[clearing::CLEARINGS]),
            pieces[clearing],
            pawns[clearing],
        )
        for clearing in range(CLEARINGS)
    ]


def seat_view(g: RootState, seat: int, viewer: int | None) -> SeatView:
    own = faction(g, seat)
    known = g.hands[seat] if viewer == seat or own.hand_is_public else known_at(g, viewer, seat)
    return SeatView(
        faction=own.name,
        points=g.vp[seat],
        supply=g.supply[seat],
        hand=len(g.hands[seat]),
        known=known,
        crafted=g.crafted[seat],
        items=g.box[seat],
        exhausted=g.exhausted[seat],
        on_cards=g.on_cards[seat],
        dominance=g.dominance[seat],
        coalition=g.coalition[seat],
        pawn=g.pawns[seat],
        stock=list(g.stock[seat * PIECE_KINDS : seat * PIECE_KINDS + PIECE_KINDS]),
        board=own.view(g, seat, viewer),
    )
