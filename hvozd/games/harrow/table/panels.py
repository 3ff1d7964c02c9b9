"""What lies before each faction with a colour: jars, stores, abilities, tokens, cards that are played."""

from hvozd.core.picture import Panel
from hvozd.games.harrow.hidden.view import FactionView, HarrowView
from hvozd.games.harrow.table import folders
from hvozd.games.harrow.table.look import look_of, looks
from hvozd.games.harrow.table.middle import centre
from hvozd.games.harrow.table.parts import count, plates
from hvozd.games.harrow.table.shapes import word
from hvozd.games.harrow.words import ABILITIES, COLOURS, FACTIONS, JARS, LEGEND_NAMES
from hvozd.kit.drawing import at, use
from hvozd.kit.markup import tag
from hvozd.kit.once import once
from hvozd.kit.rulings import reading_paragraphs
from hvozd.kit.texts import Texts

WIDTH = 380


@once
def panels(view: HarrowView, lang: str) -> tuple[Panel, ...]:
    """One panel a seat; who has no seat of its own (solo, duel) lies in the middle."""
    texts = Texts(folders(), lang)
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
    middle = "".join(spare) + centre(view, texts) + reading_paragraphs(view.rulings, texts)
    return (*own, Panel(None, texts.get("pic-middle"), middle))


def boards(view: HarrowView, texts: Texts) -> list[tuple[int, str]]:
    drawn = [(each.faction, board_of(view, each, texts)) for each in view.factions]
    others = ((number, look.board(view, texts)) for number, look in enumerate(looks().values()))
    return drawn + [(number, body) for number, body in others if body]


def board_of(view: HarrowView, each: FactionView, texts: Texts) -> str:
    """HC-19.1: a faction's board as it lies on the table."""
    faction = FACTIONS[each.faction]
    rows = [use(f"gift-{LEGEND_NAMES[each.legend]}", id=f"{faction}-legend")] if each.legend >= 0 else []
    rows += [*jars(each), *stores(each, texts), *values(each, texts)]
    y = 204 if any(each.rows) or any(each.plate) else 168
    look = look_of(each.faction)
    drawn, y = look.part(view, each, y, texts)
    rows += drawn
    given = (other.given(view, each.faction) for other in looks().values())
    for kind, numbers in ((look.cards, each.played), *given):
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
        (f"cube-{COLOURS[each.faction]}", each.cubes, "pic-supply"),
    )
    return [
        count(icon, value, 18 + 62 * i, 146, texts.get(key), f"{faction}-n{i}") for i, (icon, value, key) in enumerate(counts)
    ]


def values(each: FactionView, texts: Texts) -> list[str]:
    """The values of the abilities, and the killed haints on the plate."""
    faction, drawn = FACTIONS[each.faction], []
    if any(each.rows):
        for i, (ability, value) in enumerate(zip(ABILITIES, each.rows, strict=False)):
            drawn.append(count(f"token-{ability}", value, 18 + 62 * i, 182, texts.get(f"token-{ability}"), f"{faction}-v{i}"))
    for i, (victim, number) in enumerate(zip(FACTIONS, each.plate, strict=False)):
        if number:
            slain = use(f"haint-{victim}") + use("slain") + word(number, 16, 8, 19, "b")
            place, tip = at(204 + 62 * i, 182), f"{texts.get('pic-plate')}: {number}"
            drawn.append(tag("g", slain, id=f"{faction}-plate{i}", class_=f"hc-{victim}", transform=place, data_tip=tip))
    return drawn
