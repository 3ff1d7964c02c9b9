"""The Mechanical Marquise 2.0 (chapter 4), its difficulties and traits, and her sample turn."""

import pytest

from hvozd.core import Session
from hvozd.games.root.clockwork.mechanical_marquise import (
    BuildOrdered,
    MarquiseMove,
    MarquiseMoves,
    RecruitLowest,
    RecruitOrdered,
    kind_to_build,
)
from hvozd.games.root.components import MAPS
from hvozd.games.root.factions.marquise.daylight import KEEP
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.pieces import clearings_with, on_map
from tests.clockwork.table import MARQUISE, BotTable

TABLE = (MARQUISE, "eyrie")


def sample() -> BotTable:
    """The position of the sample turn: the keep in 1, a warrior everywhere but in 3, where the others sit."""
    t = BotTable(*TABLE)
    t.put(MARQUISE, "keep", 1)
    for clearing in range(1, 13):
        if clearing != 3:
            t.put(MARQUISE, "warriors", clearing, 2 if clearing == 1 else 1)
    t.put(MARQUISE, "sawmill", 1)
    t.put(MARQUISE, "workshop", 5)
    t.put(MARQUISE, "recruiter", 9)
    t.put("eyrie", "roost", 3)
    t.put("eyrie", "warriors", 3, 6)
    return t


@pytest.mark.rule(
    "EX-4", "RB-4.4.1", "RB-4.4.2", "RB-1.1.1", "RB-1.1.2", "RB-4.5.2", "RB-4.5.3", "RB-4.5.4", "RB-4.6.1", "RB-4.6.2",
    "RB-2.1", "RB-2.7",
)  # fmt: skip
def test_the_sample_turn() -> None:
    t = sample()
    t.bot_turn(MARQUISE, "fox_root_tea")
    assert t.items(MARQUISE) == ["tea"]
    assert [t.warriors(MARQUISE, clearing) for clearing in (1, 6, 8, 12)] == [3, 2, 2, 2]
    assert t.pieces(MARQUISE, "sawmill", 6) == 1
    assert t.lost("RB-4.5.3") == [((2, 4, 5, 7, 9, 10, 11), "most-own-warriors"), ((8, 12), "priority")]
    assert t.chosen("RB-4.5.3") == [6]
    assert t.chosen("RB-4.5.4") == []
    assert t.points(MARQUISE) == 2
    assert t.is_discarded("fox_root_tea") and t.board(MARQUISE).order == -1
    assert [step for step, _ in t.steps()] == [
        "order", "craft", "battle", "recruit", "build", "move", "expand", "score", "discard-order",
    ]  # fmt: skip
    assert t.reasons() == [("RB-4.5.1", "no-battle", 0), ("RB-4.5.4", "few-warriors", 3), ("RB-4.5.5", "built", 5)]


@pytest.mark.rule("RB-4.3.1", "RB-4.3.2", "RB-4.3.3", "RB-4.3.4", "RB-4.3.5", "RB-0.5")
def test_setup() -> None:
    keeps = set()
    for seed in range(12):
        s = Session.new("root", {"factions": f"{MARQUISE},eyrie", "map": "autumn", "deck": "base"}, seed)
        g = s.state
        (keep,) = clearings_with(g, 0, KEEP)
        keeps.add(keep)
        opposite = MAPS[0].opposite[keep]
        assert [g.warriors[c] for c in range(1, 13)] == [2 if c == keep else 0 if c == opposite else 1 for c in range(1, 13)]
        assert g.supply[0] == 13
        near = {keep, *MAPS[0].paths[keep]}
        sites = [clearings_with(g, 0, kind) for kind in range(3)]
        assert [len(site) for site in sites] == [1, 1, 1]
        places = {site[0] for site in sites}
        assert len(places) == 3 and places <= near
        assert [g.stock[kind] for kind in range(3)] == [5, 5, 5]
    assert keeps == {1, 2, 3, 4}


