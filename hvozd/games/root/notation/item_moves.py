"""Items in a Rootlog: flipped, damaged, repaired, handed over, taken from a ruin, removed."""

from hvozd.games.root.notation.letters import Position
from hvozd.games.root.notation.line import Line


def item_move(line: Line, told: Position, item: str, number: int, start: str, target: str) -> None:
    """From a ruin or a board (`V$`, `V$e`, `V$d`, `V$de`) to a board or out of the game."""
    if start.isdigit():
        line.move(number, item, start, line.board(target))
        return
    owner, way = start[:2], start[2:]
    if target[:2] == owner:
        turn(line, told, item, number, owner, way, target[2:])
        return
    if target and way:
        turn(line, told, item, number, owner, way, "")
        way = ""
    line.move(number, item, origin(line, told, item, owner, way, wide=not target), line.board(target[:2]))


def turn(line: Line, told: Position, item: str, number: int, owner: str, way: str, new: str) -> None:
    """An item stays on its board and changes its side, its area, or both."""
    moved = "d" if "d" in new else "s"
    side = "e" if "e" in new else "r"
    area = moved if ("d" in way) != ("d" in new) else ""
    flip = side if ("e" in way) != ("e" in new) else ""
    start = origin(line, told, item, owner, way, wide=not flip or bool(area))
    line.move(number, item, start, "+".join(part for part in (area, flip) if part))


def origin(line: Line, told: Position, item: str, owner: str, way: str, wide: bool) -> str:
    """Where the item lies, as short as it is clear; `wide`: both sides up would fit, so the side may have to be named.

    On the board of another player only the board can be named.
    """
    if line.board(owner) != "$":
        return owner
    area = "d" if "d" in way else ""
    both = told[item, owner + area] and told[item, owner + area + "e"]
    side = ("e" if "e" in way else "r") if wide and both else ""
    return area + side
