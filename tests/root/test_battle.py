"""Battle: chapter 4.3 of the Law and the rulings I-BAT."""

import pytest

from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.events import BattleHits, BattleRolled, Removed
from hvozd.games.root.rules.pieces import present
from tests.root.roving import Roving
from tests.root.table import F1, F2, F3, M1, R3, Table


def fight(t: Table, clearing: int, attacker: str, defender: str, dice: tuple[int, int]) -> None:
    t.dice(*dice)
    t.run(StartBattle(clearing, t.seat(attacker), t.seat(defender)), turn=attacker)


@pytest.mark.rule("S-028", "R-4.3.2", "R-4.3.2.I", "W-BT6")
def test_rolled_hits_are_capped_by_the_own_warriors() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", M1, 1)
    t.put("eyrie", "warriors", M1, 3)
    fight(t, M1, "marquise", "eyrie", (2, 3))
    assert (t.warriors("marquise", M1), t.warriors("eyrie", M1)) == (0, 2)
    assert BattleRolled(0, 1, 3, 2) in t.journal()


@pytest.mark.rule("R-4.3.2")
def test_the_attacker_deals_the_higher_roll_and_equal_rolls_go_to_both() -> None:
    for dice, left in (((1, 3), (4, 2)), ((3, 1), (4, 2)), ((2, 2), (3, 3)), ((0, 0), (5, 5))):
        t = Table("marquise", "eyrie")
        t.put("marquise", "warriors", M1, 5)
        t.put("eyrie", "warriors", M1, 5)
        fight(t, M1, "marquise", "eyrie", dice)
        assert (t.warriors("marquise", M1), t.warriors("eyrie", M1)) == left


@pytest.mark.rule("S-029", "R-4.3.2.III", "R-4.3.3", "R-3.2.1")
def test_a_defenseless_defender_takes_one_hit_more_and_surplus_is_lost() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", M1, 4)
    t.put("eyrie", "roost", M1)
    fight(t, M1, "marquise", "eyrie", (2, 1))
    assert BattleHits(0, 1, 3, 0) in t.journal()
    assert (t.pieces("eyrie", "roost", M1), t.points("marquise"), t.warriors("marquise", M1)) == (0, 1, 4)


@pytest.mark.rule("S-030", "I-BAT-7")
def test_guerrilla_war_swaps_the_dice_before_the_caps() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "warriors", M1, 5)
    t.put("alliance", "warriors", M1, 2)
    fight(t, M1, "marquise", "alliance", (3, 1))
    assert (t.warriors("marquise", M1), t.warriors("alliance", M1)) == (3, 1)


@pytest.mark.rule("S-037", "R-4.3.3", "W-BT8", "I-BAT-12")
def test_warriors_fall_first_then_what_their_owner_chooses() -> None:
    for loss, left in (("sawmill", (0, 1)), ("wood", (1, 0))):
        t = Table("marquise", "eyrie")
        t.put("eyrie", "warriors", M1, 3)
        t.put("marquise", "warriors", M1, 2)
        t.put("marquise", "sawmill", M1)
        t.put("marquise", "wood", M1)
        fight(t, M1, "eyrie", "marquise", (3, 0))
        assert t.asked == ("marquise", "ChooseLosses")
        assert sorted(t.offered()) == ["lose sawmill", "lose wood"]
        t.say(f"lose {loss}")
        assert t.warriors("marquise", M1) == 0
        assert (t.pieces("marquise", "sawmill", M1), t.pieces("marquise", "wood", M1)) == left
        assert t.points("eyrie") == 1


@pytest.mark.rule("I-BAT-12", "W-BT8", "R-4.3.3")
def test_both_sides_choose_in_secret_and_lose_together() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "warriors", M1, 1)
    t.put("marquise", "sawmill", M1)
    t.put("marquise", "wood", M1)
    t.put("alliance", "sympathy", M1)
    t.put("alliance", "mouse_base", M1)
    t.crafted("alliance", "sappers", "armorers")
    t.crafted("marquise", "brutal_tactics")
    t.put("alliance", "warriors", M1, 1)
    t.dice(1, 1)
    t.run(StartBattle(M1, 0, 1), turn="marquise")
    t.say("brutal tactics", "sappers", "no effect")
    now = t.now
    assert now is not None
    assert now.seats == (0, 1)
    before = t.game.view(t.g, 1).clearings[M1]
    t.say("lose sawmill")
    assert t.game.view(t.g, 1).clearings[M1] == before
    assert not any(isinstance(event, Removed) for event in t.journal("alliance"))
    t.say("lose sympathy")
    assert (t.pieces("marquise", "sawmill", M1), t.pieces("alliance", "sympathy", M1)) == (0, 0)
    assert (t.points("marquise"), t.points("alliance")) == (1, 2)


@pytest.mark.rule("I-BAT-12")
def test_who_must_lose_everything_is_not_asked() -> None:
    t = Table("marquise", "eyrie")
    t.put("eyrie", "warriors", M1, 3)
    t.put("marquise", "sawmill", M1)
    t.put("marquise", "wood", M1)
    fight(t, M1, "eyrie", "marquise", (3, 0))
    assert t.asked is None
    assert t.points("eyrie") == 2


