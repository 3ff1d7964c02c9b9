"""R-9: setup, items, and the three phases of the Vagabond's turn."""

import pytest

from hvozd.games.root.components import ITEMS
from tests.root.roving import FOREST, Roving
from tests.root.table import F1, F2, F3, F4, M3, M4, R1, R3

# -- items --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-9.2.5", "R-9.5", "R-9.5.1", "R-9.2.3")
def test_a_boot_is_exhausted_for_a_move_and_no_rule_is_needed():
    t = Roving("marquise", "vagabond", at=F1)
    t.put("marquise", "warriors", F1, 3)
    t.put("marquise", "warriors", R3, 3)
    t.pack("boots", "boots-used", "boots-damaged")
    t.begin("vagabond", "daylight")
    t.say("travel 5")
    assert t.pawn() == R3
    assert t.bag() == ["boots-used", "boots-used", "boots-damaged"]
    assert not t.offered("travel")


@pytest.mark.rule("R-9.2.5.I", "R-9.2.5.III", "R-9.6.2")
def test_a_track_holds_three_and_coins_on_it_draw():
    t = Roving("marquise", "vagabond", at=F1)
    t.pack("coins", "coins", "coins", "coins", "coins-used", "coins-damaged")
    t.begin("vagabond", "evening")
    assert len(t.cards("vagabond")) == 4


@pytest.mark.rule("R-9.2.5.I", "R-9.2.5.II", "R-9.6.4")
def test_a_fourth_tea_lies_in_the_satchel_and_counts_for_capacity():
    t = Roving("marquise", "vagabond", at=F1)
    t.pack(*["tea"] * 4, *["boots"] * 5)
    t.begin("vagabond", "evening")
    assert t.now is None
    t.pack("boots")
    t.begin("vagabond", "evening")
    assert sorted(t.offered()) == ["drop boots", "drop tea"]


@pytest.mark.rule("R-9.2.2")
def test_the_pawn_neither_rules_nor_prevents_rule():
    t = Roving("marquise", "vagabond", at=F1)
    assert t.ruler(F1) is None
    t.put("marquise", "warriors", F1, 1)
    assert t.ruler(F1) == "marquise"


# -- Birdsong -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-072", "R-9.4.1", "W-VB1", "R-9.4")
def test_two_for_each_tea_and_three_more_are_refreshed():
    t = Roving("marquise", "vagabond")
    t.pack("tea", "tea", *["boots-used"] * 4, *["sword-used"] * 3, *["torch-used-damaged"] * 2)
    t.begin("vagabond")
    assert t.asked == ("vagabond", "Refresh")
    t.say("refresh boots-used,boots-used,boots-used,sword-used,sword-used,torch-used-damaged,torch-used-damaged")
    assert t.bag().count("boots") == 3
    assert t.bag().count("boots-used") == 1
    assert t.bag().count("sword-used") == 1
    assert t.bag().count("torch-damaged") == 2
    assert t.asked == ("vagabond", "Slipping")


@pytest.mark.rule("R-9.4.1", "I-VB-10")
def test_tea_that_is_damaged_exhausted_or_turned_up_now_gives_no_refresh():
    t = Roving("marquise", "vagabond")
    t.pack("tea-damaged", "tea-used", *["boots-used"] * 3)
    t.begin("vagabond")
    assert max(len(text.split(",")) for text in t.offered("refresh")) == 3
    assert t.can("refresh boots-used,boots-used,tea-used")


@pytest.mark.rule("R-9.4.1", "W-VB1")
def test_without_a_choice_everything_is_refreshed():
    t = Roving("marquise", "vagabond")
    t.pack("boots-used", "sword-used", "torch-used-damaged")
    t.begin("vagabond")
    assert t.asked == ("vagabond", "Slipping")
    assert t.bag() == ["boots", "sword", "torch-damaged"]


@pytest.mark.rule("R-9.4.2", "W-VB2", "R-2.4.1")
def test_slip_to_a_neighbouring_clearing_or_forest_or_stay():
    t = Roving("marquise", "vagabond", at=F1)
    t.begin("vagabond")
    assert sorted(t.offered("slip")) == ["slip 10", "slip 5", "slip 9", "slip forest-1-2-5-10", "slip forest-1-9-10-12"]
    t.say("slip forest-1-2-5-10")
    assert t.pawn() == FOREST
    t.begin("vagabond")
    assert "slip 2" in t.offered("slip")
    assert "slip forest-2-6-10-11-12" in t.offered("slip")
    t.say("done")
    assert t.pawn() == FOREST


