"""The rules of a game in our own words, by chapters and sections, in every language: the files `<lang>.rules.md` of its locale
folders and of its rooms.

    # The turn                    a chapter
    ## turn-order: Who is next    a section: its name, the same in all languages, and its title
    ids: R-4.3* I-BAT-1           (in English only) the ledger ids that it tells
    Paragraphs, and lines that begin with a dash.

`R-4.3*` stands for R-4.3 and all below it, `I-BAT-*` and `W-MC*` for all that begin so and go on with a number. Where several
sections fit, the longest text counts.
A section whose name begins with `aid-` is a player's aid and tells no id.
"""

import re
from functools import cache
from pathlib import Path

import msgspec

from hvozd.core import Game
from hvozd.core.rooms import files
from hvozd.kit.markup import plain, tag
from hvozd.kit.texts import locale_folders

FIRST = "en"


class Section(msgspec.Struct, frozen=True):
    name: str
    title: str
    chapter: str
    """The name of its chapter."""
    ids: tuple[str, ...]
    text: str

    @property
    def markup(self) -> str:
        """Paragraphs and lists."""
        parts = []
        for block in re.split(r"\n\s*\n", self.text.strip()):
            lines = block.split("\n")
            items = [line[2:] for line in lines if line.startswith("- ")]
            said = " ".join(line for line in lines if not line.startswith("- "))
            parts += [tag("p", _inline(said))] if said else []
            parts += [tag("ul", *(tag("li", _inline(item)) for item in items))] if items else []
        return "".join(parts)


class Chapter(msgspec.Struct, frozen=True):
    name: str
    title: str
    sections: tuple[Section, ...]


def _inline(text: str) -> str:
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", plain(text))


def chapters(game: Game, lang: str) -> list[Chapter]:
    """All chapters in the order of the folders that hold them, in English where the language has none."""
    files = [(folder / f"{lang}.rules.md", folder / "en.rules.md") for folder in locale_folders(game)]
    return [chapter for own, english in files for chapter in _read(own) or _read(english)]


@cache
def _read(path: Path) -> tuple[Chapter, ...]:
    if not path.exists():
        return ()
    parts = re.split(r"^# ", path.read_text(encoding="utf-8"), flags=re.M)[1:]
    return tuple(_chapter(part) for part in parts)


def _chapter(part: str) -> Chapter:
    head, *rest = re.split(r"^## ", part, flags=re.M)
    sections = []
    for one in rest:
        line, _, text = one.partition("\n")
        name, _, title = line.partition(": ")
        found = re.match(r"ids: (.*)\n?", text)
        ids = tuple(found[1].split()) if found else ()
        sections.append((name, title.strip(), ids, text[found.end() :] if found else text))
    name = sections[0][0] if sections else ""
    return Chapter(name, head.strip(), tuple(Section(one, title, name, ids, text) for one, title, ids, text in sections))


def sections(game: Game, lang: str) -> dict[str, Section]:
    return {section.name: section for chapter in chapters(game, lang) for section in chapter.sections}


@cache
def tellers(game: Game, rule: str) -> list[Section]:
    """The sections that tell a rule: those with the longest text that fits it. One, if all is well."""
    fits = [(len(text), one) for one in sections(game, FIRST).values() for text in one.ids if _fits(text, rule)]
    longest = max((length for length, _ in fits), default=0)
    return [section for length, section in fits if length == longest]


def _fits(text: str, rule: str) -> bool:
    if not text.endswith("*"):
        return rule == text
    stem, rest = text[:-1], rule[len(text) - 1 :]
    return rule.startswith(stem) and (not rest or stem[-1] in ".-" or rest[0] in ".-" or stem[-1].isalpha() > rest[0].isalpha())


def aid_of(game: Game, name: str, lang: str) -> Section | None:
    """What a room tells first, by the room's name or by that of a second seat in it (`name2`): its player's aid, a bot's way."""
    room = name.rstrip("0123456789").replace("-", "")
    for folder in (one.folder for one in game.rooms if one.folder is not None):
        found = _read(folder / f"{lang}.rules.md") if folder.name == room else ()
        if found:
            return found[0].sections[0]
    return None


def section_of(game: Game, rule: str, lang: str) -> Section | None:
    """The section that tells a rule, in a language."""
    found = tellers(game, rule)
    return sections(game, lang).get(found[0].name) if found else None


def reference(game: Game, event: msgspec.Struct, lang: str) -> str:
    """Where the rules tell what happened: the title of their section, and the id of the rule."""
    rule = explained(game).get(f"event:{type(event).__name__}", "")
    section = section_of(game, rule, lang) if rule else None
    return f"{section.title} ({rule})" if section else ""


@cache
def explained(game: Game) -> dict[str, str]:
    """The rule that explains a thing: by its kind, by `kind:word` with * for any text, by `event:Name` for a line of the journal.

    In `table/explained.json` of the game and in `explained.json` of its rooms.
    """
    paths = [path for path in (game.table_file("explained.json"),) if path.exists()] + files(game.rooms, "explained.json")
    rows = (msgspec.json.decode(path.read_bytes(), type=dict[str, str]) for path in paths)
    return {thing: rule for row in rows for thing, rule in row.items()}
