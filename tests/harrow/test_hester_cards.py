"""HC-33: Hester's cards."""

import pytest

from hvozd.games.harrow.factions.hester.cards import run_card
from hvozd.games.harrow.factions.hester.ending import InfectHaints, SummonHester
from hvozd.games.harrow.factions.hester.figures import HESTERS
from hvozd.games.harrow.rules.units import move_haint, spawn
from tests.harrow.table import Table, at
from tests.harrow.test_hester import hester, roots


def card(t: Table, name: str) -> Table:
    t.g.hester.active = [HESTERS.index(name)]
    return t.call(run_card, 2, HESTERS.index(name))


@pytest.mark.rule("HC-33.1", "HC-21.32")
def test_white_innards() -> None:
    t = hester().put("protectors", "e7", infected=1).put("family", "e4", infected=1)
    card(t, "white-innards")
    targets = {text.split(">")[1] for text in t.offered("hester") if "red-infected" in text}
    assert {"e9", "e8", "e6"} <= targets and not targets & {"e5", "e4"}
    t.say("hester", "move red-infected e7>e9")
    assert t.haints("red-infected", "e9") == 1


@pytest.mark.rule("HC-33.2")
def test_wild_tangle() -> None:
    t = card(hester().cubes(brown=1), "wild-tangle").say("hester", "exchange brown for green")
    assert t.field("brown") == 0 and t.field("green") == 1


@pytest.mark.rule("HC-33.3", "HC-21.46")
def test_protege() -> None:
    t = roots(hester().put("protectors", "e5", haints=1).put("protectors", "e6", haints=1), "e5", "e6")
    card(t, "protege").do(InfectHaints(2))
    assert "infect red-haint e5 for -" in t.offered("hester")
    t.say("hester", "infect red-haint e5 for -")
    assert t.offered("hester") == {"done"} and t.haints("red-infected", "e5") == 1


@pytest.mark.rule("HC-33.4", "A-58")
def test_we_shall_see() -> None:
    t = card(hester().cubes(red=2, blue=1), "well-see")
    assert {text.split()[1] for text in t.offered("hester") - {"done"}} == {"family"}
    t.say("hester", "favour family green")
    assert t.field("blue") == 2 and t.field("green") == 1
    t = card(hester(), "well-see")
    assert {text.split()[1] for text in t.offered("hester") - {"done"}} == {"family", "protectors"}


@pytest.mark.rule("HC-33.5", "A-65")
def test_sloth() -> None:
    t = card(hester().fire("d6").cubes(brown=3), "sloth").do(SummonHester(2)).say("hester", "summon d6 with brown")
    assert t.where("hester") == "d6"


@pytest.mark.rule("HC-33.6", "A-59")
def test_within_reach() -> None:
    t = roots(hester().put("protectors", "e7", legend=True).put("family", "f6", legend=True), "e5", "e6")
    t.g.legend_at[4] = at("e4")
    card(t, "within-reach")
    t.only("hester", "done", "move protectors-legend e7>e6", "move family-legend f6>e6", "move hester e4>e5")


@pytest.mark.rule("HC-33.7")
def test_it_stings() -> None:
    t = hester().put("protectors", "e6", haints=1, infected=1).put("family", "e3", haints=1).cubes(brown=1, teal=1)
    card(t, "stings-a-moment")
    t.only("hester", "done", "infect red-haint e6 for brown,teal")
    t.say("hester", "infect red-haint e6 for brown,teal")
    assert t.haints("red-infected", "e6") == 2 and t.g.hester.flames == 1


@pytest.mark.rule("HC-33.8", "A-60")
def test_night_terror() -> None:
    t = hester().fire("e6").fire("d6").put("protectors", "e8", infected=1).put("family", "d5", infected=1)
    t.g.legend_at[4] = at("e5")
    card(t, "night-terror")
    t.only("hester", "done", "terrain marsh")
    t.say("hester", "terrain marsh")
    assert {"move red-infected e8>e7", "move red-infected e8>d7", "move hester e5>e4", "move hester e5>e6"} <= t.offered("hester")
    t.say("hester", "move red-infected e8>e7", "move hester e5>e4")
    assert not any(text.startswith(("move red", "move hester")) for text in t.offered("hester"))


@pytest.mark.rule("HC-33.9", "A-61")
def test_needful_sacrifice() -> None:
    t = card(hester().put("protectors", "e7", haints=1, infected=1), "needful-sacrifice").say("hester", "plant green e6")
    assert t.g.supply[6] == 5
    move_haint(t.g, 1, at("e7"), at("e6"))
    assert t.field("green") == 0
    move_haint(t.g, 0, at("e7"), at("e6"))
    assert t.field("green") == 1 and t.g.hester.planted == []
    t = card(hester(), "needful-sacrifice").say("hester", "plant brown e4")
    spawn(t.g, 0, at("e4"))
    assert t.field("brown") == 1


@pytest.mark.rule("HC-33.10")
def test_drawing_near() -> None:
    t = hester().put("protectors", "e7", infected=1).put("family", "e5", infected=1).put("protectors", "d6", haints=1)
    card(t, "drawing-near")
    t.only("hester", "done", "converge e7 e5>e6")
    t.say("hester", "converge e7 e5>e6")
    assert t.g.fire[at("e6")] == 2
    t = hester().put("protectors", "e7", infected=1).put("family", "e5", infected=1)
    t.g.hester.slots = [0, 0, 0]
    assert card(t, "drawing-near").offered("hester") == {"done"}


@pytest.mark.rule("HC-33.11")
def test_trampled_soil() -> None:
    t = roots(hester().put("protectors", "e7", infected=1).put("family", "e6", haints=1), "f6", "f7")
    card(t, "trampled-soil")
    targets = {text.split(">")[1] for text in t.offered("hester") if ">" in text}
    assert targets == {"e8", "d7", "d6"}


@pytest.mark.rule("HC-33.12")
def test_all_around() -> None:
    t = card(roots(hester(), "e6", "d6"), "all-around").say("hester", "take-cube brown", "take-cube green")
    assert t.field("brown") == t.field("green") == 1 and t.asked == ""
    assert card(roots(hester(), "e6", "e7"), "all-around").asked == ""


@pytest.mark.rule("HC-33.13", "A-62")
def test_desperate_grip() -> None:
    t = roots(hester().fire("e9"), "e6", "e7", "e8")
    card(t, "desperate-grip")
    assert "regrow e9" in t.offered("hester") and "regrow e7" not in t.offered("hester")
    cubes = sum(t.g.field[3:7])
    t.say("hester", "regrow e9")
    assert t.g.hester.roots == [at("e7"), at("e8"), at("e8"), at("e9")] and t.g.fire[at("e9")] == 3
    assert sum(t.g.field[3:7]) == cubes
