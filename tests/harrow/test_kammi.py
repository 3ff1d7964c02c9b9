"""HC-20, HC-9.40 to 9.44, HC-10.30 to 10.33: Kammi, her standees, tracks, goblins and dolls."""

import pytest

from hvozd.core import Rng, decision
from hvozd.games.harrow.factions.kammi import FACTION
from hvozd.games.harrow.factions.kammi.dolls import ShuffleDolls
from hvozd.games.harrow.factions.kammi.schemes import PullOneDoll, ReplayCards, RowCubes, Schemes, SwapPlaces
from hvozd.games.harrow.hooks import gift_of
from hvozd.games.harrow.rules.abilities import use
from hvozd.games.harrow.rules.attack import ChooseAttack
from tests.harrow.table import GAME, Table, at


def kammi(goblin: str = "knocker", other: str = "family", **options: str) -> Table:
    """Kammi is the first standee, on e7; the goblin stands on e6."""
    t = Table("chapter4", factions=f"kammi,{other}", goblin=goblin, **options)
    t.put("kammi", "e7", legend=True).put("kammi", "e6", legend=True, slot=1)
    t.g.kammi.herself = 2
    return t


def dolls(t: Table, *hexes: str, true: int = 0) -> Table:
    t.g.kammi.dolls = [at(h) if h else -1 for h in hexes]
    t.g.kammi.true_doll = true
    return t


@pytest.mark.rule("HC-20.1", "HC-20.2", "HC-20.3", "HC-20.4", "HC-20.5", "HC-20.6", "HC-20.8")
def test_the_start() -> None:
    t = Table("chapter4", bare=False, factions="kammi,family")
    assert sorted(t.g.kammi.grid) == [0, 0, 1, 1, 2, 2] and t.g.kammi.waiting == 0 and t.g.kammi.gift
    assert len(t.g.hands[2].held) == 3
    assert t.asked == "StationStandees" and len(t.offered("kammi")) == 6
    t.say("kammi", "station f8 d8")
    assert {t.where("first-standee"), t.where("second-standee")} == {"f8", "d8"}
    assert t.g.legend_at[t.g.kammi.herself] == at("f8")
    assert "spread 1,1,1" in t.offered("kammi") and "spread 3,0,0" in t.offered("kammi") and len(t.offered("kammi")) == 10
    t.say("kammi", "spread 1,0,2")
    assert t.asked_seat == 1
    t.only("family", "hide-doll e1", "hide-doll f1", "hide-doll d1")
    t.say("family", "hide-doll f1", "place-legend e1", "spread 0,1,1,1")
    assert t.where("family-legend") == "e1" and t.g.kammi.dolls[t.g.kammi.true_doll] == at("f1")
    assert sum(t.g.haints[2 * 61 : 3 * 61]) == 3


@pytest.mark.rule("HC-20.7", "A-30", "HC-28.2", "HC-20.1")
def test_who_sees_what() -> None:
    t = dolls(Table("chapter5", factions="kammi,family"), "e1", "f1", "d1", true=1)
    t.put("kammi", "e7", legend=True).put("kammi", "e6", legend=True, slot=1)
    own, rival, hester, watcher = (GAME.view(t.g, seat).boards["kammi"] for seat in (0, 1, 2, None))
    assert (own.herself, own.true_doll) == (t.g.kammi.herself, -1)
    assert (rival.herself, rival.true_doll) == (-1, 1) and (hester.herself, hester.true_doll) == (-1, 1)
    assert (watcher.herself, watcher.true_doll) == (-1, -1)
    seen = {(GAME.determinize(t.g, 0, Rng(n)).kammi.true_doll, GAME.determinize(t.g, 1, Rng(n)).kammi.herself) for n in range(40)}
    assert {doll for doll, _ in seen} == {0, 1, 2} and {who for _, who in seen} == {2, 3}


@pytest.mark.rule("HC-20.10", "HC-20.12")
def test_units_carry_dolls() -> None:
    t = dolls(kammi().put("family", "e2", haints=1), "e2", "e3", "").call(use, 1, 2)
    assert "advance e2>e3 1h doll yes" not in t.offered("family") and "advance e2>f2 1h doll yes" in t.offered("family")
    t.say("family", "advance e2>f2 1h doll yes", "advance f2>f1 1h doll no")
    assert t.g.kammi.dolls[0] == at("f2")


@pytest.mark.rule("HC-20.11")
def test_the_owner_decides_when_others_move_his_unit() -> None:
    t = dolls(kammi().put("family", "e5", haints=1).hand(2, "goblin", "lure"), "e5", "", "")
    t.turn("kammi").say("kammi", "goblin lure", "move blue-haint e5>e4")
    assert t.asked == "CarryDoll" and t.asked_seat == 1
    t.say("family", "take-doll")
    assert t.g.kammi.dolls[0] == at("e4") and t.asked_seat == 0


