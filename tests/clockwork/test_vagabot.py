"""The Vagabot (chapter 7): items, battle track, actions, difficulties and traits, and his sample turn."""

import pytest

from hvozd.core import Session
from hvozd.games.root.clockwork.vagabot import RefreshItems, RepairInEvening
from hvozd.games.root.clockwork.vagabot.daylight import VagabotAction, reveal_quest
from hvozd.games.root.clockwork.vagabot.items import (
    CHARACTERS,
    DAMAGED,
    TRACK,
    USED,
    damaged,
    fill_track,
    gain_item,
    on_track,
    pay,
    ready,
    take_damage,
    undamaged,
)
from hvozd.games.root.components import CLEARINGS, ITEMS, MAPS
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.removal import sweep
from hvozd.games.root.rules.wandering import QUEST_SUIT, QUESTS, put_under_ruin, under_ruin
from tests.clockwork.table import MARQUISE, VAGABOT, BotTable
from tests.root.table import Call

SWORD, BAG = ITEMS.index("sword"), ITEMS.index("bag")
EVENING = ["refresh", "repair", "discard-order"]
MOUSE_QUEST = next(quest for quest, suit in enumerate(QUEST_SUIT) if suit == 2)


def table(*others: str, items: int = 5, at: int = 4, character: str = "thief") -> BotTable:
    t = BotTable(VAGABOT, *(others or ("marquise",)))
    board = t.board(VAGABOT)
    board.character = CHARACTERS.index(character)
    board.items = tuple([0] * items)
    board.quest = MOUSE_QUEST
    board.quest_deck = tuple(quest for quest in range(len(QUESTS)) if quest != MOUSE_QUEST)
    fill_track(t.g, 0)
    t.put(VAGABOT, "pawn", at)
    t.census = t.game.census(t.g)
    return t


def act(t: BotTable, action: str) -> None:
    t.run(VagabotAction(0, action), turn=VAGABOT)


def used(t: BotTable) -> int:
    return sum(1 for item in t.board(VAGABOT).items if item & USED)


def lay(t: BotTable, *, up: int = 0, down: int = 0, broken: int = 0, broken_down: int = 0) -> None:
    """Give him just these items."""
    row = [0] * up + [USED] * down + [DAMAGED] * broken + [DAMAGED | USED] * broken_down
    t.board(VAGABOT).items = tuple(sorted(row))
    fill_track(t.g, 0)
    t.census = t.game.census(t.g)


def ruin(t: BotTable, clearing: int, *kinds: int) -> None:
    put_under_ruin(t.g, clearing, kinds)
    t.census = t.game.census(t.g)


@pytest.mark.rule(
    "EX-7", "RB-7.4.1", "RB-7.4.2", "RB-7.5", "RB-7.5.I", "RB-7.5.0a", "RB-7.5.1", "RB-7.5.2", "RB-7.5.3", "RB-7.5.4", "RB-7.6.1",
    "RB-7.6.2", "RB-7.6.3", "AMB-64",
)  # fmt: skip
def test_the_sample_turn() -> None:
    t = table("marquise", "eyrie")
    for clearing in (6, 10, 11, 12):
        ruin(t, clearing, SWORD)
    t.put("marquise", "warriors", 7, 4)
    t.put("eyrie", "warriors", 7, 1)
    t.g.box[1].append(BAG)
    t.census = t.game.census(t.g)
    t.score("marquise", 5)
    t.score("eyrie", 1)
    t.dice(3, 3)
    t.bot_turn(VAGABOT, "bird_crossbow")
    assert t.chosen("RB-7.5.1")[0] == 12 and not t.g.ruins[12] and t.g.ruins[6]
    assert t.chosen("RB-7.5.2")[0] == 7 and t.g.pawns[0] == 7
    assert t.targets("RB-7.5.3") == ["marquise"] and t.items("marquise") == [] and len(t.cards("marquise")) == 1
    assert t.targets("RB-7.5.4") == ["marquise"]
    assert t.warriors("marquise", 7) == 2
    assert t.points(VAGABOT) == 5
    board = t.board(VAGABOT)
    assert board.quest != MOUSE_QUEST and board.quests_done == (MOUSE_QUEST,)
    assert len(board.items) == 8
    assert damaged(t.g, 0) == 2  # three were damaged, one was repaired in Evening
    assert sum(1 for item in board.items if not item & (USED | DAMAGED)) == 5
    assert t.is_discarded("bird_crossbow")


