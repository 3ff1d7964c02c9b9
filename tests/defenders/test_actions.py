"""DW-6 and DW-7: what stands on the board, and the menu of actions."""

import pytest

from hvozd.core import NotOffered
from hvozd.games.defenders.maps.geometry import EDGE_NAMES, INDEX
from hvozd.games.defenders.state import BREACH, FACTORY, WILD
from tests.defenders.table import Hex, Table, edge, name, side_edge


def turn(organizer: Hex, order: str = "flika", **others: str) -> Table:
    """The Order is to act with this active defender, its organizer on this hex."""
    table = Table("order", "council", "sect", organizers=("burrun", "nexto", "uzzik"))
    table.put("order", organizer)
    table.g.first = 2 if order == "tallow" else 0
    table.choose(order=order, council=others.get("council", "acornix"), sect=others.get("sect", "vektoz"))
    while table.asked == "ResolveReveals":
        table.do("sect" if table.g.first else "order", table.options()[0])
    assert table.g.turn == 0
    table.g.items[:] = [0, 0, 0]
    return table


def moves(table: Table) -> set[str]:
    return table.offered("move")


@pytest.mark.rule("DW-7.1", "DW-6.7", "T-41")
def test_a_step_to_an_adjacent_hex() -> None:
    table = turn((0, 2))
    assert moves(table) == {name(hex_) for hex_ in ((1, 1), (1, 2), (0, 3), (-1, 3), (-1, 2), (0, 1))}
    table.do("order", f"move {name((1, 1))}")
    assert table.at("order") == (1, 1)
    assert table.g.points == 2


@pytest.mark.rule("DW-6.7", "DW-6.4", "DW-6.6", "DW-7.1")
def test_walls_engines_core_and_border_stop_organizers() -> None:
    table = turn((1, 0))
    table.wall(edge((1, 0), (2, 0)), edge((1, 0), (2, -1)))
    table.breach(edge((1, 0), (2, -1)))
    table.engine(1, (1, 0), 2)
    assert moves(table) == {name((2, -1)), name((1, -1)), name((0, 1))}
    table = turn((3, 0))
    assert moves(table) == {name(hex_) for hex_ in ((3, -1), (2, 0), (2, 1))}


@pytest.mark.rule("DW-6.2", "DW-6.3", "DW-6.7", "DW-7.1")
def test_factories_are_entered_through_a_breach_only() -> None:
    table = turn((1, 1))
    table.factory((1, 0))
    table.factory((0, 2), wild=True)
    assert not {name((1, 0)), name((0, 2))} & moves(table)
    table.breach(edge((1, 1), (1, 0)), edge((1, 1), (0, 2)))
    assert {name((1, 0)), name((0, 2))} <= moves(table)


@pytest.mark.rule("T-42", "DW-7.1")
def test_corridor_from_inside() -> None:
    table = turn((0, 2), order="quillane")
    table.land("marsh", (0, 2), (1, 1), (2, 0))
    ends = moves(table)
    assert {name((1, 1)), name((2, 0)), name((3, 0)), name((3, -1)), name((2, -1)), name((1, 0))} <= ends
    assert name((3, -2)) not in ends
    table.do("order", f"move {name((2, 0))}")
    assert table.g.points == 1


@pytest.mark.rule("T-43", "DW-7.1")
def test_corridor_from_beside() -> None:
    table = turn((-1, 2), order="tallow")
    table.g.habitat = tuple(0 for _ in table.g.habitat)
    table.land("plains", (-2, 2), (-2, 1), (-3, 2))
    ends = moves(table)
    assert {name((-2, 2)), name((-2, 1)), name((-3, 2))} <= ends
    assert name((-3, 1)) not in ends
    assert name((-3, 3)) not in ends


@pytest.mark.rule("T-44", "DW-7.1")
def test_corridor_and_beyond() -> None:
    table = turn((-1, 2))
    table.land("forest", (-1, 2), (0, 1), (1, 0))
    assert name((2, 0)) in moves(table)
    table.do("order", f"move {name((2, 0))}")
    assert table.at("order") == (2, 0)


@pytest.mark.rule("T-45", "A-33", "DW-7.1", "DW-6.7")
def test_mech_in_the_corridor() -> None:
    table = turn((0, 2), order="quillane")
    table.land("marsh", (0, 2), (1, 1), (2, 0))
    table.mechs((1, 1))
    ends = moves(table)
    assert name((1, 1)) in ends
    assert name((2, 0)) not in ends
    table.mechs((0, 2))
    table.mechs((1, 1), 0)
    assert name((2, 0)) in moves(table)


