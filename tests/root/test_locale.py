"""Everything that Root says exists in both languages: the keys come from the code, never from a list."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from hvozd.core import Action, find_game
from hvozd.games.root.components import CARDS, MAPS
from hvozd.games.root.hooks import FACTIONS
from hvozd.games.root.words import vocabulary
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Texts, fields_of, locale_folders

GAME = find_game("root")
FOLDERS = locale_folders(GAME)
CLEARING = re.compile(r"place-\d+$")
NO_PIECE = re.compile(r"piece-\w+-\d$|place--$")
"""Room in the vocabulary: kinds of pieces that a faction does not have, numbers between the places."""


def told() -> Iterator[tuple[str, type]]:
    """Every question, action and event with the key of its text."""
    for kind, found in (("ask", GAME.questions), ("action", GAME.kinds(Action)), ("event", GAME.events)):
        for each in found:
            yield f"{kind}-{each.__name__}", each


def named() -> Iterator[str]:
    """The keys of everything that has a name or a text of its own."""
    for woodland in range(len(MAPS)):
        for kind, words in vocabulary(tuple(range(len(FACTIONS))), woodland).items():
            yield from (key for word in words if not CLEARING.match(key := f"{kind}-{word}") and not NO_PIECE.match(key))
    yield from (f"faction-{one.name}" for one in FACTIONS)
    for option in GAME.settings:
        kind = {"factions": "faction", "vagabonds": "character", "rulings": "ruling"}.get(option.name, option.name)
        yield f"option-{option.name}"
        yield from (f"{kind}-{value}" for value in option.values if not value.isdecimal())
    for card in CARDS:
        yield f"title-{card.id}"
        yield f"text-{card.kind}" if card.kind in ("item", "ambush", "dominance") else f"text-{card.id}"
    for one in FACTIONS:
        for kind in ("leader", "character"):
            yield from (f"text-{word}" for word in one.words.get(kind, ()))


def asked_fields() -> Iterator[str]:
    """Fields of actions that a person may be asked for."""
    for action in GAME.kinds(Action):
        yield from (f"field-{field.name}" for field in fields_of(action))


def own_keys(lang: str) -> dict[str, ast.Message]:
    """The messages of one language, English standing in for nothing."""
    found: dict[str, ast.Message] = {}
    for path in sorted(path for folder in FOLDERS for path in folder.glob(f"{lang}*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content.splitlines()[0]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is written twice ({path.name})"
                found[entry.id.name] = entry
    return found


def variables(node: object) -> set[str]:
    """The variables that a message uses."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return {name for value in vars(node).values() for name in variables(value)}
    if isinstance(node, list):
        return {name for value in node for name in variables(value)}
    return set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_text(lang: str) -> None:
    keys = own_keys(lang)
    wanted = {*named(), *asked_fields(), *(key for key, _ in told())}
    assert sorted(wanted - keys.keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_use_only_what_their_event_tells(lang: str) -> None:
    keys = own_keys(lang)
    wrong = {}
    for key, kind in told():
        given = {field.name for field in fields_of(kind)}
        if key in keys and (unknown := {name for name in variables(keys[key]) if name.split("-")[0] not in given}):
            wrong[key] = sorted(unknown)
    assert wrong == {}


def test_both_languages_say_the_same_things() -> None:
    english, czech = own_keys("en"), own_keys("cs")
    assert english.keys() == czech.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_seat_is_called_is_no_raw_word(lang: str) -> None:
    texts = Texts(FOLDERS, lang)
    assert [one.name for one in FACTIONS if texts.get(f"seat-{one.name}") == one.name] == []
