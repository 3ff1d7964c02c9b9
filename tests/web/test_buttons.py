"""What buttons and prompts say in random games, in both languages: no dots for what is to be chosen, no words of the machine."""

import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest

from hvozd.core import Action, Rng, Session, find_game, game_names
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Teller, Texts, fields_of, locale_folders
from hvozd.web.choices import grouped, kind_choice, open_choice

DECISIONS = 250
"""Of each game; the same kinds come again and again."""
FORBIDDEN = re.compile(
    r"…|\+ ?0\b|\b[a-z]+_[a-z]+\b|\b[a-z]+-(?:acc|gen|dat|ins|loc|from|to)\b|\bgift-a\b"
    r"|[a-z][A-Z]|\bNone\b|\bGo on\b|\bPokračovat dál\b|[{}]"
)


def said(name: str, seed: int) -> Iterator[str]:
    """Every question, and every button of its first row, in all languages."""
    session = Session.new(name, {}, seed)
    words, seats = session.game.words(session.state), session.game.seat_names(session.state)
    tellers = [Teller(session.game, words, seats, lang) for lang in LANGUAGES]
    rng = Rng(seed)
    while (now := session.decision) is not None and now.number < DECISIONS:
        groups, _ = grouped(now, now.seats[0])
        for teller in tellers:
            yield f"{type(now.step).__name__}: {teller.question(now.step)}"
            for group in groups:
                closed = kind_choice(now.step, group[:60], teller, words, len(group) <= 24)
                labels = [closed.label, *(closed.said or ()), *(field.label for field in closed.fields)]
                labels += [open_choice(group[:60], teller, words, []).label] if len(group) > 1 else []
                yield from (f"{type(group[0]).__name__}: {label}" for label in labels)
        session.play(now.options(now.seats[0]).sample(rng), now.seats[0])


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", game_names())
def test_buttons_and_prompts_say_what_they_do(game: str, seed: int) -> None:
    wrong = {text for text in said(game, seed) if FORBIDDEN.search(text.partition(": ")[2])}
    assert sorted(wrong) == []


def kinds(kind: type[Action]) -> Iterator[type[Action]]:
    for one in kind.__subclasses__():
        yield one
        yield from kinds(one)


@pytest.mark.parametrize("game", game_names())
def test_every_kind_of_action_has_a_name_before_its_parts_are_chosen(game: str) -> None:
    """Those of rooms too that no random game above comes to: else a button would have dots for what is still open."""
    one = find_game(game)
    for info in walk_packages(import_module(f"hvozd.games.{game}").__path__, f"hvozd.games.{game}."):
        import_module(info.name)
    actions = [
        kind
        for kind in kinds(Action)
        if kind.__module__.startswith(f"hvozd.games.{game}.") and getattr(kind, "form", "") and fields_of(kind)
    ]
    assert len(actions) > 10
    for lang in LANGUAGES:
        texts = Texts(locale_folders(one), lang)
        nameless = {kind.__name__ for kind in actions if not texts.has(f"kind-{kind.__name__}")}
        assert nameless == set(), lang
        assert not any("…" in texts.get(f"kind-{kind.__name__}") for kind in actions)
