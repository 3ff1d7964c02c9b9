"""What positions are worth to the characters, and what a player who knows a little does."""

import pytest

from hvozd.agents.evaluate import evaluation_of
from hvozd.agents.hint import TEXTS
from hvozd.core import Action, Rng, advance, apply, find_game
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.mind.policy import FIRST, WORTH
from hvozd.games.crescent.mind.value import WEIGHTS
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Teller
from tests.crescent.table import Table

GAME = find_game("crescent")
EVALUATION = evaluation_of(GAME)


def worth(t: Table, who: str) -> dict[str, float]:
    return {part.name: part.amount for part in EVALUATION.parts(t.g, t.seat(who))}


def test_a_city_scores_now_and_in_the_years_to_come() -> None:
    before = worth(Table(years=3), "sultan")
    after = worth(Table(years=3).put("ford", "", 0, 0, "city"), "sultan")
    assert after["scoring"] - before["scoring"] == 2
    assert after["later"] - before["later"] == 4
    assert after["income"] > before["income"]
    last = Table(years=3).put("ford", "", 0, 0, "city")
    last.g.year = 3
    assert worth(last, "sultan")["later"] == 0
    assert "year-one" not in worth(last, "sultan")


def test_the_nomad_could_buy_points() -> None:
    assert worth(Table().coins(nomad=5), "nomad")["payment"] == 2
    assert worth(Table().coins(caliph=5), "caliph")["payment"] == 0


@pytest.mark.parametrize("options", [{"seats": "4"}, {"seats": "5", "layout": "variable"}])
def test_habits_are_legal_and_end_a_game(options: dict[str, str]) -> None:
    g = GAME.new(GAME.resolve(options, 4), 4)
    rng = Rng(4)
    while (now := advance(g)) is not None:
        action = EVALUATION.likely(g, now.seat, now.options(now.seat), rng)
        assert action in now.options(now.seat)
        apply(g, now.seat, action)
    assert g.result is not None


def test_habits_haggle_by_a_fair_price() -> None:
    for price, answer in ((1, "Refuse"), (2, "Accept")):
        t = Table().put("field", "caliph", 1).coins(caliph=9).reserve("nomad", 3).turn("caliph")
        now = t.play(f"propose hire 1 for {price}").session.decision
        assert now is not None
        assert type(EVALUATION.likely(t.g, now.seat, now.options(), Rng(1))).__name__ == answer


def test_habits_name_actions_that_exist() -> None:
    actions = {action.__name__ for action in find_game("crescent").kinds(Action)}
    assert set(WORTH) <= actions
    assert len(FIRST) == len(WORTH) + sum(len(character.mind().first) for character in CHARACTERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_weight_has_a_name(lang: str) -> None:
    g = Table().g
    teller = Teller(GAME, GAME.words(g), GAME.seat_names(g), lang, (TEXTS,))
    assert [name for name in WEIGHTS if not teller.texts.has(f"feature-{name}")] == []
