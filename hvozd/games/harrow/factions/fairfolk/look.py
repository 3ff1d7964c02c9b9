"""The Fair Folk as people see them: nests, arrows across the map, finds, quests."""

from collections.abc import Iterator
from math import cos, radians, sin

from hvozd.games.harrow.factions.fairfolk.figures import FIGURES
from hvozd.games.harrow.factions.fairfolk.hidden import FairFolkView
from hvozd.games.harrow.hidden.view import HarrowView
from hvozd.games.harrow.maps import HEXES, KIND_NAMES
from hvozd.games.harrow.table.look import Look, Thing
from hvozd.games.harrow.table.parts import count, plates, progress
from hvozd.games.harrow.table.shapes import SIZE, TOKENS, middle
from hvozd.games.harrow.table.speaker import Speaker
from hvozd.games.harrow.words import AXIS_NAMES, WORDS
from hvozd.kit.drawing import at, use
from hvozd.kit.markup import tag
from hvozd.kit.texts import Texts

WIDTH = 380
TERRAINS = 4
AHEAD = (0, 120, 60)
"""The way in which each coordinate of a hex grows, in degrees from east."""
LONGEST = 9
"""Hexes in the longest row."""
COSTS = {card.name: card.cost for card in FIGURES.cards.cards}
QUEST = {quest.name: quest for quest in FIGURES.quests.cards}


def shown(view: HarrowView) -> FairFolkView | None:
    return view.boards.get("fair-folk")


class FairFolkLook(Look):
    cards = "fairy"
    more_cards = ("quest", "offer")

    def emblem(self, kind: str, name: str) -> str:
        """A nest; the lands of a quest, what an offer gives."""
        return emblem(kind, name)

    def cost(self, name: str) -> int:
        return COSTS.get(name, 0)

    def sentence(self, name: str, texts: Texts) -> str:
        quest = QUEST.get(name)
        if quest is None:
            return ""
        terrains = ", ".join(texts.get(f"kind-{kind}") for kind in quest.terrains)
        return texts.get(f"pic-quest-{quest.kind}", {"terrains": terrains})

    def things(self, view: HarrowView, h: int, texts: Texts) -> Iterator[Thing]:
        own = shown(view)
        return iter(()) if own is None else searchers(own, h, texts)

    def under(self, view: HarrowView) -> list[str]:
        own = shown(view)
        return [] if own is None else possible(own)

    def over(self, view: HarrowView, texts: Texts) -> list[str]:
        """HC-24.21, HC-24.22: each answer parts the county: what is sought lies where the points show."""
        own = shown(view)
        rows = [] if own is None else own.arrows
        signs = zip(rows[::3], rows[1::3], rows[2::3], strict=True)
        return list(dict.fromkeys(arrow(axis, row, sign, texts) for axis, row, sign in signs))

    def progress(self, view: HarrowView, texts: Texts) -> str:
        own = shown(view)
        if own is None:
            return ""
        return progress("fair-folk", use("sign-nest", 16, 16, scale=0.9), own.found, len(own.places), 206, texts)

    def board(self, view: HarrowView, texts: Texts) -> str:
        own = shown(view)
        return "" if own is None else board(own, texts)

    def given(self, view: HarrowView, faction: int) -> tuple[str, list[int]]:
        own = shown(view)
        return "offer", [] if own is None else own.taken[faction]

    def marks(self, view: HarrowView, h: int) -> str:
        own = shown(view)
        return "" if own is None else ("", "n", "N")[min(2, own.nests[h])] + "x" * (h in own.crosses)

    def lines(self, view: HarrowView, say: Speaker) -> list[str]:
        own = shown(view)
        if own is None:
            return []
        name = f"{say.word('faction', 'fair-folk'):<11}"
        numbers = f"{say.label('finds')} {own.found}/3  {say.label('hand')} {own.hand}  {say.label('quests')} {own.quests}"
        return [f"{name}{numbers}  {say.label('arrows')} {len(own.arrows) // 3}"]


def possible(own: FairFolkView) -> list[str]:
    """HC-24.22: to the Fair Folk, a dot on every hex that no answer rules out."""
    if not 0 < len(own.possible) < HEXES:
        return []
    dots = "".join(f"M{x} {y - 30}h.1" for x, y in map(middle, own.possible))
    return [tag("path", d=dots, id="possible", class_="hc-n hc-l-possible")]


def arrow(axis: int, row: int, sign: int, texts: Texts) -> str:
    """A line beside a row of hexes, behind the half that is left, with points that show into it."""
    turned = AHEAD[axis]
    away = 1.5 * SIZE * (row - sign / 2)
    half = round(3**0.5 * SIZE * (LONGEST - abs(row - sign / 2)) / 2 + 8)
    place = at(round(away * cos(radians(turned))), round(away * sin(radians(turned))), turned if sign > 0 else turned + 180)
    points = "".join(use("pointer", 0, y) for y in (-half, 0, half))
    tip = f"{texts.get('pic-arrow')} ({texts.get(f'axis-{AXIS_NAMES[axis]}')})"
    course = tag("path", d=f"M0-{half}V{half}", class_="hc-n hc-l-arrow")
    return tag("g", course, points, id=f"arrow-{axis}-{row}-{sign}", transform=place, data_tip=tip)


def searchers(own: FairFolkView, h: int, texts: Texts) -> Iterator[Thing]:
    """Nests with their offers, where the Fair Folk guessed in vain, and the hiding place to those who may know it."""
    nest = own.nests[h]
    if nest:
        offer = f": {texts.get('offer-' + WORDS['offer'][nest - 2])}" if nest > 1 else ""
        yield Thing("sign-offer" if nest > 1 else "sign-nest", 1, texts.get("pic-nest") + offer)
    if h in own.crosses:
        yield Thing("cross", 1, texts.get("pic-cross"))
    if h in own.places:
        yield Thing("sign-find", 1, texts.get("pic-find"), letter=str(own.places.index(h) + 1))


def emblem(kind: str, name: str) -> str:
    if kind == "quest":
        lands = QUEST[name].terrains or ["brambles" if QUEST[name].kind == "within" else "mountain"]
        shown = (
            lands if QUEST[name].kind in ("adjacent-to-all", "on-terrain", "one-on-each", "adjacent-to-kind", "within") else []
        )
        step = 42 if len(shown) < 4 else 36
        drawn = (
            use(f"{land}0", 100 + step * (i - (len(shown) - 1) / 2), 34, scale=0.55, class_="hc-i")
            for i, land in enumerate(shown)
        )
        return "".join(drawn) + use("sign-nest", 100, 58)
    if kind == "offer":
        sign = next((f"token-{token}" for token in TOKENS if name.startswith(token)), "sign-offer")
        return use(sign, 100, 40, scale=1.9)
    return use("sign-nest", 100, 42, scale=1.8)


def board(own: FairFolkView, texts: Texts) -> str:
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
    for i, kind in enumerate(KIND_NAMES[:TERRAINS]):
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


LOOK = FairFolkLook()
