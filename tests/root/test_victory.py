"""Points, victory, dominance: chapter 3 of the Law."""

import pytest

from hvozd.games.root.components import GAME, MAPS
from hvozd.games.root.hooks import DAYLIGHT, Loss
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.removal import remove
from hvozd.games.root.rules.score import book, score
from hvozd.games.root.rules.turn import EndTurn
from hvozd.games.root.rules.windows import Window
from tests.root.roving import Roving
from tests.root.table import F1, F2, F3, M1, R1, R2, R3, Call, Table


@pytest.mark.rule("S-005", "R-3.1", "I-WIN-1", "W-BT9", "I-BAT-14")
def test_of_two_beyond_thirty_the_one_with_more_points_wins() -> None:
    t = Table("marquise", "eyrie")
    t.score("marquise", 28)
    t.score("eyrie", 29)
    marquise, eyrie = t.seat("marquise"), t.seat("eyrie")
    for clearing in (F1, F2):
        t.put("marquise", "sawmill", clearing)
        t.put("eyrie", "roost", R1 if clearing == F1 else R2)
    losses = [Loss(marquise, c, eyrie, 0, (0,)) for c in (F1, F2)] + [Loss(eyrie, c, marquise, 0, (0,)) for c in (R1, R2)]
    t.run(Call(lambda g: remove(g, losses)), turn="marquise")
    assert (t.points("marquise"), t.points("eyrie")) == (30, 31)
    assert t.winners() == ["eyrie"]


@pytest.mark.rule("S-006", "R-3.1", "I-WIN-1", "W-BT9", "I-BAT-14", "R-4.3.3")
def test_both_sides_of_a_battle_score_at_once_and_a_tie_goes_to_the_active_player() -> None:
    t = Table("marquise", "eyrie")
    t.score("eyrie", 28)
    t.score("marquise", 28)
    t.board("eyrie").leader = 2  # the Commander deals an extra hit
    t.put("eyrie", "warriors", M1, 1)
    t.put("eyrie", "roost", M1)
    t.put("marquise", "warriors", M1, 1)
    t.put("marquise", "wood", M1, 2)
    t.crafted("eyrie", "brutal_tactics")
    t.crafted("marquise", "sappers")
    t.dice(1, 1)
    t.run(StartBattle(M1, t.seat("eyrie"), t.seat("marquise")), turn="eyrie")
    t.say("brutal tactics")
    assert t.points("marquise") == 29
    t.say("sappers")
    assert (t.points("eyrie"), t.points("marquise")) == (30, 30)
    assert t.winners() == ["eyrie"]


@pytest.mark.rule("I-WIN-2")
def test_a_tie_of_others_goes_to_the_next_in_turn_order() -> None:
    t = Table("alliance", "marquise", "eyrie")
    for name in ("alliance", "eyrie"):
        t.score(name, 29)
    t.run(Call(lambda g: book(g, {0: 1, 2: 1})), turn="marquise")
    assert t.winners() == ["eyrie"]


@pytest.mark.rule("R-3.1")
def test_victory_ends_the_game_in_the_middle_of_a_turn() -> None:
    t = Table("marquise", "eyrie")
    t.score("marquise", 29)
    t.put("marquise", "warriors", R3, 2)
    t.put("marquise", "wood", R3)
    t.put("marquise", "sawmill", R3)
    t.begin("marquise", "daylight", only=False)
    t.say(f"build sawmill {R3} wood {R3}")
    assert t.winners() == ["marquise"]
    assert t.asked is None
    assert t.g.result is not None
    assert (t.g.result.reason, t.g.result.scores) == ("points", (30, 0))


def test_a_game_that_nobody_can_win_stops_behind_the_last_round_without_a_winner() -> None:
    """A convention of ours, so that every game ends; the number lies in the components."""
    for seat, over in ((0, False), (1, True)):
        t = Table("marquise", "eyrie")
        t.g.round = GAME.last_round
        t.board("eyrie").leader = 0
        t.hand("eyrie", "fox_anvil")
        t.run(EndTurn(seat))
        assert (t.g.result is not None) == over
        assert t.winners() == []


@pytest.mark.rule("I-GEN-7")
def test_points_never_drop_below_zero() -> None:
    t = Table("marquise", "eyrie")
    t.score("eyrie", 2)
    t.run(Call(lambda g: score(g, t.seat("eyrie"), -5)), turn="eyrie")
    assert t.points("eyrie") == 0


