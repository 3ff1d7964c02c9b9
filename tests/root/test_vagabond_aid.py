"""R-9.2.8, R-9.2.9, R-9.5.4, R-9.5.5: Aid, relationships, quests and coalition of the Vagabond."""

import pytest

from hvozd.games.root.cards.base import SweepSuit
from hvozd.games.root.components import FOX
from hvozd.games.root.rules.dominance import CheckDominance
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.wandering import QUESTS
from tests.root.roving import FOREST, Roving
from tests.root.table import F1, F2, F3, R1

# -- Aid ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-9.5.4", "I-VB-8", "W-VB3")
def test_aid_exhausts_any_item_gives_a_card_and_may_take_an_item():
    t = Roving("marquise", "eyrie", "vagabond", at=F1)
    t.put("marquise", "wood", F1)
    t.put("eyrie", "warriors", R1, 1)
    t.box("marquise", "sword", "tea")
    t.hand("vagabond", "fox_anvil", "bird_crossbow", "mouse_sword")
    t.pack("boots", "torch-used", "coins-damaged")
    t.begin("vagabond", "daylight")
    offered = t.offered("aid")
    assert len(offered) == 2 * 1 * 3, "fox or bird, the boots alone, sword or tea or nothing; nobody but the cats is here"
    t.say("aid marquise bird_crossbow with boots for tea")
    assert t.cards("marquise") == ["bird_crossbow"]
    assert t.items("marquise") == ["sword"]
    assert t.bag() == ["boots-used", "tea", "coins-damaged", "torch-used"]
    assert (t.relation("marquise"), t.points("vagabond")) == ("amiable", 1)


@pytest.mark.rule("R-9.5.4", "R-1.3.2")
def test_only_giver_and_taker_know_the_card():
    t = Roving("marquise", "eyrie", "vagabond", at=F1)
    t.put("marquise", "wood", F1)
    t.hand("vagabond", "fox_anvil", "fox_root_tea")
    t.pack("boots")
    t.begin("vagabond", "daylight")
    t.say("aid marquise fox_anvil with boots for -")
    views = [t.game.view(t.g, seat).seats[0].known for seat in (1, 2)]
    assert [len(known) for known in views] == [0, 1]
    assert not any(type(event).__name__ == "GaveCard" for event in t.journal("eyrie"))
    assert any(type(event).__name__ == "GaveCard" for event in t.journal("marquise"))


@pytest.mark.rule("S-071", "R-9.2.9", "R-9.2.9.I", "R-9.2.9.I.a", "R-9.2.9.I.b", "I-VB-7", "T-VB")
def test_one_aid_and_two_more_lead_to_friendly():
    t = Roving("marquise", "vagabond", at=F1)
    t.put("marquise", "warriors", F1)
    t.hand("vagabond", "fox_anvil", "fox_root_tea", "fox_travel_gear")
    t.pack("boots", "torch", "sword")
    t.begin("vagabond", "daylight")
    t.say("aid marquise fox_anvil with boots for -")
    assert (t.relation("marquise"), t.points("vagabond")) == ("amiable", 1)
    t.say("aid marquise fox_root_tea with torch for -")
    assert (t.relation("marquise"), t.points("vagabond")) == ("amiable", 1)
    t.say("aid marquise fox_travel_gear with sword for -")
    assert (t.relation("marquise"), t.points("vagabond")) == ("friendly", 3)


@pytest.mark.rule("R-9.2.9.II", "R-9.2.9.II.a", "I-VB-7", "T-VB")
def test_the_aid_that_makes_an_ally_scores_the_step_and_later_ones_two_points():
    t = Roving("marquise", "vagabond", at=F1)
    t.put("marquise", "warriors", F1)
    t.relate("marquise", "friendly")
    t.hand("vagabond", "fox_anvil", "fox_root_tea", "fox_travel_gear", "fox_foxfolk_steel")
    t.pack("boots", "torch", "sword", "bag")
    t.begin("vagabond", "daylight")
    t.say("aid marquise fox_anvil with boots for -", "aid marquise fox_root_tea with torch for -")
    assert (t.relation("marquise"), t.points("vagabond")) == ("friendly", 0)
    t.say("aid marquise fox_travel_gear with sword for -")
    assert (t.relation("marquise"), t.points("vagabond")) == ("allied", 2)
    t.say("aid marquise fox_foxfolk_steel with bag for -")
    assert (t.relation("marquise"), t.points("vagabond")) == ("allied", 4)


@pytest.mark.rule("I-VB-7", "R-9.2.9.I.a")
def test_aids_left_over_are_forgotten_at_the_end_of_the_turn():
    t = Roving("marquise", "vagabond", at=F1)
    t.put("marquise", "warriors", F1)
    t.relate("marquise", "amiable")
    t.hand("vagabond", "fox_anvil", "fox_root_tea")
    t.pack("boots", "torch")
    t.begin("vagabond", "daylight")
    t.say("aid marquise fox_anvil with boots for -")
    t.begin("vagabond", "daylight")
    t.say("aid marquise fox_root_tea with torch for -")
    assert t.relation("marquise") == "amiable"


