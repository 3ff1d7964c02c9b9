"""The teller: Fluent messages with fields as variables, words by name, English where a language has no text."""

import types
from pathlib import Path

import pytest

from hvozd.core import Session
from hvozd.core.errors import SettingError
from hvozd.kit.texts import Teller, Texts
from hvozd.tui.table import TEXTS

EN = """
ask-LayCards = Which card do you lay?
event-TrickTaken = { $seat } takes the trick of { $cards-count } cards ({ $cards }).
event-Dealt = { $cards ->
    [one] One card is dealt.
   *[other] { $cards } cards are dealt.
  }
action-Lay = Lay the { $card }
name-player-0 = the first player
field-card = card to lay
"""
CS = """
ask-LayCards = Kterou kartu vyložíš?
action-Lay = Vylož { $card }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "__init__.py").touch()
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text(EN, encoding="utf-8")
    (tmp_path / "locale" / "cs.ftl").write_text(CS, encoding="utf-8")
    return tmp_path


def teller(highcard: types.ModuleType, folder: Path, lang: str, monkeypatch: pytest.MonkeyPatch) -> Teller:
    monkeypatch.setattr(highcard.HighCard, "folder", folder)
    return Teller(highcard.HighCard(), {}, ("player 0", "player 1"), lang)


def test_english(highcard: types.ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    says = teller(highcard, folder, "en", monkeypatch)
    assert says.question(highcard.LayCards((0, 1))) == "Which card do you lay?"
    assert says.event(highcard.TrickTaken(0, (3, 8))) == "the first player takes the trick of 2 cards (3 and 8)."
    assert says.event(highcard.Dealt(1)) == "One card is dealt."
    assert says.event(highcard.Dealt(3)) == "3 cards are dealt."
    assert says.action(highcard.Lay(5)) == "Lay the 5"
    assert says.outline(highcard.Lay(5), ()) == "Lay the …"
    assert says.field("card") == "card to lay"
    assert says.seat(1) == "player 1"


def test_czech_and_english_where_czech_is_silent(
    highcard: types.ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    says = teller(highcard, folder, "cs", monkeypatch)
    assert says.question(highcard.LayCards((0, 1))) == "Kterou kartu vyložíš?"
    assert says.action(highcard.Lay(5)) == "Vylož 5"
    assert says.event(highcard.Dealt(1)) == "One card is dealt."


def test_without_a_message_the_text_form_serves(
    highcard: types.ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    says = teller(highcard, folder, "en", monkeypatch)
    assert says.action(highcard.Swap(5)) == says.form(highcard.Swap(5)) == "swap 5"
    assert says.outline(highcard.Swap(5), ()) == "swap …"
    assert says.question(highcard.OfferSwap(1)) == "OfferSwap"
    assert says.field("hand_size") == "hand size"


def test_a_game_without_folder_has_a_teller(highcard: types.ModuleType) -> None:
    session = Session.new("highcard", {"seats": "2"}, seed=1)
    assert Teller(session.game, {}, ("a", "b")).action(highcard.Keep()) == "keep"


def test_unknown_language() -> None:
    with pytest.raises(SettingError, match="no language 'tlh'; there are en, cs"):
        Texts([TEXTS], "tlh")


def test_the_table_speaks_both_languages() -> None:
    def keys(lang: str) -> list[str]:
        lines = (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
        return [line.split(" ")[0] for line in lines if line.startswith("table-")]

    assert keys("en") == keys("cs")
    assert Texts([TEXTS], "cs").get("table-what") == "Co uděláš?"
    for lang in ("en", "cs"):
        assert "… …" not in Texts([TEXTS], lang).get("table-winners", {"count": 2, "names": "A, B"})
