"""The greedy agent: it takes what lies before it, plays whole games by the rules, and beats chance."""

from hvozd.agents import Place, find_agent
from hvozd.core import Action, Rng, find_game
from hvozd.games.crescent.mind.agent import ENDS, HABITS
from hvozd.runs.sim import Plan, simulate
from tests.crescent.table import Table


def choice(t: Table, seed: int = 1) -> str:
    now = t.session.decision
    assert now is not None
    agent = find_agent("crescent-greedy")(Rng(seed))
    return t.session.game.write(t.g, agent.choose(Place(t.session.game, t.g, now, now.seat)))


def test_the_warlord_sacks_an_open_city() -> None:
    t = Table().put("field", "warlord", 2).put("ford", "", 0, 0, "city").turn("warlord")
    assert choice(t).startswith("assault field>ford")


def test_the_nomad_sells_and_asks_a_fair_price_first() -> None:
    t = Table().put("field", "caliph", 1).coins(caliph=9).reserve("nomad", 3).turn("caliph").play("propose hire 1 for 9")
    assert choice(t) == "accept"
    t = Table().put("field", "caliph", 1).coins(caliph=9).reserve("nomad", 3).turn("caliph").play("propose hire 1 for 0")
    assert choice(t) == "propose hire 1 for 2"


def test_it_plays_for_itself_better_than_chance() -> None:
    agents = ("random", "random", "crescent-greedy", "random")
    tally = simulate(Plan("crescent", 3, {"seats": "4", "years": "3"}, agents), 3)
    assert not tally.faults
    assert tally.winners.get("sultan", 0) >= 2


def test_four_of_them_finish_a_game() -> None:
    tally = simulate(Plan("crescent", 5, {"layout": "p4-2", "years": "3"}, ("crescent-greedy",)), 1)
    assert not tally.faults
    assert tally.games == 1


def test_its_habits_name_questions_and_actions_that_exist() -> None:
    game = find_game("crescent")
    questions = {step.__name__ for step in game.questions}
    actions = {action.__name__ for action in find_game("crescent").kinds(Action)}
    assert set(HABITS) | set(ENDS) <= questions
    assert set(HABITS.values()) <= actions
