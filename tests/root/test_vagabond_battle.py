"""R-9.2: the Vagabond in battle: hits and items, hostility and Infamy, allies, full removal."""

import pytest

from hvozd.games.root.cards.base import SweepSuit
from hvozd.games.root.components import FOX
from hvozd.games.root.rules.battle import StartBattle
from tests.root.roving import FOREST, Roving
from tests.root.table import F1, R1

# -- hits ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-9.2.7", "R-9.2.6", "W-R6", "W-VB5")
def test_each_hit_damages_an_item_of_his_choice_on_its_side():
    t = Roving("marquise", "vagabond", at=F1)
    t.put("marquise", "warriors", F1, 3)
    t.pack("sword", "sword-used", "boots-used", "tea", "torch-damaged")
    t.dice(2, 2)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    assert t.asked == ("vagabond", "ChooseLosses")
    assert not any("torch" in text for text in t.offered())
    t.say("damage boots-used,tea")
    assert t.bag() == ["boots-used-damaged", "sword", "sword-used", "tea-damaged", "torch-damaged"]
    assert t.warriors("marquise", F1) == 1, "two undamaged swords, face up or down, allow two hits"


@pytest.mark.rule("R-9.2.6")
def test_damaged_swords_roll_no_hits():
    t = Roving("marquise", "vagabond", at=F1)
    t.put("marquise", "warriors", F1, 3)
    t.pack("sword", "sword-damaged", "sword-used-damaged")
    t.dice(3, 3)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    assert t.warriors("marquise", F1) == 2


@pytest.mark.rule("R-9.2.7", "I-BAT-12")
def test_with_no_undamaged_item_left_hits_are_ignored():
    t = Roving("marquise", "vagabond", at=F1)
    t.put("marquise", "warriors", F1, 3)
    t.pack("boots", "tea-damaged")
    t.dice(3, 0)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    assert t.now is None
    assert t.bag() == ["boots-damaged", "tea-damaged"]


@pytest.mark.rule("S-075", "R-9.2.4", "R-4.3.2.III")
def test_without_a_sword_he_is_defenseless():
    t = Roving("marquise", "vagabond", at=F1)
    t.put("marquise", "warriors", F1, 5)
    t.pack("sword-damaged", *["boots"] * 5)
    t.dice(2, 2)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    assert t.bag().count("boots-damaged") == 3
    assert t.warriors("marquise", F1) == 5


@pytest.mark.rule("R-9.2.4")
def test_an_exhausted_sword_is_enough_not_to_be_defenseless():
    t = Roving("marquise", "vagabond", at=F1)
    t.put("marquise", "warriors", F1, 5)
    t.pack("sword-used")
    t.dice(0, 0)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    assert t.bag() == ["sword-used"]


@pytest.mark.rule("S-076", "R-4.3.1", "R-9.2.6", "R-9.2.2")
def test_the_pawn_fights_on_after_an_ambush_that_damages_everything():
    t = Roving("marquise", "vagabond", at=F1)
    t.put("marquise", "warriors", F1, 3)
    t.hand("marquise", "fox_ambush")
    t.pack("sword", "boots")
    t.dice(3, 1)
    t.begin("vagabond", "daylight")
    t.say("battle 1 marquise", "ambush fox_ambush")
    assert t.bag() == ["boots-damaged", "sword-used-damaged"]
    assert any(type(event).__name__ == "BattleRolled" for event in t.journal()), "the dice were rolled"
    assert t.warriors("marquise", F1) == 3
    assert t.pawn() == F1


# -- full removal -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-9.2.2.I", "R-9.2.2", "I-VB-12", "W-R6")
def test_an_effect_that_removes_everything_damages_three_items():
    t = Roving("marquise", "vagabond", at=F1)
    t.pack("sword", "boots-used", "tea", "torch", "coins-damaged")
    t.run(SweepSuit(0, FOX), turn="marquise")
    assert t.asked == ("vagabond", "FullRemoval")
    t.say("damage boots-used,tea,torch")
    assert t.bag() == ["boots-used-damaged", "sword", "tea-damaged", "coins-damaged", "torch-damaged"]
    assert t.pawn() == F1
    assert t.points("marquise") == 0
    assert t.now is None, "owed once"


