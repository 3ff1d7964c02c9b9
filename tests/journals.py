"""The journal as a contract: who has seen the first position and then only hears what is told knows all that lies open."""

from collections.abc import Callable
from typing import Any

from hvozd.core import Event, Game, Journal, Rng, advance, apply


class Told:
    """What a listener knows. A game's own one copies what lies open from a position, and says in `on_<Event>` what each event
    changes; what it needs and does not compare begins with an underscore."""

    def __init__(self, g: Any) -> None:
        raise NotImplementedError

    def hear(self, event: Event) -> None:
        heard: Callable[[Any], None] | None = getattr(self, f"on_{type(event).__name__}", None)
        if heard is not None:
            heard(event)

    def public(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if not name.startswith("_")}


def listened(
    game: Game,
    listener: type[Told],
    settings: dict[str, str],
    seed: int,
    most: int = 400,
    begins: Callable[[Any, str], bool] = lambda g, question: True,
) -> int:
    """Play at random; after every decision what was told is what lies open. How many decisions were compared.

    The listener sits down when `begins` says so (of a position and the open question), and has seen the table as it then was.
    """
    g: Any = game.new(game.resolve(settings, seed), seed)
    g.journal = Journal()
    seat = 0 if g.seats == 1 else None
    rng, told, heard, compared = Rng(seed), None, 0, 0
    while (now := advance(g)) is not None and compared < most:
        if told is None and begins(g, now.name):
            told, heard = listener(g), len(g.journal.entries)
        if told is not None:
            news = list(g.read(seat, heard))
            for event in news:
                told.hear(event)
            heard, compared = len(g.journal.entries), compared + 1
            true = listener(g).public()
            wrong = {name: (value, true[name]) for name, value in told.public().items() if value != true[name]}
            assert not wrong, f"told, and true, in game {seed} before {now.name}: {wrong}; the news was {news}"
        apply(g, now.seat, now.options(now.seat).sample(rng))
    return compared