@pytest.mark.rule("R-9.2.9.III.c", "I-VB-8", "I-VB-9")
def test_aid_to_a_hostile_faction_takes_items_but_improves_nothing():
    t = Roving("marquise", "vagabond", at=F1)
    t.put("marquise", "warriors", F1)
    t.relate("marquise", "hostile")
    t.box("marquise", "hammer")
    t.hand("vagabond", "fox_anvil")
    t.pack("boots")
    t.begin("vagabond", "daylight")
    t.say("aid marquise fox_anvil with boots for hammer")
    assert (t.relation("marquise"), t.points("vagabond")) == ("hostile", 0)
    assert t.bag() == ["boots-used", "hammer"]


@pytest.mark.rule("S-132", "I-CARD-18", "I-VB-8")
def test_an_item_exhausted_with_the_league_arrives_face_up():
    t = Roving("marquise", "vagabond", at=F1, deck="exiles")
    t.put("marquise", "warriors", F1, 2)
    t.crafted("marquise", "league_of_adventurous_mice")
    t.box("marquise", "sword", "sword")
    t.begin("marquise", "daylight")
    t.say("league sword", "move 1>5 x1")
    t.hand("vagabond", "fox_anvil")
    t.pack("boots")
    t.begin("vagabond", "daylight")
    assert [text.split()[-1] for text in t.offered("aid")] == ["-", "sword", "sword-used"]
    t.say("aid marquise fox_anvil with boots for sword-used")
    assert t.bag() == ["boots-used", "sword"]
    assert t.items("marquise") == ["sword"], "the one that lay face up is left"


@pytest.mark.rule("I-VB-24", "R-9.5.4")
def test_nobody_can_be_aided_from_a_forest():
    t = Roving("marquise", "vagabond", at=FOREST)
    t.put("marquise", "warriors", F1)
    t.hand("vagabond", "bird_crossbow")
    t.pack("boots", "tea", "boots")
    t.quests(["fox_errand"])
    t.begin("vagabond", "daylight")
    assert not t.offered("aid")
    assert not t.offered("quest")


# -- quests -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-9.5.5", "W-VB3")
def test_a_quest_scores_one_for_each_of_its_suit():
    t = Roving("marquise", "vagabond", at=R1)
    t.quests(["rabbit_errand", "rabbit_guard_duty", "fox_errand"], ["mouse_escort", "rabbit_expel_bandits"])
    t.pack("tea", "boots", "torch", "sword")
    t.begin("vagabond", "daylight")
    assert t.offered("quest") == [
        f"quest {quest} for {reward}" for quest in ("rabbit_errand", "rabbit_guard_duty") for reward in ("points", "cards")
    ]
    t.say("quest rabbit_errand for points")
    assert t.points("vagabond") == 1
    assert t.bag() == ["boots-used", "sword", "tea-used", "torch"]
    assert sorted(t.displayed()) == ["fox_errand", "mouse_escort", "rabbit_guard_duty"]
    t.say("quest rabbit_guard_duty for points")
    assert t.points("vagabond") == 3
    assert "rabbit_expel_bandits" in t.displayed()


@pytest.mark.rule("R-9.5.5")
def test_a_quest_may_draw_two_cards_instead():
    t = Roving("marquise", "vagabond", at=R1)
    t.quests(["rabbit_expel_bandits"])
    t.pack("sword")
    t.begin("vagabond", "daylight")
    assert not t.offered("quest"), "it shows two swords"
    t.pack("sword")
    t.say("quest rabbit_expel_bandits for cards")
    assert (t.points("vagabond"), len(t.cards("vagabond"))) == (0, 2)


@pytest.mark.rule("I-VB-27", "R-9.5.5")
def test_with_an_empty_quest_deck_nothing_is_laid_out():
    t = Roving("marquise", "vagabond", at=R1)
    t.quests(["rabbit_errand", "fox_errand"])
    t.pack("tea", "boots")
    t.begin("vagabond", "daylight")
    t.say("quest rabbit_errand for points")
    assert t.displayed() == ["fox_errand"]


@pytest.mark.rule("T-VB")
def test_there_are_five_quests_of_each_suit():
    assert [sum(quest.startswith(suit) for quest in QUESTS) for suit in ("fox", "rabbit", "mouse")] == [5, 5, 5]


# -- coalition ----------------------------------------------------------------------------------------------------------


def four(card: str = "fox_dominance") -> Roving:
    t = Roving("marquise", "eyrie", "alliance", "vagabond", at=F1)
    t.hand("vagabond", card)
    for name, points in (("marquise", 8), ("eyrie", 8), ("alliance", 15), ("vagabond", 12)):
        t.score(name, points)
    return t


