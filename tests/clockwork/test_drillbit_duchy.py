"""Chapter 10: the Drillbit Duchy."""

import pytest

from hvozd.games.root.clockwork.bot import give_order
from hvozd.games.root.clockwork.drillbit_duchy import BotBuild, BotDig, DrillbitDuchy, Rally, SwayOrdered
from hvozd.games.root.clockwork.drillbit_duchy.ministers import NAMES, UseMinister
from hvozd.games.root.components import CARD
from hvozd.games.root.hooks import Loss
from hvozd.games.root.rules.move import adjacent
from hvozd.games.root.rules.removal import remove
from hvozd.games.root.setup.start import SetUpFaction
from tests.clockwork.second import chosen, chosen_players, level, slots, steps_told, suits, whole_turn
from tests.root.plots import plot
from tests.root.table import F1, F2, F3, F4, M1, M2, M3, M4, R1, R2, R3, Call, Table

DD = "drillbit_duchy"
BURROW = 0
ORDERS = {"fox": "fox_favor", "rabbit": "rabbit_favor", "mouse": "mouse_favor", "bird": "royal_claim"}


def table(*others: str, order: str = "") -> Table:
    t = Table(DD, *(others or ("marquise", "eyrie")))
    if order:
        give_order(t.g, t.seat(DD), CARD[ORDERS[order]])
        t.g.deck.remove(CARD[ORDERS[order]])
    return t


def crown(t: Table, *names: str) -> None:
    t.board(DD).crowned = sum(1 << NAMES.index(name) for name in names)


def crowned(t: Table) -> list[str]:
    return [name for index, name in enumerate(NAMES) if t.board(DD).crowned >> index & 1]


def use(t: Table, name: str) -> None:
    crown(t, name)
    t.run(UseMinister(t.seat(DD), NAMES.index(name)), turn=DD)


def fell(t: Table, clearing: int, pieces: tuple[int, ...] = (0,), by: str = "marquise") -> None:
    t.run(Call(lambda g: remove(g, [Loss(t.seat(DD), clearing, t.seat(by), 0, pieces)])), turn=by)


@pytest.mark.rule(
    "EX-10", "RB-10.4.1", "RB-10.4.2", "RB-10.4.3", "RB-10.5.1", "RB-10.5.1.II", "RB-10.5.2", "RB-10.5.4", "RB-10.6.2",
    "RB-10.6.3", "RB-10.6.4", "RB-D-DD", "AMB-58",
)  # fmt: skip
def test_the_sample_turn() -> None:
    t = Table(DD, "lizards", "marquise", "eyrie")
    level(t, DD, "easy")
    suits(t, (3, 6, 7, 10), (1, 5, 9, 11), (2, 4, 8, 12))
    t.g.opened += [(4, 7), (1, 4)]
    crown(t, "captain", "marshal", "foremole", "brigadier")
    slots(t, c1=2, c2=2, c3=2, c5=1, c7=2, c8=1, c10=2, c12=2)
    for clearing, warriors in ((1, 2), (4, 2), (5, 5), (7, 1), (12, 3)):
        t.put(DD, "warriors", clearing, warriors)
    for clearing in (3, 10):
        t.put(DD, "citadel", clearing)
    for clearing in (7, 1):
        t.put(DD, "market", clearing)
    for clearing in (10, 12, 5):
        t.put(DD, "tunnel", clearing)
    t.score("lizards", 4)
    t.put("lizards", "warriors", 4)
    t.put("marquise", "warriors", 4)
    t.put("eyrie", "roost", 12)
    t.put("eyrie", "warriors", 12, 2)
    t.put("marquise", "warriors", 12, 1)
    assert t.supply(DD) == 7
    t.top("mouse_favor")
    t.dice(1, 0, 1, 0)
    whole_turn(t, DD)
    assert chosen(t, "RB-10.5.1.II") == [10]
    assert chosen(t, "RB-10.5.1") == [2]
    assert t.pieces(DD, "tunnel", 2) == 1
    assert t.pieces(DD, "tunnel", 10) == 0
    assert t.warriors(DD, 2) == 4
    assert chosen_players(t, "RB-10.5.2") == ["lizards", "eyrie"]
    assert t.warriors("lizards", 4) == 0
    assert t.warriors("eyrie", 12) == 0  # one rolled, one by the Captain
    assert t.pieces("eyrie", "roost", 12) == 1
    assert t.pieces(DD, "market", 5) == 1
    assert t.warriors(DD, 3) == 1
    assert chosen(t, "RB-10.7.4") == []
    assert t.warriors(DD, 4) == 0
    assert t.warriors(DD, 7) == 3
    assert t.warriors(DD, BURROW) == 1  # all but four of clearing 5
    assert t.points(DD) == 3
    assert crowned(t)[-1] == "mayor"
    assert t.board("lizards").souls == [CARD["mouse_favor"]]
    assert t.board(DD).order == -1


