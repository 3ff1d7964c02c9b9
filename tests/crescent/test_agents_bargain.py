"""Agents bargain by what a deal is worth to both sides, and cannot be milked."""

from typing import Any

import pytest

from hvozd.agents import Place, find_agent
from hvozd.agents.hint import TEXTS, advise, tell
from hvozd.core import Rng
from hvozd.games.crescent.mind.haggle import LEAST, Worth, openings, posting, regretted
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Teller
from tests.crescent.table import Table


def choice(t: Table, agent: str = "crescent-greedy", seed: int = 1) -> str:
    now: Any = t.session.decision
    chosen = find_agent(agent)(Rng(seed)).choose(Place(t.session.game, t.g, now, now.seat))
    return t.session.game.write(t.g, chosen)


def market(**coins: int) -> Table:
    t = Table().put("field", "caliph", 1).put("desert", "nomad", 0, 2).reserve("nomad", 3).bazaar("general", "elder", "")
    return t.coins(**coins)


@pytest.mark.parametrize("price", range(10))
def test_the_seller_accepts_only_what_it_gains_by(price: int) -> None:
    """And what it names instead gains, too, for any number of units and any price."""
    for units in (1, 2):
        t = market(caliph=9).turn("caliph").play(f"propose hire {units} for {price}")
        said = choice(t)
        worth = Worth(t.g, 3, 4, (0, -1, units, price))
        if said == "accept":
            assert worth.gains(price)[1] > LEAST
        elif said.startswith("propose"):
            assert worth.gains(int(said.split()[-1]))[1] > LEAST
        else:
            assert said == "refuse"


def test_an_offer_that_is_bad_for_the_one_who_is_asked_is_refused() -> None:
    t = market(caliph=0).put("holy-site", "nomad", 0, 1).turn("caliph").play("propose bribe 1 in holy-site for 0")
    assert choice(t) != "accept", "the Holy Site is worth two points a year to the Nomad"
    t = market(caliph=9).turn("caliph").play("propose 0 for general")
    assert choice(t) != "accept", "a card for nothing"
    t = market(caliph=9).turn("caliph").play("propose 1 for general", "sultan: propose 9 for general")
    assert choice(t) != "accept", "nine coins for a card"


def test_repeating_an_offer_changes_nothing() -> None:
    """Three turns of begging: the same offer gets the same answer, and the price never falls."""
    answers = []
    for _ in range(3):
        t = market(caliph=9)
        for _ in range(2):
            t.turn("caliph").play("propose 0 for general")
            answers.append(choice(t))
            t.play("sultan: refuse")
    assert len(set(answers)) == 1 and answers[0] != "accept"


def test_nobody_talks_a_seller_down() -> None:
    """Whoever counters a price with less and less is never given less than the seller gains by."""
    t = market(caliph=9).turn("caliph").play("propose 0 for elder")
    prices = []
    while t.asked == "AnswerCard sultan":
        said = choice(t)
        t.play(f"sultan: {said}")
        if not said.startswith("propose"):
            break
        prices.append(int(said.split()[1]))
        if t.asked == "AnswerCard caliph" and len(t.options()) > 2:
            t.play("propose 0 for general" if len(prices) % 2 else "propose 0 for elder")
    assert prices and min(prices) >= 1
    assert t.purse("sultan") == 0, "nothing was sold for nothing"


def test_openings_gain_for_both() -> None:
    t = market(caliph=6).put("ford", "warlord", 2).turn("caliph")
    for action in openings(t.g, 3):
        terms = action.terms()  # type: ignore[attr-defined]
        seller = action.seller  # type: ignore[attr-defined]
        assert min(Worth(t.g, 3, seller, terms).gains(terms[3])) > LEAST


def test_after_the_last_refusal_nothing_is_proposed() -> None:
    t = market(caliph=9).put("ford", "warlord", 2).turn("caliph")
    for price in range(3):
        t.play(f"propose {price} for elder", "sultan: refuse")
    assert openings(t.g, 3) == []
    assert not choice(t).startswith("propose")


def test_a_seller_lets_a_good_offer_stand_and_takes_a_bad_one_back() -> None:
    t = market(caliph=9, warlord=9).put("ford", "warlord", 3).turn("nomad")
    said = posting(t.g, 4)
    assert said is None or said in t.session.decision.options()  # type: ignore[union-attr]
    t.play("post bribe 1 in desert for 0 to anybody")
    t.put("holy-site", "nomad", 0, 1).play("post bribe 1 in holy-site for 0 to anybody")
    back = regretted(t.g, 4)
    assert back is not None and t.session.game.write(t.g, back).startswith("take back bribe 1 in ")


def test_support_is_paid_only_where_it_can_turn_a_conflict() -> None:
    def answer(attackers: int, vp: int) -> str:
        t = Table().put("field", "warlord", attackers).put("ford", "caliph", 2).put("quarry-1", "murshid", 0, 0, "token")
        t.hand("murshid", "imam").turn("warlord").play(f"assault field>ford x{attackers}+0 by land")
        return choice(t.play(f"murshid: ask warlord for {vp} points"))

    assert answer(2, 1) == "agree"
    assert answer(2, 5) == "refuse points"
    assert answer(7, 1) == "refuse points", "the Warlord wins anyway"


def test_one_who_does_not_bargain_refuses_and_proposes_nothing() -> None:
    t = market(caliph=9).turn("caliph").play("propose hire 1 for 9")
    assert choice(t, "crescent-mute") == "refuse"
    said = choice(market(caliph=9).turn("caliph"), "crescent-mute")
    assert not said.startswith(("propose", "post", "take hire", "take bribe", "promise", "ask me"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_for_a_bargain_says_what_it_changes(lang: str) -> None:
    t = market(caliph=9).turn("caliph").play("propose hire 1 for 6")
    now: Any = t.session.decision
    place = Place(t.session.game, t.g, now, now.seat)
    advices = advise(place, find_agent("crescent-greedy")(Rng(1)), Rng(1))
    assert t.session.game.write(t.g, advices[0].action) == "accept"
    reasons = dict(advices[0].reasons)
    assert reasons["coins"] > 0 and reasons["reserve"] < 0 and reasons["payment"] > 0
    teller = Teller(t.session.game, t.session.game.words(t.g), t.session.game.seat_names(t.g), lang, (TEXTS,))
    told = " ".join(tell(advices, teller))
    assert {"en": "Accept", "cs": "Přijmout"}[lang] in told and f"{reasons['payment']:+.1f} %" in told
