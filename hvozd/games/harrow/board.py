"""A view as pictures: the county at dusk, in its corners the factions, battleground and tree."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hvozd.core.picture import Picture
from hvozd.drawing import Point, at, use
from hvozd.games.harrow.board_cards import faces, hand
from hvozd.games.harrow.board_lines import arrows, battle, possible, roots
from hvozd.games.harrow.board_panels import panels
from hvozd.games.harrow.board_pieces import MOST_SHOWN, ROUGH, TOKENS, middle, shapes, word
from hvozd.games.harrow.board_table import battleground, heading
from hvozd.games.harrow.geography import CENTRE, HEXES, KINDS, LANDS, NAMES
from hvozd.games.harrow.view import FairFolkView, HarrowView
from hvozd.games.harrow.words import COLOURS, FACTIONS, WORDS
from hvozd.locale import Texts
from hvozd.picture import tag

BOX = (-332, -396, 664, 774)
SLOTS = ("protectors", "family", "kammi", "kammi", "hester")
"""Whose each place of `legend_at` is."""
LEGEND_WORDS = ("protectors-legend", "family-legend", "first-standee", "second-standee", "hester")
HAINT_WORDS = (("red-haint", "red-infected"), ("blue-haint", "blue-infected"), ("purple-haint", "purple-infected"))
PINNED_LEGEND = 6 * HEXES
"""A nail in a legend is numbered from here on (HC-10.5; see `HarrowState.pins`)."""
GRID = ((1, 1.35), (2, 1.1), (4, 0.88), (6, 0.72), (9, 0.6), (99, 0.48))
"""Up to so many things on a hex are drawn so large."""


def picture(view: HarrowView, seat: int | None, lang: str = "en") -> Picture:
    """HC-19.1, HC-28.2: everything on the table, and the own cards."""
    texts = Texts((Path(__file__).parent / "locale",), lang)
    return Picture(board(view, texts), hand(view, seat, texts), panels(view, texts))


@cache
def symbols(lang: str) -> dict[str, str]:
    """What the pictures draw with `<use>`: the shapes, and the cards in one language."""
    return shapes() | faces(Texts((Path(__file__).parent / "locale",), lang))


def board(view: HarrowView, texts: Texts) -> str:
    x, y, width, height = BOX
    everything = [list(contents(view, h, texts)) for h in range(HEXES)]
    things = (drawn for h, found in enumerate(everything) for drawn in standing(h, found))
    layers = (
        tag("rect", x=x, y=y, width=width, height=height, class_="hc-paper", id="paper"),
        use("county", id="ground"),
        tag("g", *(hex_drawing(view, h, everything[h], texts) for h in range(HEXES)), id="land"),
        tag("g", use("thorns", *middle(CENTRE), id="tangle"), *storms(view), *homes(view), use("names", id="labels"), id="marks"),
        tag("g", *roots(view), *possible(view), id="roots"),
        tag("g", *things, id="things"),
        tag("g", *arrows(view, texts), *battle(view, texts), id="lines"),
        tag("g", *heading(view, texts), id="heading"),
        tag("g", *battleground(view, texts), id="battleground"),
    )
    return tag("svg", *layers, viewBox=f"{x} {y} {width} {height}", id="board-svg", class_="hc board")


# -- the county ------------------------------------------------------------------------------------------------------------------


def hex_drawing(view: HarrowView, h: int, things: list["Thing"], texts: Texts) -> str:
    """One hex: its land; the tip tells what stands on it."""
    land, name = LANDS[view.side], NAMES[h]
    kind = KINDS[land.kind[h]]
    words = [texts.get(f"kind-{kind}")] + [texts.get("pic-storm")] * bool(land.printed[h] or view.storms[h])
    owners = [faction for faction, home in enumerate(view.homes) if home == h]
    words += [texts.get("pic-home", {"faction": texts.get(f"faction-{FACTIONS[faction]}")}) for faction in owners]
    words += [f"{each.number}× {each.told}" if each.number > 1 else each.told for each in things]
    tip = f"{name}: {', '.join(words)}"
    return use(f"{kind}{h % ROUGH}", *middle(h), id=f"hex-{name}", data_pick=f"hex:{name}", data_tip=tip)


def storms(view: HarrowView) -> list[str]:
    printed = LANDS[view.side].printed
    return [use("storm", *middle(h), id=f"storm-{NAMES[h]}") for h in range(HEXES) if printed[h] or view.storms[h]]


def homes(view: HarrowView) -> list[str]:
    return [
        use("home", *middle(home), id=f"home-{faction}", class_=f"hc-{FACTIONS[faction]}")
        for faction, home in enumerate(view.homes)
        if home >= 0 and any(each.faction == faction for each in view.factions)
    ]


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
    pinned: int = 0
    """Iron nails in it."""


def contents(view: HarrowView, h: int, texts: Texts) -> Iterator[Thing]:
    """Units first, then tokens, then the rest."""
    yield from units(view, h, texts)
    for kind, token in enumerate(TOKENS):
        if number := view.tokens[kind * HEXES + h]:
            yield Thing(f"token-{token}", number, texts.get(f"token-{token}"))
    planes = (("townsfolk", view.townsfolk), ("building", view.buildings), ("fire", view.fire), ("path", view.paths))
    for sign, plane in planes:
        if plane[h]:
            yield Thing(f"sign-{sign}", plane[h], texts.get(f"pic-{sign}"))
    if view.red_cubes[h]:
        yield Thing("cube-red", view.red_cubes[h], texts.get("cube-red"))
    if h in view.taunts:
        yield Thing("sign-taunt", view.taunts.count(h), texts.get("pic-taunt"))
    yield from strangers(view, h, texts)


def units(view: HarrowView, h: int, texts: Texts) -> Iterator[Thing]:
    """Legends and haints, with the nails that pin them."""
    for slot, where in enumerate(view.legend_at):
        if where == h:
            name, letter, nails = LEGEND_WORDS[slot], ("", "", "A", "B", "")[slot], view.pins.count(PINNED_LEGEND + slot)
            told = texts.get(f"piece-{name}") + pinned(nails, texts)
            yield Thing(f"legend-{SLOTS[slot]}", 1, told, f"piece:{name}", SLOTS[slot], f"piece-{name}", letter, nails)
    for colour, names in enumerate(HAINT_WORDS):
        for infected, name in enumerate(names):
            kind = (2 * colour + infected) * HEXES + h
            if number := view.haints[kind]:
                symbol, nails = f"{'infected' if infected else 'haint'}-{FACTIONS[colour]}", view.pins.count(kind)
                told = texts.get(f"piece-{name}") + pinned(nails, texts)
                yield Thing(symbol, number, told, f"piece:{name}", FACTIONS[colour], pinned=nails)


def pinned(nails: int, texts: Texts) -> str:
    return f" ({texts.get('pic-nail')})" if nails else ""


def strangers(view: HarrowView, h: int, texts: Texts) -> Iterator[Thing]:
    """What Kammi, Hester and the Fair Folk put on the map."""
    if view.kammi is not None:
        for number, where in enumerate(view.kammi.dolls):
            if where == h:
                true = number == view.kammi.true_doll
                told = texts.get("pic-true-doll" if true else "pic-doll")
                yield Thing("sign-doll", 1, told, identity=f"doll-{number}", letter="★" if true else "")
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
        yield Thing("sign-offer" if nest > 1 else "sign-nest", 1, texts.get("pic-nest") + offer)
    if h in folk.crosses:
        yield Thing("cross", 1, texts.get("pic-cross"))
    if h in folk.places:
        yield Thing("sign-find", 1, texts.get("pic-find"), letter=str(folk.places.index(h) + 1))


def standing(h: int, things: list[Thing]) -> list[str]:
    """All things of a hex in a small grid."""
    scale = next(scale for most, scale in GRID if len(things) <= most)
    x, y = middle(h)
    spots = places(len(things), 32 * scale)
    return [thing(NAMES[h], (round(x + dx), round(y + dy)), scale, each) for (dx, dy), each in zip(spots, things, strict=True)]


def thing(name: str, spot: Point, scale: float, each: Thing) -> str:
    """One thing of a hex; haints stand in ones to threes, of everything else the number is written."""
    attributes: dict[str, object] = {
        "id": each.identity or f"{each.symbol}-{name}",
        "class_": f"hc-{each.faction}" if each.faction else None,
        "data_pick": each.pick or None,
    }
    attributes |= {"data_glide": 1} if each.identity else {"data_stack": each.symbol, "data_n": each.number}
    crowd = bool(each.faction) and 1 < each.number <= MOST_SHOWN
    symbol = f"{each.symbol}{each.number}" if crowd else each.symbol
    written = word(each.letter, 0, 11, 13, "on") if each.letter else ""
    written += word(each.number, 9, 13, 17, "on") if each.number > 1 and not crowd else ""
    written += use("sign-nail", 9, -9) if each.pinned else ""
    if not written:
        return tag("use", href=f"#{symbol}", transform=at(*spot, 0, scale), **attributes)
    return tag("g", use(symbol), written, transform=at(*spot, 0, scale), **attributes)


def places(number: int, step: float) -> list[Point]:
    """Where so many things stand on a hex: rows of at most three."""
    across = 1 if number <= 1 else 2 if number in (2, 4) else 3 if number <= 9 else 4
    rows = [min(across, number - done) for done in range(0, number, across)]
    return [
        (step * (i - (wide - 1) / 2), step * (row - (len(rows) - 1) / 2) - 2)
        for row, wide in enumerate(rows)
        for i in range(wide)
    ]