@pytest.mark.rule("RB-4.2.1")
def test_only_she_places_at_the_keep_and_a_removed_keep_leaves_the_game() -> None:
    t = BotTable(*TABLE)
    t.put(MARQUISE, "keep", 1)
    assert t.g.no_place[1] >> t.seat("eyrie") & 1
    assert not t.g.no_enter[1] >> t.seat("eyrie") & 1
    assert not t.g.no_place[1] >> t.seat(MARQUISE) & 1
    t.put("eyrie", "warriors", 1, 3)
    t.dice(1, 0)
    t.run(StartBattle(1, t.seat("eyrie"), t.seat(MARQUISE)), turn="eyrie")
    assert t.pieces(MARQUISE, "keep", 1) == 0 and t.stock(MARQUISE, "keep") == 0


@pytest.mark.rule("RB-4.5.1", "RB-2.4", "AMB-03")
def test_she_battles_in_every_ordered_clearing_where_most_pieces_stand() -> None:
    t = BotTable(MARQUISE, "eyrie", "alliance", "vagabond")
    for clearing in (1, 6, 8):
        t.put(MARQUISE, "warriors", clearing, 2)
    t.put("eyrie", "warriors", 6, 1)
    t.put("alliance", "sympathy", 6)
    t.put("alliance", "warriors", 6, 1)
    t.put("vagabond", "pawn", 8)
    t.board("vagabond").relations = [0, 0, 0, -2]
    t.put("eyrie", "warriors", 5, 1)
    t.dice(0, 0, 0, 0)
    t.bot_day(MARQUISE, "fox_ambush")
    assert t.targets("RB-4.5.1") == ["alliance", "vagabond"]
    assert t.lost_players("RB-4.5.1") == [(("eyrie",), "most-pieces")]


@pytest.mark.rule("RB-4.5.1", "RB-2.2", "AMB-01")
def test_equal_defenders_are_told_apart_by_points_then_by_turn_order() -> None:
    def attacked(points: dict[str, int], letters: bool = False) -> str:
        t = BotTable(MARQUISE, "duchy", "eyrie")
        t.put(MARQUISE, "warriors", 1, 2)
        for name in ("eyrie", "duchy"):
            t.put(name, "warriors", 1, 1)
            t.score(name, points.get(name, 0))
        if letters:
            t.ruling("AMB-01")
        t.dice(0, 0)
        t.bot_day(MARQUISE, "fox_ambush")
        return t.targets("RB-4.5.1")[0]

    assert attacked({"eyrie": 2, "duchy": 1}) == "eyrie"
    assert attacked({}) == "duchy"
    assert attacked({}, letters=True) == "eyrie"


@pytest.mark.rule("RB-4.5.2", "AMB-05")
@pytest.mark.parametrize(
    ("ruled", "supply", "placed"),
    [
        ((1,), 9, [4]),
        ((1, 6), 9, [2, 2]),
        ((1, 6, 8), 9, [2, 1, 1]),
        ((1, 6, 8, 12), 9, [1, 1, 1, 1]),
        ((1, 6, 8), 2, [1, 1, 0]),
        ((), 9, []),
    ],
)
def test_four_warriors_are_spread_evenly(ruled: tuple[int, ...], supply: int, placed: list[int]) -> None:
    t = BotTable(*TABLE)
    for clearing in ruled:
        t.put(MARQUISE, "warriors", clearing, 1)
    t.spare(MARQUISE, supply)
    t.order(MARQUISE, "fox_ambush")
    t.run(RecruitOrdered(t.seat(MARQUISE)), turn=MARQUISE)
    assert [t.warriors(MARQUISE, clearing) - 1 for clearing in ruled] == placed


