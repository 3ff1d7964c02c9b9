"""What positions are worth to the factions, and what a player who knows a little does."""

import pytest

from hvozd.agents.evaluate import evaluation_of
from hvozd.agents.hint import TEXTS
from hvozd.core import Rng, advance, apply
from hvozd.games.harrow.factions.family.mind import missing_storms
from hvozd.games.harrow.mind.policy import habit
from hvozd.games.harrow.mind.value import weights
from hvozd.games.harrow.state import HarrowState
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Teller
from tests.harrow.table import GAME, Table

EVALUATION = evaluation_of(GAME)


def worth(t: Table, seat: int = 0) -> dict[str, float]:
    return {part.name: part.value for part in EVALUATION.parts(t.g, seat)}


def test_storms_lead_from_home_to_a_building() -> None:
    """The Family's home is e2."""
    t = Table("chapter1").building("e4")
    assert missing_storms(t.g) == 3  # e2, e3, e4
    assert missing_storms(t.storm("e3").g) == 2
    assert missing_storms(t.storm("e2", "e4").g) == 0


def test_more_units_than_stand_against_them_are_an_upper_hand() -> None:
    t = Table("chapter1").put("protectors", "e6", haints=2).put("family", "e5", haints=2)
    assert worth(t)["upper-hand"] == 0
    assert worth(t.put("protectors", "e6", haints=1))["upper-hand"] > 0
    assert worth(Table("chapter1").put("protectors", "e8", haints=2).put("family", "e5", haints=1))["upper-hand"] == 0


def test_the_attack_jar_is_not_to_be_wasted() -> None:
    t = Table("chapter1").put("protectors", "e6", haints=2).put("family", "e5", haints=2).cubes(red=3).turn("protectors")
    fresh = worth(t)["attacks"]
    assert worth(t.say("protectors", "flip attack", "finish"))["attacks"] == 0 < fresh


def test_brambles_count_more_towards_the_end_of_the_round() -> None:
    t = Table("chapter1").put("protectors", "e5", haints=1).put("family", "e2", haints=1)
    early = worth(t)["brambles"]
    t.g.jars = [0b011, 0b011, 0]
    assert worth(t)["brambles"] == 3 * early


def test_the_last_round_is_decided_by_points_and_the_lantern() -> None:
    t = Table("chapter1").put("protectors", "e8", haints=1).put("family", "e2", haints=1)
    t.g.vp[:2] = [6, 6]
    assert worth(t)["game-end"] == worth(t, 1)["game-end"] == 0
    t.g.vp[:2] = [7, 7]
    holder = t.g.seat(t.g.lantern)
    assert worth(t, holder)["game-end"] > worth(t, 1 - holder)["game-end"] > 0


def test_cubes_that_emmy_planted_are_worth_something() -> None:
    t = Table("chapter1").put("protectors", "e8", haints=1).put("family", "e2", haints=1)
    t.g.red_cubes[0] = 1
    assert worth(t)["planted"] > 0


def test_a_point_is_worth_more_near_the_goal() -> None:
    t = Table("chapter1").put("protectors", "e8", haints=1).put("family", "e2", haints=1)
    even = EVALUATION.chances(t.g)[0]
    t.g.vp[0] = 1
    early = EVALUATION.chances(t.g)[0] - even
    t.g.vp[0], t.g.vp[1] = 6, 6
    even = EVALUATION.chances(t.g)[0]
    t.g.vp[0] = 7
    assert EVALUATION.chances(t.g)[0] - even > early > 0


@pytest.mark.parametrize("preset", ["chapter1", "chapter3", "chapter4", "chapter5", "solo", "fair-folk-4", "duel"])
def test_habits_are_legal_and_end_a_game(preset: str) -> None:
    g = GAME.new(GAME.resolve({"preset": preset}, 4), 4)
    assert isinstance(g, HarrowState)
    rng = Rng(4)
    while (now := advance(g)) is not None:
        action = EVALUATION.likely(g, now.seat, now.options(), rng)
        assert action in now.options()
        assert all(part.name in (*weights(), "points") for seat in range(g.seats) for part in EVALUATION.parts(g, seat))
        apply(g, now.seat, action)
    assert g.result is not None


def test_a_habit_strikes_when_it_can() -> None:
    t = Table("chapter1").put("protectors", "e6", haints=3).put("family", "e5", haints=2).cubes(red=6).turn("protectors")
    t.say("protectors", "flip attack", "make-attack")
    now = advance(t.g)
    assert now is not None
    chosen = [habit(t.g, now.options(), Rng(seed)) for seed in range(40)]
    assert sum(type(action).__name__ == "Attack" for action in chosen) > 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_weight_has_a_name(lang: str) -> None:
    g = Table().g
    teller = Teller(GAME, GAME.words(g), GAME.seat_names(g), lang, (TEXTS,))
    assert [name for name in weights() if not teller.texts.has(f"feature-{name}")] == []
