"""R-6: the Marquise de Cat: setup, the keep, Birdsong, Daylight, Evening."""

import pytest

from hvozd.games.root.setup.start import SetUpFaction
from tests.root.table import F1, F2, F3, F4, M2, M3, M4, R1, R3, R4, Table

rule = pytest.mark.rule
BUILDINGS = ("sawmill", "workshop", "recruiter")


def marquise(*others: str) -> Table:
    """Her keep stands in F1."""
    t = Table("marquise", *(others or ("eyrie", "alliance")))
    t.put("marquise", "keep", F1)
    return t


# -- setup --------------------------------------------------------------------------------------------------------


@rule("R-6.3.1", "R-6.3.2", "R-6.3.3", "R-6.3.4", "R-6.3.5", "W-S2")
def test_setup_places_keep_garrison_and_three_buildings() -> None:
    t = Table("marquise", "eyrie")
    t.run(SetUpFaction(0))
    assert t.offered() == ["keep 1", "keep 2", "keep 3", "keep 4"]
    t.say("keep 1")
    assert [t.warriors("marquise", clearing) for clearing in range(1, 13)] == [1, 1, 0, *[1] * 9]
    assert t.supply("marquise") == 25 - 11
    assert t.can("start sawmill 5 workshop 5 recruiter 9"), "several may share a clearing"
    assert not t.can("start sawmill 1 workshop 1 recruiter 9"), "F1 has but one slot"
    assert not t.can("start sawmill 1 workshop 5 recruiter 2"), "M1 is not next to the keep"
    t.say("start sawmill 1 workshop 5 recruiter 9")
    assert [t.stock("marquise", kind) for kind in (*BUILDINGS, "wood", "keep")] == [5, 5, 5, 8, 0]
    assert (
        t.pieces("marquise", "sawmill", F1) == t.pieces("marquise", "workshop", R3) == t.pieces("marquise", "recruiter", M3) == 1
    )
    assert t.asked is None


@rule("R-6.3.4")
def test_a_ruin_blocks_the_slot_of_a_starting_building() -> None:
    t = Table("marquise", "eyrie")
    t.run(SetUpFaction(0))
    t.say("keep 1")
    assert t.can("start sawmill 10 workshop 5 recruiter 5")
    assert not t.can("start sawmill 10 workshop 10 recruiter 5"), "of R4's two slots one holds a ruin"


# -- the keep -----------------------------------------------------------------------------------------------------


@rule("R-6.2.2", "I-MC-7", "I-WA-12")
def test_nobody_else_places_in_the_clearing_of_the_keep() -> None:
    t = marquise()
    t.put("alliance", "warriors", F1, 5)
    t.put("alliance", "warriors", F2)
    t.fill(t.board("alliance").supporters, "fox_anvil")
    t.begin("alliance")
    assert t.offered("spread") == [f"spread {clearing} with fox_anvil" for clearing in (F2, F3, F4)]
    t.board("alliance").officers, t.g.supply[2] = 1, 3
    t.begin("alliance", "evening")
    assert t.offered("organize") == ["organize 6"]


@rule("R-6.2.2", "I-MC-7")
def test_the_eyrie_cannot_build_in_the_clearing_of_the_keep_but_move_and_battle_there() -> None:
    t = marquise()
    t.put("marquise", "warriors", F1)
    t.put("eyrie", "warriors", F1, 3)
    t.put("eyrie", "warriors", F2)
    t.put("eyrie", "warriors", R3)
    t.board("eyrie").leader = 2
    t.fill(t.board("eyrie").decree[3], "fox_anvil")
    t.dice(0, 0)
    t.begin("eyrie", "daylight")
    t.say("move 5>1 x1 by bird", "battle 1 marquise by bird")
    assert t.ruler(F1) == "eyrie"
    assert t.offered("build") == ["build roost 6 by fox"]


