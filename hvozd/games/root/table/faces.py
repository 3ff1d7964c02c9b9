"""Cards of Root as pictures: suit at a glance, cost as icons, what it does in a sentence."""

from hvozd.games.root.components import CARDS, COST, ITEM, ITEMS, POINTS, SUIT
from hvozd.games.root.table.labels import Namer, Speaker
from hvozd.kit.lettering import fit
from hvozd.kit.lettering import lines as broken
from hvozd.kit.markup import plain, row, tag
from hvozd.kit.once import once

WIDTH, HEIGHT = 140, 196
ANY_SUIT = 3
TITLE, SMALLER, TEXT = 13.5, 11.0, 10.7
"""Sizes of letters: eleven are still more than twelve pixels in the hand."""


def faces(speak: Namer) -> dict[str, str]:
    """Every card as a symbol, with what it is called and what it does."""
    return {f"face-{card.id}": face(index, speak) for index, card in enumerate(CARDS)}


@once
def hand(cards: list[int]) -> str:
    """The own cards, in the order of the view; equal ones are told apart by a number."""
    seen: dict[int, int] = {}
    rows = []
    for one in cards:
        seen[one] = seen.get(one, 0) + 1
        rows.append(card(one, seen[one]))
    return row(rows)


def card(index: int, copy: int) -> str:
    id = CARDS[index].id
    face = tag("use", href=f"#face-{id}")
    box = f"0 0 {WIDTH} {HEIGHT}"
    return tag("svg", face, viewBox=box, class_="card", id=f"card-{id}-{copy}", data_pick=f"card:{id}", data_of=f"face-{id}")


def face(index: int, speak: Namer) -> str:
    suit, id = SUIT[index], CARDS[index].id
    title = speak.name("title", id)
    effect = speak.effect(index)
    return tag(
        "symbol",
        tag("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=11, class_="leafcard"),
        tag("path", d=f"M2 46V13A11 11 0 0 1 13 2H{WIDTH - 13}A11 11 0 0 1 {WIDTH - 2} 13V46Z", class_=f"suit s-{suit}"),
        tag("use", href=f"#suit-{suit}", x=7, y=9, width=30, height=30, class_="suitshape"),
        *heading(title),
        *costs(index),
        prize(index),
        *lines(broken(effect, 120, TEXT), 11, 92, 13, "cardtext"),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        id=f"face-{id}",
        data_name=speak.card(index).text,
        data_tip=f"{title}: {effect}",
    )


def heading(title: str) -> list[str]:
    """The name of a card in at most three lines, none wider than its room; serifs are a little wider than other letters."""
    size = TITLE if len(broken(title, 90, TITLE, bold=True)) < 3 else SMALLER
    rows = broken(title, 90, size, bold=True)
    size = max(min(size, *(fit(row, 90, size) for row in rows)), SMALLER)
    step = 15 if len(rows) < 3 else 13
    top = 29 - step * (len(rows) - 1) / 2
    return [
        tag("text", plain(row), x=41, y=round(top + step * i, 1), class_="cardtitle", style=f"font-size:{size:.1f}px")
        for i, row in enumerate(rows)
    ]


def lines(rows: list[str], x: int, y: int, height: int, kind: str) -> list[str]:
    return [tag("text", plain(row), x=x, y=y + i * height, class_=kind) for i, row in enumerate(rows)]


def costs(index: int) -> list[str]:
    """What crafting takes: the suits of the pieces, a plain ring for any suit."""
    rows = []
    for i, suit in enumerate(COST[index]):
        x = 12 + i * 26
        rows.append(tag("circle", cx=x + 10, cy=63, r=11.5, class_="suit any" if suit == ANY_SUIT else f"suit s-{suit}"))
        if suit != ANY_SUIT:
            rows.append(tag("use", href=f"#suit-{suit}", x=x + 3, y=56, width=14, height=14, class_="suitshape"))
    return rows


def prize(index: int) -> str:
    """The item that it makes, and its points."""
    if ITEM[index] < 0:
        return ""
    icon = tag("use", href=f"#item-{ITEMS[ITEM[index]]}", x=88, y=51, width=24, height=24, class_="item")
    return icon + tag("text", f"+{POINTS[index]}", x=113, y=69, class_="cardtitle dark")


def chip(index: int, id: str, speak: Speaker) -> str:
    """A card in a line of a panel."""
    word = CARDS[index].id
    sign = tag("svg", tag("use", href=f"#suit-{SUIT[index]}"), class_="sign")
    title = plain(speak.name("title", word))
    return tag("span", sign, title, class_=f"cardchip s-{SUIT[index]}", id=id, data_pick=f"card:{word}", data_of=f"face-{word}")