@pytest.mark.rule("RB-D-MM", "AMB-59", "AMB-60", "RB-D-1", "RB-3.3.1")
@pytest.mark.parametrize(
    ("difficulty", "order", "standing"),
    [
        ("easy", "fox_ambush", {1: 2, 6: 2, 8: 1, 12: 1, 11: 1}),
        ("default", "fox_ambush", {1: 2, 6: 2, 8: 2, 12: 2, 11: 1}),
        ("challenging", "fox_ambush", {1: 4, 6: 2, 8: 2, 12: 2, 11: 1}),
        ("easy", "bird_ambush", {1: 1, 6: 1, 8: 1, 12: 2, 11: 2}),
        ("default", "bird_ambush", {1: 1, 6: 1, 8: 1, 12: 3, 11: 3}),
        ("challenging", "bird_ambush", {1: 3, 6: 1, 8: 1, 12: 3, 11: 3}),
    ],
)
def test_difficulty_changes_recruiting(difficulty: str, order: str, standing: dict[int, int]) -> None:
    t = BotTable(*TABLE)
    t.put(MARQUISE, "sawmill", 5)
    for clearing in (1, 6, 8, 12, 11):
        t.put(MARQUISE, "warriors", clearing, 1)
    t.difficulty(MARQUISE, difficulty)
    t.order(MARQUISE, order)

    seat = t.seat(MARQUISE)
    # the building in 5 rules a clearing, too: it is of no use for this order's lowest clearings
    t.run(RecruitLowest(seat) if order == "bird_ambush" else RecruitOrdered(seat), turn=MARQUISE)
    assert {clearing: t.warriors(MARQUISE, clearing) for clearing in standing} == standing


@pytest.mark.rule("RB-D-1")
def test_a_nightmare_scores_at_the_end_of_evening() -> None:
    t = BotTable(*TABLE)
    t.difficulty(MARQUISE, "nightmare")
    t.bot_evening(MARQUISE, "fox_ambush")
    assert t.points(MARQUISE) == 1
    assert t.steps()[-1] == ("end-of-evening", "RB-D-1")


@pytest.mark.rule("RB-4.5.3", "RB-2.3", "EX-2.3", "RB-0.2")
@pytest.mark.parametrize(
    ("order", "piece"), [("fox_ambush", "sawmill"), ("rabbit_ambush", "workshop"), ("mouse_ambush", "recruiter")]
)
def test_the_order_fixes_the_building_and_the_best_legal_clearing_is_taken(order: str, piece: str) -> None:
    t = BotTable(*TABLE)
    t.put(MARQUISE, "warriors", 1, 3)
    t.put(MARQUISE, "workshop", 1)
    t.put(MARQUISE, "warriors", 2, 1)
    t.put(MARQUISE, "warriors", 9, 2)
    t.put("eyrie", "warriors", 9, 3)
    t.order(MARQUISE, order)

    t.run(BuildOrdered(t.seat(MARQUISE)), turn=MARQUISE)
    assert t.chosen("RB-4.5.3") == [2]
    assert t.pieces(MARQUISE, piece, 2) == 1


@pytest.mark.rule("AMB-08", "RB-4.7.3")
def test_what_is_built_when_a_type_is_used_up_or_the_order_is_a_bird() -> None:

    def kind(order: str, **standing: int) -> int | None:
        t = BotTable(*TABLE)
        for piece, number in standing.items():
            for _ in range(number):
                t.put(MARQUISE, piece, next(c for c in range(1, 13) if t.g.open_slots[c]))
        t.order(MARQUISE, order)
        return kind_to_build(t.g, t.seat(MARQUISE))

    assert kind("fox_ambush", sawmill=6) is None
    assert kind("bird_ambush", sawmill=2, workshop=2, recruiter=2) == 0
    assert kind("bird_ambush", sawmill=1, workshop=2, recruiter=2) == 2
    assert kind("bird_ambush", sawmill=1, workshop=3, recruiter=2) == 1
    assert kind("bird_ambush", sawmill=6, workshop=1, recruiter=1) == 2


