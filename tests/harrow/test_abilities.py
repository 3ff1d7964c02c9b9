"""HC-3, HC-6, HC-7: where units may be, Advance, Spawn, Strengthen, the ability jar."""

import pytest

from hvozd.core import NotOffered
from hvozd.games.harrow.factions.family import draw_tokens, quota
from hvozd.games.harrow.rules.abilities import entry_cost, use
from hvozd.games.harrow.rules.units import legal_for_slot, room_for
from tests.harrow.table import Table, at


def advancing(t: Table, n: int, faction: int = 0) -> Table:
    return t.call(use, faction, n)


@pytest.mark.rule("HC-27.1", "HC-7.1", "HC-6.3", "HC-6.4")
def test_four_advances_in_one_action() -> None:
    t = Table().put("protectors", "e8", haints=2)
    t.g.rows[0] = 2
    t.turn("protectors").say("protectors", "flip ability")
    t.only("protectors", "use advance", "use spawn", "use strengthen")
    t.say("protectors", "use advance")
    for step in ("e8>e7 2h", "e7>e6 1h", "e7>e6 1h", "e6>f6 2h"):
        t.say("protectors", f"advance {step} doll no")
    assert t.haints("red-haint", "f6") == 2 and t.asked != "Abilities"


@pytest.mark.rule("HC-27.2", "HC-27.3", "HC-6.1")
@pytest.mark.parametrize(("group", "left"), [("1h", 3), ("2h", 2), ("legend-3h", 0)])
def test_a_group_costs_one(group: str, left: int) -> None:
    t = advancing(Table().put("protectors", "e8", haints=3, legend=True), 2)
    t.say("protectors", f"advance e8>e7 {group} doll no")
    assert t.g.crowd[at("e8")] == left and t.asked == "Abilities"
    if left:
        t.say("protectors", "advance e8>f8 1h doll no")
    else:
        t.say("protectors", "advance e7>e8 1h doll no")
    assert t.asked == ""


@pytest.mark.rule("HC-6.2", "HC-27.7", "HC-6.8", "HC-6.9", "HC-9.17", "A-5", "A-12")
def test_what_a_hex_costs() -> None:
    t = Table("chapter4", factions="kammi,family")
    g = t.g
    mountain, plain = at("d6"), at("d5")
    assert [entry_cost(g, f, plain) for f in range(3)] == [1, 1, 1]
    assert [entry_cost(g, f, mountain) for f in range(3)] == [2, 2, 2]
    t.storm("d5", "d6")
    assert [entry_cost(g, f, plain) for f in range(3)] == [2, 1, 2]
    assert [entry_cost(g, f, mountain) for f in range(3)] == [3, 2, 3]
    t.path("d5", "d6")
    assert [entry_cost(g, f, plain) for f in range(3)] == [1, 0, 1]
    assert entry_cost(g, 0, mountain) == 2 and entry_cost(g, 1, mountain) == 1
    t.path("d5", "d6")
    assert entry_cost(g, 0, plain) == 0 and entry_cost(g, 1, mountain) == 0
    assert entry_cost(g, 0, at("c3")) == 2


@pytest.mark.rule("A-6", "HC-6.4")
def test_a_lone_advance_cannot_climb() -> None:
    t = advancing(Table().put("protectors", "e6", haints=1), 1)
    assert not any(">d6" in text for text in t.offered("protectors"))
    t = advancing(Table().put("protectors", "e6", haints=1), 2)
    t.say("protectors", "advance e6>d6 1h doll no")
    assert t.asked == ""


@pytest.mark.rule("HC-3.1", "HC-3.2", "HC-3.3", "HC-3.4", "HC-3.8", "HC-6.5", "HC-20.12")
def test_company() -> None:
    t = Table("chapter4", factions="kammi,protectors").townsfolk("d5").building("f5").put("protectors", "e6", haints=1)
    assert [room_for(t.g, c, at("d5")) > 0 for c in range(3)] == [True, False, False]
    assert [room_for(t.g, c, at("f5")) > 0 for c in range(3)] == [False, True, False]
    assert [room_for(t.g, c, at("e6")) for c in range(3)] == [3, 0, 0]
    t.g.kammi.dolls = [at("e4"), -1, -1]
    assert [room_for(t.g, c, at("e4")) for c in range(3)] == [4, 4, 4]
    t.put("protectors", "e7", haints=3, legend=True).call(use, 0, 3)
    assert not any("e6>e7" in text for text in t.offered("protectors"))


