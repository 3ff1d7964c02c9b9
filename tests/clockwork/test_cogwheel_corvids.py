"""Chapter 11: the Cogwheel Corvids, and plots against bots."""

import pytest

from hvozd.games.root.clockwork.bot import give_order
from hvozd.games.root.clockwork.cogwheel_corvids import BotPlot, PlotMoves, RecruitPlotters, ScoreExtortions, Thicken
from hvozd.games.root.clockwork.cogwheel_corvids.plots import FlipAll, change, own
from hvozd.games.root.components import CARD
from hvozd.games.root.hooks import Loss
from hvozd.games.root.rules.pieces import add_piece
from hvozd.games.root.rules.plots import FACE_DOWN, PLOT_WORDS, PlotFlipped
from hvozd.games.root.rules.removal import remove
from hvozd.games.root.setup.start import SetUpFaction
from hvozd.games.root.state import PIECE_KINDS
from tests.clockwork.second import chosen, chosen_players, daylight, level, suits, whole_turn
from tests.root.plots import plot as human_plot
from tests.root.table import F1, F2, F3, F4, M1, M2, M3, M4, R1, R2, R3, R4, Call, Table

CC = "cogwheel_corvids"
ORDERS = {"fox": "fox_favor", "rabbit": "rabbit_favor", "mouse": "mouse_favor", "bird": "royal_claim"}


def table(*others: str, order: str = "") -> Table:
    t = Table(CC, *(others or ("marquise", "eyrie")))
    if order:
        give_order(t.g, t.seat(CC), CARD[ORDERS[order]])
        t.g.deck.remove(CARD[ORDERS[order]])
    return t


def lay(t: Table, kind: str, clearing: int, up: bool = False) -> None:
    seat, number, board = t.seat(CC), PLOT_WORDS.index(kind), t.board(CC)
    board.supply = change(board.supply, number, board.supply[number] - 1)
    t.g.stock[seat * PIECE_KINDS + FACE_DOWN] -= 1
    if not up:
        board.secret = change(board.secret, clearing, number)
    add_piece(t.g, seat, number if up else FACE_DOWN, clearing)


def flip(t: Table) -> None:
    t.run(FlipAll(t.seat(CC)), turn=CC)


@pytest.mark.rule(
    "EX-11", "RB-11.4.1", "RB-11.4.2", "RB-11.4.3", "RB-11.4.3.I", "RB-11.4.3.II", "RB-11.4.4", "RB-11.5.1", "RB-11.5.2",
    "RB-11.5.2.I", "RB-11.5.3", "RB-11.5.4", "RB-11.6.1", "RB-11.6.2", "RB-11.7.1", "RB-D-CC", "AMB-43", "AMB-58",
)  # fmt: skip
def test_the_sample_turn() -> None:
    t = table()
    level(t, CC, "easy")
    suits(t, (1, 3, 10), (2, 5, 6, 9), (4, 7, 8, 11, 12))
    t.g.opened += [(8, 10)]
    for clearing, warriors in ((10, 2), (4, 4), (8, 3), (1, 1), (6, 2), (5, 1), (9, 1)):
        t.put(CC, "warriors", clearing, warriors)
    lay(t, "raid", 10, up=True)
    lay(t, "extortion", 6, up=True)
    lay(t, "snare", 1)
    t.put("eyrie", "roost", 10)
    t.put("marquise", "sawmill", 4)
    t.top("fox_favor")
    t.dice(0, 0, 0, 0, 0, 0)
    assert t.supply(CC) == 1
    whole_turn(t, CC)
    assert chosen(t, "RB-11.4.3") == [3, 10]
    assert chosen(t, "RB-11.4.3.II") == [4]
    assert t.pieces(CC, "snare", 1) == 1
    assert t.pieces(CC, "bomb", 4) == 1
    assert t.pieces("marquise", "sawmill", 4) == 0
    assert chosen_players(t, "RB-11.5.1") == ["eyrie"]
    assert t.pieces("eyrie", "roost", 10) == 0
    assert t.warriors(CC, 10) == 2
    assert chosen(t, "RB-11.5.2") == [8]
    assert t.pieces(CC, "plot", 3) == 1
    assert t.warriors(CC, 3) == 0
    assert t.pieces(CC, "plot", 8) == 1
    assert t.warriors(CC, 8) == 3
    assert t.points(CC) == 3 + 4 + 1 + 1 + 1
    assert t.discard_pile() == ["fox_favor"]