@pytest.mark.rule("R-9.2.2.I")
def test_with_fewer_items_all_are_damaged_and_elsewhere_none():
    t = Roving("marquise", "vagabond", at=F1)
    t.pack("sword", "boots-used")
    t.run(SweepSuit(0, FOX), turn="marquise")
    assert t.bag() == ["boots-used-damaged", "sword-damaged"]
    for place in (R1, FOREST):
        t = Roving("marquise", "vagabond", at=place)
        t.pack("sword")
        t.run(SweepSuit(0, FOX), turn="marquise")
        assert t.bag() == ["sword"]


# -- hostility and Infamy -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S-066", "I-VB-3", "R-9.2.9.III", "R-9.2.9.III.a")
def test_infamy_counts_all_but_the_warrior_that_made_the_faction_hostile():
    t = Roving("eyrie", "vagabond", at=F1)
    t.put("eyrie", "warriors", F1, 3)
    t.put("eyrie", "roost", F1)
    t.crafted("vagabond", "brutal_tactics")
    t.pack("sword", "sword", "sword")
    t.dice(3, 0)
    t.begin("vagabond", "daylight")
    t.say("battle 1 eyrie", "brutal tactics")
    assert t.relation("eyrie") == "hostile"
    assert t.points("vagabond") == 4
    assert t.points("eyrie") == 1


@pytest.mark.rule("R-9.2.9.III.a", "I-VB-3")
def test_infamy_against_a_faction_already_hostile_counts_every_piece():
    t = Roving("eyrie", "vagabond", at=F1)
    t.relate("eyrie", "hostile")
    t.put("eyrie", "warriors", F1, 2)
    t.put("eyrie", "roost", F1)
    t.pack("sword", "sword", "sword")
    t.dice(3, 0)
    t.begin("vagabond", "daylight")
    t.say("battle 1 eyrie")
    assert t.points("vagabond") == 4


@pytest.mark.rule("S-067", "I-VB-4", "I-VB-3")
def test_a_building_alone_makes_nobody_hostile():
    t = Roving("eyrie", "vagabond", at=F1)
    t.put("eyrie", "roost", F1)
    t.pack("sword")
    t.dice(1, 0)
    t.begin("vagabond", "daylight")
    t.say("battle 1 eyrie")
    assert t.relation("eyrie") == "indifferent"
    assert t.points("vagabond") == 1


@pytest.mark.rule("I-VB-3")
def test_several_pieces_without_a_warrior_give_no_infamy():
    t = Roving("marquise", "vagabond", at=F1)
    t.put("marquise", "wood", F1, 2)
    t.pack("sword", "sword")
    t.dice(2, 0)
    t.begin("vagabond", "daylight")
    t.say("battle 1 marquise")
    assert (t.points("vagabond"), t.relation("marquise")) == (2, "indifferent")


@pytest.mark.rule("S-068", "R-9.2.9.III", "R-9.2.9.III.a", "I-VB-4")
def test_a_warrior_removed_on_anothers_turn_makes_hostile_without_infamy():
    t = Roving("marquise", "vagabond", at=F1)
    t.put("marquise", "warriors", F1, 4)
    t.pack("sword", "sword")
    t.dice(2, 2)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    assert t.warriors("marquise", F1) == 2
    assert t.relation("marquise") == "hostile"
    assert t.points("vagabond") == 0


