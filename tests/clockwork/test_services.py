"""Section 15: what bots buy of the Riverfolk."""

import pytest

from hvozd.core import Session, SettingError
from hvozd.games.root.clockwork.bot import give_order
from hvozd.games.root.clockwork.bot_steps import BotBattle, CraftOrder
from hvozd.games.root.clockwork.cogwheel_corvids import BuyFavor
from hvozd.games.root.clockwork.drillbit_duchy import BotBuild, BuyAmbush
from hvozd.games.root.clockwork.electric_eyrie import BuildRoost
from hvozd.games.root.clockwork.electric_eyrie.decree import MoveColumn
from hvozd.games.root.clockwork.logical_lizards import BuySouls, CraftSoul, grow
from hvozd.games.root.clockwork.mechanical_marquise import BuildOrdered
from hvozd.games.root.clockwork.service_cards import price
from hvozd.games.root.clockwork.vagabot.daylight import Walk
from hvozd.games.root.clockwork.vagabot.items import USED
from hvozd.games.root.hooks import RIVERS, SERVICE_CARDS
from hvozd.games.root.rules.battle import StartBattle
from tests.clockwork.second import named, pile, slots
from tests.root.table import F1, F2, F3, F4, M2, M3, M4, R1, R2, R3, Call, Table

RR = "riverfolk_robots"
MM, EE, AA, VB = "mechanical_marquise", "electric_eyrie", "automated_alliance", "vagabot"
LL, DD, CC = "logical_lizards", "drillbit_duchy", "cogwheel_corvids"


def table(bot: str, *market: str, order: str = "", cards: str = "basic", seller: str = RR) -> Table:
    t = Table(bot, seller, "eyrie" if bot != EE else "marquise")
    t.board(bot).services = SERVICE_CARDS.index(cards)
    if seller == RR:
        t.board(RR).market = pile(t, *market)
    else:
        t.hand(seller, *market)
    if order:
        give_order(t.g, t.seat(bot), *t.take_cards([order]))
    return t


def craft(t: Table, bot: str) -> None:
    t.run(CraftOrder(t.seat(bot), "RB-1.1.1"), turn=bot)


def paid(t: Table, name: str, seller: str = RR) -> int:
    return t.board(seller).payments[t.seat(name)]


def order(t: Table, bot: str) -> str:
    return named([t.board(bot).order])[0]


@pytest.mark.rule("RB-9.7", "RB-S-B1", "RB-S-B2")
def test_a_bot_that_cannot_craft_buys_the_most_valuable_item() -> None:
    t = table(MM, "mouse_favor", "fox_travel_gear", "fox_anvil", "fox_root_tea", order="fox_favor")
    craft(t, MM)
    assert order(t, MM) in ("fox_anvil", "fox_root_tea")
    assert t.points(MM) == 1
    assert paid(t, MM) == 2
    assert t.discard_pile() == ["fox_favor"]
    assert len(t.board(RR).market) == 3


@pytest.mark.rule("RB-S-B1", "RB-9.7")
def test_no_purchase_without_the_cards_behind_the_riverfolk_or_without_warriors() -> None:
    off = table(MM, "fox_anvil", order="fox_favor")
    off.board(MM).services = 0
    behind = table(MM, "fox_anvil", order="fox_favor")
    behind.score(RR, 1)
    poor = table(MM, "fox_anvil", order="fox_favor")
    poor.put(MM, "warriors", F1, 24)
    for t in (off, behind, poor):
        craft(t, MM)
        assert order(t, MM) == "fox_favor"
        assert paid(t, MM) == 0


@pytest.mark.rule("RB-S-B1", "RB-9.2.3")
@pytest.mark.parametrize(("points", "warriors"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 4)])
def test_prices_by_points(points: int, warriors: int) -> None:
    t = table(MM)
    t.score(MM, points)
    assert price(t.g, t.seat(MM)) == warriors


@pytest.mark.rule("RB-S-B1")
def test_a_person_sells_the_normal_number_of_services() -> None:
    t = table(MM, "fox_anvil", "fox_root_tea", order="fox_favor", seller="riverfolk")
    craft(t, MM)
    assert t.points(MM) == 1
    assert paid(t, MM, "riverfolk") == 2
    assert len(t.cards("riverfolk")) == 1
    spent = t.board(MM).order
    give_order(t.g, t.seat(MM), *t.take_cards(["mouse_favor"]))
    t.g.discard.append(spent)
    craft(t, MM)
    assert order(t, MM) == "mouse_favor"