@pytest.mark.rule("RB-4.5.4", "AMB-04", "AMB-06", "RB-2.4")
def test_all_but_three_move_where_the_most_enemies_are_origin_by_origin() -> None:
    t = BotTable(*TABLE)
    t.put(MARQUISE, "warriors", 6, 5)
    t.put(MARQUISE, "warriors", 11, 3)
    t.put("eyrie", "warriors", 11, 2)
    t.put("eyrie", "warriors", 2, 1)
    t.put(MARQUISE, "warriors", 12, 4)
    t.order(MARQUISE, "fox_ambush")

    t.run(MarquiseMoves(t.seat(MARQUISE), "RB-4.5.4"), turn=MARQUISE)
    assert (t.warriors(MARQUISE, 6), t.warriors(MARQUISE, 11)) == (3, 6)
    # from 12 every neighbour but 11 is empty; 11 has the most
    assert t.warriors(MARQUISE, 12) == 3
    assert t.chosen("RB-4.5.4") == [11, 11]


@pytest.mark.rule("AMB-04")
def test_without_enemies_she_moves_to_the_neighbour_of_highest_priority() -> None:
    t = BotTable(*TABLE)
    t.put(MARQUISE, "warriors", 8, 4)
    t.order(MARQUISE, "fox_ambush")

    t.run(MarquiseMove(t.seat(MARQUISE), "RB-4.5.4", 8), turn=MARQUISE)
    assert t.warriors(MARQUISE, 4) == 1


@pytest.mark.rule("RB-4.5.5", "RB-4.5", "AMB-09")
def test_expand_restarts_daylight_once_with_a_new_order_without_crafting() -> None:
    t = BotTable(*TABLE)
    t.put("eyrie", "warriors", 1, 1)
    t.top("fox_ambush", "bird_birdy_bindle")
    t.bot_turn(MARQUISE)
    assert t.items(MARQUISE) == []
    assert t.is_discarded("fox_ambush") and t.is_discarded("bird_birdy_bindle")
    assert [rule for step, rule in t.steps() if step == "order"] == ["RB-4.4.1", "RB-4.5.5"]
    assert ("battle", "RB-4.7.1") in t.steps()


@pytest.mark.rule("RB-4.5.5")
def test_no_expansion_after_a_building_or_with_more_than_five() -> None:
    t = BotTable(*TABLE)
    t.put(MARQUISE, "sawmill", 6)
    for clearing in (5, 5, 7, 7, 9):
        t.put(MARQUISE, "workshop", clearing)
    t.put("eyrie", "warriors", 1, 1)
    for clearing in (5, 6, 7, 9):
        t.put("eyrie", "warriors", clearing, 4)
    t.bot_day(MARQUISE, "fox_ambush")
    assert on_map(t.g, t.seat(MARQUISE), 0) == 1
    assert ("RB-4.5.5", "many-buildings", 5) in t.reasons() and t.steps().count(("battle", "RB-4.5.1")) == 1


@pytest.mark.rule("RB-4.6.1")
@pytest.mark.parametrize(("order", "points"), [("fox_ambush", 2), ("rabbit_ambush", 1), ("mouse_ambush", 0), ("bird_ambush", 2)])
def test_evening_scores_the_ordered_track(order: str, points: int) -> None:
    t = BotTable(*TABLE)
    for piece, sites in (("sawmill", (5, 6, 7)), ("workshop", (8, 9)), ("recruiter", (10,))):
        for clearing in sites:
            t.put(MARQUISE, piece, clearing)
    t.bot_evening(MARQUISE, order)
    assert t.points(MARQUISE) == points


@pytest.mark.rule("RB-4.7", "RB-4.7.1", "RB-4.7.2", "RB-4.7.4", "AMB-07", "AMB-02")
def test_escalated_daylight() -> None:
    t = BotTable(*TABLE)
    t.put(MARQUISE, "warriors", 1, 5)
    t.put(MARQUISE, "warriors", 7, 1)
    t.put(MARQUISE, "warriors", 3, 2)
    t.put("eyrie", "warriors", 3, 1)
    t.put("eyrie", "warriors", 5, 2)
    t.put("eyrie", "warriors", 9, 1)
    t.dice(1, 0, 0, 0)
    t.bot_day(MARQUISE, "bird_ambush")
    assert t.warriors("eyrie", 3) == 0
    assert t.warriors(MARQUISE, 5) == 2
    assert t.targets("RB-4.7.4") == ["eyrie"]
    assert [rule for step, rule in t.steps() if step == "battle"] == ["RB-4.7.1", "RB-4.7.4"]
    assert t.chosen("RB-4.7.2") == [7, 3]
    assert "expand" not in dict(t.steps())


