"""The map of Root in the terminal: twelve boxes at their places, joined by dotted paths."""

from collections.abc import Sequence
from typing import NamedTuple

from hvozd.games.root.components import CLEARINGS, MAP_CLEARINGS, MAPS, SUITS, Woodland
from hvozd.games.root.hidden.view import ClearingView, RootView
from hvozd.games.root.table.labels import DIM, SUIT_STYLES, WIDTH, Bit, Speaker, markup

COLUMNS = 4
BOX = 22
GAP = (WIDTH - COLUMNS * BOX) // (COLUMNS - 1)
ROWS = 26
"""How many lines the map is stretched over, if its boxes do not need more."""
SPAN = 1000
"""The coordinates of the component file go from 0 to this."""


class Box(NamedTuple):
    left: int
    top: int
    lines: list[list[Bit]]

    @property
    def centre(self) -> tuple[int, int]:
        return self.left + BOX // 2, self.top + len(self.lines) // 2


Canvas = list[list[Bit]]
"""Rows of cells, each one character in a style."""


def draw_map(view: RootView, speak: Speaker) -> list[str]:
    woodland = MAPS[view.map]
    boxes = lay_out(woodland, {clearing: box_lines(view, clearing, woodland, speak) for clearing in MAP_CLEARINGS})
    height = max(box.top + len(box.lines) for box in boxes.values())
    canvas: Canvas = [[Bit(" ")] * WIDTH for _ in range(height)]
    for a, b in woodland.row.closed:
        draw_path(canvas, boxes[a].centre, boxes[b].centre, "×")
    for a, b in (*woodland.row.paths, *view.opened):
        draw_path(canvas, boxes[a].centre, boxes[b].centre, "·")
    for box in boxes.values():
        draw_box(canvas, box)
    return [markup(merged(cells)).rstrip() for cells in canvas]


# -- where the boxes stand ----------------------------------------------------------------------------------------------


def lay_out(woodland: Woodland, contents: dict[int, list[list[Bit]]]) -> dict[int, Box]:
    """Four columns by x; inside a column by y, pushed down where boxes would overlap."""
    boxes: dict[int, Box] = {}
    for column in range(COLUMNS):
        inside = [clearing for clearing in MAP_CLEARINGS if column_of(woodland, clearing) == column]
        free = 0
        for clearing in sorted(inside, key=lambda clearing: woodland.row.at[clearing - 1][1]):
            lines = contents[clearing]
            wanted = round(woodland.row.at[clearing - 1][1] * ROWS / SPAN) - len(lines) // 2
            top = max(free, wanted)
            boxes[clearing] = Box(column * (BOX + GAP), top, lines)
            free = top + len(lines) + 1
    return boxes