@rule("R-6.2.2", "I-MC-8")
def test_a_removed_keep_leaves_the_game_and_its_veto_with_it() -> None:
    t = marquise()
    t.put("eyrie", "warriors", F1, 3)
    t.put("eyrie", "warriors", R3, 2)
    t.board("eyrie").leader = 2
    t.fill(t.board("eyrie").decree[3], "fox_anvil")
    t.dice(0, 0)
    t.begin("eyrie", "daylight")
    t.say("move 5>2 x1 by bird", "battle 1 marquise by bird")
    assert t.points("eyrie") == 1
    assert t.pieces("marquise", "keep", F1) == t.stock("marquise", "keep") == 0
    t.say("build roost 1 by fox")
    assert t.pieces("eyrie", "roost", F1) == 1


# -- Birdsong -----------------------------------------------------------------------------------------------------


@rule("R-6.4", "W-MC1")
def test_every_sawmill_gives_a_wood_between_two_free_windows() -> None:
    t = marquise()
    t.put("marquise", "sawmill", M2, 2)
    t.put("marquise", "sawmill", R3)
    t.crafted("marquise", "royal_claim")
    t.begin("marquise")
    assert t.asked == ("marquise", "Window")
    assert t.pieces("marquise", "wood", M2) == 0
    t.say("done")
    assert t.asked == ("marquise", "Window")
    assert (t.pieces("marquise", "wood", M2), t.pieces("marquise", "wood", R3), t.stock("marquise", "wood")) == (2, 1, 5)


@rule("S-044", "R-6.4", "R-2.5", "W-R9", "W-MC1")
def test_four_sawmills_and_three_wood() -> None:
    t = marquise()
    t.put("marquise", "sawmill", M2, 2)
    t.put("marquise", "sawmill", R3)
    t.put("marquise", "sawmill", F3)
    t.put("marquise", "wood", R4, 5)
    t.begin("marquise")
    assert t.asked == ("marquise", "ChooseWood")
    assert sorted(t.offered()) == ["place at 5,7,7", "place at 5,7,8", "place at 7,7,8"]
    t.say("place at 5,7,8")
    assert [t.pieces("marquise", "wood", clearing) for clearing in (R3, M2, F3)] == [1, 1, 1]
    assert t.stock("marquise", "wood") == 0


@rule("R-6.4", "W-MC1")
def test_with_just_enough_wood_nothing_is_asked() -> None:
    t = marquise()
    t.put("marquise", "sawmill", M2)
    t.put("marquise", "sawmill", R3)
    t.put("marquise", "wood", R4, 6)
    t.begin("marquise")
    assert t.asked is None
    assert t.stock("marquise", "wood") == 0


@rule("R-6.4", "R-6.5.3", "R-6.5.5")
def test_where_she_cannot_place_nothing_is_placed() -> None:
    t = marquise()
    t.put("marquise", "sawmill", M2)
    t.put("marquise", "recruiter", M2)
    t.put("marquise", "recruiter", R3)
    t.hand("marquise", "mouse_root_tea")
    t.g.no_place[M2] = 1 << t.seat("marquise")
    t.begin("marquise")
    assert t.pieces("marquise", "wood", M2) == 0
    t.begin("marquise", "daylight")
    assert not t.offered("overwork")
    t.say("recruit")
    assert (t.warriors("marquise", M2), t.warriors("marquise", R3)) == (0, 1)


@rule("R-6.4")
def test_without_wood_nothing_is_asked() -> None:
    t = marquise()
    t.put("marquise", "sawmill", M2)
    t.put("marquise", "wood", R4, 8)
    t.begin("marquise")
    assert t.asked is None
    assert t.pieces("marquise", "wood", M2) == 0


# -- Daylight: crafting -------------------------------------------------------------------------------------------


@rule("S-018", "R-6.2.1", "W-MC2")
def test_workshops_craft_each_once_a_turn() -> None:
    t = marquise()
    for clearing in (F1, F2, R3):
        t.put("marquise", "workshop", clearing)
    t.hand("marquise", "fox_foxfolk_steel", "fox_anvil", "rabbit_a_visit_to_friends")
    t.begin("marquise", "daylight")
    assert t.asked == ("marquise", "Crafting")
    t.say("craft fox_foxfolk_steel with 1,6")
    assert t.points("marquise") == 2
    assert t.items("marquise") == ["sword"]
    assert t.offered("craft") == ["craft rabbit_a_visit_to_friends with 5"]


