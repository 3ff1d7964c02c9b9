"""What the signs on the map of the terminal mean."""

from rich.markup import escape

from hvozd.core import Game
from hvozd.games.root.hooks import FACTIONS
from hvozd.games.root.table.looks import look_of
from hvozd.kit.texts import Texts, locale_folders


def legend(game: Game, lang: str) -> list[str]:
    texts = Texts(locale_folders(game), lang)
    rows = [(look_of(one.name), texts.get(f"faction-{one.name}")) for one in FACTIONS]
    tags = ", ".join(f"[bold {look.style}]{look.tag}[/] {escape(name)}" for look, name in rows)
    return [escape(texts.get("legend-map")), texts.get("legend-whose", {"tags": tags})]
