"""R-11: the Riverfolk Company: setup and its own turn."""

import pytest

from hvozd.games.root.cards.base import SweepSuit
from hvozd.games.root.components import CARD_IDS, FOX, MOUSE
from hvozd.games.root.factions.riverfolk.board import FundsLost
from hvozd.games.root.rules.services import OwnPayment
from hvozd.games.root.setup.start import SetUpFaction
from hvozd.games.root.state import PIECE_KINDS
from tests.root.plots import plot
from tests.root.table import F1, F2, F3, M1, M2, M4, R1, R2, R3, R4
from tests.root.trading import Trading

rule = pytest.mark.rule
RIVER = (R2, R3, M2, R4, M4)


# -- setup -----------------------------------------------------------------------------------------------------------------


@rule("R-11.3.1", "R-11.3.2", "R-11.3.3", "R-11.3.4", "R-11.3.5", "T-RF", "W-S7")
def test_setup() -> None:
    t = Trading("marquise", "riverfolk")
    t.put("marquise", "keep", R2)
    t.run(SetUpFaction(1))
    used = {int(clearing) for text in t.offered("settle") for clearing in text.split()[1].split(",")}
    assert used == {R3, M2, R4, M4}, "on the river, not at the keep"
    assert all(len(text.split(",")) == 4 for text in t.offered())
    t.say(f"settle {R3},{R3},{M2},{M4}")
    assert [t.warriors("riverfolk", clearing) for clearing in (R3, M2, M4)] == [2, 1, 1]
    assert (t.supply("riverfolk"), t.lying("payments"), t.lying()) == (15 - 7, {"riverfolk": 3}, {})
    assert list(t.g.stock[PIECE_KINDS : PIECE_KINDS + 3]) == [3, 3, 3]
    assert len(t.offered()) == 4**3, "every marker on any of four spaces"
    t.say("prices 1 3 4")
    assert t.board("riverfolk").prices == [1, 3, 4]
    assert t.asked is None


# -- Birdsong --------------------------------------------------------------------------------------------------------------


@rule("R-11.4", "R-11.4.1", "R-11.4.3", "R-11.2.4", "W-RF1")
def test_with_no_payments_two_own_warriors_come() -> None:
    t = Trading("riverfolk", "marquise")
    t.fund("marquise", 1)
    t.fund("riverfolk", 1, "committed")
    t.begin("riverfolk")
    assert t.asked is None
    assert t.lying() == {"riverfolk": 3, "marquise": 1}
    assert (t.lying("payments"), t.lying("committed"), t.supply("riverfolk")) == ({}, {}, 12)
    t.fund("marquise", 1, "payments")
    t.begin("riverfolk")
    assert t.lying() == {"riverfolk": 3, "marquise": 2}, "with a payment there is no protectionism"


@rule("R-11.4.1")
def test_protectionism_takes_what_the_supply_has() -> None:
    t = Trading("riverfolk", "marquise")
    t.spare("riverfolk", 1)
    t.begin("riverfolk")
    assert (t.lying(), t.supply("riverfolk")) == ({"riverfolk": 1}, 0)
    t.begin("riverfolk")
    assert [event for event in t.journal() if isinstance(event, OwnPayment)] == [OwnPayment(0, 1)]


@rule("S-103", "R-11.4.2", "R-11.4.3", "I-RF-9")
def test_dividends_before_gathering() -> None:
    t = Trading("riverfolk", "marquise", "eyrie")
    t.put("riverfolk", "fox_trade_post", F1)
    t.fund("riverfolk", 2)
    t.fund("marquise", 3)
    t.fund("eyrie", 4, "payments")
    t.fund("marquise", 2, "committed")
    t.fund("riverfolk", 1, "on_track")
    t.board("riverfolk").spaces = [1, 0, 0]
    t.begin("riverfolk")
    assert t.points("riverfolk") == 2
    assert t.lying() == {"riverfolk": 3, "marquise": 5, "eyrie": 4}
    assert t.board("riverfolk").spaces == [0, 0, 0]


@rule("R-11.4.2")
def test_no_dividends_without_a_trade_post_on_the_map() -> None:
    t = Trading("riverfolk", "marquise")
    t.fund("marquise", 6)
    t.put("riverfolk", "fox_trade_post", F1)
    t.run(SweepSuit(1, FOX), turn="marquise")
    assert t.lying() == {"marquise": 3}
    t.begin("riverfolk")
    assert t.points("riverfolk") == 0


