"""Messages are parsed one by one when they are asked for; nobody notices, but for the time it takes."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from hvozd.core import find_game, game_names
from hvozd.kit.bundles import Bundle, entries
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import locale_folders

FIRST = """# a comment = of nothing
-place = the wood
cat = Cat
    .gen = of the cat
long = One line
    and = another
    { $n ->
        [one] { $n } cat
       *[other] { $n } cats
}
dog = Dog
"""
SECOND = """dog = Hound of { -place }
cat = { broken
"""


def said(bundle: Bundle, key: str, **values: int) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, values)[0])


def test_later_files_go_over_earlier_ones_and_what_is_no_message_over_nothing() -> None:
    bundle = Bundle("en")
    bundle.add(FIRST)
    bundle.add(SECOND)
    bundle.add("# nothing but a comment\n")
    assert said(bundle, "dog") == "Hound of the wood" and said(bundle, "cat") == "Cat"
    assert said(bundle, "long", n=2).split() == ["One", "line", "and", "=", "another", "2", "cats"]
    assert bundle.asked("long") == {"n"} and bundle.asked("dog") == set()
    assert not bundle.has_message("place") and not bundle.has_message("gen")
    with pytest.raises(KeyError):
        bundle.get_message("nothing")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_of_every_file_is_found_as_the_parser_finds_it(lang: str) -> None:
    files: set[Path] = {
        path for name in game_names() for folder in locale_folders(find_game(name)) for path in folder.glob("*.ftl")
    }
    for path in sorted(path for path in files if path.name.startswith(f"{lang}.")):
        text = path.read_text(encoding="utf-8")
        whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)]
        assert [name for _, name, _ in entries(text)] == [entry.id.name for entry in whole], path
