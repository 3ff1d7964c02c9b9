"""What the signs on the map of the terminal mean."""

from hvozd.games.harrow.maps import KIND_NAMES, LETTERS
from hvozd.games.harrow.table.look import look_of
from hvozd.games.harrow.table.speaker import Speaker
from hvozd.games.harrow.table.text import TOKEN_LETTERS
from hvozd.games.harrow.words import ABILITIES, FACTIONS


def legend(lang: str) -> list[str]:
    """The signs of everybody, then those that rooms say they have."""
    say = Speaker(lang)
    texts = say.texts
    lands = ", ".join(f"{sign} {say.word('kind', kind)}" for sign, kind in zip(LETTERS, KIND_NAMES, strict=True))
    tokens = ", ".join(f"{sign} {say.word('token', name)}" for sign, name in zip(TOKEN_LETTERS, ABILITIES, strict=True))
    own = [texts.get(f"legend-{name}") for name in FACTIONS if texts.has(f"legend-{name}")]
    marks = texts.get("legend-marks", {"tokens": tokens})
    return [
        texts.get("legend-map", {"lands": lands}),
        f"{marks.rstrip('.')}, {', '.join(own)}." if own else marks,
        texts.get("legend-whose", {"tags": ", ".join(filter(None, map(whose, range(len(FACTIONS)), [say] * len(FACTIONS))))}),
    ]


def whose(faction: int, say: Speaker) -> str:
    """The letter of a faction's units."""
    look = look_of(faction)
    letter = look.marks_of_units[0]
    return f"[bold {look.style}]{letter}[/] {say.word('faction', FACTIONS[faction])}" if letter else ""
