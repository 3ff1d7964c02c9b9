"""Doubtful sentences of a rulebook: the letter is the default, the other reading is a switch of the table.

A game lists its switches in `Game.rulings` and takes them as the setting `rulings`; its position keeps those that are on in
`rulings`, and a rule asks `"A-41" in g.rulings`. The texts of a switch are `ruling-A-41` (the other reading, in a sentence)
and its attribute `.letter` (what the letter of the rulebook says).
"""

from collections.abc import Mapping, Sequence
from textwrap import wrap

from hvozd.core import Rng, Ruling, Setting
from hvozd.kit.markup import plain, tag
from hvozd.kit.texts import ANY_GAME, Texts

NAME, ANY = "rulings", "any"


def setting(rulings: Sequence[Ruling]) -> Setting:
    """The setting by which a table leaves the letter; `any` draws every switch from the seed."""
    about = "doubtful sentences that are read otherwise than by the letter"
    return Setting(NAME, about, (*(one.id for one in rulings), ANY), many=True, chance=ANY, word="ruling")


def switched_on(rulings: Sequence[Ruling], read: Mapping[str, Sequence[str]], seed: int) -> list[str]:
    """The ids that are on, in the order of the game's list; none where the setting is not given."""
    wanted = read.get(NAME, ())
    rng = Rng(seed).fork(9)
    return [one.id for one in rulings if one.id in wanted or (ANY in wanted and rng.below(2))]


def readings(on: Sequence[str], texts: Texts) -> list[str]:
    """What a table reads otherwise, in sentences: its board says it all the time."""
    said = Texts((ANY_GAME,), texts.lang)
    return [said.get("board-ruling", {"id": one, "reading": texts.get("ruling-" + one.replace(".", "_"))}) for one in on]


def reading_lines(on: Sequence[str], texts: Texts) -> list[str]:
    """The same for a terminal of 100 columns."""
    return [f"[dim]{line}[/]" for one in readings(on, texts) for line in wrap(one, 100, subsequent_indent="  ")]


def reading_paragraphs(on: Sequence[str], texts: Texts) -> str:
    """The same for the middle of the table in a browser."""
    return "".join(tag("p", plain(line), id=f"reading-{number}") for number, line in enumerate(readings(on, texts)))
