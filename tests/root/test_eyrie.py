"""R-7: the Eyrie Dynasties: setup, Lords of the Forest, Birdsong, crafting, leaders in battle, Evening."""

from typing import Any

import pytest

from hvozd.games.root.cards.base import SweepSuit
from hvozd.games.root.components import CARD_IDS, MOUSE
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.setup.start import SetUpFaction
from tests.root.table import F1, F2, F3, F4, M1, M2, M3, M4, R1, R2, R3, R4, Table

rule = pytest.mark.rule
BUILDER, CHARISMATIC, COMMANDER, DESPOT = range(4)


def eyrie(leader: int = BUILDER, *others: str) -> Table:
    t = Table("eyrie", *(others or ("marquise", "alliance")))
    t.board("eyrie").leader = leader
    return t


def board(t: Table) -> Any:
    """The Eyrie's board as everybody sees it."""
    return t.game.view(t.g, None).seats[t.seat("eyrie")].board


# -- setup --------------------------------------------------------------------------------------------------------


@rule("R-7.3.1", "R-7.3.2", "R-7.3.5", "W-S3")
def test_setup_opposite_the_keep() -> None:
    t = Table("marquise", "eyrie")
    t.run(SetUpFaction(0), SetUpFaction(1))
    t.say("keep 2", "start sawmill 2 workshop 5 recruiter 6")
    assert t.offered() == ["start in 4"]
    t.say("start in 4")
    assert (t.pieces("eyrie", "roost", R2), t.warriors("eyrie", R2), t.supply("eyrie")) == (1, 6, 14)
    assert t.stock("eyrie", "roost") == 6


@rule("R-7.3.2", "W-S3")
def test_without_the_marquise_any_corner_will_do() -> None:
    t = Table("eyrie", "alliance")
    t.run(SetUpFaction(0))
    assert t.offered() == ["start in 1", "start in 2", "start in 3", "start in 4"]


@rule("R-7.3.3", "R-7.3.4", "R-7.8", "R-7.8.1", "R-7.8.2", "R-7.8.3", "R-7.8.4")
@pytest.mark.parametrize(
    ("leader", "columns"), [("builder", (0, 1)), ("charismatic", (0, 2)), ("commander", (1, 2)), ("despot", (1, 3))]
)
def test_one_of_four_leaders_tells_where_the_viziers_go(leader: str, columns: tuple[int, int]) -> None:
    t = Table("eyrie", "alliance")
    t.run(SetUpFaction(0))
    t.say("start in 1")
    assert t.offered() == ["leader builder", "leader charismatic", "leader commander", "leader despot"]
    t.say(f"leader {leader}")
    assert tuple(board(t).viziers) == columns
    assert board(t).deposed == [], "the others stay face up"
    t.begin("eyrie", "daylight")
    assert t.offered("falter at bird") or t.offered(("recruit", "move", "battle", "build")[columns[0]])


# -- Lords of the Forest ------------------------------------------------------------------------------------------


@rule("R-7.2.2", "I-EYR-6")
def test_the_eyrie_rule_where_they_share_the_highest_sum() -> None:
    t = eyrie()
    t.put("marquise", "warriors", F1, 2)
    t.put("eyrie", "warriors", F1)
    assert t.ruler(F1) == "marquise"
    t.put("eyrie", "roost", F1)
    assert t.ruler(F1) == "eyrie"
    t.put("alliance", "warriors", F1, 2)
    assert t.ruler(F1) == "eyrie", "a tie of three"
    t.put("alliance", "warriors", F1)
    assert t.ruler(F1) == "alliance"


@rule("R-7.2.2", "I-EYR-6")
def test_a_tie_of_others_above_them_rules_nobody() -> None:
    t = eyrie()
    t.put("eyrie", "warriors", F1)
    t.put("marquise", "warriors", F1, 2)
    t.put("alliance", "warriors", F1, 2)
    assert t.ruler(F1) is None


@rule("S-003", "R-7.2.2")
def test_an_empty_clearing_is_not_theirs() -> None:
    t = eyrie()
    t.put("alliance", "sympathy", F1)
    assert t.ruler(F1) is None
    assert t.ruler(F2) is None


@rule("S-013", "R-7.2.2", "R-3.3.1.I")
def test_a_tie_is_enough_for_dominance() -> None:
    t = eyrie()
    t.dominate("eyrie", "fox_dominance")
    for clearing in (F1, F2, F3):
        t.put("eyrie", "warriors", clearing)
    t.put("marquise", "warriors", F3)
    t.begin("eyrie")
    assert t.winners() == ["eyrie"]


