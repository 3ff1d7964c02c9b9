"""Objectives (CM-15)."""

import pytest

from hvozd.games.crescent.rules.objectives import score_year
from hvozd.games.crescent.rules.year import BeginYear, EndYear, PayForPoints, Scoring
from tests.crescent.table import Table


def points(t: Table, who: str, year: int = 2) -> int:
    t.g.year = year
    return score_year(t.g, t.seat(who))


@pytest.mark.rule("CM-15.1", "CM-15.2", "A-56")
def test_warlord() -> None:
    t = Table().put("holy-site", "warlord", 1).put("quarry-1", "warlord", 1).put("ford", "warlord", 1, 0, "town")
    t.put("field", "warlord", 1, 0, "city")
    assert points(t, "warlord") == 2 + 2
    t.g.plunder[0] = 3
    assert points(t, "warlord", year=1) == 4 + 2 + 2


@pytest.mark.rule("CM-15.2")
def test_first_blood_counts_deeds_of_the_first_year_only() -> None:
    t = Table().put("field", "warlord", 5).put("ford", "caliph", 1, 0, "fort").put("quarry-1", "", 0, 0, "town").turn("warlord")
    t.play("assault field>ford x4+0 by land", "capture")
    assert points(t, "warlord", 1) == 2
    t.turn("warlord").play("assault field>quarry-1 x1+0 by land")
    assert points(t, "warlord", 1) == 2 + 2 + 1
    t.run(BeginYear())
    assert points(t, "warlord", 1) == 1


@pytest.mark.rule("CM-15.3")
@pytest.mark.parametrize(("tokens", "vp"), [(3, 0), (4, 2), (6, 4), (7, 4), (8, 6), (10, 8), (12, 10)])
def test_web_of_agents(tokens: int, vp: int) -> None:
    t = Table()
    hexes = [t.g.tables.tiles[h] for h in t.g.hexes if t.g.tables.tiles[h] != "holy-site"]
    for h in hexes[:tokens]:
        t.put(h, "murshid", 0, 0, "token")
    assert points(t, "murshid") == vp


@pytest.mark.rule("CM-15.3")
def test_hidden_hand_and_far_flung_network() -> None:
    t = Table()
    for h, who in (("ford", "warlord"), ("field", "warlord"), ("quarry-1", "caliph"), ("holy-site", "murshid")):
        t.put(h, "murshid", 0, 0, "token").put(h, who, 0, 1)
    assert points(t, "murshid") == 2 + 2 + 2
    assert points(t, "murshid", 1) == 6
    t.put("mountain-1", "murshid", 0, 0, "token")
    assert points(t, "murshid", 1) == 6 + 4


@pytest.mark.rule("CM-15.4")
def test_sultan() -> None:
    t = Table().put("ford", "caliph", 1, 0, "city").put("field", "warlord", 1, 0, "town").put("holy-site", "", 0, 0, "town")
    assert points(t, "sultan") == (2 + 1 + 1) + 2 + 2
    assert points(t.coins(sultan=5), "sultan") == 9
    assert points(t.coins(sultan=10), "sultan") == 10
    t.put("quarry-1", "", 0, 0, "city")
    assert points(t, "sultan", 1) == 12 + 4


@pytest.mark.rule("CM-15.5")
def test_caliph() -> None:
    t = Table().put("ford", "caliph", 1, 0, "palace").put("quarry-1", "caliph", 0, 0, "fort").put("holy-site", "caliph", 1)
    assert points(t, "caliph") == 3 + 2 + 2 + 1 + 2
    for h in ("field", "desert", "river-1", "river-2", "river-3"):
        t.put(h, "caliph", 0, 0, "fort")
    assert points(t, "caliph") == 7 + 7
    assert points(t, "caliph", 1) == 14 + 4


@pytest.mark.rule("CM-15.6", "CM-15.7")
def test_nomad() -> None:
    t = (
        Table()
        .put("field", "caliph", 0, 3)
        .put("ford", "sultan", 0, 2)
        .put("desert", "nomad", 0, 1)
        .put("holy-site", "nomad", 0, 1)
    )
    assert points(t, "nomad") == 2 + 2 + 2
    assert points(t, "nomad", 1) == 6 + 4
    t.coins(nomad=7).run(Scoring(), PayForPoints(t.seat("nomad")))
    assert t.options() == ["pay 0", "pay 2", "pay 4", "pay 6"]
    before = t.points("nomad")
    t.play("nomad: pay 6")
    assert t.points("nomad") == before + 3
    assert t.purse("nomad") == 1
    t.coins(nomad=30).run(PayForPoints(t.seat("nomad")))
    assert t.options()[-1] == "pay 12"


@pytest.mark.rule("CM-15.7", "CM-5.13")
def test_all_score_before_the_nomad_pays() -> None:
    t = Table().coins(nomad=4, sultan=5)
    t.run(Scoring(), PayForPoints(t.seat("nomad")), EndYear())
    assert t.points("sultan") == 5 + 1
    assert t.asked == "PayForPoints nomad"