@pytest.mark.rule("S-080", "R-9.2.8", "R-9.2.9.III.d", "I-WIN-8", "I-WIN-10")
def test_a_coalition_with_the_player_who_has_the_fewest_points():
    t = four()
    t.relate("marquise", "hostile")
    t.begin("vagabond", "daylight")
    assert sorted(t.offered("coalition")) == ["coalition eyrie by fox_dominance", "coalition marquise by fox_dominance"]
    assert not t.offered("dominance")
    t.say("coalition marquise by fox_dominance")
    assert t.relation("marquise") == "indifferent"
    score(t.g, t.seat("vagabond"), 5)
    assert t.points("vagabond") == 12, "he scores no more"
    score(t.g, t.seat("marquise"), 22)
    assert t.winners() == ["marquise", "vagabond"]


@pytest.mark.rule("I-WIN-8", "I-WIN-12")
def test_a_coalition_needs_ten_points_and_four_players():
    t = four()
    t.score("vagabond", 9)
    t.begin("vagabond", "daylight")
    assert not t.offered("coalition")
    t = Roving("marquise", "eyrie", "vagabond", at=F1)
    t.hand("vagabond", "fox_dominance")
    t.score("vagabond", 20)
    t.begin("vagabond", "daylight")
    assert not t.offered("coalition")
    assert not t.offered("dominance")


@pytest.mark.rule("R-9.2.8", "I-WIN-8")
def test_no_coalition_with_a_player_who_has_activated_dominance():
    t = four()
    t.score("marquise", 1)
    t.dominate("marquise", "mouse_dominance")
    t.begin("vagabond", "daylight")
    assert t.offered("coalition") == ["coalition eyrie by fox_dominance"]


@pytest.mark.rule("R-9.2.8", "I-WIN-10")
def test_he_wins_with_the_partners_dominance_and_never_with_his_own_card():
    t = four("bird_dominance")
    t.begin("vagabond", "daylight")
    t.say("coalition eyrie by bird_dominance")
    t.dominate("eyrie", "fox_dominance")
    for clearing in (F1, F2, F3):
        t.put("eyrie", "warriors", clearing)
    t.run(CheckDominance(t.seat("vagabond")), CheckDominance(t.seat("eyrie")), turn="eyrie")
    assert t.winners() == ["eyrie", "vagabond"]


@pytest.mark.rule("S-081", "I-WIN-9", "R-2.7")
def test_partners_are_no_enemies():
    t = four()
    t.put("vagabond", "pawn", F3)
    t.be("scoundrel")
    t.put("eyrie", "roost", F3)
    t.put("eyrie", "warriors", F3, 2)
    t.put("marquise", "workshop", F3)
    t.pack("sword", "crossbow", "torch", "boots")
    t.begin("vagabond", "daylight")
    t.say("coalition eyrie by fox_dominance")
    assert t.offered("battle") == ["battle 8 marquise"]
    assert t.offered("strike") == ["strike workshop"]
    t.say("scorch")
    assert (t.pieces("eyrie", "roost", F3), t.warriors("eyrie", F3), t.pieces("marquise", "workshop", F3)) == (1, 2, 0)
    t.run(SweepSuit(t.seat("eyrie"), FOX), turn="eyrie")
    assert "boots" in t.bag(), "the partner's Favor does not damage him"
    from hvozd.games.root.rules.battle import battle_options

    assert not battle_options(t.g, t.seat("eyrie"), (F3,))


@pytest.mark.rule("I-WIN-9", "I-VB-22")
def test_a_partner_can_still_be_aided_and_robbed():
    t = four()
    t.be("thief")
    t.put("eyrie", "roost", F1)
    t.hand("vagabond", "fox_anvil")
    t.hand("eyrie", "mouse_sword")
    t.pack("torch", "boots")
    t.begin("vagabond", "daylight")
    t.say("coalition eyrie by fox_dominance")
    assert t.offered("steal") == ["steal eyrie"]
    t.say("aid eyrie fox_anvil with boots for -")
    assert t.relation("eyrie") == "amiable"
    assert t.points("vagabond") == 12


@pytest.mark.rule("I-WIN-11", "R-3.3.4")
def test_a_dominance_card_paid_for_another_becomes_available_after_the_exchange():
    t = Roving("marquise", "eyrie", "vagabond", at=F1)
    t.g.available += t.take_cards(["fox_dominance"])
    t.hand("vagabond", "bird_dominance")
    t.begin("vagabond", "daylight")
    assert t.offered("take") == ["take fox_dominance for bird_dominance"]
    t.say("take fox_dominance for bird_dominance")
    assert t.cards("vagabond") == ["fox_dominance"]
    assert t.available() == ["bird_dominance"]
    assert not t.offered("take"), "a fox card does not pay for the bird dominance"
