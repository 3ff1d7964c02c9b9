"""R-E: the nine characters of the Vagabond."""

import pytest

from hvozd.games.root.factions.corvids.plots import lay
from hvozd.games.root.factions.vagabond.characters import CHARACTERS
from hvozd.games.root.factions.vagabond.items import CHARACTER_IDS
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.move import move_options
from hvozd.games.root.rules.pieces import may_build, place_warriors
from hvozd.games.root.rules.plots import RAID
from tests.root.roving import FOREST, Roving
from tests.root.table import F1, F2, F3, M1, M3, R1, R3


@pytest.mark.rule("R-E.1.2", "R-9.5.9", "I-VB-22", "I-CARD-4")
def test_the_thief_takes_a_random_card():
    t = Roving("marquise", "eyrie", "alliance", "vagabond", character="thief", at=F1)
    t.put("marquise", "wood", F1)
    t.put("eyrie", "roost", F1)
    t.hand("marquise", "fox_anvil", "mouse_sword")
    t.hand("alliance", "fox_root_tea")
    t.pack("torch", "torch-used")
    t.begin("vagabond", "daylight")
    assert t.offered("steal") == ["steal marquise"], "the Eyrie have no card, the Alliance no piece here"
    t.dice(1)
    t.say("steal marquise")
    assert (t.cards("vagabond"), t.cards("marquise")) == (["mouse_sword"], ["fox_anvil"])
    assert not t.offered("steal")


@pytest.mark.rule("S-009", "R-E.2.2", "I-DECK-1", "I-VB-22")
def test_the_tinker_takes_from_the_discard_pile_before_it_is_shuffled():
    t = Roving("marquise", "eyrie", "vagabond", character="tinker", at=F1)
    t.discarded("fox_anvil", "mouse_sword", "bird_crossbow")
    t.g.available += t.take_cards(["fox_dominance"])
    t.empty_deck()
    t.pack("torch")
    t.begin("vagabond", "daylight")
    assert sorted(t.offered("labor")) == ["labor bird_crossbow", "labor fox_anvil"]
    t.say("labor fox_anvil")
    assert t.cards("vagabond") == ["fox_anvil"]
    assert t.discard_pile() == ["mouse_sword", "bird_crossbow"]
    assert t.bag() == ["torch-used"]


@pytest.mark.rule("R-E.2.2")
def test_everybody_knows_what_day_labor_took():
    t = Roving("marquise", "vagabond", character="tinker", at=F1)
    t.discarded("fox_anvil")
    t.pack("torch")
    t.begin("vagabond", "daylight")
    t.say("labor fox_anvil")
    assert t.game.view(t.g, 0).seats[1].known == t.g.hands[1]


@pytest.mark.rule("R-E.3.2", "I-VB-22", "I-VB-24")
def test_the_ranger_repairs_three_and_daylight_is_over():
    t = Roving("marquise", "vagabond", character="ranger", at=FOREST)
    t.pack("torch", "boots", "sword-damaged", "sword-used-damaged", "tea-damaged", "coins-damaged")
    t.begin("vagabond", "daylight")
    assert len(t.offered("hideout")) == 4
    t.put("vagabond", "pawn", F1)
    t.say("hideout sword-damaged,sword-used-damaged,tea-damaged")
    assert t.bag() == ["boots", "sword", "sword-used", "tea", "coins-damaged", "torch-used"]
    assert t.now is None, "no action is left; the Evening has run"
    assert len(t.cards("vagabond")) == 1


@pytest.mark.rule("R-E.3.2")
def test_the_ranger_repairs_as_many_as_there_are():
    t = Roving("marquise", "vagabond", character="ranger", at=F1)
    t.pack("torch")
    t.begin("vagabond", "daylight")
    assert not t.offered("hideout")
    t.pack("tea-damaged")
    assert t.offered("hideout") == ["hideout tea-damaged"]


# -- Vagrant, Arbiter, Scoundrel ----------------------------------------------------------------------------------------


