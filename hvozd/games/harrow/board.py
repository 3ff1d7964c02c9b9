"""A view as pictures: the county at dusk, above it the factions, below it battleground and tree."""

from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from hvozd.core.picture import Picture
from hvozd.drawing import Point, at, fit, hexagon, label, use
from hvozd.games.harrow.board_cards import hand
from hvozd.games.harrow.board_panels import panels
from hvozd.games.harrow.board_pieces import TOKENS, definitions
from hvozd.games.harrow.geography import AXIAL, HEXES, KINDS, LANDS, NAMES
from hvozd.games.harrow.view import FactionView, FairFolkView, HarrowView
from hvozd.games.harrow.words import COLOURS, FACTIONS, LEGEND_NAMES, WORDS
from hvozd.locale import Texts
from hvozd.picture import plain, tag

SIZE = 45.0
"""From the middle of a hex to its corners."""
BOX = (-330, -394, 660, 822)
SLOTS = ("protectors", "family", "kammi", "kammi", "hester")
"""Whose each place of `legend_at` is."""
LEGEND_WORDS = ("protectors-legend", "family-legend", "first-standee", "second-standee", "hester")
HAINT_WORDS = (("red-haint", "red-infected"), ("blue-haint", "blue-infected"), ("purple-haint", "purple-infected"))
GRID = ((1, 1.3), (2, 1.05), (4, 0.85), (6, 0.7), (9, 0.58), (99, 0.48))
"""Up to so many things on a hex are drawn so large."""


def picture(view: HarrowView, seat: int | None, lang: str = "en") -> Picture:
    """HC-19.1, HC-28.2: everything on the table, and the own cards."""
    texts = Texts((Path(__file__).parent / "locale",), lang)
    return Picture(board(view, texts), hand(view, seat, texts), panels(view, texts))


def board(view: HarrowView, texts: Texts) -> str:
    x, y, width, height = BOX
    layers = (
        tag("rect", x=x, y=y, width=width, height=height, rx=18, fill="var(--hc-paper)", id="paper"),
        tag("g", *(hex_drawing(view, h, texts) for h in range(HEXES)), id="land"),
        tag("g", *roots(view), id="roots", pointer_events="none"),
        tag("g", *heading(view, texts), id="heading"),
        tag("g", *battleground(view, texts), id="battleground"),
    )
    return tag("svg", definitions(), *layers, viewBox=f"{x} {y} {width} {height}", id="board-svg", class_="hc board")


def middle(h: int) -> Point:
    q, r = AXIAL[h]
    return 1.5 * SIZE * q, sqrt(3) * SIZE * (r + q / 2)


# -- the county ------------------------------------------------------------------------------------------------------------------


def hex_drawing(view: HarrowView, h: int, texts: Texts) -> str:
    """One hex: its land, storm and home, and all that stands on it in a small grid."""
    land, name = LANDS[view.side], NAMES[h]
    kind = KINDS[land.kind[h]]
    ground = tag("polygon", points=hexagon(SIZE - 2, h, 1.2, flat=True), class_=f"hc-{kind} hc-i") + use(f"land-{kind}")
    owners = [faction for faction, home in enumerate(view.homes) if home == h]
    home = "".join(tag("g", use("home"), class_=f"hc-{FACTIONS[faction]}") for faction in owners)
    storm = use("storm") if land.printed[h] or view.storms[h] else ""
    things = list(contents(view, h, texts))
    scale = next(scale for most, scale in GRID if len(things) <= most)
    spots = places(len(things), 32 * scale)
    pieces = [thing(name, spot, scale, each) for spot, each in zip(spots, things, strict=True)]
    words = [texts.get(f"kind-{kind}")] + [texts.get("pic-storm")] * bool(storm)
    words += [texts.get("pic-home", {"faction": texts.get(f"faction-{FACTIONS[faction]}")}) for faction in owners]
    words += [f"{each.number}× {each.told}" if each.number > 1 else each.told for each in things]
    return tag(
        "g",
        ground + home + storm,
        tag("text", plain(name), y=37, class_="n"),
        *pieces,
        id=f"hex-{name}",
        transform=at(*middle(h)),
        data_pick=f"hex:{name}",
        data_tip=f"{name}: {', '.join(words)}",
    )