@pytest.mark.rule("RB-7.2.4", "RB-7.2.3")
def test_the_battle_track_takes_the_sixth_ninth_and_twelfth_item() -> None:
    t = table(items=5)
    lying = []
    for _ in range(8):
        gain_item(t.g, 0, SWORD)
        lying.append(on_track(t.g, 0))
    assert lying == [1, 1, 1, 2, 2, 2, 3, 3]
    assert len(ready(t.g, 0)) == 10
    faction = t.faction(VAGABOT)
    assert faction.most_hits(t.g, 0, 4) == 3


@pytest.mark.rule("RB-7.2.4")
@pytest.mark.parametrize(("items", "left"), [(5, 4), (6, 3), (9, 2), (12, 1)])
def test_the_track_raises_his_hits(items: int, left: int) -> None:
    t = table(items=items)
    t.put("marquise", "warriors", 4, 5)
    t.dice(3, 0)
    t.run(StartBattle(4, 0, 1), turn=VAGABOT)
    assert t.warriors("marquise", 4) == left


@pytest.mark.rule("RB-7.2.4", "AMB-64")
def test_used_items_go_onto_the_track_first_and_are_not_swapped() -> None:
    t = table()
    lay(t, up=3, down=3)
    assert [item for item in t.board(VAGABOT).items if item & TRACK] == [USED | TRACK]
    lay(t, up=6)
    assert pay(t.g, 0, 2)
    fill_track(t.g, 0)
    assert [item & USED for item in t.board(VAGABOT).items if item & TRACK] == [0]


@pytest.mark.rule("RB-7.2.5", "AMB-18", "AMB-17")
def test_hits_damage_used_items_first_and_the_track_last() -> None:
    t = table()
    lay(t, up=5, down=2)  # a used one lies on the track
    take_damage(t.g, 0, 1)
    assert [item for item in t.board(VAGABOT).items if item & DAMAGED] == [USED | DAMAGED]
    assert on_track(t.g, 0) == 1
    take_damage(t.g, 0, 1)
    fill_track(t.g, 0)
    assert damaged(t.g, 0) == 2 and on_track(t.g, 0) == 0
    take_damage(t.g, 0, 9)
    assert undamaged(t.g, 0) == 0
    assert t.faction(VAGABOT).defenseless(t.g, 0, 4)


@pytest.mark.rule("AMB-18")
def test_he_is_defenseless_only_without_an_undamaged_item() -> None:
    t = table(items=1)
    t.put("marquise", "warriors", 4, 1)
    t.dice(0, 0)
    t.run(StartBattle(4, 1, 0), turn="marquise")
    assert damaged(t.g, 0) == 0
    lay(t, broken=1)
    t.dice(0, 0)
    t.run(StartBattle(4, 1, 0), turn="marquise")
    assert t.g.pawns[0] == 4


@pytest.mark.rule("RB-7.2.1", "RB-7.2.1.I")
def test_full_removal_damages_three_items_and_the_pawn_stays() -> None:
    t = table()
    t.run(Call(lambda g: sweep(g, 1, (4,))), turn="marquise")
    assert damaged(t.g, 0) == 3 and t.g.pawns[0] == 4
    assert t.ruler(4) is None


@pytest.mark.rule("RB-7.2.2", "RB-7.5.0a", "AMB-19")
def test_he_walks_whoever_rules_by_the_fewest_moves_and_the_best_next_clearing() -> None:
    t = table(items=2, at=8)
    for clearing in (4, 7):
        t.put("marquise", "warriors", clearing, 3)
    for clearing in (6, 10, 11):
        t.g.ruins[clearing] = 0
    ruin(t, 12, SWORD)
    act(t, "explore")
    # 12 is two moves away over 4 or 7; both items are spent on the way
    assert t.chosen("RB-7.5.1") == [12, 4, 12]
    assert t.g.pawns[0] == 12 and used(t) == 2 and t.g.ruins[12]


