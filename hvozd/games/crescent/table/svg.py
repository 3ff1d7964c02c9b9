"""A view as pictures: above the seats in turn order, then the map with its river, below it the markets."""

from functools import cache
from math import cos, radians, sin, sqrt

from hvozd.core.picture import Picture
from hvozd.games.crescent.components import tables
from hvozd.games.crescent.hidden.view import CrescentView, HexView
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.maps.hexes import SIDES
from hvozd.games.crescent.table import FOLDERS
from hvozd.games.crescent.table.faces import PLATE, cards, hand, plate
from hvozd.games.crescent.table.panels import panels
from hvozd.games.crescent.table.shapes import ROUGH, SIZE, shapes
from hvozd.games.crescent.table.tracks import known
from hvozd.kit.drawing import Point, at, label, smooth, title, use
from hvozd.kit.lettering import fit
from hvozd.kit.markup import tag
from hvozd.kit.once import once
from hvozd.kit.texts import Texts

WIDTH = 724.0
TOP = 96.0
BOTTOM = 158.0


def picture(view: CrescentView, seat: int | None, lang: str = "en") -> Picture:
    """CM-19.2: the public position, the own hand, what lies before each character."""
    return Picture(board(view, Texts(FOLDERS, lang)), hand(view.hand, view.tiles), panels(view, seat, lang))


@cache
def symbols(lang: str) -> dict[str, str]:
    """What the pictures draw with `<use>`: shapes, and cards in one language."""
    return shapes() | known() | cards(Texts(FOLDERS, lang))


def board(view: CrescentView, texts: Texts) -> str:
    centres = [middle(each.q, each.r) for each in view.hexes] + [middle(q, r) for q, r in ghosts(view)] or [(0.0, 0.0)]
    left, right = min(x for x, _ in centres) - SIZE, max(x for x, _ in centres) + SIZE
    low, high = min(y for _, y in centres) - SIZE - 8, max(y for _, y in centres) + SIZE + 8
    width = max(right - left, WIDTH)
    x, y = (left + right - width) / 2, low - TOP
    height = high - low + TOP + (BOTTOM if view.market else 0)
    layers = (
        tag("rect", x=x, y=y, width=width, height=height, rx=18, fill="var(--cm-paper)", id="paper"),
        tag("g", *(ground(each, texts.lang) for each in view.hexes), *map(ghost, ghosts(view)), id="land"),
        tag("g", *rivers(wet(view.hexes)), id="rivers", pointer_events="none"),
        tag("g", *(pieces(each, texts.lang) for each in view.hexes), id="pieces", pointer_events="none"),
        tag("g", *heading(view, texts), id="heading", transform=at(x, y)),
        tag("g", *markets(*on_sale(view), texts.lang), id="markets", transform=at(x + (width - 6 * PLATE) / 2, high + 6)),
    )
    box = " ".join(f"{value:.0f}" for value in (x, y, width, height))
    return tag("svg", *layers, viewBox=box, id="board-svg", class_="cm board")


def middle(q: int, r: int) -> Point:
    return sqrt(3) * SIZE * (q + r / 2), 1.5 * SIZE * r


def ghosts(view: CrescentView) -> list[tuple[int, int]]:
    """While tiles are being laid, the empty places around the map."""
    if not any(each.tiles for each in view.seats):
        return []
    laid = {(each.q, each.r) for each in view.hexes}
    return sorted({(q + dq, r + dr) for q, r in laid for dq, dr in SIDES} - laid)


def ghost(place: tuple[int, int]) -> str:
    q, r = place
    return tag(
        "g",
        use("ghost"),
        label(f"{q}, {r}", 0, 6, 18, class_="soft"),
        id=f"place-{q}_{r}",
        transform=at(*middle(q, r)),
        data_pick=f"q:{q} r:{r}",
    )


# -- the map -------------------------------------------------------------------------------------------------------------------


@once
def ground(each: HexView, lang: str) -> str:
    """The ground of a hex, with the name of the tile and its feature."""
    seed = sum(map(ord, each.name))
    feature = use(each.feature, -40, 28, scale=1.1) if each.feature == "holy_site" else ""
    return tag(
        "g",
        use(f"ground-{each.terrain}-{seed % ROUGH}") + feature,
        id=f"hex-{each.name}",
        transform=at(*middle(each.q, each.r)),
        data_pick=f"hex:{each.name}",
        data_tip=told(each, Texts(FOLDERS, lang)),
    )


def corner(each: HexView, k: int) -> Point:
    """CM-4.7: the corner between the sides k and k + 1, counted against the clock from the east."""
    x, y = middle(each.q, each.r)
    return x + SIZE * cos(radians(60 * k + 30)), y - SIZE * sin(radians(60 * k + 30))


def wet(hexes: list[HexView]) -> list[HexView]:
    """Where the river runs."""
    return [each for each in hexes if each.feature in ("river", "ford")]


