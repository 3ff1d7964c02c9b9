"""The search that judges by what was learned sits at every kind of table, and never falls back to a random answer."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from hvozd.agents import Place
from hvozd.agents.evaluate import evaluation_of
from hvozd.agents.ismcts import Ismcts, Settings
from hvozd.core import Rng, Session, State, find_game
from hvozd.games.root.components import MAP_NAMES
from hvozd.games.root.hooks import FACTIONS
from hvozd.kit.learned import Learned, Lesson, lesson_of
from hvozd.proof.check import Checker
from hvozd.runs.training.trials import TrialPlan, all_that_turns, turned

FEW = Settings(iterations=3, worlds=2)
EVERY = 15
"""One decision in so many is checked, besides being played."""
ROOT = {
    "autumn": "marquise,eyrie",
    "winter": "alliance,lizards,riverfolk",
    "lake": "duchy,corvids,vagabond,vagabond2",
    "mountain": "lizards,mechanical_marquise,electric_eyrie,automated_alliance,vagabot",
    "winter ": "marquise,eyrie,logical_lizards,drillbit_duchy,cogwheel_corvids,riverfolk_robots",
    "lake ": "marquise,eyrie,alliance,lizards,duchy,riverfolk",
}
"""By map, with a blank where one comes again."""
TABLES: list[tuple[str, dict[str, str]]] = [
    *(("root", {"map": name.strip(), "factions": factions}) for name, factions in ROOT.items()),
    ("crescent", {"seats": "4", "years": "3"}),
    ("crescent", {"seats": "5", "years": "3"}),
    *(("defenders", {"seats": str(seats), "difficulty": "normal"}) for seats in (1, 2, 4)),
    *(("harrow", {"preset": preset}) for preset in ("chapter1", "chapter5", "solo", "duel")),
]


def learned(name: str) -> Learned:
    """By what the package has learned, or else by a lesson that turns everything."""
    game = find_game(name)
    names = all_that_turns(TrialPlan(name, 1, {}, "3", ()))
    other = turned(Lesson(name, game.version, 1, {}, {}), names, [1 - 2 * (i % 2) for i in range(len(names))])
    return Learned(evaluation_of(game), lesson_of(game) or other)


def test_the_tables_have_all_of_root() -> None:
    named = [factions.split(",") for factions in ROOT.values()]
    assert {name for row in named for name in row} == {one.name for one in FACTIONS[:17]}
    assert {len(row) for row in named} == {2, 3, 4, 5, 6} and {name.strip() for name in ROOT} == set(MAP_NAMES)


@pytest.mark.parametrize(
    ("name", "settings"), TABLES, ids=lambda value: value if isinstance(value, str) else "-".join(value.values())
)
def test_it_plays_to_the_end_without_falling_back(name: str, settings: Mapping[str, str]) -> None:
    game, judge = find_game(name), learned(name)
    session: Session[State, Any] = Session.new(name, settings, 7)
    agents = [Ismcts(Rng(seat), FEW, judge) for seat in range(session.state.seats)]
    checker = Checker(game, session.state, Rng(7))
    while (now := session.decision) is not None:
        choose = partial(agents[now.seat].choose, Place(game, session.state, now, now.seat))
        if now.number % EVERY:
            session.play(choose(), now.seat)
        else:
            checker.watch(session, choose)
    assert session.state.result is not None and not [agent for agent in agents if agent.failures]
