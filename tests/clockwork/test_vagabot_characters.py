"""RB-7.7: the special actions of the Vagabot's characters, and the Arbiter."""

import pytest

from hvozd.games.root.clockwork.vagabot.items import DAMAGED, USED
from hvozd.games.root.components import MAPS
from hvozd.games.root.rules.battle import StartBattle
from tests.clockwork.table import MARQUISE, VAGABOT
from tests.clockwork.test_vagabot import act, lay, table, used


@pytest.mark.rule("RB-7.7.1", "AMB-20", "RB-7.5.6")
def test_the_thief_discards_a_card_of_the_leader_for_a_point() -> None:
    t = table("marquise", "eyrie", character="thief")
    t.put("marquise", "warriors", 4, 1)
    t.put("eyrie", "warriors", 4, 2)
    t.hand("eyrie", "fox_favor")
    t.hand("marquise", "mouse_favor")
    act(t, "special")
    assert t.targets("RB-7.7.1") == ["eyrie"]  # as many points, more pieces
    assert t.is_discarded("fox_favor") and t.points(VAGABOT) == 1 and used(t) == 1
    t.score("eyrie", 9)
    act(t, "special")
    assert t.is_discarded("mouse_favor")  # the leader has no card left
    act(t, "special")
    assert used(t) == 2 and t.points(VAGABOT) == 2


@pytest.mark.rule("AMB-20", "RB-2.8.1")
def test_a_bot_loses_nothing_to_the_thief() -> None:
    t = table(MARQUISE, character="thief")
    t.put(MARQUISE, "warriors", 4, 1)
    act(t, "special")
    assert t.points(VAGABOT) == 1 and t.points(MARQUISE) == 0


@pytest.mark.rule("RB-7.7.2", "AMB-21")
def test_the_tinker_crafts_the_topmost_available_item_of_the_discard_pile() -> None:
    t = table(character="tinker")
    t.discarded("fox_root_tea", "bird_crossbow", "royal_claim")
    t.g.items[2] = 0  # no crossbow is left
    t.census = t.game.census(t.g)
    act(t, "special")
    assert t.points(VAGABOT) == 1 and len(t.board(VAGABOT).items) == 6
    assert t.discard_pile() == ["bird_crossbow", "royal_claim", "fox_root_tea"]
    t.g.discard.clear()
    t.census = t.game.census(t.g)
    act(t, "special")
    assert used(t) == 1


@pytest.mark.rule("RB-7.7.3", "AMB-16", "RB-7.5.6")
@pytest.mark.parametrize("broken", [2, 3])
def test_the_ranger_slips_away_with_three_damaged_items(broken: int) -> None:
    t = table(character="ranger", at=8)
    lay(t, up=3, broken=broken)
    act(t, "special")
    assert (t.g.pawns[0] in MAPS[0].forests_at(8)) == (broken == 3)
    assert used(t) == (1 if broken == 3 else 0)


@pytest.mark.rule("RB-7.7.4", "RB-7.7.4.I", "AMB-23")
def test_the_vagrant_sets_the_two_strongest_on_each_other() -> None:
    t = table("marquise", "eyrie", "alliance", character="vagrant")
    t.put("marquise", "warriors", 4, 1)
    t.put("eyrie", "warriors", 4, 3)
    t.put("alliance", "sympathy", 4)
    t.put("alliance", "rabbit_base", 4)
    t.dice(1, 1)
    act(t, "special")
    assert t.targets("RB-7.7.4.I") == ["eyrie", "alliance"]
    # one rolled hit and one against the defenseless: the base goes before the token, and he scores both
    assert t.pieces("alliance", "rabbit_base", 4) == 0
    assert t.points(VAGABOT) == 2 and t.points("eyrie") == 0


@pytest.mark.rule("RB-7.7.4.I")
def test_the_vagrant_takes_the_building_before_the_token() -> None:
    t = table("eyrie", "alliance", character="vagrant")
    t.put("eyrie", "warriors", 4, 3)
    t.put("alliance", "sympathy", 4)
    t.put("alliance", "rabbit_base", 4)
    t.dice(0, 0)
    act(t, "special")
    assert t.pieces("alliance", "rabbit_base", 4) == 0 and t.pieces("alliance", "sympathy", 4) == 1


@pytest.mark.rule("RB-7.7.4.I")
def test_the_vagrant_attacks_himself_only_when_there_is_no_other() -> None:
    t = table(character="vagrant")
    t.put("marquise", "warriors", 4, 2)
    t.dice(1, 0)
    act(t, "special")
    assert t.targets("RB-7.7.4.I") == ["marquise"]
    assert t.warriors("marquise", 4) == 1 and t.points(VAGABOT) == 0
    t = table(character="vagrant")
    act(t, "special")
    assert used(t) == 0


@pytest.mark.rule("RB-7.7.5", "AMB-22")
def test_the_scoundrel_removes_everything_and_covers_a_slot() -> None:
    t = table("marquise", "alliance", character="scoundrel", at=5)
    lay(t, up=3, broken=1)
    t.put("marquise", "warriors", 5, 2)
    act(t, "special")
    assert t.warriors("marquise", 5) == 2 and used(t) == 0
    t.put("alliance", "sympathy", 5)
    t.put("marquise", "sawmill", 5)
    slots = t.g.open_slots[5]
    act(t, "special")
    assert t.warriors("marquise", 5) == 0 and t.pieces("alliance", "sympathy", 5) == 0
    assert t.g.open_slots[5] == slots  # one slot freed, one covered
    assert sorted(t.board(VAGABOT).items) == [0, 0, USED]
    assert not any(item & DAMAGED for item in t.board(VAGABOT).items)
    assert t.points(VAGABOT) == 3 and t.g.pawns[0] == 5


@pytest.mark.rule("RB-7.7.6")
def test_a_person_may_enlist_the_arbiter() -> None:
    t = table("marquise", "eyrie", items=9, character="arbiter")
    t.put("marquise", "warriors", 4, 4)
    t.put("eyrie", "warriors", 4, 1)
    t.dice(3, 3)
    t.run(StartBattle(4, 1, 2), turn="marquise")
    assert t.asked == ("eyrie", "OfferProtector")
    t.say(f"enlist {VAGABOT}")
    assert t.points(VAGABOT) == 1
    assert t.warriors("marquise", 4) == 1  # one for the warrior, two for the items on his track


@pytest.mark.rule("RB-7.7.6b")
@pytest.mark.parametrize(
    ("warriors", "attackers", "points", "enlists"), [(1, 2, 3, True), (1, 2, 1, False), (1, 1, 3, False), (3, 4, 3, False)]
)
def test_when_a_bot_enlists_the_arbiter(warriors: int, attackers: int, points: int, enlists: bool) -> None:
    t = table("eyrie", MARQUISE, items=6, character="arbiter")
    t.put(MARQUISE, "warriors", 4, warriors)
    t.put("eyrie", "warriors", 4, attackers)
    t.score(MARQUISE, points)
    t.score(VAGABOT, 1)
    t.dice(0, 0)
    t.run(StartBattle(4, 1, 2), turn="eyrie")
    assert t.asked is None
    assert t.points(VAGABOT) == (2 if enlists else 1)
