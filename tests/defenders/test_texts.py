"""Every question, event, action, card and option has its text in both languages, and the terminal board can be read."""

import re
from functools import cache

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from rich.text import Text

from hvozd.core import Rng, Session, find_game
from hvozd.games.defenders.components import ABILITIES, CARDS, FACTION_NAMES, HABITATS, ITEMS, LEVELS, MACHINE_CARDS, ORGANIZERS
from hvozd.games.defenders.maps.geometry import HEX_NAMES
from hvozd.kit.texts import Teller, locale_folders

GAME = find_game("defenders")


@cache
def messages(lang: str) -> dict[str, str]:
    """Those of the game and of its rooms."""
    found: dict[str, str] = {}
    for path in (folder / f"{lang}.ftl" for folder in locale_folders(GAME)):
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                assert entry.span is not None
                found[entry.id.name] = text[entry.span.start : entry.span.end]
    return found


def needed() -> list[str]:
    keys = [f"ask-{step.__name__}" for step in GAME.questions]
    keys += [f"event-{event.__name__}" for event in GAME.events]
    keys += [f"action-{action.__name__}" for action in GAME.speller._fields]
    keys += [f"card-{card.id}" for card in CARDS] + [f"option-{option.name}" for option in GAME.settings]
    keys += [f"ability-{ability.id}" for ability in ABILITIES] + [f"ability-{ability.id}-text" for ability in ABILITIES]
    keys += [f"machine-{card.id}" for card in MACHINE_CARDS] + [f"organizer-{organizer.id}" for organizer in ORGANIZERS]
    for kind, words in (("faction", FACTION_NAMES), ("habitat", HABITATS), ("item", ITEMS)):
        keys += [f"{kind}-{word}" for word in words]
    keys += [f"reason-{reason}" for reason in ("victory", "massacre", "toxic-disaster", "core-complete")]
    return keys + [f"level-{level.id}" for level in LEVELS]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_everything_has_a_text(lang: str) -> None:
    assert [key for key in needed() if key not in messages(lang)] == []
    assert messages(lang).keys() == messages("en").keys()


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_messages_use_only_the_fields_there_are(lang: str) -> None:
    texts = messages(lang)
    kinds = [("event", event) for event in GAME.events] + [("action", action) for action in GAME.speller._fields]
    for prefix, kind in kinds:
        used = set(re.findall(r"\$([\w-]+)", texts[f"{prefix}-{kind.__name__}"]))
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert {name.split("-")[0] for name in used} <= fields, kind


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_board_can_be_read_at_100_columns(lang: str) -> None:
    session = Session.new("defenders", {"seats": "4"}, 2)
    rng = Rng(2)
    while (now := session.decision) is not None:
        text = GAME.text(session.view(now.seat), now.seat, lang)
        plain = Text.from_markup(text).plain
        assert max(len(line) for line in plain.splitlines()) <= 100
        assert all(name in plain for name in HEX_NAMES)
        assert "board-" not in plain
        session.play(now.options().sample(rng))


@pytest.mark.rule("DW-21.1")
@pytest.mark.parametrize(("lang", "name"), [("en", "Sect and Order"), ("cs", "Sekta a Řád")])
def test_a_player_alone_is_called_by_both_factions(lang: str, name: str) -> None:
    state = Session.new("defenders", {"seats": "1", "factions": "sect,order"}, 1).state
    assert Teller(GAME, GAME.words(state), GAME.seat_names(state), lang).seat(0) == name