@pytest.mark.rule("RB-S-B3")
def test_the_alliance_and_the_vagabot_pay_with_riverfolk_warriors() -> None:
    for bot in (AA, VB):
        t = table(bot, "fox_anvil", order="fox_favor")
        if bot == VB:
            t.board(VB).items = (0,)
            t.census = t.game.census(t.g)
        craft(t, bot)
        assert paid(t, RR) == 2
        assert paid(t, bot) == 0
        assert t.points(bot) == 1


@pytest.mark.rule("RB-S-B3")
def test_the_vagabot_exhausts_an_item_or_cannot_buy() -> None:
    t = table(VB, "fox_anvil", order="fox_favor")
    craft(t, VB)
    assert order(t, VB) == "fox_favor"
    t.board(VB).items = (0,)
    t.census = t.game.census(t.g)
    craft(t, VB)
    assert order(t, VB) == "fox_anvil"
    assert [item for item in t.board(VB).items if item & USED] == [USED]


@pytest.mark.rule("RB-S-B3", "RB-S-B2")
def test_lizards_buy_no_bird() -> None:
    t = table(LL, "bird_birdy_bindle", "fox_root_tea")
    t.top("brutal_tactics")
    t.run(CraftSoul(t.seat(LL)), turn=LL)
    assert named(t.board(LL).souls) == ["brutal_tactics", "fox_root_tea"]
    assert t.items(LL) == ["tea"]


@pytest.mark.rule("RB-S-B3")
@pytest.mark.parametrize(("own", "hired"), [(2, True), (3, False)])
def test_mercenaries_for_a_battle_with_few_warriors(own: int, hired: bool) -> None:
    t = table(MM)
    t.put(MM, "warriors", F1, own)
    t.put(RR, "warriors", F1, 1)
    t.put("eyrie", "warriors", F1, 5)
    t.dice(3, 0)
    t.run(BotBattle(t.seat(MM), "RB-4.5.1", F1), turn=MM)
    assert (paid(t, MM) > 0) is hired
    assert t.warriors("eyrie", F1) == 2


@pytest.mark.rule("RB-S-B3")
def test_no_mercenaries_against_their_owner() -> None:
    t = table(MM)
    t.put(MM, "warriors", F1, 2)
    t.put(RR, "warriors", F1, 3)
    t.dice(0, 0)
    t.run(BotBattle(t.seat(MM), "RB-4.5.1", F1), turn=MM)
    assert paid(t, MM) == 0


@pytest.mark.rule("RB-S-B3")
@pytest.mark.parametrize(("bot", "step"), [(MM, BuildOrdered), (EE, BuildRoost), (DD, BotBuild)])
def test_mercenaries_for_a_building(bot: str, step: type) -> None:
    t = table(bot, order="fox_favor")
    t.put(bot, "warriors", F2, 1)
    t.put("marquise" if bot == EE else "eyrie", "warriors", F2, 2)
    t.put(RR, "warriors", F2, 2)
    slots(t, c6=1)
    t.run(step(t.seat(bot)), turn=bot)
    assert paid(t, bot) == 2
    assert t.g.hirer == t.seat(bot)
    assert t.g.open_slots[F2] == 0
    t.faction(RR).turn_ends(t.g, t.seat(RR), t.seat(bot))
    assert t.g.hirer == -1


@pytest.mark.rule("RB-S-B3", "RB-8.5.1")
@pytest.mark.parametrize(("cards", "gardens"), [("", 0), ("basic", 1)])
def test_mercenaries_for_the_garden_of_a_ritual(cards: str, gardens: int) -> None:
    t = table(LL, cards=cards)
    slots(t, c1=0, c6=1, c8=0, c12=0)
    t.put("eyrie", "warriors", F2, 2)
    t.put(RR, "warriors", F2, 2)
    t.run(Call(lambda g: grow(g, t.seat(LL), 0)), turn=LL)
    assert t.warriors(LL, F2) == 1
    assert t.pieces(LL, "fox_garden", F2) == gardens
    assert paid(t, LL) == 2 * gardens


