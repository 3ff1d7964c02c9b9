"""Who decides, and among exactly what: whole sets of options, at the seats they belong to; what must be done and what may."""

import pytest

from hvozd.games.defenders.components import CARDS
from hvozd.games.defenders.factions.coven.rain_of_rust import RainRust
from hvozd.games.defenders.maps.geometry import EDGE_NAMES, EDGES_OF, INDEX
from hvozd.games.defenders.rules.support import max_support
from hvozd.games.defenders.state import NONE, TOXIC, WALL
from tests.defenders.factions.ability import play, quiet, reveal
from tests.defenders.table import CARD, Table, edge, name


def ready(hand: tuple[str, ...] = ()) -> Table:
    """The Order is to act with Charrow, three points, from (1, 1); walls stand around but to (2, 0) and (0, 2)."""
    table = Table("order", "sect", organizers=("burrun", "guszper"))
    table.put("order", (1, 1))
    table.hand("order", "charrow", *hand)
    for other in ((2, 1), (1, 2), (0, 1), (1, 0)):
        if INDEX.get(other) is not None:
            table.wall(edge((1, 1), other))
    table.choose(order="charrow", sect="rivez")
    table.g.items[:] = [0, 0]
    return table


@pytest.mark.rule("DW-4.6", "DW-7.1", "DW-7.4", "DW-7.8")
def test_the_whole_menu_of_a_turn() -> None:
    table = ready()
    walls = [f"breach {EDGE_NAMES[each]}" for each in EDGES_OF[INDEX[1, 1]] if table.g.edge[each] & WALL]
    assert len(walls) == 4
    table.only("order", f"move {name((2, 0))}", f"move {name((0, 2))}", f"regroup {name((-3, 0))}", *walls, "end")


@pytest.mark.rule("DW-7.5", "DW-7.6", "DW-7.7", "DW-7.10", "DW-7.3")
def test_what_the_own_hex_adds_to_the_menu() -> None:
    table = ready()
    before = set(table.options())
    table.camp("sect", (1, 1))
    table.pollute((1, 1))
    table.mechs((1, 1))
    table.g.damage[0] = 1
    table.only("order", *before, "gather", "clear", "destroy", "heal")
    table.g.camp[INDEX[1, 1]] = NONE
    table.land("forest", (1, 1))
    table.g.support[0] = max_support(table.g, 0)
    table.only("order", *before, "clear", "destroy", "build")


@pytest.mark.rule("DW-11.2", "DW-10.3", "DW-10.4", "A-42")
def test_without_points_only_what_costs_none() -> None:
    table = ready(("flika", "tallow", "sparrin"))
    table.g.points = 0
    forest = [card for card in ("flika", "tallow", "sparrin") if card in table.offered("team-up")]
    assert 0 < len(forest) < 3
    table.only("order", *(f"team-up {card}" for card in forest), "end")
    table.item("order", "bread")
    table.item("sect", "rockets")
    table.only("order", *(f"team-up {card}" for card in forest), "use bread", "end")


@pytest.mark.rule("DW-10.5", "DW-10.6", "DW-10.7", "DW-10.3")
def test_exactly_what_the_items_offer() -> None:
    table = ready()
    table.g.points = 0
    for item in ("maps", "rockets", "potions"):
        table.item("order", item)
    moves = [f"use maps move {name((2, 0))}", f"use maps move {name((0, 2))}", f"use maps regroup {name((-3, 0))}"]
    walls = [f"use rockets breach {EDGE_NAMES[each]}" for each in EDGES_OF[INDEX[1, 1]] if table.g.edge[each] & WALL]
    table.only("order", *moves, *walls, "end")
    table.g.damage[0] = 2
    table.mechs((1, 1), 2)
    table.mechs((2, 0), 1)
    table.pollute((1, 1), 2)
    here = f"use rockets destroy {name((1, 1))}"
    table.only("order", *moves, *walls, here, "use potions heal", "use potions clear", "end")
    table.g.markers[0] = 0
    table.only("order", *moves, here, "use potions heal", "use potions clear", "end")


@pytest.mark.rule("DW-4.3", "A-29")
def test_the_first_player_orders_the_reveals() -> None:
    table = Table("order", "council", "sect")
    table.g.first = 2
    table.choose(order="flika", council="maizex", sect="zallow")
    assert table.asked == "ResolveReveals"
    table.only("sect", "resolve order", "resolve sect").do("sect", "resolve order")


@pytest.mark.rule("DW-16.4", "DW-15.3")
def test_fires_are_a_must_and_their_order_the_owners() -> None:
    table = play("emberlyn", "council", "sect", order=(1, 0), sect=(2, 0))
    table.toxic((2, 0), (1, 1))
    reveal(table, "emberlyn")
    table.only("order", f"at {name((2, 0))}", f"at {name((1, 1))}")
    table.do("order", f"at {name((1, 1))}")
    table.only("order", f"at {name((2, 0))}").do("order", f"at {name((2, 0))}")
    assert table.asked == "TakeActions" and table.g.toxic_sites == 6


