"""DW-21: one person, two factions, one hand."""

import pytest

from hvozd.core import Session
from hvozd.games.defenders.components import CARD_FACTION
from hvozd.games.defenders.damage import hurt
from hvozd.games.defenders.geometry import INDEX
from hvozd.games.defenders.state import DefendersState, in_game
from tests.defenders.table import CARD, Table, edge, name


def solo(*organizers: str) -> Table:
    return Table("order", "sect", seats=1, organizers=organizers)


@pytest.mark.rule("DW-21.1", "DW-3.8")
@pytest.mark.parametrize("first", range(4))
def test_the_starting_hand_comes_from_both_decks(first: int) -> None:
    session = Session.new("defenders", {"seats": "1", "factions": "order,sect"}, 4)
    session.play("organizer burrun")
    session.play("organizer uzzik")
    session.play(f"deal {first}+{3 - first}")
    g = session.state
    assert isinstance(g, DefendersState)
    assert [CARD_FACTION[card] for card in g.hands[0]].count(0) == first
    assert len(g.hands[0]) == 3 and g.markers == [6, 6] and g.camps == [5, 5]
    assert [len(deck) for deck in g.decks] == [12 - first, 9 + first]


@pytest.mark.rule("DW-21.2", "DW-5.7", "DW-21.10")
def test_any_hand_card_leads_a_turn_of_its_faction() -> None:
    table = solo("guszper", "burrun")
    table.hand("order", "charrow")
    table.hand("sect", "rivez", "ozmo")
    assert table.asked() == "SoloTurn"
    assert table.offered("choose") == {"charrow", "rivez", "ozmo"}
    deck = len(table.g.machine_deck)
    table.do("choose rivez")
    assert table.g.turn == 1 and table.g.points == 3 and table.g.exhausted[1] == [CARD["rivez"]]
    table.do(f"move {name((2, 0))}")
    assert table.at("sect") == (2, 0)
    assert "share" not in table.options()
    table.do("end")
    assert len(table.g.machine_deck) == deck - 1
    table.do("choose ozmo")
    assert table.g.turn == 1, "the factions need not alternate"


@pytest.mark.rule("DW-21.3")
def test_a_faction_without_a_hand_card_may_use_its_deck() -> None:
    table = solo()
    table.hand("order", "flika")
    assert not table.offered("turn-up") or table.offered("turn-up") == {"sect"}
    table.hand("sect")
    assert table.offered("turn-up") == {"sect"}
    top = table.g.decks[1][-1]
    table.do("turn-up sect")
    while table.asked() not in ("TakeActions",):
        table.do(table.options()[0])
    assert table.g.active[1] == top and table.g.turn == 1


@pytest.mark.rule("DW-21.4")
def test_reveal_at_once_ongoing_while_visible_comrades_without_effect() -> None:
    table = solo("guszper", "burrun")
    table.hand("order", "sparrin", "rystle")
    table.hand("sect", "fizzbolt", "gryzz")
    table.wall(edge((-3, 0), (-2, 0)))
    table.do("choose sparrin")
    assert table.damage("order") == 1, "the reveal ability is resolved at once"
    table.next_machine("mechs-base-1")
    table.do("end", "choose fizzbolt").end("mechs-base-2")
    first = table.g.first
    table.do("choose rystle")
    assert table.g.first == first
    assert name((-2, 0)) in table.offered("move"), "Power Down lies on top of the other pile"
    table.end("engines-base-1")
    table.do("choose gryzz").end("engines-base-2")
    assert table.g.active[1] == CARD["gryzz"], "covered"


@pytest.mark.rule("DW-21.5", "DW-15.4")
def test_abilities_and_team_ups_by_faction() -> None:
    table = solo("guszper", "burrun")
    table.hand("order", "popel", "charrow")
    table.hand("sect", "zeroth")
    table.do("choose popel")
    assert table.has_item("order", "maps") and table.has_item("sect", "maps"), "both count as players"
    table.g.points = 0
    assert table.offered("team-up") == {"charrow"}, "Zeroth is of the forest but of the Sect"


@pytest.mark.rule("DW-21.6", "DW-8.5")
def test_drawing_up_to_the_common_hand() -> None:
    table = solo("guszper", "burrun")
    table.put("order", (1, 1))
    table.land("forest", (1, 1))
    table.g.support[0] = 2
    table.hand("order", "charrow")
    table.hand("sect", "rivez", "ozmo")
    decks = [len(deck) for deck in table.g.decks]
    table.do("choose charrow", "build")
    assert len(table.g.hands[0]) == 4
    assert [len(deck) for deck in table.g.decks] == [decks[0] - 2, decks[1]]


@pytest.mark.rule("T-62", "DW-21.7", "A-41")
def test_a_kill_takes_any_card_of_the_common_hand() -> None:
    table = solo("guszper", "burrun")
    table.hand("order", "charrow")
    table.hand("sect", "rivez")
    hurt(table.g, 0, 3)
    assert table.damage("order") == 3 and not table.g.killed, "three is still allowed"
    table.g.damage[1] = 2
    table.g.loaded.append(table.g.hands[0].index(CARD["rivez"]))
    hurt(table.g, 0, 1)
    assert table.g.killed == [CARD["rivez"]]
    assert table.g.damage == [0, 2]


@pytest.mark.rule("DW-21.8")
def test_the_faction_of_the_turn_is_the_active_player() -> None:
    table = solo("guszper", "burrun")
    table.hand("sect", "rivez")
    table.put("sect", (1, 1))
    table.put("order", (-1, 2))
    table.do("choose rivez")
    table.mechs((3, -1))
    table.mechs((-3, 3))
    table.end("mechs-base-1")
    assert table.mechs_at((1, 1)) == 1, "range two for the faction of the turn"
    assert table.mechs_at((-3, 3)) == 1, "range one for the other"


@pytest.mark.rule("DW-21.9", "DW-8.7")
def test_a_faction_leaves_with_its_hand_cards() -> None:
    table = solo("guszper", "burrun")
    table.put("order", (1, 1))
    table.land("forest", (1, 1))
    table.g.camps[0] = 1
    table.g.support[0] = 6
    table.hand("order", "charrow", "kilnar")
    table.hand("sect", "rivez")
    table.next_machine("mechs-base-1")
    table.do("choose charrow", "build")
    g = table.g
    assert in_game(g) == (1,) and g.hands[0] == [CARD["rivez"]]
    assert set(g.exhausted[0]) == {CARD["charrow"], CARD["kilnar"]}
    assert table.asked() == "SoloTurn"
    assert g.active[0] == -1, "its ongoing ability ends with the turn"
    assert all(text.startswith(("choose rivez", "turn-up sect")) for text in table.options())
    table.put("sect", (2, 0))
    table.land("mountain", (2, 0))
    g.camps[1] = 1
    g.support[1] = 6
    table.factory((2, 1))
    table.do("choose rivez", "build")
    assert in_game(g) == (1,) and g.result is None
    assert g.camp[INDEX[2, 0]] == 1
