"""R-11.2.6, R-11.2.7: what others buy of the Riverfolk; R-11.5.3: how the Riverfolk craft and export."""

import pytest

from hvozd.games.root.components import CARD_IDS, ITEMS
from hvozd.games.root.hooks import RIVERS
from tests.root.roving import Roving
from tests.root.table import F1, F2, M1, M2, M4, R1, R3, R4, Table
from tests.root.trading import Trading

rule = pytest.mark.rule


class Market(Trading, Roving):
    """A table with a Vagabond who may buy."""


# -- buying ----------------------------------------------------------------------------------------------------------------


@rule("R-11.2.6", "R-11.2.6.I", "R-11.2.7", "R-11.2.7.I", "I-RF-6", "I-RF-8", "W-B1", "W-RF4")
def test_a_service_at_the_start_of_birdsong() -> None:
    t = Trading("eyrie", "riverfolk")
    t.put("eyrie", "roost", F1)
    t.board("eyrie").leader = 0
    t.hand("riverfolk", "fox_anvil", "mouse_sword")
    t.prices(2, 1, 3)
    t.begin("eyrie")
    assert t.asked == ("eyrie", "Window"), "before the Decree"
    assert t.offered() == [
        "buy mouse_sword paying -" if card == "mouse_sword" else "buy fox_anvil paying -" for card in t.cards("riverfolk")
    ] + ["hire riverboats paying -", "hire mercenaries paying -", "done"]
    t.say("buy fox_anvil paying -")
    assert t.cards("riverfolk") == ["mouse_sword"]
    assert "fox_anvil" in t.cards("eyrie")
    assert (t.supply("eyrie"), t.lying("payments"), t.lying()) == (18, {"eyrie": 2}, {})
    assert t.asked[1] != "Window", "one service is all: the Riverfolk were not asked, Birdsong goes on"


@rule("W-B1", "R-11.2.7.I")
def test_everybody_sees_what_was_bought() -> None:
    t = Trading("alliance", "riverfolk", "marquise")
    t.hand("riverfolk", "fox_anvil")
    t.begin("alliance")
    t.say("buy fox_anvil paying -")
    assert [CARD_IDS[card] for card in t.game.view(t.g, 2).seats[0].known] == ["fox_anvil"]


@rule("R-11.2.6")
def test_services_are_bought_in_birdsong_only() -> None:
    t = Trading("alliance", "riverfolk")
    t.hand("riverfolk", "fox_anvil")
    t.hand("alliance", "mouse_sword")
    t.begin("alliance")
    t.say("done")
    t.begin("alliance", "daylight")
    assert t.offered("buy") == [] and t.offered("hire") == []


@rule("S-099", "R-11.2.6.I", "I-RF-6")
def test_too_few_warriors_in_the_supply_buy_nothing() -> None:
    t = Trading("alliance", "riverfolk")
    t.hand("riverfolk", "fox_anvil")
    t.put("alliance", "warriors", F1, 7)
    t.g.supply[0] -= 3
    t.board("alliance").officers = 3
    t.put("riverfolk", "fox_trade_post", F1)
    assert t.supply("alliance") == 0
    t.begin("alliance")
    assert t.asked is None


@rule("R-11.2.6.I", "T-RF", "I-RF-6")
def test_each_service_has_its_own_price() -> None:
    t = Trading("marquise", "riverfolk")
    t.hand("riverfolk", "fox_anvil")
    t.prices(4, 3, 2)
    t.spare("marquise", 3)
    t.begin("marquise")
    assert t.offered() == ["hire riverboats paying -", "hire mercenaries paying -", "done"]
    t.say("hire riverboats paying -")
    assert (t.supply("marquise"), t.lying("payments")) == (0, {"marquise": 3})


@rule("S-100", "R-11.2.6.II", "R-11.2.7.I", "I-RF-6")
def test_one_service_more_for_each_trade_post_shared() -> None:
    t = Trading("eyrie", "riverfolk")
    t.put("eyrie", "warriors", F1)
    t.put("eyrie", "roost", M1)
    t.put("riverfolk", "fox_trade_post", F1)
    t.put("riverfolk", "mouse_trade_post", M1)
    t.put("riverfolk", "rabbit_trade_post", R1)
    t.put("riverfolk", "warriors", F2)
    t.put("eyrie", "warriors", F2)
    t.hand("riverfolk", "fox_anvil", "mouse_sword", "armorers", "sappers")
    t.board("eyrie").leader = 0
    t.begin("eyrie")
    t.say("buy fox_anvil paying -", "buy mouse_sword paying -")
    assert t.asked == ("eyrie", "Window")
    t.say("buy armorers paying -")
    assert t.cards("riverfolk") == ["sappers"]
    assert t.asked[1] != "Window", "three are all"