# -- Birdsong -----------------------------------------------------------------------------------------------------


@rule("R-7.4.1", "R-7.4", "W-ED1")
def test_with_an_empty_hand_a_card_is_drawn_first_and_added() -> None:
    t = eyrie()
    t.put("eyrie", "roost", R3)
    t.top("mouse_sword")
    t.begin("eyrie")
    assert t.offered() == [f"add mouse_sword to {column}" for column in ("recruit", "move", "battle", "build")]
    t.say("add mouse_sword to build")
    assert [len(column) for column in board(t).decree] == [0, 0, 0, 1]
    assert t.asked is None


@rule("R-7.4.1", "R-7.4.2")
def test_with_cards_in_hand_none_is_drawn_and_with_none_anywhere_nothing_is_added() -> None:
    t = eyrie()
    t.put("eyrie", "roost", R3)
    t.hand("eyrie", "mouse_sword")
    t.begin("eyrie")
    assert t.cards("eyrie") == ["mouse_sword"]
    t = eyrie()
    t.put("eyrie", "roost", R3)
    t.empty_deck()
    t.begin("eyrie")
    assert t.asked is None
    assert t.cards("eyrie") == []


@rule("R-7.4.2", "W-ED2")
def test_one_card_must_and_a_second_may_be_added_each_to_any_column() -> None:
    t = eyrie()
    t.put("eyrie", "roost", R3)
    t.hand("eyrie", "mouse_sword", "armorers", "fox_anvil")
    t.begin("eyrie")
    assert t.asked == ("eyrie", "AddToDecree")
    assert not t.can("done")
    t.say("add armorers to move")
    assert t.can("done")
    t.say("add mouse_sword to move")
    assert len(board(t).decree[1]) == 2
    assert t.cards("eyrie") == ["fox_anvil"]
    assert t.asked is None, "two cards at most"


@rule("S-054", "R-7.4.2")
def test_of_two_birds_exactly_one_is_added() -> None:
    t = eyrie()
    t.put("eyrie", "roost", R3)
    t.hand("eyrie", "armorers", "sappers")
    t.begin("eyrie")
    t.say("add sappers to battle")
    assert t.offered() == ["done"]


@rule("I-EYR-11", "R-7.4.2")
def test_ambush_and_dominance_cards_may_be_added_and_a_lone_bird_must() -> None:
    t = eyrie()
    t.put("eyrie", "roost", R3)
    t.hand("eyrie", "fox_ambush", "mouse_dominance")
    t.begin("eyrie")
    t.say("add fox_ambush to recruit", "add mouse_dominance to build")
    assert t.cards("eyrie") == []
    t = eyrie()
    t.put("eyrie", "roost", R3)
    t.hand("eyrie", "armorers")
    t.begin("eyrie")
    assert t.offered() == [f"add armorers to {column}" for column in ("recruit", "move", "battle", "build")]


def crowded(free: int, warriors: int) -> Table:
    """No roost on the map; two warriors of the Marquise everywhere, M2 empty of warriors and full of sawmills."""
    t = eyrie()
    t.put("marquise", "sawmill", M2, 2)
    for clearing in (F1, F2, F3, F4, R1, R2, R3, R4, M1, M3, M4):
        t.put("marquise", "warriors", clearing, warriors if clearing == free else 2)
    t.hand("eyrie", "mouse_sword")
    t.begin("eyrie")
    t.say("add mouse_sword to move")
    return t


@rule("S-052", "R-7.4.3", "R-7.4", "W-ED3")
def test_the_new_roost_goes_where_the_fewest_warriors_are_and_a_slot_is_open() -> None:
    t = crowded(R3, 1)
    assert t.offered() == ["new roost 5"]
    t.say("new roost 5")
    assert (t.pieces("eyrie", "roost", R3), t.warriors("eyrie", R3)) == (1, 3)


@rule("R-7.4.3", "W-ED3")
def test_among_equal_clearings_the_eyrie_choose() -> None:
    t = crowded(R3, 2)
    assert t.offered() == [f"new roost {clearing}" for clearing in range(1, 13) if clearing != M2]