@once
def rivers(reaches: list[HexView]) -> list[str]:
    """CM-4.5, CM-4.6: the river along the sides it keeps apart, and straight through the ford, where stones lie."""
    path = smooth(course(reaches))
    drawn = [
        tag(
            "path",
            d=path,
            class_="cm-n",
            stroke=f"var(--cm-{tone})",
            stroke_width=wide,
            stroke_linejoin="round",
            stroke_linecap="round",
            stroke_dasharray=dash,
        )
        for tone, wide, dash in (("river-dark", 23, None), ("river", 18, None), ("foam", 2.5, "14 22"))
    ]
    return drawn + [use("ford", *middle(each.q, each.r), scale=1.2) for each in reaches if each.feature == "ford"]


def course(hexes: list[HexView]) -> list[Point]:
    """CM-4.8: the corners that the river passes, from one end of it to the other, starting with the ford."""
    reaches = [corners_of(each) for each in sorted(hexes, key=lambda each: each.feature)]
    river, rest = reaches[0], reaches[1:]
    for _ in reaches[1:]:
        ways = [way for reach in rest for way in (reach, reach[::-1])]
        onward = next((way for way in ways if near(way[0], river[-1])), [])
        before = next((way for way in ways if near(way[-1], river[0])), []) if not onward else []
        river = before[:-1] + river + onward[1:]
        rest = [reach for reach in rest if reach not in (onward, onward[::-1], before, before[::-1])]
    return river


def corners_of(each: HexView) -> list[Point]:
    """What of the river one tile shows: two sides of a river tile, the way through the ford."""
    return [corner(each, each.turned + k) for k in ((-1, 0, 1) if each.feature == "river" else (0, 3))]


def near(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) < 1


@once
def pieces(each: HexView, lang: str) -> str:
    """Who controls a hex, what stands there, whose units, whose influence. A click on any of it falls through to the hex."""
    drawn = []
    if each.control:
        flag = use(f"c-{each.control}", -50, -27, scale=0.72)
        drawn.append(tag("g", use("rim"), flag, id=f"control-{each.name}", class_=f"cm-{each.control}"))
    for i, (structure, owner) in enumerate(each.structures.items()):
        step = 42 if len(each.structures) < 3 else 35
        place = use(f"s-{structure}", 12 + step * (i - (len(each.structures) - 1) / 2), -38, scale=1.1 if step == 42 else 0.9)
        drawn.append(tag("g", place, id=f"{structure}-{each.name}", class_=f"cm-{owner}", data_stack=structure, data_n=1))
    drawn += units(each)
    if each.influence:
        token = use(f"t-{each.influence}", 48, 25)
        kind = f"influence-{each.influence}"
        drawn.append(tag("g", token, id=f"influence-{each.name}", class_=f"cm-{each.influence}", data_stack=kind, data_n=1))
    if each.challenge:
        drawn.append(tag("g", use("clash", 46, -34), id=f"clash-{each.name}"))
    drawn.append(
        tag("g", label(Texts(FOLDERS, lang).get(f"short-{each.name}"), 0, 54, 14, class_="name"), id=f"name-{each.name}")
    )
    return tag("g", *drawn, id=f"on-{each.name}", transform=at(*middle(each.q, each.r)))


