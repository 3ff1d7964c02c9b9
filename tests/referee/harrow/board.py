"""The map through the eyes of the second referee: 61 hexes from the component file, with distances of its own (HC-0.22, HC-2)."""

import json
from pathlib import Path

COMPONENTS = Path(__file__).parents[3] / "hvozd" / "games" / "harrow" / "components"
SIDES = json.loads((COMPONENTS / "map.json").read_text())["sides"]
LETTERS = "abcdefghi"
KINDS = {"s": "swamp", "m": "marsh", "p": "plains", "f": "forest", "^": "mountain", "#": "brambles"}
TERRAINS = ("swamp", "marsh", "plains", "forest")


def _cube(column: int, row: int) -> tuple[int, int, int]:
    """HC-2.1: a column has one x; its first hex lies on the edge of the hexagon."""
    x = column - 4
    y = row - (4 if x >= 0 else 4 + x)
    return x, y, -x - y


PLACES = {
    f"{LETTERS[column]}{row + 1}": _cube(column, row)
    for column, letters in enumerate(SIDES[0]["columns"])
    for row in range(len(letters))
}
NAMES = tuple(PLACES)
HEXES = range(len(NAMES))
CENTRE = NAMES.index("e5")


def _far(a: str, b: str) -> int:
    return sum(abs(p - q) for p, q in zip(PLACES[a], PLACES[b], strict=True)) // 2


FAR = tuple(tuple(_far(a, b) for b in NAMES) for a in NAMES)
"""Distance = the smallest number of steps."""
NEAR = tuple(tuple(b for b in HEXES if FAR[a][b] == 1) for a in HEXES)
EDGE = tuple(h for h in HEXES if len(NEAR[h]) < 6)
MOUNTAINS = tuple(tuple(h for h in HEXES if "".join(side["columns"])[h] == "^") for side in SIDES)


def within(h: int, least: int, most: int) -> set[int]:
    return {other for other in HEXES if least <= FAR[h][other] <= most}


def nearer(h: int, goal: int) -> set[int]:
    """HC-0.23: where a pull may lead."""
    return {other for other in NEAR[h] if FAR[other][goal] < FAR[h][goal]}


def away(h: int, source: int) -> set[int]:
    """HC-0.24, A-1: where a push may lead."""
    return {other for other in NEAR[h] if FAR[other][source] > FAR[h][source]}


def in_line(a: int, b: int) -> bool:
    return any(p == q for p, q in zip(PLACES[NAMES[a]], PLACES[NAMES[b]], strict=True))


def across(h: int, over: int) -> int | None:
    """The hex that lies straight behind a neighbour."""
    there = tuple(2 * q - p for p, q in zip(PLACES[NAMES[h]], PLACES[NAMES[over]], strict=True))
    return next((other for other in HEXES if PLACES[NAMES[other]] == there), None)
