"""What a character builds and places, as tracks: those at hand, empty places for those on the map, the price before them."""

from functools import cache

from hvozd.games.crescent.components import CAST, tables
from hvozd.games.crescent.components.figures import STRUCTURES
from hvozd.games.crescent.hidden.view import SeatView
from hvozd.kit.drawing import at, label, use
from hvozd.kit.markup import tag
from hvozd.kit.texts import Texts

LEFT, ROOM = 78, 282
"""Where the places begin, and how far they reach."""
ROW = 38


def tracks(each: SeatView, towns: int, cities: int, overlay: str, top: float, texts: Texts) -> tuple[list[str], float]:
    """CM-7.3.4: a row for each kind of piece that the character has; and where the next thing may stand."""
    who, rows = each.character, []
    left_of = {f"t-{who}": each.tokens, "s-fort": each.forts, "s-castle": each.castles, "s-town": towns, "s-city": cities}
    for symbol, most, price in kinds(CAST.index(who), overlay):
        left, word = left_of[symbol], symbol.removeprefix("s-") if symbol.startswith("s-") else ""
        name = called(symbol, left, most, price)
        parts = [use(name)] if name in known() else row(symbol, left, most, price)
        tip = f"{texts.get(f'structure-{word}' if word else 'pic-tokens')}: {left}"
        attributes = {"data_tip": tip, "data_pick": f"structure:{word}" if word else None}
        rows.append(tag("g", *parts, id=f"has-{who}-{symbol}", transform=at(0, top + ROW / 2), **attributes))
        top += ROW
    return rows, top


def kinds(seat: int, overlay: str) -> list[tuple[str, int, int | None]]:
    """What a character has in the box: the piece, how many, what one costs."""
    t = tables(overlay)
    own, costs = t.pieces[seat], dict(zip(STRUCTURES, t.cost[seat], strict=True))
    numbers = {"fort": own.forts, "castle": own.castles, "town": own.towns, "city": own.cities}
    found = [(f"t-{CAST[seat]}", own.influence, None), *((f"s-{word}", most, costs[word]) for word, most in numbers.items())]
    return [kind for kind in found if kind[1]]


def called(symbol: str, left: int, most: int, price: int | None) -> str:
    return f"{symbol}-{left}{most}{price or 0}"


@cache
def known() -> dict[str, str]:
    """Rows as symbols, so that pages stay small: whatever may be left of the pieces in the box."""
    boxes = {kind for seat in range(len(CAST)) for kind in kinds(seat, "")}
    return {
        (name := called(symbol, left, most, price)): tag("g", *row(symbol, left, most, price), id=name, class_="cm")
        for symbol, most, price in boxes
        for left in range(most + 1)
    }


def row(symbol: str, left: int, most: int, price: int | None) -> list[str]:
    return [*paid(price), *places(symbol, left, most)]


def paid(price: int | None) -> list[str]:
    """What one costs."""
    return [] if price is None else [use("coin", 24, 0, scale=0.8), label(price, 42, 7, 19, class_="b", anchor="start")]


def places(symbol: str, left: int, most: int) -> list[str]:
    """From the left those that are on the map, then those at hand."""
    step = min(40.0, ROOM / most)
    size = min(0.75, step / 42)
    wide = min(26.0, step - 5)
    gone = [
        tag("rect", x=round(LEFT + step * i - wide / 2, 1), y=-13, width=wide, height=26, rx=6, class_="cm-ghost")
        for i in range(most - left)
    ]
    return gone + [use(symbol, LEFT + step * i, 0, scale=round(size, 2)) for i in range(most - left, most)]