@pytest.mark.rule("DW-16.4", "DW-15.3", "DW-21.4", "DW-21.5")
def test_fires_in_solo_are_a_must_too() -> None:
    table = Table("order", "sect", seats=1, organizers=("burrun", "guszper"))
    table.hand("order", "emberlyn")
    table.hand("sect", "rivez")
    table.put("order", (1, 0))
    table.put("sect", (2, 1))
    table.toxic((2, 0), (1, 1), (3, 0))
    table.pollute((1, -1), 2)
    table.do("order", "choose emberlyn")
    assert table.asked == "BurnToxicSites" and table.pollution_at((1, -1)) == 0
    table.only("order", f"at {name((2, 0))}", f"at {name((1, 1))}")
    table.do("order", f"at {name((2, 0))}")
    table.only("order", f"at {name((1, 1))}").do("order", f"at {name((1, 1))}")
    assert table.asked == "TakeActions" and table.pollution_at((3, 0)) == TOXIC, "only next to its own organizer"
    assert table.g.damage == [2, 0], "the other faction is not hurt"


@pytest.mark.rule("DW-18.6", "DW-15.3", "DW-15.4")
def test_secret_paths_are_a_may_for_each_at_the_own_seat() -> None:
    table = play("fenwisp", "order", "sect", coven=(3, 0), order=(1, 0), sect=(-3, 3))
    reveal(table, "fenwisp")
    table.only("coven", *(f"at {name(near)}" for near in ((2, 0), (3, -1), (2, 1))), "stay").do("coven", "stay")
    near = ((2, -1), (2, 0), (1, 1), (0, 1), (1, -1))
    table.only("order", *(f"at {name(each)}" for each in near), "stay").do("order", "stay")
    table.only("sect", *(f"at {name(near)}" for near in ((-2, 2), (-3, 2), (-2, 3))), "stay").do("sect", f"at {name((-3, 2))}")
    assert (table.at("coven"), table.at("order"), table.at("sect")) == ((3, 0), (1, 0), (-3, 2))


@pytest.mark.rule("DW-18.6", "DW-21.5", "DW-15.4")
def test_secret_paths_in_solo_ask_for_both_factions() -> None:
    table = Table("coven", "sect", seats=1, organizers=("zinnobel", "guszper"))
    table.hand("coven", "fenwisp")
    table.hand("sect", "rivez")
    table.do("coven", "choose fenwisp")
    now = table.session.decision
    assert now is not None and now.step.player == 0, "first the owner"  # type: ignore[union-attr]
    table.do("coven", "stay")
    now = table.session.decision
    assert now is not None and (now.name, now.step.player) == ("ShiftOrganizer", 1)  # type: ignore[union-attr]
    table.session.play("stay", 0)
    assert table.asked == "TakeActions"


@pytest.mark.rule("DW-17.8", "DW-15.3", "DW-15.5")
def test_a_shot_is_a_must_where_there_is_a_mech() -> None:
    table = play("fletchax", council=(1, 1))
    table.mechs((2, 0))
    table.mechs((3, 0))
    table.mechs((1, 1))
    reveal(table, "fletchax")
    table.only("council", f"at {name((2, 0))}")


@pytest.mark.rule("DW-18.9", "DW-15.3")
def test_herbs_name_any_player_still_in_the_game() -> None:
    table = play("comfreya", "order", "sect")
    table.g.damage[:] = [1, 2, 3]
    reveal(table, "comfreya")
    table.only("coven", "nurse coven", "nurse order", "nurse sect").do("coven", "nurse order")
    assert table.g.damage == [1, 0, 3]


@pytest.mark.rule("DW-19.7", "DW-15.3")
def test_tunnels_are_a_must_at_the_owners_seat() -> None:
    table = play("digzby", "order")
    table.land("mountain", (1, 1), (0, 2))
    reveal(table, "digzby")
    table.only("sect", f"at {name((1, 1))}", f"at {name((0, 2))}")


@pytest.mark.rule("A-05", "DW-9.2", "DW-8.6")
def test_one_who_has_left_does_not_roll() -> None:
    table = Table("order", "council", "sect")
    table.put("order", (1, 1))
    table.land("forest", (1, 1))
    table.g.camps[0] = 1
    table.g.support[0] = max_support(table.g, 0)
    table.hand("order", "flika", "popel")
    table.mechs((1, 1))
    table.choose(order="flika", council="maizex", sect="rivez")
    while table.asked == "ResolveReveals":
        table.do("order", table.options()[0])
    table.g.items[0] = 0
    table.next_machine("reboot-base-1")
    table.do("order", "build")
    assert table.g.out[0] and table.journal("DamageRolled") == [] and table.damage("order") == 0
    table.put("council", (1, 1))
    table.dice(1)
    table.do("council", "destroy")
    assert table.damage("council") == 1, "who is still in the game does"


