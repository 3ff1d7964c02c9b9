"""What the signs on the map of the terminal mean."""

from hvozd.games.defenders.components import FACTION_NAMES
from hvozd.games.defenders.table import LOOKS, texts_in


def legend(lang: str) -> list[str]:
    texts = texts_in(lang)
    rows = zip(LOOKS, FACTION_NAMES, strict=True)
    tags = ", ".join(f"[bold {look.colour}]{look.letter}[/] {texts.get(f'faction-{name}')}" for look, name in rows)
    return [texts.get("legend-map"), texts.get("legend-whose", {"tags": tags})]
