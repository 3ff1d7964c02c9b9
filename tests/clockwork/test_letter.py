"""The rows B of the comparison with the rulebook: each as the class it belongs to, with its siblings at other bots."""

import pytest

from hvozd.games.root.clockwork.automated_alliance import AutomatedSpread
from hvozd.games.root.clockwork.bot_steps import RevealOrder, beside, routes
from hvozd.games.root.clockwork.choosing import built_of, pieces_of, points_of
from hvozd.games.root.clockwork.cogwheel_corvids import PlotMoves
from hvozd.games.root.clockwork.drillbit_duchy import BotBuild
from hvozd.games.root.clockwork.electric_eyrie import BuildRoost, KeepOrder, NewBotRoost
from hvozd.games.root.clockwork.mechanical_marquise import FirstBuilding
from hvozd.games.root.clockwork.riverfolk_robots import OrderFromMarket
from hvozd.games.root.clockwork.riverfolk_robots.market import is_leader
from hvozd.games.root.clockwork.service_cards import may_buy
from hvozd.games.root.clockwork.vagabot.characters import forests_beside, forests_to_slip_to
from hvozd.games.root.clockwork.vagabot.items import DAMAGED
from hvozd.games.root.components import ITEMS, MAPS
from hvozd.games.root.hooks import Loss
from hvozd.games.root.maps.lake import FERRY_USED
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.pieces import weigh_tokens
from hvozd.games.root.rules.plots import blast
from hvozd.games.root.rules.removal import remove
from hvozd.games.root.rules.turn import Evening
from hvozd.games.root.state import PIECE_KINDS, Battle
from tests.clockwork.table import ALLIANCE, EYRIE, MARQUISE, VAGABOT, BotTable
from tests.clockwork.test_cogwheel_corvids import CC, lay
from tests.root.plots import plot as human_plot
from tests.root.table import F1, F3, F4, M3, R3, R4, Call

LAKE = 2
COAST = {1, 10, 11, 12}
DD, RR = "drillbit_duchy", "riverfolk_robots"


# -- B1: a bomb deals no hits -------------------------------------------------------------------------------------------


def bombed(traits: tuple[str, ...], warriors: int, **pieces: int) -> tuple[int, dict[str, int]]:
    """What is left of the Mechanical Marquise in a clearing where a bomb goes off."""
    t = BotTable("corvids", MARQUISE)
    t.traits(MARQUISE, *traits)
    if warriors:
        t.put(MARQUISE, "warriors", F4, warriors)
    for piece, number in pieces.items():
        t.g.open_slots[F4] += number
        t.put(MARQUISE, piece, F4, number)
    t.run(Call(lambda g: blast(g, 0, F4)), turn="corvids")
    return t.warriors(MARQUISE, F4), {piece: t.pieces(MARQUISE, piece, F4) for piece in pieces}


@pytest.mark.row("B1")
@pytest.mark.rule("RB-11.8.1", "RB-T-MM-FORTIFIED")
@pytest.mark.parametrize("traits", [(), ("fortified",)])
def test_a_bomb_takes_two_pieces_even_of_the_fortified(traits: tuple[str, ...]) -> None:
    assert bombed(traits, 0, sawmill=3) == (0, {"sawmill": 1})
    assert bombed(traits, 1, sawmill=2) == (0, {"sawmill": 1})
    assert bombed(traits, 0, sawmill=2, keep=1) == (0, {"sawmill": 1, "keep": 0})
    assert bombed(traits, 3, sawmill=1) == (1, {"sawmill": 1})


@pytest.mark.row("B1")
@pytest.mark.rule("RB-T-MM-FORTIFIED", "RB-1.2.1")
@pytest.mark.parametrize(("hits", "sawmills"), [(1, 2), (2, 2), (3, 1)])
def test_in_a_battle_two_hits_fell_a_fortified_building_and_a_token_takes_one(hits: int, sawmills: int) -> None:
    t = BotTable("eyrie", MARQUISE)
    t.traits(MARQUISE, "fortified")
    t.g.open_slots[F4] += 2
    t.put(MARQUISE, "sawmill", F4, 2)
    t.put(MARQUISE, "keep", F4)
    losses = t.faction(MARQUISE).pieces_lost(t.g, 1, F4, hits)
    t.run(Call(lambda g: remove(g, [Loss(1, F4, 0, 0, losses)])), turn="eyrie")
    assert t.pieces(MARQUISE, "sawmill", F4) == sawmills and t.pieces(MARQUISE, "keep", F4) == 0


