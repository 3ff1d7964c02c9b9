"""Hester as people see her: a hunched figure, roots across the map, squares and flames."""

from collections.abc import Iterator

from hvozd.games.harrow.factions.hester.figures import HESTERS
from hvozd.games.harrow.factions.hester.hidden import HesterView
from hvozd.games.harrow.hidden.view import HarrowView
from hvozd.games.harrow.maps import NAMES
from hvozd.games.harrow.table.look import Look, Thing
from hvozd.games.harrow.table.parts import count, plates, progress
from hvozd.games.harrow.table.shapes import TOKENS, middle
from hvozd.games.harrow.table.speaker import Speaker
from hvozd.games.harrow.words import COLOURS, FACTIONS
from hvozd.kit.drawing import at, use
from hvozd.kit.markup import tag
from hvozd.kit.texts import Texts

WIDTH = 380
SQUARES = ("", *(f"token-{name}" for name in TOKENS), "sign-wild", f"haint-{FACTIONS[0]}", "sign-nail")
"""What lies on a square."""


def shown(view: HarrowView) -> HesterView | None:
    return view.boards.get("hester")


class HesterLook(Look):
    legend = "M0-18C6-18 9-12 7-7L14 0 10 2 14 14H-14L-10 2-14 0-7-7C-9-12-6-18 0-18z"
    cards = "hestercard"

    def things(self, view: HarrowView, h: int, texts: Texts) -> Iterator[Thing]:
        own = shown(view)
        if own is None:
            return
        planted = [c for where, c in zip(own.planted[::2], own.planted[1::2], strict=True) if where == h]
        for colour in sorted(set(planted)):
            name = COLOURS[colour]
            yield Thing(f"cube-{name}", planted.count(colour), texts.get(f"cube-{name}"), identity=f"planted-{name}-{NAMES[h]}")

    def under(self, view: HarrowView) -> list[str]:
        own = shown(view)
        return [] if own is None else roots(own)

    def progress(self, view: HarrowView, texts: Texts) -> str:
        own = shown(view)
        if own is None:
            return ""
        figure = use("legend-hester", 14, 17, scale=0.8)
        return progress("hester", figure, sum(map(bool, own.squares)), len(own.squares), -324, texts)

    def board(self, view: HarrowView, texts: Texts) -> str:
        own = shown(view)
        return "" if own is None else board(own, texts)

    def marks(self, view: HarrowView, h: int) -> str:
        own = shown(view)
        return "%" if own is not None and h in own.roots else ""

    def lines(self, view: HarrowView, say: Speaker) -> list[str]:
        own = shown(view)
        if own is None:
            return []
        filled = sum(1 for square in own.squares if square)
        active = ", ".join(say.word("hestercard", HESTERS[card]) for card in own.active) or say.label("none")
        name = f"{say.word('faction', 'hester'):<11}"
        flames = "+".join(map(str, own.slots))
        numbers = f"{say.label('squares')} {filled}/6  {say.label('actions')} {own.flames}  {say.label('flames')} {flames}"
        return [f"{name}{numbers}  {say.label('cards')}: {active}"]


def roots(own: HesterView) -> list[str]:
    """Her roots from hex to hex, the old ones pale."""
    drawn = []
    for age, pairs in (("old", own.old_roots), ("new", own.roots)):
        for origin, target in zip(pairs[::2], pairs[1::2], strict=True):
            if origin < 0 or target < 0:
                continue
            (ax, ay), (bx, by) = middle(origin), middle(target)
            bend = f"M{ax} {ay}Q{(ax + bx) / 2 + (by - ay) / 5:.0f} {(ay + by) / 2 - (bx - ax) / 5:.0f} {bx} {by}"
            name = f"root-{age}-{NAMES[origin]}-{NAMES[target]}"
            drawn.append(tag("path", d=bend, id=name, class_=f"hc-n hc-l-root{' hc-old' if age == 'old' else ''}"))
    return list(dict.fromkeys(drawn))


def board(own: HesterView, texts: Texts) -> str:
    """Squares to fill, action flames, bonfire slots, cards that are active."""
    drawn = []
    for i, filled in enumerate(own.squares):
        inside = use(SQUARES[filled], scale=0.9) if filled else ""
        tip = texts.get("board-squares")
        drawn.append(tag("g", use("square"), inside, id=f"hester-sq{i}", transform=at(24 + 38 * i, 24), data_tip=tip))
    drawn += [
        count("sign-fire", f"{own.flames}/{own.flames + own.spent}", 262, 24, texts.get("board-actions"), "hester-actions"),
        count("sign-back", own.hand, 336, 24, texts.get("board-hand"), "hester-hand"),
        *slots(own, texts),
        count("sign-fire", own.supply, 262, 68, texts.get("pic-supply"), "hester-supply"),
    ]
    drawn += plates("hestercard", own.active, 94, "hester", texts, own.used)
    height = 98 + 37 * ((len(own.active) + 1) // 2)
    return tag("svg", *drawn, viewBox=f"0 0 {WIDTH} {height}", id="board-hester", class_="hc hc-hester")


def slots(own: HesterView, texts: Texts) -> list[str]:
    """The flames on the bonfire slots, from the left."""
    drawn = []
    for i, flames in enumerate(own.slots):
        fires = [use("sign-fire", 20 * k - 10, 0) for k in range(flames)]
        box = tag("rect", x=-32, y=-18, width=64, height=36, rx=8, class_="hc-card")
        place = at(40 + 74 * i, 68)
        drawn.append(tag("g", box, *fires, id=f"hester-slot{i}", transform=place, data_tip=texts.get("board-flames")))
    return drawn


LOOK = HesterLook()