@pytest.mark.rule("RB-S-B3", "RB-9.2.3.III")
def test_no_mercenaries_for_a_crusade_before_daylight() -> None:
    t = table(LL)
    t.put(LL, "warriors", F1, 2)
    t.put(RR, "warriors", F1, 1)
    t.put("eyrie", "warriors", F1, 5)
    t.score("eyrie", 3)
    t.dice(0, 0)
    t.run(BotBattle(t.seat(LL), "RB-8.4.2.II", F1), turn=LL)
    assert paid(t, LL) == 0


@pytest.mark.rule("RB-9.7", "RB-S-A0")
def test_any_of_the_advanced_cards_may_be_in_play() -> None:
    factions = f"{MM},{RR},{DD},eyrie"
    dealt = {
        "none": ["", "", "", ""],
        "basic": ["basic", "", "basic", ""],
        "advanced": ["advanced", "", "advanced", ""],
        DD: ["basic", "", "advanced", ""],
    }
    for text, cards in dealt.items():
        g = Session.new("root", {"factions": factions, "services": text}, 3).state
        assert [SERVICE_CARDS[board.services] if g.bots >> s & 1 else "" for s, board in enumerate(g.boards)] == cards
    with pytest.raises(SettingError, match="RB-S-A0"):
        Session.new("root", {"factions": factions, "services": VB}, 3)
    with pytest.raises(SettingError, match=r"RB-9\.7"):
        Session.new("root", {"factions": f"{MM},eyrie", "services": "basic"}, 3)


@pytest.mark.rule("RB-S-A0", "RB-S-A1")
def test_the_advanced_card_of_one_bot_changes_nothing_for_another() -> None:
    t = Table(MM, AA, RR)
    t.board(MM).services, t.board(AA).services = 2, 1
    t.board(RR).market = pile(t, "mouse_favor", "royal_claim")
    give_order(t.g, t.seat(MM), *t.take_cards(["fox_favor"]))
    give_order(t.g, t.seat(AA), *t.take_cards(["rabbit_favor"]))
    craft(t, AA)
    assert order(t, AA) == "rabbit_favor"
    craft(t, MM)
    assert order(t, MM) == "royal_claim"


@pytest.mark.rule("RB-S-A1", "RB-S-A3")
@pytest.mark.parametrize("bot", [MM, AA])
def test_birds_first(bot: str) -> None:
    t = table(bot, "fox_anvil", "bird_birdy_bindle", "royal_claim", order="fox_favor", cards="advanced")
    craft(t, bot)
    assert order(t, bot) == "bird_birdy_bindle"
    t = table(bot, "mouse_favor", "royal_claim", order="fox_favor", cards="advanced")
    craft(t, bot)
    assert order(t, bot) == "royal_claim"
    assert t.points(bot) == 0
    t = table(bot, "mouse_favor", "royal_claim", order="sappers", cards="advanced")
    craft(t, bot)
    assert order(t, bot) == "sappers"


@pytest.mark.rule("RB-S-A2")
def test_the_eyrie_want_a_suit_that_the_decree_lacks() -> None:
    t = table(EE, "fox_anvil", "royal_claim", "rabbit_favor", order="fox_favor", cards="advanced")
    board = t.board(EE)
    board.decree = (pile(t, "fox_root_tea"), pile(t, "mouse_favor"), (), ())
    craft(t, EE)
    assert order(t, EE) == "rabbit_favor"


@pytest.mark.rule("RB-S-A5")
def test_lizards_buy_souls_even_behind() -> None:
    t = table(LL, "royal_claim", "fox_anvil", "mouse_favor", "fox_favor", cards="advanced")
    t.score(RR, 9)
    t.board(LL).souls = pile(t, "fox_root_tea", "sappers", "rabbit_favor")
    t.run(BuySouls(t.seat(LL)), turn=LL)
    assert len(t.board(LL).souls) == 5
    assert "royal_claim" in named(t.board(RR).market)
    assert paid(t, LL) == 4