@pytest.mark.row("B1")
@pytest.mark.rule("RB-T-MM-FORTIFIED", "RB-7.7.4")
@pytest.mark.parametrize(
    ("dice", "options"),
    [(1, {("keep",)}), (2, {("keep",), ("sawmill",)}), (3, {("keep", "sawmill")})],
)
def test_a_third_player_breaks_walls_at_two_hits_a_building(dice: int, options: set[tuple[str, ...]]) -> None:
    t = BotTable("vagabond", MARQUISE, "eyrie")
    t.traits(MARQUISE, "fortified")
    t.put(MARQUISE, "keep", F4)
    t.put(MARQUISE, "sawmill", F4)
    t.g.battle = Battle(F4, 2, 1, chooser=0)
    bot, kinds = t.faction(MARQUISE), t.faction(MARQUISE).kinds
    assert bot.picks_losses(t.g, 1, F4, dice) == (len(options) > 1)
    found = bot.loss_options(t.g, 1, F4, dice)
    assert {tuple(sorted(kinds[piece % PIECE_KINDS] for piece in one.pieces)) for one in found} == options


# -- B2: pieces are counted, not what they weigh for rule ------------------------------------------------------------------


@pytest.mark.row("B2")
@pytest.mark.rule("RB-7.7.6b", "RB-0.3")
@pytest.mark.parametrize(("weight", "warriors", "enlists"), [(0, 1, False), (2, 1, False), (0, 2, True), (2, 2, True)])
def test_a_bot_counts_a_token_of_the_attacker_once(weight: int, warriors: int, enlists: bool) -> None:
    """Two defenders have a maximum of 2: it takes three pieces of the attacker, whatever a token weighs for rule."""
    t = BotTable(VAGABOT, "alliance", MARQUISE)
    t.board(VAGABOT).character = 5
    t.put(VAGABOT, "pawn", F3)
    t.score(MARQUISE, 5)
    t.put(MARQUISE, "warriors", F3, 2)
    t.put("alliance", "warriors", F3, warriors)
    t.put("alliance", "sympathy", F3)
    weigh_tokens(t.g, 1, weight)
    t.dice(0, 0)
    t.run(StartBattle(F3, 1, 2), turn="alliance")
    assert t.points(VAGABOT) == (1 if enlists else 0)


@pytest.mark.row("B2")
@pytest.mark.rule("RB-7.5.4", "RB-0.3")
def test_a_pawn_is_no_building_or_token() -> None:
    """The Vagabot seeks the clearing with most buildings and tokens of his target; its pawn counts for neither."""
    t = BotTable(VAGABOT, "vagabond", MARQUISE)
    t.score("vagabond", 9)
    t.put("vagabond", "pawn", F3)
    assert pieces_of(t.g, 1, F3) == 1 and built_of(t.g, 1, F3) == 0


# -- B3: who has activated a dominance card has no score -------------------------------------------------------------------


@pytest.mark.row("B3")
@pytest.mark.rule("RB-4.5.1", "RB-2.2")
def test_a_player_without_a_score_is_attacked_last() -> None:
    t = BotTable(MARQUISE, "duchy", "eyrie", "lizards")
    t.put(MARQUISE, "warriors", F1, 2)
    for name, points in (("duchy", 25), ("eyrie", 0), ("lizards", 0)):
        t.put(name, "warriors", F1, 1)
        t.score(name, points)
    t.dominate("duchy", "fox_dominance")
    t.dice(0, 0)
    t.bot_day(MARQUISE, "fox_ambush")
    assert t.targets("RB-4.5.1") == ["eyrie"]
    assert t.lost_players("RB-4.5.1") == [(("duchy",), "most-points"), (("lizards",), "turn-order")]


