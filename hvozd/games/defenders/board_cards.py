"""Defender cards: habitat at a glance, action points as stars, the ability in a sentence."""

from hvozd.drawing import label, paragraph, title, use
from hvozd.games.defenders.components import (
    ABILITIES,
    CARD_ABILITY,
    CARD_FACTION,
    CARD_HABITAT,
    CARD_POINTS,
    CARDS,
    FACTION_NAMES,
    HABITATS,
)
from hvozd.games.defenders.view import DefendersView
from hvozd.locale import Texts
from hvozd.picture import tag


def hand(view: DefendersView, texts: Texts) -> str:
    """The own cards, one picture each."""
    return "".join(hand_card(card, texts) for card in view.hand)


def hand_card(card: int, texts: Texts) -> str:
    word = CARDS[card].id
    return tag(
        "svg",
        *face(card, texts),
        viewBox="0 0 200 280",
        id=f"card-{word}",
        class_="card dw",
        data_pick=f"card:{word}",
        data_tip=sentence(card, texts),
    )


def face(card: int, texts: Texts) -> list[str]:
    """The front of a card, 200 by 280."""
    habitat, faction = HABITATS[CARD_HABITAT[card]], FACTION_NAMES[CARD_FACTION[card]]
    ability, points = ABILITIES[CARD_ABILITY[card]].id, CARD_POINTS[card]
    return [
        tag("rect", x=2, y=2, width=196, height=276, rx=14, class_="dw-card"),
        tag("path", d="M2 104V16Q2 2 16 2H184Q198 2 198 16V104Q150 112 100 105T2 104z", class_=f"dw-{habitat} dw-i"),
        *(use(f"h-{habitat}", x, y, scale=1.5) for x, y in ((74, 34), (110, 26), (146, 32), (178, 38))),
        tag("g", use(f"org-{faction}", 28, 32, scale=1.2), class_=f"dw-{faction}"),
        *(use("point", 100 + 27 * (i - (points - 1) / 2), 112, scale=1.2) for i in range(points)),
        label(texts.get(f"card-{CARDS[card].id}"), 100, 74, 25, class_="b"),
        label(texts.get(f"habitat-{habitat}"), 100, 92, 15),
        title(texts.get(f"ability-{ability}"), 100, 148, 184, 18),
        paragraph(texts.get(f"ability-{ability}-text"), 16, 172, 176, 17, 6),
    ]


def sentence(card: int, texts: Texts) -> str:
    """A card in words, with the rule of its ability."""
    ability = ABILITIES[CARD_ABILITY[card]]
    points = texts.get("pic-points", {"points": CARD_POINTS[card]})
    name, habitat = texts.get(f"card-{CARDS[card].id}"), texts.get(f"habitat-{HABITATS[CARD_HABITAT[card]]}")
    return f"{name}, {habitat}, {points}. {texts.get(f'ability-{ability.id}-text')} ({ability.rule})"
