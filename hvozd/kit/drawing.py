"""What all boards draw with: hexagons with a hand-made irregularity, and texts broken into lines."""

from collections.abc import Iterable
from math import cos, radians, sin

from hvozd.kit.lettering import LEADING, fit, lines
from hvozd.kit.markup import number, plain, tag

Point = tuple[float, float]


def corner(k: float, size: float) -> Point:
    """Corner k of a hexagon that stands on its tip, clockwise from the top."""
    return size * sin(radians(60 * k)), -size * cos(radians(60 * k))


def side(k: float, size: float) -> Point:
    """The middle of the side between the corners k and k + 1 of a hexagon with corners at distance `size`."""
    reach = size * cos(radians(30))
    return reach * sin(radians(60 * k + 30)), -reach * cos(radians(60 * k + 30))


def hexagon(size: float, seed: int = 0, rough: float = 0.0, flat: bool = False) -> str:
    """The points of a hexagon around the origin, on its tip or flat; `rough` lets its corners stray, alike for equal seeds."""
    corners = [corner(k + (0.5 if flat else 0.0), size) for k in range(6)]
    return points((x + stray(seed * 12 + k, rough), y + stray(seed * 12 + k + 6, rough)) for k, (x, y) in enumerate(corners))


def stray(seed: int, most: float) -> float:
    """A number between -most and most that looks random and is always the same."""
    return most * (((seed + 1) * 2654435761 >> 7 & 1023) / 511.5 - 1)


def smooth(course: list[Point], cut: float = 0.4) -> str:
    """The outline of a line through these points that takes its bends softly."""
    (x, y), rest = course[0], course[1:]
    path = f"M{number(x)} {number(y)}"
    for before, here, after in zip(course, rest, rest[1:], strict=False):
        (ax, ay), (bx, by) = _towards(here, before, cut), _towards(here, after, cut)
        path += f"L{number(ax)} {number(ay)}Q{number(here[0])} {number(here[1])} {number(bx)} {number(by)}"
    return path + f"L{number(course[-1][0])} {number(course[-1][1])}"


def _towards(here: Point, there: Point, part: float) -> Point:
    return here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1])


def points(pairs: Iterable[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in pairs)


def at(x: float, y: float, turned: float = 0.0, scale: float = 1.0) -> str:
    """A transform that puts a drawing somewhere."""
    moved = f"translate({number(float(x))} {number(float(y))})"
    turned_ = f" rotate({number(float(turned))})" if turned else ""
    return moved + turned_ + (f" scale({scale:g})" if scale != 1 else "")


def paragraph(text: str, x: float, y: float, width: float, size: float, **attributes: object) -> str:
    """A text broken into lines."""
    rows = lines(text, width, size)
    spans = [tag("tspan", plain(row), x=x, dy=None if i == 0 else round(size * LEADING, 2)) for i, row in enumerate(rows)]
    return tag("text", *spans, x=x, y=y, font_size=size, **attributes)


def label(text: object, x: float, y: float, size: float, **attributes: object) -> str:
    """One line of text, its middle at x."""
    return tag("text", plain(text), x=x, y=y, font_size=size, text_anchor=attributes.pop("anchor", "middle"), **attributes)


def title(text: str, x: float, y: float, width: float, size: float, **attributes: object) -> str:
    """A bold line of at most this width: first its letters get smaller, down to four fifths, then narrower."""
    fitting = max(fit(text, width, size), size * 0.8)
    if fit(text, width, size) < fitting:
        attributes |= {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
    return label(text, x, y, fitting, class_="b", **attributes)


def use(name: str, x: float = 0, y: float = 0, turned: float = 0, scale: float = 1, **attributes: object) -> str:
    """A symbol of the board, put somewhere."""
    if turned or scale != 1:
        return tag("use", href=f"#{name}", transform=at(x, y, turned, scale), **attributes)
    return tag("use", href=f"#{name}", x=x or None, y=y or None, **attributes)