@pytest.mark.row("B3")
@pytest.mark.rule("RB-7.5.3", "RB-7.5.4")
def test_for_the_vagabot_nobody_has_fewer_points_than_who_has_none() -> None:
    t = BotTable(VAGABOT, "duchy", "eyrie", "lizards")
    t.board(VAGABOT).items = tuple(8 * kind for kind in range(4))
    t.board(VAGABOT).beside = tuple(0 if kind < 4 else n for kind, n in enumerate(t.board(VAGABOT).beside))
    t.put(VAGABOT, "pawn", F3)
    for name, points in (("duchy", 25), ("eyrie", 0), ("lizards", 3)):
        t.put(name, "warriors", F3, 1)
        t.score(name, points)
        t.g.items[ITEMS.index("tea")] = 0
        t.g.box[t.seat(name)].append(ITEMS.index("tea"))
    t.dominate("duchy", "fox_dominance")
    t.census = t.game.census(t.g)
    t.dice(0, 0)
    t.bot_day(VAGABOT, "mouse_favor")
    assert t.targets("RB-7.5.3") == ["duchy"]
    assert t.targets("RB-7.5.4") == ["lizards"]


@pytest.mark.row("B3")
@pytest.mark.rule("RB-7.7.6b", "RB-S-B1", "RB-T-RR-GREEDY")
def test_no_score_is_behind_every_score_wherever_bots_compare() -> None:
    t = BotTable(MARQUISE, "riverfolk", "vagabond", "eyrie")
    t.board(MARQUISE).services = 1
    for name in ("riverfolk", "vagabond"):
        t.score(name, 20)
    assert not may_buy(t.g, 0)
    t.dominate("riverfolk", "fox_dominance")
    assert may_buy(t.g, 0)
    assert [points_of(t.g, seat) for seat in range(4)] == [0, -1, 20, 0]
    assert [is_leader(t.g, seat) for seat in range(4)] == [False, False, True, False]
    t.dominate("vagabond", "mouse_dominance")
    assert [is_leader(t.g, seat) for seat in range(4)] == [True, False, False, True]


@pytest.mark.row("B3")
@pytest.mark.rule("RB-7.7.6b")
@pytest.mark.parametrize("dominance", [False, True])
def test_a_bot_enlists_an_arbiter_who_has_no_score(dominance: bool) -> None:
    t = BotTable("vagabond", MARQUISE, "eyrie", "duchy")
    t.score("vagabond", 12)
    if dominance:
        t.dominate("vagabond", "fox_dominance")
    t.put(MARQUISE, "warriors", F3, 1)
    t.put("eyrie", "warriors", F3, 3)
    t.g.battle = Battle(F3, 2, 1)
    assert t.faction(MARQUISE).enlists(t.g, 1, 0) == dominance


# -- B4: the Vagabot slips anywhere -----------------------------------------------------------------------------------------


@pytest.mark.row("B4")
@pytest.mark.rule("RB-7.4.3", "AMB-16")
def test_he_slips_into_any_forest_and_as_a_switch_into_an_adjacent_one() -> None:
    t = BotTable(VAGABOT, "marquise")
    t.put(VAGABOT, "pawn", F3)
    assert forests_to_slip_to(t.g, 0) == list(MAPS[0].forests)
    near = list(MAPS[0].forests_at(F3))
    t.ruling("AMB-16")
    assert forests_to_slip_to(t.g, 0) == near and len(near) < len(MAPS[0].forests)
    t.ruling()
    t.put(VAGABOT, "pawn", near[0])
    assert forests_to_slip_to(t.g, 0) == [forest for forest in MAPS[0].forests if forest != near[0]]