@rule("W-RF1")
def test_they_buy_nothing_of_themselves() -> None:
    t = Trading("riverfolk", "marquise")
    t.hand("riverfolk", "fox_anvil")
    t.begin("riverfolk")
    assert t.asked is None


# -- Daylight: funds -------------------------------------------------------------------------------------------------------


@rule("R-11.5", "R-11.5.1", "W-RF2", "I-RF-8")
def test_every_move_commits_a_fund_of_choice() -> None:
    t = Trading("riverfolk", "marquise")
    t.fund("marquise", 1)
    t.fund("riverfolk", 1)
    t.put("riverfolk", "warriors", R3, 2)
    t.begin("riverfolk", "daylight")
    assert t.can(f"move {R3}>{F1} x1 for marquise") and t.can(f"move {R3}>{F1} x2 for riverfolk")
    t.say(f"move {R3}>{F1} x1 for marquise")
    assert (t.lying(), t.lying("committed")) == ({"riverfolk": 1}, {"marquise": 1})
    assert t.supply("marquise") == 24, "committed is not spent"
    assert (t.warriors("riverfolk", R3), t.warriors("riverfolk", F1)) == (1, 1)
    assert not t.can(f"move {R3}>{F1} x1 for marquise")
    t.say(f"move {R3}>{R4} x1 for riverfolk")
    assert t.asked != ("riverfolk", "RiverfolkDaylight"), "without a fund Daylight is over"


@rule("R-11.5.2", "W-RF2")
def test_a_battle_commits_a_fund() -> None:
    t = Trading("riverfolk", "marquise")
    t.fund("marquise", 2)
    t.put("riverfolk", "warriors", F2, 2)
    t.put("marquise", "warriors", F2, 2)
    t.begin("riverfolk", "daylight")
    t.dice(1, 0)
    t.say(f"battle {F2} marquise for marquise")
    assert t.warriors("marquise", F2) == 1
    assert (t.lying(), t.lying("committed")) == ({"marquise": 1}, {"marquise": 1})


@rule("R-11.5.4", "R-11.2.3", "W-RF2")
def test_a_draw_commits_a_fund_and_shows_the_card() -> None:
    t = Trading("riverfolk", "marquise")
    t.fund("marquise", 2)
    t.top("fox_anvil")
    t.begin("riverfolk", "daylight")
    t.say("draw for marquise")
    assert t.cards("riverfolk") == ["fox_anvil"]
    assert [CARD_IDS[card] for card in t.game.view(t.g, 1).seats[0].known] == ["fox_anvil"]
    assert (t.lying(), t.lying("committed")) == ({"marquise": 1}, {"marquise": 1})
    t.empty_deck()
    assert t.offered("draw") == [], "nothing to draw"
    t.g.discard.append(t.g.hands[0].pop())
    assert t.offered("draw") == ["draw for marquise"], "the discard pile would be shuffled"


@rule("R-11.5.5", "I-RF-8", "W-RF2")
def test_a_recruit_spends_a_fund() -> None:
    t = Trading("riverfolk", "marquise")
    t.fund("marquise", 2)
    t.begin("riverfolk", "daylight")
    assert t.offered("recruit") == [f"recruit {clearing} for marquise" for clearing in sorted(RIVER)]
    t.say(f"recruit {M2} for marquise")
    assert (t.warriors("riverfolk", M2), t.lying(), t.lying("committed"), t.supply("marquise")) == (1, {"marquise": 1}, {}, 24)


@rule("R-11.5.5", "R-6.2.2")
def test_no_recruit_at_the_keep() -> None:
    t = Trading("riverfolk", "marquise")
    t.put("marquise", "keep", M2)
    t.fund("marquise", 1)
    t.begin("riverfolk", "daylight")
    assert t.offered("recruit") == [f"recruit {clearing} for marquise" for clearing in sorted({*RIVER} - {M2})]


@rule("R-11.5", "W-RF2", "W-D2")
def test_daylight_ends_when_they_say_so_or_nothing_is_left() -> None:
    t = Trading("riverfolk", "marquise")
    t.fund("marquise", 3)
    t.begin("riverfolk", "daylight")
    t.say("done")
    assert (t.asked, t.lying()) == (("riverfolk", "ChoosePrices"), {"marquise": 3})
    u = Trading("riverfolk", "marquise")
    u.put("riverfolk", "warriors", F1)
    u.crafted("riverfolk", "tax_collector")
    u.begin("riverfolk", "daylight")
    assert u.offered() == ["done", f"tax collector {F1}"], "without funds the free window is left"