@pytest.mark.rule("A-92", "HC-3.4")
def test_a_group_that_does_not_fit_may_not_go() -> None:
    t = advancing(Table().put("protectors", "e6", haints=3).put("protectors", "e7", haints=2), 1)
    texts = {text for text in t.offered("protectors") if "e7>e6" in text}
    assert texts == {"advance e7>e6 1h doll no"}


@pytest.mark.rule("HC-3.5", "HC-3.6", "A-3", "A-41", "HC-21.71", "HC-21.72")
def test_fire_keeps_units_out_but_not_hester() -> None:
    t = Table("chapter5").fire("e8").put("protectors", "e6", haints=4)
    assert room_for(t.g, 0, at("e8")) == 0 and legal_for_slot(t.g, 4, at("e8"))
    t.g.legend_at[4] = at("e7")
    assert room_for(t.g, 0, at("e7")) == 4 and legal_for_slot(t.g, 4, at("e6"))
    t.call(use, 0, 0, 2)
    t.only("protectors", "stop")


@pytest.mark.rule("HC-6.10", "HC-27.6", "A-93", "HC-5.5")
def test_free_steps() -> None:
    t = Table(protectors="emmy", protectors_track="1").put("protectors", "e8", haints=3, legend=True).path("e7")
    t.turn("protectors").say("protectors", "flip legend", "finish")
    assert t.asked == "AfterAction" and "step e8>e7 legend-3h doll no" in t.offered("protectors")
    t.say("protectors", "step e8>e7 2h doll no", "step e8>e7 legend-1h doll no")
    assert t.g.crowd[at("e7")] == 4
    t = Table().put("protectors", "e8", haints=1).path("e7").storm("e7").turn("protectors")
    assert not any(text.startswith("step") for text in t.offered("protectors"))
    t = Table().put("protectors", "e8", haints=1).path("e7").call(use, 0, 1)
    t.say("protectors", "advance e8>e7 1h doll no", "advance e7>e6 1h doll no")
    assert t.asked == "" and t.haints("red-haint", "e6") == 1
    t = Table().put("family", "e6", haints=1).path("e7").turn("family")
    assert "step e6>e7 1h doll no" in t.offered("family")


@pytest.mark.rule("HC-6.12", "HC-6.13", "HC-0.26", "HC-1.8")
def test_spawn() -> None:
    t = Table().put("protectors", "e6", haints=2, legend=True).call(use, 0, 0, 3)
    t.only("protectors", "stop", "spawn e8 x1", "spawn e8 x2", "spawn e8 x3", "spawn e6 x1")
    t.say("protectors", "spawn e6 x1", "spawn e8 x2")
    assert t.g.crowd[at("e6")] == 4 and t.haints("red-haint", "e8") == 2 and t.asked == ""
    t = Table().put("family", "e8", haints=1).storm("e7").put("protectors", "e7", legend=True).call(use, 0, 0, 1)
    t.only("protectors", "stop", "spawn e7 x1")
    t.g.supply_haints[0] = 0
    t.only("protectors", "stop")


@pytest.mark.rule("HC-6.14", "HC-6.15", "HC-1.7")
def test_strengthen() -> None:
    t = Table().cubes(red=5).call(use, 0, 0, 0, 4)
    t.say("protectors", "strengthen x4")
    assert t.field("red") == 9
    t.g.supply[0] = 0
    t.call(use, 0, 0, 0, 2)
    t.only("protectors", "stop")


@pytest.mark.rule("HC-7.2", "HC-27.4", "HC-6.3")
def test_family_basic_board() -> None:
    t = Table("chapter1").put("family", "e2", haints=1, legend=True)
    assert quota(t.g) == (3, 0)
    t.g.family.bag = [2, 1, 0, *([0] * 10)]
    t.turn("family").say("family", "flip ability")
    assert t.asked == "UseTokens" and sorted(t.g.family.kept) == [0, 0, 1]
    t.say("family", "advance e2>e3 legend doll no", "spawn e3 x1", "advance e3>e4 1h doll no")
    assert t.haints("blue-haint", "e4") == 1 and t.where("family-legend") == "e3"
    assert sorted(t.g.family.front) == [0, 0, 1]
    t.g.family.board = [0, 0]
    assert quota(t.g) == (4, 0)