@pytest.mark.rule("RB-4.7.2")
def test_with_one_clearing_all_four_go_there() -> None:

    t = BotTable(*TABLE)
    t.put(MARQUISE, "warriors", 7, 1)
    t.order(MARQUISE, "bird_ambush")
    t.run(RecruitLowest(t.seat(MARQUISE)), turn=MARQUISE)
    assert t.warriors(MARQUISE, 7) == 5


# -- traits -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-T-MM-BLITZ", "RB-3.3.2")
def test_blitz() -> None:
    t = BotTable(*TABLE)
    t.traits(MARQUISE, "blitz")
    t.put(MARQUISE, "warriors", 4, 3)
    t.put(MARQUISE, "warriors", 2, 1)
    t.put("eyrie", "warriors", 9, 1)
    t.dice(1, 0)
    t.bot_day(MARQUISE, "rabbit_ambush")
    # 4 recruits four more and moves four on to 9; three stay, and of them all but one follow
    assert t.chosen("RB-T-MM-BLITZ")[0] == 4
    assert t.warriors(MARQUISE, 4) == 1
    assert t.warriors("eyrie", 9) == 0


@pytest.mark.rule("RB-T-MM-FORTIFIED")
@pytest.mark.parametrize(("trait", "left"), [((), 0), (("fortified",), 1)])
def test_fortified(trait: tuple[str, ...], left: int) -> None:
    t = BotTable(*TABLE)
    t.traits(MARQUISE, *trait)
    t.put(MARQUISE, "sawmill", 6)
    t.put(MARQUISE, "warriors", 6, 1)
    t.put("eyrie", "warriors", 6, 3)
    t.dice(2, 0)
    t.run(StartBattle(6, t.seat("eyrie"), t.seat(MARQUISE)), turn="eyrie")
    assert t.warriors(MARQUISE, 6) == 0
    assert t.pieces(MARQUISE, "sawmill", 6) == left


@pytest.mark.rule("RB-T-MM-HOSPITALS")
@pytest.mark.parametrize(("warriors", "healed"), [(3, 2), (1, 0)])
def test_hospitals(warriors: int, healed: int) -> None:
    t = BotTable(*TABLE)
    t.traits(MARQUISE, "hospitals")
    t.put(MARQUISE, "keep", 1)
    t.put(MARQUISE, "warriors", 6, warriors)
    t.put("eyrie", "warriors", 6, 3)
    t.dice(2, 0)
    t.run(StartBattle(6, t.seat("eyrie"), t.seat(MARQUISE)), turn="eyrie")
    assert t.warriors(MARQUISE, 1) == healed


@pytest.mark.rule("RB-T-MM-IRON-WILL")
def test_iron_will() -> None:

    t = BotTable(*TABLE)
    t.traits(MARQUISE, "iron_will")
    for clearing in (6, 7, 8):
        t.put(MARQUISE, "warriors", clearing, 1)
    t.order(MARQUISE, "bird_ambush")
    t.run(RecruitLowest(t.seat(MARQUISE)), turn=MARQUISE)
    assert [t.warriors(MARQUISE, clearing) for clearing in (6, 7, 8)] == [1, 5, 5]


@pytest.mark.rule("RB-T-MM-OVERWHELMING")
@pytest.mark.parametrize(("supply", "points"), [(9, 0), (1, 1), (0, 2)])
def test_overwhelming(supply: int, points: int) -> None:

    t = BotTable(*TABLE)
    t.traits(MARQUISE, "overwhelming")
    t.put(MARQUISE, "warriors", 1, 1)
    t.spare(MARQUISE, supply)
    t.order(MARQUISE, "fox_ambush")
    t.run(RecruitOrdered(t.seat(MARQUISE)), turn=MARQUISE)
    assert t.points(MARQUISE) == points
    assert t.warriors(MARQUISE, 1) == 1 + supply if supply < 4 else 5
