"""What the chips of the seats show as points: the own, "?" where they are hidden, nothing in a game without points."""

import re

import pytest

from hvozd.core import Session
from hvozd.core.state import Result
from hvozd.web.live import Live, Scene
from hvozd.web.store import Seat
from tests.crescent.table import Table


def chips(session: Session, seat: int | None) -> list[str]:
    scene = Scene(session.game, session.state, [Seat() for _ in range(session.state.seats)], seat, "en")
    return re.findall(r'<strong id="chip-score-\d">([^<]*)</strong>', Live(scene).chips())


@pytest.mark.rule("CM-5.14", "CM-16.1")
@pytest.mark.row("C8")
def test_hidden_points_are_a_question_mark() -> None:
    t = Table()
    t.g.vp = [5, 6, 7, 8, 9]
    assert t.session.game.scores(t.g, 2) == (None, None, 7, None, None)
    assert t.session.game.scores(t.g) == (None,) * 5
    assert chips(t.session, 2) == ["?", "?", "7", "?", "?"]
    assert chips(t.session, None) == ["?"] * 5
    t.g.result = Result((4,), (5, 6, 7, 8, 9), "most victory points")
    assert chips(t.session, None) == ["5", "6", "7", "8", "9"]


@pytest.mark.row("C8")
def test_a_game_without_points_shows_none() -> None:
    session = Session.new("defenders", {}, 3)
    assert session.game.scores(session.state, 0) == ()
    assert chips(session, 0) == []


@pytest.mark.row("C8")
def test_open_points_are_shown_to_all() -> None:
    session = Session.new("root", {"factions": "marquise,eyrie"}, 3)
    assert chips(session, None) == ["0", "0"]


@pytest.mark.rule("CM-19.3")
@pytest.mark.row("C4")
def test_the_page_asks_nobody_for_whom_the_wish_answers() -> None:
    t = Table().hand("sultan", "general").hand("caliph", "spy")
    t.passing = False
    t.turn("warlord")

    def asked(seat: int, paused: bool = False) -> bool:
        seats = [Seat() for _ in range(5)]
        return Live(Scene(t.session.game, t.g, seats, seat, "en", mine={seat}, paused=paused)).asked

    assert (t.asked, asked(t.seat("sultan"))) == ("Window sultan", False)
    assert asked(t.seat("sultan"), paused=True), "as long as nobody answers for it"
    t.play("sultan: pass")
    assert (t.asked, asked(t.seat("caliph")), asked(t.seat("sultan"))) == ("Window caliph", True, False)
