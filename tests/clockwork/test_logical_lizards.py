"""Chapter 8: the Logical Lizards."""

import pytest

from hvozd.games.root.clockwork.choosing import BotPassedOver
from hvozd.games.root.components import BIRD
from hvozd.games.root.hooks import BOT_DOMINANCE, Loss
from hvozd.games.root.rules.hand import spend
from hvozd.games.root.rules.removal import remove
from hvozd.games.root.setup.start import SetUpFaction
from tests.clockwork.second import (
    MOUSE,
    chosen,
    chosen_players,
    daylight,
    level,
    named,
    pile,
    slots,
    steps_told,
    suits,
    whole_turn,
)
from tests.root.plots import plot
from tests.root.table import F1, F2, F3, F4, M1, M2, M3, R1, R2, R3, Call, Table

LL = "logical_lizards"


def table(*others: str) -> Table:
    return Table(LL, *(others or ("marquise", "alliance")))


def take_off(t: Table, *losses: Loss, turn: str) -> None:
    t.run(Call(lambda g: remove(g, losses)), turn=turn)


@pytest.mark.rule(
    "EX-8", "RB-8.4.1", "RB-8.4.2", "RB-8.4.2.I", "RB-8.4.2.II", "RB-8.4.2.III", "AMB-27", "AMB-28", "AMB-58", "RB-D-LL"
)
def test_the_sample_turn() -> None:
    t = table()
    level(t, LL, "easy")
    suits(t, (2, 3, 6, 10), (1, 5, 9, 11), (4, 7, 8, 12))
    t.score("alliance", 9)
    t.score("marquise", 5)
    for clearing, warriors in ((7, 2), (8, 2), (12, 1), (1, 4)):
        t.put(LL, "warriors", clearing, warriors)
    t.put(LL, "mouse_garden", 12)
    t.put("marquise", "warriors", 7, 3)
    t.put("marquise", "sawmill", 7)
    t.put("marquise", "workshop", 8)
    t.put("marquise", "warriors", 12, 2)
    t.put("marquise", "warriors", 10, 2)
    t.put("marquise", "sawmill", 10)
    t.put("alliance", "warriors", 8)
    t.put("alliance", "warriors", 4)
    slots(t, c7=1, c10=1, c3=1)
    board = t.board(LL)
    board.marker = 2
    board.acolytes = 4
    t.g.supply[t.seat(LL)] -= 4
    souls = ("mouse_mouse_in_a_sack", "mouse_investments", "scouting_party", "mouse_sword", "bird_birdy_bindle", "fox_root_tea")
    board.souls = pile(t, *souls)
    t.top("brutal_tactics")
    t.dice(1, 1, 1, 1)
    whole_turn(t, LL)
    assert board.suit == MOUSE
    assert chosen_players(t, "RB-8.4.2.II") == ["marquise", "alliance"]
    assert chosen_players(t, "RB-8.4.2.III") == ["marquise"]
    assert chosen(t, "RB-8.4.2.III") == [8]
    assert chosen_players(t, "RB-8.4.2.I") == ["alliance", "marquise"]
    assert chosen(t, "RB-8.4.2.I") == [4, 7]
    assert t.warriors("alliance", 4) == 0
    assert t.warriors(LL, 4) == 1
    assert chosen(t, "RB-8.5.1") == [10, 7]
    assert [t.pieces(LL, "mouse_garden", c) for c in (7, 8, 12)] == [1, 1, 1]
    assert t.pieces(LL, "fox_garden", 10) == 0
    assert chosen(t, "RB-8.5.2") == [1]
    assert t.warriors(LL, 1) == 3
    assert board.acolytes == 1
    assert t.points(LL) == 3
    assert named(board.souls) == [souls[3], "fox_root_tea", "brutal_tactics"]
    assert set(t.discard_pile()) == {*souls[:3], "bird_birdy_bindle"}


