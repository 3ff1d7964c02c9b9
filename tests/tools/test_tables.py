"""Every registered game at the terminal table: whatever people type, the table stands; boards and texts can be printed."""

import io

import pytest
from rich.console import Console

from hvozd.core import Rng, Session, find_game, game_names
from hvozd.tui.table import Left, Table

TYPED = ("1", "1", "1", "2", "2", "3", "4", "9", "", "b", "l", "j", "v", "?", "u", "t", "nonsense 1>2", "[bold]")


class Monkey:
    """Types at random, and leaves when it is tired."""

    def __init__(self, seed: int, patience: int) -> None:
        self.rng = Rng(seed)
        self.patience = patience

    def __call__(self, prompt: str) -> str:
        self.patience -= 1
        if self.patience < 0:
            raise EOFError
        return self.rng.pick(TYPED)


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", game_names())
def test_a_monkey_cannot_break_the_table(name: str, seed: int, lang: str) -> None:
    session = Session.new(find_game(name), seed=seed)
    screen = io.StringIO()
    people = [None] * session.state.seats
    table = Table(session, people, lang, Console(file=screen, width=100), Monkey(seed, 250))
    with pytest.raises(Left):
        table.run()
    assert session.record.lines
    assert "{???}" not in screen.getvalue()
