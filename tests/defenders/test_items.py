"""DW-10 and DW-11: items, team-ups, reshuffling."""

import pytest

from hvozd.core import NotOffered
from hvozd.games.defenders.maps.geometry import EDGE_NAMES
from hvozd.games.defenders.rules.decks import draw
from hvozd.games.defenders.state import BREACH
from tests.defenders.table import CARD, Hex, Table, edge, name


def order(at: Hex, card: str = "charrow") -> Table:
    table = Table("order", "sect", organizers=("burrun", "guszper"))
    table.put("order", at)
    table.choose(order=card, sect="rivez")
    table.g.items[:] = [0, 0]
    assert table.g.turn == 0
    return table


@pytest.mark.rule("DW-10.1", "DW-10.2", "DW-10.3")
def test_items_are_used_once_for_nothing_by_the_active_player() -> None:
    table = order((1, 1))
    table.item("sect", "rockets")
    assert not table.offered("use")
    table.item("order", "bread")
    table.do("order", "use bread")
    assert table.g.points == 4 and not table.has_item("order", "bread")
    assert "use bread" not in table.options()


@pytest.mark.rule("DW-10.4", "A-42")
def test_bread_before_and_after_team_ups() -> None:
    table = order((-1, 1))
    table.hand("order", "flika", "sparrin")
    there, back = f"move {name((-1, 2))}", f"move {name((-1, 1))}"
    table.item("order", "bread")
    table.do("order", there, back, there)
    assert table.g.points == 0
    assert table.offered("team-up") == {"flika", "sparrin"}
    table.do("order", "team-up flika", back)
    table.do("order", "use bread", there)
    assert table.g.points == 0
    assert table.offered("team-up") == {"sparrin"}


@pytest.mark.rule("DW-10.5")
def test_potions() -> None:
    table = order((1, 1))
    table.item("order", "potions")
    assert not table.offered("use")
    table.g.damage[0] = 2
    table.do("order", "use potions heal")
    assert table.damage("order") == 1
    table.item("order", "potions")
    table.toxic((1, 1))
    table.do("order", "use potions clear")
    assert table.pollution_at((1, 1)) == 0
    assert (table.damage("order"), table.support("order")) == (2, 2), "Feel the Burn adds one to the one of clearing"
    assert table.g.points == 3


@pytest.mark.rule("DW-10.6")
def test_rockets() -> None:
    table = order((1, 1))
    table.mechs((1, 1), 2)
    table.mechs((2, 0))
    table.wall(edge((1, 1), (2, 0)))
    table.item("order", "rockets")
    assert table.offered("use rockets destroy") == {name((1, 1))}
    table.do("order", f"use rockets destroy {name((1, 1))}")
    assert table.mechs_at((1, 1)) == 1 and table.support("order") == 1
    table.item("order", "rockets")
    wall = edge((1, 1), (2, 0))
    table.do("order", f"use rockets breach {EDGE_NAMES[wall]}")
    assert table.g.edge[wall] & BREACH and table.support("order") == 2 and table.g.markers[0] == 5


@pytest.mark.rule("DW-10.7", "A-43")
def test_maps() -> None:
    table = order((0, 2))
    table.land("forest", (0, 2), (1, 1), (2, 0))
    table.camp("sect", (2, 0))
    table.item("order", "maps")
    table.mechs((0, 2))
    table.do("order", f"use maps move {name((2, 0))}")
    assert table.at("order") == (2, 0) and table.has_item("order", "rockets") and table.g.points == 3
    table.item("order", "maps")
    table.do("order", f"use maps regroup {name((-3, 0))}")
    assert table.at("order") == (-3, 0) and not table.has_item("order", "maps")
    assert table.journal("DamageRolled") == []


@pytest.mark.rule("A-49", "DW-7.10")
def test_gaining_an_item_for_a_point_rolls() -> None:
    table = order((-3, 0))
    table.mechs((-3, 0))
    table.dice(1)
    table.do("order", "gather")
    assert table.has_item("order", "maps") and table.damage("order") == 1


@pytest.mark.rule("T-40", "DW-11.2")
def test_team_up() -> None:
    table = Table("order", "sect", organizers=("guszper",))
    table.put("order", (1, 1))
    table.hand("order", "flika", "popel", "vellum")
    table.choose(order="flika", sect="rivez")
    table.g.items[:] = [0, 0]
    assert table.g.points == 3
    with pytest.raises(NotOffered):
        table.do("order", "team-up popel")
    there, back = f"move {name((2, 0))}", f"move {name((1, 1))}"
    table.do("order", there, back, there)
    assert table.offered("team-up") == {"popel"}
    table.do("order", "team-up popel")
    assert table.g.points == 1
    assert not table.has_item("sect", "maps"), "the ability of the teamed card does not count"
    assert table.g.exhausted[0] == [CARD["popel"], CARD["flika"]]
    table.do("order", back)
    assert table.g.points == 0 and not table.offered("team-up")


@pytest.mark.rule("T-59", "DW-11.3", "A-44")
def test_reshuffle_leaves_the_active_defender_and_its_team() -> None:
    table = order((1, 1), card="flika")
    g = table.g
    pile = [CARD[card] for card in ("tallow", "vellum", "quillane", "kilnar", "popel", "flika")]
    g.exhausted[0] = pile[:]
    g.teamed[0] = 1
    g.decks[0] = [CARD["rystle"]]
    g.hands[0] = []
    draw(g, 0, 2)
    assert g.hands[0][0] == CARD["rystle"] and g.hands[0][1] in pile[:4]
    assert g.exhausted[0] == pile[4:]
    assert len(g.decks[0]) == 3


@pytest.mark.rule("A-44", "DW-11.3")
def test_a_deck_that_cannot_be_filled_waits() -> None:
    table = order((1, 1), card="flika")
    g = table.g
    g.hands[0] = g.hands[0] + g.decks[0]
    g.decks[0] = []
    draw(g, 0, 1)
    assert g.decks[0] == []
    table.end("order", "mechs-base-1").end("sect", "mechs-base-2")
    assert g.decks[0] == [CARD["flika"]] and g.exhausted[0] == []


@pytest.mark.rule("DW-11.4")
def test_killed_cards_never_return() -> None:
    table = order((1, 1), card="flika")
    g = table.g
    g.killed.append(g.decks[0].pop())
    g.exhausted[0][:0] = g.decks[0]
    g.decks[0] = []
    draw(g, 0, 12)
    assert g.killed[0] not in g.hands[0] and g.killed[0] not in g.decks[0]
