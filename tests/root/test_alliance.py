"""R-8: the Woodland Alliance: setup, supporters, Birdsong, Daylight, Evening."""

from typing import Any

import pytest

from hvozd.games.root.components import CARD_IDS
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.setup.start import SetUpFaction
from tests.root.table import F1, F2, F3, F4, M1, M2, M3, M4, R1, R2, R3, R4, Table

rule = pytest.mark.rule


def alliance(*supporters: str, officers: int = 0) -> Table:
    t = Table("alliance", "marquise", "eyrie")
    t.fill(t.board("alliance").supporters, *supporters)
    t.board("alliance").officers = officers
    t.g.supply[0] -= officers
    return t


def supporters(t: Table) -> list[str]:
    return [CARD_IDS[card] for card in t.board("alliance").supporters]


def board(t: Table, viewer: str) -> Any:
    """The Alliance's board as a seat sees it."""
    return t.game.view(t.g, t.seat(viewer)).seats[t.seat("alliance")].board


# -- setup and supporters -------------------------------------------------------------------------------------------------


@rule("R-8.3.1", "R-8.3.2", "R-8.3.3", "R-8.3.4", "R-8.2.5", "W-S4")
def test_setup_draws_three_supporters_and_asks_nothing() -> None:
    t = Table("alliance", "marquise")
    t.top("fox_anvil", "mouse_sword", "armorers")
    t.run(SetUpFaction(0))
    assert t.asked is None
    assert supporters(t) == sorted(["fox_anvil", "mouse_sword", "armorers"], key=CARD_IDS.index)
    assert t.supply("alliance") == 10
    assert [t.stock("alliance", kind) for kind in ("fox_base", "rabbit_base", "mouse_base", "sympathy")] == [1, 1, 1, 10]
    assert t.cards("alliance") == []


@rule("R-8.2.3", "I-WA-13", "W-WA6")
def test_only_the_alliance_looks_at_its_supporters_and_none_is_a_hand_card() -> None:
    t = alliance("mouse_ambush", "fox_anvil")
    assert len(board(t, "alliance").known_supporters) == 2
    assert (board(t, "marquise").supporters, board(t, "marquise").known_supporters) == (2, [])
    t.put("alliance", "warriors", M1)
    t.put("marquise", "warriors", M1)
    t.dice(0, 0)
    t.run(StartBattle(M1, 1, 0), turn="marquise")
    assert t.asked is None, "a supporter is no ambush: with an empty hand there is no question"
    t.crafted("marquise", "stand_and_deliver")
    t.hand("eyrie", "mouse_sword")
    t.begin("marquise")
    assert t.offered() == ["stand and deliver eyrie", "done"], "nothing can be stolen from the stack"


@rule("R-8.2.3", "R-8.6.2")
def test_supporters_do_not_count_for_the_hand_limit() -> None:
    t = alliance("fox_anvil", "mouse_sword", "armorers", "sappers")
    t.hand("alliance", "fox_root_tea", "mouse_root_tea", "rabbit_root_tea")
    t.begin("alliance", "evening")
    assert len(t.cards("alliance")) == 4
    assert t.asked is None


@rule("R-8.2.3.I", "I-WA-6", "R-8.5.2")
def test_without_a_base_a_sixth_supporter_is_discarded() -> None:
    t = alliance("fox_anvil", "mouse_sword", "armorers", "sappers", "fox_root_tea")
    t.hand("alliance", "mouse_root_tea", "rabbit_root_tea")
    t.begin("alliance", "daylight")
    t.say("mobilize mouse_root_tea")
    assert len(supporters(t)) == 5
    assert t.discard_pile() == ["mouse_root_tea"]
    t.put("alliance", "mouse_base", M1)
    t.say("mobilize rabbit_root_tea")
    assert len(supporters(t)) == 6, "with a base there is no limit"


# -- Guerrilla War --------------------------------------------------------------------------------------------------------


@rule("S-030", "R-8.2.2", "I-BAT-7")
def test_the_alliance_deals_the_higher_roll_as_defender() -> None:
    t = alliance()
    t.put("alliance", "warriors", M1, 2)
    t.put("marquise", "warriors", M1, 5)
    t.dice(1, 3)
    t.run(StartBattle(M1, 1, 0), turn="marquise")
    assert (t.warriors("alliance", M1), t.warriors("marquise", M1)) == (1, 3)


@rule("R-8.2.2")
def test_as_attacker_the_alliance_rolls_like_all() -> None:
    t = alliance()
    t.put("alliance", "warriors", M1, 4)
    t.put("marquise", "warriors", M1, 5)
    t.dice(1, 3)
    t.run(StartBattle(M1, 0, 1), turn="alliance")
    assert (t.warriors("alliance", M1), t.warriors("marquise", M1)) == (3, 2)


# -- Birdsong: revolt -----------------------------------------------------------------------------------------------------