@pytest.mark.rule("S-079", "R-9.2.9.III.b", "R-9.4.2", "I-VB-13")
def test_hostile_warriors_cost_one_more_boot_but_not_to_slip():
    t = Roving("marquise", "vagabond", at=F1)
    t.relate("marquise", "hostile")
    t.put("marquise", "warriors", R3, 1)
    t.put("marquise", "workshop", M3)
    t.pack("boots")
    t.begin("vagabond")
    assert t.can("slip 5")
    t.say("done")
    t.begin("vagabond", "daylight")
    assert not t.can("travel 5")
    assert t.can("travel 9"), "a hostile building alone costs nothing"
    t.pack("boots")
    t.say("travel 5")
    assert t.bag() == ["boots-used", "boots-used"]


@pytest.mark.rule("S-078", "R-9.4.2", "I-VB-21")
def test_slip_ignores_what_forbids_leaving_but_move_and_glide_do_not():
    t = Roving("marquise", "vagabond", character="harrier", at=F1)
    t.pack("boots", "torch")
    t.snare(F1)
    t.begin("vagabond")
    assert t.can("slip 5")
    t.say("done")
    t.begin("vagabond", "daylight")
    assert not t.offered("travel")
    assert not t.offered("glide")


# -- Daylight -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-9.5.1", "I-VB-24")
def test_a_move_never_enters_a_forest_and_leaves_it_to_a_clearing_beside():
    t = Roving("marquise", "vagabond", at=FOREST)
    t.pack("boots", "boots", "sword", "torch", "hammer", "crossbow")
    t.hand("vagabond", "fox_anvil", "bird_crossbow")
    t.put("marquise", "warriors", F1)
    t.begin("vagabond", "daylight")
    assert t.offered() == ["done", "travel 1", "travel 2", "travel 5", "travel 10"]
    t.say("travel 1")
    assert t.offered("travel") == ["travel 5", "travel 9", "travel 10"]


@pytest.mark.rule("R-9.5.2", "I-BAT-15")
def test_a_battle_costs_a_sword_and_one_granted_by_a_card_does_not():
    t = Roving("marquise", "vagabond", at=F3)
    t.put("marquise", "workshop", F3)
    t.put("marquise", "sawmill", F3)
    t.crafted("vagabond", "command_warren")
    t.pack("sword", "boots")
    t.dice(0, 0, 0, 0)
    t.begin("vagabond", "daylight")
    assert t.asked == ("vagabond", "Window")
    t.say("command warren", "battle 8 marquise", "lose workshop")
    assert t.bag() == ["boots", "sword"]
    assert t.asked == ("vagabond", "VagabondActions")
    t.say("battle 8 marquise")
    assert t.bag() == ["boots", "sword-used"]
    assert t.points("vagabond") == 2
    assert not t.offered("battle")


@pytest.mark.rule("I-BAT-15")
def test_in_a_forest_he_is_neither_attacker_nor_defender():
    t = Roving("marquise", "vagabond", at=FOREST)
    t.put("marquise", "warriors", F1, 3)
    t.pack("sword")
    t.begin("vagabond", "daylight")
    assert not t.offered("battle")
    t.begin("marquise", "daylight")
    assert not t.offered("battle")


@pytest.mark.rule("R-9.5.3", "R-2.2.4", "R-9.2.5.II")
def test_exploring_takes_the_item_scores_and_frees_the_slot():
    t = Roving("marquise", "vagabond", at=F2)
    t.ruin(F2, "hammer")
    slots = t.g.open_slots[F2]
    t.pack("torch", "torch")
    t.begin("vagabond", "daylight")
    t.say("explore")
    assert t.bag() == ["hammer", "torch", "torch-used"]
    assert t.points("vagabond") == 1
    assert not t.g.ruins[F2]
    assert t.g.open_slots[F2] == slots + 1
    assert not t.offered("explore")


