"""The year, the market, limits, the end (CM-5, CM-6, CM-13, CM-16)."""

import pytest

from hvozd.core import Rng, Session, advance
from hvozd.games.crescent.rules.deck import draw, recycle, refresh
from hvozd.games.crescent.rules.limits import HandLimit, UnitLimits
from hvozd.games.crescent.rules.year import (
    CollectIncome,
    EndYear,
    FillReserves,
    Scoring,
    Upkeep,
    current_strength,
    reserves_value,
)
from tests.crescent.table import Table


@pytest.mark.rule("CM-5.1", "CM-5.2", "CM-3.6")
def test_a_year_has_its_steps_in_order() -> None:
    t = Table().hand("murshid", "imam").put("ford", "caliph", 1)
    t.year(1)
    told = [type(event).__name__ for event in t.g.read(None)]
    tail = told[told.index("YearBegun") :]
    assert tail[0] == "YearBegun"
    assert tail.index("IncomeTaken") < tail.index("ReservesFilled") < tail.index("RoundBegun")
    assert "MarketDiscarded" not in tail
    assert t.asked == "ChooseAction warlord"
    t.year(2)
    assert "MarketDiscarded" in [type(event).__name__ for event in t.g.read(None)]


@pytest.mark.rule("CM-5.3")
def test_all_collect_income_at_once_from_the_general_supply() -> None:
    t = Table().put("field", "warlord", 1).put("quarry-1", "nomad", 0, 1).coins(murshid=2)
    t.run(CollectIncome())
    assert t.g.coins == [1, 2, 0, 0, 3]


@pytest.mark.rule("CM-5.6", "CM-5.7", "CM-5.8")
def test_reserves_of_warlord_caliph_and_nomad() -> None:
    t = (
        Table()
        .put("field", "warlord", 1, 1)
        .put("ford", "caliph", 1, 1, "castle", "token")
        .put("river-1", "caliph", 0, 0, "castle")
    )
    t.put("desert", "nomad", 0, 1, "token").put("mountain-1", "nomad", 0, 0, "token")
    values = {who: reserves_value(t.g, t.seat(who)) for who in ("warlord", "caliph", "nomad", "sultan")}
    assert values == {"warlord": 3, "caliph": 3, "nomad": 6, "sultan": 0}
    assert [current_strength(t.g, t.seat(who)) for who in ("warlord", "caliph", "nomad")] == [1, 1, 3]
    t.run(FillReserves())
    assert [t.g.reserve[t.seat(who)] for who in ("warlord", "murshid", "sultan", "caliph", "nomad")] == [2, 0, 0, 2, 3]
    t.run(FillReserves())
    assert t.g.reserve[t.seat("nomad")] == 3


@pytest.mark.rule("CM-5.8", "A-04", "CM-1.5")
def test_reserves_are_never_lowered_and_end_with_the_supply() -> None:
    t = Table().put("field", "warlord", 4)
    t.run(FillReserves())
    assert t.g.reserve[0] == 0
    for h in ("ford", "desert", "field", "river-1"):
        t.put(h, "nomad", 0, 0, "token")
    t.g.units[t.seat("nomad")] = 2
    t.run(FillReserves())
    assert t.g.reserve[t.seat("nomad")] == 2
    assert t.g.units[t.seat("nomad")] == 0


@pytest.mark.rule("CM-5.9", "CM-5.10", "A-45", "CM-13.2", "CM-6.4", "A-62")
def test_upkeep() -> None:
    t = Table().hand("caliph", *["vizier", "judge", "decree", "collection", "spearmen", "infantry", "cavalry"])
    t.stall("spy", "raze", "boats", "guide", "imam", "general").stack("poison", "elder")
    t.g.fronts[t.seat("caliph")] = (t.card("architect"), t.card("palace-guard"))
    t.g.deck.remove(t.card("architect"))
    t.g.deck.remove(t.card("palace-guard"))
    t.run(Upkeep())
    assert t.asked == "HandLimit caliph"
    assert len(t.cards("caliph")) == 9
    assert t.front("caliph") == []
    assert set(t.view("warlord").seats[3].known) == {"architect", "palace-guard"}
    t.play("caliph: discard decree")
    assert t.discarded() == ["decree", "imam", "general"]
    assert t.view(None).market == ["elder", "poison", "spy", "raze", "boats", "guide"]


@pytest.mark.rule("CM-6.2", "CM-6.3", "A-02")
def test_refresh_shifts_toward_the_near_end_and_fills_the_far_end_first() -> None:
    t = Table().stall("spy", "", "boats", "", "", "imam").stack("elder", "poison", "raze")
    refresh(t.g)
    assert t.view(None).market == ["raze", "poison", "elder", "spy", "boats", "imam"]


@pytest.mark.rule("CM-6.3", "A-38")
def test_an_empty_deck_is_made_of_the_discards_and_may_stay_empty() -> None:
    t = Table().stall("", "", "", "", "", "spy")
    t.g.discard, t.g.deck = [t.card("imam"), t.card("imam")], []
    refresh(t.g)
    assert t.view(None).market == ["imam", "imam", "", "", "", "spy"]
    assert t.discarded() == []
    assert draw(t.g) == -1


