"""What is said around tables at which the same things have the same names, in one language, and drawn once.

Whatever is kept is found by all it was drawn of: the names (they decide which Sayings it is), and the key that its drawing is
given. Nothing else is looked at, so nobody is shown what somebody else alone may know.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from hvozd.core import Game
from hvozd.kit.once import is_afresh
from hvozd.kit.rulebook import explained, tellers
from hvozd.kit.texts import Teller, Texts

TEXTS = Path(__file__).parent / "locale"
KEPT, TABLES = 20_000, 256
"""So many drawings are kept of one kind of tables, and so many kinds of tables."""
_known: dict[object, "Sayings"] = {}


class Sayings:
    """Names, texts, and what was drawn of them."""

    def __init__(self, game: Game, words: Mapping[str, Sequence[str]], names: tuple[str, ...], lang: str) -> None:
        self.words = words
        self.teller = Teller(game, words, names, lang, [TEXTS])
        self.texts = Texts([TEXTS], lang)
        self.game, self.rules = game, explained(game)
        self.seats = [self.teller.seat(seat) for seat in range(len(names))]
        """What each seat is called."""
        listing = {kind: row for kind, row in words.items() if list(row) == list(names)}
        self.keys = [
            " ".join([*(f"{kind}:{row[seat]}" for kind, row in listing.items()), f"seat:{seat}", f"player:{seat}"])
            for seat in range(len(names))
        ]
        """How options may name each seat: by the words of vocabularies that list the seats, or by its number."""
        self._kept: dict[object, str] = {}

    def rule(self, event: msgspec.Struct) -> str:
        """The rule that a line of the journal opens, the one it names or that of its kind; empty if there are no words for it."""
        rule: str = getattr(event, "rule", "") or self.rules.get(f"event:{type(event).__name__}", "")
        return rule if rule and tellers(self.game, rule) else ""

    def once(self, key: object, draw: Callable[[], str]) -> str:
        """What is drawn of these names and of the key, and of nothing else."""
        if is_afresh():
            return draw()
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[key] = draw()
        return found


def sayings(game: Game, words: Mapping[str, Sequence[str]], names: tuple[str, ...], lang: str) -> Sayings:
    """Those of a table; the same for all at which everything has the same name."""
    key = (game.name, game.version, names, lang, msgspec.msgpack.encode(words))
    if is_afresh():
        return Sayings(game, words, names, lang)
    found = _known.get(key)
    if found is None:
        if len(_known) >= TABLES:
            _known.clear()
        found = _known[key] = Sayings(game, words, names, lang)
    return found
