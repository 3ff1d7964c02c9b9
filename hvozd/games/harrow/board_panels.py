"""What lies before each faction: jars with their tiles, abilities, scrolls, tokens; the boards of Hester and the Fair Folk."""

from collections.abc import Sequence

from hvozd.core.picture import Panel
from hvozd.drawing import at, fit, label, lines, paragraph, title, use
from hvozd.games.harrow.board_cards import sentence
from hvozd.games.harrow.board_pieces import TOKENS
from hvozd.games.harrow.geography import KINDS
from hvozd.games.harrow.view import FactionView, FairFolkView, HarrowView, HesterView
from hvozd.games.harrow.words import (
    ABILITIES,
    AXIS_NAMES,
    FACTIONS,
    FAIR,
    FAMILY,
    HESTER,
    JARS,
    KAMMI,
    LEGEND_NAMES,
    TOKEN_NAMES,
    WORDS,
)
from hvozd.locale import Texts
from hvozd.picture import tag

WIDTH = 380
CARDS = ("tactic", "upgrade", "goblin")


def panels(view: HarrowView, texts: Texts) -> tuple[Panel, ...]:
    """One panel a seat; who has no seat of its own (solo) lies in the middle."""
    seats: dict[int, list[str]] = {}
    names: dict[int, list[str]] = {}
    for faction, body in boards(view, texts):
        seat = seat_of(view, faction)
        seats.setdefault(seat, []).append(body)
        names.setdefault(seat, []).append(texts.get(f"faction-{FACTIONS[faction]}"))
    own = (Panel(seat, " · ".join(names[seat]), "".join(seats[seat])) for seat in sorted(seats))
    return (*own, Panel(None, texts.get("pic-middle"), centre(view, texts)))


def boards(view: HarrowView, texts: Texts) -> list[tuple[int, str]]:
    drawn = [(each.faction, board_of(view, each, texts)) for each in view.factions]
    if view.hester is not None:
        drawn.append((HESTER, hester(view.hester, texts)))
    if view.fair_folk is not None:
        drawn.append((FAIR, fair_folk(view.fair_folk, texts)))
    return drawn


def seat_of(view: HarrowView, faction: int) -> int:
    """The seat of a faction: Hester and the Fair Folk have those that the others leave free."""
    taken = {each.faction: max(each.seat, 0) for each in view.factions}
    if view.solo is not None:
        return 0
    if faction in taken:
        return taken[faction]
    free = [seat for seat in range(len(taken) + 2) if seat not in taken.values()]
    return free[1] if faction == FAIR and view.hester is not None else free[0]


# -- the factions with a colour ------------------------------------------------------------------------------------------


