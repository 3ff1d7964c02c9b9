"""The tree search: its budget, its tree, secret choices, and what happens when it breaks."""

import logging
import time
from typing import Any

import pytest

from hvozd.agents import Place, agent_names, find_agent
from hvozd.agents.evaluate import evaluation_of
from hvozd.agents.ismcts import LEVELS, Arm, Ismcts, Node, Search, Settings
from hvozd.core import Rng, State, advance, apply, find_game
from hvozd.core.errors import UnknownName
from hvozd.kit.evaluation import Evaluation
from hvozd.runs.sim import Plan, simulate


def place(name: str, seed: int, decisions: int, **options: str) -> Place:
    """A question with a choice, some way into a random game."""
    game = find_game(name)
    g = game.new(game.resolve(options, seed), seed)
    rng = Rng(seed)
    now = advance(g)
    assert now is not None
    while g.number < decisions or len(now.options(now.seat)) < 2:
        apply(g, now.seat, now.options(now.seat).sample(rng))
        now = advance(g)
        assert now is not None
    return Place(game, g, now, now.seat)


def two_hands(highcard: Any, mine: list[int], other: list[int]) -> Place:
    game = find_game("highcard")
    g: Any = game.new({"seats": 2}, 3)
    advance(g)
    g.deck = [card for card in range(1, 17) if card not in mine + other]
    g.hands = [mine, other]
    now = advance(g)
    assert now is not None
    return Place(game, g, now, 0)


def test_the_budget_is_kept() -> None:
    here = place("root", 1, 40, factions="marquise,eyrie")
    agent = Ismcts(Rng(1), Settings(iterations=30))
    assert agent.choose(here) in here.options
    assert agent.iterations == 30 == sum(visits for _, visits, _ in agent.last)
    began = time.process_time()
    agent = Ismcts(Rng(1), Settings(iterations=0, seconds=0.1))
    agent.choose(here)
    assert agent.iterations > 1 and time.process_time() - began < 0.3


def test_seconds_of_the_processor_do_not_run_while_it_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    here = place("root", 1, 40, factions="marquise,eyrie")
    imagine = here.imagine

    def sleepy(rng: Rng) -> State:
        time.sleep(0.01)
        return imagine(rng)

    here.imagine = sleepy  # type: ignore[method-assign]
    agent = find_agent("ismcts:0.05cpu")(Rng(1))
    assert agent.choose(here) in here.options
    assert agent.iterations > 5  # type: ignore[attr-defined]


def test_a_settled_answer_ends_the_thinking() -> None:
    """A search that hardly looks at what did worse: once its answer leads by more than is left, the rest is spared."""
    here = place("root", 1, 40, factions="marquise,eyrie")
    agent = Ismcts(Rng(4), Settings(iterations=600, loose=0.1))
    assert agent.choose(here) == agent.last[0][0]
    assert agent.iterations < 600
    assert agent.last[0][1] - agent.last[1][1] > 600 - agent.iterations


def test_a_cautious_search_leaves_what_is_likely_only_for_what_is_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    here = place("defenders", 1, 30, seats="2")
    evaluation = evaluation_of(here.game)
    monkeypatch.setattr(evaluation, "caution", 0.2)
    first, second, *_ = here.options
    search = Search(evaluation, Settings(), here, Rng(1), Node())
    arms = search.root.arms[here.seat] = {first: Arm(), second: Arm()}
    for action, visits, value in ((first, 50, 0.5), (second, 100, 0.51)):
        arms[action].visits, arms[action].value = visits, value
    assert search.ranking()[0][0] == first, "the other is better by 0.01, after 100 visits 0.02 are asked for"
    arms[second].value = 0.53
    assert search.ranking()[0][0] == second


def test_a_search_can_be_stopped() -> None:
    here = place("root", 1, 40, factions="marquise,eyrie")
    agent = Ismcts(Rng(1), Settings(iterations=10**9))
    imagine = here.imagine

    def stop(rng: Rng) -> State:
        agent.stopped = True
        return imagine(rng)

    here.imagine = stop  # type: ignore[method-assign]
    assert agent.choose(here) in here.options
    assert agent.iterations == 1


