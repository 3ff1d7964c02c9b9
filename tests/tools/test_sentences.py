"""Every question, action and event is a sentence in both languages, with every amount, every name, every row."""

import re
from collections import defaultdict

import pytest
from fluent.syntax import FluentSerializer

from hvozd.core import Rng, Session, find_game
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Teller, Texts, load_texts, locale_folders
from tests.tools.sentences import (
    GAMES,
    NEVER_EMPTY,
    bare_numbers,
    declined,
    faults,
    foreign_names,
    lacking_plurals,
    messages,
    numbers,
    pasted_nouns,
    sentences,
    told,
    unagreed_verb,
    written,
)

PAIR = "seat-pair = { $first } a { $second }\n    .number = plural"

pytestmark = pytest.mark.parametrize("name", GAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_is_told_in_its_own_language(name: str, lang: str) -> None:
    bundle = load_texts(locale_folders(find_game(name)), lang)
    assert [key for _, key, _ in told(name) if not bundle.has_message(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_have_no_faults(name: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "lacking", set())
    wrong: dict[str, str] = {}
    for key, text in sentences(name, lang):
        if found := faults(key, text):
            wrong.setdefault(f"{key}: {', '.join(found)}", text)
    assert (wrong, sorted(Texts.lacking)) == ({}, [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_agree_with_their_nouns(name: str, lang: str) -> None:
    texts = messages(name, lang)
    wrong = defaultdict(list)
    for _, key, kind in told(name):
        pattern = texts[key].value
        assert pattern is not None
        wrong[key] += [*bare_numbers(pattern, numbers(kind)), *lacking_plurals(pattern, lang, numbers(kind))]
    assert {key: found for key, found in wrong.items() if found} == {}


def test_czech_nouns_are_declined(name: str) -> None:
    texts = messages(name, "cs")
    wrong = {}
    for _, key, kind in told(name):
        pattern = texts[key].value
        assert pattern is not None
        if found := list(pasted_nouns(pattern, declined(kind))):
            wrong[key] = found
    assert wrong == {}


def test_czech_verbs_agree_with_their_players(name: str) -> None:
    """Where some player of the game is called by a plural."""
    texts = messages(name, "cs")
    forms = "".join(FluentSerializer().serialize_entry(entry) for entry in texts.values())
    wrong = {key: found for _, key, kind in told(name) if (found := unagreed_verb(texts[key], kind))}
    assert wrong == {} or not re.search(r"\.number = plural", forms.replace(PAIR, ""))


def test_czech_sentences_hold_no_english_name(name: str) -> None:
    foreign = foreign_names(name)
    assert {key: text for key, text in sentences(name, "cs") if foreign.search(text)} == {}


def test_random_games_say_sentences(name: str) -> None:
    """And leave no row empty of which the rules say that it never is."""
    for seed in range(4):
        session = Session.new(name, {"bots": "any"} if name == "root" and seed % 2 else {}, seed)
        tellers = [Teller(session.game, session.game.words(session.state), session.game.seat_names(session.state), lang)
                   for lang in LANGUAGES]  # fmt: skip
        rng = Rng(seed)
        while (now := session.decision) is not None:
            seat = now.seats[0]
            session.play(now.options(seat).sample(rng), seat)
        assert session.state.journal is not None
        for event in (entry.event for entry in session.state.journal.entries):
            key = f"event-{type(event).__name__}"
            assert getattr(event, NEVER_EMPTY.get(name, {}).get(key, ""), None) != (), key
            assert [found for teller in tellers if (found := faults(key, teller.event(event)))] == [], event


EFFECTS = re.compile(r"(card-text|text|gift|trait-text|bot-text)-|ability-.*-text$")


def test_effects_say_the_same_in_both_languages(name: str) -> None:
    """Every number of an English effect is in the Czech one, and neither is much shorter than the other."""
    english, czech = (messages(name, lang) for lang in ("en", "cs"))
    wrong = {}
    for key in (key for key in english if EFFECTS.match(key)):
        en, cs = written(english[key]), written(czech[key])
        lost = set(re.findall(r"\d+", en)) ^ set(re.findall(r"\d+", cs))
        if lost or not 0.6 <= (len(cs) + 10) / (len(en) + 10) <= 1.6:
            wrong[key] = (en, cs)
    assert wrong == {}
