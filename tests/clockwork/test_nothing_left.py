"""What bots do and say where there is no card, no crown, no forest, no fight: the turn goes on, and the reason is told."""

import pytest

from hvozd.games.root.clockwork.bot_steps import RevealOrder
from hvozd.games.root.clockwork.drillbit_duchy import SwayOrdered
from hvozd.games.root.clockwork.drillbit_duchy.ministers import Investors
from hvozd.games.root.clockwork.electric_eyrie import KeepOrder
from hvozd.games.root.clockwork.logical_lizards import AddErraticSoul
from hvozd.games.root.clockwork.riverfolk_robots import ClearMarket, OrderFromMarket
from hvozd.games.root.clockwork.vagabot import daylight
from hvozd.games.root.clockwork.vagabot.characters import forests_beside, slip
from hvozd.games.root.components import CARD
from tests.clockwork.table import EYRIE, MARQUISE, VAGABOT, BotTable
from tests.root.table import F1, F3, Call

LL, RR, DD = "logical_lizards", "riverfolk_robots", "drillbit_duchy"


@pytest.mark.rule("RB-2.7", "RB-4.4.1")
def test_without_a_card_in_deck_and_discard_pile_there_is_no_order() -> None:
    t = BotTable(MARQUISE, "eyrie")
    t.empty_deck()
    t.run(RevealOrder(0, "RB-4.4.1"), turn=MARQUISE)
    assert t.board(MARQUISE).order == -1
    assert t.steps() == [("order", "RB-4.4.1")] and t.reasons() == [("RB-4.4.1", "no-order", 0)]


@pytest.mark.rule("RB-2.7", "RB-4.4.1")
def test_an_empty_deck_is_made_of_the_discard_pile_for_the_order() -> None:
    t = BotTable(MARQUISE, "eyrie")
    t.discarded("fox_anvil")
    t.empty_deck()
    t.run(RevealOrder(0, "RB-4.4.1"), turn=MARQUISE)
    assert t.board(MARQUISE).order == CARD["fox_anvil"]
    assert t.reasons() == [] and t.discard_pile() == [] and t.g.deck == []


@pytest.mark.rule("RB-5.4.3")
def test_without_an_order_nothing_goes_into_the_decree() -> None:
    t = BotTable(EYRIE, "marquise")
    before = t.board(EYRIE).decree
    t.run(KeepOrder(0), turn=EYRIE)
    assert t.board(EYRIE).decree == before and t.asked is None
    assert t.steps() == [("decree", "RB-5.4.3")] and t.reasons() == [("RB-5.4.3", "no-card", 0)]


@pytest.mark.rule("RB-T-LL-ERRATIC")
@pytest.mark.parametrize("left", [0, 1])
def test_an_erratic_soul_needs_a_card(left: int) -> None:
    t = BotTable(LL, "marquise")
    t.empty_deck(left)
    t.run(AddErraticSoul(0), turn=LL)
    assert len(t.board(LL).souls) == left
    assert t.reasons() == ([] if left else [("RB-T-LL-ERRATIC", "no-order", 0)])


@pytest.mark.rule("RB-9.4.3", "RB-9.6.3")
def test_an_empty_market_gives_no_order_and_loses_no_card() -> None:
    t = BotTable(RR, "marquise")
    t.run(OrderFromMarket(0), ClearMarket(0), turn=RR)
    assert t.board(RR).order == -1
    assert t.reasons() == [("RB-9.4.3", "no-order", 0), ("RB-9.6.3", "no-card", 0)]


@pytest.mark.rule("RB-9.4.3", "RB-9.6.3")
@pytest.mark.parametrize(("shield", "gone"), [(False, ["fox_favor"]), (True, ["fox_favor", "mouse_favor"])])
def test_the_order_is_the_rightmost_and_the_leftmost_cards_go(shield: bool, gone: list[str]) -> None:
    t = BotTable(RR, "marquise")
    t.board(RR).market = tuple(t.take_cards(["fox_favor", "mouse_favor", "rabbit_favor"]))
    t.board(RR).shield = shield
    t.run(OrderFromMarket(0), turn=RR)
    assert t.board(RR).order == t.board(RR).market[-1] and t.reasons() == []
    t.run(ClearMarket(0), turn=RR)
    assert t.discard_pile() == gone and t.board(RR).order == -1


# -- the Duchy --------------------------------------------------------------------------------------------------------------


def duchy(crowned: int) -> BotTable:
    t = BotTable(DD, "marquise")
    t.order(DD, "fox_favor")
    t.board(DD).crowned = (1 << crowned) - 1
    t.census = t.game.census(t.g)
    return t


@pytest.mark.rule("RB-10.6.3")
def test_with_all_ministers_crowned_nobody_is_swayed() -> None:
    t = duchy(9)
    t.run(SwayOrdered(0), turn=DD)
    assert t.board(DD).crowned.bit_count() == 9 and t.reasons() == [("RB-10.6.3", "all-crowned", 0)]
    t = duchy(8)
    t.run(SwayOrdered(0), turn=DD)
    assert t.board(DD).crowned.bit_count() == 9 and t.reasons() == []


@pytest.mark.rule("RB-T-DD-INVESTORS")
@pytest.mark.parametrize("crowned", [8, 9])
def test_investors_crown_one_more_while_there_is_one(crowned: int) -> None:
    t = duchy(crowned)
    t.run(Investors(1, 0, (0, 1, 2)), turn="marquise")
    assert t.board(DD).crowned.bit_count() == 9
    assert t.reasons() == ([] if crowned == 8 else [("RB-T-DD-INVESTORS", "all-crowned", 0)])


# -- the Vagabot ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-7.4.3")
def test_he_slips_nowhere_where_there_is_no_forest() -> None:
    t = BotTable(VAGABOT, "marquise")
    t.put(VAGABOT, "pawn", F1)
    t.run(Call(lambda g: slip(g, 0, "RB-7.4.3", [])), turn=VAGABOT)
    assert t.g.pawns[0] == F1 and t.reasons() == [("RB-7.4.3", "no-forest", 0)]
    t.run(Call(lambda g: slip(g, 0, "RB-7.4.3", forests_beside(g, 0)[:1])), turn=VAGABOT)
    assert t.g.pawns[0] > 12


@pytest.mark.rule("RB-T-VB-ADVENTURER", "RB-7.5.4")
@pytest.mark.parametrize("fought", [False, True])
def test_an_adventurer_fights_once_a_turn(fought: bool) -> None:
    t = BotTable(VAGABOT, "marquise")
    t.traits(VAGABOT, "adventurer")
    t.put(VAGABOT, "pawn", F1)
    t.put("marquise", "warriors", F1, 2)
    t.board(VAGABOT).fought = fought
    t.run(Call(lambda g: daylight.battle(g, 0)), turn=VAGABOT)
    assert (("RB-7.5.4", "fought", 0) in t.reasons()) is fought and len(t.reasons()) == 1


@pytest.mark.rule("RB-7.5.4")
def test_he_attacks_where_he_stands_and_nowhere_else() -> None:
    t = BotTable(VAGABOT, "marquise")
    t.put(VAGABOT, "pawn", F1)
    his = t.faction(VAGABOT)
    assert his.may_attack(t.g, 0, F1) and not his.may_attack(t.g, 0, F3)
    assert his.still_fights(t.g, 0)
