"""R-11: the Riverfolk Company."""

from itertools import combinations_with_replacement, product
from typing import Any

from tests.referee.root.cards import DAYLIGHT, window
from tests.referee.root.crafting import craftable
from tests.referee.root.moves import battles, moves
from tests.referee.root.picks import listed, ways
from tests.referee.root.world import CARDS, LAND, SUITS, World


def settlements(w: World, step: Any) -> set[str]:
    rivers = [c for c in LAND if w.on_river(c) and w.may_place(step.seat, c)]
    return {f"settle {listed(way)}" for way in combinations_with_replacement(rivers, 4)}


def prices(w: World, step: Any) -> set[str]:
    return {f"prices {a} {b} {c}" for a, b, c in product(range(1, 5), repeat=3)}


def funds_of(w: World, seat: int) -> list[int]:
    """The owners of the funds, one entry a warrior."""
    return [owner for owner, n in enumerate(w.g.boards[seat].funds) for _ in range(n)]


def daylight(w: World, step: Any) -> set[str]:
    """R-11.5: each with the choice which fund is committed or spent."""
    seat = step.seat
    owners = sorted({w.names[owner] for owner in funds_of(w, seat)})
    found = window(w, seat, DAYLIGHT) | {"done"} | crafted(w, seat) | established(w, seat)
    for owner in owners:
        found |= {f"move {row} for {owner}" for row in moves(w, seat)}
        found |= {f"battle {row} for {owner}" for row in battles(w, seat)}
        if w.g.deck or w.g.discard:
            found.add(f"draw for {owner}")
        coffins = "X-11" not in w.g.rulings and any("coffin_makers" in w.crafted(other) for other in w.seats)
        if w.g.supply[seat] or (owner == "riverfolk" and not coffins):
            found |= {f"recruit {c} for {owner}" for c in LAND if w.on_river(c) and w.may_place(seat, c)}
    return found


def established(w: World, seat: int) -> set[str]:
    """R-11.5.6, I-RF-11: two funds of whoever rules it; a post of the suit, none there yet."""
    funds = funds_of(w, seat)
    return {
        f"establish {c}"
        for c in LAND
        if w.may_place(seat, c) and w.in_stock(seat, f"{w.suit(c)}_trade_post")
        if not any(w.count(seat, f"{suit}_trade_post", c) for suit in SUITS)
        if any(w.rules(owner, c) and funds.count(owner) >= 2 for owner in w.seats)
    }


def crafted(w: World, seat: int) -> set[str]:
    """R-11.2.1, R-11.5.3, I-CRAFT-5: a fund on an empty space for every icon; benefit or export."""
    board = w.g.boards[seat]
    empty = [3 - w.in_stock(seat, f"{suit}_trade_post") - board.spaces[i] for i, suit in enumerate(SUITS)]
    found = set()
    for card in set(w.hand(seat)):
        if not craftable(w, seat, card):
            continue
        cost = CARDS[card]["cost"]
        for spaces in combinations_with_replacement(range(3), len(cost)):
            short = any(spaces.count(i) > empty[i] or spaces.count(i) < cost.count(SUITS[i]) for i in range(3))
            if not short:
                on = listed(SUITS[i] for i in spaces)
                for way in ways(funds_of(w, seat), len(cost)):
                    paid = listed(w.names[owner] for owner in way)
                    found |= {f"craft {card} on {on} with {paid} export {export}" for export in ("no", "yes")}
    return found


def disruption(w: World, step: Any) -> set[str]:
    """R-11.2.5.I: half of the funds, rounded up."""
    funds = funds_of(w, step.seat)
    return {f"lose funds {listed(w.names[owner] for owner in way)}" for way in ways(funds, (len(funds) + 1) // 2)}


QUESTIONS = {
    "ChooseSettlements": settlements,
    "ChoosePrices": prices,
    "RiverfolkDaylight": daylight,
    "TradeDisruption": disruption,
}