@pytest.mark.rule("S-084", "R-E.4.2", "I-VB-17", "I-WA-1")
def test_the_vagrant_scores_and_pays_for_what_falls():
    t = Roving("marquise", "alliance", "vagabond", character="vagrant", at=F1)
    t.put("marquise", "warriors", F1, 3)
    t.put("alliance", "sympathy", F1)
    t.hand("vagabond", "fox_anvil")
    t.pack("torch")
    t.dice(2, 0)
    t.begin("vagabond", "daylight")
    assert "instigate alliance against marquise" not in t.offered(), "a token cannot attack"
    t.say("instigate marquise against alliance")
    assert t.pieces("alliance", "sympathy", F1) == 0
    assert (t.points("vagabond"), t.points("marquise")) == (1, 0)
    assert t.asked == ("vagabond", "Outrage")
    t.say("outrage fox_anvil")
    assert t.relation("alliance") == "indifferent"
    assert t.bag() == ["torch-used"]


@pytest.mark.rule("R-E.4.2", "I-VB-17", "W-BT8")
def test_the_vagrant_picks_the_losses_and_his_victims_become_hostile():
    t = Roving("marquise", "eyrie", "vagabond", character="vagrant", at=F1)
    t.relate("marquise", "hostile")
    t.put("marquise", "warriors", F1, 3)
    t.put("eyrie", "warriors", F1, 1)
    t.put("eyrie", "roost", F1)
    t.g.open_slots[F1] += 1
    t.pack("torch")
    t.dice(2, 1)
    t.begin("vagabond", "daylight")
    t.say("instigate marquise against eyrie")
    assert (t.warriors("marquise", F1), t.warriors("eyrie", F1), t.pieces("eyrie", "roost", F1)) == (2, 0, 0)
    assert (t.relation("marquise"), t.relation("eyrie")) == ("hostile", "hostile")
    assert t.points("vagabond") == 3, "a hostile cat, the roost, and the roost of the Eyrie who have just become hostile"
    assert (t.points("marquise"), t.points("eyrie")) == (0, 0)


@pytest.mark.rule("I-VB-17", "W-BT8")
@pytest.mark.parametrize(
    ("rulings", "asked"),
    [((), ("vagabond", "ChooseLossesFor")), (("X-13",), ("marquise", "ChooseLosses"))],
    ids=["letter", "X-13"],
)
def test_the_vagrant_decides_which_building_falls(rulings, asked):
    """By the other reading the owner does; the Vagrant is the remover all the same."""
    t = Roving("marquise", "eyrie", "vagabond", character="vagrant", at=F2)
    t.g.rulings = rulings
    t.put("eyrie", "warriors", F2, 3)
    t.put("marquise", "workshop", F2)
    t.put("marquise", "wood", F2)
    t.pack("torch")
    t.dice(0, 0)
    t.begin("vagabond", "daylight")
    t.say("instigate eyrie against marquise")
    assert t.asked == asked
    t.say("lose wood")
    assert (t.pieces("marquise", "workshop", F2), t.pieces("marquise", "wood", F2)) == (1, 0)
    assert (t.points("vagabond"), t.points("eyrie")) == (1, 0)


@pytest.mark.rule("I-VB-17")
def test_the_vagrant_may_be_a_side_himself():
    t = Roving("marquise", "vagabond", character="vagrant", at=F1)
    t.put("marquise", "warriors", F1, 3)
    t.pack("torch", "boots", "sword")
    t.dice(1, 1)
    t.begin("vagabond", "daylight")
    assert sorted(t.offered("instigate")) == [
        "instigate marquise against vagabond",
        "instigate vagabond against marquise",
    ]
    t.say("instigate marquise against vagabond")
    assert t.asked == ("vagabond", "ChooseLossesFor")
    t.say("damage boots")
    assert t.bag() == ["boots-damaged", "sword", "torch-used"]
    assert t.warriors("marquise", F1) == 2


@pytest.mark.rule("I-VB-17", "R-9.2.9.II.d", "I-VB-1")
def test_an_ally_of_the_vagrant_in_his_own_battle_is_judged_at_its_end():
    t = Roving("marquise", "eyrie", "vagabond", character="vagrant", at=F1)
    t.relate("marquise", "allied")
    t.put("marquise", "warriors", F1, 2)
    t.put("eyrie", "warriors", F1, 3)
    t.pack("torch", "boots", "sword")
    t.dice(2, 2)
    t.begin("vagabond", "daylight")
    t.say("instigate vagabond against eyrie", "ally marquise", "damage boots,ally")
    assert t.relation("marquise") == "allied", "one hit each; that he removed the cat himself does not count"
    assert (t.relation("eyrie"), t.points("vagabond")) == ("hostile", 1)


