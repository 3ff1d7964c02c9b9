"""Points to come, learned from games: what is planted in them is found, and a lesson of real games can be played by."""

import zlib
from random import Random

import pytest

from hvozd.agents.evaluate import evaluation_of
from hvozd.core import find_game
from hvozd.core.errors import HvozdError
from hvozd.kit.features import features_of
from hvozd.kit.learned import Learned, read, written
from hvozd.runs.training.harvest import HarvestPlan, Moment, Story, harvest
from hvozd.runs.training.prospecting import LEADS, Prospector

GAME = find_game("root")
NAMES = features_of(GAME).names
TWO = ["marquise", "eyrie"]


def planted(index: int, dice: Random) -> Story:
    """Every card in the Marquise's hand brings her two points, early ones three, and the Eyrie five points whatever it has."""
    moments, scores = [], [0, 0]
    cards = dice.randrange(8)
    for turn in range(8):
        phase = turn / 8
        row = bytearray(2 * len(NAMES))
        row[NAMES.index("chair0.cards")] = cards
        row[NAMES.index("chair0.supply")] = dice.randrange(20)
        row[len(NAMES) + NAMES.index("chair0.cards")] = dice.randrange(8)
        points = [20 - cards * (3 - 2 * phase) + dice.gauss(0, 1), 10 - 5.0]
        amounts = [{"points": points[0], "wood": float(dice.randrange(4))}, {"points": points[1]}]
        moments.append(Moment(phase, [{"points": one} for one in points], amounts, points, zlib.compress(row)))
    scores = [20, 10]
    return Story(index, TWO, [1, 0], moments, scores)


def test_what_was_planted_is_found() -> None:
    dice = Random(1)
    lesson = Prospector([planted(index, dice) for index in range(300)], evaluation_of(GAME)).lesson(1, {})
    early, change = lesson.worth["marquise"]["chair0.cards"]
    assert early == pytest.approx(3, abs=0.7) and change == pytest.approx(-2, abs=1)
    assert all(sum(map(abs, lesson.worth["marquise"].get(name, (0, 0)))) < 0.3 for name in ("wood", "chair0.supply"))
    assert lesson.starts["eyrie"] == pytest.approx((5, 0), abs=0.3)
    assert float(lesson.origin["loss"]) < float(lesson.origin["loss by hand"]) + 1e-9


def test_a_lesson_of_real_games_can_be_played_by() -> None:
    plan = HarvestPlan("root", 5, {"factions": "marquise,eyrie"}, ("random",), columns=True)
    stories = harvest(plan, range(6), 0.0).stories
    lesson = Prospector(stories, evaluation_of(GAME)).lesson(1, {"games": "6"})
    learned = Learned(evaluation_of(GAME), read(written(lesson), "lesson"))
    g = GAME.new(GAME.resolve({"factions": "marquise,eyrie"}, 1), 1)
    assert learned.foreseen(GAME.seat_names(g)) and sum(learned.guess(g)) == pytest.approx(1)
    assert lesson.lead in LEADS and set(lesson.worth) == set(TWO)


def test_games_without_numbers_are_refused() -> None:
    stories = harvest(HarvestPlan("root", 5, {"factions": "marquise,eyrie"}, ("random",)), range(1), 0.0).stories
    with pytest.raises(HvozdError, match="noted as numbers"):
        Prospector(stories, evaluation_of(GAME))
