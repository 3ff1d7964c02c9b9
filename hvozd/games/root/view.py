"""What a seat may see of a game of Root, and what stays when the rest is dealt anew (W-H)."""

from typing import Any

import msgspec

from hvozd.core import Rng
from hvozd.games.root.components import CLEARINGS
from hvozd.games.root.hooks import FACTIONS, VARIANTS, faction
from hvozd.games.root.knowledge import board_of, known_at
from hvozd.games.root.removal import OrderTriggers
from hvozd.games.root.state import KINDS, RootState, unpack


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


class RootView(msgspec.Struct):
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
        clearings=[clearing_view(g, clearing) for clearing in range(CLEARINGS)],
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


def clearing_view(g: RootState, clearing: int) -> ClearingView:
    pieces = [
        (seat, kind, here)
        for seat in range(g.seats)
        for kind in range(KINDS)
        if (here := g.pieces[(seat * KINDS + kind) * CLEARINGS + clearing])
    ]
    pawns = [seat for seat in range(g.seats) if g.pawns[seat] == clearing]
    return ClearingView(
        g.suits[clearing],
        g.ruler[clearing],
        g.open_slots[clearing],
        bool(g.ruins[clearing]),
        list(g.warriors[clearing::CLEARINGS]),
        pieces,
        pawns,
    )


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
        stock=list(g.stock[seat * KINDS : seat * KINDS + KINDS]),
        board=own.view(g, seat, viewer),
    )


def redeal(g: RootState, seat: int | None, rng: Rng) -> None:
    """R-1.2.1: deck, hands and hidden piles are dealt anew, except what the seat sees or has seen."""
    piles: list[tuple[list[int], list[int]]] = [(g.deck, [])]
    for other in range(g.seats):
        if other != seat and not faction(g, other).hand_is_public:
            piles.append((g.hands[other], known_at(g, seat, other)))
        if other != seat:
            piles.extend((pile, known_at(g, seat, board_of(other))) for pile in faction(g, other).hidden_cards(g, other))
    unknown: list[int] = []
    for pile, known in piles:
        unknown.extend(without(pile, known))
    unknown.sort()
    rng.shuffle(unknown)
    for pile, known in piles:
        size = len(pile) - len(known)
        pile[:] = [*known, *(unknown.pop() for _ in range(size))]
        if pile is not g.deck:
            pile.sort()
    # what other seats have seen is hidden from this one, too: their knowledge of re-dealt places is dropped
    g.known = [fact for fact in g.known if fact[0] == seat]
    for other in range(g.seats):
        faction(g, other).redeal(g, other, seat, rng)


def without(pile: list[int], known: list[int]) -> list[int]:
    rest = pile[:]
    for card in known:
        rest.remove(card)
    return rest


def census(g: RootState) -> Any:
    """Every warrior, building, token, item and shared card, by kind (R-2.5, R-B)."""
    rows = []
    for seat in range(g.seats):
        warriors, *elsewhere = faction(g, seat).census(g, seat)
        at = seat * CLEARINGS
        warriors += g.supply[seat] + g.on_cards[seat] + sum(g.warriors[at : at + CLEARINGS])
        warriors += sum(faction(g, holder).held_warriors(g, holder)[seat] for holder in range(g.seats))
        pieces = [
            g.stock[seat * KINDS + kind]
            + elsewhere[kind]
            + sum(g.pieces[(seat * KINDS + kind) * CLEARINGS : (seat * KINDS + kind + 1) * CLEARINGS])
            for kind in range(KINDS)
        ]
        rows.append((warriors, pieces))
        check_totals(g, seat)
    return rows, sorted(all_cards(g)), all_items(g), len(FACTIONS)


def all_items(g: RootState) -> list[int]:
    """R-2.5.4: items of each kind: in the supply, in the boxes, under the ruins, on boards and out of the game."""
    counts = g.items[:]
    under = [item for packed in g.ruin_items for item in unpack(packed)]
    for item in (*under, *(item for box in (*g.box, *g.exhausted) for item in box)):
        counts[item] += 1
    for seat in range(g.seats):
        for item, held in enumerate(faction(g, seat).items_held(g, seat)):
            counts[item] += held
    return counts


def all_cards(g: RootState) -> list[int]:
    held = [card for seat in range(g.seats) for card in faction(g, seat).cards_held(g, seat)]
    areas = [card for pile in (*g.hands, *g.crafted) for card in pile]
    return [*g.deck, *g.discard, *g.available, *areas, *held, *(card for card in g.dominance if card >= 0)]


def check_totals(g: RootState, seat: int) -> None:
    """The totals kept for speed agree with the pieces they count."""
    own = faction(g, seat)
    for clearing in range(CLEARINGS):
        here = [g.pieces[(seat * KINDS + kind) * CLEARINGS + clearing] for kind in range(len(own.kinds))]
        built = sum(n for n, building in zip(here, own.is_building, strict=True) if building)
        tokens = sum(here) - built
        at = seat * CLEARINGS + clearing
        assert g.tokens[at] == tokens
        assert g.strength[at] == g.warriors[at] + built + tokens * g.token_weight[seat]
        assert min(here, default=0) >= 0 <= g.warriors[at]
