"""The worked examples of the rulebook."""

import pytest

from hvozd.games.crescent.maps.hexes import neighbours
from hvozd.games.crescent.rules.year import CollectIncome, income
from tests.crescent.table import Table


@pytest.mark.rule("T-01", "CM-5.4")
def test_income_of_the_warlord() -> None:
    t = Table().put("field", "warlord", 1).put("ford", "warlord", 2).put("quarry-1", "caliph", 1)
    t.put("quarry-1", "warlord", 0, 0, "token").run(CollectIncome())
    assert t.purse("warlord") == 2


@pytest.mark.rule("T-02", "CM-5.4", "CM-14.3.1", "A-06")
def test_income_of_the_murshid() -> None:
    t = Table().put("field", "murshid", 0, 1, "city").put("mountain-1", "murshid", 0, 1)
    t.put("mountain-1", "sultan", 0, 0, "token").put("ford", "murshid", 0, 0, "token").run(CollectIncome())
    assert t.purse("murshid") == 4


@pytest.mark.rule("T-03", "CM-5.4", "CM-4.1")
def test_income_of_the_caliph() -> None:
    t = Table().put("field", "caliph", 1).put("quarry-2", "caliph", 0, 0, "fort").put("mountain-2", "caliph", 1)
    t.run(CollectIncome())
    assert t.purse("caliph") == 4


@pytest.mark.rule("T-04", "CM-5.5", "CM-14.3.1")
def test_income_of_the_sultan() -> None:
    t = Table().put("desert", "sultan", 0, 1, "token")
    t.put("mountain-1", "sultan", 0, 1, "town").put("wilderness-1", "sultan", 0, 0, "fort", "town")
    t.put("ford", "caliph", 1, 0, "city").put("river-1", "sultan", 0, 0, "token")
    assert income(t.g, t.seat("sultan")) == 9
    t.run(CollectIncome())
    assert t.purse("sultan") == 9


@pytest.mark.rule("T-05", "CM-4.5", "CM-4.6", "CM-4.7", "A-12")
def test_adjacency_at_the_ford() -> None:
    a, b, c = (1, 0), (0, 0), (1, -1)
    near, across = neighbours((a, b, c), {a: 1})
    assert sorted(near[b]) == sorted((a, c))
    assert near[a] == [b]
    assert near[c] == [b]
    assert across[a] == [c]


@pytest.mark.row("C1")
@pytest.mark.rule(
    "T-06", "CM-10.4", "CM-10.5", "CM-10.6", "CM-10.7", "CM-10.8", "CM-10.9", "CM-10.10", "CM-10.13", "CM-10.14", "CM-10.15",
    "CM-10.16", "CM-10.18", "CM-14.2.4", "CM-15.2", "A-15", "A-16", "A-17", "A-25", "A-57", "A-58", "A-05",
)  # fmt: skip
def test_the_combat() -> None:
    t = Table().put("river-4", "caliph", 2, 0, "fort", "city").put("wilderness-1", "warlord", 3)
    t.put("mountain-3", "nomad", 0, 1).put("quarry-2", "murshid", 0, 0, "token")
    t.hand("warlord", "campaign", "elder", "boats").hand("caliph", "siege-engines").hand("murshid", "agitator")
    t.turn("warlord").play("assault wilderness-1>river-4 x3+0 by boats")
    assert "boats" in t.discarded()
    assert t.asked == "OfferSupport murshid"
    t.play("murshid: ask warlord for 2 points")
    t.only("warlord", "agree", "refuse points", *(f"offer {n} points" for n in (1, 3, 4, 5)))
    t.play("warlord: agree")
    assert t.asked == "SelectCards warlord murshid caliph"
    t.play("warlord: select campaign,elder", "caliph: select siege-engines", "murshid: select -")
    assert t.asked == "ResolveCard warlord"
    t.play("assign 1+0 to campaign")
    assert t.options() == ["win over nomad in mountain-3 with elder"]
    t.play("win over nomad in mountain-3 with elder")
    assert [(e.attackers, e.defenders) for e in t.told("StrengthCompared")] == [(5, 4)]
    assert t.asked == "Casualties warlord"
    assert t.units("warlord", "river-4") == (2, 1)
    t.play("lose 1+1")
    assert t.units("caliph", "river-4") == (0, 0)
    assert t.asked == "Capture warlord"
    assert t.cards("warlord") == ["campaign"]
    assert t.front("warlord") == ["elder"]
    assert t.front("caliph") == ["siege-engines"]
    t.play("leave")
    assert t.asked == "SackSettlement warlord"
    t.play("sack")
    assert t.purse("warlord") == 1 + 4
    assert t.points("warlord") == 5 - 2 + 7
    assert t.points("murshid") == 5 + 2
    assert [event.vp for event in t.told("PointsScored")] == [7]
    assert t.units("warlord", "river-4") == (1, 0)
    assert t.control("river-4") == "warlord"
    assert t.g.units[t.seat("nomad")] == 12
    assert t.g.units[t.seat("caliph")] == 12
    assert t.g.reserve[t.seat("caliph")] == 0
    assert t.g.conflict is None


@pytest.mark.rule(
    "T-07", "CM-11.1", "CM-11.3", "CM-11.4", "CM-11.5", "CM-11.6", "CM-11.7", "CM-11.8", "CM-11.9", "CM-11.10", "CM-11.12",
    "CM-11.13", "CM-11.14", "CM-14.2.1", "CM-7.2.3", "A-18", "A-20", "A-37", "A-59",
)  # fmt: skip
def test_the_contest() -> None:
    t = Table().put("ford", "caliph", 2, 0, "city").put("ford", "murshid", 0, 0, "token")
    t.hand("caliph", "rebellion").hand("murshid", "imam", "bribery").hand("sultan", "vizier")
    t.turn("caliph").play("influence ford")
    assert t.view(None).hexes[0].challenge
    t.play("murshid: decline", "sultan: offer nothing", "caliph: offer nothing")
    assert t.asked == "SelectCards murshid sultan caliph"
    t.play("murshid: select imam,bribery", "sultan: select -", "caliph: select rebellion")
    assert t.asked == "DeclareStance murshid"
    t.play("murshid: side with defenders", "sultan: side with attackers")
    assert t.asked == "ResolveCard murshid"
    assert t.options() == ["bribe sultan with bribery", "bribe caliph with bribery"]
    t.play("murshid: bribe sultan with bribery")
    assert [(e.attackers, e.defenders) for e in t.told("StrengthCompared")] == [(3, 3)]
    assert t.asked == "DecideTie murshid"
    t.play("murshid: side with defenders")
    assert t.token("ford") == "murshid"
    assert t.g.challenge < 0
    assert t.cards("sultan") == ["bribery", "vizier"]
    assert t.discarded() == ["rebellion"]
    assert t.front("murshid") == ["imam"]