@rule("R-11.5.5", "R-2.5.1", "K-X.3")
def test_with_an_empty_supply_only_an_own_fund_can_become_the_recruit() -> None:
    t = Trading("riverfolk", "marquise", deck="exiles")
    t.fund("marquise", 1)
    t.fund("riverfolk", 1)
    t.spare("riverfolk", 0)
    t.begin("riverfolk", "daylight")
    assert t.can(f"recruit {M2} for riverfolk") and not t.can(f"recruit {M2} for marquise")
    t.crafted("marquise", "coffin_makers")
    assert t.offered("recruit") == [], "the fund would lie on the card"


# -- Daylight: trade posts -------------------------------------------------------------------------------------------------


@rule("S-102", "R-11.5.6", "R-11.5.6.I", "R-11.5.6.II", "R-11.5.6.III", "R-11.2.5", "T-RF", "I-RF-11")
def test_a_trade_post_for_two_funds_of_the_ruler() -> None:
    t = Trading("riverfolk", "duchy", "eyrie")
    t.put("duchy", "warriors", F1)
    t.put("riverfolk", "warriors", R1)
    t.fund("duchy", 1)
    t.fund("riverfolk", 3)
    t.begin("riverfolk", "daylight")
    assert t.offered("establish") == [f"establish {R1}"], "one fund of the Duchy is not enough in F1"
    t.say(f"establish {R1}")
    assert (t.points("riverfolk"), t.lying()) == (2, {"duchy": 1, "riverfolk": 1})
    assert (t.pieces("riverfolk", "rabbit_trade_post", R1), t.warriors("riverfolk", R1)) == (1, 2)
    assert t.supply("riverfolk") == 15 - 1 - 3 + 2 - 1
    t.fund("riverfolk", 4)
    assert t.offered("establish") == [], "one trade post a clearing"
    t.fund("duchy", 1)
    t.say(f"establish {F1}")
    assert (t.points("riverfolk"), t.supply("duchy")) == (4, 19), "both warriors of the Duchy went home"
    assert t.placed() == ["rabbit_trade_post", "fox_trade_post"]


@rule("R-11.5.6.I", "I-RF-11", "R-6.2.2")
def test_where_no_trade_post_can_stand() -> None:
    t = Trading("riverfolk", "marquise", "eyrie")
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", F1, 2)
    t.put("marquise", "warriors", M1)
    t.put("eyrie", "warriors", M1)
    t.put("riverfolk", "warriors", M2)
    t.put("riverfolk", "warriors", F3)
    for clearing in (R1, R2, R3):
        t.put("riverfolk", "rabbit_trade_post", clearing)
    t.put("marquise", "warriors", R4)
    t.fund("marquise", 4)
    t.fund("eyrie", 2)
    t.fund("riverfolk", 1)
    t.begin("riverfolk", "daylight")
    assert t.ruler(M1) == "eyrie"
    assert t.offered("establish") == [f"establish {M1}"], "no rabbit post left, keep, too few own funds, no ruler"


@rule("I-RF-11", "R-2.5")
def test_without_a_warrior_the_post_stands_alone() -> None:
    t = Trading("riverfolk", "marquise")
    t.put("marquise", "warriors", F2)
    t.fund("marquise", 2)
    t.spare("riverfolk", 0)
    t.begin("riverfolk", "daylight")
    t.say(f"establish {F2}")
    assert (t.pieces("riverfolk", "fox_trade_post", F2), t.warriors("riverfolk", F2), t.points("riverfolk")) == (1, 0, 2)


# -- trade disruption ------------------------------------------------------------------------------------------------------


