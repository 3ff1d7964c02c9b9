"""Draws the plan of the house from what its modules import: `python -m tests.house.picture docs/img/house.svg` (`make house`)."""

import sys
from collections import Counter
from html import escape
from pathlib import Path

from tests.house.plan import FLOORS, SHAPE, dotted, games, imports, modules

WIDTH, STOREY, SIDE = 1180, 96, 20
INK, QUIET, PAPER, ROOM, LINE = "#22322b", "#5d6f66", "#f6f3ea", "#ffffff", "#8aa396"


def package_of(module: str) -> str:
    """The box of a module: `core`, `kit`, … and one for each game."""
    parts = module.split(".")
    if len(parts) < 2 or parts[1] == "__version__":
        return "front door"
    if parts[1] in ("cli", "__main__"):
        return "commands"
    return parts[2] if parts[1] == "games" and len(parts) > 2 else parts[1]


def edges() -> Counter[tuple[str, str]]:
    """How often one box imports from another."""
    found: Counter[tuple[str, str]] = Counter()
    for path in modules():
        me = package_of(dotted(path))
        if me in ("front door", "games"):
            continue
        for other in {package_of(name) for name in imports(path)} - {me, "front door", "games"}:
            found[me, other] += 1
    return found


def storeys() -> list[list[str]]:
    """The boxes of each floor, from the top of the house down."""
    names = [[folder.split("/")[1] for folder in packages] for packages in FLOORS]
    return [[game.name for game in games()] if row == ["games"] else row for row in names][::-1]


def size(name: str) -> tuple[int, int]:
    mine = [path for path in modules() if package_of(dotted(path)) == name]
    return len(mine), sum(len(path.read_text(encoding="utf-8").splitlines()) for path in mine)


def text(x: float, y: float, words: str, size: int = 13, colour: str = INK, weight: int = 400) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}" font-weight="{weight}">{escape(words)}</text>'


def box(x: float, y: float, width: float, name: str, about: str, imported: str) -> str:
    count, lines = size(name)
    body = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{STOREY - 20}" rx="7" fill="{ROOM}" stroke="{LINE}"/>'
    body += text(x + 12, y + 21, name, 16, weight=700) + text(x + 12, y + 38, about, 12)
    body += text(x + 12, y + 54, f"{count} modules, {lines:,} lines", 12, QUIET)
    return body + text(x + 12, y + 69, imported, 12, QUIET)


def imported(name: str) -> str:
    """From which boxes a box imports, and how many of its modules do."""
    order = [other for row in storeys() for other in row]
    found = {end: number for (start, end), number in edges().items() if start == name}
    told = [f"{other} {found[other]}" for other in order if other in found]
    return f"imports {', '.join(told)}" if told else "imports nothing of ours"


def drawn() -> str:
    about = {folder.split("/")[1]: what.split(":")[0].split(";")[0] for packages in FLOORS for folder, what in packages.items()}
    places: dict[str, tuple[float, float, float]] = {}
    for number, row in enumerate(storeys()):
        width = (WIDTH - 2 * SIDE - 16 * (len(row) - 1)) / len(row)
        for index, name in enumerate(row):
            places[name] = (SIDE + index * (width + 16), 60 + number * STOREY, width)
    boxes = "".join(box(*places[name], name, about.get(name, "one shape, see below"), imported(name)) for name in places)
    below = 60 + len(storeys()) * STOREY + 24
    shape = text(SIDE, below, "Every game package has one shape", 16, weight=700)
    names = list(SHAPE.items())
    for index, (name, what) in enumerate(names):
        column, line = divmod(index, (len(names) + 1) // 2)
        x, y = SIDE + column * (WIDTH / 2), below + 26 + line * 21
        shape += text(x, y, name, 13, weight=700) + text(x + 96, y, what, 12, QUIET)
    height = below + 26 + (len(names) + 1) // 2 * 21 + 10
    head = text(SIDE, 36, "Hvozd: floors, and who imports whom (always downwards)", 20, weight=700)
    ground = f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="system-ui, sans-serif">'
    return f"{opening}{ground}{head}{boxes}{shape}</svg>\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(drawn(), encoding="utf-8")