@rule("S-045", "R-6.5", "W-MC2")
def test_after_the_first_action_there_is_no_crafting() -> None:
    t = marquise()
    t.put("marquise", "workshop", R3)
    t.put("marquise", "warriors", R3, 2)
    t.hand("marquise", "rabbit_a_visit_to_friends")
    t.begin("marquise", "daylight")
    assert t.offered("craft")
    assert not t.offered("move")
    t.say("done")
    assert t.asked == ("marquise", "MarquiseActions")
    t.say("move 5>1 x1", "done")
    assert not t.offered("craft")


# -- Daylight: actions --------------------------------------------------------------------------------------------


@rule("R-6.5", "R-6.5.1", "R-6.5.2", "W-MC3")
def test_three_actions_in_any_mixture() -> None:
    t = marquise()
    t.put("marquise", "warriors", R3, 3)
    t.put("eyrie", "warriors", R3)
    t.hand("marquise", "fox_anvil")
    t.dice(0, 0)
    t.begin("marquise", "daylight")
    t.say("move 5>2 x1", "move 2>5 x1")
    t.say("battle 5 eyrie")
    assert t.asked == ("marquise", "MarquiseActions")
    t.say("move 5>1 x1", "done")
    assert t.offered() == ["done"], "the three actions are taken"


@rule("R-6.5.2")
def test_the_second_move_of_a_march_may_use_the_same_warriors_or_be_declined() -> None:
    t = marquise()
    t.put("marquise", "warriors", R3, 2)
    t.begin("marquise", "daylight")
    t.say("move 5>2 x2")
    assert t.asked == ("marquise", "SecondMove")
    assert t.can("move 2>6 x2")
    assert not t.offered("battle") + t.offered("recruit")
    t.say("done", "move 2>6 x2", "move 6>3 x1", "move 6>2 x1", "move 2>5 x1")
    assert t.warriors("marquise", R1) == t.warriors("marquise", R3) == 1
    assert t.asked is None, "three marches, no card in hand: Daylight is over"


@rule("S-011", "R-6.5", "R-2.1.1.II")
def test_no_extra_action_for_a_fox_card() -> None:
    t = marquise()
    t.hand("marquise", "fox_anvil", "fox_root_tea")
    t.begin("marquise", "daylight")
    assert not t.offered("extra")


@rule("R-6.5", "I-MC-11", "W-MC3")
def test_each_bird_card_gives_one_more_action_now_or_later() -> None:
    t = marquise()
    t.put("marquise", "warriors", R3, 2)
    t.hand("marquise", "armorers", "sappers")
    t.begin("marquise", "daylight")
    t.say("extra action with armorers")
    for _ in range(2):
        t.say("move 5>2 x1", "done", "move 2>5 x1", "done")
    assert t.offered() == ["done", "extra action with sappers"], "four actions are taken"
    t.say("extra action with sappers", "move 5>2 x1", "move 2>5 x1")
    assert t.discard_pile() == ["armorers", "sappers"]
    assert t.asked is None


@rule("R-6.5", "W-MC3", "W-D2")
def test_cards_of_the_play_area_cost_no_action_and_outlast_the_actions() -> None:
    t = marquise()
    t.put("marquise", "warriors", R3, 2)
    t.crafted("marquise", "tax_collector", "codebreakers")
    t.hand("alliance", "fox_anvil")
    t.begin("marquise", "daylight")
    t.say("codebreakers alliance")
    for _ in range(3):
        t.say("move 5>2 x1", "move 2>5 x1")
    assert t.offered() == ["done", "tax collector 5"]


@rule("R-6.5", "I-MC-11", "W-MC3")
def test_she_may_end_her_daylight_with_actions_left() -> None:
    t = marquise()
    t.put("marquise", "warriors", R3)
    t.hand("marquise", "fox_anvil")
    t.begin("marquise", "daylight")
    t.say("done")
    assert t.asked is None
    assert len(t.cards("marquise")) == 2, "Evening has come and gone"


