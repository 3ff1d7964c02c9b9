"""Defender cards: habitat at a glance, action points as stars, the ability in a sentence."""

from hvozd.games.defenders.components import (
    ABILITIES,
    CARD_ABILITY,
    CARD_FACTION,
    CARD_HABITAT,
    CARD_POINTS,
    CARDS,
    FACTION_NAMES,
    GUESSED,
    HABITATS,
)
from hvozd.games.defenders.table import texts_in
from hvozd.games.defenders.table.shapes import word
from hvozd.kit.drawing import paragraph, use
from hvozd.kit.lettering import fit, largest
from hvozd.kit.markup import tag
from hvozd.kit.once import once
from hvozd.kit.texts import Texts

SIZES = (22.0, 20.0, 18.0, 16.0)
"""Of the text of an ability: the first at which it fits."""
ROOM = 108


@once
def hand(cards: list[int], lang: str) -> str:
    """The own cards, one picture each."""
    return "".join(hand_card(card, texts_in(lang)) for card in cards)


def hand_card(card: int, texts: Texts) -> str:
    name = CARDS[card].id
    return tag(
        "svg",
        use(f"face-{name}"),
        viewBox="0 0 200 280",
        id=f"card-{name}",
        class_=f"card dw dw-{FACTION_NAMES[CARD_FACTION[card]]}",
        data_pick=f"card:{name}",
        data_tip=sentence(card, texts),
    )


def faces(texts: Texts) -> dict[str, str]:
    """All cards in one language, each as a front for the hand and as a strip for who is active."""
    drawn = {}
    for card, front in enumerate(CARDS):
        for name, parts in ((f"face-{front.id}", face(card, texts)), (f"strip-{front.id}", strip(card, texts))):
            drawn[name] = tag("g", *parts, id=name, class_="dw-x")
    return drawn


def face(card: int, texts: Texts) -> list[str]:
    """The front of a card, 200 by 280."""
    habitat, faction = HABITATS[CARD_HABITAT[card]], FACTION_NAMES[CARD_FACTION[card]]
    ability = ABILITIES[CARD_ABILITY[card]].id
    text, name, power = (texts.get(key) for key in (f"ability-{ability}-text", f"card-{CARDS[card].id}", f"ability-{ability}"))
    size = largest(text, 178, ROOM, SIZES)
    return [
        use(f"front-{habitat}"),
        use(f"org-{faction}", 28, 30, scale=1.2),
        *(use("point", 180 - 26 * i, 22, scale=1.3) for i in range(CARD_POINTS[card])),
        word(name, 100, 108, round(fit(name, 180, 26)), "dw-b"),
        word(texts.get(f"habitat-{habitat}"), 100, 126, 16, "dw-soft"),
        word(power, 100, 152, round(fit(power, 186, 20), 1), "dw-b"),
        paragraph(text, 12, 178, 178, size),
    ]


def strip(card: int, texts: Texts) -> list[str]:
    """A card as it lies before a player, 394 by 98."""
    habitat, ability = HABITATS[CARD_HABITAT[card]], ABILITIES[CARD_ABILITY[card]].id
    title = f"{texts.get(f'card-{CARDS[card].id}')} · {texts.get(f'ability-{ability}')}"
    return [
        tag("rect", x=3, y=2, width=394, height=98, rx=12, class_="dw-card"),
        tag("path", d="M3 14Q3 2 15 2H58V100H15Q3 100 3 88z", class_=f"dw-i dw-{habitat}"),
        use(f"h-{habitat}", 31, 28, scale=1.5),
        *(use("point", 20 + 22 * (i % 2), 54 + 18 * (i // 2), scale=0.9) for i in range(CARD_POINTS[card])),
        word(title, 70, 28, round(fit(title, 316, 19), 1), "dw-first"),
        paragraph(texts.get(f"ability-{ability}-text"), 70, 52, 318, 17),
    ]


def sentence(card: int, texts: Texts) -> str:
    """A card in words, with the rule of its ability."""
    text = texts.get(f"ability-{ABILITIES[CARD_ABILITY[card]].id}-text")
    return f"{texts.get(f'card-{CARDS[card].id}')}: {text} {in_short(card, texts)}"


def in_short(card: int, texts: Texts) -> str:
    """Habitat and action points, the rule of the ability, and whether that is a guess."""
    guess = f" {texts.get('tip-guess')}" if CARDS[card].id in GUESSED else ""
    points = texts.get("pic-points", {"points": CARD_POINTS[card]})
    return f"{texts.get(f'habitat-{HABITATS[CARD_HABITAT[card]]}')}, {points} ({ABILITIES[CARD_ABILITY[card]].rule}){guess}"
