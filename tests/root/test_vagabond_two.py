"""R-9.7: two Vagabonds, and random games with Vagabonds of every kind."""

import pytest

from hvozd.core import Rng, Session
from hvozd.games.root.components import ITEMS
from hvozd.games.root.factions.vagabond.items import CHARACTER_IDS
from hvozd.games.root.factions.vagabond.setting_out import setup_steps
from hvozd.games.root.rules.wandering import under_ruin
from hvozd.proof.check import Checker
from tests.root.roving import Roving
from tests.root.table import F1, F2, M1, Table


def pair(at: int, character: str = "ranger") -> Roving:
    t = Roving("vagabond", "marquise", "vagabond2", character=character, at=at)
    t.put("vagabond2", "pawn", at)
    return t


@pytest.mark.rule("R-9.7.2", "R-9.7.1", "R-9.7.3", "W-S5", "R-9.7", "I-VB-15")
def test_they_set_up_in_an_order_drawn_at_random_with_different_characters():
    first = set()
    for seed in range(12):
        t = Table("vagabond", "marquise", "vagabond2", seed=seed)
        t.run(*setup_steps(t.g, 0), *setup_steps(t.g, 2))
        first.add(t.asked[0])
        t.say("character thief", "enter forest-1-2-5-10")
        assert not t.can("character thief")
        t.say("character tinker", "enter forest-1-2-5-10")
        assert t.now is None
    assert first == {"vagabond", "vagabond2"}
    assert [len(under_ruin(t.g, clearing)) for clearing in (6, 10, 11, 12)] == [2, 2, 2, 2]
    under = sorted(ITEMS[kind] for clearing in (6, 10, 11, 12) for kind in under_ruin(t.g, clearing))
    assert under == ["bag", "bag", "boots", "boots", "hammer", "hammer", "sword", "sword"]
    views = [t.game.view(t.g, 1).seats[seat].board for seat in (0, 2)]
    assert views[0].quests == views[1].quests
    assert len(views[0].quests) == 3
    assert t.board("vagabond").relations == [-2, 0, -2]


@pytest.mark.rule("S-082", "R-9.7.1", "I-VB-16")
def test_no_second_item_of_a_kind_from_ruins():
    t = pair(F2)
    t.ruin(F2, "boots", "sword")
    t.pack("torch", "boots-damaged", "sword")
    t.board("vagabond").from_ruins = 1 << ITEMS.index("boots")
    t.begin("vagabond", "daylight")
    t.say("explore")
    assert t.asked == ("vagabond", "ChooseRuinItem")
    assert t.offered() == ["unearth sword", "unearth -"], "a starting sword does not matter"
    t.say("unearth -")
    assert (t.points("vagabond"), t.bag()) == (0, ["boots-damaged", "sword", "torch-used"])
    assert t.g.ruins[F2]


@pytest.mark.rule("R-9.7.1", "R-9.5.3")
def test_a_ruin_leaves_with_its_last_item():
    t = pair(F2)
    t.ruin(F2, "boots", "sword")
    t.pack("torch")
    t.pack("torch", name="vagabond2")
    t.begin("vagabond", "daylight")
    t.say("explore", "unearth boots")
    assert (t.points("vagabond"), t.g.ruins[F2]) == (1, 1)
    t.begin("vagabond2", "daylight")
    t.say("explore", "unearth sword")
    assert (t.points("vagabond2"), t.g.ruins[F2]) == (1, 0)


@pytest.mark.rule("I-VB-16")
def test_only_the_explorer_knows_what_stays_under_the_ruin():
    t = pair(F2)
    t.ruin(F2, "boots", "sword")
    t.g.ruins[12] = 1
    t.g.open_slots[12] -= 1
    t.g.ruin_items[12] = (ITEMS.index("bag") + 1) << 4 | ITEMS.index("bag") + 1
    t.census = t.game.census(t.g)
    t.pack("torch")
    t.begin("vagabond", "daylight")
    t.say("explore", "unearth boots")
    known = {seat: {tuple(under_ruin(t.game.determinize(t.g, seat, Rng(i)), F2)) for i in range(20)} for seat in (0, 1, 2)}
    assert known[0] == {(ITEMS.index("sword"),)}
    assert len(known[1]) == len(known[2]) == 2
    assert t.game.view(t.g, 0).seats[0].board.ruins[0] == (F2, 1, [ITEMS.index("sword")])
    assert t.game.view(t.g, 2).seats[0].board.ruins[0] == (F2, 1, [])


