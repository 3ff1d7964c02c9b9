"""HC-30: the tactics cards."""

import pytest

from tests.harrow.table import Table, at


def tactic(t: Table, card: str) -> Table:
    return t.hand(0, "tactic", card).turn("protectors").say("protectors", f"tactic {card}")


@pytest.mark.row("H2")
@pytest.mark.rule("HC-19.1", "HC-19.3", "HC-19.4", "HC-19.5", "HC-19.6", "HC-30.1")
def test_scaredy_cat() -> None:
    t = Table().put("protectors", "e5", legend=True).put("family", "e2", haints=2).put("family", "e6", haints=1)
    t.put("family", "a1", haints=1)
    tactic(t, "scaredy-cat")
    assert {text.split()[2] for text in t.offered("protectors") - {"done"}} == {"e2>e3"}
    t.say("protectors", "move blue-haint e2>e3")
    t.only("protectors", "move blue-haint e2>e3", "done")
    t.say("protectors", "move blue-haint e2>e3").only("protectors", "done")
    t.say("protectors", "done")
    assert t.asked == "ChooseJar" and t.g.hands[0].played and not t.g.hands[0].held and t.haints("blue-haint", "e3") == 2
    t = tactic(Table().put("protectors", "e8", legend=True), "scaredy-cat")
    t.only("protectors", "done")


@pytest.mark.rule("HC-30.2", "A-52")
def test_haintiest() -> None:
    t = Table().put("protectors", "e8", haints=1, legend=True).cubes(red=1, blue=4)
    tactic(t, "haintiest-haint").say("protectors", "advance e8>e7 1h doll no", "strengthen x1", "spawn e8 x1")
    assert t.asked == "Abilities" and "strengthen x1" in t.offered("protectors")
    t.say("protectors", "strengthen x1")
    assert t.field("red") == 3
    t = Table().put("protectors", "e8", haints=1, legend=True).cubes(red=3, blue=4)
    tactic(t, "haintiest-haint").say("protectors", "strengthen x1", "stop")
    assert t.asked == "ChooseJar"


@pytest.mark.rule("HC-30.3")
def test_crack_shot() -> None:
    t = Table(protectors_track="2").put("protectors", "e8", legend=True).token("spawn", "e1").token("legend", "f5")
    tactic(t, "crack-shot")
    t.only("protectors", "done", "shoot spawn e1")
    t.say("protectors", "shoot spawn e1")
    assert t.g.rows[1] == 2 and len(t.g.hands[0].held) == 1
    t.say("protectors", "flip ability", "use spawn")
    assert "spawn e8 x3" in t.offered("protectors")


@pytest.mark.rule("HC-30.4")
def test_resolve() -> None:
    t = tactic(Table().townsfolk("a1", "e6").put("family", "e4", haints=1), "resolve")
    t.only("protectors", "stop", "spawn a1 x1", "spawn e6 x1")
    t.say("protectors", "spawn a1 x1")
    assert t.haints("red-haint", "a1") == 1


@pytest.mark.rule("HC-30.5", "A-53", "A-20")
def test_witchfire() -> None:
    t = (
        Table("chapter5")
        .put("protectors", "e8", legend=True)
        .storm("e7")
        .townsfolk("e6")
        .path("e4")
        .fire("e3")
        .token("spawn", "e1")
    )
    tactic(t, "witchfire")
    hexes = {text.split()[-1] for text in t.offered("protectors")}
    assert {"e7", "e5", "d6"} <= hexes and not {"e8", "e6", "e4", "e3", "e1"} & hexes
    t.say("protectors", "put advance e7", "put legend e5")
    assert t.tokens("advance", "e7") == t.tokens("legend", "e5") == 1 and t.asked == "ChooseJar"


@pytest.mark.rule("HC-30.6")
def test_spirit_trap() -> None:
    t = Table().put("protectors", "e6", haints=1).put("family", "e7", legend=True)
    t.g.wild[0] = 3
    tactic(t, "spirit-trap")
    assert (
        t.asked == "Abilities"
        and "strengthen x2" in t.offered("protectors")
        and "strengthen x3" not in t.offered("protectors")
        and t.g.wild[0] == 3
    )
    t = Table().put("protectors", "e6", haints=1).put("family", "e8", legend=True)
    assert tactic(t, "spirit-trap").asked == "ChooseJar"


@pytest.mark.rule("HC-30.7", "HC-3.10")
def test_reinforcement() -> None:
    t = Table(protectors="bernice").put("protectors", "e8", haints=2, legend=True).put("protectors", "a1", haints=1)
    t.put("protectors", "i1", haints=1)
    t.g.pins = [at("i1"), -1]
    tactic(t, "reinforcement").say("protectors", "move red-haint a1>e8")
    assert not any(text.endswith(">e8") for text in t.offered("protectors")) and not any(
        " i1>" in text for text in t.offered("protectors")
    )
    t.say("protectors", "move red-haint e8>i1", "move red-haint e8>i1")
    assert t.asked == "ChooseJar" and t.haints("red-haint", "i1") == 3


