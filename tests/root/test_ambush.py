"""Ambush and foil: 4.3.1 of the Law and the rulings I-BAT-2 to I-BAT-6."""

import pytest

from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.events import Ambushed, AmbushFoiled, BattleRolled
from tests.root.roving import Roving
from tests.root.table import F1, F2, M1, Table


def rolled(t: Table) -> bool:
    return any(isinstance(event, BattleRolled) for event in t.journal())


@pytest.mark.rule("S-031", "R-4.3.1", "R-4.3.1.I", "W-BT2", "W-BT3", "K-C.1", "R-2.1.5")
def test_a_foiled_ambush_deals_no_hits_and_the_battle_goes_on() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", M1, 2)
    t.put("eyrie", "warriors", M1, 2)
    t.hand("eyrie", "bird_ambush")
    t.hand("marquise", "mouse_ambush", "fox_ambush")
    t.dice(0, 0)
    t.run(StartBattle(M1, 0, 1), turn="marquise")
    t.say("ambush bird_ambush")
    assert t.offered() == ["ambush mouse_ambush", "no ambush"]
    t.say("ambush mouse_ambush")
    assert sorted(t.discard_pile()) == ["bird_ambush", "mouse_ambush"]
    assert t.warriors("marquise", M1) == 2
    assert rolled(t)
    kinds = [type(event) for event in t.journal()]
    assert kinds.index(Ambushed) < kinds.index(AmbushFoiled) < kinds.index(BattleRolled)


@pytest.mark.rule("S-032", "I-BAT-4", "I-BAT-6", "R-4.3.1", "R-4.3.3")
def test_ambush_hits_reach_buildings_and_may_end_the_battle() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", M1, 1)
    t.put("marquise", "sawmill", M1)
    t.put("eyrie", "warriors", M1, 1)
    t.hand("eyrie", "mouse_ambush")
    t.crafted("marquise", "brutal_tactics")
    t.begin("marquise", "daylight")
    t.say(f"battle {M1} eyrie", "ambush mouse_ambush")
    assert (t.warriors("marquise", M1), t.pieces("marquise", "sawmill", M1)) == (0, 0)
    assert (t.points("eyrie"), t.warriors("eyrie", M1)) == (1, 1)
    assert not rolled(t)
    assert t.asked == ("marquise", "MarquiseActions")
    assert t.g.battle is None


@pytest.mark.rule("I-BAT-6")
def test_the_action_of_a_battle_ended_by_an_ambush_is_spent() -> None:
    t = Table("marquise", "eyrie")
    for clearing in (F1, F2, M1):
        t.put("marquise", "warriors", clearing, 1)
        t.put("eyrie", "warriors", clearing, 1)
    t.hand("eyrie", "mouse_ambush", "fox_ambush", "bird_ambush", "sappers")
    t.begin("marquise", "daylight")
    t.say(f"battle {F1} eyrie", "ambush fox_ambush")
    t.say(f"battle {F2} eyrie", "ambush bird_ambush")
    t.say(f"battle {M1} eyrie", "ambush mouse_ambush")
    assert not rolled(t)
    assert t.asked is None


@pytest.mark.rule("I-BAT-4", "W-BT4")
def test_ambush_hits_are_not_capped_and_the_attacker_chooses_the_losses() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "warriors", M1, 1)
    t.put("marquise", "sawmill", M1)
    t.put("marquise", "wood", M1)
    t.put("alliance", "sympathy", M1)
    t.hand("alliance", "mouse_ambush")
    t.run(StartBattle(M1, 0, 1), turn="marquise")
    t.say("ambush mouse_ambush")
    assert t.asked == ("marquise", "ChooseLosses")
    t.say("lose wood")
    assert (t.pieces("marquise", "sawmill", M1), t.points("alliance")) == (1, 1)
    assert not rolled(t)


@pytest.mark.rule("S-033", "I-BAT-2")
def test_only_one_ambush_a_battle() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", F1, 4)
    t.put("eyrie", "warriors", F1, 2)
    t.hand("eyrie", "fox_ambush", "bird_ambush")
    t.dice(0, 0)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    assert sorted(t.offered()) == ["ambush bird_ambush", "ambush fox_ambush", "no ambush"]
    t.say("ambush fox_ambush")
    assert (t.asked, t.warriors("marquise", F1), t.cards("eyrie")) == (None, 2, ["bird_ambush"])


@pytest.mark.rule("I-BAT-2")
def test_a_foil_is_not_foiled_again_and_needs_the_suit() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", F1, 4)
    t.put("eyrie", "warriors", F1, 2)
    t.hand("eyrie", "fox_ambush", "bird_ambush")
    t.hand("marquise", "mouse_ambush", "bird_ambush")
    t.dice(0, 0)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    t.say("ambush fox_ambush")
    assert t.offered() == ["ambush bird_ambush", "no ambush"]
    t.say("ambush bird_ambush")
    assert (t.asked, t.warriors("marquise", F1)) == (None, 4)


