"""Crafting: chapter 4.1 of the Law and the rulings I-CRAFT."""

import pytest

from hvozd.games.root.components import CARD, ITEMS
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.craft import Crafting
from hvozd.games.root.rules.hand import leave_play
from tests.root.roving import Roving
from tests.root.table import F1, F2, F3, F4, M1, M2, M3, R1, R3, Table


@pytest.mark.rule("S-018", "R-4.1", "R-4.1.1", "I-CRAFT-2", "R-4.1.2", "R-3.2.2", "R-2.5.4", "K-C.3", "W-CR1")
def test_each_piece_is_activated_once_a_turn() -> None:
    t = Table("marquise", "eyrie")
    for clearing in (F1, F2, R1):
        t.put("marquise", "workshop", clearing)
    t.hand("marquise", "fox_foxfolk_steel", "fox_anvil", "rabbit_a_visit_to_friends")
    t.begin("marquise", "daylight")
    t.say(f"craft fox_foxfolk_steel with {F1},{F2}")
    assert (t.points("marquise"), t.items("marquise"), t.discard_pile()) == (2, ["sword"], ["fox_foxfolk_steel"])
    assert t.g.items[ITEMS.index("sword")] == 1
    assert t.offered("craft") == [f"craft rabbit_a_visit_to_friends with {R1}"]
    assert [t.pieces("marquise", "workshop", c) for c in (F1, F2, R1)] == [1, 1, 1]
    t.say(f"craft rabbit_a_visit_to_friends with {R1}")
    assert t.asked == ("marquise", "MarquiseActions")  # no piece is left: the step is over
    t.turn("marquise")
    assert f"craft fox_anvil with {F1}" in t.offered("craft")


@pytest.mark.rule("I-CRAFT-2")
def test_a_piece_that_leaves_takes_its_mark_along() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "workshop", M1, 2)
    t.put("marquise", "wood", M1)
    t.put("eyrie", "warriors", M1, 2)
    t.hand("marquise", "mouse_root_tea", "fox_root_tea", "rabbit_root_tea")
    t.run(Crafting(0), turn="marquise")
    t.say(f"craft mouse_root_tea with {M1}")
    t.dice(1, 0)
    t.run(StartBattle(M1, 1, 0), turn="marquise")
    t.say("no ambush", "lose workshop,wood")
    assert t.pieces("marquise", "workshop", M1) == 1
    t.run(Crafting(0), turn="marquise")
    assert t.offered("craft") == [f"craft fox_root_tea with {M1}", f"craft rabbit_root_tea with {M1}"]


@pytest.mark.rule("I-CRAFT-2")
def test_a_mark_stays_when_other_pieces_leave() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "workshop", R3)
    t.put("marquise", "wood", R3, 2)
    t.put("marquise", "warriors", R3, 2)
    t.put("eyrie", "roost", R1)
    t.put("eyrie", "warriors", R1, 1)
    t.hand("marquise", "mouse_travel_gear", "fox_travel_gear")
    t.begin("marquise", "daylight")
    t.say(f"craft mouse_travel_gear with {R3}", f"build workshop {R3} wood {R3}")
    t.run(Crafting(0), turn="marquise")
    t.say(f"craft fox_travel_gear with {R3}")  # the new workshop is fresh, the other one still used
    assert t.asked is None
    assert t.g.activated[R3] == 2


@pytest.mark.rule("I-CRAFT-2")
def test_a_piece_placed_later_in_the_turn_is_fresh() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "workshop", M1)
    t.hand("marquise", "mouse_root_tea", "fox_root_tea", "rabbit_root_tea")
    t.run(Crafting(0), turn="marquise")
    t.say(f"craft mouse_root_tea with {M1}")
    assert t.asked is None
    t.put("marquise", "workshop", M1)
    t.run(Crafting(0), turn="marquise")
    assert len(t.offered("craft")) == 2


@pytest.mark.rule("R-4.1.2")
def test_without_the_item_in_the_supply_the_card_cannot_be_crafted() -> None:
    """The half of S-019 without the Riverfolk."""
    t = Table("marquise", "eyrie")
    t.put("marquise", "workshop", F1)
    t.hand("marquise", "fox_anvil", "bird_crossbow")
    t.g.items[ITEMS.index("hammer")] = 0
    t.census = t.game.census(t.g)
    t.begin("marquise", "daylight")
    assert t.offered("craft") == [f"craft bird_crossbow with {F1}"]