@pytest.mark.parametrize("seed", range(6))
def test_it_finds_the_card_that_wins(highcard: Any, seed: int) -> None:
    """A trick behind: only who takes this one, and swaps the low card for a better one, can still win."""
    here = two_hands(highcard, [1, 16], [9, 10])
    here._state.tricks = [0, 1]  # type: ignore[attr-defined]
    assert find_agent("ismcts:200")(Rng(seed)).choose(here).card == 16  # type: ignore[attr-defined]


def test_a_secret_choice_is_one_node_for_all(highcard: Any) -> None:
    """Both seats choose at the root; neither has a tree that knows what the other laid."""
    here = two_hands(highcard, [1, 8, 16], [7, 9, 10])
    search = Search(evaluation_of(here.game), Settings(), here, Rng(1), Node())
    for number in range(60):
        search.iterate(number)
    assert set(search.root.arms) == {0, 1}
    assert search.root.visits == 60 == sum(arm.visits for arm in search.root.arms[0].values())
    assert all(len(key) == 3 for key in search.root.children)
    assert len({key[:2] for key in search.root.children}) > 3


def test_the_tree_lives_on_within_a_turn() -> None:
    here = place("root", 2, 60, factions="marquise,eyrie")
    game, g = here.game, here._state.clone()
    agent = Ismcts(Rng(1), Settings(iterations=120))
    for _ in range(12):
        now = advance(g)
        assert now is not None
        spot = Place(game, g, now, now.seat)
        known = agent._kept.get((spot.number, spot.question)) if now.seat == here.seat else None
        if known is not None and known.visits:
            assert agent.root_for(spot) is known
            return
        action = agent.choose(spot) if now.seat == here.seat else spot.options.sample(Rng(1))
        apply(g, now.seat, action)
    pytest.fail("no question of the same seat followed at once")


def test_a_crash_inside_is_logged_and_a_legal_action_taken(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = place("root", 1, 40, factions="marquise,eyrie")
    monkeypatch.setattr(Evaluation, "chances", lambda self, g: 1 / 0)
    agent = Ismcts(Rng(1), Settings(iterations=30))
    with caplog.at_level(logging.ERROR):
        assert agent.choose(here) in here.options
    assert agent.failures == 1
    assert "a random action is taken" in caplog.text


@pytest.mark.parametrize("name", ["root", "crescent", "defenders", "harrow"])
def test_it_plays_every_game_without_a_failure(name: str) -> None:
    for seed in range(3):
        here = place(name, seed, 30 + 20 * seed)
        agent = Ismcts(Rng(1), Settings(iterations=15))
        assert agent.choose(here) in here.options
        assert agent.failures == 0


def test_whole_games_of_high_card(highcard: Any) -> None:
    tally = simulate(Plan("highcard", 1, {"seats": "3"}, ("ismcts:10",)), 4)
    assert tally.games == 4 and not tally.faults


def test_levels_and_budgets_by_name() -> None:
    assert {"easy", "normal", "hard", "ismcts"} <= set(agent_names())
    assert find_agent("hard")(Rng(0)).settings == LEVELS["hard"]  # type: ignore[attr-defined]
    assert find_agent("ismcts:7")(Rng(0)).settings.iterations == 7  # type: ignore[attr-defined]
    assert find_agent("ismcts:0.5s")(Rng(0)).settings == Settings(iterations=0, seconds=0.5)  # type: ignore[attr-defined]
    assert find_agent("ismcts:2cpu")(Rng(0)).settings == Settings(iterations=0, seconds=2, processor=True)  # type: ignore[attr-defined]
    for text in ("ismcts:", "ismcts:x", "ismcts:-3", "ismcts:0", "ismcts:infs", "ismcts:nan", "ismcts:cpu"):
        with pytest.raises(UnknownName, match="no budget"):
            find_agent(text)