@pytest.mark.rule("RB-S-A6")
def test_corvids_buy_a_favor() -> None:
    t = table(CC, "fox_anvil", "rabbit_favor", cards="advanced")
    t.put("eyrie", "warriors", R1, 3)
    t.put("eyrie", "roost", R3)
    t.put("eyrie", "warriors", F1)
    t.run(BuyFavor(t.seat(CC)), turn=CC)
    assert t.warriors("eyrie", R1) == 0
    assert t.warriors("eyrie", F1) == 1
    assert t.points(CC) == 1
    assert t.discard_pile() == ["rabbit_favor"]


@pytest.mark.rule("RB-S-A7")
def test_the_duchy_keeps_an_ambush_and_plays_it() -> None:
    t = table(DD, "bird_ambush", "fox_anvil", cards="advanced")
    t.run(BuyAmbush(t.seat(DD)), turn=DD)
    assert t.cards(DD) == ["bird_ambush"]
    t.hand(DD, "fox_ambush")
    t.put(DD, "warriors", F1)
    t.put("eyrie", "warriors", F1, 4)
    t.dice(0, 0)
    t.run(StartBattle(F1, t.seat("eyrie"), t.seat(DD)), turn="eyrie")
    assert t.cards(DD) == ["bird_ambush"]
    assert t.warriors("eyrie", F1) == 2


@pytest.mark.rule("RB-S-A7")
def test_the_ambush_of_the_duchy_can_be_foiled() -> None:
    t = table(DD, cards="advanced")
    t.hand(DD, "bird_ambush")
    t.hand("eyrie", "fox_ambush")
    t.put(DD, "warriors", F1)
    t.put("eyrie", "warriors", F1, 4)
    t.run(StartBattle(F1, t.seat("eyrie"), t.seat(DD)), turn="eyrie")
    t.dice(0, 0)
    t.say("ambush fox_ambush")
    assert t.warriors("eyrie", F1) == 4


@pytest.mark.rule("RB-S-A2")
def test_the_eyrie_take_a_river_where_no_path_leads_to_a_place_without_a_roost() -> None:
    t = table(EE, cards="advanced")
    t.board(EE).decree = ((), (), pile(t, "rabbit_favor"), ())
    t.put(EE, "warriors", R2, 3)
    for clearing in (F3, M3, F4):
        t.put(EE, "roost", clearing)
    t.run(MoveColumn(t.seat(EE), 2), turn=EE)
    assert t.warriors(EE, M2) == 2
    assert paid(t, EE) == 2
    assert (t.seat(EE), RIVERS) in t.g.links
    t.faction(RR).turn_ends(t.g, t.seat(RR), t.seat(EE))
    assert (t.seat(EE), RIVERS) not in t.g.links


@pytest.mark.rule("RB-S-A2")
def test_by_path_no_boats_are_bought() -> None:
    t = table(EE, cards="advanced")
    t.board(EE).decree = ((), (), pile(t, "rabbit_favor"), ())
    t.put(EE, "warriors", R2, 3)
    t.run(MoveColumn(t.seat(EE), 2), turn=EE)
    assert t.warriors(EE, F4) == 2
    assert paid(t, EE) == 0
    assert (t.seat(EE), RIVERS) not in t.g.links


@pytest.mark.rule("RB-S-A4")
def test_the_vagabot_floats_for_the_fee_alone() -> None:
    t = table(VB, cards="advanced")
    t.put(VB, "pawn", R2)
    t.board(VB).items = (0, 0)
    t.census = t.game.census(t.g)
    t.run(Walk(t.seat(VB), "RB-7.5.1", M4), turn=VB)
    assert t.g.pawns[t.seat(VB)] == M4  # over M2, two moves along the river
    assert [item for item in t.board(VB).items if not item & USED] == [0]
    assert paid(t, RR) == 2


@pytest.mark.rule("RB-S-A4", "RB-S-B1")
def test_without_a_purchase_the_vagabot_walks() -> None:
    t = table(VB, cards="advanced")
    t.score(RR, 5)
    t.put(VB, "pawn", R2)
    t.board(VB).items = (0, 0)
    t.census = t.game.census(t.g)
    t.run(Walk(t.seat(VB), "RB-7.5.1", M2), turn=VB)
    assert t.g.pawns[t.seat(VB)] == M2
    assert [item for item in t.board(VB).items if not item & USED] == []
