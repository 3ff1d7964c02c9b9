"""R-7.5.2, R-7.7: the Decree is resolved, or turmoil comes."""

from typing import Any

import pytest

from tests.root.table import F1, F2, F3, M1, M2, R1, R2, R3, Table

rule = pytest.mark.rule
BUILDER, CHARISMATIC, COMMANDER, DESPOT = range(4)
COLUMNS = ("recruit", "move", "battle", "build")


def eyrie(leader: int, **decree: tuple[str, ...]) -> Table:
    """The Eyrie under a leader, with these cards in the columns of the Decree."""
    t = Table("eyrie", "marquise", "alliance")
    t.board("eyrie").leader = leader
    for column, cards in decree.items():
        t.fill(t.board("eyrie").decree[COLUMNS.index(column)], *cards)
    return t


def board(t: Table) -> Any:
    return t.game.view(t.g, None).seats[t.seat("eyrie")].board


# -- resolving ----------------------------------------------------------------------------------------------------------------


@rule("R-7.5.2", "R-7.5.2.I", "R-7.5.2.II", "R-7.5.2.III", "R-7.5.2.IV", "W-ED5")
def test_columns_from_left_to_right_each_card_in_a_clearing_of_its_suit() -> None:
    t = eyrie(BUILDER, recruit=("fox_anvil",), battle=("mouse_sword",), build=("rabbit_root_tea",))
    t.put("eyrie", "roost", F1)
    t.put("eyrie", "roost", M2)
    t.put("eyrie", "warriors", M1, 2)
    t.put("eyrie", "warriors", F1, 2)
    t.put("marquise", "warriors", M1)
    t.begin("eyrie", "daylight")
    assert t.offered() == ["recruit 1 by fox", "recruit 1 by bird", "recruit 7 by bird"]
    t.say("recruit 7 by bird", "recruit 1 by fox")
    assert (t.warriors("eyrie", F1), t.warriors("eyrie", M2)) == (3, 1)
    assert all(text.startswith("move") for text in t.offered()), "the next column"
    t.say("move 1>5 x3 by bird")
    assert t.offered() == ["battle 2 marquise by mouse"]
    t.dice(1, 0)
    t.say("battle 2 marquise by mouse")
    assert t.warriors("marquise", M1) == 0
    assert t.offered() == ["build roost 5 by rabbit"]
    t.say("build roost 5 by rabbit")
    assert t.pieces("eyrie", "roost", R3) == 1
    assert board(t).leader == BUILDER, "no turmoil"
    assert t.points("eyrie") == 2, "Evening: three roosts"


@rule("R-7.5.2", "I-EYR-3")
def test_an_empty_column_is_fine() -> None:
    t = eyrie(COMMANDER)
    t.put("eyrie", "warriors", M1, 2)
    t.put("eyrie", "warriors", R3)
    t.put("marquise", "warriors", M1, 5)
    t.begin("eyrie", "daylight")
    assert t.offered("move"), "the recruit column is empty"
    t.dice(0, 0)
    t.say("move 5>1 x1 by bird", "battle 2 marquise by bird")
    assert board(t).leader == COMMANDER


@rule("R-7.5.2.II", "I-EYR-3")
def test_a_decree_move_starts_in_the_suit_and_needs_rule() -> None:
    t = eyrie(CHARISMATIC, move=("mouse_sword",))
    t.put("eyrie", "roost", R1)
    t.put("eyrie", "warriors", M1, 2)
    t.put("eyrie", "warriors", M2)
    t.put("marquise", "warriors", M2, 3)
    t.begin("eyrie", "daylight")
    t.say("recruit 3 by bird")
    moves = t.offered("move")
    assert "move 2>5 x1 by mouse" in moves
    assert "move 2>5 x2 by mouse" in moves
    assert "move 7>3 x1 by mouse" in moves, "R1 is ruled, so M2 may be left for it"
    assert not t.offered("move 7>8"), "neither M2 nor F3 is ruled"
    assert not t.offered("move 3>")


@rule("R-7.5.2.IV", "I-EYR-3")
def test_a_roost_needs_rule_a_slot_and_no_roost_there() -> None:
    t = eyrie(BUILDER, build=("fox_anvil", "rabbit_root_tea"))
    t.put("eyrie", "roost", F1)
    t.put("eyrie", "roost", R1)
    t.put("eyrie", "warriors", F1, 2)
    t.put("eyrie", "warriors", F2, 1)
    t.put("marquise", "warriors", F2, 2)
    t.put("eyrie", "warriors", F3, 1)
    t.put("eyrie", "warriors", R2, 3)
    t.put("marquise", "workshop", R2)
    t.begin("eyrie", "daylight")
    t.say("recruit 1 by bird", "move 1>5 x1 by bird")
    assert t.offered("build") == ["build roost 8 by fox", "build roost 5 by rabbit"]
    t.say("build roost 8 by fox", "build roost 5 by rabbit")
    assert board(t).roosts == 4