@pytest.mark.rule("HC-20.20", "HC-20.21", "HC-19.22", "HC-11.18")
def test_the_goblin_is_hit() -> None:
    t = kammi().put("family", "e4", haints=3).put("kammi", "a5", haints=1).cubes(blue=4)
    t.g.hands[2].played = [0, 1]
    t.g.hands[2].deck = [c for c in t.g.hands[2].deck if c > 1]
    t.do(ChooseAttack(1, 1)).say("family", "attack e4>e6 kammi", "hit second-standee>f6", "claim a5")
    assert t.g.kammi.unmasked == 2 and t.g.hands[2].played == [] and t.g.hands[2].gone == [0, 1]
    assert t.vp("family") == 1


@pytest.mark.rule("HC-20.20")
def test_both_standees_on_a_hex() -> None:
    t = kammi().put("kammi", "e6", legend=True).put("family", "e4", haints=3).cubes(blue=4)
    t.do(ChooseAttack(1, 1)).say("family", "attack e4>e6 kammi")
    assert {text.split()[1].split(">")[0] for text in t.offered("family") - {"hold"}} == {"first-standee", "second-standee"}


@pytest.mark.rule("HC-20.22", "HC-28.4")
def test_kammi_is_hit_and_dolls_are_permuted() -> None:
    t = dolls(kammi(), "e1", "f1", "e7", true=0)
    t.g.kammi.face_up, t.g.kammi.maybe = True, 1
    t.do(ShuffleDolls(1))
    assert t.offered("family") == {"hide-doll e1", "hide-doll f1"} and t.asked_seat == 1
    t.say("family", "hide-doll f1")
    assert t.g.kammi.true_doll == 1 and not t.g.kammi.face_up and t.g.kammi.maybe == 3
    assert GAME.view(t.g, 0).boards["kammi"].true_doll == -1
    t = dolls(kammi(), "e1", "f1", "e7", true=2)
    t.do(ShuffleDolls(1))
    t.only("family", "keep-dolls")
    t.say("family", "keep-dolls")
    assert t.g.kammi.true_doll == 2
    t = kammi().put("family", "e5", haints=3).put("kammi", "a5", haints=1).cubes(blue=4)
    dolls(t, "e1", "f1", "d1")
    t.do(ChooseAttack(1, 1)).say("family", "attack e5>e7 kammi", "hit first-standee>e8")
    assert t.asked == "ShuffleDolls"


@pytest.mark.rule("HC-20.30", "HC-20.33")
def test_a_decoy_is_checked() -> None:
    t = dolls(kammi(), "e6", "f1", "d1", true=1).call(FACTION.goal)
    assert t.g.kammi.dolls[0] == -1 and t.g.kammi.unmasked == 0 and t.vp("kammi") == 0
    assert t.g.kammi.maybe == 0b110


@pytest.mark.rule("HC-20.30", "HC-20.32", "HC-20.33")
def test_the_goblin_finds_the_true_doll() -> None:
    t = dolls(kammi(), "e6", "f1", "d1", true=0).call(FACTION.goal)
    assert t.g.kammi.dolls[0] == at("e6") and t.g.kammi.face_up and t.vp("kammi") == 0
    assert GAME.view(t.g, 0).boards["kammi"].true_doll == 0
    t.put("kammi", "e6", legend=True)
    t.g.active = 2
    t.call(use, 2, 1)
    assert "advance e6>f6 legend doll yes" not in t.offered("kammi") and "advance e6>f6 second doll yes" in t.offered("kammi")


@pytest.mark.rule("HC-20.31", "HC-15.1")
def test_kammi_takes_her_doll() -> None:
    t = dolls(kammi(), "e7", "f1", "d1", true=0).call(FACTION.goal)
    assert t.vp("kammi") == 4 and t.g.kammi.dolls[0] == -1 and t.g.kammi.unmasked >= 1


@pytest.mark.rule("HC-9.40")
def test_replaying_cards() -> None:
    t = kammi(kammi_track="1").put("kammi", "e6", haints=1)
    t.g.hands[2].played = [5, 11]
    t.g.hands[2].deck = [c for c in t.g.hands[2].deck if c not in (5, 11)]
    t.do(ReplayCards(0, 2))
    t.only("kammi", "done", "replay buried", "replay spite")
    t.say("kammi", "replay buried", "dig", "strengthen x1")
    assert t.offered("kammi") == {"done", "replay spite"} and t.field("purple") == 1
    t.g.stack = []
    t.do(ReplayCards(0, 1)).say("kammi", "replay buried", "done")
    assert t.asked == ""