@pytest.mark.row("B4")
@pytest.mark.rule("RB-7.4.3", "RB-7.7.3", "AMB-16")
@pytest.mark.parametrize(("rulings", "adjacent"), [((), False), (("AMB-16",), True)])
def test_where_his_turn_takes_him(rulings: tuple[str, ...], adjacent: bool) -> None:
    t = BotTable(VAGABOT, "marquise")
    t.ruling(*rulings)
    t.put(VAGABOT, "pawn", F3)
    t.board(VAGABOT).items = (DAMAGED,)
    t.census = t.game.census(t.g)
    far = [index for index, forest in enumerate(MAPS[0].forests) if forest not in MAPS[0].forests_at(F3)]
    t.dice(0 if adjacent else far[0])
    t.bot_turn(VAGABOT, "rabbit_favor")
    assert (t.g.pawns[0] in MAPS[0].forests_at(F3)) == adjacent
    assert t.g.pawns[0] == (MAPS[0].forests_at(F3)[0] if adjacent else MAPS[0].forests[far[0]])


@pytest.mark.row("B4")
@pytest.mark.rule("RB-7.7.3")
def test_the_ranger_looks_for_an_adjacent_forest_by_either_reading() -> None:
    t = BotTable(VAGABOT, "marquise")
    t.put(VAGABOT, "pawn", F3)
    assert forests_beside(t.g, 0) == list(MAPS[0].forests_at(F3))


# -- B5: the order counts for the whole turn --------------------------------------------------------------------------------


@pytest.mark.row("B5")
@pytest.mark.rule("RB-T-AA-WILDFIRE", "RB-2.7", "RB-6.6.3")
def test_wildfire_goes_where_the_order_said_though_its_card_is_discarded() -> None:
    t = BotTable(ALLIANCE, "marquise")
    t.traits(ALLIANCE, "wildfire")
    t.put(ALLIANCE, "sympathy", R3)
    t.put("marquise", "warriors", F1, 5)
    t.bot_evening(ALLIANCE, "fox_favor")
    assert t.is_discarded("fox_favor") and t.board(ALLIANCE).order == -1
    assert t.chosen("RB-T-AA-WILDFIRE") == [F1], "the only fox clearing beside 5, whoever stands there"
    assert t.pieces(ALLIANCE, "sympathy", F1) == 1 and t.points(ALLIANCE) == 0


@pytest.mark.row("B5")
@pytest.mark.rule("RB-2.7", "RB-4.5.5", "RB-5.4.3", "RB-9.6.3")
def test_the_suit_stays_ordered_until_the_next_order_wherever_the_card_goes() -> None:
    t = BotTable(MARQUISE, EYRIE, RR)
    t.bot_evening(MARQUISE, "mouse_favor")
    assert (t.board(MARQUISE).order, t.board(MARQUISE).suit) == (-1, 2)
    t.order(EYRIE, "rabbit_favor")
    t.run(KeepOrder(1), turn=EYRIE)
    assert (t.board(EYRIE).order, t.board(EYRIE).suit) == (-1, 1)
    t.board(RR).market = tuple(t.take_cards(["fox_favor", "royal_claim"]))
    t.run(OrderFromMarket(2), Evening(2), turn=RR)
    assert (t.board(RR).order, t.board(RR).suit) == (-1, 3)
    t.top("fox_ambush")
    t.run(RevealOrder(0, "RB-4.4.1"), turn=MARQUISE)
    assert t.board(MARQUISE).suit == 0


# -- B6: with plots all around all Corvids leave ------------------------------------------------------------------------------


@pytest.mark.row("B6")
@pytest.mark.rule("RB-11.5.2", "RB-11.5.2.II")
@pytest.mark.parametrize("warriors", [1, 2, 3, 5])
def test_all_go_however_few_they_are(warriors: int) -> None:
    t = BotTable(CC, "marquise")
    t.order(CC, "fox_favor")
    t.put(CC, "warriors", F1, warriors)
    for clearing, kind in ((F1, "raid"), (R3, "raid"), (M3, "bomb"), (R4, "bomb")):
        lay(t, kind, clearing, up=True)
    t.run(PlotMoves(0), turn=CC)
    assert (t.warriors(CC, F1), t.warriors(CC, R4)) == (0, warriors)


