"""Golden rules, terms, rule of clearings, moving: chapters 1, 2 and 4.2 of the Law."""

import pytest

from hvozd.games.root.components import MAPS
from hvozd.games.root.hooks import Loss
from hvozd.games.root.rules.pieces import place_warriors
from hvozd.games.root.rules.removal import remove, sweep
from tests.root.roving import Roving
from tests.root.table import F1, F2, F3, F4, M1, M2, M3, M4, R1, R2, R3, Call, Table


@pytest.mark.rule("S-001", "R-2.8", "R-4.2.1")
def test_a_tie_rules_nobody_and_a_move_needs_rule_at_one_end() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "warriors", R1, 2)
    t.put("alliance", "warriors", R1, 2)
    t.put("marquise", "warriors", F4, 1)
    assert t.ruler(R1) is None
    t.begin("marquise", "daylight")
    assert not t.offered(f"move {R1}>")
    assert t.offered(f"move {F4}>")
    t.put("marquise", "warriors", F2, 1)
    assert t.offered(f"move {R1}>") == [f"move {R1}>{F2} x1", f"move {R1}>{F2} x2"]


@pytest.mark.rule("R-2.8")
def test_warriors_and_buildings_count_for_rule() -> None:
    t = Table("marquise", "alliance")
    t.put("alliance", "warriors", F1, 2)
    t.put("marquise", "warriors", F1, 2)
    t.put("marquise", "sawmill", F1)
    assert t.ruler(F1) == "marquise"


def test_the_eyrie_win_a_tie() -> None:
    """The half of S-002 without the Cult."""
    for seating in (("marquise", "eyrie"), ("eyrie", "marquise")):
        t = Table(*seating)
        t.put("marquise", "warriors", F1, 2)
        t.put("eyrie", "warriors", F1, 1)
        t.put("eyrie", "roost", F1)
        assert t.ruler(F1) == "eyrie"
        t.put("marquise", "warriors", F1, 1)
        assert t.ruler(F1) == "marquise"


@pytest.mark.rule("R-1.1.1")
def test_the_rule_of_a_faction_goes_before_the_general_one() -> None:
    t = Table("marquise", "eyrie", "alliance")
    for name in ("marquise", "eyrie", "alliance"):
        t.put(name, "warriors", M1, 2)
    assert t.ruler(M1) == "eyrie"
    t.put("marquise", "warriors", M2, 2)
    t.put("alliance", "warriors", M2, 2)
    t.put("eyrie", "warriors", M2, 1)
    assert t.ruler(M2) is None


@pytest.mark.rule("S-003")
def test_without_a_piece_the_eyrie_rule_nothing() -> None:
    assert Table("marquise", "eyrie").ruler(F1) is None


@pytest.mark.rule("R-2.2.4", "R-2.8")
def test_tokens_pawns_and_ruins_rule_nothing() -> None:
    t = Roving("marquise", "alliance", "vagabond", at=F2)
    t.put("alliance", "sympathy", F2)
    t.put("marquise", "wood", F2, 3)
    assert t.g.ruins[F2] == 1
    assert t.ruler(F2) is None


@pytest.mark.rule("R-2.2.4")
def test_a_ruin_blocks_its_slot_and_no_removal_touches_it() -> None:
    t = Table("marquise", "alliance")
    assert t.g.open_slots[F2] == MAPS[0].slots[F2] - 1
    t.put("marquise", "warriors", F2, 2)
    t.run(Call(lambda g: sweep(g, t.seat("alliance"), (F2,))), turn="alliance")
    assert (t.warriors("marquise", F2), t.g.ruins[F2]) == (0, 1)


@pytest.mark.rule("R-2.2.3")
def test_without_an_open_slot_no_building() -> None:
    t = Table("marquise", "eyrie")
    assert MAPS[0].slots[F1] == 1
    t.put("marquise", "warriors", F1, 3)
    t.put("marquise", "wood", F1, 3)
    t.put("marquise", "sawmill", F1)
    t.begin("marquise", "daylight")
    assert not t.offered("build")
    t.put("marquise", "warriors", R3, 1)
    assert {text.split()[2] for text in t.offered("build")} == {str(R3)}


