"""R-6.2.3: Field Hospitals, and what else the Marquise decides when it is not her turn."""

import pytest

from hvozd.games.root.cards.base import SweepSuit
from hvozd.games.root.components import MOUSE
from hvozd.games.root.rules.battle import StartBattle
from tests.root.table import F1, F2, M1, M2, M3, Table

rule = pytest.mark.rule


def attacked(clearing: int, warriors: int, attackers: int = 4) -> Table:
    """The keep stands in F1; the Eyrie are about to attack her warriors somewhere."""
    t = Table("marquise", "eyrie", "alliance")
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", clearing, warriors)
    t.put("eyrie", "warriors", clearing, attackers)
    return t


def battle(t: Table, clearing: int, attacker: str = "eyrie", defender: str = "marquise") -> None:
    t.run(StartBattle(clearing, t.seat(attacker), t.seat(defender)), turn=attacker)


@rule("R-6.2.3", "R-2.1.1", "I-MC-5", "W-R1")
def test_a_card_of_the_clearing_or_a_bird_brings_the_warriors_to_the_keep() -> None:
    t = attacked(M1, 3)
    t.hand("marquise", "mouse_root_tea", "fox_anvil", "armorers")
    t.dice(2, 0)
    battle(t, M1)
    t.say("no ambush")
    assert t.asked == ("marquise", "FieldHospitals")
    assert sorted(t.offered()) == ["done", "treat with armorers", "treat with mouse_root_tea"]
    t.say("treat with mouse_root_tea")
    assert (t.warriors("marquise", M1), t.warriors("marquise", F1), t.supply("marquise")) == (1, 2, 22)
    assert t.discard_pile() == ["mouse_root_tea"]
    assert t.asked is None


@rule("R-6.2.3", "R-2.5.1")
def test_she_may_let_them_go_to_the_supply() -> None:
    t = attacked(M1, 2)
    t.hand("marquise", "mouse_root_tea")
    t.dice(2, 0)
    battle(t, M1)
    t.say("no ambush", "done")
    assert (t.warriors("marquise", F1), t.supply("marquise")) == (0, 25)
    assert t.cards("marquise") == ["mouse_root_tea"]


@rule("W-R1")
def test_the_question_does_not_tell_whether_she_has_a_card() -> None:
    t = attacked(M1, 2)
    t.hand("marquise", "fox_anvil")
    t.dice(2, 0)
    battle(t, M1)
    t.say("no ambush")
    assert t.asked == ("marquise", "FieldHospitals")
    assert t.offered() == ["done"]


@rule("R-6.2.3")
def test_without_the_keep_on_the_map_there_is_no_hospital() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", M1)
    t.put("eyrie", "warriors", M1, 3)
    t.hand("marquise", "mouse_root_tea")
    t.dice(2, 0)
    battle(t, M1)
    t.say("no ambush")
    assert t.asked is None
    assert t.supply("marquise") == 25


@rule("S-039", "I-MC-2", "I-BAT-5")
def test_warriors_saved_in_the_clearing_of_battle_go_on_fighting() -> None:
    t = attacked(F1, 2, 3)
    t.hand("eyrie", "fox_ambush")
    t.hand("marquise", "fox_anvil")
    t.dice(3, 1)
    battle(t, F1, "marquise", "eyrie")
    t.say("ambush fox_ambush", "no ambush")
    assert t.warriors("marquise", F1) == 0
    t.say("treat with fox_anvil")
    assert t.warriors("eyrie", F1) == 3 - 2, "her cap is two again"
    assert t.warriors("marquise", F1) == 2 - 1


@rule("S-040", "I-MC-1")
def test_ambush_and_roll_of_one_battle_are_two_decisions() -> None:
    t = attacked(M1, 3)
    t.hand("eyrie", "mouse_ambush")
    t.hand("marquise", "mouse_root_tea", "mouse_sword")
    t.dice(1, 1)
    battle(t, M1, "marquise", "eyrie")
    t.say("ambush mouse_ambush", "no ambush")
    assert t.asked == ("marquise", "FieldHospitals")
    t.say("treat with mouse_root_tea")
    assert (t.warriors("marquise", F1), t.asked) == (2, ("marquise", "FieldHospitals"))
    t.say("treat with mouse_sword")
    assert (t.warriors("marquise", F1), t.warriors("marquise", M1)) == (3, 0)


@rule("S-041", "I-MC-3", "R-6.2.2")
def test_no_hospital_when_the_keep_falls_in_the_same_step() -> None:
    t = attacked(F1, 3)
    t.board("eyrie").leader = 2
    t.hand("marquise", "fox_anvil")
    t.dice(3, 0)
    battle(t, F1)
    t.say("no ambush")
    assert t.asked is None
    assert t.points("eyrie") == 1
    assert t.supply("marquise") == 25
    assert t.pieces("marquise", "keep", F1) == t.stock("marquise", "keep") == 0