@pytest.mark.rule("R-9.5.6", "I-VB-14")
def test_a_strike_takes_a_warrior_and_pieces_only_of_players_without_warriors():
    t = Roving("marquise", "eyrie", "vagabond", at=F3)
    t.put("marquise", "warriors", F3, 1)
    t.put("marquise", "workshop", F3)
    t.put("eyrie", "roost", F3)
    t.pack("crossbow", "crossbow")
    t.begin("vagabond", "daylight")
    assert sorted(t.offered("strike")) == ["strike roost", "strike warrior of marquise"]
    t.say("strike warrior of marquise")
    assert (t.points("vagabond"), t.relation("marquise")) == (0, "hostile")
    assert sorted(t.offered("strike")) == ["strike roost", "strike workshop"]
    t.say("strike workshop")
    assert t.points("vagabond") == 1, "no Infamy outside battle"
    assert t.bag() == ["crossbow-used", "crossbow-used"]
    assert t.pieces("marquise", "workshop", F3) == 0


@pytest.mark.rule("S-077", "I-VB-14", "I-WA-1")
def test_striking_the_last_warrior_and_then_the_sympathy():
    t = Roving("alliance", "vagabond", at=R1)
    t.put("alliance", "warriors", R1, 1)
    t.put("alliance", "sympathy", R1)
    t.pack("crossbow", "crossbow")
    t.hand("vagabond", "rabbit_root_tea", "fox_anvil")
    t.begin("vagabond", "daylight")
    t.say("strike warrior of alliance")
    assert (t.relation("alliance"), t.points("vagabond")) == ("hostile", 0)
    t.say("strike sympathy")
    assert t.points("vagabond") == 1
    assert t.asked == ("vagabond", "Outrage")
    t.say("outrage rabbit_root_tea")
    assert t.cards("vagabond") == ["fox_anvil"]


@pytest.mark.rule("R-9.5.7", "I-VB-10", "I-VB-24")
def test_a_hammer_repairs_one_item_which_keeps_its_side():
    t = Roving("marquise", "vagabond", at=FOREST)
    t.pack("hammer", "hammer", "sword-damaged", "tea-used-damaged", "hammer-damaged")
    t.begin("vagabond", "daylight")
    assert t.offered("repair") == ["repair hammer-damaged", "repair sword-damaged", "repair tea-used-damaged"]
    t.say("repair tea-used-damaged", "repair sword-damaged")
    assert t.bag() == ["hammer-used", "hammer-used", "hammer-damaged", "sword", "tea-used"]


@pytest.mark.rule("S-022", "R-9.2.1", "R-9.5.8", "I-CRAFT-3")
def test_every_hammer_has_the_suit_of_his_clearing():
    t = Roving("marquise", "vagabond", at=R1)
    t.pack("hammer", "hammer", "hammer")
    t.hand("vagabond", "rabbit_bake_sale", "tax_collector", "fox_anvil", "bird_woodland_runners")
    t.begin("vagabond", "daylight")
    assert t.offered("craft") == ["craft bird_woodland_runners by hammer", "craft rabbit_bake_sale by hammer"]
    t.say("craft rabbit_bake_sale by hammer")
    assert t.points("vagabond") == 3
    assert t.bag() == ["hammer", "hammer-used", "hammer-used", "coins"]
    assert t.g.items[ITEMS.index("coins")] == 1
    assert t.offered("craft") == ["craft bird_woodland_runners by hammer"]


@pytest.mark.rule("I-CRAFT-3", "S-022")
def test_three_hammers_pay_for_any_three_icons_and_none_craft_in_a_forest():
    t = Roving("marquise", "vagabond", at=R1)
    t.g.deck_name = "exiles"
    from hvozd.games.root.components import CARD

    t.g.hands[1].append(CARD["propaganda_bureau"])
    t.census = t.game.census(t.g)
    t.pack("hammer", "hammer", "hammer")
    t.begin("vagabond", "daylight")
    assert t.can("craft propaganda_bureau by hammer")
    t.put("vagabond", "pawn", FOREST)
    assert not t.offered("craft")


@pytest.mark.rule("I-VB-25", "R-9.2.2")
def test_royal_claim_may_be_crafted_but_scores_him_nothing():
    t = Roving("marquise", "vagabond", at=R1)
    t.pack(*["hammer"] * 4)
    t.hand("vagabond", "royal_claim", "armorers")
    t.begin("vagabond", "daylight")
    assert t.offered("craft") == ["craft royal_claim by hammer"]
    t.say("craft royal_claim by hammer")
    assert t.play_area("vagabond") == ["royal_claim"]
    t.begin("vagabond")
    t.say("royal claim")
    assert t.points("vagabond") == 0