@pytest.mark.rule("RB-8.3.1", "RB-8.3.2", "RB-8.3.3", "RB-8.3.4", "RB-8.3.5")
def test_setup_opposite_a_starting_corner() -> None:
    t = table()
    t.g.homes[t.seat("marquise")] = 1
    t.top("fox_anvil", "mouse_sword", "bird_birdy_bindle")
    t.run(SetUpFaction(t.seat(LL)), turn=LL)
    assert t.g.homes[t.seat(LL)] == 3
    assert t.warriors(LL, 3) == 4
    assert t.pieces(LL, "rabbit_garden", 3) == 1
    assert all(t.warriors(LL, near) == 1 for near in (6, 7, 11))
    assert t.supply(LL) == 25 - 7
    assert named(t.board(LL).souls) == ["fox_anvil", "mouse_sword", "bird_birdy_bindle"]
    assert t.board(LL).marker == 4
    assert sum(t.stock(LL, kind) for kind in ("fox_garden", "rabbit_garden", "mouse_garden")) == 14


@pytest.mark.rule("RB-8.4.1", "AMB-24")
@pytest.mark.parametrize("souls", [(), ("fox_anvil", "mouse_sword"), ("fox_anvil", "bird_birdy_bindle")])
def test_a_tie_or_no_soul_at_all_orders_birds(souls: tuple[str, ...]) -> None:
    t = table()
    t.board(LL).souls = pile(t, *souls)
    t.begin(LL)
    assert t.board(LL).suit == BIRD


@pytest.mark.rule("RB-8.2.1")
def test_a_garden_rules_whatever_stands_there() -> None:
    t = table()
    t.put("marquise", "warriors", F1, 5)
    t.put(LL, "fox_garden", F1)
    assert t.ruler(F1) == LL


@pytest.mark.rule("RB-8.2.2")
def test_one_acolyte_for_a_removal_outside_the_own_turn() -> None:
    t = table()
    seat, marquise = t.seat(LL), t.seat("marquise")
    t.put(LL, "warriors", F1, 3)
    t.put(LL, "warriors", F2, 2)
    take_off(t, Loss(seat, F1, marquise, 2), Loss(seat, F2, marquise, 2), turn="marquise")
    assert t.board(LL).acolytes == 1
    assert t.supply(LL) == 25 - 1 - 1
    take_off(t, Loss(seat, F1, marquise, 1), turn=LL)
    assert t.board(LL).acolytes == 1


@pytest.mark.rule("RB-8.2.3", "RB-8.2.4")
def test_souls_come_with_every_discard_and_go_with_every_garden() -> None:
    t = table()
    t.put(LL, "fox_garden", F1)
    t.hand("marquise", "fox_anvil", "mouse_sword")
    seat = t.seat("marquise")
    t.run(Call(lambda g: [spend(g, seat, card) for card in g.hands[seat][:]]), turn="marquise")
    assert len(t.board(LL).souls) == 2
    top = named(t.board(LL).souls)[-1]
    take_off(t, Loss(t.seat(LL), F1, t.seat("marquise"), 0, (0,)), turn="marquise")
    assert t.discard_pile() == [top]
    assert len(t.board(LL).souls) == 1


@pytest.mark.rule("RB-1.3.1", "RB-8.2.4")
def test_with_the_dominance_variant_such_cards_lie_beside_the_map() -> None:
    t = Table(LL, "marquise", "alliance", "eyrie")
    t.g.variants |= BOT_DOMINANCE
    t.hand("marquise", "fox_dominance")
    seat = t.seat("marquise")
    t.run(Call(lambda g: spend(g, seat, g.hands[seat][0])), turn="marquise")
    assert t.available() == ["fox_dominance"]
    assert t.board(LL).souls == ()


@pytest.mark.rule("RB-8.4.2")
def test_left_over_acolytes_stay_when_a_round_brings_nothing() -> None:
    t = table()
    t.board(LL).acolytes = 2
    t.g.supply[t.seat(LL)] -= 2
    t.begin(LL)
    assert t.board(LL).acolytes == 2
    assert t.board(LL).marker == 4