@rule("I-MC-1", "R-6.2.3", "I-GEN-2")
def test_a_favor_asks_once_for_each_clearing() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "keep", F1)
    for clearing, warriors in ((M1, 1), (M2, 2), (M3, 3)):
        t.put("marquise", "warriors", clearing, warriors)
    t.hand("marquise", "mouse_root_tea", "mouse_sword")
    t.run(SweepSuit(t.seat("alliance"), MOUSE), turn="alliance")
    t.say("treat with mouse_root_tea", "done")
    assert t.asked == ("marquise", "FieldHospitals")
    t.say("treat with mouse_sword")
    assert t.warriors("marquise", F1) == 1 + 3
    assert t.supply("marquise") == 25 - 4


@rule("I-MC-1", "W-R1")
def test_with_the_last_card_spent_nothing_more_is_asked() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", M1)
    t.put("marquise", "warriors", M2)
    t.hand("marquise", "mouse_root_tea")
    t.run(SweepSuit(t.seat("alliance"), MOUSE), turn="alliance")
    t.say("treat with mouse_root_tea")
    assert t.asked is None
    assert t.warriors("marquise", F1) == 1


@rule("W-R8", "W-R1")
def test_no_order_is_asked_for_a_hospital_that_cannot_open() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", F2, 3)
    t.put("alliance", "warriors", F2)
    t.put("alliance", "sympathy", F2)
    t.dice(2, 2)
    battle(t, F2, "alliance", "marquise")
    assert t.asked is None, "with an empty hand she treats nobody and pays no outrage"
    assert len(t.board("alliance").supporters) == 1


@rule("I-MC-4", "K-B.6")
def test_her_own_tax_collector_removes_a_warrior_who_may_be_saved() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", M1)
    t.crafted("marquise", "tax_collector")
    t.hand("marquise", "mouse_root_tea")
    t.begin("marquise", "daylight")
    t.say("tax collector 2", "treat with mouse_root_tea")
    assert (t.warriors("marquise", M1), t.warriors("marquise", F1)) == (0, 1)
    assert len(t.cards("marquise")) == 1


@rule("I-MC-4", "R-8.4.1.III")
def test_a_revolt_removes_warriors_who_may_be_saved() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", F2, 3)
    t.put("alliance", "sympathy", F2)
    t.fill(t.board("alliance").supporters, "fox_root_tea", "stand_and_deliver")
    t.hand("marquise", "fox_anvil")
    t.begin("alliance")
    t.say("revolt 6 with fox_root_tea,stand_and_deliver")
    assert t.asked == ("marquise", "FieldHospitals")
    t.say("treat with fox_anvil")
    assert t.warriors("marquise", F1) == 3


@rule("I-MC-4", "R-6.2.3")
def test_buildings_and_tokens_have_no_hospital() -> None:
    t = attacked(M1, 0)
    t.put("marquise", "wood", M1)
    t.hand("marquise", "mouse_root_tea")
    t.dice(0, 0)
    battle(t, M1)
    t.say("no ambush")
    assert t.points("eyrie") == 1
    assert t.asked is None


@rule("I-MC-4", "R-6.2.3")
def test_moving_away_is_no_removal() -> None:
    t = attacked(M1, 2, 0)
    t.hand("marquise", "mouse_root_tea")
    t.begin("marquise", "daylight")
    t.say("move 2>6 x2")
    assert t.asked == ("marquise", "SecondMove")


@rule("W-MC5", "W-R1", "W-R2")
def test_off_turn_she_may_ambush_pays_outrage_and_treats_her_wounded() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", F2, 3)
    t.put("alliance", "warriors", F2, 1)
    t.put("alliance", "sympathy", F2)
    t.hand("marquise", "fox_anvil", "fox_root_tea")
    t.dice(2, 2)
    battle(t, F2, "alliance", "marquise")
    assert t.asked == ("marquise", "OfferAmbush")
    t.say("no ambush")
    assert t.asked == ("alliance", "OrderTriggers"), "hospital and outrage fall on the same moment"
    first = t.offered()
    assert first == ["resolve 0", "resolve 1"]
    t.say("resolve 0")
    answers = {"FieldHospitals": "treat with fox_anvil", "Outrage": "outrage fox_root_tea"}
    seen = []
    for _ in range(2):
        assert t.asked is not None
        seen.append(t.asked)
        t.say(answers[t.asked[1]])
    assert sorted(seen) == [("marquise", "FieldHospitals"), ("marquise", "Outrage")]
    assert (t.points("marquise"), t.warriors("marquise", F1), t.warriors("marquise", F2)) == (1, 1, 2)
