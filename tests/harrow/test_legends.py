"""HC-10: the gifts of the legends."""

import pytest

from hvozd.games.harrow.hooks import gift_of
from hvozd.games.harrow.maps import DISTANCE, NAMES
from hvozd.games.harrow.rules.abilities import use
from hvozd.games.harrow.rules.attack import ChooseAttack
from hvozd.games.harrow.rules.cleanup import Cleanup
from hvozd.games.harrow.rules.cubes import ActivateTree
from hvozd.games.harrow.rules.rounds import RoundOver
from hvozd.games.harrow.rules.units import move_legend
from tests.harrow.table import Table, at


def gift(t: Table, faction: int) -> Table:
    return t.call(lambda g: gift_of(g, faction).use(g, faction))


@pytest.mark.rule("HC-10.1", "HC-10.2", "HC-10.3", "A-45")
def test_emmy() -> None:
    t = Table(protectors="emmy").put("protectors", "e8", haints=1, legend=True).put("protectors", "e6", haints=2)
    gift(t, 0)
    assert [t.g.red_cubes[at(h)] for h in ("e8", "e6", "e7")] == [1, 1, 0] and t.g.supply[0] == 18
    gift(t, 0)
    assert t.g.supply[0] == 18
    move_legend(t.g, 0, at("e7"))
    assert t.field("red") == 0
    move_legend(t.g, 0, at("e6"))
    assert t.field("red") == 1 and t.g.red_cubes[at("e6")] == 0
    move_legend(t.g, 0, at("e8"))
    assert t.field("red") == 2
    t.put("protectors", "e4", haints=1)
    t.g.supply[0] = 1
    gift(t, 0)
    assert t.asked == "PlantCubes" and "plant e4" in t.offered("protectors")
    t.say("protectors", "plant e4")
    assert t.asked == ""


@pytest.mark.rule("HC-10.4", "HC-10.5", "HC-10.6", "HC-3.10", "A-11", "HC-6.6")
def test_bernice() -> None:
    t = Table(protectors="bernice").put("protectors", "e7", haints=1, legend=True).put("family", "e5", haints=2)
    t.put("family", "f5", legend=True)
    gift(t, 0)
    assert "move red-haint e7>e6" in t.offered("protectors") and "move red-haint e7>d6" not in t.offered("protectors")
    t.say("protectors", "move red-haint e7>e6")
    assert {"nail 0 blue-haint e5", "nail 0 family-legend f5", "nail 0 red-haint e6"} <= t.offered("protectors")
    t.say("protectors", "nail 0 family-legend f5")
    t.call(use, 1, 1)
    assert not any("f5>" in text for text in t.offered("family")) and "unpin 0" in t.offered("family")
    t.say("family", "unpin 0")
    assert t.g.pins == [-1, -1] and t.asked == ""
    gift(t, 0).say("protectors", "done", "nail 0 blue-haint e5")
    gift(t, 0).say("protectors", "done", "nail 1 blue-haint e5")
    t.call(use, 1, 1)
    assert not any("e5>" in text for text in t.offered("family"))
    t.say("family", "stop")
    gift(t, 0).say("protectors", "done")
    assert {"nail 0 family-legend f5", "nail 1 family-legend f5"} <= t.offered("protectors")


@pytest.mark.rule("HC-10.7", "A-13", "HC-3.10")
def test_nails_and_hits() -> None:
    t = Table("chapter1").put("protectors", "e6", haints=1).put("family", "e4", legend=True).put("family", "a1", haints=1)
    t.g.pins = [366 + 1, 2 * 61 + at("a1")]
    t.cubes(red=4, blue=0).do(ChooseAttack(0, 0)).say("protectors", "attack e6>e4 family")
    t.only("protectors", "hit family-legend>e4", "hold")
    t.say("protectors", "hit family-legend>e4", "claim a1")
    assert t.where("family-legend") == "e4" and t.vp("protectors") == 1 and t.g.pins == [367, -1]