@pytest.mark.row("B6")
@pytest.mark.rule("RB-11.5.2")
@pytest.mark.parametrize(("warriors", "stay"), [(1, 1), (2, 2), (3, 2), (5, 2)])
def test_two_stay_where_a_neighbour_has_no_plot(warriors: int, stay: int) -> None:
    t = BotTable(CC, "marquise")
    t.order(CC, "fox_favor")
    t.put(CC, "warriors", F1, warriors)
    for clearing, kind in ((F1, "raid"), (R3, "raid"), (M3, "bomb")):
        lay(t, kind, clearing, up=True)
    t.run(PlotMoves(0), turn=CC)
    assert (t.warriors(CC, F1), t.warriors(CC, R4)) == (stay, warriors - stay)


# -- B7: whatever keeps a piece from being placed, a snare too ------------------------------------------------------------------


@pytest.mark.row("B7")
@pytest.mark.rule("RB-5.5.2", "RB-5.7", "RB-11.8.2")
@pytest.mark.parametrize("snared", [False, True])
def test_a_snare_under_the_roost_is_turmoil(snared: bool) -> None:
    t = BotTable("corvids", EYRIE)
    t.board(EYRIE).viziers = 2
    t.score(EYRIE, 9)
    t.put(EYRIE, "warriors", F4, 2)
    if snared:
        human_plot(t, "snare", F4, up=True)
    t.run(BuildRoost(1), Evening(1), turn=EYRIE)
    assert t.pieces(EYRIE, "roost", F4) == (0 if snared else 1)
    assert t.points(EYRIE) == (7 if snared else 9)
    assert t.pieces("corvids", "snare", F4) == 0 and t.points("corvids") == 0
    assert (("turmoil", "RB-5.7") in t.steps()) == snared


@pytest.mark.row("B7")
@pytest.mark.rule("RB-5.4.4", "RB-5.7", "RB-11.8.2", "AMB-12")
@pytest.mark.parametrize("snared", [False, True])
def test_a_snare_under_the_new_roost_is_turmoil(snared: bool) -> None:
    t = BotTable(CC, EYRIE)
    t.score(EYRIE, 9)
    t.board(EYRIE).viziers = 1
    if snared:
        lay(t, "snare", F1, up=True)
    t.run(NewBotRoost(1, 0), Evening(1), turn=EYRIE)
    assert t.pieces(EYRIE, "roost", F1) == (0 if snared else 1)
    assert t.warriors(EYRIE, F1) == (0 if snared else 4)
    assert t.points(EYRIE) == (8 if snared else 9)


@pytest.mark.row("B7")
@pytest.mark.rule("RB-10.5.3", "RB-11.8.2")
@pytest.mark.parametrize("snared", [False, True])
def test_a_duchy_that_a_snare_keeps_from_building_scores_instead(snared: bool) -> None:
    t = BotTable(CC, DD)
    t.put(DD, "warriors", F4, 3)
    if snared:
        lay(t, "snare", F4, up=True)
    t.run(BotBuild(1), turn=DD)
    assert t.pieces(DD, "citadel", F4) == (0 if snared else 1)
    assert t.points(DD) == (1 if snared else 0)


@pytest.mark.row("B7")
@pytest.mark.rule("RB-6.5.1.II", "RB-11.8.2")
def test_a_snare_under_sympathy_brings_no_five_points() -> None:
    """Five points are for an empty track or no clearing at all: the sentence names these two causes."""
    t = BotTable(CC, ALLIANCE)
    t.order(ALLIANCE, "fox_favor")
    t.put(ALLIANCE, "sympathy", R3)
    lay(t, "snare", F1, up=True)
    t.run(AutomatedSpread(1, "RB-6.5.1", True), turn=ALLIANCE)
    assert t.pieces(ALLIANCE, "sympathy", F1) == 0 and t.points(ALLIANCE) == 0 and t.pieces(CC, "snare", F1) == 0


# -- B8: the ferry is a path for whatever a bot does ----------------------------------------------------------------------------