@pytest.mark.rule("RB-10.3.1", "RB-10.3.2", "RB-10.3.3", "RB-10.3.4", "RB-10.3.5")
def test_setup() -> None:
    t = table("marquise", "logical_lizards")
    t.g.homes[t.seat("marquise")] = 1
    t.top("fox_anvil", "bird_birdy_bindle")
    t.run(SetUpFaction(t.seat(DD)), turn=DD)
    assert t.g.homes[t.seat(DD)] == 3
    assert t.pieces(DD, "tunnel", 3) == 1
    assert [t.warriors(DD, c) for c in (3, 6, 7, 11, BURROW)] == [2, 2, 2, 2, 0]
    assert crowned(t) == ["captain", "marshal"]
    assert [t.stock(DD, kind) for kind in ("citadel", "market", "tunnel")] == [3, 3, 2]
    assert t.supply(DD) == 20 - 8
    assert t.discard_pile() == ["fox_anvil", "bird_birdy_bindle"]
    assert t.board("logical_lizards").souls == ()


@pytest.mark.rule("RB-10.4.3", "RB-10.7.3", "RB-D-DD")
@pytest.mark.parametrize(
    ("difficulty", "citadels", "foremole", "warriors"),
    [
        ("easy", 0, False, 1),
        ("default", 0, False, 2),
        ("default", 1, True, 4),
        ("default", 3, False, 6),
        ("challenging", 2, False, 5),
    ],
)
def test_recruits(difficulty: str, citadels: int, foremole: bool, warriors: int) -> None:
    t = table()
    level(t, DD, difficulty)
    for clearing in (F2, F3, F4)[:citadels]:
        t.put(DD, "citadel", clearing)
    crown(t, *(["foremole"] if foremole else []))
    t.top("fox_favor")
    t.begin(DD)
    assert t.warriors(DD, BURROW) == warriors


@pytest.mark.rule("RB-10.2.2")
def test_the_burrow() -> None:
    t = table()
    t.put(DD, "tunnel", F1)
    assert t.ruler(BURROW) == DD
    assert BURROW in adjacent(t.g, t.seat(DD), F1)
    assert BURROW not in adjacent(t.g, t.seat("marquise"), F1)
    assert list(adjacent(t.g, t.seat(DD), BURROW)) == [F1]
    assert t.g.no_place[BURROW] >> t.seat("marquise") & 1
    assert not t.g.no_place[BURROW] >> t.seat(DD) & 1


@pytest.mark.rule("RB-10.5.1", "RB-10.5.1.I", "AMB-38")
def test_dig_by_open_slots_then_by_few_enemy_warriors() -> None:
    t = table(order="mouse")
    t.put(DD, "warriors", BURROW, 5)
    slots(t, c2=1, c7=2, c9=2, c11=2)
    t.put(DD, "tunnel", M4)
    t.put("marquise", "warriors", M2, 2)
    t.put("marquise", "warriors", M3, 1)
    t.run(BotDig(t.seat(DD)), turn=DD)
    assert t.pieces(DD, "tunnel", M3) == 1
    assert t.warriors(DD, M3) == 4
    assert t.warriors(DD, BURROW) == 1