@rule("I-RF-6", "R-11.2.6.II")
def test_boats_and_mercenaries_are_bought_once() -> None:
    t = Trading("marquise", "riverfolk")
    for clearing, suit in ((F1, "fox"), (M1, "mouse"), (R1, "rabbit")):
        t.put("marquise", "warriors", clearing)
        t.put("riverfolk", f"{suit}_trade_post", clearing)
    t.begin("marquise")
    t.say("hire riverboats paying -")
    assert t.offered() == ["hire mercenaries paying -", "done"]
    t.say("hire mercenaries paying -")
    assert t.asked is None, "no card is for sale, nothing else is left"


@rule("I-RF-5", "R-11.2.6.II")
def test_mercenaries_are_no_pieces_of_the_buyer() -> None:
    t = Trading("marquise", "riverfolk")
    t.put("riverfolk", "fox_trade_post", F1)
    t.put("riverfolk", "warriors", F1, 3)
    t.hand("riverfolk", "fox_anvil")
    t.begin("marquise")
    t.say("hire mercenaries paying -")
    assert t.asked is None, "they bring no second service"


@rule("R-11.2.7.II", "I-RF-12", "I-MC-9")
def test_riverboats_make_rivers_paths_until_the_turn_ends() -> None:
    t = Trading("marquise", "riverfolk")
    t.put("marquise", "warriors", R3)
    t.put("riverfolk", "warriors", R3, 2)
    t.put("marquise", "warriors", M4)
    t.begin("marquise", "birdsong", only=False)
    t.say("hire riverboats paying -")
    t.say(*(["done"] if t.asked[1] == "Window" else []))
    moves = [text.rsplit(" ", 1)[0] for text in t.offered("move")]
    assert f"move {M4}>{R4}" in moves and f"move {M4}>{M2}" in moves, "along the river from where she rules"
    assert f"move {R3}>{R4}" not in moves, "rule is still needed"
    while t.g.turn == 0:
        t.say("done")
    assert (0, RIVERS) not in t.g.links
    assert t.board("riverfolk").sold == [0, 0, 0], "services are counted turn by turn"
    t.begin("marquise", "daylight")
    assert f"move {M4}>{R4} x1" not in t.offered("move")


# -- the Vagabond as a buyer -----------------------------------------------------------------------------------------------


@rule("R-11.2.6.III", "R-11.2.7.III.b", "I-RF-7")
def test_a_vagabond_pays_with_items() -> None:
    t = Market("vagabond", "riverfolk", at=F1)
    t.hand("riverfolk", "fox_anvil")
    t.prices(2, 3, 1)
    t.pack("sword", "boots", "tea-used", "torch-damaged")
    t.begin("vagabond")
    assert t.offered() == ["buy fox_anvil paying boots,sword", "done"], "face-up whole items, no mercenaries"
    t.say("buy fox_anvil paying boots,sword")
    assert t.cards("vagabond") == ["fox_anvil"]
    assert (t.lying("payments"), t.supply("riverfolk")) == ({"riverfolk": 2}, 13)


@rule("I-RF-7", "R-2.5")
def test_a_short_supply_of_the_riverfolk_stops_no_sale() -> None:
    t = Market("vagabond", "riverfolk", at=F1)
    t.prices(2, 2, 1)
    t.spare("riverfolk", 1)
    t.pack("sword", "boots", "boots")
    t.begin("vagabond")
    t.say("hire riverboats paying boots,boots")
    assert (t.lying("payments"), t.supply("riverfolk")) == ({"riverfolk": 1}, 0)
    assert (0, RIVERS) in t.g.links


@rule("R-11.2.6.II", "I-VB-24")
def test_his_pawn_counts_for_the_number_of_services() -> None:
    t = Market("vagabond", "riverfolk", at=F1)
    t.hand("riverfolk", "fox_anvil", "mouse_sword")
    t.put("riverfolk", "fox_trade_post", F1)
    t.pack("sword", "boots")
    t.begin("vagabond")
    t.say("buy fox_anvil paying sword")
    assert t.offered("buy") == ["buy mouse_sword paying boots"]


# -- crafting and export ---------------------------------------------------------------------------------------------------


def merchants(*cards: str, funds: int = 4, deck: str = "base") -> Trading:
    t = Trading("riverfolk", "marquise", deck=deck)
    t.hand("riverfolk", *cards)
    t.fund("riverfolk", funds)
    return t


