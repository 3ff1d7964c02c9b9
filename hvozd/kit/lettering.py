"""How much room a text takes in a drawing: told by its letters, as wide as the widest of the usual fonts draws them.

>>> lines("one of your camps moves", 100, 16)
['one of your', 'camps', 'moves']
"""

import re
from collections.abc import Sequence
from functools import cache
from unicodedata import combining, normalize

LETTERS = {
    0.28: "'Iijl|", 0.33: " ,./:;\\", 0.37: "-f", 0.41: "!()[]rt„“", 0.5: '"*_`szJ', 0.56: "?Lc", 0.61: "FPTYaekovxy",
    0.64: "0123456789$EKSbdghnpqu{}", 0.7: "ABCRVXZ", 0.77: "DGHNU", 0.82: "&OQw", 0.86: "#+<=>M^~×→", 0.98: "%m", 1.0: "@W",
}  # fmt: skip
"""Widths in font sizes."""
WIDTHS = {letter: width for width, letters in LETTERS.items() for letter in letters}
BOLD = 0.08
"""How much wider a bold letter is."""
LEADING = 1.22
"""From line to line, in font sizes."""


@cache
def wide(text: str, bold: bool = False) -> float:
    """The width of a text in font sizes; accents do not count."""
    letters = [letter for letter in normalize("NFD", text) if not combining(letter)]
    return sum(WIDTHS.get(letter, 0.7) for letter in letters) + BOLD * bold * len(letters)


def lines(text: str, width: float, size: float, bold: bool = False) -> list[str]:
    """A text in lines of at most this width at this font size, broken at spaces and hyphens; a longer word stays whole."""
    rows: list[str] = []
    for part in re.findall(r"[^\s-]*-\s*|[^\s-]+\s*", text):
        if rows and wide((rows[-1] + part).rstrip(), bold) * size <= width:
            rows[-1] += part
        else:
            rows.append(part)
    return [row.rstrip() for row in rows]


def fit(text: str, width: float, size: float) -> float:
    """The font size, at most `size`, at which a bold text is no wider than this."""
    return min(size, width / max(wide(text, bold=True), 0.1))


def largest(text: str, width: float, height: float, sizes: Sequence[float]) -> float:
    """The first of these font sizes at which a text fits into a room; the last one, where none does."""
    return next((size for size in sizes if len(lines(text, width, size)) * size * LEADING <= height), sizes[-1])