@pytest.mark.rule("AMB-19")
def test_from_a_forest_the_first_move_costs_an_item_and_without_a_target_he_stays() -> None:
    forest = MAPS[0].forests[2]
    t = table(at=forest, items=2)
    t.put("marquise", "warriors", 2, 1)
    t.dice(0, 0)
    act(t, "battle")
    assert t.g.pawns[0] == 2 and used(t) == 2
    t = table(at=4)
    act(t, "battle")
    assert t.g.pawns[0] == 4 and used(t) == 0


@pytest.mark.rule("RB-7.3.1", "RB-7.3.2", "RB-7.3.3", "RB-7.3.4", "RB-7.3.5", "RB-7.7.2")
@pytest.mark.parametrize(("character", "items"), [("thief", 4), ("tinker", 3)])
def test_setup(character: str, items: int) -> None:
    given = {"factions": f"alliance,{VAGABOT}", "map": "autumn", "vagabot": character}
    g = Session.new("root", given, 5).state
    board = g.boards[1]
    assert CHARACTERS[board.character] == character
    assert len(board.items) == items and not any(item & 7 for item in board.items)
    assert g.pawns[1] == CLEARINGS + 2  # the forest of five clearings
    assert board.quest >= 0 and len(board.quest_deck) == len(QUESTS) - 1
    assert [len(under_ruin(g, clearing)) for clearing in (6, 10, 11, 12)] == [1, 1, 1, 1]
    lake = {Session.new("root", {**given, "map": "lake"}, seed).state.pawns[1] for seed in range(10)}
    assert len(lake) == 2


@pytest.mark.rule("AMB-57")
def test_beside_a_vagabond_two_items_lie_under_each_ruin() -> None:
    given = {"factions": f"marquise,vagabond,{VAGABOT}", "map": "autumn", "vagabonds": "thief"}
    s = Session.new("root", given, 5)
    while s.decision is not None and s.decision.seat == 0:
        s.play(next(iter(s.decision.options())))
    s.play(next(iter(s.decision.options())))
    assert [len(under_ruin(s.state, clearing)) for clearing in (6, 10, 11, 12)] == [2, 2, 2, 2]
    t = table()
    ruin(t, 12, SWORD, BAG)
    t.put(VAGABOT, "pawn", 12)
    t.dice(1)
    act(t, "explore")
    assert under_ruin(t.g, 12) == [BAG] and t.g.ruins[12]


@pytest.mark.rule("RB-7.4.3", "AMB-16")
@pytest.mark.parametrize("whole", [2, 3])
def test_with_two_undamaged_items_he_slips_into_a_forest(whole: int) -> None:
    t = table(at=8)
    lay(t, up=whole, broken=3)
    t.bot_turn(VAGABOT, "rabbit_favor")
    if whole == 3:
        assert t.g.pawns[0] == 8
        return
    assert t.g.pawns[0] in MAPS[0].forests
    assert "repair" in [step for step, _ in t.steps()] and ("battle", "RB-7.5.4") not in t.steps()
    assert damaged(t.g, 0) == 0  # in a forest everything is repaired


@pytest.mark.rule("RB-7.5.II", "RB-7.5.III", "RB-7.5.IV", "RB-7.5.I")
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("fox_favor", ["explore", "battle", "special"]),
        ("rabbit_favor", ["battle", "repair", "special"]),
        ("mouse_favor", ["quest", "aid", "battle", "repair"]),
        ("royal_claim", ["explore", "quest", "aid", "battle"]),
    ],
)
def test_the_order_fixes_the_list_of_actions(card: str, steps: list[str]) -> None:
    t = table(items=12, at=4)
    t.bot_day(VAGABOT, card)
    assert [step for step, _ in t.steps()] == [*steps, *EVENING]


@pytest.mark.rule("RB-7.5.2", "RB-7.3.3")
def test_the_next_quest_is_the_top_one_and_completed_ones_come_again() -> None:
    t = table(items=3, at=7)
    board = t.board(VAGABOT)
    board.quest_deck, board.quest, board.quests_done = (4, 9, 6), 2, ()
    t.run(Call(lambda g: reveal_quest(g, 0)), turn=VAGABOT)
    assert (board.quest, board.quest_deck) == (6, (4, 9))
    board.quest_deck, board.quests_done = (), (2, 5)
    t.dice(0)
    t.run(Call(lambda g: reveal_quest(g, 0)), turn=VAGABOT)
    assert {board.quest, *board.quest_deck} == {2, 5} and len(board.quest_deck) == 1 and board.quests_done == ()


