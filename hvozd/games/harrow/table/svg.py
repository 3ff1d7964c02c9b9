"""A view as pictures: the county at dusk, in its corners the factions, battleground and tree."""

from collections.abc import Iterator
from functools import cache

import msgspec

from hvozd.core.picture import Picture
from hvozd.games.harrow.hidden.view import HarrowView
from hvozd.games.harrow.maps import CENTRE, HEXES, KIND_NAMES, LANDS, NAMES
from hvozd.games.harrow.table import folders
from hvozd.games.harrow.table.faces import faces, hand
from hvozd.games.harrow.table.lines import battle
from hvozd.games.harrow.table.look import Thing, figures, looks
from hvozd.games.harrow.table.margin import battleground, heading
from hvozd.games.harrow.table.panels import panels
from hvozd.games.harrow.table.shapes import MOST_SHOWN, ROUGH, TOKENS, middle, shapes, word
from hvozd.games.harrow.words import FACTIONS, LEGEND_PIECE, PIECES
from hvozd.kit.drawing import Point, at, use
from hvozd.kit.markup import tag
from hvozd.kit.once import once
from hvozd.kit.texts import Texts

BOX = (-332, -396, 664, 774)
HAINT_WORDS = tuple(zip(PIECES[0:LEGEND_PIECE:2], PIECES[1:LEGEND_PIECE:2], strict=True))
"""By colour: the healthy and the infected haint."""
PINNED_LEGEND = 6 * HEXES
"""A nail in a legend is numbered from here on (HC-10.5; see `HarrowState.pins`)."""
GRID = ((1, 1.35), (2, 1.1), (4, 0.88), (6, 0.72), (9, 0.6), (99, 0.48))
"""Up to so many things on a hex are drawn so large."""


def picture(view: HarrowView, seat: int | None, lang: str = "en") -> Picture:
    """HC-19.1, HC-28.2: everything on the table, and the own cards."""
    shared = msgspec.structs.replace(view, hand=[], known_under=[], quests=[], offers=[])
    return Picture(board(shared, lang), hand(view, seat, Texts(folders(), lang)), panels(shared, lang))


@cache
def symbols(lang: str) -> dict[str, str]:
    """What the pictures draw with `<use>`: the shapes, and the cards in one language."""
    return shapes() | faces(Texts(folders(), lang))


@once
def board(view: HarrowView, lang: str) -> str:
    (x, y, width, height), texts = BOX, Texts(folders(), lang)
    shown = looks().values()
    everything = [list(contents(view, h, texts)) for h in range(HEXES)]
    things = (drawn for h, found in enumerate(everything) for drawn in standing(h, found))
    layers = (
        tag("rect", x=x, y=y, width=width, height=height, class_="hc-paper", id="paper"),
        use("county", id="ground"),
        tag("g", *(hex_drawing(view, h, everything[h], texts) for h in range(HEXES)), id="land"),
        tag("g", use("thorns", *middle(CENTRE), id="tangle"), *storms(view), *homes(view), use("names", id="labels"), id="marks"),
        tag("g", *(line for look in shown for line in look.under(view)), id="roots"),
        tag("g", *things, id="things"),
        tag("g", *(line for look in shown for line in look.over(view, texts)), *battle(view, texts), id="lines"),
        tag("g", *heading(view, texts), id="heading"),
        tag("g", *battleground(view, texts), id="battleground"),
    )
    return tag("svg", *layers, viewBox=f"{x} {y} {width} {height}", id="board-svg", class_="hc board")


# -- the county ------------------------------------------------------------------------------------------------------------------


def hex_drawing(view: HarrowView, h: int, things: list["Thing"], texts: Texts) -> str:
    """One hex: its land; the tip tells what stands on it."""
    land, name = LANDS[view.side], NAMES[h]
    kind = KIND_NAMES[land.kind[h]]
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
    for look in looks().values():
        yield from look.things(view, h, texts)


def units(view: HarrowView, h: int, texts: Texts) -> Iterator[Thing]:
    """Legends and haints, with the nails that pin them."""
    for slot, where in enumerate(view.legend_at):
        if where == h:
            (owner, name, letter), nails = figures()[slot], view.pins.count(PINNED_LEGEND + slot)
            told = texts.get(f"piece-{name}") + pinned(nails, texts)
            yield Thing(f"legend-{owner}", 1, told, f"piece:{name}", owner, f"piece-{name}", letter, nails)
    for colour, names in enumerate(HAINT_WORDS):
        for infected, name in enumerate(names):
            kind = (2 * colour + infected) * HEXES + h
            if number := view.haints[kind]:
                symbol, nails = f"{'infected' if infected else 'haint'}-{FACTIONS[colour]}", view.pins.count(kind)
                told = texts.get(f"piece-{name}") + pinned(nails, texts)
                yield Thing(symbol, number, told, f"piece:{name}", FACTIONS[colour], pinned=nails)


def pinned(nails: int, texts: Texts) -> str:
    return f" ({texts.get('pic-nail')})" if nails else ""


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
