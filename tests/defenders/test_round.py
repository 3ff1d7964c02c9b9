"""DW-4 and DW-5: the round, secret choice, communication."""

import pytest

from hvozd.core import NotOffered, WrongSeat
from hvozd.core.rng import Rng
from hvozd.games.defenders.components import CARD_HABITAT
from tests.defenders.table import CARD, Table, name


@pytest.mark.rule("DW-4.1", "DW-4.2", "DW-4.3", "DW-5.1", "DW-5.5")
def test_defenders_are_chosen_secretly_and_revealed_together() -> None:
    table = Table("order", "sect")
    table.hand("order", "flika", "popel")
    table.hand("sect", "gryzz", "zallow")
    assert table.asked == "ChooseDefender"
    assert set(table.options(0)) == {"choose flika", "choose popel"}
    table.do("order", "choose flika")
    assert table.g.active == [-1, -1]
    seen = table.session.view(1)
    assert seen.chosen == [0] and seen.players[0].active == -1 and seen.players[0].hand_size == 2
    table.do("sect", "choose zallow")
    assert table.g.active == [CARD["flika"], CARD["zallow"]]
    assert table.session.view(1).players[0].active == CARD["flika"]
    assert table.g.exhausted[0] == [CARD["flika"]]


@pytest.mark.rule("DW-4.2")
def test_an_empty_hand_turns_up_the_top_of_the_deck() -> None:
    table = Table("order", "sect")
    table.hand("sect")
    top = table.g.decks[1][-1]
    table.hand("order", "flika")
    table.g.hands[1].clear()
    table.g.stack[-1] = type(table.g.stack[-1])((0,))
    table.do("order", "choose flika")
    assert table.g.active == [CARD["flika"], top]
    assert top not in table.g.decks[1]


@pytest.mark.rule("DW-4.4", "DW-16.1", "DW-17.1", "DW-18.1", "DW-19.1", "T-39")
def test_comrades_add_up() -> None:
    table = Table("order", "council", "coven", "sect")
    table.choose(order="rystle", council="pottax", coven="willowmere", sect="zallow")
    table.do("order", "resolve coven", "resolve order", "resolve sect")
    assert table.g.first == 2
    assert table.g.turn == 2

    table = Table("order", "council", "coven", "sect")
    table.choose(order="flika", council="braxon", coven="cauldra", sect="gryzz")
    table.do("order", "resolve sect", "resolve council", "resolve order")
    assert table.g.first == 2


@pytest.mark.rule("A-24", "DW-4.4")
def test_comrades_skip_players_who_have_left() -> None:
    table = Table("order", "council", "sect")
    table.g.out[1] = True
    table.g.at[1] = -1
    table.g.stack[-1] = type(table.g.stack[-1])((0, 2))
    table.choose(order="rystle", sect="zallow").do("order", "resolve order")
    assert table.g.first == 2


@pytest.mark.rule("A-29", "DW-4.3")
def test_reveal_abilities_come_in_any_order_the_players_like() -> None:
    table = Table("order", "sect", organizers=("burrun",))
    table.g.damage[0] = 3
    table.choose(order="sparrin", sect="zallow")
    assert table.asked == "ResolveReveals"
    assert table.options() == ["resolve order", "resolve sect"]
    table.do("order", "resolve sect")
    assert table.has_item("sect", "rockets")
    assert table.damage("order") == 0 and len(table.g.killed) == 1
    assert table.asked == "TakeActions"


@pytest.mark.rule("DW-4.5", "DW-4.6", "DW-4.7", "DW-4.8", "A-50")
def test_turns_go_clockwise_with_a_machine_card_each() -> None:
    table = Table("order", "council", "sect")
    table.g.first = 1
    table.choose(order="flika", council="pottax", sect="zallow")
    table.do("council", "resolve order", "resolve council")
    left = len(table.g.machine_deck)
    assert (table.g.turn, table.g.points) == (1, 3)
    table.do("council", f"move {name((2, 0))}")
    assert table.g.points == 2
    table.end("council")
    assert (table.g.turn, table.g.points, len(table.g.machine_deck)) == (2, 3, left - 1)
    table.end("sect", "mechs-base-1").end("order", "mechs-base-2")
    assert table.asked == "ChooseDefender"
    assert table.g.active == [-1, -1, -1]
    assert [CARD["flika"]] == table.g.exhausted[0]


