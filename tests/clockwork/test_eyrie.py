"""The Electric Eyrie (chapter 5), its difficulties and traits, and its sample turn."""

import pytest

from hvozd.core import Session
from hvozd.games.root.clockwork.electric_eyrie import BuildRoost, KeepOrder
from hvozd.games.root.clockwork.electric_eyrie.decree import BattleColumn, MoveColumn, RecruitColumn
from hvozd.games.root.components import CARD, MAPS
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.pieces import clearings_with
from tests.clockwork.table import ALLIANCE, EYRIE, MARQUISE, BotTable

FOX, MOUSE, RABBIT, BIRD = range(4)
TEA = 5


def decree(t: BotTable, *columns: tuple[str, ...], viziers: int = 2) -> None:
    board = t.board(EYRIE)
    board.decree = tuple(tuple(t.take_cards(column)) for column in columns)
    board.viziers = viziers


def table(*others: str) -> BotTable:
    t = BotTable(EYRIE, *(others or ("marquise",)))
    decree(t, (), (), (), ())
    return t


def sample(alliance: str) -> BotTable:
    t = BotTable(EYRIE, "marquise", alliance)
    decree(t, ("fox_ambush",), (), (), ())
    for clearing, warriors in ((8, 1), (3, 3), (7, 1)):
        t.put(EYRIE, "roost", clearing)
        t.put(EYRIE, "warriors", clearing, warriors)
    for clearing, warriors in ((8, 1), (6, 1), (11, 2), (9, 3), (12, 1)):
        t.put("marquise", "warriors", clearing, warriors)
    t.put(alliance, "sympathy", 4)
    t.g.items[TEA] = 0
    t.census = t.game.census(t.g)
    return t


@pytest.mark.rule(
    "EX-5", "RB-5.4.1", "RB-5.4.2", "RB-5.4.3", "RB-5.5.1", "RB-5.5.1.I", "RB-5.5.1.II", "RB-5.5.1.III", "RB-5.5.2", "RB-5.6",
    "RB-5.8", "RB-5.3.5", "AMB-11",
)  # fmt: skip
def test_the_sample_turn() -> None:
    t = sample("alliance")
    t.dice(0, 0, 0, 0, 0, 0)
    t.top("rabbit_root_tea", "mouse_ambush", "fox_favor")
    t.bot_turn(EYRIE)
    assert t.items(EYRIE) == []
    assert t.board(EYRIE).decree == ((CARD["fox_ambush"],), (), (CARD["rabbit_root_tea"],), ())
    assert t.chosen("RB-5.5.1.I") == [8, 3, 8]
    assert t.chosen("RB-5.5.1.II") == [8, 4, 3, 6, 4, 12]
    assert t.chosen("RB-5.5.1.III") == [12, 4, 12]
    assert t.targets("RB-5.5.1.III") == ["marquise", "alliance", "marquise"]
    assert len(t.board("alliance").supporters) == 2
    assert t.pieces("alliance", "sympathy", 4) == 0
    assert t.warriors("marquise", 12) == 0
    assert t.chosen("RB-5.5.2") == [4] and t.pieces(EYRIE, "roost", 4) == 1
    assert [t.warriors(EYRIE, c) for c in (8, 3, 7, 4, 6, 12)] == [1, 1, 1, 2, 3, 1]
    assert t.points(EYRIE) == 4


@pytest.mark.rule("RB-6.2.3")
def test_a_bot_causes_no_outrage_of_the_automated_alliance() -> None:
    t = sample(ALLIANCE)
    t.dice(0, 0, 0, 0, 0, 0)
    t.bot_turn(EYRIE, "rabbit_root_tea")
    assert t.pieces(ALLIANCE, "sympathy", 4) == 0
    assert t.points(ALLIANCE) == 0
    assert t.points(EYRIE) == 4


@pytest.mark.rule("RB-5.3.1", "RB-5.3.2", "RB-5.3.3", "RB-5.3.4", "RB-3.6")
def test_setup() -> None:
    for seed in range(8):
        given = {"factions": f"alliance,{EYRIE},{MARQUISE}", "map": "autumn", "difficulty": "default"}
        g = Session.new("root", given, seed).state
        (roost,) = clearings_with(g, 1, 0)
        assert roost == MAPS[0].opposite[g.homes[2]]
        assert (g.warriors[13 + roost], g.supply[1], g.stock[6]) == (6, 14, 6)
        assert g.boards[1].viziers == 2
    alone = {"factions": f"alliance,{EYRIE}", "map": "autumn"}
    assert len({Session.new("root", alone, seed).state.homes[1] for seed in range(12)}) > 1


@pytest.mark.rule("RB-D-EE")
@pytest.mark.parametrize(("difficulty", "birds"), [("easy", 1), ("default", 2), ("challenging", 3), ("nightmare", 3)])
def test_difficulty_changes_the_first_decree(difficulty: str, birds: int) -> None:
    s = Session.new("root", {"factions": f"alliance,{EYRIE}", "difficulty": difficulty, "map": "autumn"}, 3)
    board = s.state.boards[1]
    assert board.viziers + len(board.decree[BIRD]) == birds
    assert set(board.decree[BIRD]) <= {CARD["bird_ambush"]}