@pytest.mark.rule("I-BAT-2", "R-2.1.5")
def test_only_ambush_cards_in_hand_of_the_suit_count() -> None:
    t = Table("marquise", "alliance")
    t.put("marquise", "warriors", F1, 4)
    t.put("alliance", "warriors", F1, 2)
    t.hand("alliance", "mouse_ambush", "fox_anvil")
    t.board("alliance").supporters = t.take_cards(["fox_ambush"])
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    assert t.offered() == ["no ambush"]


@pytest.mark.rule("S-034", "I-BAT-3", "I-CARD-22", "K-B.10")
def test_against_a_scouting_party_there_is_no_ambush() -> None:
    t = Table("marquise", "eyrie")
    t.crafted("marquise", "scouting_party")
    t.put("marquise", "warriors", M1, 2)
    t.put("eyrie", "warriors", M1, 2)
    t.hand("eyrie", "mouse_ambush")
    t.hand("marquise", "bird_ambush")
    t.dice(0, 0)
    t.run(StartBattle(M1, 0, 1), turn="marquise")
    assert (t.asked, rolled(t)) == (None, True)
    t.run(StartBattle(M1, 1, 0), turn="eyrie")  # its owner as defender may ambush and be foiled
    assert t.asked == ("marquise", "OfferAmbush")
    t.say("ambush bird_ambush")
    assert t.asked == ("eyrie", "OfferFoil")


@pytest.mark.rule("W-BT2", "W-BT3")
def test_every_hidden_hand_is_asked_whatever_it_holds() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", M1, 3)
    t.put("eyrie", "warriors", M1, 2)
    t.hand("eyrie", "fox_anvil")
    t.dice(0, 0)
    t.run(StartBattle(M1, 0, 1), turn="marquise")
    assert t.asked == ("eyrie", "OfferAmbush")
    assert t.offered() == ["no ambush"]
    t.say("no ambush")
    assert t.asked is None  # without an ambush the attacker is not asked to foil
    t.hand("marquise", "fox_root_tea")
    t.run(StartBattle(M1, 0, 1), turn="marquise")
    t.g.hands[1], t.g.hands[0] = t.take_cards(["mouse_ambush"]), t.g.hands[0] + t.g.hands[1]
    t.say("ambush mouse_ambush")
    assert t.asked == ("marquise", "OfferFoil")
    assert t.offered() == ["no ambush"]


@pytest.mark.rule("W-BT2", "W-BT3")
def test_an_empty_hand_is_not_asked() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", M1, 3)
    t.put("eyrie", "warriors", M1, 2)
    t.dice(0, 0)
    t.run(StartBattle(M1, 0, 1), turn="marquise")
    assert (t.asked, rolled(t)) == (None, True)
    t.hand("eyrie", "mouse_ambush")
    t.dice(0, 0)
    t.run(StartBattle(M1, 0, 1), turn="marquise")
    t.say("ambush mouse_ambush")
    assert (t.asked, t.warriors("marquise", M1)) == (None, 1)


@pytest.mark.rule("I-BAT-5")
def test_warriors_saved_into_the_clearing_of_battle_fight_on() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", F1, 2)
    t.put("eyrie", "warriors", F1, 2)
    t.hand("eyrie", "fox_ambush")
    t.hand("marquise", "fox_anvil")
    t.dice(2, 0)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    t.say("ambush fox_ambush", "no ambush", "treat with fox_anvil")
    assert rolled(t)
    assert (t.warriors("marquise", F1), t.warriors("eyrie", F1)) == (2, 0)


@pytest.mark.rule("I-BAT-5", "R-4.3.1")
def test_a_pawn_always_fights_on() -> None:
    t = Roving("marquise", "vagabond", at=F1)
    t.pack("sword", "torch", "boots")
    t.put("marquise", "warriors", F1, 2)
    t.hand("marquise", "fox_ambush")
    t.dice(0, 0)
    t.run(StartBattle(F1, 1, 0), turn="vagabond")
    t.say("ambush fox_ambush")
    assert t.asked is not None
    assert t.asked[0] == "vagabond"
    t.say(t.offered()[0])
    assert rolled(t)


@pytest.mark.rule("I-BAT-7", "R-4.3.2.I")
def test_the_cap_is_measured_after_the_ambush() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", M1, 3)
    t.put("eyrie", "warriors", M1, 4)
    t.hand("eyrie", "mouse_ambush")
    t.dice(3, 0)
    t.run(StartBattle(M1, 0, 1), turn="marquise")
    t.say("ambush mouse_ambush")
    assert (t.warriors("marquise", M1), t.warriors("eyrie", M1)) == (1, 3)