@rule("S-024", "R-11.2.1", "R-11.5.3", "I-CRAFT-5", "W-RF2")
def test_spaces_stay_empty_after_a_post_is_destroyed() -> None:
    t = merchants("fox_foxfolk_steel", "fox_anvil", funds=4)
    t.put("riverfolk", "fox_trade_post", F1)
    t.put("riverfolk", "fox_trade_post", F2)
    t.put("marquise", "warriors", F1, 3)
    t.dice(0, 0)
    t.fight(F1, "marquise", "riverfolk")
    assert t.lying() == {"riverfolk": 2}, "trade disruption"
    t.begin("riverfolk", "daylight")
    t.say("craft fox_foxfolk_steel on fox,fox with riverfolk,riverfolk export no")
    assert (t.points("riverfolk"), t.items("riverfolk")) == (2, ["sword"])
    assert (t.lying(), t.lying("on_track"), t.board("riverfolk").spaces) == ({}, {"riverfolk": 2}, [2, 0, 0])
    t.fund("marquise", 2)
    t.begin("riverfolk", "daylight")
    assert t.offered("craft") == [], "both spaces are taken until the funds are gathered"
    t.begin("riverfolk")
    assert t.lying() == {"riverfolk": 4, "marquise": 2}, "two more by protectionism"
    t.begin("riverfolk", "daylight")
    assert t.can("craft fox_anvil on fox with marquise export no")


@rule("R-11.5.3", "I-CRAFT-5", "W-CR1")
def test_each_icon_needs_a_space_and_a_fund() -> None:
    t = merchants("fox_foxfolk_steel", "fox_anvil", "mouse_root_tea", funds=1)
    t.put("riverfolk", "fox_trade_post", F1)
    t.put("riverfolk", "fox_trade_post", F2)
    t.begin("riverfolk", "daylight")
    crafts = {text.rsplit(" export", 1)[0] for text in t.offered("craft")}
    assert crafts == {"craft fox_anvil on fox with riverfolk"}, "one fund only, no mouse space"
    t.fund("marquise", 1)
    assert t.can("craft fox_foxfolk_steel on fox,fox with riverfolk,marquise export no")


@rule("R-11.5.3")
def test_an_icon_of_any_suit_takes_any_space() -> None:
    t = merchants("saboteurs", deck="exiles")
    t.put("riverfolk", "fox_trade_post", F1)
    t.put("riverfolk", "mouse_trade_post", M1)
    t.begin("riverfolk", "daylight")
    assert {text.split(" on ")[1].split()[0] for text in t.offered("craft")} == {"fox", "mouse"}


@rule("R-11.5.3.I", "I-RF-14", "W-RF2")
def test_export_pays_a_warrior_instead_of_the_benefit() -> None:
    t = merchants("fox_anvil", funds=2)
    t.put("riverfolk", "fox_trade_post", F1)
    t.begin("riverfolk", "daylight")
    t.say("craft fox_anvil on fox with riverfolk export yes")
    assert (t.points("riverfolk"), t.items("riverfolk"), t.discard_pile()) == (0, [], ["fox_anvil"])
    assert (t.lying("payments"), t.lying("on_track"), t.lying()) == ({"riverfolk": 1}, {"riverfolk": 1}, {"riverfolk": 1})
    t.begin("riverfolk")
    assert t.points("riverfolk") == 0, "one fund is left; the payment pays no dividend"
    assert t.lying() == {"riverfolk": 3}


@rule("S-019", "R-11.5.3.I", "R-4.1.2")
def test_without_a_hammer_anvil_is_neither_crafted_nor_exported() -> None:
    t = merchants("fox_anvil")
    t.put("riverfolk", "fox_trade_post", F1)
    t.begin("riverfolk", "daylight")
    assert len(t.offered("craft")) == 2
    t.g.items[ITEMS.index("hammer")] = 0
    assert t.offered("craft") == []
    u = Table("marquise", "eyrie")
    u.put("marquise", "workshop", F1)
    u.hand("marquise", "fox_anvil")
    u.g.items[ITEMS.index("hammer")] = 0
    u.census = u.game.census(u.g)
    u.begin("marquise", "daylight")
    assert u.offered("craft") == []


@rule("R-11.5.3.I", "R-4.1.4")
def test_a_duplicate_is_not_exported() -> None:
    t = merchants("armorers")
    t.crafted("riverfolk", "armorers")
    t.put("riverfolk", "fox_trade_post", F1)
    t.begin("riverfolk", "daylight")
    assert t.offered("craft") == []


@rule("S-026", "I-CRAFT-7", "I-CARD-8")
def test_the_broker_draws_for_a_craft_but_not_for_an_export() -> None:
    t = Market("vagabond", "riverfolk", "marquise", at=R3, deck="exiles")
    t.crafted("marquise", "murine_broker")
    t.hand("vagabond", "mouse_travel_gear")
    t.hand("riverfolk", "rabbit_bake_sale")
    t.pack("hammer")
    t.put("riverfolk", "rabbit_trade_post", R1)
    t.put("riverfolk", "rabbit_trade_post", R3)
    t.fund("riverfolk", 3)
    t.begin("vagabond", "daylight")
    t.say("craft mouse_travel_gear by hammer")
    assert len(t.cards("marquise")) == 1
    t.begin("riverfolk", "daylight")
    t.say("craft rabbit_bake_sale on rabbit,rabbit with riverfolk,riverfolk export yes")
    assert len(t.cards("marquise")) == 1
