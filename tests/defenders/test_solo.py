"""DW-21: one person, two factions, one hand."""

import pytest

from hvozd.core import Session
from hvozd.games.defenders.components import CARD_FACTION
from hvozd.games.defenders.maps.geometry import INDEX
from hvozd.games.defenders.rules.damage import hurt
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
    assert table.asked == "SoloTurn"
    assert table.offered("choose") == {"charrow", "rivez", "ozmo"}
    deck = len(table.g.machine_deck)
    table.do("sect", "choose rivez")
    assert table.g.turn == 1 and table.g.points == 3 and table.g.exhausted[1] == [CARD["rivez"]]
    table.do("sect", f"move {name((2, 0))}")
    assert table.at("sect") == (2, 0)
    assert table.asides("sect") == table.asides("order") == []
    table.do("sect", "end")
    assert len(table.g.machine_deck) == deck - 1
    table.do("sect", "choose ozmo")
    assert table.g.turn == 1, "the factions need not alternate"


@pytest.mark.rule("DW-21.3")
def test_a_faction_without_a_hand_card_may_use_its_deck() -> None:
    table = solo()
    table.hand("order", "flika")
    assert not table.offered("turn-up") or table.offered("turn-up") == {"sect"}
    table.hand("sect")
    assert table.offered("turn-up") == {"sect"}
    top = table.g.decks[1][-1]
    table.do("sect", "turn-up sect")
    while table.asked not in ("TakeActions",):
        table.do("sect", table.options()[0])
    assert table.g.active[1] == top and table.g.turn == 1


@pytest.mark.rule("DW-21.4")
def test_reveal_at_once_ongoing_while_visible_comrades_without_effect() -> None:
    table = solo("guszper", "burrun")
    table.hand("order", "sparrin", "rystle")
    table.hand("sect", "fizzbolt", "gryzz")
    table.wall(edge((-3, 0), (-2, 0)))
    table.do("order", "choose sparrin")
    assert table.damage("order") == 1, "the reveal ability is resolved at once"
    table.next_machine("mechs-base-1")
    table.do("order", "end").do("sect", "choose fizzbolt").end("sect", "mechs-base-2")
    first = table.g.first
    table.do("order", "choose rystle")
    assert table.g.first == first
    assert name((-2, 0)) in table.offered("move"), "Power Down lies on top of the other pile"
    table.end("order", "engines-base-1")
    table.do("sect", "choose gryzz").end("sect", "engines-base-2")
    assert table.g.active[1] == CARD["gryzz"], "covered"


@pytest.mark.rule("DW-21.5", "DW-15.4")
def test_abilities_and_team_ups_by_faction() -> None:
    table = solo("guszper", "burrun")
    table.hand("order", "popel", "charrow")
    table.hand("sect", "zeroth")
    table.do("order", "choose popel")
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
    table.do("order", "choose charrow", "build")
    assert len(table.g.hands[0]) == 4
    assert [len(deck) for deck in table.g.decks] == [decks[0] - 2, decks[1]]


@pytest.mark.rule("DW-21.7")
@pytest.mark.row("D1")
@pytest.mark.parametrize(("before", "wounds", "dies"), [(0, 2, False), (0, 3, True), (1, 1, False), (2, 1, True), (2, 2, True)])
def test_three_wounds_or_more_kill_in_solo(before: int, wounds: int, dies: bool) -> None:
    table = solo("guszper", "burrun")
    table.hand("order", "charrow")
    table.hand("sect", "rivez")
    table.g.damage[:] = [before, 2]
    table.g.loaded.append(table.g.hands[0].index(CARD["rivez"]))
    hurt(table.g, 0, wounds)
    assert table.g.killed == ([CARD["rivez"]] if dies else [])
    assert table.g.damage == [0 if dies else before + wounds, 2], "the other faction keeps its own"
    assert table.session.view(0).most_damage == 2


@pytest.mark.rule("DW-9.6")
@pytest.mark.row("D1")
def test_with_several_players_three_wounds_are_borne() -> None:
    table = Table("order", "sect")
    hurt(table.g, 0, 3)
    assert table.damage("order") == 3 and not table.g.killed
    hurt(table.g, 0, 1)
    assert table.damage("order") == 0 and len(table.g.killed) == 1


@pytest.mark.rule("T-62", "DW-21.7", "A-41")
@pytest.mark.row("D1")
def test_a_kill_takes_any_card_of_the_common_hand() -> None:
    table = Table("order", "sect", seats=1, organizers=("guszper", "burrun"), rulings="A-41")
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
    table.do("sect", "choose rivez")
    table.mechs((3, -1))
    table.mechs((-3, 3))
    table.end("sect", "mechs-base-1")
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
    table.do("order", "choose charrow", "build")
    g = table.g
    assert in_game(g) == (1,) and g.hands[0] == [CARD["rivez"]]
    assert set(g.exhausted[0]) == {CARD["charrow"], CARD["kilnar"]}
    assert table.asked == "SoloTurn"
    assert g.active[0] == -1, "its ongoing ability ends with the turn"
    assert all(text.startswith(("choose rivez", "turn-up sect")) for text in table.options())
    table.put("sect", (2, 0))
    table.land("mountain", (2, 0))
    g.camps[1] = 1
    g.support[1] = 6
    table.factory((2, 1))
    table.do("sect", "choose rivez", "build")
    assert in_game(g) == (1,) and g.result is None
    assert g.camp[INDEX[2, 0]] == 1