@rule("I-EYR-10", "R-7.4.3")
def test_all_warriors_count_no_pieces_and_nothing_is_moved() -> None:
    t = eyrie()
    for clearing in range(1, 12):
        t.put("marquise", "warriors", clearing, 2)
    t.put("eyrie", "warriors", F4, 3)
    t.put("alliance", "warriors", R1, 1)
    t.put("alliance", "sympathy", F2)
    t.hand("eyrie", "fox_anvil", "fox_root_tea")
    t.begin("eyrie")
    t.say("add fox_anvil to move", "done")
    assert not {"new roost 12", "new roost 3"} & set(t.offered())
    t.say("new roost 6")
    assert t.cards("eyrie") == ["fox_root_tea"], "placing causes no outrage"


@rule("R-7.4.3")
def test_a_new_roost_with_too_few_warriors_or_with_a_roost_or_without_room() -> None:
    t = eyrie()
    t.hand("eyrie", "fox_anvil")
    t.spare("eyrie", 1)
    t.begin("eyrie")
    t.say("add fox_anvil to move", "new roost 5")
    assert (t.warriors("eyrie", R3), t.supply("eyrie")) == (1, 0)
    t.hand("eyrie", "fox_root_tea")
    t.begin("eyrie")
    t.say("add fox_root_tea to move")
    assert t.asked is None, "a roost is on the map"
    t = eyrie()
    t.g.open_slots = bytearray(13)
    t.hand("eyrie", "fox_anvil")
    t.begin("eyrie")
    t.say("add fox_anvil to move")
    assert t.asked is None, "no clearing can take it"


# -- crafting -----------------------------------------------------------------------------------------------------


@rule("R-7.2.1", "R-7.2.3", "R-7.5", "R-7.5.1", "W-ED4")
def test_roosts_craft_before_the_decree_and_an_item_scores_one() -> None:
    t = eyrie(CHARISMATIC)
    for clearing in (R1, R2, M1):
        t.put("eyrie", "roost", clearing)
    t.hand("eyrie", "rabbit_bake_sale", "rabbit_a_visit_to_friends", "mouse_root_tea")
    t.begin("eyrie", "daylight")
    assert t.asked == ("eyrie", "Crafting")
    t.say("craft rabbit_bake_sale with 3,4")
    assert (t.points("eyrie"), t.items("eyrie")) == (1, ["coins"])
    assert t.offered("craft") == ["craft mouse_root_tea with 2"], "both rabbit roosts are activated"
    t.say("done")
    assert t.asked == ("eyrie", "ResolveDecree")
    assert not t.offered("craft")


@rule("R-7.2.3")
def test_a_card_without_an_item_scores_nothing() -> None:
    t = eyrie(DESPOT)
    t.put("eyrie", "roost", R1)
    t.put("eyrie", "roost", R2)
    t.hand("eyrie", "cobbler")
    t.begin("eyrie", "daylight")
    t.say("craft cobbler with 3,4")
    assert (t.points("eyrie"), t.play_area("eyrie")) == (0, ["cobbler"])


@rule("R-7.8.1")
def test_the_builder_scores_what_the_card_says() -> None:
    t = eyrie(BUILDER)
    t.put("eyrie", "roost", R1)
    t.put("eyrie", "roost", R2)
    t.hand("eyrie", "rabbit_bake_sale")
    t.begin("eyrie", "daylight")
    t.say("craft rabbit_bake_sale with 3,4")
    assert t.points("eyrie") == 3


# -- leaders in battle --------------------------------------------------------------------------------------------


def battle(t: Table, clearing: int, attacker: str, defender: str) -> None:
    t.run(StartBattle(clearing, t.seat(attacker), t.seat(defender)), turn=attacker)


@rule("R-7.8.3")
def test_the_commander_deals_one_hit_more_as_attacker_only() -> None:
    t = eyrie(COMMANDER)
    t.put("eyrie", "warriors", M1, 5)
    t.put("marquise", "warriors", M1, 5)
    t.dice(0, 0)
    battle(t, M1, "eyrie", "marquise")
    assert (t.warriors("eyrie", M1), t.warriors("marquise", M1)) == (5, 4)
    t.dice(0, 0)
    battle(t, M1, "marquise", "eyrie")
    assert (t.warriors("eyrie", M1), t.warriors("marquise", M1)) == (5, 4)


