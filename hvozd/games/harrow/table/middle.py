"""What lies in the middle of the table: tiles, stocks, objectives, solo decks."""

from hvozd.games.harrow.hidden.view import HarrowView, SoloView
from hvozd.games.harrow.maps import KIND_NAMES
from hvozd.games.harrow.table.parts import count
from hvozd.games.harrow.table.shapes import word
from hvozd.games.harrow.words import JARS, SOLO_DECKS, WORDS
from hvozd.kit.drawing import at, use
from hvozd.kit.markup import tag
from hvozd.kit.texts import Texts

WIDTH = 380
TERRAINS = 4


def centre(view: HarrowView, texts: Texts) -> str:
    """The tiles that lie at the jars, what is left in the stock, objectives still to come, the solo decks."""
    drawn, y = tiles(view)
    stock = (
        ("sign-wild", view.wild_stock, "board-wild"),
        ("sign-path", view.path_supply, "pic-path"),
        ("gust", view.storm_supply, "pic-storm"),
        ("sign-nail", view.pins.count(-1), "pic-nails"),
    )
    for i, (icon, value, key) in enumerate(stock):
        drawn.append(count(icon, value, 26 + 92 * i, y + 26, texts.get(key), f"stock-{i}"))
    y += 56
    if any(view.waiting) or any(view.gone):
        drawn += objectives(view, y, texts)
        y += 44
    if view.solo is not None:
        drawn += solo(view.solo, y, texts)
        y += 76
    return tag("svg", *drawn, viewBox=f"0 0 {WIDTH} {y}", id="middle", class_="hc")


def tiles(view: HarrowView) -> tuple[list[str], int]:
    """HC-16: at each jar its tile, face up or face down; and the height they take."""
    drawn, down = [], False
    for tile, place in zip(WORDS["tile"], view.tiles, strict=False):
        if place >= 2 * len(JARS):
            continue
        x = 4 + 94 * (place % len(JARS))
        if place < len(JARS):
            drawn.append(use(f"tile-{tile}", x, 44, id=f"lying-{tile}", data_pick=f"tile:{tile}"))
        else:
            drawn.append(tag("rect", x=x, y=44, width=90, height=40, rx=4, class_="hc-back", id=f"lying-{tile}"))
        down = True
    if not down:
        return [], 0
    return [*(use(f"jar-{jar}", 49 + 94 * i, 24, scale=0.8) for i, jar in enumerate(JARS)), *drawn], 88


def objectives(view: HarrowView, y: int, texts: Texts) -> list[str]:
    """HC-17.5: who still comes to which land, and how many were rescued or destroyed."""
    drawn = []
    for row, sign in enumerate(("townsfolk", "building")):
        for terrain, kind in enumerate(KIND_NAMES[:TERRAINS]):
            if view.waiting[row * TERRAINS + terrain]:
                land = use(f"{kind}0", scale=0.4, class_="hc-i") + use(f"sign-{sign}", scale=0.85)
                tip = f"{texts.get(f'pic-{sign}')}, {texts.get(f'kind-{kind}')}: {texts.get('pic-to-come')}"
                place = at(24 + 36 * (row * TERRAINS + terrain), y + 16)
                drawn.append(tag("g", land, id=f"to-come-{sign}-{kind}", transform=place, data_tip=tip))
    for i, (sign, key) in enumerate((("townsfolk", "pic-rescued"), ("building", "pic-destroyed"))):
        if view.gone[i]:
            drawn.append(count(f"sign-{sign}", view.gone[i], 308 + 44 * i, y + 16, texts.get(key), f"gone-{sign}"))
    return drawn


def solo(own: SoloView, y: int, texts: Texts) -> list[str]:
    """The three decks, and the card that is being resolved."""
    drawn = []
    for i, (deck, number) in enumerate(zip(SOLO_DECKS, own.decks, strict=True)):
        tip = texts.get(f"deck-{deck}")
        drawing = use("sign-back", 0, 0) + word(number, 17, 7, 20, "b") + word(tip, 44, 6, 13, "soft")
        place, pick = at(20 + 124 * i, y + 14), f"deck:{deck}"
        drawn.append(tag("g", drawing, id=f"deck-{i}", transform=place, data_pick=pick, data_tip=tip))
    if own.card >= 0:
        name = texts.get(f"solo-{WORDS['solo'][own.card]}")
        drawn.append(tag("g", use("plate"), word(name, 90, 22, 15, "m b"), id="solo-card", transform=at(6, y + 36)))
    return drawn
