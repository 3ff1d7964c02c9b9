"""DW-8: support, camps, leaving the game."""

import pytest

from hvozd.games.defenders.components import TRACK
from hvozd.games.defenders.rules.support import gain_support
from hvozd.games.defenders.state import max_support
from tests.defenders.table import Table, name


@pytest.mark.rule("DW-8.1", "A-02")
@pytest.mark.parametrize(
    ("seats", "needed", "hands"),
    [(2, [2, 3, 4, 5, 6], [4, 5, 5, 6, 7]), (3, [2, 3, 4, 5], [4, 5, 5, 6]), (4, [1, 2, 3, 4], [4, 5, 6, 7])],
)
def test_support_needed_and_hand_sizes(seats: int, needed: list[int], hands: list[int]) -> None:
    table = Table(*("order", "council", "coven", "sect")[:seats])
    found = []
    for left in range(len(needed), 0, -1):
        table.g.camps[0] = left
        found.append(max_support(table.g, 0))
    assert found == needed
    assert [TRACK[seats].hands[space] for space in TRACK[seats].camps] == hands


@pytest.mark.rule("T-46", "DW-8.2", "DW-8.3")
def test_support_stops_at_the_maximum() -> None:
    table = Table("order", "council", "sect")
    table.put("order", (1, 1))
    table.land("forest", (1, 1))
    table.mechs((1, 1), 3)
    table.choose(order="charrow", council="maizex", sect="rivez")
    while table.asked == "ResolveReveals":
        table.do("order", table.options()[0])
    table.dice(0, 0, 0)
    table.do("order", "destroy", "destroy")
    assert table.support("order") == 2
    assert "build" in table.options()
    table.do("order", "destroy")
    assert table.support("order") == 2
    assert table.mechs_at((1, 1)) == 0


@pytest.mark.rule("DW-8.4", "DW-8.5")
def test_building_resets_and_raises_the_maximum() -> None:
    table = Table("order", "sect")
    table.put("order", (1, 1))
    table.land("forest", (1, 1))
    table.g.support[0] = 2
    table.hand("order", "flika", "popel", "vellum", "tallow", "rystle", "quillane")
    table.choose(order="flika", sect="rivez")
    table.do("order", "build")
    assert (table.support("order"), max_support(table.g, 0)) == (0, 3)
    assert len(table.g.hands[0]) == 5, "a hand above the new size is kept"


def final_camp(*factions: str) -> Table:
    """The first faction, Order, is about to build its last camp."""
    table = Table(*factions)
    table.put("order", (1, 1))
    table.land("forest", (1, 1))
    table.g.camps[0] = 1
    table.g.support[0] = max_support(table.g, 0)
    table.hand("order", "flika", "popel")
    cards = {"order": "flika", "council": "maizex", "sect": "rivez"}
    table.choose(**{faction: cards[faction] for faction in factions})
    return table


@pytest.mark.rule("T-60", "DW-8.6", "DW-8.8")
def test_leaving_after_the_final_camp() -> None:
    table = final_camp("order", "council", "sect")
    table.g.items[0] = 0
    table.next_machine("reboot-base-1")
    table.do("order", "build")
    g = table.g
    assert g.out[0] and table.at("order") is None
    assert g.support[0] == len(TRACK[3].hands) - 1
    assert g.direction == -1, "the machine card of this turn is still drawn"
    assert g.turn == 1
    table.put("council", (1, 0))
    table.do("council", f"move {name((1, 1))}")
    assert table.has_item("council", "maps"), "the camps of a player who has left stay usable"
    table.end("council", "mechs-base-1").end("sect", "mechs-base-2")
    now = table.session.decision
    assert now is not None and now.seats == (1, 2)
    assert table.g.first == 1, "A-24: the marker goes on"


@pytest.mark.rule("A-24", "A-25")
def test_marker_and_ongoing_ability_of_a_player_who_has_left() -> None:
    table = Table("council", "order", "sect", organizers=("nexto",))
    table.put("council", (1, 1))
    table.put("order", (0, 2))
    table.land("marsh", (0, 2), (-1, 2), (-1, 3))
    table.g.camps[0] = 1
    table.g.support[0] = max_support(table.g, 0)
    table.choose(council="aexyl", order="flika", sect="zallow")
    while table.asked == "ResolveReveals":
        table.do("council", table.options()[0])
    table.next_machine("reboot-base-1")
    table.do("council", "build")
    assert table.g.out[0] and table.g.turn == 1
    assert name((-2, 3)) in table.offered("move"), "Caravans still works"
    table.end("order", "mechs-base-1").end("sect", "mechs-base-2")
    assert table.g.first == 1


@pytest.mark.rule("T-61", "DW-8.7", "A-26", "DW-20.1")
def test_the_last_one_stays_until_all_is_rewilded() -> None:
    table = final_camp("order", "sect")
    g = table.g
    table.factory((2, 0))
    g.out[1] = True
    g.at[1] = -1
    g.camps[1] = 0
    table.do("order", "build")
    assert not g.out[0] and table.at("order") == (1, 1)
    assert len(g.hands[0]) == 7
    gain_support(g, 0, 1)
    assert table.support("order") == 0
    assert table.result is None
    table.put("order", (2, 0))
    table.do("order", "rewild")
    assert table.result is not None and table.result.winners == (0, 1)
    assert table.asked == "over"


@pytest.mark.rule("A-26")
def test_no_camp_is_left_to_build_for_the_last_one() -> None:
    table = final_camp("order", "sect")
    table.factory((2, 0))
    table.g.out[1] = True
    table.g.at[1] = -1
    table.g.camps[1] = 0
    table.do("order", "build")
    table.put("order", (1, 2))
    table.land("forest", (1, 2))
    assert "build" not in table.options()