@pytest.mark.rule("RB-10.5.1", "RB-10.5.1.I")
def test_dig_with_a_bird_goes_where_enemies_have_built_and_needs_four() -> None:
    t = table("marquise", "alliance", order="bird")
    t.put(DD, "warriors", BURROW, 3)
    t.put("marquise", "sawmill", R3)
    t.put("alliance", "sympathy", R3)
    t.put("marquise", "sawmill", F1)
    t.run(BotDig(t.seat(DD)), turn=DD)
    assert t.stock(DD, "tunnel") == 3
    t.put(DD, "warriors", BURROW, 1)
    t.run(BotDig(t.seat(DD)), turn=DD)
    assert t.pieces(DD, "tunnel", R3) == 1


@pytest.mark.rule("RB-11.8.2", "AMB-47")
def test_a_dig_into_a_snare_moves_nobody() -> None:
    t = Table(DD, "corvids", "marquise")
    give_order(t.g, t.seat(DD), CARD["fox_favor"])
    t.g.deck.remove(CARD["fox_favor"])
    slots(t, c1=3)
    plot(t, "snare", F1, up=True)
    t.put(DD, "warriors", BURROW, 4)
    t.run(BotDig(t.seat(DD)), turn=DD)
    assert t.warriors(DD, BURROW) == 4
    assert t.stock(DD, "tunnel") == 3
    assert t.pieces("corvids", "snare", F1) == 0
    assert t.points(DD) == 0


@pytest.mark.rule("RB-T-DD-OVERWHELM")
def test_overwhelm_digs_twice_with_three() -> None:
    t = table(order="fox")
    level(t, DD, "default", "overwhelm")
    t.put(DD, "warriors", BURROW, 6)
    seat = t.seat(DD)
    steps = [step for step in DrillbitDuchy().daylight(t.g, seat) if isinstance(step, BotDig)]
    t.run(*steps, turn=DD)
    assert len(steps) == 2
    assert sorted(t.warriors(DD, c) for c in (F1, F2, F3, F4)) == [0, 0, 3, 3]


@pytest.mark.rule("RB-T-DD-INVADERS")
def test_invaders_dig_at_buildings_and_battle_when_no_slot_is_open() -> None:
    t = table("marquise", "alliance", order="fox")
    level(t, DD, "default", "invaders")
    t.put(DD, "warriors", BURROW, 4)
    slots(t, c8=1, c1=0, c6=3, c12=3)
    t.put("marquise", "sawmill", F3)
    t.run(BotDig(t.seat(DD)), turn=DD)
    assert t.warriors(DD, F3) == 4
    t.dice(0, 0)
    t.run(BotBuild(t.seat(DD)), turn=DD)
    assert t.pieces("marquise", "sawmill", F3) == 0
    assert t.points(DD) == 1  # for the sawmill alone


@pytest.mark.rule("RB-10.5.2", "RB-10.7.1")
def test_the_captain_and_whom_it_attacks() -> None:
    t = table("marquise", "alliance", "eyrie", order="fox")
    crown(t, "captain")
    t.put(DD, "warriors", F1, 1)
    t.put(DD, "tunnel", F1)
    t.put("eyrie", "warriors", F1, 4)
    t.put("marquise", "sawmill", F1)
    t.put("marquise", "warriors", F1, 2)
    t.score("alliance", 9)
    t.put("alliance", "sympathy", F1)
    t.dice(0, 0)
    battles = DrillbitDuchy().daylight(t.g, t.seat(DD))[1]
    t.run(battles, turn=DD)
    assert chosen_players(t, "RB-10.5.2") == ["marquise"]
    assert t.warriors("marquise", F1) == 1


@pytest.mark.rule("RB-10.5.3", "AMB-40", "RB-2.3")
def test_build() -> None:
    t = table()
    t.put(DD, "warriors", F1, 4)
    slots(t, c1=0, c6=1)
    t.put(DD, "warriors", F2, 1)
    t.run(BotBuild(t.seat(DD)), turn=DD)
    assert t.pieces(DD, "citadel", F2) == 1
    t.run(BotBuild(t.seat(DD)), turn=DD)
    assert t.points(DD) == 1
    t.put(DD, "warriors", R1, 7)
    t.run(BotBuild(t.seat(DD)), turn=DD)
    assert t.pieces(DD, "market", R1) == 1


