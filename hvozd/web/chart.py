"""Curves over the actions of a game, as one drawing that needs no script: a line a seat, told apart by colour and by dashes."""

from collections.abc import Sequence
from itertools import pairwise

from hvozd.kit.markup import plain, tag

WIDTH, HEIGHT = 480, 280
LEFT, RIGHT, TOP, BOTTOM = 54, 12, 22, 26
DASHES = ("", "9 4", "3 4", "12 4 3 4", "6 3 2 3 2 3", "2 6")
MOST = 300
"""So many places of a curve are drawn at most, besides the last one."""


class Curve:
    """One seat's line: what it is called, the class of its colour, and a value after each action."""

    def __init__(self, name: str, colour: str, values: Sequence[float]) -> None:
        self.name, self.colour, self.values = name, colour, values


class Chart:
    """Curves on common axes; steps where values stay until they change."""

    def __init__(self, curves: Sequence[Curve], unit: str = "", most: float = 0) -> None:
        self.curves, self.unit = curves, unit
        self.length = max(1, *(len(curve.values) - 1 for curve in curves))
        self.low = min(0.0, *(min(curve.values) for curve in curves))
        self.high = most or max(1.0, *(max(curve.values) for curve in curves))

    def x(self, at: float) -> float:
        return round(LEFT + at / self.length * (WIDTH - LEFT - RIGHT), 1)

    def y(self, value: float) -> float:
        return round(HEIGHT - BOTTOM - (value - self.low) / (self.high - self.low) * (HEIGHT - TOP - BOTTOM), 1)

    def drawn(self, title: str, rounds: Sequence[int], numbered: bool, marks: Sequence[tuple[int, str]] = ()) -> str:
        """The drawing; marks are places of note, each with what is written there."""
        body = [*self.grid(), *self.ticks(rounds, numbered)]
        body += [line for place, curve in enumerate(self.curves) for line in self.curve(place, curve)]
        body += [self.mark(at, text) for at, text in marks]
        box = f"0 0 {WIDTH} {HEIGHT}"
        drawing = tag("svg", tag("title", plain(title)), *body, viewBox=box, class_="chart", role="img")
        return tag("figure", self.names(), drawing)

    def grid(self) -> list[str]:
        step = next((step for step in (1, 2, 5, 10, 20, 25, 50, 100) if (self.high - self.low) / step <= 6), 200)
        rows = range(int(self.low) - int(self.low) % step, int(self.high) + 1, step)
        lines = []
        for value in rows:
            lines.append(tag("line", x1=LEFT, x2=WIDTH - RIGHT, y1=self.y(value), y2=self.y(value), class_="grid"))
            lines.append(tag("text", f"{value}{self.unit}", x=LEFT - 6, y=self.y(value) + 4, text_anchor="end"))
        return lines

    def ticks(self, rounds: Sequence[int], numbered: bool) -> list[str]:
        """Where rounds began, with their numbers where there is room."""
        drawn, last = [], -100.0
        for number, at in enumerate(rounds, 1):
            drawn.append(tag("line", x1=self.x(at), x2=self.x(at), y1=TOP, y2=HEIGHT - BOTTOM, class_="grid"))
            if numbered and self.x(at) - last >= 26:
                drawn.append(tag("text", str(number), x=self.x(at), y=HEIGHT - BOTTOM + 18, text_anchor="middle"))
                last = self.x(at)
        return drawn

    def curve(self, place: int, curve: Curve) -> list[str]:
        values, stride = curve.values, len(curve.values) // MOST + 1
        kept = [at for at in range(len(values)) if at % stride == 0 or at == len(values) - 1]
        turns = [before != at for before, at in pairwise([values[at] for at in kept])]
        places = [at for number, at in enumerate(kept) if number in (0, len(kept) - 1) or turns[number - 1]]
        path = f"M{self.x(places[0])} {self.y(values[places[0]])}"
        path += "".join(f"H{self.x(at)}V{self.y(values[at])}" for at in places[1:])
        dash = DASHES[place % len(DASHES)]
        return [tag("path", d=path, class_=f"curve {curve.colour}", stroke_dasharray=dash or None)]

    def mark(self, at: int, text: str) -> str:
        x = self.x(at)
        spot = tag("circle", cx=x, cy=TOP - 10, r=9)
        return tag("g", spot, tag("text", plain(text), x=x, y=TOP - 6, text_anchor="middle"), class_="mark")

    def names(self) -> str:
        """What each line is called, with a piece of it."""
        items = []
        for place, curve in enumerate(self.curves):
            line = tag("path", d="M1 7h32", class_=f"curve {curve.colour}", stroke_dasharray=DASHES[place % len(DASHES)] or None)
            items.append(tag("li", tag("svg", line, viewBox="0 0 34 14", aria_hidden="true"), plain(curve.name)))
        return tag("ul", *items, class_="curves")
