"""Chapter 9: the Riverfolk Robots."""

import pytest

from hvozd.games.root.clockwork.bot import give_order
from hvozd.games.root.clockwork.riverfolk_robots import (
    BuildAndGarrison,
    ClearMarket,
    OrganizeTrade,
    Racketeering,
    RecruitOnRiver,
    ScorePayments,
    TradeBattles,
)
from hvozd.games.root.components import CARD, MAPS
from hvozd.games.root.hooks import Loss
from hvozd.games.root.rules.move import adjacent
from hvozd.games.root.rules.removal import remove
from hvozd.games.root.rules.turn import Turn
from hvozd.games.root.setup.start import SetUpFaction
from tests.clockwork.second import chosen, chosen_players, level, named, pile, suits, whole_turn
from tests.root.plots import plot
from tests.root.table import F1, F2, F3, F4, M2, M4, R1, R2, R3, R4, Call, Table

RR = "riverfolk_robots"
ORDERS = {"fox": "fox_favor", "rabbit": "rabbit_favor", "mouse": "mouse_favor", "bird": "royal_claim"}
RIVER = (R2, R3, M2, R4, M4)


def table(*others: str, order: str = "") -> Table:
    t = Table(RR, *(others or ("marquise", "eyrie")))
    if order:
        board = t.board(RR)
        board.market = pile(t, ORDERS[order])
        give_order(t.g, t.seat(RR), CARD[ORDERS[order]])
    return t


def pay(t: Table, name: str, warriors: int) -> None:
    """Warriors of a supply lie in Payments."""
    seat, board = t.seat(name), t.board(RR)
    t.g.supply[seat] -= warriors
    board.payments = tuple(n + (warriors if other == seat else 0) for other, n in enumerate(board.payments))


def payments(t: Table, name: str) -> int:
    return t.board(RR).payments[t.seat(name)]


@pytest.mark.rule(
    "EX-9", "RB-9.4.1", "RB-9.4.2", "RB-9.4.3", "RB-9.5.1", "RB-9.5.2", "RB-9.5.3", "RB-9.5.4", "RB-9.6.1", "RB-9.6.2",
    "RB-9.6.3", "AMB-35", "AMB-36", "AMB-58",
)  # fmt: skip
def test_the_sample_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table()
    river = {2: (5,), 5: (2, 9), 9: (5, 11), 11: (9,)}
    monkeypatch.setattr(MAPS[0], "rivers", tuple(river.get(clearing, ()) for clearing in range(13)))
    suits(t, (3, 6, 10, 12), (4, 5, 8, 9), (1, 2, 7, 11))
    for clearing, warriors in ((12, 3), (3, 4), (7, 2), (8, 2), (9, 1)):
        t.put(RR, "warriors", clearing, warriors)
    t.put("marquise", "warriors", 1, 2)
    t.put("eyrie", "warriors", 1, 2)
    pay(t, "marquise", 4)
    pay(t, "eyrie", 1)
    board = t.board(RR)
    board.market = pile(t, "fox_favor", "mouse_favor", "rabbit_favor")
    t.top("fox_travel_gear", "royal_claim")
    t.dice(1, 0)
    assert t.supply(RR) == 3
    whole_turn(t, RR)
    assert t.items(RR) == ["boots"]
    assert chosen_players(t, "RB-9.5.1") == ["marquise"]
    assert chosen(t, "RB-9.5.1") == [1]
    assert t.pieces(RR, "mouse_trade_post", 1) == 1
    assert [t.warriors(RR, c) for c in (1, 2, 5, 9)] == [1, 1, 1, 1]
    assert board.sword
    assert not board.shield
    assert chosen_players(t, "RB-9.5.4") == ["eyrie"]
    assert t.warriors("eyrie", 1) == 1
    assert payments(t, "marquise") == 0
    assert payments(t, "eyrie") == 1
    assert payments(t, RR) == 3
    assert [t.warriors(RR, c) for c in (12, 3)] == [2, 2]
    assert named(board.market) == ["mouse_favor", "rabbit_favor", "royal_claim"]
    assert t.points(RR) == 6


@pytest.mark.rule("RB-9.3.1", "RB-9.3.2", "RB-9.3.3", "RB-9.3.4", "RB-9.3.5", "RB-M-5")
def test_setup() -> None:
    t = table()
    t.run(SetUpFaction(t.seat(RR)), turn=RR)
    assert [t.warriors(RR, c) for c in RIVER] == [1] * 5
    assert payments(t, RR) == 1
    assert t.supply(RR) == 15 - 6
    assert len(t.board(RR).market) == 5
    assert [t.stock(RR, f"{suit}_trade_post") for suit in ("fox", "rabbit", "mouse")] == [3, 3, 3]