def column_of(woodland: Woodland, clearing: int) -> int:
    return min(woodland.row.at[clearing - 1][0] * COLUMNS // SPAN, COLUMNS - 1)


# -- one clearing -------------------------------------------------------------------------------------------------------


def box_lines(view: RootView, clearing: int, woodland: Woodland, speak: Speaker) -> list[list[Bit]]:
    """Number, suit, rivers and paths in the frame; who rules, open slots, ruin; then a faction a line."""
    here = view.clearings[clearing]
    frame = speak.style(here.ruler) if here.ruler >= 0 else DIM
    head = [Bit(f"{clearing} ", "bold"), Bit(speak.say(f"letters-{SUITS[here.suit]}"), f"bold {SUIT_STYLES[here.suit]}")]
    near = [Bit(" ".join(map(str, neighbours(view, clearing, woodland))))]
    rivers = [Bit("~" + " ".join(map(str, woodland.rivers[clearing])), "blue")] if woodland.rivers[clearing] else []
    lines = [edge("╭", head, rivers, "╮", frame)]
    body = [state_line(here, speak)]
    for seat in range(len(view.seats)):
        body.extend(folded([*pieces_of(here, seat, speak)], speak.tag(seat)))
    lines += [[Bit("│", frame), *padded(line, BOX - 2), Bit("│", frame)] for line in body]
    return [*lines, edge("╰", [], near, "╯", frame)]


def neighbours(view: RootView, clearing: int, woodland: Woodland) -> list[int]:
    """The clearings at the other end of a path, opened ones included."""
    opened = [other for pair in view.opened if clearing in pair for other in pair if other != clearing]
    return sorted((*woodland.paths[clearing], *opened))


def edge(left: str, head: Sequence[Bit], tail: Sequence[Bit], right: str, frame: str) -> list[Bit]:
    """An upper or lower frame with text at its left and at its right."""
    start = [Bit(" "), *head, Bit(" ")] if head else []
    end = [Bit(" "), *tail, Bit(" ")] if tail else []
    fill = BOX - 2 - length(start) - length(end)
    return [Bit(left, frame), *start, Bit("─" * fill, frame), *end[fill < 0 :], Bit(right, frame)]


def state_line(here: ClearingView, speak: Speaker) -> list[Bit]:
    ruler = [speak.tag(here.ruler), Bit(f" {speak.say('rules')}")] if here.ruler >= 0 else [Bit("—", DIM)]
    slots = [Bit("□" * here.slots)] if here.slots else []
    ruin = [Bit(speak.say("ruin"), DIM)] if here.ruin else []
    right = [*slots, *([Bit(" ")] if slots and ruin else []), *ruin]
    return [*ruler, Bit(" " * max(1, BOX - 2 - length(ruler) - length(right))), *right]


def pieces_of(here: ClearingView, seat: int, speak: Speaker) -> list[str]:
    """What a seat has in a clearing, a word each."""
    words = [speak.say("warriors", warriors=here.warriors[seat])] if here.warriors[seat] else []
    for owner, kind, number in here.pieces:
        if owner == seat:
            words.append(speak.piece(seat, kind) + (f"×{number}" if number > 1 else ""))
    if seat in here.pawns:
        words.append(speak.say("pawn"))
    return words


def folded(words: Sequence[str], tag: Bit) -> list[list[Bit]]:
    """Words behind a tag, on as many lines as a box needs for them."""
    lines: list[list[Bit]] = []
    for word in words:
        if lines and length(lines[-1]) + 1 + len(word) <= BOX - 2:
            lines[-1].append(Bit(f" {word}"))
        else:
            lines.append([tag if not lines else Bit("  "), Bit(f" {word}")])
    return lines


def length(bits: Sequence[Bit]) -> int:
    return sum(len(bit.text) for bit in bits)


def padded(bits: Sequence[Bit], width: int) -> list[Bit]:
    return [*bits, Bit(" " * (width - length(bits)))]


# -- drawing ------------------------------------------------------------------------------------------------------------


def draw_box(canvas: Canvas, box: Box) -> None:
    for down, line in enumerate(box.lines):
        cells = [Bit(char, bit.style) for bit in line for char in bit.text][:BOX]
        canvas[box.top + down][box.left : box.left + len(cells)] = cells


def draw_path(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], dot: str) -> None:
    """A straight line of dots; boxes are drawn over it."""
    steps = max(abs(end[0] - start[0]), 2 * abs(end[1] - start[1]), 1)
    for step in range(0, steps + 1):
        x = round(start[0] + (end[0] - start[0]) * step / steps)
        y = round(start[1] + (end[1] - start[1]) * step / steps)
        canvas[y][x] = Bit(dot, DIM)


def merged(cells: Sequence[Bit]) -> list[Bit]:
    """Neighbouring cells of one style as one bit."""
    bits: list[Bit] = []
    for cell in cells:
        if bits and bits[-1].style == cell.style:
            bits[-1] = Bit(bits[-1].text + cell.text, cell.style)
        else:
            bits.append(cell)
    return bits


def landmarks(view: RootView, speak: Speaker) -> list[Bit]:
    """What a map has beside paths: the ferry, closed paths, the Pass."""
    row = MAPS[view.map].row
    closed = [f"{a}–{b}" for a, b in row.closed if (a, b) not in view.opened]
    texts = [speak.say("ferry", clearing=view.ferry)] if view.ferry else []
    texts += [speak.say("closed", paths=", ".join(closed))] if closed else []
    texts += [speak.say("pass", clearing=row.tower)] if row.tower else []
    return [Bit(" · ".join(texts))] if texts else []


def pawns_in_forests(view: RootView, speak: Speaker) -> list[Bit]:
    """Who stands in which forest."""
    forests = [forest.clearings for forest in MAPS[view.map].row.forests]
    bits: list[Bit] = []
    for seat, row in enumerate(view.seats):
        if row.pawn >= CLEARINGS:
            bits += [Bit("   " if bits else ""), speak.seat(seat), Bit(f": {speak.place(row.pawn, forests)}")]
    return bits