def board_of(view: HarrowView, each: FactionView, texts: Texts) -> str:
    """HC-19.1: a faction's board as it lies on the table."""
    word = FACTIONS[each.faction]
    rows = [
        tag("g", *legend(each, texts), id=f"{word}-legend"),
        *jars(view, each, texts),
        tag("g", *stores(each, texts), id=f"{word}-stores"),
    ]
    y = 200.0
    for key, told in more(view, each, texts):
        written = paragraph(told, 8, y, 366, 15, 4)
        rows.append(tag("g", written, id=f"{word}-{key}"))
        y += 18.4 * min(len(lines(told, 366, 15)), 4) + 6
    taken = view.fair_folk.taken[each.faction] if view.fair_folk is not None else []
    for kind, numbers in ((CARDS[each.faction], each.played), ("offer", taken)):
        rows += plates(kind, numbers, y - 10, word, texts)
        y += 35 * ((len(numbers) + 1) // 2)
    if each.faction == FAMILY and view.family is not None:
        held = (*view.family.board, *view.family.kept, *view.family.front, *view.family.parked)
        own = sorted({*held, *(t for t, n in enumerate(view.family.bag) if n)})
        rows += [token(TOKEN_NAMES[t], 20 + 40 * (i % 9), y + 10 + 34 * (i // 9), word, texts) for i, t in enumerate(own)]
        y += 34 * ((len(own) + 8) // 9) + 4
    return tag("svg", *rows, viewBox=f"0 0 {WIDTH} {y:.0f}", id=f"board-{word}", class_=f"hc hc-{word}")


def legend(each: FactionView, texts: Texts) -> list[str]:
    if each.legend < 0:
        return []
    name = LEGEND_NAMES[each.legend]
    return [
        use(f"legend-{FACTIONS[each.faction]}", 22, 28, scale=1.2),
        label(texts.get(f"legend-{name}"), 46, 20, 18, class_="b", anchor="start"),
        paragraph(texts.get(f"gift-{name}"), 46, 39, 330, 14, 2),
    ]


def jars(view: HarrowView, each: FactionView, texts: Texts) -> list[str]:
    """HC-6.1: the four jars, those flipped pale, and the tiles that lie at them."""
    word = FACTIONS[each.faction]
    drawn = []
    for number, jar in enumerate(JARS):
        used = each.jars >> number & 1
        name = texts.get(f"jar-{jar}")
        picture = use("sign-jar", 24, 16, scale=1.1, class_="hc-gone" if used else None)
        told = label(name, 44, 22, fit(name, 52, 15), class_="soft" if used else "b", anchor="start")
        drawn.append(
            tag("g", picture, told, id=f"{word}-jar-{jar}", transform=at(94 * number, 70), data_pick=f"jar:{jar}", data_tip=name)
        )
    return drawn


def stores(each: FactionView, texts: Texts) -> list[str]:
    """What can be counted: scrolls, wild tokens, spoon, cards, haints and cubes in supply; the ability values."""
    word = FACTIONS[each.faction]
    colour = ("red", "blue", "purple")[each.faction]
    counts = (
        ("token-legend", each.scrolls, "board-scrolls"),
        ("sign-wild", each.wild, "board-wild"),
        ("sign-spoon", each.spoon, "board-spoon"),
        ("sign-back", each.hand, "board-hand"),
        (f"haint-{word}", each.haints, "pic-supply"),
        (f"cube-{colour}", each.cubes, "pic-supply"),
    )
    drawn = [count(icon, value, 18 + 62 * i, 124, texts.get(key)) for i, (icon, value, key) in enumerate(counts)]
    if any(each.rows):
        for i, (ability, value) in enumerate(zip(ABILITIES, each.rows, strict=False)):
            drawn.append(count(f"token-{ability}", value, 18 + 62 * i, 164, texts.get(f"token-{ability}")))
    for i, (faction, number) in enumerate(zip(FACTIONS, each.plate, strict=False)):
        if number:
            plate = use(f"haint-{faction}") + tag("path", d="M-12-12 12 12", stroke="var(--hc-ink)", stroke_width=3)
            written = label(number, 15, 8, 19, class_="b", anchor="start")
            drawn.append(
                tag("g", plate, written, class_=f"hc-{faction}", transform=at(204 + 62 * i, 164), data_tip=texts.get("pic-plate"))
            )
    return drawn


def plates(kind: str, numbers: Sequence[int], y: float, name: str, texts: Texts) -> list[str]:
    """Cards, offers or tiles that lie open, two in a row."""
    drawn = []
    for i, number in enumerate(numbers):
        word = WORDS[kind][number]
        name_ = texts.get(f"{kind}-{word}")
        plate = tag("rect", width=180, height=30, rx=8, class_="hc-card") + title(name_, 90, 21, 170, 16)
        place = at(6 + 187 * (i % 2), y + 35 * (i // 2))
        tip = sentence(word, texts) or name_
        drawn.append(tag("g", plate, id=f"{name}-{kind}-{i}", transform=place, data_pick=f"{kind}:{word}", data_tip=tip))
    return drawn


def count(icon: str, value: object, x: float, y: float, tip: str) -> str:
    small = 0.5 if icon == "storm" else 1
    return tag(
        "g",
        use(icon, scale=small),
        label(value, 16, 7, 20, class_="b", anchor="start"),
        transform=at(x, y),
        data_pick=icon.replace("-", ":", 1) if icon.startswith("token-") else None,
        data_tip=f"{tip}: {value}",
    )


def token(word: str, x: float, y: float, owner: str, texts: Texts) -> str:
    """A token that the Family may use."""
    name = texts.get(f"token-{word}")
    drawing = use(f"token-{word}") if word in TOKENS else use("sign-find") + label(name[:2], 0, 5, 11, class_="on")
    return tag("g", drawing, id=f"{owner}-token-{word}", transform=at(x, y), data_pick=f"token:{word}", data_tip=name)


def more(view: HarrowView, each: FactionView, texts: Texts) -> list[tuple[str, str]]:
    """What is told in words: the Family's bag and board, Kammi's grid."""
    told = []
    if each.faction == FAMILY and view.family is not None:
        own = view.family
        bag = ", ".join(f"{number} {texts.get('token-' + TOKEN_NAMES[t])}" for t, number in enumerate(own.bag) if number)
        told.append(("bag", f"{texts.get('board-bag')}: {bag or texts.get('board-none')}"))
        told += [("kept", f"{texts.get('pic-kept')}: {named('token', own.kept, texts)}")] if own.kept else []
        told += [("board", f"{texts.get('board-board')}: {named('token', own.board, texts)}")] if own.board else []
    if each.faction == KAMMI and view.kammi is not None:
        grid = " | ".join(named("token", view.kammi.grid[row : row + 2], texts) for row in (0, 2, 4))
        told.append(("grid", f"{texts.get('board-grid')}: {grid}"))
        told.append(("waiting", f"{texts.get('board-waiting')}: {texts.get('token-' + TOKEN_NAMES[view.kammi.waiting])}"))
        if view.kammi.herself >= 0:
            told.append(("herself", texts.get("pic-herself", {"standee": "AB"[view.kammi.herself - 2]})))
    return told


def named(vocabulary: str, numbers: Sequence[int], texts: Texts) -> str:
    return ", ".join(texts.get(f"{vocabulary}-{WORDS[vocabulary][number]}") for number in numbers)


# -- Hester, the Fair Folk, the middle --------------------------------------------------------------------------------


def hester(own: HesterView, texts: Texts) -> str:
    """Squares to fill, flames, cards that are active."""
    squares = [
        tag("rect", x=8 + 34 * i, y=10, width=28, height=28, rx=5, class_="hc-card", fill="currentColor" if filled else None)
        for i, filled in enumerate(own.squares)
    ]
    drawn = [
        tag("g", *squares, id="hester-squares", data_tip=texts.get("board-squares")),
        tag("g", count("sign-fire", own.flames, 236, 24, texts.get("board-actions")), id="hester-actions"),
        tag("g", count("sign-fire", "+".join(map(str, own.slots)), 292, 24, texts.get("board-flames")), id="hester-flames"),
    ]
    drawn += plates("hestercard", own.active, 54, "hester", texts)
    height = 56 + 35 * ((len(own.active) + 1) // 2)
    return tag("svg", *drawn, viewBox=f"0 0 {WIDTH} {height}", id="board-hester", class_="hc hc-hester")


def fair_folk(own: FairFolkView, texts: Texts) -> str:
    """Finds made, cards and quests, the terrains searched, the arrows laid."""
    searched = [texts.get(f"kind-{kind}") for i, kind in enumerate(KINDS[:4]) if own.board >> i & 1]
    arrows = [texts.get(f"axis-{AXIS_NAMES[axis]}") for axis in own.arrows[::3]]
    drawn = [
        tag("g", count("sign-find", f"{own.found}/3", 20, 24, texts.get("board-finds")), id="fair-finds"),
        tag("g", count("sign-back", own.hand, 110, 24, texts.get("board-hand")), id="fair-hand"),
        tag("g", count("sign-taunt", own.quests, 190, 24, texts.get("board-quests")), id="fair-quests"),
        tag("g", count("sign-nest", own.prepared, 270, 24, texts.get("pic-nest")), id="fair-nests"),
        tag(
            "g",
            paragraph(texts.get("pic-searched", {"kinds": ", ".join(searched) or "–"}), 8, 60, 366, 15, 1),
            id="fair-searched",
        ),
        tag("g", paragraph(f"{texts.get('board-arrows')}: {', '.join(arrows) or '–'}", 8, 82, 366, 15, 2), id="fair-arrows"),
    ]
    return tag("svg", *drawn, viewBox=f"0 0 {WIDTH} 104", id="board-fair-folk", class_="hc hc-fair-folk")


def centre(view: HarrowView, texts: Texts) -> str:
    """The tiles that lie open at the jars, what is left in the stock, the solo decks."""
    drawn, y = [], 8.0
    shown = [(tile, place) for tile, place in zip(WORDS["tile"], view.tiles, strict=False) if place < len(JARS)]
    for i, (tile, place) in enumerate(shown):
        name = f"{texts.get(f'tile-{tile}')} · {texts.get(f'jar-{JARS[place]}')}"
        plate = tag("rect", width=178, height=34, rx=8, class_="hc-card") + title(name, 89, 23, 168, 16)
        drawn.append(
            tag("g", plate, id=f"tile-{tile}", transform=at(6 + 188 * (i % 2), y + 42 * (i // 2)), data_pick=f"tile:{tile}")
        )
    y += 42 * ((len(shown) + 1) // 2) + 18
    stock = (
        ("sign-wild", view.wild_stock, "board-wild"),
        ("sign-path", view.path_supply, "pic-path"),
        ("storm", view.storm_supply, "pic-storm"),
    )
    drawn.append(
        tag("g", *(count(icon, value, 22 + 90 * i, y, texts.get(key)) for i, (icon, value, key) in enumerate(stock)), id="stock")
    )
    y += 30
    if view.solo is not None:
        decks = f"{texts.get('board-decks')}: {' · '.join(map(str, view.solo.decks))}"
        drawn.append(tag("g", label(decks, 8, y + 8, 16, anchor="start"), id="solo-decks"))
        y += 24
        if view.solo.card >= 0:
            word = WORDS["solo"][view.solo.card]
            drawn.append(tag("g", label(texts.get(f"solo-{word}"), 8, y + 8, 18, class_="b", anchor="start"), id="solo-card"))
            y += 26
    return tag("svg", *drawn, viewBox=f"0 0 {WIDTH} {y:.0f}", id="middle", class_="hc")