@pytest.mark.rule("RB-5.2.1")
def test_it_rules_where_it_shares_the_highest_sum_but_no_empty_clearing() -> None:
    t = table()
    t.put(EYRIE, "roost", 6)
    t.put("marquise", "warriors", 6, 1)
    assert t.ruler(6) == EYRIE
    assert t.ruler(1) is None


@pytest.mark.rule("RB-5.4.3")
@pytest.mark.parametrize(
    ("card", "column"), [("fox_favor", FOX), ("mouse_favor", MOUSE), ("rabbit_favor", RABBIT), ("royal_claim", BIRD)]
)
def test_the_order_goes_into_the_column_of_its_suit(card: str, column: int) -> None:
    t = table()
    t.put(EYRIE, "roost", 1)
    t.order(EYRIE, card)
    t.run(KeepOrder(0), turn=EYRIE)
    assert [len(cards) for cards in t.board(EYRIE).decree] == [int(other == column) for other in range(4)]


@pytest.mark.rule("RB-5.4.4")
def test_a_new_roost_with_four_warriors_in_the_best_ordered_clearing() -> None:
    t = table()
    t.put("marquise", "keep", 1)
    t.order(EYRIE, "fox_favor")
    t.run(KeepOrder(0), turn=EYRIE)
    assert t.chosen("RB-5.4.4") == [6]
    assert t.pieces(EYRIE, "roost", 6) == 1 and t.warriors(EYRIE, 6) == 4


@pytest.mark.rule("RB-5.4.4", "AMB-12", "RB-5.7", "RB-5.7.1", "RB-5.7.2", "RB-5.7.3", "AMB-63")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (1, 0)])
def test_without_room_for_a_new_roost_turmoil_comes_at_once(before: int, after: int) -> None:
    t = table()
    decree(t, ("fox_ambush",), (), (), ("royal_claim",))
    t.score(EYRIE, before)
    t.spare(EYRIE, 3)
    t.bot_turn(EYRIE, "fox_favor")
    assert t.points(EYRIE) == after
    assert t.board(EYRIE).decree == ((), (), (), ()) and t.board(EYRIE).viziers == 2
    assert all(t.is_discarded(card) for card in ("fox_ambush", "royal_claim", "fox_favor"))
    rules = [rule for _, rule in t.steps()]
    assert "RB-5.5.1" not in rules and rules[-1] == "RB-5.6"


@pytest.mark.rule("RB-5.5.1.I")
def test_recruiting_prefers_enemies_then_few_warriors_then_low_priority() -> None:
    def recruited(enemies: tuple[int, ...], own: dict[int, int]) -> int:
        t = table()
        decree(t, ("fox_ambush", "fox_favor"), (), (), ())
        for clearing in (1, 6, 8):
            t.put(EYRIE, "roost", clearing)
            t.put(EYRIE, "warriors", clearing, own.get(clearing, 0))
        for clearing in enemies:
            t.put("marquise", "warriors", clearing, 1)
        t.run(RecruitColumn(0, FOX), turn=EYRIE)
        (site,) = t.chosen("RB-5.5.1.I")
        assert t.warriors(EYRIE, site) == own.get(site, 0) + 2
        return site

    assert recruited((1,), {1: 3}) == 1
    assert recruited((), {8: 1, 6: 1}) == 1
    assert recruited((), {1: 1}) == 8


@pytest.mark.rule("RB-5.5.1.II", "AMB-10")
def test_enough_stay_to_rule_the_origin_and_one_for_each_card() -> None:
    t = table()
    t.put(EYRIE, "warriors", 1, 6)
    t.put("marquise", "warriors", 1, 4)
    t.put(EYRIE, "warriors", 6, 2)
    decree(t, ("fox_ambush", "fox_favor"), (), (), ())
    t.run(MoveColumn(0, FOX), turn=EYRIE)
    assert t.warriors(EYRIE, 1) == 4
    assert t.chosen("RB-5.5.1.II") == [1, 10]


@pytest.mark.rule("RB-5.5.1.II", "AMB-10")
def test_an_origin_that_nobody_may_leave_is_passed_by() -> None:
    t = table()
    t.put(EYRIE, "warriors", 1, 5)
    t.put("marquise", "warriors", 1, 5)
    t.put(EYRIE, "warriors", 6, 2)
    for clearing in (2, 3, 11):
        t.put(EYRIE, "roost", clearing)
    t.put("marquise", "warriors", 3, 1)
    decree(t, ("fox_ambush",), (), (), ())
    t.run(MoveColumn(0, FOX), turn=EYRIE)
    assert t.chosen("RB-5.5.1.II") == [6, 11]
    assert t.lost("RB-5.5.1.II") == [((3,), "fewest-enemy-pieces"), ((2,), "lowest-priority")]