@pytest.mark.rule("RB-8.4.2.I", "AMB-25")
def test_convert_where_the_leader_has_most_buildings() -> None:
    t = table()
    t.board(LL).souls = pile(t, "fox_anvil")
    t.board(LL).acolytes = 1
    t.g.supply[t.seat(LL)] -= 1
    t.score("marquise", 3)
    t.put("alliance", "warriors", F1)
    t.put("marquise", "warriors", F1)
    t.put("marquise", "warriors", F3, 4)
    t.put("marquise", "sawmill", F3)
    t.begin(LL)
    assert t.warriors("marquise", F3) == 3
    assert t.warriors(LL, F3) == 1
    assert t.board(LL).acolytes == 0
    assert any(isinstance(event, BotPassedOver) and event.places == (F1,) for event in t.journal())


@pytest.mark.rule("AMB-29")
def test_convert_needs_a_warrior_and_sanctify_a_garden() -> None:
    t = table()
    board = t.board(LL)
    board.souls = pile(t, "fox_anvil")
    board.acolytes = 1
    t.g.supply[t.seat(LL)] -= 1
    t.put(LL, "warriors", R1, 24)
    t.put("marquise", "warriors", F1)
    t.put("marquise", "sawmill", F1)
    for clearing in (F2, F3, F4):
        slots(t, **{f"c{clearing}": 2})
        t.put(LL, "fox_garden", clearing, 2 if clearing != F4 else 1)
    t.begin(LL)
    assert board.acolytes == 1
    assert t.warriors("marquise", F1) == 1


@pytest.mark.rule("RB-8.4.2.III", "AMB-26")
def test_sanctify_where_the_owner_has_fewest_warriors() -> None:
    t = table()
    board = t.board(LL)
    board.souls = pile(t, "fox_anvil")
    board.acolytes = 1
    board.marker = 3
    t.g.supply[t.seat(LL)] -= 1
    t.put("marquise", "sawmill", F1)
    t.put("marquise", "warriors", F1, 2)
    t.put("marquise", "workshop", F3)
    t.put("alliance", "warriors", F3, 5)
    t.begin(LL)
    assert t.pieces(LL, "fox_garden", F3) == 1
    assert t.points(LL) == 1


@pytest.mark.rule("RB-11.8.2", "AMB-47")
def test_a_snare_costs_a_conspiracy_its_acolyte_and_nothing_else_happens() -> None:
    t = table("corvids", "marquise")
    board = t.board(LL)
    board.souls = pile(t, "fox_anvil")
    board.acolytes = 1
    t.g.supply[t.seat(LL)] -= 1
    plot(t, "snare", F1, up=True)
    t.put("marquise", "warriors", F1, 2)
    t.begin(LL)
    assert t.pieces("corvids", "snare", F1) == 0
    assert t.warriors("marquise", F1) == 2
    assert t.warriors(LL, F1) == 0
    assert board.acolytes == 0
    assert t.points(LL) == 0


@pytest.mark.rule("RB-8.5", "AMB-30", "RB-D-LL")
@pytest.mark.parametrize(("difficulty", "rituals"), [("easy", 3), ("default", 4), ("challenging", 5), ("nightmare", 5)])
def test_as_many_rituals_as_the_difficulty_says(difficulty: str, rituals: int) -> None:
    t = table()
    level(t, LL, difficulty)
    t.board(LL).souls = pile(
        t, "fox_anvil", "fox_root_tea", "fox_gently_used_knapsack", "tax_collector", "mouse_sword", "mouse_investments"
    )
    daylight(t, LL)
    assert steps_told(t).count("RB-8.5.1") == rituals


@pytest.mark.rule("RB-8.5.1")
def test_a_garden_grows_where_the_ritual_gives_rule() -> None:
    t = table()
    t.board(LL).souls = pile(t, "fox_anvil")
    t.put("marquise", "sawmill", F1)
    slots(t, c1=0)
    t.put("marquise", "sawmill", F3)
    t.put("marquise", "warriors", F2)
    daylight(t, LL)
    assert chosen(t, "RB-8.5.1") == [F3]
    assert t.pieces(LL, "fox_garden", F3) == 0
    t.board(LL).souls = (*t.board(LL).revealed,)
    t.board(LL).revealed = ()
    daylight(t, LL)
    assert t.pieces(LL, "fox_garden", F3) == 1


