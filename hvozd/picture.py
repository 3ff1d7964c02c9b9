"""Small tools to draw with, and the picture of a game that has no drawing of its own.

>>> tag("g", tag("use", href="#fox", x=3), id="clearing-1", data_pick="place:1")
'<g id="clearing-1" data-pick="place:1"><use href="#fox" x="3"/></g>'
"""

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Any

from rich.style import Style
from rich.text import Text

from hvozd.core import Game
from hvozd.core.picture import Picture

CHARACTER = 8.4
LINE = 18


def tag(name: str, /, *children: str, **attributes: object) -> str:
    """An element. Children are markup already (`plain` makes it of text); None attributes are left out, `_` becomes `-`."""
    written = ""
    for key, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else number(value)
            written += f' {_attribute(key)}="{escape(text) if _SPECIAL(text) else text}"'
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside or name not in EMPTY else f"<{name}{written}/>"


_SPECIAL = re.compile("[&<>\"']").search


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


EMPTY = frozenset(("link", "use", "path", "circle", "rect", "line", "polygon", "polyline", "ellipse", "stop", "image"))


def plain(text: object) -> str:
    """Text as markup."""
    return escape(str(text), quote=False)


def number(value: object) -> str:
    """A number without superfluous digits; anything else as it is."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def draw(game: Game, view: Any, seat: int | None, lang: str = "en") -> Picture:
    """The picture of a view: the game's own drawing, or the text of its terminal board."""
    return game.picture(view, seat, lang) or Picture(written(game.board(view, seat, lang)))


def written(markup: str) -> str:
    """Rich markup as an SVG of monospaced lines."""
    lines = Text.from_markup(markup).split("\n", allow_blank=True)
    width = max((line.cell_len for line in lines), default=1)
    rows = [
        tag("text", *_spans(line), x=0, y=(row + 1) * LINE, id=f"line-{row}", style="white-space:pre")
        for row, line in enumerate(lines)
    ]
    return tag(
        "svg", *rows, viewBox=f"0 0 {number(width * CHARACTER)} {len(lines) * LINE + 8}", class_="terminal", id="board-svg"
    )


def _spans(line: Text) -> Iterator[str]:
    for part in line.divide(sorted({edge for span in line.spans for edge in (span.start, span.end)})):
        if not part.plain:
            continue
        style = Style.combine([Style.parse(str(span.style)) for span in part.spans] or [Style()])
        colour = style.color.get_truecolor().hex if style.color else None
        bold = "bold" if style.bold else None
        yield tag("tspan", plain(part.plain), fill=colour, font_weight=bold) if colour or bold else plain(part.plain)
