"""Nouns are declined by their own message; a sentence asks for a form, and a missing one is noticed."""

from pathlib import Path

import pytest

from hvozd.kit.texts import Texts

CS = """
card-scout = Zvěd
    .acc = Zvěda
    .gender = m
ask-Play = Zahrát { $card-acc }?
told = { $card-gender ->
    [f] vyhodnocena
   *[m] vyhodnocen
 } { $card }
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "cs.ftl").write_text(CS, encoding="utf-8")
    (tmp_path / "en.ftl").write_text("card-scout = Scout\n", encoding="utf-8")
    return Texts((tmp_path,), "cs")


def test_a_message_says_what_it_asks_for(texts: Texts) -> None:
    assert texts.asked("ask-Play") == {"card-acc"} and texts.asked("told") == {"card-gender", "card"}
    assert texts.asked("nothing") == frozenset()


def test_a_form_is_an_attribute(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "lacking", set())
    assert texts.form("card-scout", "acc") == "Zvěda" and not Texts.lacking


def test_a_missing_form_falls_back_and_is_noticed(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "lacking", set())
    assert texts.form("card-scout", "gen") == "Zvěd" and Texts.lacking == {"card-scout.gen"}


def test_english_nouns_have_one_form(tmp_path: Path, texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "lacking", set())
    assert Texts((tmp_path,), "en").form("card-scout", "gen") == "Scout" and not Texts.lacking