@pytest.mark.rule("RB-M-5", "AMB-34")
@pytest.mark.parametrize(("map", "river"), [(1, [7, 10, 11, 12]), (2, [1, 10, 11, 12]), (3, [2, 4, 10])])
def test_the_river_of_other_maps(map: int, river: list[int]) -> None:
    t = Table(RR, "marquise", map=map)
    t.run(SetUpFaction(t.seat(RR)), turn=RR)
    assert [c for c in range(1, 13) if t.warriors(RR, c)] == river


@pytest.mark.rule("RB-9.2.1", "RB-9.4.1", "RB-9.4.2", "AMB-37", "RB-1.1.2")
def test_only_one_card_added_this_turn_is_crafted_and_the_order_of_the_market_stays() -> None:
    t = table()
    board = t.board(RR)
    board.market = pile(t, "fox_root_tea", "mouse_favor")
    t.top("fox_favor", "bird_birdy_bindle", "fox_anvil")
    t.begin(RR)
    assert named(board.market) == ["fox_root_tea", "mouse_favor", "fox_favor", "fox_anvil"]
    assert t.items(RR) == ["bag"]
    assert t.points(RR) == 1
    assert board.order == CARD["fox_anvil"]
    assert t.discard_pile() == ["bird_birdy_bindle"]


@pytest.mark.rule("RB-9.5.1", "RB-D-RR", "AMB-33")
@pytest.mark.parametrize(("difficulty", "warriors"), [("easy", 0), ("default", 1), ("challenging", 2)])
def test_garrison(difficulty: str, warriors: int) -> None:
    t = table(order="fox")
    level(t, RR, difficulty)
    pay(t, "eyrie", 2)
    pay(t, "marquise", 1)
    t.put(RR, "fox_trade_post", F1)
    t.put("eyrie", "warriors", F1)
    t.put("marquise", "warriors", F2)
    t.put("eyrie", "warriors", F3)
    t.run(BuildAndGarrison(t.seat(RR)), turn=RR)
    assert t.pieces(RR, "fox_trade_post", F3) == 1
    assert t.warriors(RR, F3) == warriors
    assert t.points(RR) == 0


@pytest.mark.rule("AMB-33", "RB-11.8.2", "AMB-47")
def test_a_snare_stops_post_and_garrison_together() -> None:
    t = Table(RR, "corvids", "marquise")
    t.board(RR).market = pile(t, "fox_favor")
    give_order(t.g, t.seat(RR), CARD["fox_favor"])
    plot(t, "snare", F1, up=True)
    t.run(BuildAndGarrison(t.seat(RR)), turn=RR)
    assert t.pieces("corvids", "snare", F1) == 0
    assert t.warriors(RR, F1) == 0
    assert t.stock(RR, "fox_trade_post") == 3


@pytest.mark.rule("RB-9.5.2")
def test_recruit() -> None:
    t = table(order="fox")
    t.run(RecruitOnRiver(t.seat(RR)), turn=RR)
    assert [t.warriors(RR, c) for c in (F1, F2, F3, F4)] == [1, 1, 1, 1]
    bird = table(order="bird")
    bird.put(RR, "warriors", F1, 12)
    bird.run(RecruitOnRiver(bird.seat(RR)), turn=RR)
    assert [bird.warriors(RR, c) for c in RIVER] == [1, 1, 1, 0, 0]


@pytest.mark.rule("RB-9.2.4", "RB-9.5.3", "RB-9.5.4")
def test_the_shield_battles_everywhere() -> None:
    t = table(order="fox")
    t.put(RR, "warriors", R1, 2)
    t.put(RR, "warriors", F1, 1)
    t.put("marquise", "warriors", R1, 3)
    t.put("marquise", "warriors", F1, 1)
    seat = t.seat(RR)
    t.dice(0, 0, 0, 0)
    t.run(OrganizeTrade(seat), TradeBattles(seat), turn=RR)
    assert t.board(RR).shield
    assert t.points(RR) == 1
    assert t.warriors(RR, R1) == 4
    assert chosen_players(t, "RB-9.5.4") == ["marquise", "marquise"]


