"""Instinct and evaluation: what look-aheads of the general agents rest on."""

import pytest

from hvozd.core import Rng, advance, apply, find_game
from hvozd.games.defenders.maps.geometry import hex_at
from hvozd.games.defenders.mind.formulas import Scene
from hvozd.games.defenders.mind.value import DefendersEvaluation
from hvozd.games.defenders.rules.actions import Build, Clear, Rewild
from hvozd.games.defenders.rules.turn import EndTurn
from hvozd.games.defenders.state import FACTORY, DefendersState
from tests.defenders.table import Table

GAME = find_game("defenders")
EVALUATION = DefendersEvaluation(GAME)


def turn_of_the_order() -> Table:
    table = Table("order", "sect", organizers=("burrun", "guszper"))
    table.choose(order="charrow", sect="rivez")
    return table


def likely(g: DefendersState) -> object:
    now = advance(g)
    assert now is not None and now.name == "TakeActions"
    return EVALUATION.likely(g, now.seat, now.options(now.seat), Rng(1))


def test_it_builds_when_it_can() -> None:
    table = turn_of_the_order()
    g = table.g
    table.land("forest", (2, 1))
    table.put("order", (2, 1))
    g.support[0] = 2
    assert isinstance(likely(g), Build)


def test_it_rewilds_a_factory_it_stands_on() -> None:
    g = turn_of_the_order().g
    here = g.at[0]
    g.tile[here] = FACTORY
    g.pollution[here] = g.mechs[here] = 0
    assert isinstance(likely(g), Rewild)


def test_it_clears_what_lies_underfoot() -> None:
    g = turn_of_the_order().g
    g.pollution = [0] * len(g.pollution)
    g.mechs = [0] * len(g.mechs)
    g.pollution[g.at[0]] = 2
    assert isinstance(likely(g), Clear)


def test_it_walks_towards_what_there_is_to_do() -> None:
    g = turn_of_the_order().g
    g.pollution = [0] * len(g.pollution)
    g.mechs = [0] * len(g.mechs)
    far = hex_at(0, 3) if g.at[0] != hex_at(0, 3) else hex_at(0, -3)
    g.pollution[far] = 2
    chances = Scene(g, 0).chances
    assert max(chances) == chances[far] > chances[g.at[0]] > 0


def test_without_anything_to_do_the_turn_ends() -> None:
    g = turn_of_the_order().g
    g.pollution = [0] * len(g.pollution)
    g.mechs = [0] * len(g.mechs)
    g.markers = [0, 0]
    g.items[0] = 15
    assert likely(g) == EndTurn()


@pytest.mark.parametrize("seats", ["1", "2", "3", "4"])
def test_games_by_instinct_come_to_an_end(seats: str) -> None:
    """Bread and maps give points and moves for nothing: nobody may walk from one to the next for ever."""
    for seed in range(6):
        g = GAME.new(GAME.resolve({"seats": seats}, seed), seed)
        rng = Rng(seed)
        while (now := advance(g)) is not None:
            assert g.number < 1_500
            apply(g, now.seat, EVALUATION.likely(g, now.seat, now.options(now.seat), rng))


@pytest.mark.parametrize("seats", ["1", "3"])
def test_the_standing_is_the_sum_of_its_named_parts(seats: str) -> None:
    g = GAME.new(GAME.resolve({"seats": seats}, 3), 3)
    rng = Rng(3)
    for _ in range(40):
        now = advance(g)
        assert now is not None
        for seat in range(g.seats):
            assert EVALUATION.standing(g, seat) == pytest.approx(sum(part.value for part in EVALUATION.parts(g, seat)))
        apply(g, now.seat, EVALUATION.likely(g, now.seat, now.options(now.seat), rng))


def test_the_better_off_the_likelier_is_victory() -> None:
    g = turn_of_the_order().g
    before = EVALUATION.chances(g)[0]
    g.toxic_sites -= 2
    worse = EVALUATION.chances(g)[0]
    g.toxic_sites += 2
    g.camps[0] -= 1
    assert worse < before < EVALUATION.chances(g)[0]