@pytest.mark.rule("I-BAT-12")
def test_who_has_only_equal_pieces_to_lose_is_not_asked() -> None:
    t = Table("marquise", "eyrie")
    t.put("eyrie", "warriors", M1, 3)
    t.put("marquise", "wood", M1, 3)
    fight(t, M1, "eyrie", "marquise", (1, 0))
    assert t.asked is None
    assert (t.points("eyrie"), t.pieces("marquise", "wood", M1)) == (2, 1)


@pytest.mark.rule("R-4.3", "I-BAT-13", "W-BT1")
def test_a_battle_needs_own_warriors_and_an_enemy_piece() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.put("marquise", "sawmill", R3)
    t.put("eyrie", "warriors", R3, 1)
    t.put("marquise", "warriors", M1, 1)
    t.put("alliance", "sympathy", M1)
    t.put("eyrie", "roost", M1)
    t.put("marquise", "warriors", F1, 2)
    t.begin("marquise", "daylight")
    assert sorted(t.offered("battle")) == [f"battle {M1} alliance", f"battle {M1} eyrie"]


@pytest.mark.rule("I-BAT-13")
def test_third_parties_are_never_touched() -> None:
    t = Roving("marquise", "eyrie", "alliance", "vagabond", at=M1)
    t.pack("sword")
    for name in ("marquise", "eyrie", "alliance"):
        t.put(name, "warriors", M1, 2)
    t.put("alliance", "sympathy", M1)
    fight(t, M1, "marquise", "eyrie", (3, 3))
    assert (t.warriors("marquise", M1), t.warriors("eyrie", M1), t.warriors("alliance", M1)) == (0, 0, 2)
    assert (t.bag(), present(t.g, t.seat("alliance"), M1)) == (["sword"], True)


@pytest.mark.rule("I-BAT-8")
def test_a_side_without_warriors_still_ambushes_and_adds_hits() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "warriors", M1, 4)
    t.put("alliance", "sympathy", M1)
    t.hand("alliance", "mouse_ambush")
    t.crafted("alliance", "sappers")
    fight(t, M1, "marquise", "alliance", (3, 0))
    t.say("ambush mouse_ambush")
    assert t.warriors("marquise", M1) == 2
    t.say("sappers")
    assert BattleHits(0, 1, 1, 1) in t.journal()  # 0 rolled (the Alliance takes the higher die), 1 for the defenseless
    assert t.warriors("marquise", M1) == 1


@pytest.mark.rule("R-4.3.2.II", "I-BAT-11")
def test_extra_hits_are_not_capped_by_warriors() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", M1, 1)
    t.put("eyrie", "warriors", M1, 3)
    t.crafted("marquise", "brutal_tactics")
    fight(t, M1, "marquise", "eyrie", (3, 3))
    t.say("brutal tactics")
    assert t.warriors("eyrie", M1) == 1
    assert t.points("eyrie") == 1


@pytest.mark.rule("I-BAT-9", "W-BT7", "R-4.3.2.II")
def test_after_the_roll_both_use_effects_in_turn_until_both_pass() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", M1, 4)
    t.put("eyrie", "warriors", M1, 4)
    t.crafted("marquise", "brutal_tactics", "armorers")
    t.crafted("eyrie", "sappers", "armorers")
    fight(t, M1, "marquise", "eyrie", (2, 1))
    assert t.asked == ("marquise", "UseEffects")
    assert sorted(t.offered()) == ["armorers", "brutal tactics", "no effect"]
    t.say("no effect")
    assert t.asked == ("eyrie", "UseEffects")
    assert sorted(t.offered()) == ["armorers", "no effect", "sappers"]
    t.say("sappers")
    assert t.asked == ("marquise", "UseEffects")  # passing once does not close the window
    t.say("brutal tactics")
    assert (t.asked, t.offered()) == (("eyrie", "UseEffects"), ["armorers", "no effect"])
    t.say("armorers")
    assert (t.asked, t.offered()) == (("marquise", "UseEffects"), ["armorers", "no effect"])
    t.say("no effect")  # the Eyrie have nothing left: both have passed
    assert (t.warriors("marquise", M1), t.warriors("eyrie", M1)) == (2, 3)
    assert (t.play_area("marquise"), t.play_area("eyrie")) == (["brutal_tactics", "armorers"], [])


@pytest.mark.rule("I-BAT-9")
def test_hits_without_a_choice_are_added_before_anybody_is_asked() -> None:
    t = Table("marquise", "eyrie")
    t.board("eyrie").leader = 2
    t.put("eyrie", "warriors", M1, 4)
    t.put("marquise", "sawmill", M1)
    t.crafted("eyrie", "brutal_tactics")
    fight(t, M1, "eyrie", "marquise", (1, 0))
    view = t.game.view(t.g, None).battle
    assert view is not None
    assert (view.rolled, view.extra, view.fought) == ((1, 0), (2, 0), True)