@pytest.mark.rule("CM-6.5", "CM-19.2", "A-38")
def test_all_know_that_the_open_discards_went_under_the_deck() -> None:
    t = Table().hand("sultan", "spy", "judge")
    t.g.deck, t.g.discard = [], [t.card("raze"), t.card("boats"), t.card("imam")]
    recycle(t.g)
    assert t.view(None).deck_known == [(0, 3, ["imam", "raze", "boats"])]
    for seed in range(10):
        other = t.session.game.determinize(t.g, t.seat("caliph"), Rng(seed))
        assert sorted(other.deck) == sorted(t.g.deck)  # type: ignore[attr-defined]


@pytest.mark.rule("CM-6.5", "CM-5.14", "CM-8.5", "CM-19.2", "A-44")
def test_what_is_open_and_what_is_hidden() -> None:
    t = Table().hand("sultan", "spy", "imam").stall("raze", "", "", "", "", "").coins(sultan=7)
    t.g.discard = [t.card("boats")]
    mine, other = t.view("sultan"), t.view("caliph")
    assert mine.hand == ["imam", "spy"]
    assert other.hand == []
    assert other.seats[2].hand_size == 2
    assert other.seats[2].known == []
    assert other.seats[2].coins == 7
    assert mine.seats[2].vp == 5
    assert other.seats[2].vp is None
    assert other.market[0] == "raze"
    assert other.discard == ["boats"]
    assert other.deck_size == len(t.g.deck)


@pytest.mark.rule("CM-13.1", "CM-5.12", "A-33", "A-32")
def test_surplus_units_leave_the_hex() -> None:
    t = Table().put("ford", "caliph", 4, 3).put("field", "warlord", 7).put("desert", "nomad", 0, 6)
    t.run(UnitLimits())
    assert t.asked == "Surplus caliph"
    assert t.options() == ["disband 0+2", "disband 1+1", "disband 2+0"]
    t.play("caliph: disband 1+1")
    assert t.units("caliph", "ford") == (3, 2)
    assert t.g.reserve[t.seat("caliph")] == 1
    assert t.g.units[t.seat("caliph")] == 12 - 5 - 1
    assert t.units("warlord", "field") == (7, 0)
    assert t.units("nomad", "desert") == (0, 5)
    assert t.g.reserve[t.seat("nomad")] == 0


@pytest.mark.rule("CM-13.2", "A-54")
def test_hand_limit_spares_the_strategy_card() -> None:
    t = Table().hand(
        "warlord", "campaign", "raze", "looters", "general", "archers", "cavalry", "infantry", "boats", "elder", "spy"
    )
    t.run(HandLimit(0))
    assert "discard campaign" not in t.options()
    t.play("warlord: discard raze")
    assert t.asked == "HandLimit warlord"
    t.play("warlord: discard spy")
    assert t.asked == ""
    assert len(t.cards("warlord")) == 8


@pytest.mark.rule("CM-5.13", "CM-15.7", "CM-5.14")
def test_scoring_announces_the_gain_only() -> None:
    t = Table().put("ford", "caliph", 1, 0, "palace")
    t.g.year = 2
    t.run(Scoring())
    gains = {event.seat: event.vp for event in t.told("PointsScored")}
    assert gains[t.seat("caliph")] == 1 + 2 + 1
    assert t.points("caliph") == 5 + 4


@pytest.mark.rule("CM-16.1", "CM-16.2", "A-60")
@pytest.mark.parametrize(
    ("vp", "coins", "winner", "reason"),
    [
        ([9, 12, 3, 4, 5], [0, 0, 9, 9, 9], 1, "most victory points"),
        ([12, 12, 3, 4, 12], [1, 4, 9, 9, 3], 1, "most coins"),
        ([3, 12, 3, 4, 12], [1, 4, 9, 9, 4], 1, "turn order"),
    ],
)
def test_the_winner(vp: list[int], coins: list[int], winner: int, reason: str) -> None:
    t = Table()
    t.g.year, t.g.vp, t.g.coins = 3, vp, coins
    t.g.stack = [EndYear()]
    advance(t.g)
    assert t.g.result is not None
    assert t.g.result.winners == (winner,)
    assert t.g.result.reason == reason
    assert [(event.seat, event.vp) for event in t.told("GameWon")] == [(winner, 12)]
    assert [seat.vp for seat in t.view("sultan").seats] == vp
    assert t.session.game.scores(t.g) == tuple(vp)


@pytest.mark.rule("CM-5.11", "CM-2.10")
def test_everybody_acts_four_times_in_turn_order() -> None:
    session = Session.new("crescent", {"layout": "p4-5"}, 4)
    rng, order = Rng(2), []
    while session.decision is not None and session.view(None).year == 1:
        if session.decision.name == "ChooseAction" and order[-1:] != [session.decision.seat]:
            order.append(session.decision.seat)
        session.play(session.decision.options().sample(rng))
    assert order == [0, 1, 2, 3] * 4