@pytest.mark.rule("S-020", "I-CRAFT-1", "W-CR1")
def test_the_crafter_chooses_among_several_assignments() -> None:
    t = Table("marquise", "alliance")
    for clearing in (F1, R1, M1, M2):
        t.put("alliance", "sympathy", clearing)
    t.hand("alliance", "tax_collector")
    t.begin("alliance", "daylight")
    assert t.offered("craft") == [f"craft tax_collector with {F1},{M1},{R1}", f"craft tax_collector with {F1},{R1},{M2}"]
    t.say(f"craft tax_collector with {F1},{R1},{M2}")
    assert t.play_area("alliance") == ["tax_collector"]
    assert [t.g.activated[c] for c in (F1, R1, M1, M2)] == [1, 1, 0, 1]


@pytest.mark.rule("R-4.1.1", "I-CRAFT-1")
def test_a_question_mark_takes_any_suit() -> None:
    t = Table("marquise", "alliance")
    t.hand("alliance", "royal_claim")
    for clearing in (F1, R1, M1):
        t.put("alliance", "sympathy", clearing)
    t.begin("alliance", "daylight")
    assert not t.offered("craft")
    for clearing in (F2, F3):
        t.put("alliance", "sympathy", clearing)
    assert len(t.offered("craft")) == 5


@pytest.mark.rule("S-021", "R-4.1.4")
def test_a_second_identical_card_cannot_be_crafted() -> None:
    t = Table("marquise", "alliance")
    for clearing in (F1, R1, M1):
        t.put("alliance", "sympathy", clearing)
    t.hand("alliance", "tax_collector", "codebreakers")
    t.crafted("alliance", "tax_collector")
    t.begin("alliance", "daylight")
    assert t.offered("craft") == [f"craft codebreakers with {M1}"]


@pytest.mark.rule("R-4.1.3", "R-2.6", "I-CRAFT-8")
def test_a_persistent_card_stays_and_may_be_used_in_the_same_phase() -> None:
    t = Table("marquise", "alliance", "eyrie")
    t.put("alliance", "sympathy", M1)
    t.hand("alliance", "codebreakers")
    t.hand("eyrie", "fox_anvil")
    t.begin("alliance", "daylight")
    t.say(f"craft codebreakers with {M1}")
    assert (t.play_area("alliance"), t.discard_pile(), t.points("alliance")) == (["codebreakers"], [], 0)
    assert t.can("codebreakers eyrie")
    t.say("done")
    assert t.play_area("alliance") == ["codebreakers"]  # used or not


@pytest.mark.rule("I-CRAFT-8")
def test_a_card_whose_moment_has_passed_waits_for_the_next_turn() -> None:
    t = Table("marquise", "alliance")
    for clearing in (R1, R3):
        t.put("alliance", "sympathy", clearing)
    t.put("alliance", "warriors", F4, 1)
    t.put("marquise", "warriors", F4, 1)
    t.hand("alliance", "command_warren", "fox_anvil")
    t.begin("alliance", "daylight")
    t.say(f"craft command_warren with {R1},{R3}")
    assert not t.offered("command warren")
    t.begin("alliance", "daylight")
    assert t.offered("command warren")


@pytest.mark.rule("I-CRAFT-6", "I-CARD-23", "I-GEN-1", "I-GEN-2", "K-B.14", "W-R1", "W-R8")
def test_a_favor_clears_all_clearings_of_its_suit_in_one_event() -> None:
    """S-027 without the Corvids."""
    t = Roving("marquise", "alliance", "eyrie", "vagabond", at=M3)
    t.pack("sword", "boots", "torch", "torch")
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", M1, 3)
    t.put("marquise", "sawmill", M1)
    t.put("marquise", "warriors", M2, 2)
    t.put("marquise", "wood", M2)
    t.put("marquise", "warriors", F2, 2)
    t.put("alliance", "warriors", M3, 2)
    for clearing in (M1, M2, M3):
        t.put("alliance", "sympathy", clearing)
    t.hand("alliance", "mouse_favor")
    t.hand("marquise", "mouse_sword", "bird_ambush", "fox_anvil")
    t.begin("alliance", "daylight")
    t.say(f"craft mouse_favor with {M1},{M2},{M3}")
    assert t.points("alliance") == 2
    assert [t.warriors("marquise", c) for c in (M1, M2, F2)] == [0, 0, 2]
    assert t.warriors("alliance", M3) == 2
    assert t.asked == ("alliance", "OrderTriggers")
    assert t.discard_pile() == []
    t.say("resolve 0")
    assert t.asked is not None
    assert t.asked[0] == "vagabond"
    t.say(t.offered()[0])
    assert sum(1 for ware in t.bag() if "damaged" in ware) == 3
    while t.asked == ("alliance", "OrderTriggers"):
        t.say("resolve 0")
    assert t.asked == ("marquise", "FieldHospitals")
    assert t.offered("treat") == ["treat with bird_ambush", "treat with mouse_sword"]
    t.say("treat with mouse_sword")
    while t.asked == ("alliance", "OrderTriggers"):
        t.say("resolve 0")
    assert t.offered() == ["treat with bird_ambush", "done"]
    t.say("done")
    assert t.warriors("marquise", F1) in (2, 3)
    assert t.discard_pile() == ["mouse_sword", "mouse_favor"]