def units(each: HexView) -> list[str]:
    """The stacks of units in the middle of a hex: two rows where there are more than three."""
    stacks = [
        (kind, who, number) for who, pair in each.units.items() for kind, number in zip(("c", "m"), pair, strict=True) if number
    ]
    drawn = []
    for i, (kind, who, number) in enumerate(stacks):
        across = stacks[3 * (i // 3) : 3 * (i // 3) + 3]
        x = 46 * (i % 3) - 23 * (len(across) - 1)
        y = 4.0 if len(stacks) <= 3 else -8 + 34 * (i // 3)
        drawn.append(stack(f"{kind}-{who}", x, y, number, f"units-{kind}-{who}-{each.name}", who))
    return drawn


def stack(symbol: str, x: float, y: float, number: int, name: str, who: str) -> str:
    """Up to three units are drawn each, more of them as one with their number."""
    shown = 1 if number > 3 else number
    figures = [use(symbol, 8 * i - 4 * (shown - 1), 3 * i - 1.5 * (shown - 1)) for i in range(shown)]
    count = [label(number, 9, 18, 22, class_="on")] if number > 3 else []
    return tag("g", *figures, *count, id=name, class_=f"cm-{who}", transform=at(x, y), data_stack=symbol, data_n=number)


def told(each: HexView, texts: Texts) -> str:
    """The hex in words."""
    parts = [f"{texts.get(f'short-{each.name}')}: {texts.get(f'pic-{each.terrain}')}"]
    if each.control:
        parts.append(texts.get("pic-control", {"who": texts.get(f"name-{each.control}")}))
    parts += [f"{texts.get(f'structure-{kind}')} ({texts.get(f'name-{owner}')})" for kind, owner in each.structures.items()]
    for who, (ordinary, mercenary) in each.units.items():
        parts.append(texts.get("pic-units", {"who": texts.get(f"name-{who}"), "ordinary": ordinary, "mercenary": mercenary}))
    if each.influence:
        parts.append(texts.get("pic-influence", {"who": texts.get(f"name-{each.influence}")}))
    if each.across:
        parts.append(texts.get("pic-across", {"hexes": ", ".join(texts.get(f"short-{name}") for name in each.across)}))
    return "; ".join(parts)


# -- above and below the map -----------------------------------------------------------------------------------------------------


def heading(view: CrescentView, texts: Texts) -> list[str]:
    """CM-2.10: the seats in turn order, the years as moons, the actions of the year as suns."""
    chips = [
        chip(each.character, each.coins, each.hand_size, each.vp, each.reserve, 8 + 142 * i, texts.lang)
        for i, each in enumerate(view.seats)
    ]
    moons = [
        use("moon", 26 + 26 * i, 20, scale=0.7, fill="var(--cm-coin)" if i < view.year else "none") for i in range(view.years)
    ]
    start = 40 + 26 * view.years
    rounds = tables("").actions_a_year
    suns = [
        tag("circle", cx=start + 24 * i, cy=20, r=8, class_="cm-i", fill="var(--cm-coin)" if i < view.round else "none")
        for i in range(rounds)
    ]
    year = texts.get("board-year", {"year": view.year, "years": view.years})
    action = f", {texts.get('board-round', {'round': view.round})}" if view.round else ""
    written = label(year + action, start + 24 * rounds, 27, 20, class_="b", anchor="start")
    return [tag("g", *moons, *suns, written, id="time"), *chips]


@once
def chip(who: str, coins: int, cards: int, vp: int | None, reserve: int, x: float, lang: str) -> str:
    """A character's name, coins, cards, and points where they are known."""
    texts = Texts(FOLDERS, lang)
    points_ = "?" if vp is None else vp
    name = texts.get(f"name-{who}")
    parts = (("coin", 42, coins), ("back", 79, cards), ("star", 108, points_))
    numbers = [
        use(icon, at_, 34, scale=0.55) + label(value, at_ + 7, 40, 15, class_="b", anchor="start") for icon, at_, value in parts
    ]
    return tag(
        "g",
        tag("rect", width=138, height=50, rx=10, class_="cm-card"),
        tag("g", use(f"c-{who}", 20, 26, scale=1.05), class_=f"cm-{who}"),
        label(name, 40, 20, fit(name, 94, 16), class_="b", anchor="start"),
        *numbers,
        id=f"chip-{who}",
        transform=at(x, 40),
        data_pick=f"seat:{who}",
        data_tip=texts.get("board-own", {"coins": coins, "vp": points_, "cards": cards, "reserve": reserve}),
    )


def on_sale(view: CrescentView) -> tuple[list[str], list[str], dict[str, int], list[str], int, int]:
    """All that the markets show."""
    return view.market, view.slots, view.prices, view.bazaar, view.deck_size, len(view.discard)


@once
def markets(
    common: list[str], slots: list[str], prices: dict[str, int], second: list[str], deck: int, gone: int, lang: str
) -> list[str]:
    """CM-6.1: the common market from far to near with its prices, the second one beside deck and discards."""
    if not common:
        return []
    texts, drawn = Texts(FOLDERS, lang), []
    for i, (word, market) in enumerate(zip(common, slots, strict=True)):
        price = use("coin", PLATE - 16, 44, scale=0.95) + label(prices[market], PLATE - 16, 50, 16, class_="on")
        drawn.append(plate(word, PLATE * i, 6, f"slot-{i}", f"market:{market}", price))
    for market in prices:
        at_ = [i for i, each in enumerate(slots) if each == market]
        line = tag(
            "path", d=f"M{PLATE * at_[0]} 0H{PLATE * (at_[-1] + 1) - 8}", class_="cm-n", stroke="var(--cm-soft)", stroke_width=3
        )
        drawn.append(line)
    row = 82
    if second:
        drawn += bazaar(second, texts, row)
    x = PLATE * (len(second) + 1) + 20
    pile = use("back", x, row + 26, scale=1.3) + label(deck, x + 22, row + 34, 22, class_="b", anchor="start")
    rest = use("back", x + 90, row + 26, scale=1.3, class_="cm-gone") + label(
        gone, x + 112, row + 34, 22, class_="soft", anchor="start"
    )
    drawn.append(tag("g", pile, rest, id="piles", data_tip=texts.get("board-piles", {"deck": deck, "discards": gone})))
    return drawn


def bazaar(second: list[str], texts: Texts, row: int) -> list[str]:
    """CM-7.9.3: the second market with the sign of its keeper."""
    keeper = next(character.name for character in CHARACTERS if character.keeps_bazaar)
    name = texts.get("board-bazaar")
    sign = tag("g", use(f"c-{keeper}", 24, row + 24), class_=f"cm-{keeper}", data_tip=name)
    cards = [plate(word, PLATE * (i + 1), row, f"bazaar-{i}") for i, word in enumerate(second)]
    return [
        sign,
        *(title(each, 42, row + 22 + 17 * i, 72, 14, anchor="start", data_most=74) for i, each in enumerate(name.split())),
        *cards,
    ]
