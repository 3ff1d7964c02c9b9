"""The steward: it plays by the rules, finds what is obvious, and knows nothing its seat may not know."""

import pytest

from hvozd.agents import Place, agent_names, find_agent
from hvozd.core import Rng, advance, find_game, play
from hvozd.games.defenders.state import DefendersState
from tests.defenders.table import Table

GAME = find_game("defenders")


def place(table: Table) -> Place:
    now = table.session.decision
    assert now is not None
    return Place(GAME, table.g, now, now.seat)


def test_it_is_found_by_name() -> None:
    assert "steward" in agent_names()
    assert type(find_agent("steward")(Rng(1))).__name__ == "Steward"


@pytest.mark.parametrize("seats", ["1", "2", "4"])
def test_it_plays_whole_games(seats: str) -> None:
    g = GAME.new(GAME.resolve({"seats": seats, "difficult": "3"}, 5), 5)
    assert isinstance(g, DefendersState)
    agents = [find_agent("steward")(Rng(seat)) for seat in range(g.seats)]
    now = advance(g)
    while now is not None:
        now = play(g, agents[now.seat].choose(Place(GAME, g, now, now.seat)), now.seat)
    assert g.result is not None
    assert sum(g.camps) < len(g.camps) * 4, "it builds camps"


def test_it_takes_a_victory() -> None:
    table = Table("order", "sect", organizers=("burrun", "guszper"))
    table.land("forest", (1, 1), (2, 0))
    table.put("order", (2, 1))
    table.choose(order="charrow", sect="rivez")
    table.g.camps[:] = [1, 0]
    table.g.support[0] = 6
    agent = find_agent("steward")(Rng(1))
    while table.result is None and table.g.turn == 0:
        table.session.play(agent.choose(place(table)))
    assert table.result is not None and table.result.reason == "victory"


def test_its_choice_rests_on_what_its_seat_sees() -> None:
    table = Table("order", "sect", organizers=("burrun", "guszper"))
    table.mechs((-2, 0))
    table.pollute((-2, 1), 2)
    table.choose(order="charrow", sect="rivez")
    chosen = set()
    for seed in range(4):
        other = GAME.determinize(table.g, 0, Rng(seed))
        now = table.session.decision
        assert now is not None
        other_now = advance(other)
        assert other_now is not None
        chosen.add(find_agent("steward")(Rng(7)).choose(Place(GAME, other, other_now, 0)))
    assert len(chosen) == 1