@pytest.mark.rule("R-3.2.1")
def test_enemy_buildings_and_tokens_score_warriors_and_own_pieces_do_not() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "warriors", M1, 2)
    t.put("marquise", "wood", M1, 2)
    t.put("marquise", "sawmill", M1)
    marquise, alliance = t.seat("marquise"), t.seat("alliance")
    t.run(Call(lambda g: remove(g, [Loss(marquise, M1, alliance, 2, (0, 3))])), turn="alliance")
    assert (t.points("alliance"), t.points("marquise")) == (2, 0)
    t.run(Call(lambda g: remove(g, [Loss(marquise, M1, marquise, 0, (3,))])), turn="marquise")
    assert t.points("marquise") == 0


@pytest.mark.rule("S-012", "R-3.3.1", "R-2.1.6", "K-C.2", "W-D2")
def test_dominance_needs_ten_points_and_takes_the_marker_off_the_track() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.score("marquise", 9)
    t.hand("marquise", "mouse_dominance")
    t.begin("marquise", "daylight")
    assert not t.offered("dominance")
    t.score("marquise", 10)
    t.say("dominance mouse_dominance")
    assert t.cards("marquise") == []
    t.run(Call(lambda g: score(g, t.seat("marquise"), 25)), turn="marquise")
    assert t.points("marquise") == 10
    assert t.winners() == []


@pytest.mark.rule("R-3.3.1", "I-GEN-3")
def test_dominance_is_activated_between_actions_of_the_own_daylight_only() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.score("marquise", 12)
    t.hand("marquise", "mouse_dominance")
    t.crafted("marquise", "better_burrow_bank", "royal_claim", "command_warren", "cobbler")
    t.put("marquise", "warriors", R3, 2)
    t.put("eyrie", "warriors", F1, 1)
    t.put("marquise", "warriors", F1, 2)
    t.turn("marquise")
    for window in ("burrow bank", "royal claim", "royal claim", "command warren"):
        assert t.offered(window)
        assert not t.offered("dominance")
        t.say("done")
    assert t.asked == ("marquise", "MarquiseActions")
    assert t.offered("dominance")
    t.say(f"move {R3}>{M1} x1")
    assert t.asked == ("marquise", "SecondMove")
    assert not t.offered("dominance")
    t.say("done")
    assert t.offered("dominance")
    t.say("done")
    assert t.offered("cobbler")
    assert not t.offered("dominance")


@pytest.mark.rule("R-3.3.2")
def test_one_dominance_card_a_game_which_is_no_part_of_the_hand() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.score("marquise", 15)
    t.dominate("marquise", "mouse_dominance")
    t.hand("marquise", "fox_dominance", "fox_anvil", "fox_ambush", "fox_root_tea", "fox_favor")
    t.begin("marquise", "daylight")
    assert not t.offered("dominance")
    t.begin("marquise", "evening")  # draws the sixth card
    assert t.asked == ("marquise", "KeepHandLimit")
    assert not any("mouse_dominance" in text for text in t.offered())
    t.say("discard fox_dominance")
    assert t.available() == ["fox_dominance"]
    assert t.game.view(t.g, None).seats[0].dominance >= 0


@pytest.mark.rule("R-3.3.1.I", "S-013", "W-T0")
def test_three_clearings_of_the_suit_win_at_the_start_of_birdsong() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.dominate("eyrie", "fox_dominance")
    for clearing in (F1, F2):
        t.put("eyrie", "warriors", clearing, 1)
    t.put("marquise", "warriors", F3, 2)
    t.begin("eyrie")
    assert t.winners() == []
    t.put("eyrie", "warriors", F3, 2)
    t.begin("eyrie")
    assert t.winners() == ["eyrie"]
    assert t.g.result is not None
    assert t.g.result.reason == "dominance"


@pytest.mark.rule("R-3.3.1.II", "I-WIN-5")
def test_two_opposite_corners_win_by_the_birds() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.dominate("marquise", "bird_dominance")
    first, *others = MAPS[0].corners
    opposite = MAPS[0].opposite[first]
    t.put("marquise", "warriors", first, 1)
    for corner in others:
        if corner != opposite:
            t.put("marquise", "warriors", corner, 1)
            break
    t.begin("marquise")
    assert t.winners() == []
    t.put("marquise", "warriors", opposite, 1)
    t.begin("marquise")
    assert t.winners() == ["marquise"]


