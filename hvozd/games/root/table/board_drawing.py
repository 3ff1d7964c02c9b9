"""The factions' own boards as drawings: what rooms draw them with. A sheet is a column of rows, as wide as a panel."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hvozd.games.root.table.labels import Speaker
from hvozd.games.root.table.looks import look_of
from hvozd.kit.drawing import at
from hvozd.kit.lettering import lines
from hvozd.kit.markup import plain, row, tag

WIDTH = 400
TEXT = 15
"""The size of all texts: on the narrowest screen still twelve pixels."""
SIGN = 28


class Sign(NamedTuple):
    """A symbol of the game on a board, perhaps with a number beside it."""

    symbol: str
    number: int | None = None
    tip: str = ""
    look: str = ""
    """Classes: the colours of another faction, or pale."""
    pick: str = ""


class Box(NamedTuple):
    """A field of a board with its name and what lies in it."""

    title: str
    signs: Sequence[Sign] = ()
    marked: bool = False


class Track(NamedTuple):
    """Places in a row, from which pieces go onto the map."""

    symbol: str
    points: Sequence[int]
    cost: Sequence[int] = ()
    cards: Sequence[int] = ()
    head: str = ""
    """What stands before it: what is paid, or the suit."""


def drawn(symbol: str, x: float, y: float, size: float, **attributes: object) -> str:
    """A symbol in a square: some are drawn to fit any, others have a size of their own."""
    own = {"b-": 48, "k-": 40, "pl": 48, "ba": 56}.get(symbol[:2])
    if own is None:
        return tag("use", href=f"#{symbol}", x=x, y=y, width=size, height=size, **attributes)
    middle = size / 2 if symbol.startswith("badge") else 0
    return tag("use", href=f"#{symbol}", transform=at(x + middle, y + middle, scale=round(size / own, 3)), **attributes)


def warrior(seat: int, speak: Speaker, number: int | None = None) -> Sign:
    """Warriors of a seat in their own colours."""
    faction = speak.factions[seat]
    return Sign(f"w-{look_of(faction).figure}", number, speak.seat(seat).text, f"f-{faction}")


class Sheet:
    """Rows are added from the top; each has an id of its own, so that a change sends no more than its row."""

    def __init__(self, seat: int) -> None:
        self.seat, self.y = seat, 2.0
        self.rows: list[str] = []

    def _row(self, name: str, height: float, *parts: str, tip: str = "") -> None:
        place = at(0, self.y)
        self.rows.append(tag("g", *parts, id=f"sheet-{self.seat}-{name}", transform=place, data_tip=tip or None))
        self.y += height

    def words(self, name: str, text: str, look: str = "") -> None:
        """A text, broken into lines."""
        rows = lines(text, WIDTH, TEXT)
        parts = [word(line, 2, 15 + 18 * i, look) for i, line in enumerate(rows)]
        self._row(name, 18 * len(rows) + 4, *parts)

    def track(self, name: str, track: Track, used: int, tip: str) -> None:
        """Its places from the left: those whose piece is on the map are empty."""
        step = min(52.0, (WIDTH - 36) / len(track.points))
        size, top = min(34.0, step - 4), 20 if track.cost else 0
        head = drawn(track.head, 2, 2, 24) if track.head else ""
        places = (place(track, i, i < used, 36 + step * i, top, size) for i in range(len(track.points)))
        self._row(name, top + size + (21 if any(track.points) else 6), head, *places, tip=tip)

    def signs(self, name: str, signs: Sequence[Sign], label: str = "", tip: str = "") -> None:
        """Signs in lines, behind their label."""
        parts = [word(label, 2, 22, "quiet")] if label else []
        drawing, height = laid(signs, 12 + 8 * len(label) if label else 4, WIDTH)
        self._row(name, height, *parts, *drawing, tip=tip)

    def boxes(self, name: str, boxes: Sequence[Box], across: int) -> None:
        """Fields side by side, so many in a line."""
        wide = WIDTH / across
        for start in range(0, len(boxes), across):
            here = boxes[start : start + across]
            titled = 18 * max(len(lines(box.title, wide - 14, TEXT)) for box in here)
            height = titled + 8 + max(laid(box.signs, 6, wide - 6)[1] for box in here)
            parts = [field(box, wide, titled, height, at(wide * i, 0)) for i, box in enumerate(here)]
            self._row(f"{name}-{start // across}", height + 6, *parts)

    def svg(self) -> str:
        box = f"0 0 {WIDTH} {round(self.y + 2)}"
        return tag("svg", *self.rows, viewBox=box, class_="ownboard", id=f"sheet-{self.seat}")


def place(track: Track, i: int, empty: bool, x: float, top: float, size: float) -> str:
    """A place of a track: over it what it costs, under it what it scores; a card in its corner is one more to draw."""
    middle = x + size / 2
    corner = tag("rect", x=x + size - 9, y=top - 2, width=11, height=15, rx=2, class_="leafcard")
    return row(
        [
            word(str(track.cost[i]), middle, 15, "m quiet") if track.cost else "",
            drawn("plot" if empty else track.symbol, x, top, size),
            corner if any(track.cards[i : i + 1]) else "",
            word(f"+{track.points[i]}", middle, top + size + 15, "m b") if track.points[i] else "",
        ]
    )


def field(box: Box, wide: float, titled: float, height: float, where: str) -> str:
    frame = tag("rect", x=2, y=0, width=wide - 6, height=height, rx=7, class_="field marked" if box.marked else "field")
    look = "m b" if box.marked else "m"
    head = [word(line, wide / 2 - 1, 16 + 18 * k, look) for k, line in enumerate(lines(box.title, wide - 14, TEXT))]
    signs = tag("g", *laid(box.signs, 6, wide - 6)[0], transform=at(0, titled + 5))
    return tag("g", frame, *head, signs, transform=where)


def laid(signs: Iterable[Sign], left: float, right: float) -> tuple[list[str], float]:
    """Signs from left to right, in as many lines as they need; how high that is."""
    x, y, parts = left, 0.0, list[str]()
    for sign in signs:
        wide = SIGN + 4 + (0 if sign.number is None else 8 + 10 * len(str(sign.number)))
        if x + wide > right and x > left:
            x, y = left, y + SIGN + 6
        number = word(f"×{sign.number}", x + SIGN, y + 22, "b") if sign.number is not None else ""
        attributes = {"class_": sign.look or None, "data_tip": sign.tip or None, "data_pick": sign.pick or None}
        parts.append(tag("g", drawn(sign.symbol, x, y, SIGN), number, **attributes))
        x += wide + (6 if sign.number is not None else 0)
    return parts, y + SIGN + 6 if parts else 0


def word(text: str, x: float, y: float, look: str = "") -> str:
    return tag("text", plain(text), x=round(x, 1), y=round(y, 1), class_=look or None)