@rule("R-7.5.2.IV", "I-EYR-3")
def test_without_a_roost_on_the_track_a_build_fails() -> None:
    t = eyrie(COMMANDER, build=("fox_anvil",))
    for clearing in range(1, 8):
        t.put("eyrie", "roost", clearing)
    t.put("eyrie", "warriors", F3, 3)
    t.put("marquise", "warriors", F3)
    t.dice(0, 0)
    t.begin("eyrie", "daylight")
    t.say("move 8>4 x1 by bird", "battle 8 marquise by bird")
    assert t.offered() == ["falter at fox"]


@rule("R-7.8.2", "R-7.5.2.I")
def test_charismatic_recruits_two() -> None:
    t = eyrie(CHARISMATIC)
    t.put("eyrie", "roost", R3)
    t.put("marquise", "warriors", R3)
    t.begin("eyrie", "daylight")
    t.say("recruit 5 by bird")
    assert t.warriors("eyrie", R3) == 2


@rule("W-ED5", "R-7.5", "I-GEN-3")
def test_the_free_window_is_open_between_the_cards_and_behind_the_last() -> None:
    t = eyrie(BUILDER)
    t.put("eyrie", "roost", R3)
    t.crafted("eyrie", "codebreakers", "tax_collector")
    t.hand("marquise", "fox_anvil")
    t.hand("eyrie", "mouse_sword")
    t.begin("eyrie", "daylight")
    t.say("done")
    assert t.asked == ("eyrie", "ResolveDecree")
    assert t.offered("codebreakers")
    t.say("recruit 5 by bird", "codebreakers marquise", "move 5>1 x1 by bird")
    assert sorted(t.offered()) == ["done", "tax collector 1"]
    t.say("tax collector 1")
    assert t.warriors("eyrie", F1) == 0
    assert board(t).leader == BUILDER


@rule("S-055", "I-BAT-6", "R-7.5.2.III")
def test_a_battle_ended_by_an_ambush_counts() -> None:
    t = eyrie(COMMANDER)
    t.put("eyrie", "warriors", M1, 2)
    t.put("eyrie", "warriors", R3, 1)
    t.put("marquise", "warriors", M1)
    t.hand("marquise", "mouse_ambush")
    t.begin("eyrie", "daylight")
    t.say("move 5>1 x1 by bird", "battle 2 marquise by bird", "ambush mouse_ambush")
    assert t.warriors("eyrie", M1) == 0
    assert board(t).leader == COMMANDER
    assert t.asked is None, "the turn is over without turmoil"


# -- turmoil ------------------------------------------------------------------------------------------------------------------


@rule("I-EYR-1", "R-7.5.2", "R-7.7")
def test_a_card_that_fails_may_be_chosen_before_one_that_does_not() -> None:
    t = eyrie(BUILDER, recruit=("mouse_sword",))
    t.put("eyrie", "roost", R3)
    t.begin("eyrie", "daylight")
    assert t.offered() == ["falter at mouse", "recruit 5 by bird"]
    t.say("falter at mouse")
    assert t.asked == ("eyrie", "ChooseLeader")
    assert t.warriors("eyrie", R3) == 0


@rule("S-047", "R-7.5.2", "R-7.7", "W-ED6")
def test_the_second_recruit_finds_no_warrior() -> None:
    t = eyrie(BUILDER, recruit=("fox_anvil",))
    t.put("eyrie", "roost", F1)
    t.spare("eyrie", 1)
    t.begin("eyrie", "daylight")
    t.say("recruit 1 by bird")
    assert t.offered() == ["falter at fox"]
    t.say("falter at fox")
    assert t.asked == ("eyrie", "ChooseLeader")


@rule("S-048", "I-EYR-2", "R-7.8.2")
def test_charismatic_places_the_last_warrior_then_turmoil() -> None:
    t = eyrie(CHARISMATIC)
    t.put("eyrie", "roost", F1)
    t.spare("eyrie", 1)
    t.begin("eyrie", "daylight")
    t.say("recruit 1 by bird")
    assert t.warriors("eyrie", F1) == 1
    assert t.asked == ("eyrie", "ChooseLeader")


