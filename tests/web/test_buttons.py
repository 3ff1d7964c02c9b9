"""What buttons and prompts say in random games, in both languages: no dots for what is to be chosen, no words of the machine."""

import re
from collections.abc import Iterator

import pytest

from hvozd.core import Rng, Session, game_names
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Teller
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