@pytest.mark.rule("S-083", "I-VB-15")
def test_one_aids_the_other_with_a_card_only():
    t = pair(M1)
    t.hand("vagabond", "mouse_sword")
    t.pack("boots")
    t.pack("tea", name="vagabond2")
    t.begin("vagabond", "daylight")
    assert t.offered("aid") == ["aid vagabond2 mouse_sword with boots for -"]
    t.say("aid vagabond2 mouse_sword with boots for -")
    assert t.cards("vagabond2") == ["mouse_sword"]
    assert t.points("vagabond") == 0
    assert t.board("vagabond").relations == [-2, 0, -2]


@pytest.mark.rule("I-VB-15", "I-VB-14", "R-9.2.7")
def test_they_battle_with_item_damage_on_both_sides():
    t = pair(F1)
    t.pack("sword", "sword", "crossbow")
    t.pack("sword", "boots", name="vagabond2")
    t.dice(1, 1)
    t.begin("vagabond", "daylight")
    assert not t.offered("strike")
    t.say("battle 1 vagabond2")
    assert t.now.name == "ChooseLosses"
    assert t.now.seats == (0, 2)
    t.say("damage sword-used", "damage boots")
    assert t.bag() == ["crossbow", "sword", "sword-used-damaged"]
    assert t.bag("vagabond2") == ["boots-damaged", "sword"]
    assert t.points("vagabond") == t.points("vagabond2") == 0


@pytest.mark.rule("R-9.2.9.II.d", "I-VB-15")
def test_the_attackers_ally_takes_no_hits_for_the_other_vagabond():
    t = pair(F1)
    t.relate("marquise", "allied")
    t.put("marquise", "warriors", F1, 2)
    t.pack("sword")
    t.pack("sword", "boots", name="vagabond2")
    t.dice(1, 0)
    t.begin("vagabond", "daylight")
    t.say("battle 1 vagabond2", "ally marquise")
    assert t.offered() == ["damage boots", "damage sword"]


@pytest.mark.rule("I-VB-15", "I-VB-20", "R-9.2.2.I")
def test_scorched_earth_damages_the_other_vagabond():
    t = pair(F1, "scoundrel")
    t.pack("torch", "boots")
    t.pack("sword", "boots", name="vagabond2")
    t.begin("vagabond", "daylight")
    t.say("scorch")
    assert t.bag("vagabond2") == ["boots-damaged", "sword-damaged"]
    assert t.bag() == ["boots"]
    assert t.pawn("vagabond2") == F1


@pytest.mark.rule("R-9.7.3", "R-9.5.5")
def test_either_may_complete_a_displayed_quest():
    t = pair(M1)
    t.quests(["mouse_escort", "fox_errand"], ["rabbit_errand"])
    t.pack("boots", "boots", name="vagabond2")
    t.begin("vagabond2", "daylight")
    t.say("quest mouse_escort for points")
    assert t.points("vagabond2") == 1
    assert sorted(t.displayed()) == ["fox_errand", "rabbit_errand"]
    assert t.board("vagabond2").done and not t.board("vagabond").done


@pytest.mark.rule("I-WIN-8")
def test_a_second_vagabond_may_be_a_partner_but_not_one_in_a_coalition():
    t = Roving("vagabond", "marquise", "vagabond2", "eyrie", at=F1)
    t.hand("vagabond", "fox_dominance")
    t.hand("vagabond2", "mouse_dominance")
    for name, points in (("vagabond", 11), ("marquise", 12), ("vagabond2", 10), ("eyrie", 12)):
        t.score(name, points)
    t.begin("vagabond", "daylight")
    assert t.offered("coalition") == ["coalition vagabond2 by fox_dominance"]
    t.say("coalition vagabond2 by fox_dominance")
    t.begin("vagabond2", "daylight")
    assert sorted(t.offered("coalition")) == ["coalition eyrie by mouse_dominance", "coalition marquise by mouse_dominance"]


@pytest.mark.parametrize("character", CHARACTER_IDS)
def test_random_games_keep_every_invariant(character):
    """Every invariant of the architecture at every decision, one game a character, beside a second Vagabond or not."""
    mixes = ("marquise,eyrie,alliance,vagabond", "vagabond,marquise,vagabond2", "eyrie,vagabond")
    index = CHARACTER_IDS.index(character)
    session = Session.new("root", {"factions": mixes[index % 3]}, 1000 + index)
    rng = Rng(index)
    checker = Checker(session.game, session.state, rng)

    def choose():
        now = session.decision
        wanted = [action for action in now.options() if now.name == "ChooseCharacter" and action.character == index]
        return wanted[0] if wanted else now.options().sample(rng)

    while session.decision is not None and session.state.number < 600:
        checker.watch(session, choose)
    if session.state.result is not None:
        checker.at_end(session.state, session.record)