@pytest.mark.rule("DW-4.6")
def test_an_action_without_points_is_refused_and_changes_nothing() -> None:
    table = Table("order", "sect").choose(order="popel", sect="gryzz")
    table.do("order", "resolve order")
    table.g.turn = 0
    table.end("sect")
    table.do("order", f"move {name((-2, 0))}", f"move {name((-3, 0))}")
    assert table.g.points == 0
    before = table.g.data()
    with pytest.raises(NotOffered, match=r"DW-4\.6"):
        table.do("order", f"move {name((-2, 0))}")
    with pytest.raises(WrongSeat):
        table.session.play("end", 1)
    assert table.g.data() == before


@pytest.mark.rule("DW-4.9", "DW-15.2")
def test_ongoing_abilities_work_from_the_reveal_to_the_end_of_the_round() -> None:
    table = Table("council", "sect", organizers=("nexto",))
    table.land("marsh", (2, 0), (1, 1), (0, 2))
    table.choose(council="aexyl", sect="zallow")
    table.end("council", "reboot-base-1")
    assert table.g.turn == 1
    assert name((0, 2)) in table.offered("move")
    table.end("sect", "mechs-base-1")
    assert table.g.active == [-1, -1]


@pytest.mark.rule("DW-5.1", "DW-5.2", "DW-5.6", "A-51")
def test_only_habitats_are_told_and_nothing_while_choosing() -> None:
    table = Table("order", "sect")
    table.hand("order", "flika", "popel", "vellum")
    assert table.asides("order") == table.asides("sect") == []
    table.choose(order="flika", sect="zallow").do("order", "resolve order")
    assert table.session.view(1).players[0].shared == []
    table.aside("order", "share")
    assert table.session.view(1).players[0].shared == [1, 0, 0, 1]
    assert table.asides("order") == [] and table.asides("sect") == ["share"]
    imagined = table.session.game.determinize(table.g, 1, Rng(5))
    assert sorted(CARD_HABITAT[card] for card in imagined.hands[0]) == [0, 3]


@pytest.mark.rule("DW-5.2")
def test_what_was_told_is_kept_up_or_forgotten() -> None:
    table = Table("order", "sect")
    table.hand("order", "flika", "popel", "vellum")
    table.choose(order="flika", sect="zallow").do("order", "resolve order").aside("order", "share")
    move = [f"move {name((-2, 0))}", f"move {name((-3, 0))}", f"move {name((-2, 0))}"]
    table.do("order", *move, "team-up popel")
    assert table.g.shared[0] == [0, 0, 0, 1]


@pytest.mark.rule("DW-5.3", "DW-5.4", "DW-5.5")
def test_the_view_shows_the_table_and_hides_hands_and_orders() -> None:
    table = Table("order", "sect")
    table.hand("order", "flika", "popel")
    own, other, stranger = (table.session.view(seat) for seat in (0, 1, None))
    assert sorted(own.hand) == sorted([CARD["flika"], CARD["popel"]])
    assert stranger.hand == [] and CARD["flika"] not in other.hand
    assert other.players[0].hand_size == 2 and other.players[0].deck_size == 10
    assert other.arrows == [-1, -1, -1, -1, -1, 0]
    assert other.machine_left == sorted(table.g.machine_deck)
    table.choose(order="flika", sect="zallow")
    assert table.session.view(1).players[0].active == CARD["flika"]


@pytest.mark.rule("DW-5.5")
def test_what_everybody_can_work_out_is_not_dealt_anew() -> None:
    table = Table("order", "sect")
    table.hand("order", "flika", "popel")
    table.g.exhausted[0] = table.g.decks[0][:]
    table.g.decks[0] = []
    from hvozd.games.defenders.rules.decks import refill

    refill(table.g, 0)
    for seed in range(5):
        imagined = table.session.game.determinize(table.g, 1, Rng(seed))
        assert sorted(imagined.hands[0]) == sorted(table.g.hands[0])