@rule("S-101", "R-11.2.5.I", "I-RF-10", "I-GEN-2", "W-R5", "W-RF4")
def test_each_trade_post_lost_halves_the_funds() -> None:
    t = Trading("marquise", "riverfolk", "eyrie")
    t.put("riverfolk", "fox_trade_post", F1)
    t.put("riverfolk", "fox_trade_post", F2)
    t.fund("marquise", 3)
    t.fund("riverfolk", 2)
    t.fund("eyrie", 2)
    t.fund("eyrie", 3, "payments")
    t.run(SweepSuit(0, FOX), turn="marquise")
    assert t.asked == ("riverfolk", "TradeDisruption")
    assert all(len(text.split()[2].split(",")) == 4 for text in t.offered())
    t.say("lose funds marquise,marquise,marquise,eyrie")
    assert t.lying() == {"riverfolk": 2, "eyrie": 1}
    t.say("lose funds riverfolk,eyrie")
    assert (t.lying(), t.lying("payments")) == ({"riverfolk": 1}, {"eyrie": 3})
    assert [event for event in t.journal() if isinstance(event, FundsLost)] == [FundsLost(1, (0, 0, 0, 2)), FundsLost(1, (1, 2))]
    assert (t.supply("marquise"), t.supply("eyrie"), t.supply("riverfolk")) == (25, 17, 14)
    assert t.stock("riverfolk", "fox_trade_post") == 1, "the two are out of the game"
    assert t.board("riverfolk").lost == [2, 0, 0]
    assert t.points("marquise") == 2
    assert t.asked is None


@rule("R-11.2.5.I")
def test_losses_of_others_disrupt_no_trade() -> None:
    t = Trading("eyrie", "riverfolk", "marquise")
    t.put("marquise", "sawmill", F1)
    t.put("riverfolk", "warriors", F1)
    t.fund("marquise", 2)
    t.run(SweepSuit(0, FOX), turn="eyrie")
    assert (t.points("eyrie"), t.lying()) == (1, {"marquise": 2})


@rule("R-11.2.5.I", "I-RF-10", "W-R5")
def test_funds_of_one_owner_leave_no_choice() -> None:
    t = Trading("marquise", "riverfolk")
    t.put("riverfolk", "fox_trade_post", F1)
    t.put("riverfolk", "mouse_trade_post", M1)
    t.fund("marquise", 1)
    t.run(SweepSuit(0, FOX), turn="marquise")
    assert (t.asked, t.lying(), t.supply("marquise")) == (None, {}, 25)
    t.run(SweepSuit(0, MOUSE), turn="marquise")
    assert (t.asked, t.lying()) == (None, {}), "without funds nothing happens"
    assert len([event for event in t.journal() if isinstance(event, FundsLost)]) == 1


# -- Evening ---------------------------------------------------------------------------------------------------------------


@rule("R-11.6", "R-11.6.1", "R-11.6.2", "I-RF-15", "W-RF3")
def test_the_evening_keeps_five_cards_and_sets_prices() -> None:
    t = Trading("riverfolk", "marquise", deck="exiles")
    t.crafted("riverfolk", "informants")
    t.discarded("fox_ambush")
    t.hand("riverfolk", "fox_anvil", "mouse_sword", "saboteurs", "fox_root_tea", "rabbit_bake_sale", "mouse_ambush")
    t.prices(1, 2, 3)
    t.begin("riverfolk", "evening")
    assert t.asked == ("riverfolk", "KeepHandLimit"), "no draw, so nothing that replaces it"
    t.say("discard mouse_ambush")
    assert t.asked == ("riverfolk", "ChoosePrices")
    assert t.can("prices 1 2 3"), "they may stay"
    t.say("prices 4 4 1")
    assert (t.board("riverfolk").prices, len(t.cards("riverfolk")), t.asked) == ([4, 4, 1], 5, None)


@rule("W-RF3", "W-X1", "I-CC-2", "R-13.2.4")
def test_plots_can_be_exposed_until_the_prices_are_set() -> None:
    t = Trading("riverfolk", "corvids", "marquise")
    plot(t, "bomb", F1)
    t.put("riverfolk", "warriors", F1)
    t.hand("riverfolk", *["fox_anvil", "fox_root_tea", "mouse_sword", "armorers", "sappers", "rabbit_bake_sale"])
    t.begin("riverfolk", "evening")
    t.say("done", "discard rabbit_bake_sale")
    assert t.asked == ("riverfolk", "LastWindow")
    t.say(f"expose {F1} as snare showing fox_anvil")
    assert t.cards("corvids") == ["fox_anvil"]
    t.say(f"expose {F1} as bomb showing fox_root_tea")
    assert t.points("riverfolk") == 1
    t.say("prices 1 1 1")
    assert t.asked is None
