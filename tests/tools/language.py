"""docs/language.md: sentences of each game side by side, from random games, for a native reader. `make language` writes it."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from hvozd.core import Rng, Session, find_game
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Teller

PAGE = Path(__file__).parents[2] / "docs" / "language.md"
GAMES = ("root", "harrow", "defenders", "crescent")
ALL = 60
SHARES = {("Questions", "Otázky"): 12, ("Actions", "Akce"): 16, ("The journal", "Kronika"): ALL}
"""Of the sentences of each game: so many questions and actions; the journal fills the rest."""
HEAD = """# The language of the games

Sixty sentences of each game as they are said in random games, English beside Czech, for a native reader to check. `make language`
writes this page (`tests/tools/language.py`), and a test checks that it is up to date. `hvozd/kit/texts.py` explains how nouns are
declined, `tests/tools/test_sentences.py` what no sentence may contain.
"""

Heading: TypeAlias = tuple[str, str]
Told: TypeAlias = tuple[Heading, str, tuple[str, ...]]


def told(name: str, seed: int) -> Iterator[Told]:
    """What one random game says: the heading, the kind, the sentence in each language."""
    questions, actions, journal = SHARES
    session = Session.new(name, {"bots": "any"} if name == "root" and seed % 3 == 0 else {}, seed)
    words, seats = session.game.words(session.state), session.game.seat_names(session.state)
    tellers = [Teller(session.game, words, seats, lang) for lang in LANGUAGES]
    rng = Rng(seed)
    while (now := session.decision) is not None:
        seat, step = now.seats[0], session.state.stack[-1]
        action = now.options(seat).sample(rng)
        yield questions, type(step).__name__, tuple(teller.question(step) for teller in tellers)
        yield actions, type(action).__name__, tuple(teller.action(action) for teller in tellers)
        session.play(action, seat)
    assert session.state.journal is not None
    for entry in session.state.journal.entries:
        yield journal, type(entry.event).__name__, tuple(teller.event(entry.event) for teller in tellers)


def chosen(name: str) -> dict[Heading, list[tuple[str, ...]]]:
    """The first sentences of as many kinds as there is room for, of as many games as it takes; then others."""
    first: dict[Heading, dict[str, tuple[str, ...]]] = {heading: {} for heading in SHARES}
    more: dict[Heading, dict[tuple[str, ...], None]] = {heading: {} for heading in SHARES}
    for seed in range(1, 7):
        for heading, kind, sentence in told(name, seed):
            if first[heading].setdefault(kind, sentence) != sentence:
                more[heading][sentence] = None
    left, found = ALL, {}
    for heading, share in SHARES.items():
        found[heading] = [*first[heading].values(), *more[heading]][: min(share, left)]
        left -= len(found[heading])
    return found


def page() -> str:
    parts = [HEAD]
    for name in GAMES:
        parts.append(f"\n## {find_game(name).title}\n")
        for heading, rows in chosen(name).items():
            parts.append(f"\n| {' | '.join(heading)} |\n|---|---|\n")
            parts.extend("| " + " | ".join(text.replace("|", "\\|") for text in row) + " |\n" for row in rows)
    return "".join(parts)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