@pytest.mark.rule("RB-7.5.2")
def test_a_quest_takes_two_items_and_scores_one() -> None:
    t = table(items=3, at=7)
    act(t, "quest")
    assert t.points(VAGABOT) == 1 and used(t) == 2
    t.board(VAGABOT).quest = MOUSE_QUEST
    act(t, "quest")
    assert t.points(VAGABOT) == 1 and used(t) == 2


@pytest.mark.rule("RB-7.5.3")
def test_aid_goes_to_the_player_with_the_fewest_points_for_as_many_items_as_possible() -> None:
    t = table("marquise", "eyrie", items=2)
    for seat, name in ((1, "marquise"), (2, "eyrie")):
        t.put(name, "warriors", 4, 1)
        t.g.box[seat] += [BAG, SWORD, SWORD]
    t.census = t.game.census(t.g)
    t.score("eyrie", 3)
    t.score("marquise", 4)
    act(t, "aid")
    assert t.targets("RB-7.5.3") == ["eyrie"]
    assert t.points(VAGABOT) == 2 and len(t.cards("eyrie")) == 2 and t.items("eyrie") == ["sword"]
    assert len(ready(t.g, 0)) == 2


@pytest.mark.rule("RB-7.5.3", "RB-2.8.1")
def test_an_aided_bot_scores_instead_of_drawing() -> None:
    t = table(MARQUISE, items=2)
    t.put(MARQUISE, "warriors", 4, 1)
    t.g.box[1] += [BAG]
    t.census = t.game.census(t.g)
    act(t, "aid")
    assert t.points(MARQUISE) == 1 and t.points(VAGABOT) == 1


@pytest.mark.rule("RB-7.5.4")
def test_battle_seeks_the_leader_in_the_nearest_clearing() -> None:
    t = table("marquise", "eyrie", items=4)
    t.put("eyrie", "warriors", 4, 1)
    t.score("marquise", 3)
    for clearing in (8, 9, 12):
        t.put("marquise", "warriors", clearing, 2)
    t.put("marquise", "sawmill", 9)
    t.put("marquise", "sawmill", 12)
    t.put("marquise", "warriors", 9, 1)
    t.put("marquise", "warriors", 1, 9)
    t.dice(1, 0, 1, 0)
    act(t, "battle")
    assert t.targets("RB-7.5.4") == ["marquise"]
    assert t.lost("RB-7.5.4")[:3] == [((1,), "nearest"), ((8,), "most-buildings-and-tokens"), ((9,), "fewest-warriors")]
    assert t.g.pawns[0] == 12
    # one item to move, one to battle, two to battle again: both warriors fell
    assert used(t) == 4 and t.points(VAGABOT) == 2 and t.pieces("marquise", "sawmill", 12) == 1


@pytest.mark.rule("RB-7.5.4")
def test_as_defender_he_scores_nothing_for_warriors() -> None:
    t = table()
    t.put("marquise", "warriors", 4, 2)
    t.dice(1, 1)
    t.run(StartBattle(4, 1, 0), turn="marquise")
    assert t.warriors("marquise", 4) == 1 and t.points(VAGABOT) == 0


@pytest.mark.rule("RB-7.5.5")
def test_repair_takes_unused_damaged_items_first_and_keeps_their_face() -> None:
    t = table()
    lay(t, up=2, broken=1, broken_down=1)
    act(t, "repair")
    assert sorted(t.board(VAGABOT).items) == sorted([0, USED, 0, DAMAGED | USED])
    lay(t, up=2)
    act(t, "repair")
    assert used(t) == 0