@pytest.mark.rule("HC-9.41", "HC-27.45", "HC-9.42", "HC-9.43", "HC-9.44", "A-10", "A-51")
def test_schemes() -> None:
    t = dolls(kammi(kammi_track="2").put("family", "e4", haints=2), "e4", "a1", "")
    t.do(RowCubes())
    assert t.g.kammi.row_cubes == [1, 1, 1]
    t.g.kammi.black = 1
    t.do(Schemes(4))
    assert t.g.kammi.row_cubes == [2, 1, 2]
    assert t.asked == "PullOneDoll" and "pull-doll e4>e5" in t.offered("kammi") and "pull-doll a1>b2" in t.offered("kammi")
    t.say("kammi", "pull-doll e4>e5")
    assert t.asked == "FollowDoll" and t.asked_seat == 1
    t.say("family", "move blue-haint e4>e5", "done")
    assert t.haints("blue-haint", "e5") == 1 and len(t.g.hands[2].held) == 1
    assert t.asked == "SwapPlaces"
    t.say("kammi", "swap-standees")
    assert t.where("first-standee") == "e6" and t.g.kammi.herself == 2 and t.g.kammi.unmasked == 0
    t.g.pins = [366 + 2, -1]
    t.do(SwapPlaces(0))
    assert t.asked == ""


@pytest.mark.rule("HC-27.30", "HC-19.21", "HC-9.42")
def test_an_answer_that_only_one_standee_allows_tells() -> None:
    t = dolls(kammi(), "e4", "", "")
    t.put("kammi", "e3", legend=True)
    t.do(PullOneDoll(0)).say("kammi", "pull-doll e4>e3")
    assert t.g.kammi.unmasked == 1
    t = kammi().hand(2, "goblin", "double").turn("kammi").say("kammi", "goblin double", "spawn f6 x1")
    assert t.g.kammi.unmasked == 0 and GAME.view(t.g, 1).boards["kammi"].herself == -1
    t = kammi().hand(2, "goblin", "double").turn("kammi").say("kammi", "goblin double", "spawn e3 x1")
    assert t.g.kammi.unmasked == 1 and GAME.view(t.g, 1).boards["kammi"].herself == 2


@pytest.mark.rule("HC-10.30", "HC-10.31", "A-16")
def test_knocker() -> None:
    t = kammi("knocker").put("family", "e5", haints=1, infected=1).put("kammi", "f6", haints=2).put("family", "a1", haints=1)
    t.g.hands[2].played, t.g.hands[2].deck = [0], list(range(1, 12))
    t.call(lambda g: gift_of(g, 2).use(g, 2))
    assert t.haints("blue-haint", "e5") == 0 and t.haints("blue-infected", "e5") == 1 and t.haints("purple-haint", "f6") == 1
    assert t.vp("kammi") == 1 and t.where("second-standee") == "" and t.g.hands[2].played == []
    assert not gift_of(t.g, 2).usable(t.g, 2)
    t.hand(2, "goblin", "spite").turn("kammi")
    assert not any(text.startswith("goblin") for text in t.offered("kammi"))


@pytest.mark.rule("HC-10.32", "A-50")
def test_bruiser() -> None:
    t = dolls(kammi("bruiser").put("family", "e3", haints=1, legend=True), "e3", "", "").building("f3")
    t.call(lambda g: gift_of(g, 2).use(g, 2))
    t.say("kammi", "move family-legend e3>d3")
    assert t.asked == "CarryDoll" and t.asked_seat == 1
    t.say("family", "leave-doll").say("kammi", "move family-legend d3>d4")
    assert not any("family-legend" in text for text in t.offered("kammi")) and t.haints("blue-haint", "e3") == 1
    t.say("kammi", "move first-standee e7>e8", "done")
    assert t.where("first-standee") == "e8" and not t.g.kammi.gift


@pytest.mark.rule("HC-10.33")
def test_prankster() -> None:
    t = dolls(kammi("prankster"), "e5", "a1", "")
    t.call(lambda g: gift_of(g, 2).use(g, 2))
    t.only("kammi", "done", "pull-doll e5>e6")
    t.say("kammi", "pull-doll e5>e6")
    assert t.g.kammi.dolls[0] == at("e6") and t.g.kammi.unmasked == 1
    t = dolls(kammi("prankster"), "e5", "e6", "")
    t.call(lambda g: gift_of(g, 2).use(g, 2))
    assert t.offered("kammi") == {"done"} and decision(t.g) is not None
