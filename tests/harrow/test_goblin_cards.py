"""HC-32: the goblin cards."""

import pytest

from tests.harrow.table import Table, at
from tests.harrow.test_kammi import dolls, kammi


def card(t: Table, name: str) -> Table:
    return t.hand(2, "goblin", name).turn("kammi").say("kammi", f"goblin {name}")


@pytest.mark.rule("HC-32.1", "HC-19.20", "HC-19.23")
def test_double() -> None:
    t = kammi().put("family", "e5", haints=1).building("e4")
    card(t, "double")
    hexes = {text.split()[1] for text in t.offered("kammi") - {"stop"} if text != "done"}
    assert {"e9", "e3", "e6"} <= hexes and not {"e5", "e4", "e2"} & hexes
    t.say("kammi", "spawn e9 x1")
    assert t.haints("purple-haint", "e9") == 1 and t.g.hands[2].played == [0]
    assert not any(text.startswith("goblin") for text in t.offered("kammi"))


@pytest.mark.rule("HC-32.2")
def test_through_the_keyhole() -> None:
    t = kammi().building("d4").token("spawn", "e4").token("advance", "f4").token("advance", "d5")
    card(t, "through-the-keyhole").say("kammi", "hex e5")
    assert "building d4>e5" not in t.offered("kammi")
    t.say("kammi", "draw spawn e4>e5", "draw advance f4>e5", "draw advance d5>e5")
    assert t.tokens("advance", "e5") == 2 and t.asked == "ChooseJar"
    t = kammi(other="protectors").townsfolk("c5", "d4").building("e4")
    card(t, "through-the-keyhole").say("kammi", "hex d5", "townsfolk d4>d5")
    assert not any(text.startswith("building") for text in t.offered("kammi"))
    t.say("kammi", "townsfolk c5>d5")
    assert t.g.townsfolk[at("d5")] == 2


@pytest.mark.rule("HC-32.3", "A-56")
def test_blood_money() -> None:
    t = kammi().put("family", "e4", haints=1)
    card(t, "blood-money")
    assert "hex e4" not in t.offered("kammi") and "hex e8" in t.offered("kammi")
    t.say("kammi", "hex e5")
    assert t.g.supply[2] == 14 and t.g.watch[at("e5")] == 1
    t.g.stack = []
    from hvozd.games.harrow.rules.abilities import use

    t.call(use, 1, 1).say("family", "advance e4>e5 1h doll no")
    assert t.field("purple") == 1 and t.g.kammi.money == []


@pytest.mark.rule("HC-32.4")
def test_snare() -> None:
    t = kammi().put("kammi", "e6", haints=1).put("family", "f5", legend=True)
    card(t, "snare")
    assert "advance e6>e5 second-1h doll no" in t.offered("kammi") and "advance e7>e8 legend doll no" in t.offered("kammi")
    assert not any(" 1h doll" in text for text in t.offered("kammi"))
    t.say("kammi", "advance e6>d6 second-1h doll no")
    assert t.where("second-standee") == "d6" and t.haints("purple-haint", "d6") == 1
    t = card(kammi().put("family", "e4", legend=True), "snare")
    t.only("kammi", "done")
    t = card(kammi().put("family", "e5", legend=True), "snare")
    t.only("kammi", "done")


@pytest.mark.rule("HC-32.5")
def test_cast_off() -> None:
    t = kammi().put("kammi", "f6", haints=1).put("family", "e4", haints=1)
    card(t, "cast-off")
    targets = {text.split(">")[1] for text in t.offered("kammi") if ">" in text}
    assert {"e5", "d6", "e8", "e6"} <= targets and not {"e4", "e3", "f6"} & targets


@pytest.mark.rule("HC-32.6", "A-57")
def test_buried() -> None:
    t = card(kammi().put("kammi", "e6", haints=2), "buried")
    t.say("kammi", "dig", "strengthen x1")
    assert t.field("purple") == 1 and t.g.kammi.unmasked == 1
    assert card(kammi(), "buried").offered("kammi") == {"done"}


@pytest.mark.rule("HC-32.7")
def test_temptation() -> None:
    t = kammi().token("legend", "e1")
    card(t, "temptation").say("kammi", "draw legend e1>e2")
    assert t.tokens("legend", "e2") == 1


@pytest.mark.rule("HC-32.8")
def test_dolls_whisper() -> None:
    t = kammi().put("family", "e4", haints=2).hand(2, "goblin", "dolls-whisper").turn("kammi")
    assert "goblin dolls-whisper" not in t.offered("kammi")
    t.g.stack = []
    dolls(t, "e6", "", "").turn("kammi").say("kammi", "goblin dolls-whisper", "move blue-haint e4>e3")
    assert not any(text.endswith(">e3") for text in t.offered("kammi")) and not any(" e3>" in text for text in t.offered("kammi"))
    t.say("kammi", "move blue-haint e4>d4")
    assert t.haints("blue-haint", "e3") == t.haints("blue-haint", "d4") == 1


@pytest.mark.rule("HC-32.9")
def test_trick() -> None:
    t = (
        kammi()
        .put("kammi", "f5", haints=1)
        .put("family", "a1", haints=1)
        .put("family", "i1", haints=2)
        .put("family", "c4", haints=1)
    )
    t.building("c4")
    card(t, "trick")
    t.only("kammi", "done", "swap purple-haint f5 blue-haint a1")
    t.say("kammi", "swap purple-haint f5 blue-haint a1")
    assert t.haints("purple-haint", "a1") == t.haints("blue-haint", "f5") == 1


@pytest.mark.rule("HC-32.10", "HC-21.75")
def test_lure() -> None:
    t = kammi().put("family", "e4", infected=1).put("family", "e3", haints=1)
    card(t, "lure")
    assert {text.split()[1] for text in t.offered("kammi") - {"done"}} == {"blue-infected"}
    t.say("kammi", "move blue-infected e4>d4")
    assert t.haints("blue-infected", "d4") == 1


@pytest.mark.rule("HC-32.11", "A-20")
def test_lets_get_out() -> None:
    t = card(kammi(), "lets-get-out")
    assert (
        "put legend e4" in t.offered("kammi")
        and "put legend e5" not in t.offered("kammi")
        and "put legend e3" not in t.offered("kammi")
    )
    t.say("kammi", "put legend e8")
    assert t.tokens("legend", "e8") == 1


@pytest.mark.rule("HC-32.12", "HC-27.38")
def test_spite() -> None:
    t = card(kammi().put("family", "e4", haints=4).cubes(blue=3), "spite")
    t.only("kammi", "done", "set-aside x1", "set-aside x2", "set-aside x3")
    t.say("kammi", "set-aside x3", "flip legend", "finish")
    assert t.field("blue") == 3
    t = card(kammi().put("family", "e4", haints=4).cubes(blue=6), "spite")
    assert "set-aside x4" in t.offered("kammi") and "set-aside x5" not in t.offered("kammi")