@pytest.mark.rule("HC-30.8", "HC-27.37", "HC-30.11")
def test_half_values() -> None:
    t = Table().put("protectors", "e8", legend=True)
    t.g.rows[1] = 2
    tactic(t, "calling-the-dead")
    assert "spawn e8 x2" in t.offered("protectors") and "spawn e8 x3" not in t.offered("protectors")
    t = Table()
    t.g.rows[2] = 4
    tactic(t, "gathering-mob")
    assert "strengthen x3" in t.offered("protectors") and "strengthen x4" not in t.offered("protectors")


@pytest.mark.rule("HC-30.9", "HC-2.5")
def test_fanning_the_storm() -> None:
    t = Table().put("protectors", "e6", legend=True).storm("e7", "f6").put("family", "e8", haints=1)
    tactic(t, "fanning-the-storm")
    t.only("protectors", "done", "move protectors-legend e6>g6")
    t = tactic(Table().put("protectors", "c4", legend=True), "fanning-the-storm")
    t.only("protectors", "done", "move protectors-legend c4>c2", "move protectors-legend c4>c6")


@pytest.mark.rule("HC-30.10")
def test_roar() -> None:
    t = Table().put("protectors", "e6", legend=True).put("family", "e5", haints=1).put("family", "f6", haints=1)
    tactic(t, "roar").say("protectors", "move blue-haint e5>e4")
    assert "move blue-haint f6>g6" in t.offered("protectors") and "move blue-haint e4>e3" in t.offered("protectors")
    t.say("protectors", "move blue-haint f6>g6")
    assert t.asked == "ChooseJar"
    t = Table().put("protectors", "e6", legend=True).put("family", "e4", haints=1).put("family", "f6", haints=1)
    tactic(t, "roar").say("protectors", "move blue-haint e4>e3")
    assert not any("f6>" in text for text in t.offered("protectors"))
    t.say("protectors", "move blue-haint e3>f3")
    assert t.haints("blue-haint", "f3") == 1


@pytest.mark.rule("HC-30.12")
def test_haunting_vision() -> None:
    t = Table().put("protectors", "e8", haints=1).hand(0, "tactic", "haunting-vision")
    t.g.wild[0] = 5
    t.turn("protectors")
    assert "tactic haunting-vision" not in t.offered("protectors")
    t.say("protectors", "flip ability", "use advance", "stop", "tactic haunting-vision")
    assert "strengthen x3" in t.offered("protectors") and "strengthen x4" not in t.offered("protectors") and t.g.wild[0] == 5


@pytest.mark.rule("HC-30.13")
def test_out_yonder() -> None:
    t = tactic(Table().put("protectors", "e6", haints=2, legend=True), "out-yonder")
    assert not any("h doll" in text for text in t.offered("protectors")) and "advance e6>d6 legend doll no" in t.offered(
        "protectors"
    )
    t.say("protectors", "advance e6>d6 legend doll no", "advance d6>d5 legend doll no")
    assert t.asked == "ChooseJar"


@pytest.mark.rule("HC-30.14", "A-52")
def test_your_will_my_whim() -> None:
    t = Table(protectors_track="2").put("protectors", "e8", haints=1, legend=True).townsfolk("d5")
    tactic(t, "your-will-my-whim").say("protectors", "part 2", "pull d5>d6")
    t.only("protectors", "part 1", "done")
    t.say("protectors", "part 1", "strengthen x1")
    assert t.field("red") == 1 and t.asked == "ChooseJar"


@pytest.mark.rule("HC-30.15", "A-94", "HC-2.10")
def test_out_all_night() -> None:
    t = Table().put("protectors", "e8", haints=1).put("family", "e4", haints=1).put("protectors", "d6", haints=1)
    t.put("family", "d1", haints=1)
    tactic(t, "out-all-night").say("protectors", "flip attack", "make-attack")
    assert {"attack e8>e4 family", "attack d6>d1 family"} <= t.offered("protectors")


@pytest.mark.rule("HC-30.16")
def test_banishment() -> None:
    t = Table().put("protectors", "e6", haints=1).put("family", "e4", haints=1).cubes(red=3, blue=5)
    tactic(t, "banishment").say("protectors", "set-aside x3")
    assert t.field("blue") == 2
    t.say("protectors", "flip attack", "make-attack", "attack e6>e4 family", "strike", "finish")
    assert t.field("blue") == 5 and t.asked == ""