class Thing(NamedTuple):
    """Something on a hex."""

    symbol: str
    number: int
    told: str
    pick: str = ""
    faction: str = ""
    identity: str = ""
    """Of a single piece that has a name: a legend, a doll."""
    letter: str = ""


def contents(view: HarrowView, h: int, texts: Texts) -> Iterator[Thing]:
    """Units first, then tokens, then the rest."""
    yield from units(view, h, texts)
    for kind, word in enumerate(TOKENS):
        if number := view.tokens[kind * HEXES + h]:
            yield Thing(f"token-{word}", number, texts.get(f"token-{word}"))
    planes = (("townsfolk", view.townsfolk), ("building", view.buildings), ("fire", view.fire), ("path", view.paths))
    for word, plane in planes:
        if plane[h]:
            yield Thing(f"sign-{word}", plane[h], texts.get(f"pic-{word}"))
    if view.red_cubes[h]:
        yield Thing("cube-red", view.red_cubes[h], texts.get("cube-red"))
    if h in view.taunts:
        yield Thing("sign-taunt", view.taunts.count(h), texts.get("pic-taunt"))
    yield from strangers(view, h, texts)


def units(view: HarrowView, h: int, texts: Texts) -> Iterator[Thing]:
    for slot, where in enumerate(view.legend_at):
        if where == h:
            word, letter = LEGEND_WORDS[slot], ("", "", "A", "B", "")[slot]
            symbol, told = f"legend-{SLOTS[slot]}", texts.get(f"piece-{word}")
            yield Thing(symbol, 1, told, f"piece:{word}", SLOTS[slot], f"piece-{word}", letter)
    for colour, words in enumerate(HAINT_WORDS):
        for infected, word in enumerate(words):
            if number := view.haints[(2 * colour + infected) * HEXES + h]:
                symbol = f"{'infected' if infected else 'haint'}-{FACTIONS[colour]}"
                yield Thing(symbol, number, texts.get(f"piece-{word}"), f"piece:{word}", FACTIONS[colour])


def strangers(view: HarrowView, h: int, texts: Texts) -> Iterator[Thing]:
    """What Kammi, Hester and the Fair Folk put on the map."""
    if view.kammi is not None:
        for number, where in enumerate(view.kammi.dolls):
            if where == h:
                told = texts.get("pic-true-doll" if number == view.kammi.true_doll else "pic-doll")
                yield Thing("sign-doll", 1, told, identity=f"doll-{number}")
        if h in view.kammi.money:
            yield Thing("sign-money", view.kammi.money.count(h), texts.get("pic-money"))
    if view.hester is not None:
        planted = [c for where, c in zip(view.hester.planted[::2], view.hester.planted[1::2], strict=True) if where == h]
        for colour in sorted(set(planted)):
            name = COLOURS[colour]
            yield Thing(f"cube-{name}", planted.count(colour), texts.get(f"cube-{name}"), identity=f"planted-{name}-{NAMES[h]}")
    if view.fair_folk is not None:
        yield from searchers(view.fair_folk, h, texts)


def searchers(folk: FairFolkView, h: int, texts: Texts) -> Iterator[Thing]:
    """Nests with their offers, where the Fair Folk guessed in vain, and the hiding place to those who may know it."""
    nest = folk.nests[h]
    if nest:
        offer = f": {texts.get('offer-' + WORDS['offer'][nest - 2])}" if nest > 1 else ""
        yield Thing("sign-nest", 1, texts.get("pic-nest") + offer)
    if h in folk.crosses:
        yield Thing("sign-cross", 1, texts.get("pic-cross"))
    if h in folk.places:
        yield Thing("sign-find", 1, texts.get("pic-find"))


def thing(name: str, spot: Point, scale: float, each: Thing) -> str:
    """One thing of a hex, with its number where there are several."""
    moves: dict[str, object] = {"data_glide": 1} if each.identity else {"data_stack": each.symbol, "data_n": each.number}
    return tag(
        "g",
        use(each.symbol),
        label(each.letter, 0, 11, 13, class_="on") if each.letter else "",
        label(each.number, 9, 13, 17, class_="on") if each.number > 1 else "",
        id=each.identity or f"{each.symbol}-{name}",
        class_=f"hc-{each.faction}" if each.faction else None,
        transform=at(*spot, 0, scale),
        data_pick=each.pick or None,
        **moves,
    )