@rule("S-035", "R-7.8.3", "K-B.1", "I-BAT-10")
def test_armorers_do_not_stop_the_commanders_hit() -> None:
    t = eyrie(COMMANDER)
    t.put("eyrie", "warriors", M1, 5)
    t.put("marquise", "warriors", M1, 3)
    t.crafted("marquise", "armorers")
    t.dice(2, 0)
    battle(t, M1, "eyrie", "marquise")
    t.say("armorers")
    assert t.warriors("marquise", M1) == 2
    assert t.discard_pile() == ["armorers"]


@rule("S-051", "R-7.8.4", "R-8.2.4", "I-EYR-4", "W-R8", "I-WA-1")
@pytest.mark.parametrize(("first", "left"), [("Outrage", ["mouse_sword"]), ("LoseBase", ["fox_anvil", "mouse_sword"])])
def test_the_despot_scores_one_more_for_sympathy_and_base(first: str, left: list[str]) -> None:
    t = eyrie(DESPOT)
    t.put("eyrie", "warriors", F2, 5)
    t.put("alliance", "warriors", F2, 2)
    t.put("alliance", "fox_base", F2)
    t.put("alliance", "sympathy", F2)
    t.fill(t.board("alliance").supporters, "fox_root_tea", "mouse_sword")
    t.crafted("eyrie", "brutal_tactics")
    t.hand("eyrie", "fox_anvil", "mouse_root_tea")
    t.dice(3, 3)
    battle(t, F2, "eyrie", "alliance")
    t.say("brutal tactics")
    assert t.points("eyrie") == 2 + 1
    assert t.asked == ("eyrie", "OrderTriggers")
    t.say("resolve 0" if first == "Outrage" else "resolve 1", "outrage fox_anvil")
    assert [CARD_IDS[card] for card in t.board("alliance").supporters] == left, "the active player chose what came first"


@rule("R-7.8.4", "I-EYR-4")
def test_the_despot_defends_and_has_one_bonus_for_ambush_and_roll_together() -> None:
    t = eyrie(DESPOT)
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", F1)
    t.put("marquise", "wood", F1, 2)
    t.put("eyrie", "warriors", F1, 3)
    t.hand("eyrie", "fox_ambush")
    t.hand("marquise", "fox_anvil")
    t.dice(2, 2)
    battle(t, F1, "marquise", "eyrie")
    t.say("ambush fox_ambush", "no ambush", "lose wood")
    assert t.points("eyrie") == 1 + 1
    t.say("treat with fox_anvil", "lose wood")
    assert t.points("eyrie") == 1 + 1 + 1, "the bonus comes once a battle"


@rule("R-7.8.4", "I-EYR-4")
def test_the_despot_gains_nothing_for_warriors_or_outside_battle_and_others_gain_no_bonus() -> None:
    t = eyrie(DESPOT)
    t.put("eyrie", "warriors", M1, 3)
    t.put("marquise", "warriors", M1, 2)
    t.dice(2, 0)
    battle(t, M1, "eyrie", "marquise")
    assert t.points("eyrie") == 0
    t.put("marquise", "wood", M2, 2)
    t.run(SweepSuit(0, MOUSE), turn="eyrie")
    assert t.points("eyrie") == 2
    t = eyrie(BUILDER)
    t.put("eyrie", "warriors", M1, 3)
    t.put("marquise", "wood", M1)
    t.dice(0, 0)
    battle(t, M1, "eyrie", "marquise")
    assert t.points("eyrie") == 1


# -- Evening ------------------------------------------------------------------------------------------------------


@rule("R-7.6", "R-7.6.1", "R-7.6.2", "T-ED", "W-ED7")
@pytest.mark.parametrize(
    ("roosts", "points", "cards"), [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)]
)
def test_roosts_score_and_draw(roosts: int, points: int, cards: int) -> None:
    t = eyrie()
    for clearing in range(1, roosts + 1):
        t.put("eyrie", "roost", clearing)
    t.begin("eyrie", "evening")
    assert t.points("eyrie") == points
    assert len(t.cards("eyrie")) == cards


@rule("R-7.6.2", "W-ED7")
def test_the_eyrie_keep_five_cards_of_their_choice() -> None:
    t = eyrie()
    t.hand("eyrie", "fox_anvil", "fox_root_tea", "mouse_sword", "armorers", "sappers")
    t.top("royal_claim")
    t.begin("eyrie", "evening")
    assert t.asked == ("eyrie", "KeepHandLimit")
    t.say("discard royal_claim")
    assert "royal_claim" not in t.cards("eyrie")
    assert t.asked is None