@pytest.mark.rule("I-VB-4", "R-9.2.9.III", "I-VB-9")
def test_a_favor_card_makes_all_hostile_that_lose_warriors_and_ends_an_alliance():
    t = Roving("marquise", "eyrie", "alliance", "vagabond", at=F1)
    t.relate("marquise", "allied")
    t.put("marquise", "warriors", F1, 2)
    t.put("eyrie", "roost", F1)
    t.put("alliance", "warriors", F1, 1)
    t.hand("vagabond", "fox_favor")
    t.pack("hammer", "hammer", "hammer")
    t.begin("vagabond", "daylight")
    t.say("craft fox_favor by hammer")
    assert [t.relation(name) for name in ("marquise", "eyrie", "alliance")] == ["hostile", "indifferent", "hostile"]
    assert t.points("vagabond") == 1, "the roost; no Infamy outside battle"


@pytest.mark.rule("I-VB-4")
def test_mercenaries_that_fall_for_their_hirer_make_only_the_hirer_hostile():
    t = Roving("marquise", "riverfolk", "vagabond", at=F1)
    t.put("marquise", "warriors", F1, 1)
    t.put("riverfolk", "warriors", F1, 2)
    t.g.hirer, t.g.lender = t.seat("marquise"), t.seat("riverfolk")
    t.pack("sword", "sword")
    t.dice(2, 2)
    t.run(StartBattle(F1, t.seat("marquise"), t.seat("vagabond")), turn="marquise")
    assert (t.warriors("marquise", F1), t.warriors("riverfolk", F1)) == (0, 1)
    assert (t.relation("marquise"), t.relation("riverfolk")) == ("hostile", "indifferent")


@pytest.mark.rule("I-VB-4", "R-9.2.9.III", "R-9.5.6")
@pytest.mark.parametrize("hirer", ["marquise", "vagabond"])
def test_a_lender_whose_warrior_he_strikes_outside_a_battle_is_hostile(hirer):
    """Hired or not, there is no battle in which they could have fallen for their hirer."""
    t = Roving("marquise", "riverfolk", "vagabond", at=F1)
    t.put("riverfolk", "warriors", F1, 2)
    t.put("marquise", "warriors", F1, 2)
    t.g.hirer, t.g.lender = t.seat(hirer), t.seat("riverfolk")
    t.pack("crossbow", "crossbow")
    t.begin("vagabond", "daylight")
    t.say("strike warrior of riverfolk")
    assert (t.warriors("riverfolk", F1), t.relation("riverfolk"), t.relation("marquise")) == (1, "hostile", "indifferent")
    t.say("strike warrior of marquise")
    assert (t.warriors("marquise", F1), t.relation("marquise")) == (1, "hostile")


# -- allies -------------------------------------------------------------------------------------------------------------


def allied(swords: int, warriors: int) -> Roving:
    """The Vagabond and allied Alliance warriors face four cats in F1."""
    t = Roving("marquise", "alliance", "vagabond", at=F1)
    t.relate("alliance", "allied")
    t.put("marquise", "warriors", F1, 4)
    t.put("alliance", "warriors", F1, warriors)
    t.pack(*["sword"] * swords, "boots")
    return t


@pytest.mark.rule("S-069", "I-VB-1", "R-9.2.9.II.d", "W-BT1")
@pytest.mark.parametrize(
    ("losses", "relation"),
    [
        ("boots,ally,ally", "hostile"),
        ("boots,sword-used,ally", "allied"),
        ("boots,sword-used,ally,ally", "allied"),
    ],
)
def test_an_ally_that_takes_more_hits_than_his_items_becomes_hostile(losses, relation):
    t = allied(1, 3)
    t.dice(3, 3)
    if losses.count(",") == 3:
        t.crafted("marquise", "sappers")
    t.begin("vagabond", "daylight")
    t.say("battle 1 marquise")
    assert t.asked == ("vagabond", "ChooseAlly")
    t.say("ally alliance", *(["sappers"] if losses.count(",") == 3 else []), f"damage {losses}")
    assert t.relation("alliance") == relation
    assert t.warriors("alliance", F1) == 3 - losses.count("ally")
    assert t.points("vagabond") == 2, "three cats fell, the first made them hostile; the ally's losses score nothing"


