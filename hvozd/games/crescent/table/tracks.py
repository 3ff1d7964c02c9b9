"""What a character builds and places, as tracks: those at hand, empty places for those on the map, the price before them."""

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
    t, who = tables(overlay), each.character
    seat = CAST.index(who)
    own, costs = t.pieces[seat], dict(zip(STRUCTURES, t.cost[seat], strict=True))
    kinds = (
        (f"t-{who}", "pic-tokens", "", each.tokens, own.influence),
        ("s-fort", "structure-fort", "fort", each.forts, own.forts),
        ("s-castle", "structure-castle", "castle", each.castles, own.castles),
        ("s-town", "structure-town", "town", towns, own.towns),
        ("s-city", "structure-city", "city", cities, own.cities),
    )
    rows = []
    for symbol, key, word, left, most in kinds:
        if not most:
            continue
        tip, price = f"{texts.get(key)}: {left}/{most}", costs.get(word)
        attributes = {"data_tip": tip, "data_pick": f"structure:{word}" if word else None}
        parts = [*paid(price), *places(symbol, left, most)]
        rows.append(tag("g", *parts, id=f"has-{who}-{symbol}", transform=at(0, top + ROW / 2), **attributes))
        top += ROW
    return rows, top


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
