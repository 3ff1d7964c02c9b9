"""Everything that Root says exists in both languages: the keys come from the code, never from a list."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from hvozd.core import Action, find_game
from hvozd.core.game import classes
from hvozd.games.root import vocabulary
from hvozd.games.root.components import CARDS, MAPS
from hvozd.games.root.hooks import FACTIONS
from hvozd.locale import LANGUAGES, Texts, fields_of

GAME = find_game("root")
FOLDER = GAME.folder / "locale"
CLEARING = re.compile(r"place-\d+$")
NO_PIECE = re.compile(r"piece-\w+-\d$|place--$")
"""Room in the vocabulary: kinds of pieces that a faction does not have, numbers between the places."""


def told() -> Iterator[tuple[str, type]]:
    """Every question, action and event with the key of its text."""
    for kind, found in (("ask", GAME.questions), ("action", classes(Action, "hvozd.games.root")), ("event", GAME.events)):
        for each in found:
            yield f"{kind}-{each.__name__}", each


def named() -> Iterator[str]:
    """The keys of everything that has a name or a text of its own."""
    for woodland in range(len(MAPS)):
        for kind, words in vocabulary(tuple(range(len(FACTIONS))), woodland).items():
            yield from (key for word in words if not CLEARING.match(key := f"{kind}-{word}") and not NO_PIECE.match(key))
    yield from (f"faction-{one.name}" for one in FACTIONS)
    for option in GAME.options:
        kind = {"factions": "faction", "vagabonds": "character"}.get(option.name, option.name)
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
    for action in classes(Action, "hvozd.games.root"):
        yield from (f"field-{field.name}" for field in fields_of(action))


def own_keys(lang: str) -> dict[str, ast.Message]:
    """The messages of one language, English standing in for nothing."""
    found: dict[str, ast.Message] = {}
    for path in sorted(FOLDER.glob(f"{lang}*.ftl")):
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
        given = {name for field in fields_of(kind) for name in (field.name, f"{field.name}-id", f"{field.name}-count")}
        if key in keys and (unknown := variables(keys[key]) - given):
            wrong[key] = sorted(unknown)
    assert wrong == {}


def test_both_languages_say_the_same_things() -> None:
    english, czech = own_keys("en"), own_keys("cs")
    assert english.keys() == czech.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_seat_is_called_is_no_raw_word(lang: str) -> None:
    texts = Texts([FOLDER], lang)
    assert [one.name for one in FACTIONS if texts.get(f"seat-{one.name}") == one.name] == []