@pytest.mark.row("B8")
@pytest.mark.rule("RB-12.1.1", "AMB-49")
def test_the_ferry_joins_the_coast_for_bots() -> None:
    t = BotTable(ALLIANCE, "marquise", map=LAKE)
    t.g.turn = 0
    paths = {clearing: {*MAPS[LAKE].paths[clearing]} for clearing in range(1, 13)}
    for clearing in range(1, 13):
        ferry = COAST if clearing == 1 else {1} if clearing in COAST else set()
        assert {*beside(t.g, 0, clearing)} == (paths[clearing] | ferry) - {clearing}, clearing
    t.put(ALLIANCE, "warriors", 1, 2)
    assert {*routes(t.g, 0, 1)} == {*beside(t.g, 0, 1)}, "one answer for moves and for everything else"


@pytest.mark.row("B8")
@pytest.mark.rule("RB-12.1.1", "RB-6.5.1")
def test_sympathy_spreads_over_the_lake() -> None:
    t = BotTable(ALLIANCE, "marquise", map=LAKE)
    t.put(ALLIANCE, "sympathy", 1)
    t.g.suits[12] = 0
    for clearing in MAPS[LAKE].paths[1]:
        t.g.suits[clearing] = 1
    t.g.suits[10] = t.g.suits[11] = 2
    t.order(ALLIANCE, "fox_favor")
    t.run(AutomatedSpread(0, "RB-6.5.1", True), turn=ALLIANCE)
    assert t.pieces(ALLIANCE, "sympathy", 12) == 1


@pytest.mark.row("B8")
@pytest.mark.rule("RB-12.1.1", "RB-11.7.4")
def test_a_raid_reaches_over_the_lake_in_anybodys_turn() -> None:
    t = BotTable(CC, "marquise", map=LAKE)
    lay(t, "raid", 1, up=True)
    raid = t.kind(CC, "raid")
    t.run(Call(lambda g: remove(g, [Loss(0, 1, 1, 0, (raid,))])), turn="marquise")
    around = {*MAPS[LAKE].paths[1]} | COAST - {1}
    assert {clearing for clearing in range(1, 13) if t.warriors(CC, clearing)} == around


@pytest.mark.row("B8")
@pytest.mark.rule("RB-12.1.1", "RB-4.3.4")
def test_the_first_buildings_may_stand_across_the_lake() -> None:
    found = set()
    for seed in range(40):
        t = BotTable(MARQUISE, "eyrie", map=LAKE, seed=seed)
        t.put(MARQUISE, "keep", 1)
        t.run(FirstBuilding(0, 0), turn=MARQUISE)
        found |= {clearing for clearing in range(1, 13) if t.pieces(MARQUISE, "sawmill", clearing)}
    assert found == {1, *MAPS[LAKE].paths[1]} | COAST


@pytest.mark.row("B8")
@pytest.mark.rule("RB-12.1.1", "AMB-49")
def test_as_a_switch_the_ferry_joins_the_coast_while_it_can_carry_the_bot() -> None:
    t = BotTable(ALLIANCE, "marquise", map=LAKE)
    apart = COAST - {1} - {*MAPS[LAKE].paths[1]}
    for rulings, turn, used, joined in (
        ((), 0, [], True), ((), 1, [], True), ((), 0, [FERRY_USED], True),
        (("AMB-49",), 0, [], True), (("AMB-49",), 1, [], False), (("AMB-49",), 0, [FERRY_USED], False),
    ):  # fmt: skip
        t.ruling(*rulings)
        t.g.turn, t.g.used = turn, used
        assert (apart <= {*beside(t.g, 0, 1)}) == joined, (rulings, turn, used)


@pytest.mark.row("B8")
@pytest.mark.rule("RB-12.1.1")
def test_people_have_no_path_over_the_lake() -> None:
    t = BotTable("alliance", VAGABOT, map=LAKE)
    t.put("alliance", "warriors", 1, 1)
    t.g.turn = 1
    assert not {10, 11, 12} & {*routes(t.g, 0, 1)} - {*MAPS[LAKE].paths[1]}
