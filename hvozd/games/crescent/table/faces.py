"""Power cards: whose they are, what type, when they can be played, the effect in a sentence. Small plates and whole cards."""

from hvozd.games.crescent.components import tables
from hvozd.games.crescent.components.files import GUESSES
from hvozd.games.crescent.components.schema import Card
from hvozd.games.crescent.table.shapes import KEYWORDS
from hvozd.kit.drawing import at, label, paragraph, title, use
from hvozd.kit.lettering import fit, largest, lines
from hvozd.kit.markup import tag
from hvozd.kit.once import once
from hvozd.kit.texts import Texts

CARDS: dict[str, Card] = tables("").rows["cards"]
PLATE = 118
"""How wide a plate is."""
READABLE = 15.2
"""The smallest letters of a card: twelve pixels in the hand."""
BOTTOM = 276


@once
def hand(cards: list[str], tiles: list[str]) -> str:
    """The own cards, and before the map is laid the own tiles."""
    drawn, seen = [], dict.fromkeys(cards, 0)
    for word in cards:
        seen[word] += 1
        copy = "" if seen[word] == 1 else f"-{seen[word]}"
        drawn.append(card(f"face-{word}", f"card-{word}{copy}", f"card:{word}"))
    return "".join([*drawn, *(card(f"tile-{word}", f"my-{word}", f"hex:{word}") for word in tiles)])


def card(face: str, id: str, pick: str) -> str:
    return tag("svg", use(face), viewBox="0 0 200 280", id=id, class_="card cm", data_pick=pick, data_of=face)


def cards(texts: Texts) -> dict[str, str]:
    """Every card whole and as a plate, every tile, in one language."""
    drawn = {}
    for word in CARDS:
        tip = sentence(word, texts) + (f" {texts.get('tip-guess')}" if ("cards", word) in GUESSES else "")
        drawn[f"face-{word}"] = tag("g", *face(word, texts), id=f"face-{word}", class_="cm", data_tip=tip)
        drawn[f"plate-{word}"] = tag("g", *small(word, texts), id=f"plate-{word}", class_="cm", data_tip=tip)
    for word in tables("").rows["tiles"]:
        drawn[f"tile-{word}"] = tile(word, texts)
    return drawn


def keywords(card: Card) -> list[str]:
    return [keyword for keyword in KEYWORDS if getattr(card, keyword)]


def face(word: str, texts: Texts) -> list[str]:
    """The front of a card, 200 by 280."""
    card = CARDS[word]
    owner = card.associated or "nobody"
    name, text = texts.get(f"card-{word}"), texts.get(f"text-{word}")
    top = 146 if len(lines(text, 180, READABLE)) <= 7 else 120  # a long text takes the line of the type, which has a sign
    size = largest(text, 180, BOTTOM - top + READABLE, (17, 16, READABLE))
    figure = (
        use(f"c-{card.associated}", 100, 38, scale=1.7)
        if card.associated
        else use("moon", 100, 36, scale=1.2, fill="currentColor")
    )
    return [
        tag("rect", x=2, y=2, width=196, height=276, rx=14, class_="cm-card"),
        tag(
            "path",
            d="M2 74V16Q2 2 16 2H184Q198 2 198 16V74Q150 82 100 75T2 74z",
            fill="currentColor",
            class_=f"cm-i cm-{owner}",
            opacity=0.4,
        ),
        tag("g", figure, class_=f"cm-{owner}"),
        use(f"type-{card.type}", 28, 34, scale=1.3),
        title(name, 100, 103 if top > 122 else 99, 184, 23),
        label(texts.get(f"type-{card.type}"), 100, 122, READABLE, class_="soft") if top > 122 else "",
        *(use(f"k-{keyword}", 172 - 26 * i, 28 + 8 * (i % 2)) for i, keyword in enumerate(keywords(card))),
        paragraph(text, 11, top, 180, size),
    ]


def tile(word: str, texts: Texts) -> str:
    """A secret tile of the variable setup."""
    row = tables("").rows["tiles"][word]
    name = texts.get(f"hex-{word}")
    ground = tag("rect", x=2, y=2, width=196, height=276, rx=14, class_=f"cm-{row.terrain} cm-i")
    land = tag("g", use(f"land-{row.terrain}"), transform=at(100, 120, 0, 1.4))
    water = (
        tag("path", d="M20 30Q100-10 180 30", class_="cm-n", stroke="var(--cm-river)", stroke_width=18)
        if row.feature == "river"
        else ""
    )
    holy = use(row.feature, 100, 120, scale=2) if row.feature == "holy_site" else ""
    return tag("g", ground, land, water, holy, title(name, 100, 250, 184, 24), id=f"tile-{word}", class_="cm", data_tip=name)


def plate(word: str, x: float, y: float, name: str, pick: str = "", mark: str = "") -> str:
    """A card on the table, small: 118 by 50. An empty slot keeps its place."""
    if not word:
        return tag("g", tag("rect", width=PLATE - 8, height=48, rx=9, class_="cm-ghost"), id=name, transform=at(x, y))
    keys = f"card:{word}{' ' + pick if pick else ''}"
    return tag("g", use(f"plate-{word}"), mark, id=name, transform=at(x, y), data_pick=keys, data_of=f"plate-{word}")


def small(word: str, texts: Texts) -> list[str]:
    """The front of a plate."""
    card = CARDS[word]
    owner = card.associated or "nobody"
    name = texts.get(f"card-{word}")
    rows = [name] if fit(name, 74, 15) >= 13 else lines(name, 74, 13, bold=True)
    written = [
        title(row, 33, (30 if len(rows) == 1 else 20) + 19 * i, 74, 15, anchor="start", data_most=74)
        for i, row in enumerate(rows)
    ]
    sign = tag("g", use(f"c-{card.associated}", 16, 25, scale=0.8), class_=f"cm-{owner}") if card.associated else ""
    return [
        tag("rect", width=PLATE - 8, height=48, rx=9, class_="cm-card"),
        tag("path", d="M0 9Q0 0 9 0H31V48H9Q0 48 0 39z", fill="currentColor", class_=f"cm-i cm-{owner}", opacity=0.4),
        sign or use(f"type-{card.type}", 16, 25),
        *written,
    ]


def sentence(word: str, texts: Texts) -> str:
    """A card in words."""
    card = CARDS[word]
    owner = f", {texts.get(f'name-{card.associated}')}" if card.associated else ""
    return f"{texts.get(f'card-{word}')} ({texts.get(f'type-{card.type}')}{owner}): {texts.get(f'text-{word}')}"
