"""The cards a seat holds, and what else it holds; all faces are symbols."""

from collections.abc import Iterator

from hvozd.games.harrow.components import GUESSED
from hvozd.games.harrow.hidden.view import HarrowView
from hvozd.games.harrow.table.look import look_of, looks, owners
from hvozd.games.harrow.table.shapes import TOKENS, inked, shade, word
from hvozd.games.harrow.words import FACTIONS, JARS, LEGEND_NAMES, LEGEND_OF, WORDS
from hvozd.kit.drawing import paragraph, use
from hvozd.kit.lettering import fit, largest, lines
from hvozd.kit.markup import tag
from hvozd.kit.texts import Texts

SIZES = (20.0, 18.0, 16.5, 15.2)
"""Of the text of a card: the first at which it fits."""
READABLE = 15.2
"""The smallest letters of a card: twelve pixels in the hand."""
BOTTOM = 276
SMALLEST = 16
"""Of the letters of a card's name."""


def hand(view: HarrowView, seat: int | None, texts: Texts) -> str:
    """The own cards, quests and prepared offers, one picture each."""
    if seat is None:
        return ""
    cards = [(look_of(view.seats[seat]).cards, number) for number in view.hand]
    cards += [("quest", number) for number in view.quests] + [("offer", number) for number in view.offers]
    drawn, seen = [], dict.fromkeys(cards, 0)
    for kind, number in cards:
        seen[kind, number] += 1
        copy = "" if seen[kind, number] == 1 else f"-{seen[kind, number]}"
        drawn.append(card(kind, WORDS[kind][number], copy, texts))
    return "".join(drawn)


def card(kind: str, name: str, copy: str, texts: Texts) -> str:
    return tag(
        "svg",
        use(f"front-{kind}-{name}"),
        viewBox="0 0 200 280",
        id=f"card-{kind}-{name}{copy}",
        class_=f"card hc hc-{owners()[kind]}",
        data_pick=f"{kind}:{name}",
        data_tip=explained(kind, name, texts) + (f" {texts.get('tip-guess')}" if kind in GUESSED else ""),
    )


def sentence(name: str, texts: Texts) -> str:
    """What a card says, in our words."""
    if texts.has(f"card-text-{name}"):
        return texts.get(f"card-text-{name}")
    return next(filter(None, (look.sentence(name, texts) for look in looks().values())), "")


def cost_of(name: str) -> int:
    return max(look.cost(name) for look in looks().values())


def explained(kind: str, name: str, texts: Texts) -> str:
    """The name of a card, what it says and what it costs."""
    price = cost_of(name)
    cost = texts.get("pic-cost", {"count": price}) if price else ""
    says = " ".join(filter(None, (sentence(name, texts), cost)))
    return ": ".join(filter(None, (texts.get(f"{kind}-{name}"), says)))


# -- the faces ------------------------------------------------------------------------------------------------------------------


def faces(texts: Texts) -> dict[str, str]:
    """Cards, plates, tiles, legends and tokens that are no ability, in one language."""
    return {name: tag("g", drawing, id=name, class_="hc-x") for name, drawing in _faces(texts)}


def _faces(texts: Texts) -> Iterator[tuple[str, str]]:
    yield "front", front()
    for kind in owners():
        for name in WORDS[kind]:
            yield f"front-{kind}-{name}", face(kind, name, texts)
            yield f"plate-{kind}-{name}", plate(texts.get(f"{kind}-{name}"))
    for name in WORDS["tile"]:
        yield f"tile-{name}", tile(texts.get(f"tile-{name}"))
    for name in WORDS["token"][len(TOKENS) :]:
        yield f"token-{name}", use("sign-find") + word(texts.get(f"token-{name}")[:2], 0, 5, 11, "hc-onb")
    for jar in JARS:
        name = texts.get(f"jar-{jar}")
        yield f"jar-of-{jar}", use(f"jar-{jar}", 46, 18) + word(name, 46, 52, round(fit(name, 88, 15), 1), "hc-first hc-mid")
    for legend, faction in zip(LEGEND_NAMES, LEGEND_OF, strict=True):
        figure = use(f"legend-{FACTIONS[faction]}", 22, 28, scale=1.25)
        gift = paragraph(texts.get(f"gift-{legend}"), 46, 40, 336, 14.5)
        yield f"gift-{legend}", figure + word(texts.get(f"legend-{legend}"), 46, 20, 18, "hc-first") + gift


def front() -> str:
    """What all fronts share: a sheet, dusk above it, a moon, hills."""
    sheet = tag("rect", x=2, y=2, width=196, height=276, rx=14, class_="hc-card")
    sky = tag("path", d="M2 72V16Q2 2 16 2H184Q198 2 198 16V72Q150 80 100 73T2 72z", class_="hc-sky hc-i")
    moon = tag("circle", cx=164, cy=26, r=14, class_="hc-bone") + shade("M164 12a14 14 0 0 1 0 28 18 18 0 0 0 0-28z")
    hills = tag("path", d="M3 58Q34 38 66 54T128 50 197 56V71Q150 79 100 72T3 71z", class_="hc-c")
    return sheet + sky + moon + hills


def face(kind: str, name: str, texts: Texts) -> str:
    """A front, 200 by 280, in the colour of who holds it."""
    title, text = texts.get(f"{kind}-{name}"), sentence(name, texts)
    top = 145 if len(lines(text, 176, READABLE)) <= 7 else 122  # a long text takes the line that says what kind of card it is
    size = largest(text, 176, BOTTOM - top + READABLE, SIZES)
    cost = "".join(use("cube-silver", 24 + 26 * i, 24) for i in range(cost_of(name)))
    return "".join(
        (
            use("front"),
            emblem(kind, name),
            cost,
            heading(title),
            word(texts.get(f"pic-{kind}"), 100, 124, READABLE, "hc-soft") if top > 124 else "",
            paragraph(text, 13, top + 2, 176, size),
        )
    )


def heading(title: str) -> str:
    """The name of a card in one line, a long one in two."""
    if fit(title, 184, 23) >= SMALLEST:
        return word(title, 100, 100, round(fit(title, 184, 23), 1), "hc-b")
    rows = lines(title, 150, SMALLEST)[:2]
    return "".join(word(row, 100, 108 - 17 * (len(rows) - 1 - i), SMALLEST, "hc-b") for i, row in enumerate(rows))


def emblem(kind: str, name: str) -> str:
    """The picture on a card: what the room draws, or the figure of the faction."""
    owner = owners()[kind]
    return looks()[owner].emblem(kind, name) or use(f"legend-{owner}", 100, 42, scale=1.8)


def plate(name: str) -> str:
    """A card or offer that lies open, 180 by 32."""
    return use("plate") + word(name, 90, 22, round(fit(name, 168, 16), 1), "hc-b")


def tile(name: str) -> str:
    """A tile at a jar, 90 by 40."""
    rows = lines(name, 84, 13.5)[:2]
    sheet = inked("M4 0H86Q90 0 90 4V36Q90 40 86 40H4Q0 40 0 36V4Q0 0 4 0z", "bone")
    return sheet + "".join(word(row, 45, (25 if len(rows) == 1 else 17) + 15 * i, 13, "hc-dark") for i, row in enumerate(rows))