@pytest.mark.rule("S-085", "R-E.5.2", "I-VB-18", "W-BT5", "W-VB5")
@pytest.mark.parametrize(("answer", "left", "points"), [("enlist vagabond", 1, 1), ("done", 3, 0)])
def test_the_arbiter_lends_his_swords_to_the_defender(answer, left, points):
    t = Roving("marquise", "alliance", "vagabond", character="arbiter", at=F1)
    t.put("marquise", "warriors", F1, 4)
    t.put("alliance", "warriors", F1, 1)
    t.pack("sword", "sword-used", "sword-damaged")
    t.dice(3, 0)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    assert t.asked == ("alliance", "OfferProtector")
    t.say(answer)
    assert t.warriors("marquise", F1) == left
    assert t.points("vagabond") == points
    assert t.bag() == ["sword", "sword-used", "sword-damaged"]


@pytest.mark.rule("R-E.5.2", "I-VB-18")
def test_the_arbiter_is_asked_for_neither_elsewhere_nor_in_his_own_battle():
    t = Roving("marquise", "alliance", "vagabond", character="arbiter", at=R1)
    t.put("marquise", "warriors", F1, 4)
    t.put("alliance", "warriors", F1, 1)
    t.pack("sword")
    t.dice(0, 0, 0, 0)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    assert t.now is None
    t.put("vagabond", "pawn", F1)
    t.run(StartBattle(F1, 0, 2), turn="marquise")
    assert t.now is None


@pytest.mark.rule("I-BAT-8", "I-VB-18", "R-E.5.2")
def test_enlisted_swords_do_not_end_defenselessness():
    t = Roving("marquise", "alliance", "vagabond", character="arbiter", at=F1)
    t.put("marquise", "warriors", F1, 4)
    t.put("alliance", "sympathy", F1)
    t.pack("sword", "sword")
    t.dice(2, 0)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    t.say("enlist vagabond")
    assert t.warriors("marquise", F1) == 2
    assert t.pieces("alliance", "sympathy", F1) == 0


def scoundrel(*factions: str) -> Roving:
    """A Scoundrel in F1 with a torch and two boots."""
    t = Roving(*factions, at=F1)
    t.be("scoundrel")
    CHARACTERS[CHARACTER_IDS.index("scoundrel")].chosen(t.g, t.seat("vagabond"))
    t.pack("torch", "boots", "boots")
    return t


@pytest.mark.rule("R-E.6.2", "I-VB-20", "I-GEN-6")
def test_scorched_earth_removes_all_enemies_and_closes_the_clearing():
    t = scoundrel("marquise", "eyrie", "vagabond")
    t.put("marquise", "warriors", F1, 2)
    t.put("marquise", "workshop", F1)
    t.put("marquise", "warriors", R3, 5)
    t.begin("vagabond", "daylight")
    t.say("scorch")
    assert (t.warriors("marquise", F1), t.pieces("marquise", "workshop", F1)) == (0, 0)
    assert (t.points("vagabond"), t.relation("marquise")) == (1, "hostile")
    assert t.bag() == ["boots", "boots"], "the torch stays in the clearing"
    assert not place_warriors(t.g, 0, F1, 1)
    assert not may_build(t.g, 1, F1)
    assert not any(action.target == F1 for action in move_options(t.g, 0))
    t.say("travel 9")
    assert not t.can("travel 1")
    t.begin("vagabond")
    assert not t.can("slip 1")