def revolt_in_fox(warriors: int = 10) -> Table:
    """Sympathy in F1, F2, F3; two warriors and a workshop of the Marquise in F1."""
    t = alliance("fox_anvil", "armorers", "mouse_sword")
    for clearing in (F1, F2, F3):
        t.put("alliance", "sympathy", clearing)
    t.put("marquise", "warriors", F1, 2)
    t.put("marquise", "workshop", F1)
    t.spare("alliance", warriors)
    t.begin("alliance")
    return t


@rule("R-8.4.1", "R-8.4.1.I", "R-8.4.1.II", "R-8.4.1.III", "I-WA-7", "W-WA1")
def test_a_revolt_removes_all_enemies_and_founds_a_base() -> None:
    t = revolt_in_fox()
    assert t.asked == ("alliance", "Revolts")
    assert t.offered("revolt") == [f"revolt {clearing} with armorers,fox_anvil" for clearing in (F1, F2, F3)]
    t.say("revolt 1 with armorers,fox_anvil")
    assert t.points("alliance") == 1
    assert t.warriors("marquise", F1) == t.pieces("marquise", "workshop", F1) == 0
    assert (t.pieces("alliance", "fox_base", F1), t.warriors("alliance", F1)) == (1, 3)
    assert t.board("alliance").officers == 1
    assert t.supply("alliance") == 10 - 3 - 1
    assert sorted(t.discard_pile()) == ["armorers", "fox_anvil"]
    assert supporters(t) == ["mouse_sword"]
    assert t.pieces("alliance", "sympathy", F1) == 1


@rule("I-WA-8", "R-8.4.1.III")
@pytest.mark.parametrize(("supply", "warriors", "officers"), [(2, 2, 0), (3, 3, 0), (4, 3, 1), (0, 0, 0)])
def test_with_too_few_warriors_the_clearing_is_filled_first(supply: int, warriors: int, officers: int) -> None:
    t = revolt_in_fox(supply)
    t.say("revolt 1 with armorers,fox_anvil")
    assert (t.warriors("alliance", F1), t.board("alliance").officers) == (warriors, officers)
    assert t.pieces("alliance", "fox_base", F1) == 1


@rule("R-8.4.1.I")
def test_no_revolt_for_a_base_that_stands_nor_without_sympathy() -> None:
    t = alliance("fox_anvil", "fox_root_tea", "mouse_sword", "mouse_root_tea", "rabbit_root_tea", "rabbit_bake_sale")
    t.put("alliance", "fox_base", F2)
    t.put("alliance", "sympathy", F3)
    t.put("alliance", "sympathy", M1)
    t.begin("alliance")
    assert t.offered("revolt") == ["revolt 2 with mouse_root_tea,mouse_sword"]


@rule("R-8.4.1.II")
def test_a_revolt_needs_two_supporters_of_the_suit() -> None:
    t = alliance("fox_anvil", "mouse_sword")
    t.put("alliance", "sympathy", F3)
    t.begin("alliance")
    assert t.offered() == ["done"]


@rule("R-8.4.1", "W-WA1", "R-8.4", "W-WA2")
def test_any_number_of_revolts_then_spreads_then_no_revolt() -> None:
    t = alliance("fox_anvil", "fox_root_tea", "mouse_sword", "mouse_root_tea", "rabbit_root_tea")
    t.put("alliance", "sympathy", F3)
    t.put("alliance", "sympathy", M1)
    t.begin("alliance")
    t.say("revolt 8 with fox_root_tea,fox_anvil", "revolt 2 with mouse_root_tea,mouse_sword")
    assert t.board("alliance").officers == 2
    assert t.asked == ("alliance", "Spreads")
    assert not t.offered("revolt")


@rule("R-8.4", "W-WA2")
def test_after_a_spread_there_is_no_revolt() -> None:
    t = alliance("fox_anvil", "fox_root_tea", "fox_travel_gear")
    t.put("alliance", "sympathy", F3)
    t.put("alliance", "sympathy", M3)
    t.begin("alliance")
    t.say("done", "spread 1 with fox_anvil")
    assert t.asked == ("alliance", "Spreads")
    assert not t.offered("revolt"), "two fox supporters are left, but the time of revolts is over"


@rule("I-WA-7", "R-2.2.4", "R-8.4.1.III")
def test_where_a_ruin_leaves_no_slot_the_base_stays_on_the_board() -> None:
    t = alliance("fox_anvil", "fox_root_tea")
    t.put("alliance", "sympathy", F2)
    t.put("alliance", "mouse_base", F2)
    t.begin("alliance")
    t.say("revolt 6 with fox_root_tea,fox_anvil")
    assert t.stock("alliance", "fox_base") == 1
    assert (t.warriors("alliance", F2), t.board("alliance").officers) == (1, 1)


@rule("W-WA1", "W-B3", "I-GEN-3")
def test_a_card_of_birdsong_may_be_used_between_two_revolts() -> None:
    t = alliance("fox_anvil", "fox_root_tea", "mouse_sword", "mouse_root_tea")
    t.put("alliance", "sympathy", F3)
    t.put("alliance", "sympathy", M1)
    t.crafted("alliance", "royal_claim")
    t.begin("alliance")
    t.say("done", "revolt 8 with fox_root_tea,fox_anvil", "royal claim")
    assert t.points("alliance") == 1, "F3 is ruled, M1 not yet"
    assert t.offered("revolt 2")


