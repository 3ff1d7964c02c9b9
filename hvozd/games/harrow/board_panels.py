"""What lies before each faction with a colour: jars, stores, abilities, tokens, cards that are played."""

from collections import Counter

from hvozd.core.picture import Panel
from hvozd.drawing import at, paragraph, use
from hvozd.games.harrow.board_cards import explained
from hvozd.games.harrow.board_others import centre, fair_folk, hester
from hvozd.games.harrow.board_parts import count, plates
from hvozd.games.harrow.board_pieces import word
from hvozd.games.harrow.view import FactionView, FamilyView, HarrowView, KammiView
from hvozd.games.harrow.words import ABILITIES, FACTIONS, FAIR, FAMILY, HESTER, JARS, KAMMI, LEGEND_NAMES, TOKEN_NAMES
from hvozd.locale import Texts
from hvozd.picture import tag

WIDTH = 380
CARDS = ("tactic", "upgrade", "goblin")
CUBES = ("red", "blue", "purple")
ACROSS = 7
"""Tokens of the Family in a row."""


def panels(view: HarrowView, texts: Texts) -> tuple[Panel, ...]:
    """One panel a seat; who has no seat of its own (solo, duel) lies in the middle."""
    seats: dict[int, tuple[list[str], list[str]]] = {}
    spare: list[str] = []
    for faction, body in boards(view, texts):
        if faction in view.seats:
            names, bodies = seats.setdefault(view.seats.index(faction), ([], []))
            names.append(texts.get(f"faction-{FACTIONS[faction]}"))
            bodies.append(body)
        else:
            spare.append(body)
    own = (Panel(seat, " · ".join(seats[seat][0]), "".join(seats[seat][1])) for seat in sorted(seats))
    return (*own, Panel(None, texts.get("pic-middle"), "".join(spare) + centre(view, texts)))


def boards(view: HarrowView, texts: Texts) -> list[tuple[int, str]]:
    drawn = [(each.faction, board_of(view, each, texts)) for each in view.factions]
    if view.hester is not None:
        drawn.append((HESTER, hester(view.hester, texts)))
    if view.fair_folk is not None:
        drawn.append((FAIR, fair_folk(view.fair_folk, texts)))
    return drawn


def board_of(view: HarrowView, each: FactionView, texts: Texts) -> str:
    """HC-19.1: a faction's board as it lies on the table."""
    faction = FACTIONS[each.faction]
    rows = [use(f"gift-{LEGEND_NAMES[each.legend]}", id=f"{faction}-legend")] if each.legend >= 0 else []
    rows += [*jars(each), *stores(each, texts), *values(each, texts)]
    y = 192 if any(each.rows) or any(each.plate) else 156
    if each.faction == FAMILY and view.family is not None:
        drawn, y = bag(view.family, y, texts)
        rows += drawn
    if each.faction == KAMMI and view.kammi is not None:
        rows += grid(view.kammi, y + 10, texts)
        y += 128
    taken = view.fair_folk.taken[each.faction] if view.fair_folk is not None else []
    for kind, numbers in ((CARDS[each.faction], each.played), ("offer", taken)):
        rows += plates(kind, numbers, y, faction, texts)
        y += 37 * ((len(numbers) + 1) // 2)
    return tag("svg", *rows, viewBox=f"0 0 {WIDTH} {y + 4}", id=f"board-{faction}", class_=f"hc hc-{faction}")


def jars(each: FactionView) -> list[str]:
    """HC-6.1: the four jars, those flipped pale."""
    faction = FACTIONS[each.faction]
    return [
        use(
            f"jar-of-{jar}",
            4 + 94 * number,
            68,
            id=f"{faction}-jar-{jar}",
            class_="hc-gone" if each.jars >> number & 1 else None,
            data_pick=f"jar:{jar}",
        )
        for number, jar in enumerate(JARS)
    ]


def stores(each: FactionView, texts: Texts) -> list[str]:
    """What can be counted: scrolls, wild tokens, spoon, cards, haints and cubes in supply."""
    faction = FACTIONS[each.faction]
    counts = (
        ("token-legend", each.scrolls, "board-scrolls"),
        ("sign-wild", each.wild, "board-wild"),
        ("sign-spoon", each.spoon, "board-spoon"),
        ("sign-back", each.hand, "board-hand"),
        (f"haint-{faction}", each.haints, "pic-supply"),
        (f"cube-{CUBES[each.faction]}", each.cubes, "pic-supply"),
    )
    return [
        count(icon, value, 18 + 62 * i, 134, texts.get(key), f"{faction}-n{i}") for i, (icon, value, key) in enumerate(counts)
    ]


def values(each: FactionView, texts: Texts) -> list[str]:
    """The values of the abilities, and the killed haints on the plate."""
    faction, drawn = FACTIONS[each.faction], []
    if any(each.rows):
        for i, (ability, value) in enumerate(zip(ABILITIES, each.rows, strict=False)):
            drawn.append(count(f"token-{ability}", value, 18 + 62 * i, 170, texts.get(f"token-{ability}"), f"{faction}-v{i}"))
    for i, (victim, number) in enumerate(zip(FACTIONS, each.plate, strict=False)):
        if number:
            slain = use(f"haint-{victim}") + use("slain") + word(number, 16, 8, 19, "b")
            place, tip = at(204 + 62 * i, 170), f"{texts.get('pic-plate')}: {number}"
            drawn.append(tag("g", slain, id=f"{faction}-plate{i}", class_=f"hc-{victim}", transform=place, data_tip=tip))
    return drawn


# -- the Family's tokens, Kammi's grid -------------------------------------------------------------------------------------------


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
        parts = [use("sign-bag", 18, 4) if name == "bag" else paragraph(title, 4, 4, 56, 11, 2, class_="soft")]
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
