"""A picture as one SVG file that stands alone."""

import re
from collections.abc import Mapping

from hvozd.core.picture import Picture

_VIEWBOX = re.compile(r'<svg\b[^>]*?viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"')
_CARD = re.compile(r"<svg\b.*?</svg>", re.S)
_USED = re.compile(r'href="#([^"]+)"')


def poster(picture: Picture, css: str = "", symbols: Mapping[str, str] | None = None) -> str:
    """The board, the hand below it; of the game's symbols it holds those it uses."""
    found = _VIEWBOX.match(picture.board)
    x, y, width, height = map(float, found.groups()) if found else (0.0, 0.0, 1000.0, 1000.0)
    cards = _CARD.findall(picture.hand)
    across = width / max(len(cards), 6)
    below = across * 1.4 + 10 if cards else 0.0
    body = _placed(picture.board, x, y, width, height)
    for i, card in enumerate(cards):
        body += _placed(card, x + i * across + 4, y + height + 10, across - 8, across * 1.4 - 8)
    box = f"{x:g} {y:g} {width:g} {height + below:g}"
    head = f"<style>{css.replace('<', '&lt;')}</style><defs>{used(body, symbols or {})}</defs>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" class="poster">{head}{body}</svg>'


def used(markup: str, symbols: Mapping[str, str]) -> str:
    """The symbols that a drawing uses, and those that these use."""
    found: dict[str, str] = {}
    wanted = _USED.findall(markup)
    while wanted:
        name = wanted.pop()
        if name in symbols and name not in found:
            found[name] = symbols[name]
            wanted += _USED.findall(symbols[name])
    return "".join(found.values())


def _placed(svg: str, x: float, y: float, width: float, height: float) -> str:
    return svg.replace("<svg", f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"', 1)
