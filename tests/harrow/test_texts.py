"""Every question, event, action, card and word has a text in both languages; the terminal board shows them."""

import msgspec
import pytest

from hvozd.core import Action
from hvozd.games.harrow.factions.fairfolk.searching import GuessMade
from hvozd.games.harrow.rules.abilities import Advance
from hvozd.games.harrow.words import GROUPS, WORDS, group_code
from hvozd.kit.texts import Teller, Texts, locale_folders
from tests.harrow.table import GAME, Table

LOCALE = locale_folders(GAME)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_key_has_a_text(lang: str) -> None:
    from hvozd.kit.texts import load_texts

    bundle = load_texts(LOCALE, lang)
    wanted = [f"ask-{step.__name__}" for step in GAME.questions]
    wanted += [f"event-{event.__name__}" for event in GAME.events]
    wanted += [f"action-{action.__name__}" for action in GAME.kinds(Action)]
    wanted += [f"option-{option.name}" for option in GAME.settings]
    fields = {info.name for action in GAME.kinds(Action) for info in msgspec.structs.fields(action)}
    wanted += [f"field-{name}" for name in sorted(fields)]
    wanted += [f"reason-{name}" for name in ("points", "queen", "six-squares", "no-cards", "minor-points", "minor-no-cards")]
    for vocabulary in WORDS:
        if vocabulary == "hex":
            continue
        for code, word in enumerate(WORDS[vocabulary]):
            if vocabulary == "group" and not 0 < code % 5 + code // 5 % 5 + (code // 25).bit_count() <= 4:
                continue
            wanted.append(f"{vocabulary}-{word}")
    assert [key for key in wanted if not bundle.has_message(key)] == []
    assert GROUPS[26] == "legend-1h"


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_cards_and_gifts_have_texts(lang: str) -> None:
    texts = Texts(LOCALE, lang)
    for vocabulary in ("tactic", "upgrade", "goblin", "hestercard", "fairy"):
        assert all(texts.get(f"card-text-{card}") != f"card-text-{card}" for card in WORDS[vocabulary])
    from hvozd.games.harrow.words import LEGEND_NAMES

    assert all(texts.has(f"legend-{name}") and texts.has(f"gift-{name}") for name in LEGEND_NAMES)


@pytest.mark.parametrize("preset", ["chapter1", "chapter4", "fair-folk-4", "solo", "duel"])
def test_the_terminal_board(preset: str) -> None:
    from rich.text import Text

    t = Table(preset, bare=False)
    for seat in (*range(t.g.seats), None):
        shown = Text.from_markup(GAME.text(GAME.view(t.g, seat), seat)).plain
        assert max(len(line) for line in shown.splitlines()) <= 100
        assert "e5" in shown or "#" in shown


@pytest.mark.parametrize(
    ("lang", "with_doll", "without", "missed"),
    [
        (
            "en",
            "Advance 1 haint from a1 to a2, with the doll",
            "Advance 1 haint from a1 to a2",
            "The Fair Folk guessed a1: wrong.",
        ),
        (
            "cs",
            "Posunout 1 běsa z hexu a1 na hex a2, s panenkou",
            "Posunout 1 běsa z hexu a1 na hex a2",
            "Říše víl hádá hex a1: vedle.",
        ),
    ],
)
def test_yes_and_no_are_said_in_words(lang: str, with_doll: str, without: str, missed: str) -> None:
    teller = Teller(GAME, WORDS, ("kammi",), lang)
    assert [teller.action(Advance(0, 1, group_code(1, 0, 0), doll)) for doll in (True, False)] == [with_doll, without]
    assert teller.event(GuessMade(0, False)) == missed