@rule("R-6.5.3", "W-MC3")
def test_recruit_once_a_turn_a_warrior_at_every_recruiter() -> None:
    t = marquise()
    t.put("marquise", "recruiter", M2, 2)
    t.put("marquise", "recruiter", R3)
    t.begin("marquise", "daylight")
    t.say("recruit")
    assert (t.warriors("marquise", M2), t.warriors("marquise", R3)) == (2, 1)
    assert t.offered("move")
    assert not t.offered("recruit")


@rule("R-6.5.3", "R-2.5", "W-R9")
def test_recruit_with_too_few_warriors_she_chooses_the_recruiters() -> None:
    t = marquise()
    t.put("marquise", "recruiter", M2, 2)
    t.put("marquise", "recruiter", R3)
    t.spare("marquise", 2)
    t.begin("marquise", "daylight")
    t.say("recruit")
    assert t.asked == ("marquise", "ChooseRecruits")
    assert sorted(t.offered()) == ["place at 5,7", "place at 7,7"]
    t.say("place at 5,7")
    assert (t.warriors("marquise", M2), t.warriors("marquise", R3), t.supply("marquise")) == (1, 1, 0)
    assert not t.offered("recruit")


@rule("R-6.5.3", "I-GEN-5")
def test_recruit_without_warriors_or_recruiters_is_not_offered() -> None:
    t = marquise()
    t.begin("marquise", "daylight")
    assert not t.offered("recruit")
    t.put("marquise", "recruiter", R3)
    assert t.offered("recruit")
    t.spare("marquise", 0)
    assert not t.offered("recruit")


@rule("R-6.5.5")
def test_overwork_spends_a_card_of_a_sawmills_suit_for_a_wood() -> None:
    t = marquise()
    t.put("marquise", "sawmill", M2)
    t.put("marquise", "warriors", R3)
    t.hand("marquise", "mouse_root_tea", "rabbit_root_tea", "armorers")
    t.begin("marquise", "daylight")
    assert t.offered("overwork") == ["overwork 7 with armorers", "overwork 7 with mouse_root_tea"]
    t.say("overwork 7 with mouse_root_tea")
    assert t.pieces("marquise", "wood", M2) == 1
    assert t.discard_pile() == ["mouse_root_tea"]
    t.say("overwork 7 with armorers")
    assert not t.offered("overwork")
    t.say("move 5>1 x1", "done")
    assert t.offered() == ["done"], "overwork is an action"


@rule("R-6.5.5", "I-GEN-5")
def test_overwork_needs_wood_in_the_supply() -> None:
    t = marquise()
    t.put("marquise", "sawmill", M2)
    t.put("marquise", "wood", R3, 8)
    t.hand("marquise", "mouse_root_tea")
    t.begin("marquise", "daylight")
    assert not t.offered("overwork")


# -- Evening ------------------------------------------------------------------------------------------------------


@rule("R-6.6", "T-MC", "W-MC4")
@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_third_and_fifth_recruiter_draw_a_card_more(recruiters: int, cards: int) -> None:
    t = marquise()
    for clearing in (M2, M2, M3, M3, M4, M4)[:recruiters]:
        t.put("marquise", "recruiter", clearing)
    t.put("marquise", "sawmill", R3)
    t.begin("marquise", "evening")
    assert len(t.cards("marquise")) == cards
    assert t.asked is None


@rule("R-6.6", "W-MC4", "W-E4")
def test_more_than_five_cards_are_discarded_by_her_choice() -> None:
    t = marquise()
    t.hand("marquise", "fox_anvil", "fox_root_tea", "mouse_sword", "armorers", "sappers")
    t.top("royal_claim")
    t.begin("marquise", "evening")
    assert t.asked == ("marquise", "KeepHandLimit")
    assert len(t.offered()) == 6
    t.say("discard armorers")
    assert t.discard_pile() == ["armorers"]
    assert len(t.cards("marquise")) == 5