@pytest.mark.rule("S-070", "R-9.2.9.II.c", "I-VB-6")
@pytest.mark.parametrize(("warriors", "ally", "left"), [(3, True, 1), (1, True, 2), (3, False, 3)])
def test_the_warriors_of_the_ally_count_with_the_swords(warriors, ally, left):
    t = allied(1, warriors)
    t.dice(3, 0)
    t.begin("vagabond", "daylight")
    t.say("battle 1 marquise", "ally alliance" if ally else "no ally")
    assert t.warriors("marquise", F1) == left


@pytest.mark.rule("R-9.2.9.II.c", "I-VB-6")
def test_of_several_allies_he_chooses_one():
    t = Roving("marquise", "alliance", "eyrie", "vagabond", at=F1)
    t.relate("marquise", "allied")
    t.relate("alliance", "allied")
    t.put("marquise", "warriors", F1, 2)
    t.put("alliance", "warriors", F1, 1)
    t.put("eyrie", "warriors", F1, 4)
    t.pack("sword")
    t.dice(3, 0)
    t.begin("vagabond", "daylight")
    t.say("battle 1 eyrie")
    assert t.offered() == ["ally marquise", "ally alliance", "no ally"]
    t.say("ally marquise")
    assert t.warriors("eyrie", F1) == 1


@pytest.mark.rule("R-9.2.9.II.c")
def test_an_ally_cannot_be_used_against_itself_nor_when_he_is_attacked():
    t = allied(1, 2)
    t.dice(1, 0, 3, 3)
    t.begin("vagabond", "daylight")
    t.say("battle 1 alliance")
    assert t.warriors("alliance", F1) == 2, "Guerrilla War swaps the dice; nobody was asked for an ally"
    t.run(StartBattle(F1, 0, 2), turn="marquise")
    assert t.warriors("marquise", F1) == 3
    assert t.warriors("alliance", F1) == 2


@pytest.mark.rule("I-VB-2", "R-9.2.7", "R-9.2.9.II.d")
def test_without_items_the_ally_must_take_the_hits():
    t = Roving("marquise", "alliance", "vagabond", at=F1)
    t.relate("alliance", "allied")
    t.put("marquise", "warriors", F1, 4)
    t.put("alliance", "warriors", F1, 3)
    t.crafted("vagabond", "command_warren")
    t.pack("boots-damaged")
    t.dice(2, 2)
    t.begin("vagabond", "daylight")
    t.say("command warren", "battle 1 marquise", "ally alliance")
    assert t.warriors("alliance", F1) == 1
    assert t.relation("alliance") == "hostile"


@pytest.mark.rule("I-VB-1", "W-BT4")
def test_ambush_hits_are_counted_with_the_others():
    t = allied(1, 3)
    t.hand("marquise", "fox_ambush")
    t.dice(2, 1)
    t.begin("vagabond", "daylight")
    t.say("battle 1 marquise", "ally alliance", "ambush fox_ambush")
    assert t.asked == ("vagabond", "ChooseLosses")
    t.say("damage boots,sword-used")
    assert t.warriors("alliance", F1) == 2, "the rolled hit could hit nothing else"
    assert t.relation("alliance") == "allied"
    assert t.bag() == ["boots-damaged", "sword-used-damaged"]


@pytest.mark.rule("I-VB-6")
def test_hospitals_care_for_allied_cats():
    t = Roving("marquise", "eyrie", "vagabond", at=F1)
    t.relate("marquise", "allied")
    t.put("marquise", "keep", R1)
    t.put("marquise", "warriors", F1, 2)
    t.put("eyrie", "warriors", F1, 2)
    t.hand("marquise", "fox_anvil")
    t.pack("sword", "boots")
    t.dice(1, 1)
    t.begin("vagabond", "daylight")
    t.say("battle 1 eyrie", "ally marquise", "damage ally")
    assert t.asked == ("marquise", "FieldHospitals")
    t.say("treat with fox_anvil")
    assert t.relation("marquise") == "hostile"