@pytest.mark.rule("RB-7.6.1", "RB-D-VB")
@pytest.mark.parametrize(
    ("difficulty", "whole", "hurt"), [("easy", 5, 3), ("default", 6, 4), ("challenging", 7, 5), ("nightmare", 7, 5)]
)
def test_refresh(difficulty: str, whole: int, hurt: int) -> None:
    t = table()
    t.difficulty(VAGABOT, difficulty)
    lay(t, down=8)
    t.run(RefreshItems(0), turn=VAGABOT)
    assert used(t) == 8 - whole
    lay(t, down=8, broken=1)
    t.run(RefreshItems(0), turn=VAGABOT)
    assert used(t) == 8 - hurt


@pytest.mark.rule("RB-7.6.2")
def test_repair_in_evening() -> None:
    for place, left in ((4, 2), (MAPS[0].forests[0], 0)):
        t = table(at=place)
        lay(t, up=1, broken=2, broken_down=1)
        t.run(RepairInEvening(0), turn=VAGABOT)
        assert damaged(t.g, 0) == left


# -- traits -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-T-VB-ADVENTURER")
def test_adventurer() -> None:
    t = table(items=8, at=7)
    t.traits(VAGABOT, "adventurer")
    t.put("marquise", "warriors", 7, 9)
    t.board(VAGABOT).quest_deck = tuple(quest for quest, suit in enumerate(QUEST_SUIT) if suit == 2)[1:]
    t.dice(1, 0)
    t.bot_day(VAGABOT, "rabbit_favor")
    assert t.warriors("marquise", 7) == 8
    assert len(t.board(VAGABOT).quests_done) == 3  # seven items can be used: one for the battle, six for quests
    assert t.points(VAGABOT) == 1 + 3


@pytest.mark.rule("RB-T-VB-BERSERKER", "AMB-56")
def test_berserker() -> None:
    t = table("marquise", "eyrie", items=5)
    t.traits(VAGABOT, "berserker")
    t.score("eyrie", 9)
    t.put("eyrie", "warriors", 4, 2)
    t.put("eyrie", "warriors", 12, 1)
    t.put("marquise", "warriors", 12, 2)
    t.put("marquise", "warriors", 1, 3)
    t.dice(0, 0, 0, 0)
    act(t, "battle")
    assert t.g.pawns[0] == 12 and t.targets("RB-T-VB-BERSERKER") == ["marquise"]
    lay(t, up=1, broken=3)
    t.run(RepairInEvening(0), turn=VAGABOT)
    assert damaged(t.g, 0) == 1


@pytest.mark.rule("RB-T-VB-HELPER", "AMB-55")
def test_helper() -> None:
    t = table(items=2)
    t.traits(VAGABOT, "helper")
    t.put("marquise", "warriors", 4, 1)
    t.g.box[1] += [BAG, SWORD]
    t.census = t.game.census(t.g)
    act(t, "aid")
    assert t.points(VAGABOT) == 4 and len(t.cards("marquise")) == 4


@pytest.mark.rule("RB-T-VB-MARKSMAN")
def test_marksman() -> None:
    t = table(items=1)
    t.traits(VAGABOT, "marksman")
    t.put("marquise", "warriors", 4, 3)
    t.dice(1, 0)
    act(t, "battle")
    assert t.warriors("marquise", 4) == 1 and t.points(VAGABOT) == 2
    t.put("marquise", "warriors", 4, 2)
    t.dice(0, 0)
    t.run(StartBattle(4, 1, 0), turn="marquise")
    assert t.warriors("marquise", 4) == 3


@pytest.mark.rule("RB-T-VB-QUESTING")
def test_questing() -> None:
    t = table(items=6)
    t.traits(VAGABOT, "questing")
    take_damage(t.g, 0, 6)
    fill_track(t.g, 0)
    assert on_track(t.g, 0) == 1
    lay(t, up=5)
    t.put("marquise", "warriors", 12, 1)
    t.g.box[1] += [BAG, SWORD]
    t.census = t.game.census(t.g)
    act(t, "aid")
    assert t.g.pawns[0] == 12 and t.points(VAGABOT) == 1 and t.items("marquise") == ["sword"]
    t.put(VAGABOT, "pawn", 7)
    act(t, "quest")
    assert t.points(VAGABOT) == 3
    t = table(items=12)
    t.traits(VAGABOT, "questing")
    t.bot_day(VAGABOT, "rabbit_favor")
    assert [step for step, _ in t.steps()] == ["special", "aid", "battle", *EVENING]