@pytest.mark.rule("AMB-40")
def test_no_citadel_left_scores_while_a_market_is() -> None:
    t = table()
    slots(t, c1=2, c3=2, c4=2)
    for clearing in (F1, R1, R2):
        t.put(DD, "citadel", clearing)
    t.run(BotBuild(t.seat(DD)), turn=DD)
    assert t.points(DD) == 1
    assert t.stock(DD, "market") == 3


@pytest.mark.rule("RB-10.6.1", "RB-10.6.1.I", "RB-10.6.1.II")
def test_rally() -> None:
    t = table(order="fox")
    t.put(DD, "warriors", F1, 2)  # beside R3 and M3, which have buildings
    t.put(DD, "market", R3)
    t.put(DD, "warriors", R3, 2)
    t.put(DD, "market", M3)
    t.put(DD, "warriors", M3, 1)
    t.put(DD, "warriors", F3, 1)  # no building nearby
    t.put(DD, "warriors", R1, 6)
    t.run(Rally(t.seat(DD)), turn=DD)
    assert t.warriors(DD, F1) == 0
    assert t.warriors(DD, M3) == 3
    assert t.warriors(DD, F3) == 0
    assert t.warriors(DD, R1) == 4
    assert t.warriors(DD, BURROW) == 1 + 2


@pytest.mark.rule("RB-10.6.3", "RB-10.7.0", "AMB-02")
def test_sway() -> None:
    t = table(order="rabbit")
    crown(t, "marshal")
    t.run(SwayOrdered(t.seat(DD)), turn=DD)
    assert crowned(t) == ["marshal", "banker"]
    crown(t, "marshal", "banker", "baron_of_dirt")
    t.run(SwayOrdered(t.seat(DD)), turn=DD)
    assert crowned(t)[-1] == "duchess_of_mud"
    bird = table(order="bird")
    bird.run(SwayOrdered(bird.seat(DD)), turn=DD)
    assert crowned(bird) == ["duchess_of_mud"]


@pytest.mark.rule("RB-10.7.2", "AMB-42")
def test_the_marshal() -> None:
    t = table()
    t.put(DD, "market", F2)
    t.put(DD, "warriors", F2)
    t.put(DD, "market", F3)
    use(t, "marshal")
    assert t.warriors(DD, F3) == 1


@pytest.mark.rule("RB-10.7.4", "AMB-39")
def test_the_brigadier_digs_with_three() -> None:
    t = table(order="fox")
    t.put(DD, "warriors", BURROW, 2)
    t.put("marquise", "sawmill", F3)
    use(t, "brigadier")
    assert t.warriors(DD, BURROW) == 2
    t.put(DD, "warriors", BURROW, 1)
    use(t, "brigadier")
    assert t.warriors(DD, F3) == 3


@pytest.mark.rule("RB-10.7.5")
def test_the_banker_builds() -> None:
    t = table()
    t.put(DD, "warriors", F2)
    use(t, "banker")
    assert t.pieces(DD, "citadel", F2) == 1


@pytest.mark.rule("RB-10.7.6", "AMB-42")
def test_the_mayor_spends_a_warrior() -> None:
    t = table()
    use(t, "mayor")
    assert t.points(DD) == 0
    t.put(DD, "warriors", F1, 1)
    t.put(DD, "warriors", M1, 2)
    use(t, "mayor")
    assert t.warriors(DD, M1) == 1
    assert t.points(DD) == 1