@pytest.mark.rule("S-086", "I-VB-20", "R-E.6.2")
def test_scorched_earth_meets_every_trigger_once():
    t = scoundrel("marquise", "duchy", "corvids", "vagabond")
    t.put("marquise", "warriors", F1, 2)
    t.put("duchy", "market", F1)
    t.board("duchy").swayed = [0, 3]
    lay(t.g, t.seat("corvids"), F1, RAID)
    t.begin("vagabond", "daylight")
    t.say("scorch")
    while t.asked is not None and t.asked[1] == "OrderTriggers":
        t.say("resolve 0")
    assert (t.points("vagabond"), t.relation("marquise"), t.relation("duchy")) == (2, "hostile", "indifferent")
    assert len(t.board("duchy").swayed) == 1, "one Price of Failure"
    assert [t.warriors("corvids", near) for near in (5, 9, 10)] == [1, 1, 1]
    assert t.warriors("corvids", F1) == 0
    assert not place_warriors(t.g, t.seat("corvids"), F1, 1)


# -- Adventurer, Ronin, Harrier -----------------------------------------------------------------------------------------


@pytest.mark.rule("S-087", "R-E.7.2", "I-VB-23")
def test_the_adventurer_improvises_once_a_turn():
    t = Roving("marquise", "vagabond", character="adventurer", at=M1)
    t.quests(["mouse_guard_duty"], ["mouse_escort"])
    t.pack("torch", "boots", "boots-used")
    t.begin("vagabond", "daylight")
    assert t.offered("improvise") == [
        "improvise mouse_guard_duty with boots as sword for points",
        "improvise mouse_guard_duty with boots as sword for cards",
    ]
    t.say("improvise mouse_guard_duty with boots as sword for points")
    assert t.bag() == ["boots-used", "boots-used-damaged", "torch-used"]
    assert t.points("vagabond") == 1
    t.pack("boots", "sword")
    assert not t.offered("improvise")


@pytest.mark.rule("R-E.7.2")
def test_others_cannot_improvise():
    t = Roving("marquise", "vagabond", character="thief", at=M1)
    t.quests(["mouse_guard_duty"])
    t.pack("torch", "boots")
    t.begin("vagabond", "daylight")
    assert not t.offered("improvise")


@pytest.mark.rule("R-E.8.2", "I-VB-19", "W-BT7", "W-VB5", "I-BAT-11")
def test_the_ronin_strikes_once_a_battle_as_defender():
    t = Roving("marquise", "vagabond", character="ronin", at=F1)
    t.put("marquise", "warriors", F1, 4)
    t.pack("sword", "sword")
    t.dice(1, 1)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    assert t.asked == ("vagabond", "UseEffects")
    t.say("swift strike")
    assert t.asked == ("vagabond", "ChooseLosses"), "there is no second strike although a sword is left"
    assert sorted(t.offered()) == ["damage sword", "damage sword-used"]
    t.say("damage sword")
    assert t.warriors("marquise", F1) == 2


@pytest.mark.rule("R-E.8.2", "I-VB-19")
def test_the_ronin_strikes_as_attacker_with_another_sword_than_the_one_he_paid():
    t = Roving("marquise", "vagabond", character="ronin", at=F1)
    t.put("marquise", "warriors", F1, 4)
    t.pack("sword", "sword")
    t.dice(2, 0)
    t.begin("vagabond", "daylight")
    t.say("battle 1 marquise", "swift strike")
    assert t.warriors("marquise", F1) == 1, "the swords count for the two rolled hits although both are exhausted now"
    assert t.bag() == ["sword-used", "sword-used"]


@pytest.mark.rule("R-E.9.2", "I-VB-21", "I-VB-13", "I-VB-24", "I-VB-5")
def test_the_harrier_glides_anywhere_without_boots_and_alone():
    t = Roving("marquise", "vagabond", character="harrier", at=FOREST)
    t.relate("marquise", "hostile")
    t.put("marquise", "warriors", F3, 2)
    t.pack("torch", "torch")
    t.begin("vagabond", "daylight")
    assert len(t.offered("glide")) == 12
    t.say(f"glide {F3}")
    assert (t.pawn(), t.bag()) == (F3, ["torch", "torch-used"])
    t.relate("marquise", "allied")
    assert len(t.offered("glide")) == 11
    assert not any("with" in text for text in t.offered("glide"))
    t.g.no_enter[M3] = 0xFF
    assert f"glide {M3}" not in t.offered("glide")
