"""DW-5: what may be told of hands, by whom and when."""

import io

import pytest
from rich.console import Console

from hvozd.core import Rng, Session, WrongSeat
from hvozd.games.defenders.state import NONE, DefendersState
from hvozd.tui.table import Left
from hvozd.tui.table import Table as Desk
from tests.defenders.table import Table, name


def revealed() -> Table:
    """Three players have revealed; the Order is first, and has an ability to resolve, as the Sect has."""
    table = Table("order", "council", "sect")
    table.hand("order", "flika", "popel", "vellum")
    table.hand("council", "maizex", "acornix")
    return table.choose(order="flika", council="maizex", sect="zallow")


@pytest.mark.rule("DW-5.2", "DW-5.6", "A-51")
@pytest.mark.row("D4")
def test_habitats_are_told_at_any_time_after_the_reveal_by_anybody() -> None:
    """Asked or not: while abilities are resolved, in the own turn, in the turn of another."""
    table = revealed()
    assert table.asked == "ResolveReveals"
    for faction in ("order", "council", "sect"):
        assert table.asides(faction) == ["share"], faction
    table.aside("council", "share")
    table.do("order", "resolve order")
    assert table.asked == "TakeActions" and table.g.turn == 0
    table.aside("sect", "share").do("order", f"move {name((-2, 0))}").aside("order", "share")
    assert all(table.g.shared)
    told = [event.player for event in table.journal("HabitatsShared")]  # type: ignore[attr-defined]
    assert told == [1, 2, 0]


@pytest.mark.rule("DW-5.6")
@pytest.mark.row("D4")
def test_nobody_is_asked_and_the_question_stays_open() -> None:
    table = revealed()
    before, now = table.g.clone(), table.session.decision
    assert now is not None and "share" not in table.options()
    table.aside("council", "share")
    after = table.session.decision
    assert after is not None and (after.step, after.number) == (now.step, now.number)
    assert table.g.stack == before.stack and table.g.shared[1] != []
    table.session.play("resolve order", 0, now.number)


@pytest.mark.rule("DW-5.1", "DW-5.6")
@pytest.mark.row("D4")
def test_silence_while_defenders_are_chosen() -> None:
    table = Table("order", "council", "sect")
    table.do("order", f"choose {table.options(0)[0].split()[1]}")
    for faction in ("order", "council", "sect"):
        assert table.asides(faction) == []
    before = table.g.data()
    with pytest.raises(WrongSeat):
        table.aside("order", "share")
    assert table.g.data() == before


@pytest.mark.rule("DW-5.2", "DW-8.6")
@pytest.mark.row("D4")
def test_one_who_has_nothing_new_to_tell_has_nothing_to_say() -> None:
    table = revealed()
    table.aside("council", "share")
    assert table.asides("council") == []
    table.g.hands[0].clear()
    assert table.asides("order") == [], "an empty hand has no habitats"
    table.g.out[2] = True
    assert table.asides("sect") == []


@pytest.mark.rule("DW-21.10", "DW-5.7")
@pytest.mark.row("D4")
def test_alone_there_is_nobody_to_tell() -> None:
    """And no silence either: the one player sees the whole hand of both factions, and chooses from it openly."""
    table = Table("order", "sect", seats=1, organizers=("guszper", "burrun"))
    table.hand("order", "charrow")
    table.hand("sect", "rivez", "ozmo")
    table.only("order", "choose charrow", "choose ozmo", "choose rivez")
    assert len(table.session.view(0).hand) == 3 and table.g.secret == []
    table.do("sect", "choose rivez")
    assert table.asides("order") == table.asides("sect") == []
    assert table.session.view(0).players[1].active == table.g.active[1] != NONE, "it is not laid face down first"


@pytest.mark.rule("DW-5.2")
@pytest.mark.row("D4")
def test_a_game_with_asides_can_be_written_down_and_played_again() -> None:
    session, rng, told = Session.new("defenders", {"seats": "3"}, 8), Rng(8), 0
    while (now := session.decision) is not None and session.state.number < 60:
        for seat in range(3):
            for action in session.state.asides(seat):
                session.play(action, seat)
                told += 1
        session.play(now.options().sample(rng), now.seat)
    assert told > 2
    again = Session.resume(session.record)
    assert isinstance(again.state, DefendersState)
    assert again.state == session.state and again.record.lines == session.record.lines


@pytest.mark.rule("DW-5.6")
@pytest.mark.row("D4")
def test_in_the_terminal_people_tell_in_their_turn_and_in_that_of_another() -> None:
    """`share` is listed for whoever is asked; another person at the screen says it behind the name of the seat."""
    table = revealed()
    lines = iter(["", "council: end", "council: share", "order: share", "sect: dance", "resolve order", "q"])
    screen = io.StringIO()
    console = Console(file=screen, width=110)
    desk = Desk(table.session, [None, None, None], "en", console, lambda _: next(lines))
    with pytest.raises((Left, StopIteration)):
        desk.run()
    assert [bool(told) for told in table.g.shared] == [True, True, False]
    shown = screen.getvalue()
    assert "ell the habitats of your hand" in shown
    assert shown.count("It is somebody else's decision now") == 2, "what cannot be done so is told"
    assert "The Council holds" in shown and "The Order holds" in shown
