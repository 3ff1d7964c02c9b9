"""HC-9, HC-14: legend tracks and goals."""

import pytest

from hvozd.games.harrow.factions.family import FACTION as FAMILY
from hvozd.games.harrow.factions.protectors import FACTION as PROTECTORS
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.rules.cleanup import receive
from tests.harrow.table import Table, at


@pytest.mark.rule("HC-9.1", "HC-9.3")
def test_track_and_gift_in_either_order() -> None:
    t = Table(protectors="emmy", protectors_track="2").put("protectors", "e8", haints=1, legend=True).townsfolk("e6")
    t.turn("protectors").say("protectors", "flip legend")
    t.only("protectors", "finish", "use-track", "use-gift")
    t.say("protectors", "use-gift")
    assert t.offered("protectors") == {"finish", "use-track"} and t.g.red_cubes[at("e8")] == 1
    t.say("protectors", "use-track", "pull e6>e7")
    assert t.asked != "LegendJar"


@pytest.mark.rule("HC-9.10", "HC-9.11", "HC-9.12", "HC-9.13", "HC-9.14", "A-8", "A-94")
def test_paths() -> None:
    t = Table("chapter5", protectors_track="1").put("protectors", "e8", legend=True).fire("e6")
    assert (t.g.path_supply, t.g.path_track) == (1, 3)
    receive(t.token("legend", "c3").g, 0, 3, at("c3"))
    assert (t.g.path_supply, t.g.path_track, t.g.scrolls[0], t.tokens("legend", "c3")) == (2, 2, 2, 0)
    t.g.path_supply = 1
    t.path("a1").call(PROTECTORS.track)
    assert (
        "lay e7" in t.offered("protectors")
        and "lay e6" not in t.offered("protectors")
        and "lay e5" not in t.offered("protectors")
        and "lift a1" in t.offered("protectors")
    )
    t.say("protectors", "lift a1", "lay e7", "lay e7")
    assert t.g.paths[at("e7")] == 2 and t.g.path_supply == 0
    assert "lay f7" not in t.offered("protectors")
    t.say("protectors", "done")
    t.g.range_bonus = 2
    t.g.path_supply = 1
    t.call(PROTECTORS.track)
    assert "lay e5" in t.offered("protectors")
    t.say("protectors", "done")
    assert t.g.paths[at("e7")] == 2


@pytest.mark.rule("HC-9.15")
def test_a_lost_scroll_takes_a_path() -> None:
    t = Table(protectors_track="1")
    t.g.path_supply, t.g.path_track, t.g.scrolls[0] = 0, 1, 3
    t.path("e6", "e7", "f6").call(lambda g: rules_of(0).devoured(g, 1, 3))
    assert t.g.scrolls[0] == 2
    t.only("protectors", "lift e6", "lift e7", "lift f6")
    t.say("protectors", "lift f6")
    assert t.g.path_track == 2 and t.g.path_supply == 0
    t.g.path_supply, t.g.scrolls[0] = 1, 2
    t.call(lambda g: rules_of(0).devoured(g, 1, 3))
    assert t.g.path_track == 3 and t.asked == ""


@pytest.mark.rule("HC-9.16", "HC-16.16")
def test_first_scroll_moves_one_path() -> None:
    t = Table(protectors_track="1").put("protectors", "e8", legend=True)
    t.g.path_supply, t.g.path_track = 0, 3
    t.path("a1").call(PROTECTORS.first_scroll)
    assert "shift a1>e7" in t.offered("protectors") and not any(text.startswith("lay") for text in t.offered("protectors"))
    t.say("protectors", "shift a1>e7")
    assert t.g.paths[at("e7")] == 1 and t.asked == ""
    t = Table(protectors_track="2", family_track="2").put("protectors", "e8", legend=True).townsfolk("e5")
    t.g.scrolls[0] = 4
    t.call(PROTECTORS.first_scroll)
    t.only("protectors", "done", "pull e5>e6")


@pytest.mark.rule("HC-9.20", "HC-9.21", "HC-9.22", "HC-9.23", "A-43", "HC-0.25", "HC-9.3")
def test_guiding() -> None:
    t = Table(protectors_track="2").put("protectors", "e9", legend=True).townsfolk("e6").token("spawn", "e7")
    t.put("family", "f6", haints=1).put("family", "a1", haints=1).building("d7")
    t.g.scrolls[0] = 4
    t.call(PROTECTORS.track)
    t.only("protectors", "done", "pull e6>e7")
    t.say("protectors", "pull e6>e7")
    assert t.asked == "GatherToken"
    t.say("protectors", "gather spawn")
    assert t.g.rows[1] == 2
    assert {text.split()[2].split(">")[0] for text in t.offered("protectors") - {"done"}} == {"f6"}
    assert "move blue-haint f6>e7" not in t.offered("protectors") and "move blue-haint f6>e6" not in t.offered("protectors")
    t.say("protectors", "move blue-haint f6>f5")
    assert "move blue-haint f5>g4" in t.offered("protectors")
    t.say("protectors", "done")
    t = Table(protectors_track="2").put("protectors", "e9", legend=True)
    t.g.scrolls[0] = 4
    t.call(PROTECTORS.track)
    t.only("protectors", "done")
    t.say("protectors", "done")
    assert t.asked == ""