@pytest.mark.rule("HC-10.8", "HC-10.9", "A-14")
def test_malachi() -> None:
    t = Table(protectors="malachi").put("protectors", "e8", legend=True).put("family", "e4", haints=3).building("f7")
    t.cubes(red=2, blue=1)
    gift(t, 0)
    near = {f"wrath {NAMES[h]}" for h in range(61) if 1 <= DISTANCE[at("e8")][h] <= 2}
    t.only("protectors", "done", *near)
    t.say("protectors", "wrath e6")
    t.only("protectors", "hold", "attack e6>e4 family")
    t.say("protectors", "attack e6>e4 family")
    assert t.told("SuperiorityTaken")[0].faction == 1 and t.g.attacked[0]
    t.say("protectors", "strike")
    t.token("spawn", "e6").do(Cleanup(0))
    assert t.tokens("spawn", "e6") == 1
    t = Table(protectors="malachi").put("protectors", "e8", legend=True).put("family", "e4", haints=1).cubes(red=2, blue=9)
    gift(t, 0).say("protectors", "wrath e6", "attack e6>e4 family")
    assert t.told("SuperiorityTaken")[0].faction == 0 and t.asked == ""


@pytest.mark.rule("HC-10.10", "HC-10.11", "A-46")
def test_priscilla() -> None:
    t = Table(protectors="priscilla").put("protectors", "e7", legend=True).townsfolk("e4")
    gift(t, 0)
    assert (
        "taunt e6" in t.offered("protectors")
        and "taunt e4" not in t.offered("protectors")
        and "taunt f6" not in t.offered("protectors")
        and "taunt e7" not in t.offered("protectors")
    )
    t.say("protectors", "taunt e6")
    assert "taunt e6" not in t.offered("protectors")
    t.say("protectors", "taunt d7").call(use, 0, 1)
    t.say("protectors", "advance e7>e6 legend doll no")
    assert t.g.taunts == [at("d7")]
    t.put("family", "e2", haints=1)
    t.g.supply_haints[0] = 15
    t.do(RoundOver())
    assert t.haints("red-haint", "d7") == 1 and t.g.taunts == []
    t = Table(protectors="priscilla").put("protectors", "d6", legend=True)
    assert not gift_of(t.g, 0).usable(t.g, 0)
    t.g.taunts, t.g.watch[at("e7")], t.g.supply_haints[0] = [at("e7")], 1, 0
    gift_of(t.g, 0).round_over(t.g, 0)
    assert t.g.taunts == [] and t.haints("red-haint", "e7") == 0


@pytest.mark.rule("HC-10.12")
def test_skinless_boy() -> None:
    t = Table(protectors="skinless-boy").put("protectors", "e7", legend=True).put("protectors", "f6", haints=1).townsfolk("d5")
    gift(t, 0)
    t.only("protectors", "done", "move red-haint f6>e6", "move red-haint f6>e7")
    t.say("protectors", "move red-haint f6>e6")
    t.only("protectors", "done", "pull d5>e6")
    t.say("protectors", "pull d5>e6")
    assert t.g.townsfolk[at("e6")] == 1
    t = Table(protectors="skinless-boy").put("protectors", "e5", legend=True)
    assert not gift_of(t.g, 0).usable(t.g, 0)


@pytest.mark.rule("HC-10.20", "HC-10.21", "HC-27.8", "HC-27.9", "A-98")
@pytest.mark.parametrize("place", ["f4", "f5"])
def test_levi(place: str) -> None:
    t = Table(family="levi").put("family", place, legend=True).put("family", "e6", haints=1)
    kind = t.g.land.kind[at(place)]
    gift(t, 1)
    targets = {text.split(">")[1] for text in t.offered("family") if ">" in text}
    assert targets and all(t.g.land.kind[at(h)] == kind for h in targets)
    t = (
        Table(family="levi")
        .put("family", "d5", legend=True, haints=1)
        .path("d4")
        .townsfolk("e6")
        .put("protectors", "c4", haints=1)
    )
    gift(t, 1)
    targets = {text.split(">")[1] for text in t.offered("family") if ">" in text}
    assert targets == {"e5", "d6", "c5"}
    t.say("family", "move blue-haint d5>c5")
    assert t.offered("family") == {"done"} and t.where("family-legend") == "d5"
    t = Table(family="levi").put("family", "d6", legend=True)
    assert not gift_of(t.g, 1).usable(t.g, 1)