@pytest.mark.rule("DW-6.3", "A-33")
def test_wild_hexes_belong_to_every_corridor_and_factories_to_none() -> None:
    table = turn((0, 2), order="quillane")
    table.land("marsh", (0, 2), (1, 1), (2, 0))
    table.factory((1, 1), wild=True)
    table.breach(edge((0, 2), (1, 1)), edge((1, 1), (2, 0)))
    assert name((3, 0)) in moves(table)
    table.g.tile[INDEX[1, 1]] = FACTORY
    assert name((1, 1)) in moves(table)
    assert name((3, 0)) not in moves(table)


@pytest.mark.rule("DW-7.2", "DW-10.2", "T-53", "DW-7.10")
def test_items_by_moving_and_by_standing() -> None:
    table = turn((2, 0))
    table.camp("council", (1, 1))
    table.do("order", f"move {name((1, 1))}")
    assert table.has_item("order", "bread")
    table.do("order", "use bread")
    assert table.g.points == 3
    assert "gather" in table.options()
    table.do("order", "gather")
    assert table.has_item("order", "bread") and table.g.points == 2
    assert "gather" not in table.options()


@pytest.mark.rule("T-49", "DW-7.4", "T-53")
def test_regroup_reaches_an_own_camp_behind_walls_without_an_item() -> None:
    table = turn((2, 0))
    table.enclose((-3, 0))
    assert table.offered("regroup") == {name((-3, 0))}
    table.do("order", f"regroup {name((-3, 0))}")
    assert table.at("order") == (-3, 0)
    assert table.g.points == 2
    assert not table.has_item("order", "maps")


@pytest.mark.rule("T-47", "DW-7.3", "DW-8.4", "DW-8.5")
def test_build_the_fourth_camp_of_two_players() -> None:
    table = Table("order", "sect")
    table.land("forest", (1, 1))
    table.put("order", (1, 1))
    table.hand("order", "flika", "popel", "vellum")
    table.g.camps[0] = 2
    table.g.support[0] = 5
    table.choose(order="flika", sect="gryzz").do("order", "resolve order")
    if table.g.turn != 0:
        table.end("sect")
    assert len(table.g.hands[0]) == 2
    table.do("order", "build")
    assert table.g.camp[INDEX[1, 1]] == 0
    assert table.g.camps[0] == 1
    assert len(table.g.hands[0]) == 6
    assert table.support("order") == 0


@pytest.mark.rule("T-48", "DW-7.3", "DW-6.8", "DW-1.5")
def test_build_refused() -> None:
    table = turn((1, 1))
    table.land("forest", (1, 1))
    assert "build" not in table.options()
    table.g.support[0] = 2
    assert "build" in table.options()
    table.land("marsh", (1, 1))
    assert "build" not in table.options()
    table.land("forest", (1, 1))
    table.camp("sect", (1, 1))
    assert "build" not in table.options()
    table.g.camp[INDEX[1, 1]] = -1
    table.factory((1, 1))
    assert "build" not in table.options()
    table.g.tile[INDEX[1, 1]] = WILD
    assert "build" in table.options()


@pytest.mark.rule("T-50", "DW-7.5", "DW-8.2")
def test_clear_pollution_and_toxic_site() -> None:
    table = turn((1, 1))
    assert "clear" not in table.options()
    table.pollute((1, 1), 2)
    table.do("order", "clear")
    assert (table.pollution_at((1, 1)), table.support("order"), table.damage("order")) == (0, 1, 0)
    table.toxic((1, 1))
    table.do("order", "clear")
    assert (table.pollution_at((1, 1)), table.support("order"), table.damage("order")) == (0, 2, 1)
    assert table.g.toxic_sites == 6


@pytest.mark.rule("T-51", "DW-7.6")
def test_heal_first_then_roll() -> None:
    table = turn((3, 0))
    table.g.damage[0] = 2
    table.do("order", "heal")
    assert table.damage("order") == 0
    table.g.damage[0] = 3
    table.mechs((3, 0))
    table.dice(2)
    table.do("order", "heal")
    assert table.damage("order") == 2 and not table.g.killed
    table.put("order", (1, 1))
    assert "heal" not in table.options()