@pytest.mark.rule("RB-8.5.2", "RB-T-LL-MARTYRS", "AMB-28")
def test_a_bird_makes_an_acolyte_and_martyrs_two() -> None:
    t = table()
    level(t, LL, "default", "martyrs")
    t.put(LL, "warriors", R2, 2)
    t.put(LL, "warriors", F1, 1)
    t.board(LL).souls = pile(t, "bird_birdy_bindle")
    daylight(t, LL)
    assert t.warriors(LL, R2) == 1
    assert t.board(LL).acolytes == 2
    assert t.discard_pile() == ["bird_birdy_bindle"]
    assert t.board(LL).souls == ()


@pytest.mark.rule("RB-8.6.1", "AMB-31")
@pytest.mark.parametrize(("gardens", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_the_garden_track(gardens: int, points: int) -> None:
    t = table()
    t.board(LL).suit = BIRD
    for clearing in (M1, M2, M3, R1, R2)[:gardens]:
        slots(t, **{f"c{clearing}": 2})
        t.put(LL, "mouse_garden", clearing)
    t.put(LL, "rabbit_garden", R3)
    t.top("brutal_tactics")
    t.begin(LL, "evening")
    assert t.points(LL) == points


@pytest.mark.rule("RB-8.6.2", "RB-8.6.3", "RB-8.6.4", "RB-1.1.2")
def test_evening_gathers_the_souls_and_crafts_the_top_card() -> None:
    t = table()
    board = t.board(LL)
    board.suit = BIRD
    board.souls = pile(t, "mouse_sword")
    board.revealed = pile(t, "fox_anvil", "mouse_investments")
    t.top("fox_root_tea")
    t.begin(LL, "evening")
    assert t.discard_pile() == ["mouse_sword"]
    assert named(board.souls) == ["mouse_investments", "fox_anvil", "fox_root_tea"]
    assert t.items(LL) == ["tea"]
    assert t.points(LL) == 1


@pytest.mark.rule("RB-T-LL-ERRATIC", "RB-D-1")
def test_erratic_lizards_add_a_soul_and_a_nightmare_scores() -> None:
    t = table()
    level(t, LL, "nightmare", "erratic")
    t.board(LL).suit = BIRD
    t.top("brutal_tactics", "sappers")
    t.begin(LL, "evening")
    assert named(t.board(LL).souls) == ["brutal_tactics", "sappers"]
    assert t.points(LL) == 1


@pytest.mark.rule("RB-T-LL-SPITEFUL")
def test_spite_scores_once_a_crusade() -> None:
    t = table()
    level(t, LL, "default", "spiteful")
    board = t.board(LL)
    board.souls = pile(t, "fox_anvil")
    board.acolytes = 1
    board.marker = 0
    t.g.supply[t.seat(LL)] -= 1
    for clearing in (F1, F2):
        t.put(LL, "warriors", clearing, 2)
        t.put("alliance", "sympathy", clearing)
    t.dice(0, 0, 0, 0)
    t.begin(LL)
    assert t.points(LL) == 2 + 1


@pytest.mark.rule("RB-T-LL-FANATICS")
def test_fanatics_attack_after_a_conversion() -> None:
    t = table()
    level(t, LL, "default", "fanatics")
    board = t.board(LL)
    board.souls = pile(t, "fox_anvil")
    board.acolytes = 1
    t.g.supply[t.seat(LL)] -= 1
    t.score("alliance", 8)
    t.put("alliance", "warriors", F1)
    t.put("alliance", "warriors", F2)
    t.put("alliance", "sympathy", F1)
    t.put("marquise", "sawmill", F1)
    t.dice(0, 0)
    t.begin(LL)
    assert chosen_players(t, "RB-T-LL-FANATICS") == ["marquise"]
    assert t.pieces("marquise", "sawmill", F1) == 0
    assert t.points(LL) == 1