@pytest.mark.rule("RB-11.3.1", "RB-11.3.2")
def test_setup() -> None:
    t = table()
    t.run(SetUpFaction(t.seat(CC)), turn=CC)
    assert [t.warriors(CC, c) for c in (F4, R4, M4)] == [1, 1, 1]
    assert t.supply(CC) == 12
    assert t.stock(CC, "plot") == 8
    assert sum(own(t.g, t.seat(CC)).supply) == 8


@pytest.mark.rule("RB-11.2.1", "RB-11.5.2")
def test_moves_ignore_rule_and_leave_two() -> None:
    t = table(order="fox")
    t.put("marquise", "warriors", F1, 9)
    t.put("marquise", "warriors", R3, 3)
    t.put("marquise", "warriors", M3, 3)
    t.put("marquise", "warriors", R4, 3)
    t.put(CC, "warriors", F1, 5)
    t.put(CC, "warriors", M3, 1)
    lay(t, "raid", F1, up=True)
    t.put(CC, "warriors", F2, 4)
    lay(t, "raid", F2)
    t.run(PlotMoves(t.seat(CC)), turn=CC)
    assert t.warriors(CC, F1) == 2
    assert t.warriors(CC, M3) == 4
    assert t.warriors(CC, F2) == 4


@pytest.mark.rule("RB-11.5.2.II")
def test_with_plots_all_around_all_go_to_the_lowest_priority() -> None:
    t = table(order="fox")
    t.put(CC, "warriors", F1, 3)
    for clearing, kind in ((F1, "raid"), (R3, "raid"), (M3, "bomb"), (R4, "bomb")):
        lay(t, kind, clearing, up=True)
    t.run(PlotMoves(t.seat(CC)), turn=CC)
    assert t.warriors(CC, R4) == 3


@pytest.mark.rule("RB-11.2.2")
def test_embedded_agents_hit_even_when_defenseless() -> None:
    t = table("marquise")
    lay(t, "raid", F1)
    t.put("marquise", "warriors", F1, 2)
    t.dice(0, 0)
    t.begin("marquise", "daylight")
    t.say("battle 1 cogwheel_corvids")
    assert t.warriors("marquise", F1) == 1
    assert t.pieces(CC, "plot", F1) == 0


@pytest.mark.rule("RB-11.4.3", "RB-D-CC")
@pytest.mark.parametrize(("difficulty", "each"), [("easy", 1), ("default", 2), ("challenging", 3), ("nightmare", 3)])
def test_recruits_in_two_clearings(difficulty: str, each: int) -> None:
    t = table(order="fox")
    level(t, CC, difficulty)
    lay(t, "raid", F1)
    t.put(CC, "warriors", F3)
    t.run(RecruitPlotters(t.seat(CC), ()), turn=CC)
    assert [t.warriors(CC, c) for c in (F1, F2, F3, F4)] == [0, each, 1 + each, 0]


@pytest.mark.rule("RB-11.4.3.II")
def test_recruiting_stops_when_the_plot_cannot_thicken() -> None:
    t = table(order="fox")
    for clearing in (R1, R2, R3, R4, M1, M2, M3):
        t.put(CC, "warriors", clearing, 2)
    t.run(RecruitPlotters(t.seat(CC), ()), turn=CC)
    assert [t.warriors(CC, c) for c in (F1, F2, F3, F4)] == [1, 0, 0, 0]
    assert t.stock(CC, "plot") == 8


@pytest.mark.rule("RB-11.5.1", "RB-2.3")
def test_battle_needs_two_and_looks_for_buildings_and_tokens() -> None:
    t = table("marquise", "alliance", order="fox")
    t.put(CC, "warriors", F1, 2)
    t.put("marquise", "warriors", F1, 3)
    t.put("alliance", "sympathy", F1)
    t.score("marquise", 9)
    t.put(CC, "warriors", F2)
    t.put("marquise", "warriors", F2)
    t.dice(0, 0)
    daylight(t, CC)
    assert chosen_players(t, "RB-11.5.1") == ["alliance"]


@pytest.mark.rule("RB-11.5.3", "RB-11.5.4", "RB-T-CC-MASTERMIND")
@pytest.mark.parametrize(("traits", "plots"), [((), 1), (("mastermind",), 2)])
def test_plots(traits: tuple[str, ...], plots: int) -> None:
    t = table(order="fox")
    level(t, CC, "default", *traits)
    t.put(CC, "warriors", F1, 2)
    t.put(CC, "warriors", F2, 1)
    t.put(CC, "warriors", R1, 2)
    daylight(t, CC)
    assert [t.pieces(CC, "plot", c) for c in (F1, F2, R1)] == [1, plots - 1, 0]
    assert t.warriors(CC, F1) == 1
    t.put(CC, "warriors", R1)
    t.run(Thicken(t.seat(CC), "RB-11.5.4"), turn=CC)
    assert t.pieces(CC, "plot", R1) == 1