@pytest.mark.rule("HC-7.3", "HC-27.19", "HC-27.20", "HC-7.4", "HC-27.21")
def test_family_upgraded_board() -> None:
    t = Table().put("family", "e2", haints=1, legend=True)
    t.turn("family").say("family", "flip ability")
    assert t.asked == "ReturnTokens" and len(t.g.family.kept) == 4
    t.say("family", sorted(t.offered("family"))[0])
    assert t.asked == "UseTokens" and len(t.g.family.kept) == 3
    t.g.family.board = [0]
    assert quota(t.g) == (5, 2)
    t.g.family.board = [0, 1]
    assert quota(t.g) == (5, 1)
    t.g.family.board = [0] * 4
    assert quota(t.g) == (7, 3)
    t = Table()
    t.g.family.board = [0] * 4
    t.g.family.bag = [6, *([0] * 12)]
    t.turn("family").say("family", "flip ability")
    assert len(t.g.family.kept) == 6
    t.say("family", "return advance", "return advance")
    assert t.asked == "UseTokens" and len(t.g.family.kept) == 4


@pytest.mark.rule("HC-7.5", "HC-6.4")
def test_family_pools_advance_tokens() -> None:
    t = Table().put("family", "e6", haints=1)
    t.g.family.kept = [0, 0]
    from hvozd.games.harrow.factions.family import KeepTokens

    t.do(KeepTokens(True)).say("family", "advance e6>d6 1h doll no")
    assert t.g.family.kept == [] and t.g.family.front == [0, 0]
    assert draw_tokens(t.g, 99) == 99 - 8


@pytest.mark.rule("HC-7.7", "HC-27.29", "HC-7.8", "HC-7.9", "A-7", "HC-38.1")
def test_kammis_grid() -> None:
    t = Table("chapter4", factions="kammi,family").put("kammi", "e8", haints=1)
    own = t.g.kammi
    own.grid, own.waiting, own.black = [2, 0, 1, 1, 2, 0], 0, -1
    own.row_cubes, t.g.supply[2] = [2, 1, 0], t.g.supply[2] - 3
    t.g.rows[6:9] = [1, 1, 2]
    t.put("kammi", "e7", legend=True).put("kammi", "f8", legend=True, slot=1).hand(2, "goblin", "spite")
    t.turn("kammi").say("kammi", "flip ability", "insert 1")
    assert own.grid == [0, 2, 1, 1, 2, 0] and own.waiting == 0 and own.black == 0
    assert t.field("purple") == 2 and own.row_cubes == [0, 1, 0]
    t.only("kammi", "grid advance", "grid strengthen", "done")
    t.say("kammi", "grid strengthen", "strengthen x2")
    assert t.field("purple") == 4 and "goblin spite" in t.offered("kammi")
    t.say("kammi", "grid advance", "advance e8>e7 1h doll no", "advance e7>e6 1h doll no")
    assert t.haints("purple-haint", "e6") == 1 and t.asked == "AfterAction"
    t.say("kammi", "end-turn")
    t.g.jars, t.g.stack = [0, 0, 0], []
    t.turn("kammi").say("kammi", "flip ability", "insert 2")
    assert own.grid[2:4] == [0, 1] and own.waiting == 1 and own.black == 1


@pytest.mark.rule("HC-6.5", "HC-6.1")
def test_an_illegal_advance_is_refused_with_its_rule() -> None:
    t = advancing(Table().put("protectors", "e6", haints=1), 1)
    with pytest.raises(NotOffered, match="HC-6"):
        t.say("protectors", "advance e6>e9 1h doll no")


@pytest.mark.rule("HC-0.27", "HC-3.9", "HC-19.2")
def test_relocation_needs_only_the_last_hex() -> None:
    t = Table().put("protectors", "a1", haints=1).put("protectors", "i5", legend=True).put("family", "e5", haints=4)
    t.hand(0, "tactic", "reinforcement").turn("protectors").say("protectors", "tactic reinforcement")
    t.only("protectors", "done", "move red-haint a1>i5")
    assert t.g.rival(0) == 1 and t.g.rival(1) == 0
