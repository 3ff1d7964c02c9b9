"""Greedy: takes what is best in sight, of long lists a fair sample, and beats chance."""

from collections.abc import Sequence
from typing import Any

from hvozd.agents import Place, agent_names, find_agent
from hvozd.agents.greedy import Greedy
from hvozd.agents.lookahead import some
from hvozd.core import Action, Options, Product, Rng, advance, find_game
from hvozd.runs.sim import Plan, simulate


class Step(Action):
    form = "step {size}"
    size: int


class Jump(Action):
    form = "jump {size}"
    size: int


def offered(*actions: Sequence[Action]) -> Options:
    def offer(row: Sequence[Action]) -> Any:
        return lambda g: row

    return Options(None, [offer(row) for row in actions])


def test_of_a_long_list_every_kind_gets_its_share() -> None:
    found = some(offered(Product(Step, range(100)), Product(Jump, range(3))), 10, Rng(1))
    assert len(found) == len(set(found)) == 10
    assert sum(isinstance(action, Jump) for action in found) == 3


def test_a_very_long_list_is_only_sampled() -> None:
    found = some(offered(Product(Step, range(10**9)), Product(Jump, range(3))), 10, Rng(1))
    assert 2 <= len(found) <= 10
    assert {type(action) for action in found} == {Step, Jump}


def test_a_short_list_is_tried_whole() -> None:
    assert len(some(offered(Product(Step, range(4)), Product(Jump, range(3))), 10, Rng(1))) == 7


def test_greedy_takes_the_last_trick_it_can_take(highcard: Any) -> None:
    """Seat 1 has laid nothing yet; of a 16 and a 1 the 16 takes the trick in every world."""
    game = find_game("highcard")
    g: Any = game.new({"seats": 2}, 3)
    advance(g)
    g.deck = [card for pile in (g.deck, *g.hands) for card in pile if card not in (1, 2, 16, 9, 10, 11)]
    g.hands = [[1, 2, 16], [9, 10, 11]]
    now = advance(g)
    assert now is not None
    assert game.write(g, Greedy(Rng(1)).choose(Place(game, g, now, 0))) == "lay 16"


def test_greedy_beats_chance_in_root() -> None:
    factions = {"factions": "marquise,alliance,vagabond"}
    tally = simulate(Plan("root", 1, factions, ("greedy", "random", "random")), 3)
    assert not tally.faults
    assert tally.winners.get("marquise", 0) >= 2


def test_the_house_agents_are_known_by_name() -> None:
    assert {"random", "greedy"} <= set(agent_names())
    assert isinstance(find_agent("greedy")(Rng(0)), Greedy)