@pytest.mark.rule("I-VB-13", "K-B.9", "I-VB-5")
def test_a_move_granted_by_a_card_costs_only_the_extra_boot():
    t = Roving("marquise", "vagabond", at=F1)
    t.relate("marquise", "hostile")
    t.put("marquise", "warriors", R3, 1)
    t.crafted("vagabond", "cobbler")
    t.begin("vagabond", "evening")
    t.say("cobbler")
    assert t.offered() == ["travel 9", "travel 10"]
    t.pack("boots")
    assert t.can("travel 5")
    t.say("travel 5")
    assert (t.pawn(), t.bag()) == (R3, ["boots-used"])
    t = Roving("marquise", "vagabond", at=F1)
    t.crafted("vagabond", "cobbler")
    t.pack("boots")
    t.begin("vagabond", "evening")
    t.say("cobbler", "travel 9")
    assert (t.pawn(), t.bag()) == (M3, ["boots"])


# -- Evening ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-074", "R-9.6.1", "I-VB-26", "R-9.6")
def test_rest_in_a_forest_mends_what_is_damaged_and_nothing_else():
    t = Roving("marquise", "vagabond", at=FOREST)
    t.pack("sword-damaged", "torch-used-damaged", "tea-used-damaged", "boots-used", "boots-used")
    t.begin("vagabond", "evening")
    assert t.bag() == ["boots-used", "boots-used", "sword", "tea", "torch"]


@pytest.mark.rule("R-9.6.1")
def test_no_rest_in_a_clearing():
    t = Roving("marquise", "vagabond", at=F3)
    t.pack("sword-damaged")
    t.begin("vagabond", "evening")
    assert t.bag() == ["sword-damaged"]


@pytest.mark.rule("R-9.6.2", "R-9.6.3", "W-VB4")
def test_he_draws_and_keeps_five_cards():
    t = Roving("marquise", "vagabond", at=F3)
    t.pack("coins", "coins")
    t.hand("vagabond", "fox_anvil", "fox_root_tea", "mouse_sword")
    t.begin("vagabond", "evening")
    assert t.asked == ("vagabond", "KeepHandLimit")
    assert len(t.cards("vagabond")) == 6
    t.say("discard fox_anvil")
    assert len(t.cards("vagabond")) == 5


@pytest.mark.rule("S-073", "R-9.6.4", "I-VB-10", "I-VB-11", "W-VB4", "R-2.5.4")
def test_beyond_capacity_he_drops_an_item_of_his_choice():
    t = Roving("marquise", "vagabond", at=F4)
    t.pack("bag", "bag-used", *["boots"] * 5, "torch-used", "sword-damaged", "tea-used-damaged")
    t.begin("vagabond", "evening")
    assert t.asked == ("vagabond", "ItemCapacity")
    assert "drop bag" not in t.offered(), "what lies on a track does not count"
    assert {"drop torch-used", "drop sword-damaged", "drop tea-used-damaged", "drop boots", "drop bag-used"} == set(t.offered())
    supply = t.g.items[:]
    t.say("drop sword-damaged")
    assert "sword-damaged" not in t.bag()
    assert t.g.items == supply, "it is out of the game, not back in the supply"
    assert t.now is None


@pytest.mark.rule("R-9.6.4", "I-VB-10")
def test_a_damaged_bag_gives_no_room():
    t = Roving("marquise", "vagabond", at=F4)
    t.pack("bag-damaged", *["boots"] * 6)
    t.begin("vagabond", "evening")
    assert t.asked == ("vagabond", "ItemCapacity")


@pytest.mark.rule("R-9.5.1", "R-9.2.3", "R-2.4.1")
def test_from_a_forest_he_reaches_the_clearings_that_touch_it_and_no_other_forest():
    t = Roving("marquise", "vagabond", at=FOREST + 4)
    t.pack("boots")
    t.begin("vagabond", "daylight")
    assert t.offered("travel") == [f"travel {clearing}" for clearing in sorted((R1, F2, M4))]
    t.put("vagabond", "pawn", FOREST + 1)
    assert t.offered("travel") == ["travel 1", "travel 9", "travel 10", "travel 12"]