@pytest.mark.rule("R-2.2", "R-2.2.1", "R-2.3")
def test_paths_join_clearings_and_rivers_do_not() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", F4, 1)
    t.begin("marquise", "daylight")
    reached = {int(text.split(">")[1].split()[0]) for text in t.offered(f"move {F4}>")}
    assert reached == set(MAPS[0].paths[F4])
    rivers = MAPS[0].rivers
    assert any(set(rivers[clearing]) - set(MAPS[0].paths[clearing]) for clearing in range(1, 13))
    t.g.links = [(t.seat("eyrie"), -2)]
    lone = next(c for c in range(1, 13) if set(rivers[c]) - set(MAPS[0].paths[c]))
    t.put("marquise", "warriors", lone, 1)
    reached = {int(text.split(">")[1].split()[0]) for text in t.offered(f"move {lone}>")}
    assert reached == set(MAPS[0].paths[lone])
    t.g.links = [(t.seat("marquise"), -2)]
    reached = {int(text.split(">")[1].split()[0]) for text in t.offered(f"move {lone}>")}
    assert reached == set(MAPS[0].paths[lone]) | set(rivers[lone])


@pytest.mark.rule("R-2.2.2", "R-2.4", "R-2.4.1")
def test_clearings_have_suits_and_forests_touch_clearings_and_each_other() -> None:
    t = Table("marquise", "eyrie")
    assert sorted(t.g.suits[1:]) == [0] * 4 + [1] * 4 + [2] * 4
    woodland = MAPS[0]
    for forest in woodland.forests:
        beside = woodland.beside_forest(forest)
        clearings = [place for place in beside if place < 13]
        assert clearings
        for other in beside:
            assert other in clearings or forest in woodland.beside_forest(other)
        assert all(forest in woodland.forests_at(clearing) for clearing in clearings)


@pytest.mark.rule("R-2.4", "R-2.4.1")
def test_a_pawn_slips_from_a_forest_to_what_touches_it() -> None:
    t = Roving("marquise", "vagabond")
    t.pack("boots")
    t.begin("vagabond")
    slips = {text.split()[1] for text in t.offered("slip")}
    words = t.game.words(t.g)["place"]
    assert slips == {words[place] for place in MAPS[0].beside_forest(13)}


@pytest.mark.rule("R-4.2", "R-4.2.2", "W-MV1")
def test_any_number_moves_and_the_same_warriors_may_move_again() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", F4, 3)
    t.begin("marquise", "daylight")
    there = MAPS[0].paths[F4][0]
    assert t.offered(f"move {F4}>{there}") == [f"move {F4}>{there} x{n}" for n in (1, 2, 3)]
    t.say(f"move {F4}>{there} x2", f"move {there}>{F4} x2")
    t.say(f"move {F4}>{there} x3")
    assert (t.warriors("marquise", F4), t.warriors("marquise", there)) == (0, 3)


@pytest.mark.rule("R-4.2.1")
def test_rule_of_the_destination_is_enough() -> None:
    t = Table("marquise", "alliance")
    t.put("alliance", "warriors", F1, 3)
    t.put("marquise", "warriors", F1, 1)
    t.put("marquise", "warriors", R3, 1)
    t.begin("marquise", "daylight")
    assert t.offered(f"move {F1}>") == [f"move {F1}>{R3} x1"]


@pytest.mark.rule("R-1.1.2", "I-GEN-6")
def test_a_veto_holds_for_the_verb_it_names_only() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "keep", F1)
    t.put("alliance", "warriors", F1, 1)
    t.put("alliance", "warriors", R3, 2)
    t.board("alliance").officers = 2
    t.census = t.game.census(t.g)
    t.begin("alliance", "evening")
    assert not t.can(f"organize {F1}")
    assert t.can(f"organize {R3}")
    t.say(f"move {R3}>{F1} x2")
    assert t.warriors("alliance", F1) == 3
    assert place_warriors(t.g, t.seat("alliance"), F1, 1) == 0