@pytest.mark.rule("HC-10.22", "A-47")
def test_corbin() -> None:
    t = Table(family="corbin").put("family", "e6", haints=1, legend=True)
    gift(t, 1).say("family", "remove blue-haint e6")
    assert {"spawn e7 x1", "spawn e2 x1", "spawn e3 x1", "spawn e6 x1"} <= t.offered("family") and "spawn e8 x1" not in t.offered(
        "family"
    )
    t.say("family", "spawn e3 x1", "spawn e7 x1")
    assert t.haints("blue-haint", "e3") == t.haints("blue-haint", "e7") == 1 and t.asked == ""
    t = gift(Table(family="corbin").put("family", "e6", legend=True), 1)
    t.only("family", "done")


@pytest.mark.rule("HC-10.23", "HC-15.6", "A-48", "HC-12.9", "HC-1.8")
def test_kaine() -> None:
    t = Table(family="kaine").put("family", "e6", legend=True).put("protectors", "e4", haints=1).put("protectors", "f4", haints=1)
    t.cubes(blue=3)
    gift(t, 1)
    t.only("family", "done", "remove red-haint e4")
    t.say("family", "remove red-haint e4")
    assert t.vp("family") == 0 and t.field("blue") == 3 and t.g.supply_haints[0] == 14 and sum(t.g.plate) == 0
    t.cubes(blue=2)
    gift(t, 1)
    assert t.asked == ""


@pytest.mark.rule("HC-10.23")
def test_kaine_needs_terrain() -> None:
    t = Table(family="kaine").put("family", "e5", legend=True)
    assert not gift_of(t.g, 1).usable(t.g, 1)


@pytest.mark.rule("HC-10.24", "HC-12.10")
def test_odessa() -> None:
    t = Table(family="odessa").put("family", "e4", haints=1, legend=True).put("protectors", "e6", haints=2).cubes(blue=5, red=4)
    gift(t, 1)
    t.only("family", "done", "store x1", "store x2", "store x3")
    t.say("family", "store x3")
    assert t.field("blue") == 2 and t.g.family.stored == 3
    t.do(ChooseAttack(0, 0)).say("protectors", "attack e6>e4 family")
    assert t.asked == "ReleaseCubes" and t.asked_seat == 1
    t.say("family", "release x3")
    assert t.field("blue") == 5 and t.asked == "Clash"
    t.g.stack = []
    t.do(ActivateTree())
    assert t.asked == ""


@pytest.mark.rule("HC-10.25", "A-49")
def test_willa() -> None:
    t = Table(family="willa").put("family", "e4", legend=True)
    t.g.family.bag = [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0]
    gift(t, 1)
    t.only("family", "done", "pick advance", "pick council-seat", "pick weaving-of-fate")
    t.say("family", "pick weaving-of-fate")
    assert t.field("blue") == 1 and t.g.family.parked == [11]
    gift(t, 1).say(
        "family", "pick council-seat", "activate council-seat", "advance e4>e3 legend doll no", "advance e3>e2 legend doll no"
    )
    assert t.g.family.front == [4]
    t.do(Cleanup(1))
    t.only("family", "to-bag", "to-board council-seat")


@pytest.mark.rule("HC-10.26", "A-15", "A-20")
def test_mildred() -> None:
    t = Table(family="mildred").put("family", "e4", haints=1, legend=True).put("family", "e7", haints=1).cubes(blue=3)
    gift(t, 1)
    t.only("family", "move family-legend e4>e7")
    t.say("family", "move family-legend e4>e7")
    assert {text.split()[-1] for text in t.offered("family") - {"done"}} == {"c3", "c5", "g3", "g5"}
    t.say("family", "put spawn c3")
    assert not any(text.endswith(" c3") for text in t.offered("family"))
    t.say("family", "put legend g5")
    assert t.tokens("spawn", "c3") == t.tokens("legend", "g5") == 1 and t.asked == ""
    t.g.box[0] = 0
    t.cubes(blue=3)
    gift(t, 1).say("family", "move family-legend e7>e4")
    assert not any(text.startswith("put advance") for text in t.offered("family"))
    t = Table(family="mildred").put("family", "e4", legend=True)
    assert not gift_of(t.g, 1).usable(t.g, 1)
    t = gift(Table(family="mildred").put("family", "e4", haints=1, legend=True).cubes(blue=2), 1)
    assert t.asked == "" and t.where("family-legend") == "e4"