@pytest.mark.rule("T-52", "DW-7.7", "DW-7.8", "DW-7.9", "DW-8.2", "DW-6.6")
def test_destroy_breach_rewild_give_support() -> None:
    table = turn((1, 1), order="tallow")
    table.g.camps[0] = 1
    table.factory((1, 1), arrow=2)
    table.mechs((1, 1), 1)
    table.pollute((1, 1))
    assert "rewild" not in table.options()
    table.dice(0, 0)
    table.do("order", "destroy")
    assert (table.support("order"), table.mechs_at((1, 1)), table.g.supply) == (1, 0, 20)
    assert "rewild" not in table.options()
    table.do("order", "clear", "rewild")
    assert table.support("order") == 3
    assert table.g.tile[INDEX[1, 1]] == WILD
    assert table.g.turns[5] == 2
    assert "rewild" not in table.options()
    wall = edge((1, 1), (2, 1))
    table.do("order", f"breach {EDGE_NAMES[wall]}")
    assert table.support("order") == 4
    assert table.g.edge[wall] & BREACH and table.g.markers[0] == 3


@pytest.mark.rule("DW-7.8", "A-22", "A-53", "DW-6.6")
def test_which_walls_can_be_breached() -> None:
    table = turn((1, 0))
    core_wall = edge((1, 0), (0, 0))
    table.factory((1, 1))
    table.factory((2, 0))
    table.wall(edge((1, 0), (2, -1)))
    table.breach(edge((1, 0), (2, 0)))
    expected = {EDGE_NAMES[each] for each in (core_wall, edge((1, 0), (1, 1)), edge((1, 0), (2, -1)))}
    assert table.offered("breach") == expected
    table.put("order", (1, 1))
    between = edge((1, 1), (2, 0))
    table.do("order", f"breach {EDGE_NAMES[between]}")
    table.put("order", (2, 0))
    assert name((1, 1)) in moves(table)
    table.put("order", (3, -1))
    rim = side_edge((3, -1), 1)
    table.wall(rim)
    assert EDGE_NAMES[rim] in table.offered("breach")
    table.g.markers[0] = 0
    assert not table.offered("breach")


@pytest.mark.rule("DW-7.11", "T-58", "DW-13.5")
def test_a_camp_under_a_factory_is_unusable_until_rewilding() -> None:
    table = turn((-3, 0))
    table.g.damage[0] = 1
    table.camp("order", (1, 1))
    table.factory((-3, 0))
    built = table.g.camps[0]
    assert not {"heal", "gather"} & set(table.options())
    table.put("order", (2, 0))
    assert table.offered("regroup") == {name((1, 1))}
    table.g.tile[INDEX[-3, 0]] = WILD
    assert table.offered("regroup") == {name((1, 1)), name((-3, 0))}
    table.put("order", (-3, 0))
    assert {"heal", "gather"} <= set(table.options())
    assert table.g.camps[0] == built


@pytest.mark.rule("DW-6.8")
def test_organizers_share_a_hex() -> None:
    table = turn((2, 0))
    table.put("sect", (1, 1))
    table.mechs((1, 1), 3)
    table.do("order", f"move {name((1, 1))}")
    assert table.at("order") == table.at("sect") == (1, 1)


@pytest.mark.rule("DW-7.1", "DW-7.8")
def test_an_illegal_hex_or_edge_is_refused_with_the_rule() -> None:
    table = turn((1, 0))
    before = table.g.data()
    wall = EDGE_NAMES[edge((1, 0), (2, 0))]
    for text, rule in ((f"move {name((0, 0))}", r"DW-6\.4"), (f"breach {wall}", r"DW-7\.8"), ("rewild", r"DW-7\.9")):
        with pytest.raises(NotOffered, match=rule):
            table.do("order", text)
    assert table.g.data() == before


@pytest.mark.rule("DW-6.1", "DW-6.10", "DW-6.9")
def test_habitat_tokens_and_kinds_of_mechs() -> None:
    table = turn((1, 1))
    table.land("forest", (1, 1))
    table.g.support[0] = 2
    assert "build" in table.options()
    table.factory((1, 1))
    assert "build" not in table.options()
    from hvozd.games.defenders.rules.pollution import add_pollution
    from hvozd.games.defenders.state import TOXIC, sniper_near

    for expected in (1, 2, TOXIC):
        add_pollution(table.g, INDEX[2, 0])
        assert table.pollution_at((2, 0)) == expected
    assert table.g.toxic_sites == 5
    table.mechs((2, 1))
    assert not sniper_near(table.g, INDEX[2, 0])
    table.mechs((1, 1))
    assert sniper_near(table.g, INDEX[2, 0])
