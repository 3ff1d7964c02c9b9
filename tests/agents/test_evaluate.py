"""Evaluations: named parts that add up, chances that are chances, and a better position that is worth more."""

import pytest

from hvozd.agents.evaluate import differences, evaluation_of
from hvozd.core import Rng, State, advance, apply, find_game
from hvozd.core.errors import ComponentError
from hvozd.core.state import Result
from hvozd.games.root.hooks import FACTIONS, find_faction
from hvozd.games.root.mind.minds import Mind, MindFile, mind_of
from hvozd.games.root.mind.value import check
from hvozd.kit.evaluation import Evaluation

GAMES = ("root", "crescent", "defenders", "harrow")


def later(name: str, seed: int, decisions: int, **options: str) -> State:
    """A position of a random game that is not over."""
    game = find_game(name)
    g = game.new(game.resolve(options, seed), seed)
    rng = Rng(seed)
    now = advance(g)
    while now is not None and g.number < decisions:
        apply(g, now.seat, now.options(now.seat).sample(rng))
        now = advance(g)
    return g


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_chances_are_chances_and_parts_add_up(name: str, seed: int) -> None:
    g = later(name, seed, 60)
    evaluation = evaluation_of(find_game(name))
    before = g.data()
    chances = evaluation.chances(g)
    assert len(chances) == g.seats and all(0 <= chance <= 1 for chance in chances)
    for seat in range(g.seats):
        parts = evaluation.parts(g, seat)
        assert len({part.name for part in parts}) == len(parts)
        assert sum(part.value for part in parts) == pytest.approx(evaluation.standing(g, seat))
    assert g.data() == before, "an evaluation changes nothing"


def test_the_end_is_certain() -> None:
    g = later("root", 1, 40, seats="3", bots="0")
    g.result = Result((1,), (0, 30, 0), "points")
    assert evaluation_of(find_game("root")).chances(g) == [0.0, 1.0, 0.0]


def test_points_and_pieces_are_worth_something_in_root() -> None:
    g = later("root", 3, 60, factions="marquise,eyrie")
    evaluation = evaluation_of(find_game("root"))
    better = g.clone()
    better.vp[0] += 2  # type: ignore[attr-defined]
    assert evaluation.chances(better)[0] > evaluation.chances(g)[0]
    assert evaluation.chances(better)[1] < evaluation.chances(g)[1]
    assert differences(evaluation, g, better, 0)["points"] == pytest.approx(2.0)


def test_warriors_paid_to_the_riverfolk_are_counted() -> None:
    g = later("root", 4, 60, factions="riverfolk,marquise")
    evaluation = evaluation_of(find_game("root"))
    better = g.clone()
    board = better.boards[0]  # type: ignore[attr-defined]
    board.funds[1] += 3
    board.payments[1] += 2
    before, after = ({part.name: part.amount for part in evaluation.parts(one, 0)} for one in (g, better))
    assert (after["funds"] - before["funds"], after["payments"] - before["payments"]) == (3, 2)
    assert evaluation.chances(better)[1] < evaluation.chances(g)[1]


def test_defenders_hope_together() -> None:
    g = later("defenders", 2, 60, seats="3")
    assert len(set(evaluation_of(find_game("defenders")).chances(g))) == 1


def test_a_game_without_an_evaluation_is_judged_by_its_scores(highcard: object) -> None:
    g = later("highcard", 5, 0, seats="2")
    evaluation = evaluation_of(find_game("highcard"))
    assert type(evaluation) is Evaluation
    assert evaluation.chances(g) == [0.5, 0.5]


def test_every_playable_faction_of_root_has_weights() -> None:
    assert all(mind_of(one).file.weights for one in FACTIONS if not one.automatic)


def test_a_weight_without_a_feature_is_refused() -> None:
    with pytest.raises(ComponentError, match=r"mind\.json of eyrie weighs sawmill, which it does not have"):
        check(find_faction("eyrie"), Mind(MindFile("ours", {"sawmill": 1.0, "roost": 1.0})))
