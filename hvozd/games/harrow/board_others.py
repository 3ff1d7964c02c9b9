"""The boards of Hester and the Fair Folk, and what lies in the middle of the table."""

from hvozd.drawing import at, use
from hvozd.games.harrow.board_parts import count, plates
from hvozd.games.harrow.board_pieces import TOKENS, word
from hvozd.games.harrow.geography import KINDS
from hvozd.games.harrow.view import FairFolkView, HarrowView, HesterView, SoloView
from hvozd.games.harrow.words import JARS, SOLO_DECKS, WORDS
from hvozd.locale import Texts
from hvozd.picture import tag

WIDTH = 380
SQUARES = ("", *(f"token-{name}" for name in TOKENS), "sign-wild", "haint-protectors", "sign-nail")
"""What lies on a square of Hester's."""
TERRAINS = 4


def hester(own: HesterView, texts: Texts) -> str:
    """Squares to fill, action flames, bonfire slots, cards that are active."""
    drawn = []
    for i, filled in enumerate(own.squares):
        inside = use(SQUARES[filled], scale=0.9) if filled else ""
        tip = texts.get("board-squares")
        drawn.append(tag("g", use("square"), inside, id=f"hester-sq{i}", transform=at(24 + 38 * i, 24), data_tip=tip))
    drawn += [
        count("sign-fire", f"{own.flames}/{own.flames + own.spent}", 262, 24, texts.get("board-actions"), "hester-actions"),
        count("sign-back", own.hand, 336, 24, texts.get("board-hand"), "hester-hand"),
        *slots(own, texts),
        count("sign-fire", own.supply, 262, 68, texts.get("pic-supply"), "hester-supply"),
    ]
    drawn += plates("hestercard", own.active, 94, "hester", texts, own.used)
    height = 98 + 37 * ((len(own.active) + 1) // 2)
    return tag("svg", *drawn, viewBox=f"0 0 {WIDTH} {height}", id="board-hester", class_="hc hc-hester")


def slots(own: HesterView, texts: Texts) -> list[str]:
    """The flames on the bonfire slots, from the left."""
    drawn = []
    for i, flames in enumerate(own.slots):
        fires = [use("sign-fire", 20 * k - 10, 0) for k in range(flames)]
        box = tag("rect", x=-32, y=-18, width=64, height=36, rx=8, class_="hc-card")
        place = at(40 + 74 * i, 68)
        drawn.append(tag("g", box, *fires, id=f"hester-slot{i}", transform=place, data_tip=texts.get("board-flames")))
    return drawn


def fair_folk(own: FairFolkView, texts: Texts) -> str:
    """Finds made, cards and quests, the terrains searched, cards played and quests done."""
    counts = (
        ("sign-find", f"{own.found}/{len(own.places)}", "board-finds", "finds"),
        ("sign-back", own.hand, "board-hand", "hand"),
        ("sign-taunt", own.quests, "board-quests", "quests"),
        ("sign-offer", own.prepared, "board-offers", "nests"),
    )
    drawn = [
        count(icon, value, (18, 86, 140, 196)[i], 24, texts.get(key), f"fair-{name}")
        for i, (icon, value, key, name) in enumerate(counts)
    ]
    for i, kind in enumerate(KINDS[:TERRAINS]):
        cube = use("cube-silver", scale=0.85) if own.board >> i & 1 else ""
        land = use(f"{kind}0", scale=0.38, class_="hc-i")
        tip = texts.get(f"kind-{kind}")
        drawn.append(
            tag("g", land, cube, id=f"fair-land{i}", transform=at(255 + 36 * i, 24), data_pick=f"kind:{kind}", data_tip=tip)
        )
    y = 50
    for kind, numbers, name in (("fairy", own.played, "played"), ("quest", own.quests_done, "done")):
        drawn += plates(kind, numbers, y, f"fair-{name}", texts)
        y += 37 * ((len(numbers) + 1) // 2)
    return tag("svg", *drawn, viewBox=f"0 0 {WIDTH} {y}", id="board-fair-folk", class_="hc hc-fair-folk")


# -- the middle ------------------------------------------------------------------------------------------------------------------


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
        for terrain, kind in enumerate(KINDS[:TERRAINS]):
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
