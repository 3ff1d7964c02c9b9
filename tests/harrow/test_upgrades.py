"""HC-19.10 to 19.16, HC-31: the upgrade cards and tokens."""

import pytest

from hvozd.core import NotOffered
from hvozd.games.harrow.factions.family import BASES, KeepTokens
from hvozd.games.harrow.maps import NAMES
from hvozd.games.harrow.rules.attack import ChooseAttack
from hvozd.games.harrow.rules.cleanup import Cleanup
from hvozd.games.harrow.words import TOKEN_NAMES
from tests.harrow.table import Table, at


def tokens(t: Table, *names: str) -> Table:
    """These tokens were drawn and kept."""
    own = t.g.family
    for name in names:
        number = TOKEN_NAMES.index(name)
        own.kept.append(number)
        if number in own.upgrades:
            own.upgrades.remove(number)
    return t.do(KeepTokens(True))


@pytest.mark.rule("HC-19.10", "HC-19.11", "HC-19.12", "HC-27.22", "HC-31.7", "HC-7.6", "HC-19.16")
def test_din_and_clamor() -> None:
    assert BASES == (0, 0, 0, 1, 1, 1, 2, 2, 2)
    t = Table().put("family", "e2", legend=True).hand(1, "upgrade", "din-and-clamor", "merging", "council-seat")
    box = t.g.box[2]
    tokens(t, "strengthen", "advance")
    assert "upgrade din-and-clamor" in t.offered("family") and "upgrade merging" not in t.offered("family")
    t.say("family", "upgrade din-and-clamor")
    assert (
        t.g.box[2] == box + 1
        and t.g.hands[1].played == [6]
        and not any(text.startswith("upgrade") for text in t.offered("family"))
    )
    t.say("family", "activate din-and-clamor")
    assert t.field("blue") == 2
    t.say("family", "stop").do(Cleanup(1))
    t.only("family", "to-bag", "to-board advance", "to-board din-and-clamor")


@pytest.mark.rule("HC-19.13", "HC-27.23", "HC-31.1", "HC-19.15")
def test_council_seat_is_one_action() -> None:
    t = tokens(Table().put("family", "e2", haints=1, legend=True), "council-seat", "spawn")
    t.say("family", "activate council-seat", "advance e2>e3 1h doll no")
    with pytest.raises(NotOffered):
        t.say("family", "spawn e2 x1")
    t.say("family", "advance e3>e4 1h doll no", "spawn e2 x1")
    assert t.asked == ""


@pytest.mark.rule("HC-31.2", "HC-27.39")
def test_storm_guide() -> None:
    t = Table().put("family", "e6", haints=2, legend=True).storm("e7", "e8")
    tokens(t, "storm-guide").say("family", "activate storm-guide", "part 2", "move blue-haint e6>e7")
    with pytest.raises(NotOffered):
        t.say("family", "part 1")
    assert not any("e7>e8" in text for text in t.offered("family"))
    t.say("family", "move family-legend e6>e7", "move blue-haint e6>e7", "done", "part 1", "advance e7>e6 legend doll no")
    assert t.where("family-legend") == "e6" and t.asked == ""


@pytest.mark.rule("HC-31.3", "A-54", "HC-21.75")
def test_psychopomp() -> None:
    t = (
        Table("chapter5")
        .put("family", "e6", haints=1, infected=1)
        .token("spawn", "f4")
        .townsfolk("f6")
        .put("protectors", "f5", haints=1)
    )
    tokens(t, "psychopomp").say("family", "activate psychopomp", "part 2")
    blue = {text.split(">")[1] for text in t.offered("family") if text.startswith("move blue-haint e6>")}
    red = {text.split(">")[1] for text in t.offered("family") if text.startswith("move red-haint f5>")}
    assert len(blue) + len(red) + 1 == len(t.offered("family"))
    land = {NAMES[h] for h in range(61) if t.g.land.terrain[h]}
    assert blue == land - {"f4", "f6", "f5", "e6"} and red == land - {"f4", "f5", "e6"}


@pytest.mark.rule("HC-31.4", "HC-31.5")
def test_spawning_tokens() -> None:
    t = tokens(Table().put("family", "e6", legend=True), "faceless-portraits", "distant-tremors", "spawn")
    t.say("family", "activate faceless-portraits", "spawn e2 x2")
    assert t.haints("blue-haint", "e2") == 2
    assert "spawn f6 x1" not in t.offered("family")
    t.say("family", "activate distant-tremors")
    assert {"spawn e8 x1", "spawn e2 x1", "spawn f6 x1"} <= t.offered("family") and "spawn e9 x1" not in t.offered("family")
    t.say("family", "spawn f6 x1", "spawn f5 x1")
    assert t.g.tremors
    t.do(Cleanup(1)).say("family", "to-bag")
    assert not t.g.tremors


@pytest.mark.rule("HC-31.6", "A-55", "HC-2.14")
def test_merging() -> None:
    t = Table("chapter4", factions="kammi,family").put("family", "e2", legend=True).storm("e6", "e7").token("spawn", "e6")
    t.building("e6").put("family", "e6", haints=3).path("e6")
    t.g.kammi.dolls = [at("e6"), -1, -1]
    tokens(t, "merging").say("family", "activate merging", "part 2")
    assert "merge e6>e5" in t.offered("family") and not any(text.startswith("merge e2>") for text in t.offered("family"))
    t.say("family", "merge e6>e5")
    assert t.asked == "MergeUnits"
    t.only("family", "move blue-haint e6>e5")
    t.say("family", "move blue-haint e6>e5", "move blue-haint e6>e5", "move blue-haint e6>e5")
    assert t.tokens("spawn", "e5") == 1 and t.g.paths[at("e5")] == 1 and t.g.kammi.dolls[0] == at("e5")
    assert t.g.storms[at("e6")] == 1 and t.g.buildings[at("e6")] == 1
    t = (
        Table()
        .put("family", "e2", legend=True)
        .storm("e7", "e6")
        .put("protectors", "e7", haints=2)
        .put("protectors", "e6", haints=3)
    )
    tokens(t, "merging").say("family", "activate merging", "part 2", "merge e7>e6")
    t.say("family", "move red-haint e7>e6")
    assert t.haints("red-haint", "e7") == 1 and t.g.storms[at("e6")] == 2
    t.only("family", "part 1", "done")


@pytest.mark.rule("HC-19.14", "HC-31.8", "HC-31.9", "A-29")
def test_parked_tokens() -> None:
    t = Table().put("family", "e2", haints=1).put("protectors", "e6", haints=3).cubes(blue=1, red=1)
    tokens(t, "weaving-of-fate", "knife-in-the-dark")
    assert t.field("blue") == 3 and len(t.g.family.parked) == 2 and t.asked == ""
    t.do(ChooseAttack(1, 1))
    assert "attack e2>e6 protectors" in t.offered("family")
    t.say("family", "attack e2>e6 protectors")
    assert t.told("SuperiorityTaken")[0].cubes == 2 and len(t.told("SuperiorityTaken")) == 1
    assert t.told("TreeFell")[0].thrown[:2] == (1, 5)
    t.say("family", "strike", "strike")
    assert t.g.family.parked == [] and t.g.family.bag[TOKEN_NAMES.index("knife-in-the-dark")] == 1