@pytest.mark.rule("I-BAT-14", "R-4.3.3")
def test_the_defender_scores_for_pieces_of_the_attacker() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", M1, 1)
    t.put("marquise", "sawmill", M1)
    t.put("eyrie", "warriors", M1, 4)
    fight(t, M1, "marquise", "eyrie", (3, 2))
    assert (t.points("eyrie"), t.pieces("marquise", "sawmill", M1)) == (1, 0)


@pytest.mark.rule("I-GEN-1", "I-GEN-2", "R-1.1.3", "W-R8", "W-BT10")
def test_the_active_player_orders_the_triggers_of_one_event() -> None:
    for first, asked in (("resolve 0", "FieldHospitals"), ("resolve 1", "Outrage")):
        t = Table("marquise", "alliance")
        t.put("marquise", "keep", F2)
        t.put("marquise", "warriors", M1, 2)
        t.put("alliance", "sympathy", M1)
        t.crafted("alliance", "sappers")
        t.hand("marquise", "mouse_sword", "mouse_crossbow")
        t.begin("marquise", "daylight")
        t.dice(0, 0)
        t.say(f"battle {M1} alliance", "sappers")
        assert t.pieces("alliance", "sympathy", M1) == 0  # nobody decides on a half removed position
        assert t.warriors("marquise", M1) == 1
        assert t.points("marquise") == 1
        assert t.asked == ("marquise", "OrderTriggers")
        t.say(first)
        assert t.asked == ("marquise", asked)


@pytest.mark.rule("I-GEN-2", "W-R8")
def test_an_outrage_for_each_sympathy_and_no_question_where_the_order_changes_nothing() -> None:
    t = Table("marquise", "alliance")
    for clearing in (F1, F2, F3):
        t.put("marquise", "workshop", clearing)
    t.hand("marquise", "fox_favor", "fox_anvil")
    t.put("alliance", "sympathy", F1)
    t.put("alliance", "sympathy", F2)
    t.begin("marquise", "daylight")
    t.say(f"craft fox_favor with {F1},{F2},{F3}")
    assert t.asked == ("marquise", "Outrage")
    assert t.offered() == ["outrage fox_anvil"]
    t.say("outrage fox_anvil")
    assert len(t.board("alliance").supporters) == 2  # the empty hand brought a card of the deck


@pytest.mark.rule("I-GEN-1", "R-3.1")
def test_a_victory_by_an_event_comes_before_its_triggers() -> None:
    t = Table("marquise", "alliance")
    t.score("marquise", 29)
    t.put("marquise", "warriors", M1, 3)
    t.put("alliance", "sympathy", M1)
    t.hand("marquise", "mouse_sword")
    t.hand("alliance", "fox_anvil")
    t.begin("marquise", "daylight")
    t.dice(1, 1)
    t.say(f"battle {M1} alliance", "no ambush")
    assert (t.winners(), t.asked, t.board("alliance").supporters) == (["marquise"], None, [])


@pytest.mark.rule("R-1.4")
def test_abilities_belong_to_the_faction_whoever_controls_its_pieces() -> None:
    """A third player starts the battle and picks the losses: Guerrilla War and Field Hospitals work as ever."""
    t = Roving("marquise", "alliance", "vagabond", at=M1)
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", M1, 4)
    t.put("alliance", "warriors", M1, 3)
    t.hand("marquise", "mouse_sword")
    t.dice(3, 1)
    t.run(StartBattle(M1, t.seat("marquise"), t.seat("alliance"), t.seat("vagabond")), turn="vagabond")
    assert t.asked == ("marquise", "FieldHospitals")
    t.say("treat with mouse_sword")
    assert [t.warriors("marquise", clearing) for clearing in (M1, F1)] == [1, 3]
    assert t.warriors("alliance", M1) == 2


@pytest.mark.rule("I-BAT-1")
def test_the_sequence_of_a_battle() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", M1, 4)
    t.put("eyrie", "warriors", M1, 1)
    t.put("eyrie", "roost", M1)
    t.hand("marquise", "fox_anvil")
    t.hand("eyrie", "bird_ambush")
    t.crafted("marquise", "brutal_tactics")
    t.dice(1, 0)
    t.begin("marquise", "daylight")
    t.say(f"battle {M1} eyrie")
    assert t.asked == ("eyrie", "OfferAmbush")
    t.say("ambush bird_ambush")
    assert t.asked == ("marquise", "OfferFoil")
    rolled = t.g.draws
    t.say("no ambush")
    assert t.g.draws == rolled + 2
    assert t.warriors("marquise", M1) == 2  # the ambush was dealt before the roll
    assert t.asked == ("marquise", "UseEffects")
    t.say("brutal tactics")
    assert (t.warriors("eyrie", M1), t.pieces("eyrie", "roost", M1)) == (0, 0)
    assert t.asked == ("marquise", "MarquiseActions")
    assert t.g.battle is None