@pytest.mark.rule("RB-11.4.4", "RB-2.4")
def test_every_plot_is_flipped_without_a_warrior_and_scores_those_face_up() -> None:
    t = table()
    for clearing in (F4, M1, R1):
        lay(t, "raid" if clearing != R1 else "snare", clearing)
    flip(t)
    assert t.points(CC) == 1 + 2 + 3
    assert [event.place for event in t.journal() if isinstance(event, PlotFlipped)] == [M1, R1, F4]
    assert t.pieces(CC, "plot", M1) == 0


@pytest.mark.rule("RB-11.7.1", "RB-11.8.1")
def test_a_bomb_takes_all_of_people_and_two_pieces_of_bots() -> None:
    t = table("marquise", "logical_lizards")
    lay(t, "bomb", F3)
    t.put("marquise", "warriors", F3, 3)
    t.put("marquise", "sawmill", F3)
    t.put("logical_lizards", "warriors", F3, 1)
    t.put("logical_lizards", "fox_garden", F3)
    t.dice(1)
    flip(t)
    assert t.warriors("marquise", F3) == 0
    assert t.warriors("logical_lizards", F3) == 0
    assert t.pieces("logical_lizards", "fox_garden", F3) == 0
    assert t.points(CC) == 1 + 2
    assert t.pieces(CC, "snare", F3) == 1  # the bomb's place is taken by what was drawn


@pytest.mark.rule("RB-11.8.1")
def test_a_bomb_spares_the_third_warrior_of_a_bot_whoever_laid_it() -> None:
    t = Table("corvids", "logical_lizards", "marquise")
    human_plot(t, "bomb", F3)
    t.put("corvids", "warriors", F3)
    t.put("logical_lizards", "warriors", F3, 3)
    t.put("marquise", "warriors", F3, 3)
    t.begin("corvids")
    t.say("flip 8")
    assert t.warriors("logical_lizards", F3) == 1
    assert t.warriors("marquise", F3) == 0


@pytest.mark.rule("AMB-44")
def test_a_bomb_stays_when_no_plot_is_left() -> None:
    t = table()
    board = t.board(CC)
    for clearing, kind in zip(
        (F1, F2, F3, F4, R1, R2, R3), ("snare", "snare", "raid", "raid", "extortion", "extortion", "bomb"), strict=True
    ):
        lay(t, kind, clearing, up=True)
    lay(t, "bomb", M1)
    assert not any(board.supply)
    flip(t)
    assert t.pieces(CC, "bomb", M1) == 1


@pytest.mark.rule("RB-11.7.2", "RB-11.8.2")
def test_a_snare_holds_people_for_good_and_a_bot_once() -> None:
    t = table("eyrie", "logical_lizards")
    lay(t, "snare", F1, up=True)
    assert t.g.no_place[F1] == 1 << t.seat("eyrie")
    assert t.g.no_leave[F1] == 1 << t.seat("eyrie")
    t.board("logical_lizards").souls = tuple(t.take_cards(["fox_anvil", "fox_root_tea"]))
    daylight(t, "logical_lizards")
    assert t.pieces(CC, "snare", F1) == 0
    assert t.points("logical_lizards") == 0
    assert t.warriors("logical_lizards", F1) == 1  # the first warrior was stopped, the second was not


@pytest.mark.rule("RB-11.7.3", "AMB-45", "RB-2.8.1")
def test_extortion_costs_people_a_random_card() -> None:
    t = table("eyrie", "marquise", "logical_lizards")
    lay(t, "extortion", F1)
    t.put("eyrie", "warriors", F1)
    t.put("logical_lizards", "warriors", F1)
    t.hand("eyrie", "fox_anvil", "mouse_sword")
    t.hand("marquise", "fox_root_tea")
    t.dice(1)
    flip(t)
    assert t.cards("eyrie") == ["fox_anvil"]
    assert t.cards("marquise") == ["fox_root_tea"]


