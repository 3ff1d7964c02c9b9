"""R-8.5, R-8.6: the Daylight and the Evening of the Woodland Alliance."""

import pytest

from hvozd.games.root.components import CARD_IDS
from tests.root.table import F1, F2, M1, M2, R1, R2, R3, Table

rule = pytest.mark.rule


def alliance(officers: int = 0) -> Table:
    t = Table("alliance", "marquise", "eyrie")
    t.board("alliance").officers = officers
    t.g.supply[0] -= officers
    return t


def supporters(t: Table) -> list[str]:
    return [CARD_IDS[card] for card in t.board("alliance").supporters]


# -- Daylight -----------------------------------------------------------------------------------------------------------------


@rule("R-8.2.1", "R-8.5.1", "S-020", "I-CRAFT-1")
def test_sympathy_crafts_by_choice_among_equal_tokens() -> None:
    t = alliance()
    for clearing in (F1, R1, M1, M2):
        t.put("alliance", "sympathy", clearing)
    t.hand("alliance", "tax_collector", "mouse_root_tea")
    t.begin("alliance", "daylight")
    assert t.offered("craft tax") == ["craft tax_collector with 1,2,3", "craft tax_collector with 1,3,7"]
    t.say("craft tax_collector with 1,3,7")
    assert t.play_area("alliance") == ["tax_collector"]
    assert t.offered("craft") == ["craft mouse_root_tea with 2"]


@rule("R-8.5", "R-8.5.1", "R-8.5.2", "R-8.5.3", "W-WA3")
def test_crafting_mobilizing_and_training_in_any_order() -> None:
    t = alliance()
    t.put("alliance", "sympathy", R3)
    t.put("alliance", "fox_base", F2)
    t.hand("alliance", "fox_anvil", "armorers", "mouse_sword", "rabbit_a_visit_to_friends", "fox_root_tea")
    t.begin("alliance", "daylight")
    assert t.offered("train") == ["train with armorers", "train with fox_root_tea", "train with fox_anvil"]
    t.say("train with armorers", "mobilize mouse_sword", "train with fox_anvil")
    t.say("craft rabbit_a_visit_to_friends with 5", "mobilize fox_root_tea")
    assert t.board("alliance").officers == 2
    assert t.supply("alliance") == 8
    assert supporters(t) == ["fox_root_tea", "mouse_sword"]
    assert sorted(t.discard_pile()) == ["armorers", "fox_anvil", "rabbit_a_visit_to_friends"]
    assert t.points("alliance") == 1


@rule("R-8.5.3", "I-GEN-5")
def test_training_needs_a_base_and_a_warrior() -> None:
    t = alliance()
    t.hand("alliance", "fox_anvil", "armorers")
    t.begin("alliance", "daylight")
    assert not t.offered("train"), "no base"
    t.put("alliance", "fox_base", F2)
    assert t.offered("train")
    t.spare("alliance", 0)
    assert not t.offered("train"), "no warrior in the supply"


@rule("W-WA3", "R-8.5")
def test_the_daylight_may_be_ended_at_once_and_cards_of_the_play_area_be_used_in_it() -> None:
    t = alliance()
    t.hand("alliance", "fox_anvil")
    t.hand("marquise", "mouse_sword")
    t.crafted("alliance", "codebreakers")
    t.begin("alliance", "daylight")
    assert t.can("codebreakers marquise")
    assert t.can("mobilize fox_anvil")
    t.say("done")
    assert "fox_anvil" in t.cards("alliance")


# -- Evening ------------------------------------------------------------------------------------------------------------------


@rule("R-8.6", "R-8.6.1", "R-8.6.1.I", "R-8.6.1.II", "R-8.6.1.III", "W-WA4")
def test_as_many_operations_as_officers_in_any_mixture() -> None:
    t = alliance(officers=3)
    t.put("alliance", "mouse_base", M1)
    t.put("alliance", "warriors", M1, 2)
    t.put("marquise", "warriors", R3)
    t.dice(1, 0)
    t.begin("alliance", "evening")
    assert t.asked == ("alliance", "MilitaryOperations")
    assert t.offered("recruit") == ["recruit 2"]
    t.say("move 2>5 x1", "battle 5 marquise", "recruit 2")
    assert (t.warriors("alliance", M1), t.warriors("alliance", R3), t.warriors("marquise", R3)) == (2, 1, 0)
    assert t.board("alliance").officers == 3, "officers are not used up"
    assert t.asked is None, "three officers, three operations; then the cards are drawn"
    assert len(t.cards("alliance")) == 2


@rule("R-8.6.1", "W-WA4")
def test_operations_may_be_left_and_without_officers_there_are_none() -> None:
    t = alliance(officers=2)
    t.put("alliance", "warriors", M1)
    t.begin("alliance", "evening")
    t.say("move 2>5 x1", "done")
    assert t.asked is None
    t = alliance()
    t.put("alliance", "warriors", M1)
    t.begin("alliance", "evening")
    assert t.asked is None
    assert len(t.cards("alliance")) == 1


@rule("R-8.6.1.III", "I-GEN-5")
def test_recruiting_needs_a_warrior_in_the_supply() -> None:
    t = alliance(officers=1)
    t.put("alliance", "mouse_base", M1)
    t.spare("alliance", 0)
    t.begin("alliance", "evening")
    assert not t.offered("recruit")


@rule("R-8.6.1.IV", "R-8.2.5.I", "R-8.2.5.II", "I-WA-12")
def test_organizing_turns_a_warrior_into_sympathy_anywhere() -> None:
    t = alliance(officers=2)
    t.put("alliance", "sympathy", R2)
    t.put("alliance", "warriors", R2)
    t.put("alliance", "warriors", M1, 2)
    t.put("marquise", "warriors", M1, 5)
    t.fill(t.board("alliance").supporters, "mouse_sword")
    t.begin("alliance", "evening")
    assert t.offered("organize") == ["organize 2"], "R2 is sympathetic already"
    t.say("organize 2")
    assert (t.pieces("alliance", "sympathy", M1), t.warriors("alliance", M1)) == (1, 1)
    assert t.points("alliance") == 1, "the second sympathy"
    assert supporters(t) == ["mouse_sword"]
    assert t.supply("alliance") == 10 - 2 - 2
    assert not t.offered("organize")


@rule("R-8.6.2", "T-WA", "W-WA5")
@pytest.mark.parametrize("bases", [0, 1, 2, 3])
def test_every_base_draws_a_card_more(bases: int) -> None:
    t = alliance()
    for base, clearing in (("fox_base", F2), ("rabbit_base", R3), ("mouse_base", M1))[:bases]:
        t.put("alliance", base, clearing)
    t.begin("alliance", "evening")
    assert len(t.cards("alliance")) == 1 + bases


@rule("R-8.6.2", "W-WA5")
def test_the_alliance_keeps_five_cards_of_its_choice() -> None:
    t = alliance()
    t.hand("alliance", "fox_anvil", "fox_root_tea", "mouse_sword", "armorers", "sappers")
    t.top("royal_claim")
    t.begin("alliance", "evening")
    assert t.asked == ("alliance", "KeepHandLimit")
    t.say("discard mouse_sword")
    assert t.discard_pile() == ["mouse_sword"]
    assert len(t.cards("alliance")) == 5