# -- Birdsong: spread -----------------------------------------------------------------------------------------------------


@rule("R-8.4.2", "R-8.4.2.I", "R-8.4.2.II", "R-8.2.5.I", "R-8.2.5.II", "W-WA2")
def test_sympathy_spreads_to_neighbours_without_sympathy() -> None:
    t = alliance("fox_anvil", "rabbit_root_tea", "mouse_sword")
    t.put("alliance", "sympathy", R3)
    t.begin("alliance")
    t.say("done")
    assert t.offered("spread") == ["spread 1 with fox_anvil", "spread 2 with mouse_sword"], "R3's neighbours, not R3 itself"
    t.say("spread 2 with mouse_sword")
    assert t.pieces("alliance", "sympathy", M1) == 1
    assert t.points("alliance") == 1
    assert t.offered("spread") == ["spread 1 with fox_anvil", "spread 6 with fox_anvil", "spread 10 with rabbit_root_tea"]


@rule("R-8.4.2.I")
def test_the_first_sympathy_goes_anywhere() -> None:
    t = alliance("mouse_sword", "armorers")
    t.begin("alliance")
    assert t.offered("spread") == [
        f"spread {clearing} with {card}"
        for clearing in range(1, 13)
        for card in (("armorers", "mouse_sword") if clearing in (M1, M2, M3, M4) else ("armorers",))
    ]


@rule("S-062", "R-8.4.2.II.a", "I-WA-11")
def test_martial_law_counts_each_player_apart() -> None:
    t = alliance("rabbit_root_tea", "rabbit_bake_sale")
    t.put("marquise", "warriors", R2, 2)
    t.put("eyrie", "warriors", R2, 2)
    t.begin("alliance")
    assert t.can("spread 4 with rabbit_root_tea")
    t.put("marquise", "warriors", R2)
    assert t.offered("spread 4") == ["spread 4 with rabbit_root_tea,rabbit_bake_sale"]
    t.put("eyrie", "warriors", R2, 4)
    assert t.offered("spread 4") == ["spread 4 with rabbit_root_tea,rabbit_bake_sale"], "one supporter more at most"


@rule("R-8.4.2.II.a", "I-WA-11")
def test_own_warriors_are_no_martial_law() -> None:
    t = alliance("rabbit_root_tea")
    t.put("alliance", "warriors", R2, 4)
    t.begin("alliance")
    assert t.can("spread 4 with rabbit_root_tea")


@rule("S-063", "T-WA", "R-8.4.2.III")
def test_the_fourth_sympathy_costs_two_and_scores_one() -> None:
    t = alliance("mouse_sword", "mouse_root_tea")
    for clearing in (F1, F2, R3):
        t.put("alliance", "sympathy", clearing)
    t.begin("alliance")
    t.say("done", "spread 2 with mouse_root_tea,mouse_sword")
    assert t.points("alliance") == 1
    assert supporters(t) == []


@rule("T-WA", "R-8.2.5", "R-8.4.2.II", "R-8.4.2.III", "R-8.6.1.IV")
def test_cost_and_points_of_every_sympathy() -> None:
    places = (F1, F2, F3, F4, R1, R2, R3, R4, M1, M2, M3, M4)
    costs = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
    points = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
    for number, (cost, gain) in enumerate(zip(costs, points, strict=True)):
        t = alliance("armorers", "sappers", "brutal_tactics", "royal_claim", "bird_ambush", officers=1)
        for clearing in places[:number]:
            t.put("alliance", "sympathy", clearing)
        t.put("alliance", "fox_base", F1)
        t.put("alliance", "rabbit_base", R1)
        t.put("alliance", "mouse_base", M3)
        t.put("alliance", "warriors", M4)
        t.begin("alliance")
        option = next(text for text in t.offered("spread"))
        assert len(option.split(" with ")[1].split(",")) == cost
        t.say(option)
        assert t.points("alliance") == gain
        t = alliance(officers=1)
        for clearing in places[:number]:
            t.put("alliance", "sympathy", clearing)
        t.put("alliance", "warriors", M4)
        t.begin("alliance", "evening")
        t.say("organize 11")
        assert t.points("alliance") == gain


@rule("R-8.2.5", "I-WA-12")
def test_there_is_no_eleventh_sympathy() -> None:
    t = alliance("mouse_sword", "mouse_root_tea", "codebreakers", officers=1)
    for clearing in range(1, 11):
        t.put("alliance", "sympathy", clearing)
    t.put("alliance", "mouse_base", M1)
    t.put("alliance", "warriors", M4)
    t.begin("alliance")
    assert t.asked == ("alliance", "Revolts")
    t.say("done")
    assert t.asked is None, "no token, no question"
    t.begin("alliance", "evening")
    assert not t.offered("organize")