@pytest.mark.rule("RB-5.5.1.III")
def test_the_clearing_and_the_defender_of_a_battle() -> None:
    t = table("marquise", "alliance", "lizards")
    decree(t, (), (), (), ())
    t.put(EYRIE, "roost", 12)
    for clearing in (1, 6, 8, 12):
        t.put(EYRIE, "warriors", clearing, 1)
        t.put("marquise", "warriors", clearing, 1)
    t.put("alliance", "fox_base", 6)
    t.put("marquise", "warriors", 6, 2)
    t.dice(0, 0)
    t.run(BattleColumn(0, FOX), turn=EYRIE)
    assert t.chosen("RB-5.5.1.III") == [6]
    assert t.lost("RB-5.5.1.III") == [((12,), "no-roost"), ((1, 8), "most-defenseless-buildings")]
    assert t.targets("RB-5.5.1.III") == ["alliance"]


@pytest.mark.rule("RB-5.5.1.III", "AMB-11", "RB-T-EE-FOCUSED")
@pytest.mark.parametrize(
    ("cards", "traits", "left"),
    [((), (), 2), (("fox_ambush", "fox_favor"), (), 3), (("fox_ambush", "fox_favor"), ("focused",), 2)],
)
def test_the_fullest_column_deals_an_extra_hit(cards: tuple[str, ...], traits: tuple[str, ...], left: int) -> None:
    t = table()
    decree(t, cards, (), (), ())
    t.traits(EYRIE, *traits)
    t.put(EYRIE, "warriors", 1, 2)
    t.put("marquise", "warriors", 1, 3)
    t.dice(0, 0)
    t.run(BattleColumn(0, BIRD), turn=EYRIE)
    assert t.warriors("marquise", 1) == left
    assert not t.board(EYRIE).furious


@pytest.mark.rule("RB-5.5.2", "AMB-12", "RB-5.7")
def test_with_all_roosts_built_the_turn_ends_in_turmoil() -> None:
    t = table()
    for clearing in (1, 2, 5, 6, 7, 8, 9):
        t.put(EYRIE, "roost", clearing)
    t.put(EYRIE, "warriors", 10, 1)
    t.score(EYRIE, 9)
    t.bot_turn(EYRIE, "fox_favor")
    assert t.is_discarded("fox_favor")
    assert t.points(EYRIE) == 9 - 2 + 6


@pytest.mark.rule("RB-5.5.2", "RB-2.3")
def test_a_roost_is_built_where_a_slot_is_open() -> None:
    t = table()
    t.put(EYRIE, "warriors", 1, 2)
    t.put("marquise", "sawmill", 1)
    t.put(EYRIE, "warriors", 4, 1)
    t.run(BuildRoost(0), turn=EYRIE)
    assert t.pieces(EYRIE, "roost", 4) == 1


# -- traits -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-T-EE-NOBILITY")
def test_nobility() -> None:
    t = table()
    t.traits(EYRIE, "nobility")
    t.put(EYRIE, "roost", 1)
    t.spare(EYRIE, 1)
    t.bot_turn(EYRIE, "fox_favor")
    # the fox column takes the last warrior, the two viziers find none
    assert t.is_discarded("fox_favor")
    assert t.points(EYRIE) == 2
    assert ("turmoil", "RB-T-EE-NOBILITY") in t.steps()


@pytest.mark.rule("RB-T-EE-RELENTLESS")
def test_relentless() -> None:
    t = table()
    t.traits(EYRIE, "relentless")
    decree(t, (), (), (), (), viziers=0)
    t.put(EYRIE, "warriors", 5, 2)
    t.put("marquise", "sawmill", 5)
    t.put("marquise", "wood", 5)
    t.put(EYRIE, "warriors", 6, 2)
    t.put("marquise", "workshop", 6)
    t.put("marquise", "warriors", 6, 1)
    t.put("marquise", "recruiter", 7)
    t.begin(EYRIE, "daylight")
    assert [t.pieces("marquise", *piece) for piece in (("sawmill", 5), ("wood", 5), ("workshop", 6), ("recruiter", 7))] == [
        0,
        0,
        1,
        1,
    ]
    assert t.points(EYRIE) == 2


@pytest.mark.rule("RB-T-EE-SWOOP")
def test_swoop() -> None:
    t = table()
    t.traits(EYRIE, "swoop")
    decree(t, (), (), (), (), viziers=0)
    t.put("marquise", "keep", 1)
    t.put(EYRIE, "warriors", 2, 1)
    t.begin(EYRIE, "daylight")
    assert t.chosen("RB-T-EE-SWOOP") == [3]
    assert t.warriors(EYRIE, 3) == 2


@pytest.mark.rule("RB-T-EE-WAR-TAX", "AMB-63")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (1, 0)])
def test_war_tax(before: int, after: int) -> None:
    t = table()
    t.traits(EYRIE, "war_tax")
    t.score("marquise", before)
    t.put(EYRIE, "warriors", 6, 3)
    t.put("marquise", "sawmill", 6)
    t.put("marquise", "wood", 6)
    t.dice(1, 0)
    t.run(StartBattle(6, 0, 1), turn=EYRIE)
    assert t.points(EYRIE) == 2
    assert t.points("marquise") == after