@pytest.mark.rule("R-2.5", "R-2.5.1")
def test_pieces_are_limited_and_come_back_to_the_supply() -> None:
    t = Table("marquise", "eyrie")
    t.spare("eyrie", 2)
    assert place_warriors(t.g, t.seat("eyrie"), M1, 3) == 2
    assert t.supply("eyrie") == 0
    t.run(Call(lambda g: remove(g, [Loss(t.seat("eyrie"), M1, t.seat("marquise"), 2)])), turn="marquise")
    assert (t.supply("eyrie"), t.warriors("eyrie", M1)) == (2, 0)


@pytest.mark.rule("R-2.5", "W-R9")
def test_with_too_few_pieces_the_acting_player_chooses_where() -> None:
    t = Table("marquise", "eyrie")
    for clearing in (R3, M1, M2):
        t.put("marquise", "warriors", clearing, 1)
        t.put("marquise", "recruiter", clearing)
    t.spare("marquise", 2)
    t.begin("marquise", "daylight")
    t.say("recruit")
    assert t.asked == ("marquise", "ChooseRecruits")
    assert len(t.offered()) == 3
    t.say(f"place at {M1},{R3}")
    assert [t.warriors("marquise", c) for c in (R3, M1, M2)] == [2, 2, 1]


@pytest.mark.rule("R-2.5.2", "R-2.5.3")
def test_a_removed_building_or_token_is_the_next_to_be_placed() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "warriors", R3, 5)
    t.put("marquise", "wood", R3, 4)
    t.put("marquise", "workshop", R3)
    t.put("marquise", "workshop", M1)
    assert t.stock("marquise", "workshop") == 4
    t.run(Call(lambda g: remove(g, [Loss(t.seat("marquise"), M1, t.seat("alliance"), 0, (1,))])), turn="alliance")
    assert (t.stock("marquise", "workshop"), t.points("alliance")) == (5, 1)
    t.begin("marquise", "daylight")
    t.say(f"build workshop {R3} wood {R3}")  # the second column again: one wood, two points
    assert (t.points("marquise"), t.pieces("marquise", "wood", R3)) == (2, 3)


@pytest.mark.rule("R-2.7", "I-WIN-9")
def test_a_coalition_partner_is_no_enemy() -> None:
    t = Roving("marquise", "alliance", "eyrie", "vagabond", at=F1)
    t.g.coalition[t.seat("vagabond")] = t.seat("alliance")
    t.pack("sword", "boots", "torch")
    t.put("alliance", "warriors", F1, 2)
    t.put("marquise", "warriors", F1, 2)
    t.put("alliance", "sympathy", F1)
    t.begin("vagabond", "daylight")
    assert t.offered("battle") == [f"battle {F1} marquise"]
    alliance = t.seat("alliance")
    t.run(Call(lambda g: sweep(g, alliance, (F1,))), turn="alliance")
    assert (t.warriors("marquise", F1), t.asked) == (0, None)
    assert t.bag() == ["boots", "sword", "torch"]
    vagabond = t.seat("vagabond")
    t.run(Call(lambda g: sweep(g, vagabond, (F1,))), turn="vagabond")
    assert t.warriors("alliance", F1) == 2
    t.run(Call(lambda g: remove(g, [Loss(alliance, F1, vagabond, 0, (3,))])), turn="vagabond")
    assert t.points("vagabond") == 0
    assert t.asked is None  # with an empty hand nothing is shown, the Alliance draws
    assert len(t.board("alliance").supporters) == 1