@pytest.mark.rule("RB-9.2.4", "RB-9.5.3", "RB-9.5.4", "RB-9.6.2")
def test_neither_shield_nor_sword() -> None:
    t = table(order="fox")
    pay(t, "marquise", 1)
    t.put(RR, "warriors", F1, 4)
    t.put("marquise", "warriors", F1, 1)
    seat = t.seat(RR)
    t.run(OrganizeTrade(seat), TradeBattles(seat), Racketeering(seat), turn=RR)
    assert t.points(RR) == 0
    assert chosen_players(t, "RB-9.5.4") == []
    assert t.warriors(RR, F1) == 4


@pytest.mark.rule("RB-9.5.4")
def test_whoever_has_paid_least_is_attacked() -> None:
    t = table(order="fox")
    pay(t, "marquise", 1)
    t.put(RR, "warriors", F1, 15)
    t.put("marquise", "warriors", F1, 5)
    t.put("eyrie", "warriors", F1)
    t.dice(0, 0)
    seat = t.seat(RR)
    t.run(OrganizeTrade(seat), TradeBattles(seat), turn=RR)
    assert chosen_players(t, "RB-9.5.4") == ["eyrie"]


@pytest.mark.rule("RB-9.6.1")
def test_only_the_largest_payment_is_scored_and_returned() -> None:
    t = table()
    pay(t, "marquise", 2)
    pay(t, "eyrie", 3)
    t.run(ScorePayments(t.seat(RR)), turn=RR)
    assert t.points(RR) == 3
    assert payments(t, "eyrie") == 0
    assert payments(t, "marquise") == 2


@pytest.mark.rule("RB-9.6.3")
@pytest.mark.parametrize(("shield", "left"), [(False, ["mouse_favor", "rabbit_favor"]), (True, ["rabbit_favor"])])
def test_the_market_loses_its_left_cards(shield: bool, left: list[str]) -> None:
    t = table()
    board = t.board(RR)
    board.market = pile(t, "fox_favor", "mouse_favor", "rabbit_favor")
    board.shield = shield
    t.run(ClearMarket(t.seat(RR)), turn=RR)
    assert named(board.market) == left


@pytest.mark.rule("RB-9.2.2", "AMB-32")
def test_a_removed_post_costs_half_of_what_its_remover_paid() -> None:
    t = table()
    t.put(RR, "fox_trade_post", F1)
    pay(t, "marquise", 3)
    pay(t, "eyrie", 4)
    t.run(Call(lambda g: remove(g, [Loss(t.seat(RR), F1, t.seat("marquise"), 0, (0,))])), turn="marquise")
    assert payments(t, "marquise") == 1
    assert payments(t, "eyrie") == 4
    assert t.stock(RR, "fox_trade_post") == 3
    assert t.points("marquise") == 1


@pytest.mark.rule("RB-9.2.2", "AMB-32")
def test_as_a_variant_a_removed_post_costs_half_of_all_payments() -> None:
    t = table()
    t.g.rulings = ("AMB-32",)
    t.put(RR, "fox_trade_post", F1)
    pay(t, "marquise", 3)
    pay(t, "eyrie", 6)
    t.run(Call(lambda g: remove(g, [Loss(t.seat(RR), F1, t.seat("marquise"), 0, (0,))])), turn="marquise")
    assert (payments(t, "marquise"), payments(t, "eyrie")) == (2, 2)  # five of nine, each of who has most


# -- services -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-9.2.3", "RB-9.2.3.I", "RB-9.2.3.II", "RB-9.2.3.III")
def test_people_buy_services_by_their_points() -> None:
    t = table("marquise")
    t.board(RR).market = pile(t, "fox_favor", "mouse_favor", "rabbit_favor")
    t.put("marquise", "warriors", R3, 5)
    t.put("marquise", "warriors", F1)
    t.put(RR, "rabbit_trade_post", R3)
    t.put(RR, "fox_trade_post", F1)
    t.put(RR, "warriors", R4, 2)
    t.score("marquise", 10)
    t.run(Turn(t.seat("marquise")))
    t.say("buy market mouse_favor", "hire market riverboats", "hire market mercenaries")
    assert payments(t, "marquise") == 9
    assert M4 in adjacent(t.g, t.seat("marquise"), R4)  # joined by the river alone
    assert t.cards("marquise") == ["mouse_favor"]
    assert named(t.board(RR).market) == ["fox_favor", "rabbit_favor"]
    assert not t.can("buy market fox_favor")
    assert t.ruler(R4) == "marquise"  # Daylight has begun