@rule("I-EYR-2")
def test_charismatic_without_any_warrior_falters() -> None:
    t = eyrie(CHARISMATIC)
    t.put("eyrie", "roost", F1)
    t.spare("eyrie", 0)
    t.begin("eyrie", "daylight")
    assert t.offered() == ["falter at bird"]


@rule("S-049", "R-7.7", "R-7.7.1", "R-7.7.2", "R-7.7.3", "R-7.7.4", "W-ED6", "I-GEN-7")
def test_turmoil_humiliates_purges_deposes_and_rests() -> None:
    t = eyrie(CHARISMATIC, recruit=("armorers", "fox_anvil"), move=("sappers",), build=("mouse_sword", "rabbit_root_tea"))
    for clearing in (F1, F2, R3):
        t.put("eyrie", "roost", clearing)
    t.spare("eyrie", 0)
    t.score("eyrie", 3)
    t.begin("eyrie", "daylight")
    t.say("falter at fox")
    assert t.points("eyrie") == 0
    assert sorted(t.discard_pile()) == ["armorers", "fox_anvil", "mouse_sword", "rabbit_root_tea", "sappers"]
    assert t.offered() == ["leader builder", "leader commander", "leader despot"]
    t.say("leader despot")
    assert (board(t).viziers, board(t).decree, board(t).deposed) == ((1, 3), [[], [], [], []], [CHARISMATIC])
    assert t.points("eyrie") == 2, "Evening scores three roosts"
    assert len(t.cards("eyrie")) == 2


@rule("I-EYR-7", "R-7.7.1")
def test_resolved_birds_are_counted_too() -> None:
    t = eyrie(BUILDER, recruit=("armorers",), battle=("fox_anvil",))
    t.put("eyrie", "roost", R3)
    t.score("eyrie", 10)
    t.begin("eyrie", "daylight")
    t.say("recruit 5 by bird", "recruit 5 by bird", "move 5>1 x1 by bird", "falter at fox")
    assert t.points("eyrie") == 10 - 3


@rule("I-EYR-8", "R-7.7.2", "R-3.3.3")
def test_a_purged_dominance_card_becomes_available() -> None:
    t = eyrie(BUILDER, move=("fox_dominance", "fox_anvil"))
    t.begin("eyrie", "daylight")
    t.say("falter at bird")
    assert t.available() == ["fox_dominance"]
    assert t.discard_pile() == ["fox_anvil"]


@rule("R-7.7.3")
def test_a_deposed_leader_does_not_come_back_at_once() -> None:
    t = eyrie(COMMANDER)
    t.board("eyrie").deposed = [BUILDER]
    t.begin("eyrie", "daylight")
    t.say("falter at bird")
    assert t.offered() == ["leader charismatic", "leader despot"]


@rule("S-050", "I-EYR-9", "R-7.7.3.I")
def test_a_new_clutch_turns_all_four_leaders_up() -> None:
    t = eyrie(DESPOT)
    t.board("eyrie").deposed = [BUILDER, CHARISMATIC, COMMANDER]
    t.begin("eyrie", "daylight")
    t.say("falter at bird")
    assert t.offered() == ["leader builder", "leader charismatic", "leader commander", "leader despot"]
    t.say("leader despot")
    assert (board(t).leader, board(t).deposed) == (DESPOT, [])


@rule("S-015", "R-7.7", "I-WIN-6")
def test_turmoil_under_dominance_costs_no_points() -> None:
    t = eyrie(BUILDER, move=("armorers", "sappers"))
    t.score("eyrie", 12)
    t.dominate("eyrie", "fox_dominance")
    t.begin("eyrie", "daylight")
    t.say("falter at bird")
    assert t.points("eyrie") == 12
    t.say("leader despot")
    assert board(t).leader == DESPOT
    assert sorted(t.discard_pile()) == ["armorers", "sappers"]
    assert len(t.cards("eyrie")) == 1


@rule("I-EYR-12", "R-7.7.4")
def test_turmoil_ends_daylight_with_all_its_offers() -> None:
    t = eyrie(BUILDER)
    t.crafted("eyrie", "codebreakers")
    t.hand("marquise", "fox_anvil")
    t.begin("eyrie", "daylight")
    assert t.offered("codebreakers")
    t.say("falter at bird", "leader despot")
    assert t.asked is None
    assert len(t.cards("eyrie")) == 1, "Evening has come and gone"
