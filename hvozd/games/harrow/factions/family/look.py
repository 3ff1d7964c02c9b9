"""The Family as people see it: a pointed hood, and the tokens of the bag."""

from collections import Counter

from hvozd.games.harrow.factions.family.hidden import FamilyView
from hvozd.games.harrow.hidden.view import FactionView, HarrowView
from hvozd.games.harrow.table.faces import explained
from hvozd.games.harrow.table.look import Look
from hvozd.games.harrow.table.parts import count
from hvozd.games.harrow.table.shapes import word
from hvozd.games.harrow.table.speaker import Speaker
from hvozd.games.harrow.words import TOKEN_NAMES
from hvozd.kit.drawing import at, paragraph, use
from hvozd.kit.markup import tag
from hvozd.kit.texts import Texts

ACROSS = 7
"""Tokens in a row."""


def shown(view: HarrowView) -> FamilyView | None:
    return view.boards.get("family")


class FamilyLook(Look):
    haint = "M0-13 10-3V11H-10V-3z"
    haint_side = "M3-10 10-3V11H3z"
    legend = "M0-19 9-7 5-4C12-2 14 6 14 14H-14C-14 6-12-2-5-4L-9-7z"
    cards = "upgrade"
    style = "blue"
    marks_of_units = ("B", ("L",))

    def part(self, view: HarrowView, each: FactionView, y: int, texts: Texts) -> tuple[list[str], int]:
        own = shown(view)
        return ([], y) if own is None else bag(own, y, texts)

    def lines(self, view: HarrowView, say: Speaker) -> list[str]:
        own = shown(view)
        if own is None:
            return []
        inside = say.counts(own.bag, "token", TOKEN_NAMES)
        return [f"{'':<11}{say.label('bag')}: {inside}   {say.label('board')}: {len(own.board)}"]


def bag(own: FamilyView, y: int, texts: Texts) -> tuple[list[str], int]:
    """HC-4.6: the tokens in the bag, on the board, drawn and in front, each place in a row of its own; and the next height."""
    places = (
        ("bag", {token: number for token, number in enumerate(own.bag) if number}, "board-bag"),
        ("board", Counter(own.board), "board-board"),
        ("kept", Counter(own.kept), "pic-kept"),
        ("front", Counter(own.front), "pic-front"),
        ("parked", Counter(own.parked), "pic-parked"),
    )
    drawn = []
    for name, tokens, key in places:
        if not tokens and name not in ("bag", "board"):
            continue
        title = texts.get(key)
        parts = [use("sign-bag", 18, 4) if name == "bag" else paragraph(title, 4, 4, 62, 11, class_="soft")]
        for i, (token, number) in enumerate(sorted(tokens.items())):
            parts.append(token_of(name, token, number, i, texts))
        drawn.append(tag("g", *parts, id=f"family-{name}", transform=at(0, y + 14), data_tip=title))
        y += 32 * max(1, (len(tokens) + ACROSS - 1) // ACROSS)
    if own.stored:
        drawn.append(count("cube-blue", own.stored, 18, y + 14, texts.get("pic-stored"), "family-stored"))
        y += 32
    return drawn, y + 12


def token_of(place: str, token: int, number: int, i: int, texts: Texts) -> str:
    """A token that the Family may use, with its number."""
    name = TOKEN_NAMES[token]
    tip = explained("token", name, texts)
    drawing = use(f"token-{name}") + (word(number, 14, 7, 16, "b") if number > 1 else "")
    spot = at(72 + 45 * (i % ACROSS), 4 + 32 * (i // ACROSS))
    return tag("g", drawing, id=f"family-{place}-{name}", transform=spot, data_pick=f"token:{name}", data_tip=tip)


LOOK = FamilyLook()