def places(number: int, step: float) -> list[Point]:
    """Where so many things stand on a hex: rows of at most three."""
    across = 1 if number <= 1 else 2 if number in (2, 4) else 3 if number <= 9 else 4
    rows = [min(across, number - done) for done in range(0, number, across)]
    return [
        (step * (i - (wide - 1) / 2), step * (row - (len(rows) - 1) / 2) - 2)
        for row, wide in enumerate(rows)
        for i in range(wide)
    ]


def roots(view: HarrowView) -> list[str]:
    """Hester's roots from hex to hex, the old ones pale; the arrows of the Fair Folk at the edge are told in their panel."""
    if view.hester is None:
        return []
    drawn = []
    for age, pairs in (("old", view.hester.old_roots), ("new", view.hester.roots)):
        for origin, target in zip(pairs[::2], pairs[1::2], strict=True):
            if origin < 0 or target < 0:
                continue
            (ax, ay), (bx, by) = middle(origin), middle(target)
            bend = f"M{ax:.0f} {ay:.0f}Q{(ax + bx) / 2 + (by - ay) / 5:.0f} {(ay + by) / 2 - (bx - ax) / 5:.0f} {bx:.0f} {by:.0f}"
            opacity = None if age == "new" else 0.45
            drawn.append(
                tag("path", d=bend, id=f"root-{age}-{NAMES[origin]}-{NAMES[target]}", class_="hc-n", stroke="var(--hc-sick)",
                    stroke_width=5, stroke_linecap="round", opacity=opacity)
            )  # fmt: skip
    return list(dict.fromkeys(drawn))


# -- above and below the county --------------------------------------------------------------------------------------------------


def heading(view: HarrowView, texts: Texts) -> list[str]:
    """The round, and each faction with its points; the lantern stands beside its holder."""
    time = f"{texts.get('board-round')} {view.round}, {texts.get('board-cycle')} {view.cycle}"
    chips = [chip(view, each, -322 + 444 * i, texts) for i, each in enumerate(view.factions)]
    return [tag("g", label(time, 0, -368, 17, class_="b"), id="time"), *chips]


def chip(view: HarrowView, each: FactionView, x: float, texts: Texts) -> str:
    word = FACTIONS[each.faction]
    name = texts.get(f"faction-{word}")
    lantern = use("sign-lantern", 182, 26) if view.lantern == each.faction else ""
    legend = texts.get(f"legend-{LEGEND_NAMES[each.legend]}") if each.legend >= 0 else ""
    return tag(
        "g",
        tag("rect", width=200, height=56, rx=10, class_="hc-card", stroke_width=4 if view.active == each.faction else None),
        use(f"legend-{word}", 26, 30, scale=1.2),
        label(name, 50, 23, fit(name, 110, 18), class_="b", anchor="start"),
        label(legend, 50, 44, fit(legend, 100, 15), class_="soft", anchor="start"),
        label(each.points, 160, 38, 26, class_="b"),
        lantern,
        id=f"county-{word}",
        class_=f"hc-{word}",
        transform=at(x, -386),
        data_pick=f"faction:{word}",
        data_tip=f"{name}: {each.points} {texts.get('board-points')}",
    )


def battleground(view: HarrowView, texts: Texts) -> list[str]:
    """The cubes on the battleground, and those that hang in the tree."""
    rows = (("battleground", view.field, 376), ("tree", view.tree, 408))
    drawn = []
    for key, cubes, y in rows:
        name = texts.get(f"board-{key}")
        drawn.append(label(name, -320, y + 6, fit(name, 112, 17), class_="b", anchor="start"))
        for i, (colour, number) in enumerate(zip(COLOURS, cubes, strict=True)):
            tip = f"{name}, {texts.get(f'cube-{colour}')}: {number}"
            cube = use(f"cube-{colour}") + label(number, 17, 7, 20, class_="b", anchor="start")
            faint = None if number else "hc-gone"
            drawn.append(
                tag(
                    "g",
                    cube,
                    id=f"{key}-{colour}",
                    class_=faint,
                    transform=at(-188 + 64 * i, y),
                    data_tip=tip,
                    data_pick=f"cube:{colour}",
                )
            )
    return drawn