@pytest.mark.rule("I-GEN-9")
def test_a_player_without_any_piece_plays_on() -> None:
    t = Table("marquise", "alliance", "eyrie")
    t.put("eyrie", "warriors", F1, 1)
    t.turn("marquise")
    seen = []
    while t.asked is not None and t.g.turn == t.seat("marquise"):
        seen.append(t.asked)
        t.say("done")
    assert ("marquise", "MarquiseActions") in seen
    assert t.cards("marquise") != []
    assert t.g.turn != t.seat("marquise")


@pytest.mark.rule("I-GEN-10")
def test_warriors_in_boxes_are_not_on_the_map() -> None:
    t = Table("marquise", "alliance")
    t.put("alliance", "warriors", F1, 2)
    t.board("alliance").officers = 3
    t.census = t.game.census(t.g)
    t.run(Call(lambda g: sweep(g, t.seat("marquise"), (F1, F2, F3))), turn="marquise")
    assert (t.board("alliance").officers, t.warriors("alliance", F1)) == (3, 0)
    assert t.ruler(F1) is None


@pytest.mark.rule("R-1.3.2", "R-2.1.1.I", "S-010")
def test_cards_pass_only_by_a_rule_and_a_forced_suit_takes_the_bird() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "warriors", R2, 3)
    t.put("alliance", "sympathy", F4)
    t.hand("marquise", "bird_ambush", "mouse_sword", "mouse_crossbow")
    assert F4 in MAPS[0].paths[R2]
    t.begin("marquise", "daylight")
    t.say(f"move {R2}>{F4} x1")
    assert t.asked == ("marquise", "Outrage")
    assert t.offered() == ["outrage bird_ambush"]
    t.say("outrage bird_ambush")
    assert t.cards("marquise") == ["mouse_sword", "mouse_crossbow"]


@pytest.mark.rule("S-011", "R-2.1.1.II")
def test_nothing_stands_in_for_a_bird() -> None:
    t = Table("marquise", "eyrie")
    t.hand("marquise", "fox_anvil", "fox_ambush")
    t.begin("marquise", "daylight")
    assert not t.offered("extra action")
    t.hand("marquise", "bird_ambush")
    assert t.offered("extra action") == ["extra action with bird_ambush"]


@pytest.mark.rule("R-2.1.1")
def test_birds_are_wild_for_every_card_of_a_payment() -> None:
    t = Table("marquise", "alliance")
    t.put("alliance", "sympathy", M3)
    t.board("alliance").supporters = sorted(t.take_cards(["bird_ambush", "armorers", "fox_anvil"]))
    t.begin("alliance")
    assert t.offered(f"revolt {M3}") == [f"revolt {M3} with bird_ambush,armorers"]


@pytest.mark.rule("R-1.5", "W-E5", "I-GEN-4")
def test_the_turn_has_three_phases_and_then_the_next_player_plays() -> None:
    t = Table("marquise", "alliance", "eyrie")
    t.put("marquise", "sawmill", F1)
    t.put("marquise", "warriors", M4, 2)
    t.put("eyrie", "warriors", M4, 2)
    t.put("marquise", "warriors", F4, 1)
    t.crafted("marquise", "better_burrow_bank", "command_warren", "cobbler", "royal_claim")
    t.hand("alliance", "fox_anvil")
    t.turn("marquise")
    assert t.asked == ("marquise", "Window")
    assert t.pieces("marquise", "wood", F1) == 0  # start of Birdsong comes before the wood
    assert t.offered() == ["burrow bank alliance", "burrow bank eyrie", "done"]
    t.say("done")
    assert t.offered() == ["royal claim", "done"]
    t.say("done")
    assert t.pieces("marquise", "wood", F1) == 1
    assert t.offered() == ["royal claim", "done"]
    t.say("done")
    assert t.offered() == ["command warren", "done"]
    t.say("done", "done")
    assert t.offered() == ["cobbler", "done"]
    assert t.cards("marquise") == []  # start of Evening comes before the draw
    t.say("done")
    assert t.g.turn == t.seat("alliance")
    assert len(t.cards("marquise")) == 1
