"""What the signs on the map of the terminal mean."""

from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.table.text import COLOURS, SHORT, Speaker


def legend(lang: str) -> list[str]:
    speak = Speaker(lang)
    tags = ", ".join(
        f"[bold {COLOURS[one.name]}]{speak.letter(one.name)}[/] {speak.name('name', one.name)}" for one in CHARACTERS
    )
    structures = ", ".join(f"{short} {speak.name('structure', name)}" for name, short in SHORT.items())
    texts = speak.texts
    return [
        texts.get("legend-map"),
        texts.get("legend-structures", {"structures": structures}),
        texts.get("legend-whose", {"tags": tags}),
    ]