@pytest.mark.rule("I-WIN-5")
def test_more_than_three_clearings_win_and_other_suits_do_not_count() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.dominate("marquise", "rabbit_dominance")
    for clearing in (R1, R2, F1, F2, F3):
        t.put("marquise", "warriors", clearing, 1)
    t.begin("marquise")
    assert t.winners() == []
    for clearing in (R3, 10):
        t.put("marquise", "warriors", clearing, 1)
    t.begin("marquise")
    assert t.winners() == ["marquise"]


@pytest.mark.rule("I-WIN-4", "W-B1", "W-T0")
def test_the_condition_is_tested_at_the_start_of_birdsong_and_never_later() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.dominate("marquise", "fox_dominance")
    t.crafted("marquise", "better_burrow_bank", "royal_claim")
    for clearing in (F1, F2):
        t.put("marquise", "warriors", clearing, 1)
    t.begin("marquise", only=False)
    t.put("marquise", "warriors", F3, 1)
    t.say("done", "royal claim")
    assert t.winners() == []
    t = Table("marquise", "eyrie", "alliance")
    t.dominate("marquise", "fox_dominance")
    t.crafted("marquise", "better_burrow_bank")
    for clearing in (F1, F2):
        t.put("marquise", "warriors", clearing, 1)
    t.begin("marquise")
    t.put("marquise", "warriors", F3, 1)
    t.say("burrow bank eyrie")  # the check is repeated behind every effect of this window
    assert t.winners() == ["marquise"]


@pytest.mark.rule("I-WIN-6", "I-GEN-7", "R-3.3.1")
def test_after_activation_nothing_scores_but_all_actions_stay_legal() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.score("marquise", 12)
    t.dominate("marquise", "mouse_dominance")
    t.put("marquise", "warriors", R3, 3)
    t.put("marquise", "workshop", R3)
    t.put("marquise", "wood", R3, 1)
    t.put("alliance", "sympathy", R3)
    t.crafted("marquise", "royal_claim")
    t.hand("marquise", "mouse_travel_gear")
    t.begin("marquise")
    t.say("royal claim")
    t.begin("marquise", "daylight")
    t.say(f"craft mouse_travel_gear with {R3}", f"build sawmill {R3} wood -")
    t.dice(3, 0)
    t.say(f"battle {R3} alliance")
    assert t.items("marquise") == ["boots"]
    assert t.pieces("alliance", "sympathy", R3) == 0
    assert t.points("marquise") == 12


@pytest.mark.rule("S-015", "I-WIN-6")
def test_turmoil_costs_a_dominance_player_no_points() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.score("eyrie", 12)
    t.dominate("eyrie", "fox_dominance")
    board = t.board("eyrie")
    board.leader = 0
    board.decree[0] = sorted(t.take_cards(["armorers", "sappers"]))
    t.begin("eyrie", "daylight")
    t.say("falter at bird")  # no roost to recruit at; two birds and two viziers in the Decree
    assert t.asked == ("eyrie", "ChooseLeader")
    assert t.points("eyrie") == 12
    assert sorted(t.discard_pile()) == ["armorers", "sappers"]


@pytest.mark.rule("I-WIN-7")
def test_an_activated_card_is_neither_spent_nor_in_any_hand() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.score("marquise", 10)
    t.hand("marquise", "mouse_dominance")
    t.crafted("eyrie", "stand_and_deliver")
    t.begin("marquise", "daylight")
    t.say("dominance mouse_dominance")
    assert (t.discard_pile(), t.available(), t.play_area("marquise")) == ([], [], [])
    t.begin("eyrie")
    assert t.asked != ("eyrie", "Window")  # nobody has a card that could be taken


@pytest.mark.rule("R-3.3.3", "R-2.1.6")
def test_a_spent_dominance_card_lies_beside_the_map() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.put("marquise", "sawmill", M1)
    t.hand("marquise", "mouse_dominance", "bird_dominance")
    t.begin("marquise", "daylight")
    t.say(f"overwork {M1} with mouse_dominance", "extra action with bird_dominance")
    assert t.available() == ["mouse_dominance", "bird_dominance"]
    assert t.discard_pile() == []


@pytest.mark.rule("S-016", "R-3.3.4", "I-WIN-11", "W-D2")
def test_an_available_card_is_taken_for_a_card_of_its_suit() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.g.available = t.take_cards(["bird_dominance", "fox_dominance"])
    t.hand("marquise", "fox_anvil")
    t.begin("marquise", "daylight")
    assert t.offered("take") == ["take fox_dominance for fox_anvil"]
    t.hand("marquise", "armorers", "mouse_dominance", "fox_ambush")
    assert not t.can("take fox_dominance for mouse_dominance")
    t.say("take bird_dominance for armorers")  # without any points
    assert "bird_dominance" in t.cards("marquise")
    t.say("take fox_dominance for bird_dominance")  # as often as one likes; what was spent lies there now
    assert t.available() == ["bird_dominance"]
    assert t.points("marquise") == 0