@pytest.mark.rule("R-4.1.2", "K-B.12")
def test_an_immediate_card_is_discarded_after_its_effect() -> None:
    """So it is not among the cards shuffled for an outrage that it causes."""
    t = Table("marquise", "alliance")
    for clearing in (F1, F2, F3):
        t.put("marquise", "workshop", clearing)
    t.put("alliance", "sympathy", F4)
    t.hand("marquise", "fox_favor")
    t.empty_deck()
    t.begin("marquise", "daylight")
    t.say(f"craft fox_favor with {F1},{F2},{F3}")
    assert t.board("alliance").supporters == []
    assert (t.discard_pile(), t.points("marquise"), t.play_area("marquise")) == (["fox_favor"], 1, [])


@pytest.mark.rule("I-CRAFT-9", "R-2.6")
def test_an_effect_got_again_is_fresh() -> None:
    t = Table("marquise", "alliance", "eyrie")
    t.hand("eyrie", "fox_anvil")
    t.crafted("alliance", "codebreakers")
    t.put("alliance", "sympathy", M1)
    t.hand("alliance", "codebreakers")
    t.begin("alliance", "daylight")
    t.say("codebreakers eyrie")
    assert not t.offered("codebreakers")
    assert not t.offered("craft")
    leave_play(t.g, t.seat("alliance"), CARD["codebreakers"])
    t.say(f"craft codebreakers with {M1}")
    assert t.can("codebreakers eyrie")


@pytest.mark.rule("I-CRAFT-9")
def test_the_loss_of_an_equal_card_by_another_player_refreshes_nothing() -> None:
    t = Table("marquise", "alliance", "eyrie")
    t.hand("eyrie", "fox_anvil")
    t.hand("alliance", "fox_ambush")
    t.crafted("alliance", "codebreakers")
    t.crafted("eyrie", "codebreakers")
    t.begin("alliance", "daylight")
    t.say("codebreakers eyrie")
    leave_play(t.g, t.seat("eyrie"), CARD["codebreakers"])
    assert not t.offered("codebreakers")


@pytest.mark.rule("I-CRAFT-9")
def test_an_effect_is_used_once_a_turn_and_again_next_turn() -> None:
    t = Table("marquise", "alliance", "eyrie")
    t.hand("eyrie", "fox_anvil")
    t.crafted("alliance", "codebreakers")
    for _ in range(2):
        t.turn("alliance")
        t.say("codebreakers eyrie")
        assert t.asked is None or t.asked[0] != "alliance" or not t.offered("codebreakers")


@pytest.mark.rule("W-D2", "R-4.1")
def test_a_card_drawn_in_the_free_window_can_still_be_crafted() -> None:
    """With an empty hand she first collects a tax; crafting is over with the first action only (R-6.5)."""
    t = Table("marquise", "eyrie")
    t.put("marquise", "workshop", F1)
    t.put("marquise", "warriors", M1, 1)
    t.crafted("marquise", "tax_collector")
    t.top("fox_anvil")
    t.begin("marquise", "daylight")
    assert t.asked == ("marquise", "Crafting")
    t.say(f"tax collector {M1}", f"craft fox_anvil with {F1}")
    assert t.items("marquise") == ["hammer"]


@pytest.mark.rule("I-GEN-5", "R-4.1.1")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "workshop", R1)
    t.hand("marquise", "rabbit_bake_sale")
    t.begin("marquise", "daylight")
    assert not t.offered("craft")
    t.put("marquise", "workshop", R3)
    assert t.offered("craft") == [f"craft rabbit_bake_sale with {R1},{R3}"]
