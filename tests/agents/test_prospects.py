"""Points to come: what was learned of features and of columns of a position's numbers, at tables where it is known of all."""

import pytest

from hvozd.agents.evaluate import evaluation_of
from hvozd.core import Rng, advance, apply, find_game
from hvozd.core.errors import ComponentError
from hvozd.games.root.state import RootState
from hvozd.kit.features import features_of
from hvozd.kit.learned import Learned, Lesson
from hvozd.kit.prospects import Prospects, columns

GAME = find_game("root")
TWO = ("marquise", "eyrie")
WORTH = {
    "marquise": {"warriors": (0.0, 0.0), "sawmill": (2.0, -1.0), "chair0.cards": (0.5, 0.0), "chair0.rules@*": (0.25, 0.5)},
    "eyrie": {"by-hand": (0.5, 0.25), "income": (1.5, 0.0), "chair0.cards": (0.25, 0.0), "eyrie.decree*": (-0.5, 0.0)},
}


def judge(worth: dict[str, dict[str, tuple[float, float]]] | None = None) -> Learned:
    starts = {"marquise": (10.0, -10.0), "eyrie": (12.0, -12.0)}
    return Learned(
        evaluation_of(GAME), Lesson("root", "2", 1, {}, {}, starts, worth=WORTH if worth is None else worth, lead=(7.0, -4.0))
    )


def position(factions: str = ",".join(TWO), points: int = 15) -> RootState:
    g: RootState = GAME.new(GAME.resolve({"factions": factions, "map": "autumn"}, 3), 3)
    rng = Rng(5)
    while (now := advance(g)) is not None and g.number < 60:
        apply(g, now.seat, now.options(now.seat).sample(rng))
    g.vp[0] = points
    return g


def test_it_is_the_sum_of_points_features_and_columns() -> None:
    g, learned = position(), judge()
    phase = max(g.vp) / 30
    ruled, cards = g.ruler.count(0), len(g.hands[0])
    amounts = {name: (weight, amount) for name, weight, amount in evaluation_of(GAME).rows(g, 0)}
    learned_of = amounts["sawmill"][1] * (2 - phase) + cards * 0.5 + ruled * (0.25 + 0.5 * phase)
    by_hand = sum(weight * amount for weight, amount in amounts.values())
    assert learned.outlook(g, 0, TWO, phase) == pytest.approx(10 - 10 * phase + learned_of + by_hand)
    assert [learned.standing(g, seat) for seat in (0, 1)] == pytest.approx(
        [learned.outlook(g, seat, TWO, phase) for seat in (0, 1)]
    )
    lead = 7 - 4 * phase
    assert learned.guess(g) == pytest.approx(learned.compared([learned.outlook(g, seat, TWO, phase) / lead for seat in (0, 1)]))
    assert learned.scale_of(g) == pytest.approx(lead)


def test_of_the_weights_by_hand_a_share_is_left_and_points_count_whole() -> None:
    worth = {"chair0.cards": (0.0, 0.0), "chair0.supply": (0.0, 0.0)}
    g, phase = position(points=18), 18 / 30
    points = evaluation_of(GAME).weights.points * g.vp[1]  # type: ignore[attr-defined]
    whole, share = (
        judge({name: {**worth, **hand} for name in TWO}).outlook(g, 1, TWO, phase) - (12 - 12 * phase) - points
        for hand in ({}, {"by-hand": (0.5, 0.25)})
    )
    assert abs(whole) > 0.1 and share == pytest.approx(whole * (0.5 + 0.25 * phase))


def test_a_table_with_somebody_unknown_is_judged_by_hand() -> None:
    g, base = position("marquise,lizards"), evaluation_of(GAME)
    learned = Learned(base, Lesson("root", "2", 1, {}, {}, worth=WORTH, lead=(7.0, -4.0)))
    assert learned.guess(g) == pytest.approx(base.guess(g)) and learned.scale_of(g) == base.scale
    assert [row[0] for row in learned.rows(g, 0)][:3] == [row[0] for row in base.rows(g, 0)][:3]


def test_who_has_joined_another_stands_as_the_other_does() -> None:
    g = position("marquise,eyrie,vagabond")
    learned = judge(WORTH | {"vagabond": {"chair0.cards": (9.0, 0.0), "vagabond.boots-up": (9.0, 0.0)}})
    g.coalition[2] = 0
    assert learned.standing(g, 2) == pytest.approx(learned.standing(g, 0)) != pytest.approx(learned.standing(g, 1))


def test_a_column_that_is_not_there_is_refused() -> None:
    features = features_of(GAME)
    with pytest.raises(ComponentError, match=r"no column 'chair0\.wings'"):
        Prospects(features, "eyrie", {"chair0.wings": (1.0, 0.0), "chair0.cards": (1.0, 0.0)})
    assert len(columns(features.names, "chair0.rules@*")) == 13


def test_a_weight_changes_with_the_phase() -> None:
    worth = {name: {"chair0.cards": (1.0, -1.0), "chair0.supply": (0.0, 0.0)} for name in TWO}
    nothing = {**worth, "eyrie": {"chair0.cards": (0.0, 0.0), "chair0.supply": (0.0, 0.0)}}
    g, told = position(points=0), []
    for points in (0, 15, 30):
        g.vp[:] = [points, 0]
        told.append(judge(worth).outlook(g, 1, TWO, points / 30) - judge(nothing).outlook(g, 1, TWO, points / 30))
    cards = len(g.hands[1])
    assert cards > 0 and told == pytest.approx([cards, cards / 2, 0])