@pytest.mark.rule("HC-9.30", "HC-9.31", "HC-9.32", "HC-9.33", "A-9", "A-42", "HC-2.13")
def test_gathering_storm() -> None:
    t = Table(family_track="1").put("family", "e5", haints=1).put("family", "c3", haints=1).put("family", "e3", legend=True)
    t.token("spawn", "e5").put("protectors", "e7", haints=1)
    t.g.scrolls[1] = 4
    t.call(FAMILY.track)
    t.only("family", "done", "storm c3", "storm e3")
    t.say("family", "storm e3")
    assert t.g.storms[at("e3")] == 1 and t.g.storm_supply == 14
    t.only("family", "done", "draw spawn e5>e4")
    t.say("family", "draw spawn e5>e4", "move blue-haint c3>d3")
    assert t.tokens("spawn", "e4") == 1 and t.haints("blue-haint", "d3") == 1
    t.only("family", "done", "move red-haint e7>e6")
    t.say("family", "move red-haint e7>e6")
    assert t.asked == ""
    t.g.storm_supply = 0
    t.call(FAMILY.track)
    t.only("family", "done")


@pytest.mark.rule("HC-9.34", "HC-9.35")
def test_driving_storm() -> None:
    t = Table(family_track="2").put("family", "e4", legend=True).token("spawn", "e2").put("protectors", "e7", haints=1)
    t.g.scrolls[1] = 4
    t.call(FAMILY.track)
    assert "storm e5" not in t.offered("family") and "storm e3" in t.offered("family") and "storm e4" not in t.offered("family")
    t.say("family", "storm e3")
    assert "draw spawn e2>e1" in t.offered("family") and "draw spawn e2>e3" not in t.offered("family")
    t.say("family", "draw spawn e2>e1", "done")
    assert "move red-haint e7>e8" in t.offered("family") and "move red-haint e7>e6" not in t.offered("family")


@pytest.mark.rule("HC-14.1", "HC-14.2", "HC-14.3", "HC-27.16", "HC-6.11")
def test_rescue() -> None:
    t = Table(protectors_track="1").put("protectors", "e5", haints=1).put("protectors", "e7", legend=True)
    t.put("protectors", "e8", haints=1).path("d6").townsfolk("d5", "d5").put("protectors", "d5", haints=1)
    t.call(PROTECTORS.goal)
    assert (
        "guide d5>e8" in t.offered("protectors")
        and "guide d5>d6" in t.offered("protectors")
        and not any(">e5" in text for text in t.offered("protectors"))
    )
    t.say("protectors", "guide d5>e8")
    assert t.vp("protectors") == 2 and t.g.gone[0] == 1
    t.say("protectors", "guide d5>d6")
    assert t.g.townsfolk[at("d6")] == 1 and t.asked == ""


@pytest.mark.rule("HC-14.2", "HC-14.4", "HC-14.5", "A-22", "HC-21.71")
def test_at_home_but_alone_or_burning() -> None:
    t = Table("chapter5").townsfolk("e8").call(PROTECTORS.goal)
    assert t.vp("protectors") == 0
    t.put("protectors", "e8", haints=1).call(PROTECTORS.goal)
    assert t.vp("protectors") == 2
    t = Table("chapter5").townsfolk("e7").put("protectors", "e7", haints=1).path("e8").fire("e8").call(PROTECTORS.goal)
    assert t.asked == "" and t.vp("protectors") == 0


@pytest.mark.rule("HC-14.6", "HC-14.7", "HC-27.17", "HC-14.9", "A-23", "HC-2.5")
def test_storm_chain() -> None:
    t = Table().put("family", "f3", legend=True).storm("e2", "f2").building("g3")
    t.call(FAMILY.goal)
    assert t.g.storms[at("f3")] == 1
    assert t.vp("family") == 2 and t.g.buildings[at("g3")] == 0 and t.g.gone[1] == 1
    t = Table().put("family", "e5", legend=True).storm("f2").building("f2").call(FAMILY.goal)
    assert t.g.storms[at("e5")] == 0 and t.vp("family") == 0


@pytest.mark.rule("HC-14.8", "HC-21.72")
def test_a_burning_home_without_a_storm() -> None:
    t = Table("chapter5").fire("e2").storm("f2").building("f2").put("family", "f3", legend=True).call(FAMILY.goal)
    assert t.vp("family") == 0
    t.storm("e2").call(FAMILY.goal)
    assert t.vp("family") == 2
