"""The board in a terminal."""

import pytest
from rich.text import Text

from hvozd.core import Rng, Session
from hvozd.games.crescent.components import tables
from tests.crescent.table import Table


def shown(t: Table, who: str | None, lang: str = "en") -> str:
    seat = None if who is None else t.seat(who)
    return Text.from_markup(t.session.game.text(t.view(who), seat, lang)).plain


@pytest.mark.rule("CM-4.4", "CM-4.5")
def test_rivers_and_control_are_drawn() -> None:
    t = (
        Table()
        .put("ford", "warlord", 3, 1, "city")
        .put("ford", "murshid", 0, 0, "token")
        .put("river-2", "caliph", 0, 0, "castle", "palace")
    )
    lines = shown(t, None).splitlines()
    row = next(i for i, line in enumerate(lines) if "Ford" in line)
    ford = lines[row].index("Ford")
    assert lines[row][ford : ford + 14] == "Ford       ◆W≈"
    assert lines[row + 1][ford : ford + 4] == "W3+1"
    assert lines[row + 2][ford : ford + 13] == "ct         •M"
    assert lines[row][ford + 14 : ford + 27] == "River 2    ◆C"
    assert lines[row + 2][ford + 14 : ford + 19] == "cs pl"
    water = lines[row + 3][ford + 14 : ford + 21]
    assert set(water) == {"≈"}


@pytest.mark.rule("CM-5.14", "CM-8.5", "CM-19.2")
def test_the_board_shows_a_seat_only_its_own_secrets() -> None:
    t = Table().hand("sultan", "imam").bazaar("elder", "", "").stall("spy", "raze", "boats", "guide", "judge", "general")
    assert "Your hand:\n  Imam (personality, Murshid): " in shown(t, "sultan")
    assert "Imam" not in shown(t, "caliph")
    assert "Your hand" not in shown(t, None)
    assert "near market (2) Judge, General" in shown(t, None)
    assert "místní trh (2) Soudce, Vojevůdce" in shown(t, None, "cs")


@pytest.mark.parametrize("layout", [*tables("").layouts, "variable"])
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_hundred_columns_are_enough(layout: str, lang: str) -> None:
    session = Session.new("crescent", {"layout": layout}, 2)
    rng = Rng(2)
    for number in range(90):
        if session.decision is None:
            break
        if number % 15 == 0:
            text = session.game.text(session.view(0), 0, lang)
            the_map = Text.from_markup(text).plain.split("◆", 1)[0]
            assert max(len(line) for line in the_map.splitlines()) <= 100
            assert "board-" not in text
        session.play(session.decision.options().sample(rng))