@pytest.mark.rule("RB-10.7.6", "K-X.3", "I-CARD-10")
@pytest.mark.parametrize("rulings", [(), ("X-11",)])
def test_the_mayor_takes_it_out_of_the_burrow_and_coffin_makers_keep_it(rulings: tuple[str, ...]) -> None:
    """The Burrow belongs to the map: by either reading of the card the warrior was removed from it."""
    t = Table("marquise", DD, deck="exiles")
    t.g.rulings = rulings
    t.crafted("marquise", "coffin_makers")
    t.put(DD, "warriors", BURROW, 2)
    use(t, "mayor")
    assert (t.warriors(DD, BURROW), t.g.on_cards[t.seat(DD)], t.points(DD)) == (1, 1, 1)


@pytest.mark.rule("RB-10.7.7", "RB-10.7.8", "RB-10.7.9")
def test_the_lords_score() -> None:
    t = table()
    slots(t, c2=2)
    t.put(DD, "citadel", M1, 2)
    t.put(DD, "market", F2)
    use(t, "earl_of_stone")
    assert t.points(DD) == 2
    use(t, "baron_of_dirt")
    assert t.points(DD) == 3
    for clearing in (F1, F2):
        t.put(DD, "tunnel", clearing)
    use(t, "duchess_of_mud")
    assert t.points(DD) == 3
    t.put(DD, "tunnel", F3)
    use(t, "duchess_of_mud")
    assert t.points(DD) == 5


@pytest.mark.rule("RB-10.2.1", "RB-10.2.3", "AMB-41")
def test_cost_of_errors_takes_one_crown_an_event() -> None:
    t = table()
    crown(t, "captain", "mayor", "duchess_of_mud")
    slots(t, c2=2)
    t.put(DD, "citadel", M1)
    t.put(DD, "market", M1)
    t.put(DD, "tunnel", M1)
    fell(t, M1, (2,))
    assert crowned(t)[-1] == "duchess_of_mud"
    fell(t, M1, (0, 1))
    assert crowned(t) == ["captain", "mayor"]
    give_order(t.g, t.seat(DD), CARD["royal_claim"])
    t.g.deck.remove(CARD["royal_claim"])
    t.census = t.game.census(t.g)
    t.run(SwayOrdered(t.seat(DD)), turn=DD)
    assert crowned(t)[-1] == "duchess_of_mud"


@pytest.mark.rule("RB-T-DD-FOUNDATIONS")
def test_foundations_take_a_crown_of_the_suit() -> None:
    t = table()
    level(t, DD, "default", "foundations")
    crown(t, "captain", "brigadier", "duchess_of_mud")
    t.put(DD, "citadel", F2)
    fell(t, F2)
    assert crowned(t) == ["captain", "duchess_of_mud"]
    t.put(DD, "citadel", R3)
    fell(t, R3)
    assert crowned(t) == ["captain", "duchess_of_mud"]


@pytest.mark.rule("RB-T-DD-INVESTORS")
def test_investors_want_a_card_or_crown_a_minister() -> None:
    t = table()
    level(t, DD, "default", "investors")
    t.score(DD, 4)
    crown(t, "captain")
    t.hand("marquise", "fox_anvil", "rabbit_favor")
    slots(t, c6=2)
    t.put(DD, "citadel", F2, 2)
    fell(t, F2)
    assert t.offered() == ["discard for investors fox_anvil"]
    t.say("discard for investors fox_anvil")
    assert t.points(DD) == 3
    assert crowned(t) == []
    fell(t, F2)
    t.say("nothing for investors")
    assert crowned(t) == ["captain"]
    assert t.points(DD) == 3


@pytest.mark.rule("RB-D-1")
def test_a_nightmare_scores_in_the_evening() -> None:
    t = table(order="fox")
    level(t, DD, "nightmare")
    t.begin(DD, "evening")
    assert t.points(DD) == 1
    assert "RB-D-1" in steps_told(t)


@pytest.mark.rule("RB-12.2.1", "RB-10.2.2")
def test_closed_paths_are_open_to_moles_and_the_burrow_too() -> None:
    t = Table(DD, "marquise", map=3)
    t.put(DD, "tunnel", 9)
    assert {8, 5, BURROW} <= set(adjacent(t.g, t.seat(DD), 9))
    assert not {8, 5, BURROW} & set(adjacent(t.g, t.seat("marquise"), 9))