@pytest.mark.rule("DW-21.2", "DW-21.4")
def test_the_turn_of_solo_is_over_before_the_next_card_is_chosen() -> None:
    """So nobody is the active player in between, and a deck that runs out then takes the visible card along."""
    table = Table("order", "sect", seats=1, organizers=("guszper", "burrun"))
    table.hand("order", "charrow")
    table.hand("sect", "rivez")
    table.do("sect", "choose rivez")
    assert table.g.turn == 1
    table.g.decks[1].clear()
    table.g.exhausted[1].insert(0, CARD["ozmo"])
    table.end("sect", "reboot-base-1")
    assert table.asked == "SoloTurn" and table.g.turn == NONE and table.session.view(0).turn == NONE
    assert table.g.exhausted[1] == [] and table.g.active[1] == NONE
    assert set(table.g.decks[1]) == {CARD["ozmo"], CARD["rivez"]}


@pytest.mark.rule("DW-15.3", "DW-15.4", "DW-16.4", "DW-16.8", "DW-17.8", "DW-18.8", "DW-18.9", "DW-19.7", "DW-19.9")
@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("emberlyn", "BurnToxicSites"),
        ("folian", "MoveLibrary"),
        ("fletchax", "Sharpshoot"),
        ("fenwisp", "ShiftOrganizer"),
        ("drizzra", "RainRust"),
        ("comfreya", "GiveHerbs"),
        ("digzby", "Tunnel"),
        ("kaboz", "DemolishWall"),
    ],
)
def test_the_owner_is_asked_at_any_seat(card: str, question: str) -> None:
    row = CARDS[CARD[card]]
    other = "order" if row.faction == "council" else "council"
    table = Table(other, row.faction, organizers=(row.set,))
    table.put(other, (-2, 0))
    table.put(row.faction, (1, 1))
    table.camp(row.faction, (1, 1))
    table.land("forest", (0, 2))
    table.land("mountain", (2, 1))
    table.mechs((2, 0))
    table.toxic((1, 2), (0, 1))
    table.wall(edge((1, 1), (2, 0)))
    table.choose(**{other: quiet(table, 0), row.faction: card})
    assert table.asked == question
    assert table.must_ask(row.faction) == 1


@pytest.mark.rule("DW-21.2", "DW-11.2")
def test_a_team_of_solo_ends_with_its_turn() -> None:
    table = Table("order", "sect", seats=1, organizers=("guszper", "burrun"))
    table.hand("order", "charrow", "popel")
    table.hand("sect", "rivez")
    table.do("order", "choose charrow")
    table.g.points = 0
    table.do("order", "team-up popel")
    assert table.session.view(0).players[0].teamed == 1
    table.end("order")
    assert table.asked == "SoloTurn" and table.session.view(0).players[0].teamed == 0


@pytest.mark.rule("DW-21.7", "DW-9.6", "DW-5.4")
def test_a_card_that_dies_in_solo_belongs_to_its_own_faction() -> None:
    table = Table("order", "sect", seats=1, organizers=("guszper", "burrun"))
    table.hand("order", "charrow")
    table.hand("sect", "rivez")
    table.g.known[1] = [CARD["rivez"]]
    table.put("order", (1, 1))
    table.mechs((1, 1))
    table.g.damage[0] = 2
    table.do("order", "choose charrow")
    table.dice(1)
    table.do("order", "destroy")
    assert table.g.killed == [CARD["rivez"]] and table.g.damage == [0, 0]
    assert [(event.player, event.card) for event in table.journal("DefenderKilled")] == [(1, CARD["rivez"])]  # type: ignore[attr-defined]
    assert table.g.known == [[], []], "it is no longer a card of the hand that all know"


@pytest.mark.rule("DW-18.8", "A-37")
def test_without_toxic_sites_rust_falls_where_one_more_pollution_fits() -> None:
    table = Table("order", "coven")
    for pollution, at in ((0, (2, 0)), (TOXIC - 2, (0, 2)), (TOXIC - 1, (2, 1)), (TOXIC, (1, 2))):
        table.mechs(at)
        table.g.pollution[INDEX[at]] = pollution
    rust = RainRust(1, 1)
    for sites, where in ((1, [(2, 0), (0, 2), (2, 1)]), (0, [(2, 0), (0, 2)])):
        table.g.toxic_sites = sites
        chosen = set(rust.hexes(table.g)) & {INDEX[at] for at in ((2, 0), (0, 2), (2, 1), (1, 2))}
        assert chosen == {INDEX[at] for at in where}