@pytest.mark.rule("RB-11.6.1", "RB-D-1")
def test_evening_scores_extortions() -> None:
    t = table(order="fox")
    level(t, CC, "nightmare")
    lay(t, "extortion", F1, up=True)
    lay(t, "extortion", F2)
    t.run(ScoreExtortions(t.seat(CC)), turn=CC)
    assert t.points(CC) == 1
    t.begin(CC, "evening")
    assert t.points(CC) == 1 + 1 + 1
    assert t.discard_pile() == ["fox_favor"]


@pytest.mark.rule("RB-11.7.4", "RB-T-CC-BACKUP-PLANS")
def test_a_removed_raid_calls_warriors_and_backup_plans_leave_one() -> None:
    t = table()
    level(t, CC, "default", "backup_plans")
    lay(t, "raid", F1)
    t.run(Call(lambda g: remove(g, [Loss(t.seat(CC), F1, t.seat("marquise"), 0, (FACE_DOWN,))])), turn="marquise")
    assert [t.warriors(CC, c) for c in (F1, R3, M3, R4)] == [1, 1, 1, 1]
    assert t.points("marquise") == 1
    assert t.stock(CC, "plot") == 8
    assert sum(t.board(CC).supply) == 8


@pytest.mark.rule("RB-T-CC-VENDETTA")
def test_vendetta_blows_up_with_every_plot() -> None:
    t = table()
    level(t, CC, "default", "vendetta")
    lay(t, "extortion", F1)
    t.put("marquise", "warriors", F1, 2)
    t.hand("marquise", "fox_anvil")
    flip(t)
    assert t.warriors("marquise", F1) == 0
    assert t.cards("marquise") == []
    assert t.pieces(CC, "extortion", F1) == 1


@pytest.mark.rule("RB-T-CC-GAMBLE")
def test_a_right_guess_removes_the_plot() -> None:
    t = table()
    level(t, CC, "default", "gamble")
    lay(t, "bomb", F1)
    t.put("marquise", "warriors", F1, 2)
    t.put("eyrie", "warriors", F1, 1)
    flip(t)
    assert t.asked == ("marquise", "Gamble")
    t.say("guess bomb")
    assert t.points(CC) == 1
    assert t.points("marquise") == 1
    assert t.warriors("marquise", F1) == 2
    assert t.pieces(CC, "bomb", F1) == 0


@pytest.mark.rule("RB-T-CC-GAMBLE")
def test_a_wrong_guess_scores_for_the_corvids() -> None:
    t = table()
    level(t, CC, "default", "gamble")
    lay(t, "bomb", F1)
    t.put("marquise", "warriors", F1, 2)
    flip(t)
    t.dice(0)
    t.say("guess snare")
    assert t.points(CC) == 2
    assert t.warriors("marquise", F1) == 0


@pytest.mark.rule("AMB-46")
def test_nobody_exposes_its_plots() -> None:
    t = table("marquise")
    lay(t, "bomb", F1)
    t.put("marquise", "warriors", F1, 2)
    t.hand("marquise", "fox_anvil")
    t.begin("marquise", "daylight")
    assert t.offered("expose") == []


@pytest.mark.rule("RB-11.5.3")
def test_without_a_corvid_in_an_ordered_clearing_there_is_no_plot() -> None:
    t = table(order="fox")
    t.put(CC, "warriors", R1, 2)
    t.run(BotPlot(t.seat(CC)), turn=CC)
    assert t.stock(CC, "plot") == 8


@pytest.mark.rule("RB-12.2.2", "AMB-48", "RB-11.3.2")
def test_the_pass_is_the_lowest_priority_of_its_suit() -> None:
    t = Table(CC, "marquise", map=3)
    t.run(SetUpFaction(t.seat(CC)), turn=CC)
    beside = [c for c in range(1, 13) if t.g.suits[c] == t.g.suits[10]]
    assert t.warriors(CC, 10) == 1
    assert sum(t.warriors(CC, c) for c in beside) == 1
    for suit in {0, 1, 2} - {t.g.suits[10]}:
        assert t.warriors(CC, max(c for c in range(1, 13) if t.g.suits[c] == suit)) == 1


@pytest.mark.rule("RB-12.1.1", "AMB-49")
def test_corvids_take_the_ferry_for_a_point() -> None:
    t = Table(CC, "marquise", map=2)
    give_order(t.g, t.seat(CC), *t.take_cards(["royal_claim"]))
    t.put(CC, "warriors", 1, 4)
    t.put(CC, "warriors", 12, 1)
    lay(t, "raid", 1, up=True)
    t.run(PlotMoves(t.seat(CC)), turn=CC)
    assert t.warriors(CC, 12) == 3
    assert t.g.ferry == 12
    assert t.points(CC) == 1
