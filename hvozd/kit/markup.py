"""Small tools to draw with, and the picture of a game that has no drawing of its own.

An element is a node: a text that is written once, and the tree that it is. Nodes never change, so one that is drawn again
from the same facts may be the same object; whoever compares two pages goes down only where they differ.

>>> drawn = tag("g", tag("use", href="#fox", x=3), id="clearing-1", data_pick="place:1")
>>> drawn
'<g id="clearing-1" data-pick="place:1"><use href="#fox" x="3"/></g>'
>>> drawn.attributes["id"], drawn.nodes[0].name, drawn.texts
('clearing-1', 'use', ['', ''])
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from html import escape
from typing import Any
from xml.etree import ElementTree

from rich.style import Style
from rich.text import Text

from hvozd.core import Game
from hvozd.core.picture import Picture

CHARACTER = 8.4
LINE = 18


class Row(str):
    """Several elements and texts, one after another."""

    __slots__ = ("parts",)
    parts: tuple[str, ...]


def row(parts: Iterable[str]) -> Row:
    """Elements and texts as one."""
    given = tuple(parts)
    made = Row("".join(given))
    made.parts = given
    return made


class Node(str):
    """An element: as it is written, and as a tree."""

    __slots__ = ("_read", "attributes", "name", "parts")
    name: str
    attributes: Mapping[str, str]
    parts: tuple[str, ...]
    """What is in it as it was given: nodes, rows, texts."""
    _read: tuple[list["Node"], list[str]] | None

    @property
    def nodes(self) -> list["Node"]:
        """The elements in it."""
        return self._inside()[0]

    @property
    def texts(self) -> list[str]:
        """What is written before, between and behind them, as markup."""
        return self._inside()[1]

    def _inside(self) -> tuple[list["Node"], list[str]]:
        if self._read is None:
            nodes, texts = list[Node](), [""]
            for part in _flat(self.parts):
                if isinstance(part, Node):
                    nodes.append(part)
                    texts.append("")
                else:
                    texts[-1] += part
            self._read = nodes, texts
        return self._read


def _flat(parts: Iterable[str]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Row):
            yield from _flat(part.parts)
        elif isinstance(part, Node) or "<" not in part:
            yield part
        else:
            yield from read(part)


@lru_cache(maxsize=4096)
def read(markup: str) -> tuple[str, ...]:
    """The nodes and texts of markup that was put together as text."""
    whole = ElementTree.fromstring(f"<x>{markup}</x>")
    return (plain(whole.text or ""), *(part for child in whole for part in (_node(child), plain(child.tail or ""))))


def _node(element: ElementTree.Element) -> Node:
    inside = [plain(element.text or "")]
    for child in element:
        inside += [_node(child), plain(child.tail or "")]
    return node(element.tag, inside, element.attrib)


def tag(name: str, /, *children: str, **attributes: object) -> str:
    """An element: a Node, and to whoever draws text like any other. Children are markup already (`plain` makes it of text);
    None attributes are left out, `_` becomes `-`."""
    given = {
        _attribute(key): value if isinstance(value, str) else number(value)
        for key, value in attributes.items()
        if value is not None
    }
    return node(name, children, given)


def node(name: str, children: Iterable[str], attributes: Mapping[str, str]) -> Node:
    """An element with the attributes that it is written with."""
    written = ""
    for key, text in attributes.items():
        written += f' {key}="{escape(text) if _SPECIAL(text) else text}"'
    parts = tuple(children)
    inside = "".join(parts)
    made = Node(f"<{name}{written}>{inside}</{name}>" if inside or name not in EMPTY else f"<{name}{written}/>")
    made.name, made.attributes, made.parts, made._read = name, attributes, parts, None
    return made


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
    return game.picture(view, seat, lang) or Picture(written(game.text(view, seat, lang)))


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
