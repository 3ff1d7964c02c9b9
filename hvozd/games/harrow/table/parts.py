"""What several boards of Harrow County draw alike: an icon with its number, cards that lie open."""

from collections.abc import Sequence

from hvozd.games.harrow.table.faces import explained
from hvozd.games.harrow.table.shapes import word
from hvozd.games.harrow.words import WORDS
from hvozd.kit.drawing import at, use
from hvozd.kit.markup import tag
from hvozd.kit.texts import Texts


def count(icon: str, value: object, x: int, y: int, tip: str, name: str) -> str:
    """An icon with its number; an ability token can be picked."""
    pick = icon.replace("-", ":", 1) if icon.startswith("token-") else None
    drawing = use(icon) + word(value, 17, 7, 20, "b")
    return tag("g", drawing, id=name, transform=at(x, y), data_pick=pick, data_tip=f"{tip}: {value}")


def plates(kind: str, numbers: Sequence[int], y: int, owner: str, texts: Texts, used: Sequence[int] = ()) -> list[str]:
    """Cards, offers or quests that lie open, two in a row; those used already are pale."""
    drawn = []
    for i, number in enumerate(numbers):
        name = WORDS[kind][number]
        tip = explained(kind, name, texts)
        faint = "hc-gone" if number in used else None
        x, down = 6 + 187 * (i % 2), y + 37 * (i // 2)
        symbol = f"plate-{kind}-{name}"
        drawn.append(use(symbol, x, down, id=f"{owner}-{kind}-{i}", class_=faint, data_pick=f"{kind}:{name}", data_tip=tip))
    return drawn


def progress(faction: str, figure: str, done: int, most: int, x: int, texts: Texts) -> str:
    """How far a faction without points is."""
    pips = (use("pip", 36 + 14 * i, 16, class_="hc-c" if i < done else "hc-n") for i in range(most))
    tip = f"{texts.get(f'faction-{faction}')}: {done}/{most}"
    plate = tag("rect", width=118, height=32, rx=8, class_="hc-card")
    drawn = (plate, figure, *pips)
    return tag("g", *drawn, id=f"county-{faction}", class_=f"hc-{faction}", transform=at(x, -324), data_tip=tip)