@pytest.mark.rule("RB-9.2.3", "AMB-52", "AMB-65")
def test_who_cannot_buy() -> None:
    t = table("marquise", "vagabond")
    t.board(RR).market = pile(t, "fox_favor")
    t.put("vagabond", "pawn", F2)
    t.score("marquise", 20)
    t.put("marquise", "warriors", F1, 22)
    t.run(Turn(t.seat("marquise")))
    assert t.offered("buy market") == []
    t.run(Turn(t.seat("vagabond")))
    assert t.can("hire market riverboats")
    assert not t.can("hire market mercenaries")
    t.say("buy market fox_favor")
    assert payments(t, RR) == 2
    assert payments(t, "vagabond") == 0


@pytest.mark.rule("RB-9.2.3")
def test_a_dominance_player_cannot_buy() -> None:
    t = Table(RR, "marquise", "eyrie", "alliance")
    t.board(RR).market = pile(t, "fox_favor")
    t.dominate("marquise", "fox_dominance")
    t.put("marquise", "warriors", F1)
    t.run(Turn(t.seat("marquise")))
    assert not t.can("buy market fox_favor")


@pytest.mark.rule("RB-T-RR-GREEDY")
def test_greed_scores_once_when_the_leader_buys() -> None:
    t = table("marquise")
    level(t, RR, "default", "greedy")
    t.board(RR).market = pile(t, "fox_favor", "mouse_favor")
    t.put("marquise", "warriors", F1)
    t.put(RR, "fox_trade_post", F1)
    t.score("marquise", 5)
    t.run(Turn(t.seat("marquise")))
    t.say("buy market fox_favor", "buy market mouse_favor")
    assert t.points(RR) == 1


@pytest.mark.rule("RB-T-RR-GARRISON")
def test_a_garrison_is_never_defenseless() -> None:
    t = table("marquise")
    level(t, RR, "default", "garrison")
    t.put(RR, "fox_trade_post", F1)
    t.put("marquise", "warriors", F1, 2)
    t.dice(1, 1)
    t.begin("marquise", "daylight")
    t.say("battle 1 riverfolk_robots")
    assert t.warriors("marquise", F1) == 1
    assert t.pieces(RR, "fox_trade_post", F1) == 0  # by the roll: there is no extra hit


@pytest.mark.rule("RB-T-RR-INVOLVED")
def test_who_hires_no_mercenaries_has_them_for_enemies() -> None:
    t = table("marquise", "eyrie")
    level(t, RR, "default", "involved")
    t.put(RR, "warriors", F2, 2)
    t.put("eyrie", "warriors", F2, 1)
    t.put("marquise", "warriors", F2, 3)
    t.put("marquise", "warriors", F1, 1)
    t.put("marquise", "sawmill", F1)
    assert t.ruler(F2) == "marquise"
    t.dice(3, 3)
    t.begin("marquise", "daylight")
    assert t.ruler(F2) is None
    assert t.ruler(F1) == "marquise"
    t.say("battle 6 eyrie")
    assert t.warriors("marquise", F2) == 0  # three hits of one Eyrie warrior and two lent ones
    assert t.warriors("eyrie", F2) == 0
    assert t.warriors(RR, F2) == 0
    t.faction(RR).turn_ends(t.g, t.seat(RR), t.seat("marquise"))
    assert t.g.opposed == t.g.lender == -1


@pytest.mark.rule("RB-T-RR-INVOLVED")
def test_a_vagabond_may_hire_only_to_keep_them_away() -> None:
    t = table("marquise", "vagabond")
    level(t, RR, "default", "involved")
    t.put("vagabond", "pawn", F2)
    t.run(Turn(t.seat("vagabond")))
    t.say("hire market mercenaries")
    while t.asked and t.asked[1] == "Window":
        t.say("done")
    assert t.g.hirer == t.g.lender == t.g.opposed == -1


@pytest.mark.rule("RB-T-RR-FEROCIOUS")
def test_ferocious_otters_roll_up_to_three() -> None:
    t = table(order="fox")
    level(t, RR, "default", "ferocious")
    t.put(RR, "warriors", F1, 1)
    t.put("marquise", "warriors", F1, 4)
    t.board(RR).shield = True
    t.dice(3, 0)
    t.run(TradeBattles(t.seat(RR)), turn=RR)
    assert t.warriors("marquise", F1) == 1


@pytest.mark.rule("RB-D-1", "RB-D-RR")
def test_a_nightmare_scores_in_the_evening() -> None:
    t = table(order="fox")
    level(t, RR, "nightmare")
    t.begin(RR, "evening")
    assert t.points(RR) == 1