@pytest.mark.rule("R-3.3.4", "W-D2")
def test_with_an_empty_hand_nobody_is_asked_about_dominance() -> None:
    t = Table("marquise", "alliance", "eyrie")
    t.score("alliance", 20)
    t.g.available = t.take_cards(["fox_dominance"])
    t.run(Window(1, DAYLIGHT), turn="alliance")
    assert t.asked is None


@pytest.mark.rule("R-3.3.4")
def test_taking_dominance_shows_the_card_to_everybody() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.g.available = t.take_cards(["fox_dominance"])
    t.hand("marquise", "fox_anvil", "mouse_sword")
    t.begin("marquise", "daylight")
    t.say("take fox_dominance for fox_anvil")
    seen = t.game.view(t.g, t.seat("eyrie")).seats[t.seat("marquise")]
    assert (len(seen.known), seen.hand) == (1, 2)


@pytest.mark.rule("I-WIN-3", "S-036", "I-BAT-11")
def test_points_given_by_another_win_on_the_spot() -> None:
    t = Table("marquise", "eyrie")
    t.score("eyrie", 29)
    t.put("marquise", "warriors", M1, 3)
    t.put("eyrie", "warriors", M1, 3)
    t.crafted("marquise", "brutal_tactics")
    t.dice(2, 2)
    t.begin("marquise", "daylight")
    t.say(f"battle {M1} eyrie", "brutal tactics")
    assert t.winners() == ["eyrie"]
    assert (t.warriors("marquise", M1), t.warriors("eyrie", M1)) == (3, 3)


@pytest.mark.rule("I-WIN-3", "K-B.5")
def test_a_robbed_player_may_win_by_it() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.score("alliance", 29)
    t.hand("alliance", "fox_anvil")
    t.crafted("marquise", "stand_and_deliver")
    t.begin("marquise")
    t.say("stand and deliver alliance")
    assert t.winners() == ["alliance"]


@pytest.mark.rule("I-WIN-10")
def test_whoever_has_joined_the_winner_wins_too() -> None:
    for reason in ("points", "dominance"):
        t = Roving("marquise", "alliance", "eyrie", "vagabond", at=F1)
        t.g.coalition[t.seat("vagabond")] = t.seat("alliance")
        (t.g.dominance[t.seat("vagabond")],) = t.take_cards(["mouse_dominance"])
        if reason == "points":
            t.run(Call(lambda g: score(g, 1, 30)), turn="marquise")
        else:
            t.dominate("alliance", "fox_dominance")
            for clearing in (F1, F2, F3):
                t.put("alliance", "warriors", clearing, 1)
            t.begin("alliance")
        assert t.g.result is not None
        assert t.g.result.reason == reason
        assert sorted(t.winners()) == ["alliance", "vagabond"]


@pytest.mark.rule("I-WIN-10")
def test_a_coalition_with_somebody_in_a_coalition_wins_with_both() -> None:
    t = Roving("marquise", "alliance", "vagabond2", "vagabond", at=F1)
    t.g.coalition[t.seat("vagabond2")] = t.seat("vagabond")
    t.g.coalition[t.seat("vagabond")] = t.seat("alliance")
    t.run(Call(lambda g: score(g, t.seat("alliance"), 30)), turn="marquise")
    assert sorted(t.winners()) == ["alliance", "vagabond", "vagabond2"]


@pytest.mark.rule("I-WIN-12")
def test_with_two_players_nobody_is_asked_about_dominance() -> None:
    t = Table("marquise", "alliance")
    t.score("alliance", 20)
    t.hand("alliance", "fox_anvil")
    t.begin("alliance", "daylight")
    assert t.offered() == ["mobilize fox_anvil", "done"]
    t.run(Window(1, DAYLIGHT), turn="alliance")
    assert t.asked is None
    three = Table("marquise", "alliance", "eyrie")
    three.score("alliance", 20)
    three.hand("alliance", "fox_anvil")
    three.run(Window(1, DAYLIGHT), turn="alliance")
    assert (three.asked, three.offered()) == (("alliance", "Window"), ["done"])  # asked whatever the hand holds
    assert not any("dominance" in card for card in (t.game.words(t.g)["card"][i] for i in t.g.deck))
