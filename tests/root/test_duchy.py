"""R-12: the Underground Duchy: setup, Burrow, assembly, digging, price of failure, Evening."""

import pytest

from hvozd.games.root.cards.base import SweepSuit
from hvozd.games.root.components import FOX, MOUSE
from hvozd.games.root.hooks import FACTION_LINKS
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.ministers import BURROW, MINISTERS
from hvozd.games.root.setup.start import SetUpFaction
from tests.root.plots import plot
from tests.root.table import F1, F2, F3, M1, M2, M3, R1, R3, Table

rule = pytest.mark.rule


def duchy(*others: str, **options: int) -> Table:
    t = Table("duchy", *(others or ("marquise", "alliance")), **options)
    t.g.links.append((t.seat("duchy"), FACTION_LINKS))
    return t


def daylight(t: Table) -> None:
    """The Daylight of the Duchy, and nothing behind it."""
    seat = t.seat("duchy")
    t.faction("duchy").turn_begins(t.g, seat)
    t.run(*t.faction("duchy").daylight(t.g, seat), turn="duchy")


def sway(t: Table, *ministers: str) -> None:
    """These ministers are swayed, a crown of their rank on each."""
    board = t.board("duchy")
    board.swayed = sorted(MINISTERS.index(minister) for minister in ministers)
    for minister in ministers:
        board.crowns[MINISTERS.index(minister) // 3] -= 1


# -- setup --------------------------------------------------------------------------------------------------------------


@rule("R-12.3.1", "R-12.3.2", "R-12.3.3", "R-12.3.4", "R-12.3.5", "R-12.3.6", "W-S8")
def test_setup_in_a_free_corner() -> None:
    t = Table("marquise", "eyrie", "duchy")
    t.run(SetUpFaction(0), SetUpFaction(1), SetUpFaction(2))
    t.say("keep 1", "start sawmill 1 workshop 5 recruiter 9", "start in 3", "leader builder")
    assert t.offered() == ["start in 2", "start in 4"], "keep and roost have the other two corners"
    t.say("start in 4")
    assert t.pieces("duchy", "tunnel", 4) == 1
    assert [t.warriors("duchy", c) for c in (4, 8, 9, 12)] == [2, 2, 2, 2]
    assert t.supply("duchy") == 12
    assert (t.stock("duchy", "citadel"), t.stock("duchy", "market"), t.stock("duchy", "tunnel")) == (3, 3, 2)
    assert t.board("duchy").swayed == []
    assert t.board("duchy").crowns == [3, 3, 3]


@rule("R-12.3.3")
def test_setup_opposite_the_only_other_corner() -> None:
    t = Table("eyrie", "duchy")
    t.run(SetUpFaction(0), SetUpFaction(1))
    t.say("start in 2", "leader builder")
    assert t.offered() == ["start in 4"]


# -- the Burrow -----------------------------------------------------------------------------------------------------------


@rule("R-12.4", "T-UD", "S-110", "W-UD1", "I-UD-11")
@pytest.mark.parametrize(("citadels", "warriors"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_warriors_enter_the_burrow_by_citadels(citadels: int, warriors: int) -> None:
    t = duchy()
    for clearing in (F1, F2, F3)[:citadels]:
        t.put("duchy", "citadel", clearing)
    t.begin("duchy")
    assert t.warriors("duchy", BURROW) == warriors


@rule("R-12.4", "S-110")
def test_a_short_supply_sends_what_it_has() -> None:
    t = duchy()
    t.put("duchy", "citadel", F1)
    t.put("duchy", "citadel", F2)
    t.spare("duchy", 3)
    t.begin("duchy")
    assert (t.warriors("duchy", BURROW), t.supply("duchy")) == (3, 0)


@rule("R-12.2.2", "I-UD-4", "I-UD-5")
def test_the_burrow_is_ruled_and_joined_by_tunnels() -> None:
    t = duchy()
    t.put("duchy", "warriors", BURROW, 2)
    t.put("duchy", "tunnel", M1)
    t.put("marquise", "warriors", M1, 3)
    t.put("duchy", "warriors", M1)
    t.put("duchy", "warriors", M2)
    daylight(t)
    assert t.ruler(BURROW) == "duchy"
    assert t.offered("move burrow") == ["move burrow>2 x1", "move burrow>2 x2"]
    assert t.can("move 2>burrow x1"), "the Burrow is ruled as destination"
    assert not t.can("move 7>burrow x1"), "no tunnel in 7"


@rule("R-12.2.2", "I-GEN-6")
def test_nobody_else_enters_the_burrow() -> None:
    t = duchy("marquise")
    t.put("duchy", "tunnel", M1)
    t.put("marquise", "warriors", M1, 3)
    t.begin("marquise", "daylight")
    assert not [text for text in t.offered("move 2") if "burrow" in text]


@rule("I-UD-4")
def test_an_empty_burrow_counts_for_royal_claim_but_is_no_place_for_tax() -> None:
    t = duchy()
    t.put("duchy", "warriors", BURROW, 2)
    t.put("duchy", "warriors", F1)
    t.crafted("duchy", "royal_claim", "tax_collector")
    t.begin("duchy")
    t.say("royal claim")
    assert t.points("duchy") == 2, "clearing 1 and the Burrow"
    daylight(t)
    assert t.offered("tax") == ["tax collector 1"]


# -- assembly -------------------------------------------------------------------------------------------------------------


@rule("R-12.5", "R-12.5.1", "R-12.5.1.I", "R-12.5.1.II", "R-12.5.1.III", "R-12.5.1.IV", "W-UD2")
def test_two_actions_of_assembly() -> None:
    t = duchy()
    t.put("duchy", "warriors", F1, 3)
    t.put("marquise", "warriors", F1)
    t.hand("duchy", "fox_anvil", "mouse_sword")
    daylight(t)
    assert t.asked == ("duchy", "Assembly")
    assert t.can("build citadel 1 with fox_anvil")
    assert t.can("build market 1 with fox_anvil")
    assert not t.can("build citadel 1 with mouse_sword"), "the card's suit must be the clearing's"
    assert t.can("battle 1 marquise")
    assert t.can("move 1>5 x2")
    t.say("recruit below")
    assert t.warriors("duchy", BURROW) == 1
    t.say("build market 1 with fox_anvil")
    assert t.pieces("duchy", "market", F1) == 1
    assert t.cards("duchy") == ["mouse_sword"]
    assert t.asked != ("duchy", "Assembly")


@rule("R-12.5.1.I")
def test_building_needs_rule_and_a_slot() -> None:
    t = duchy()
    t.put("duchy", "warriors", F1)
    t.put("marquise", "warriors", F1)
    t.put("duchy", "warriors", F2)
    t.put("duchy", "market", F2)
    t.hand("duchy", "fox_anvil", "bird_crossbow")
    daylight(t)
    assert t.offered("build") == [], "a tie in 1; in 6 a ruin and a market fill both slots"


@rule("R-12.5.1.V", "R-12.2.4", "I-UD-2", "I-UD-6", "S-107")
def test_digging_with_all_tunnels_out() -> None:
    t = duchy("marquise", "alliance")
    t.put("duchy", "warriors", BURROW, 5)
    for clearing in (F1, F2, F3):
        t.put("duchy", "tunnel", clearing)
    t.put("alliance", "sympathy", M1)
    t.hand("duchy", "mouse_sword", "fox_anvil")
    daylight(t)
    digs = t.offered("dig 2 with mouse_sword")
    assert len(digs) == 15, "three tunnels to lift, nought to four warriors"
    assert not t.can("dig 2 with mouse_sword lifting - x0"), "no fourth tunnel"
    t.say("dig 2 with mouse_sword lifting 1 x4")
    assert t.asked == ("duchy", "Outrage")
    t.say("show hand")
    assert (t.pieces("duchy", "tunnel", F1), t.pieces("duchy", "tunnel", M1), t.warriors("duchy", M1)) == (0, 1, 4)
    assert [t.points(name) for name in ("duchy", "marquise", "alliance")] == [0, 0, 0]
    assert "mouse_sword" in t.discard_pile()


@rule("R-12.2.4", "R-12.5.1.V", "I-UD-6")
def test_digging_with_a_tunnel_left_lifts_none() -> None:
    t = duchy()
    t.put("duchy", "warriors", BURROW)
    t.put("duchy", "tunnel", M1)
    t.hand("duchy", "mouse_sword")
    daylight(t)
    assert t.offered("dig") == [f"dig {c} with mouse_sword lifting - x{w}" for c in (M2, M3, 11) for w in (0, 1)]


@rule("I-UD-5", "S-111")
def test_a_snare_keeps_moles_from_the_burrow() -> None:
    t = duchy("corvids")
    t.put("duchy", "tunnel", M1)
    t.put("duchy", "warriors", M1, 2)
    plot(t, "snare", M1, up=True)
    daylight(t)
    assert t.offered("move 2") == []


# -- price of failure -------------------------------------------------------------------------------------------------------


@rule("R-12.2.3", "I-UD-1", "S-105", "W-R4", "W-UD6", "I-GEN-2")
def test_price_of_failure_once_for_two_markets() -> None:
    t = duchy()
    t.put("duchy", "market", F1)
    t.put("duchy", "market", F3)
    t.hand("duchy", "mouse_sword", "fox_anvil")
    sway(t, "mayor", "banker", "captain")
    t.dice(0)
    t.run(SweepSuit(t.seat("marquise"), FOX), turn="marquise")
    assert t.points("marquise") == 2
    assert t.cards("duchy") == ["mouse_sword"], "one random card, the first of the sorted hand"
    assert t.asked == ("duchy", "ChooseDismissal")
    assert t.offered() == ["dismiss minister banker", "dismiss minister mayor"], "nobles before squires"
    t.say("dismiss minister mayor")
    assert [MINISTERS[m] for m in t.board("duchy").swayed] == ["captain", "banker"]
    assert t.board("duchy").crowns == [2, 1, 3], "the crown leaves the game"


@rule("R-12.2.3", "I-UD-1")
def test_what_is_impossible_is_skipped() -> None:
    t = duchy()
    t.put("duchy", "citadel", F1)
    t.run(SweepSuit(t.seat("marquise"), FOX), turn="marquise")
    assert t.asked is None
    t = duchy()
    t.put("duchy", "citadel", F1)
    sway(t, "earl_of_stone", "captain")
    t.run(SweepSuit(t.seat("marquise"), FOX), turn="marquise")
    assert [MINISTERS[m] for m in t.board("duchy").swayed] == ["captain"], "the only lord goes without a question"


@rule("I-UD-2")
def test_a_lost_tunnel_costs_no_minister() -> None:
    t = duchy()
    t.put("duchy", "tunnel", M1)
    t.hand("duchy", "fox_anvil")
    sway(t, "captain")
    t.run(SweepSuit(t.seat("marquise"), MOUSE), turn="marquise")
    assert t.points("marquise") == 1
    assert t.cards("duchy") == ["fox_anvil"]
    assert t.board("duchy").swayed == [1]


@rule("I-UD-1")
def test_two_events_are_two_failures() -> None:
    t = duchy("marquise")
    t.put("duchy", "warriors", M1)
    t.put("duchy", "market", M1)
    t.put("duchy", "citadel", M1)
    t.put("marquise", "warriors", M1, 4)
    t.hand("marquise", "mouse_ambush")
    t.hand("duchy", "fox_anvil", "fox_root_tea", "bird_crossbow")
    t.dice(0, 2, 2, 0)
    t.run(StartBattle(M1, t.seat("duchy"), t.seat("marquise")), turn="duchy")
    t.say("ambush mouse_ambush")
    assert t.asked == ("duchy", "OfferFoil")
    t.say("no ambush")
    assert t.asked == ("duchy", "ChooseLosses"), "one hit beyond the warrior"
    t.say("lose market")
    assert len(t.cards("duchy")) == 2, "the attacker is gone, the battle is over"
    t.run(StartBattle(M1, t.seat("marquise"), t.seat("duchy")), turn="marquise")
    t.say("no ambush")
    assert t.pieces("duchy", "citadel", M1) == 0
    assert len(t.cards("duchy")) == 1


# -- Evening --------------------------------------------------------------------------------------------------------------


@rule("R-12.6", "R-12.6.1", "S-109", "I-UD-8", "W-UD5", "R-2.1.4")
def test_revealed_birds_go_and_the_rest_returns_before_crafting() -> None:
    t = duchy("marquise")
    t.put("duchy", "market", F1)
    t.fill(t.board("duchy").revealed, "bird_arms_trader", "fox_anvil")
    t.begin("duchy", "evening")
    assert t.discard_pile() == ["bird_arms_trader"]
    assert t.asked == ("duchy", "Crafting")
    assert t.offered("craft") == ["craft fox_anvil with 1"]


@rule("R-12.2.1", "R-12.6.2", "R-12.6.3", "T-UD")
def test_citadels_and_markets_craft_and_markets_draw() -> None:
    t = duchy("marquise")
    t.put("duchy", "market", R1)
    t.put("duchy", "market", R3)
    t.put("duchy", "citadel", F1)
    t.hand("duchy", "rabbit_bake_sale")
    t.begin("duchy", "evening")
    t.say("craft rabbit_bake_sale with 3,5")
    assert t.points("duchy") == 3
    assert len(t.cards("duchy")) == 3, "one card and one for each market"


@rule("R-12.1", "R-12.6.3")
def test_the_hand_limit_holds() -> None:
    t = duchy("marquise")
    t.hand("duchy", "fox_anvil", "fox_root_tea", "mouse_sword", "mouse_root_tea", "bird_crossbow")
    t.begin("duchy", "evening")
    assert t.asked == ("duchy", "KeepHandLimit")
