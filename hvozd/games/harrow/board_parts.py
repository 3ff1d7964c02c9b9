"""What several boards of Harrow County draw alike: an icon with its number, cards that lie open."""

from collections.abc import Sequence

from hvozd.drawing import at, use
from hvozd.games.harrow.board_cards import explained
from hvozd.games.harrow.board_pieces import word
from hvozd.games.harrow.words import WORDS
from hvozd.locale import Texts
from hvozd.picture import tag


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
