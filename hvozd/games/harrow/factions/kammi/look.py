"""Kammi as people see her: two long ears, two standees, the grid, the dolls."""

from collections.abc import Iterator

from hvozd.games.harrow.factions.kammi.hidden import KammiView
from hvozd.games.harrow.hidden.view import FactionView, HarrowView
from hvozd.games.harrow.table.look import Look, Thing
from hvozd.games.harrow.table.shapes import word
from hvozd.games.harrow.table.speaker import Speaker
from hvozd.games.harrow.words import TOKEN_NAMES
from hvozd.kit.drawing import at, use
from hvozd.kit.markup import tag
from hvozd.kit.texts import Texts


def shown(view: HarrowView) -> KammiView | None:
    return view.boards.get("kammi")


class KammiLook(Look):
    haint = "M-9 10-13-9-5-6C-2-9 2-9 5-6L13-9 9 10C4 13-4 13-9 10z"
    haint_side = "M4-7 13-9 9 10 3 12z"
    legend = "M-6-8-12-17-3-13H3L12-17 6-8 5-4C12-2 13 6 13 14H-13C-13 6-12-2-5-4z"
    letters = ("A", "B")
    cards = "goblin"
    style = "magenta"
    marks_of_units = ("K", ("A", "B"))

    def things(self, view: HarrowView, h: int, texts: Texts) -> Iterator[Thing]:
        own = shown(view)
        if own is None:
            return
        for number, where in enumerate(own.dolls):
            if where == h:
                true = number == own.true_doll
                told = texts.get("pic-true-doll" if true else "pic-doll")
                yield Thing("sign-doll", 1, told, identity=f"doll-{number}", letter="★" if true else "")
        if h in own.money:
            yield Thing("sign-money", own.money.count(h), texts.get("pic-money"))

    def part(self, view: HarrowView, each: FactionView, y: int, texts: Texts) -> tuple[list[str], int]:
        own = shown(view)
        return ([], y) if own is None else (grid(own, y + 10, texts), y + 128)

    def marks(self, view: HarrowView, h: int) -> str:
        own = shown(view)
        return "D" if own is not None and h in own.dolls else ""

    def lines(self, view: HarrowView, say: Speaker) -> list[str]:
        own = shown(view)
        if own is None:
            return []
        rows = " ".join("".join("ast"[token] for token in own.grid[at : at + 2]) for at in (0, 2, 4))
        waiting = say.word("token", TOKEN_NAMES[own.waiting])
        return [f"{'':<11}{say.label('grid')}: {rows}   {say.label('waiting')}: {waiting}"]


def grid(own: KammiView, y: int, texts: Texts) -> list[str]:
    """HC-7.7: three rows of two tokens; the one that waits lies on the left, or where it was pushed out."""
    drawn = []
    for row in range(3):
        box = tag("rect", x=44, y=-16, width=92, height=33, rx=8, class_="hc-card")
        tokens = [use(f"token-{TOKEN_NAMES[own.grid[2 * row + i]]}", 68 + 44 * i, 0) for i in range(2)]
        cubes = use("cube-purple", 190, 0) + word(own.row_cubes[row], 206, 7, 18, "b") if own.row_cubes[row] else ""
        place, pick = at(0, y + 10 + 37 * row), f"row:{row + 1}"
        tip = f"{texts.get('board-grid')} {row + 1}"
        drawn.append(tag("g", box, *tokens, cubes, id=f"kammi-row{row}", transform=place, data_pick=pick, data_tip=tip))
    waiting = TOKEN_NAMES[own.waiting]
    x, at_row = (20, 1) if own.black < 0 else (156, own.black)
    told = f"{texts.get('board-waiting')}: {texts.get(f'token-{waiting}')}"
    drawn.append(use(f"token-{waiting}", x, y + 10 + 37 * at_row, id="kammi-waiting", data_tip=told))
    if own.gift:
        drawn.append(use("sign-gift", 262, y + 12, id="kammi-gift", data_tip=texts.get("pic-gift")))
    if own.herself >= 0:
        letter = "AB"[own.herself - 2]
        figure = use("legend-kammi", scale=1.3) + word(letter, 0, 14, 15, "on")
        tip = texts.get("pic-herself", {"standee": letter})
        drawn.append(tag("g", figure, id="kammi-herself", transform=at(320, y + 46), data_tip=tip))
    return drawn


LOOK = KammiLook()
