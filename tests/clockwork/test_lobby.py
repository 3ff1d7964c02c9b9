"""A person alone against each bot at the table in the browser, at every difficulty and with all its traits."""

import re
from collections.abc import Callable

import pytest

from hvozd.games.root.hooks import DIFFICULTIES, FACTIONS
from tests.web.conftest import Person, come, only_installed_games

__all__ = ["come", "only_installed_games"]
BOTS = [one for one in FACTIONS if one.automatic]


@pytest.mark.parametrize("number", range(len(BOTS)), ids=[one.name for one in BOTS])
def test_a_person_opens_a_table_with_each_bot(come: Callable[[], Person], number: int) -> None:
    bot, difficulty = BOTS[number], DIFFICULTIES[number % 4]
    person = come()
    own = "eyrie" if bot.stands_for != "eyrie" else "marquise"
    person.open(
        **{
            "option-factions": f"{own},{bot.name}",
            "option-difficulty": difficulty,
            "option-traits": ",".join(bot.traits),
            "option-services": "none",
            "option-clockwork": "none",
            "seat-1": "random",
        }
    )
    for _ in range(12):
        if person.table.session.decision is not None:
            assert person.send().status_code == 200
    view = person.table.session.view(0)
    assert view.seats[1].board.difficulty == difficulty
    assert view.seats[1].board.traits == list(bot.traits)
    page = person.client.get(f"/t/{person.id}").text
    assert "trait-text" not in page and "board-bot" not in page
    assert "(RB-" in page, "the journal tells the rules of what the bot did"
    assert re.search(r'<li id="j-\d+"[^>]* title="[^"]+\."', page), "and what they say, on tap"


def test_a_bot_needs_nobody_and_a_person_takes_a_seat_that_is_free(come: Callable[[], Person]) -> None:
    person = come()
    person.open(**{"option-factions": "electric_eyrie,vagabot,marquise", "seat-0": "me", "seat-1": "random", "seat-2": "random"})
    assert [seat.name for seat in person.table.row.seats[:2]] == ["clockwork", "clockwork"]
    assert person.table.seats_of(person.table.row.host) == [2]
    assert person.table.session.decision is not None and person.table.session.decision.seats == (2,)


def test_the_preset_against_the_clockwork_has_no_variants(come: Callable[[], Person]) -> None:
    person = come()
    answer = person.client.post("/tables", data={"game": "root", "preset": "2"})
    person.id = str(answer.url).split("/t/")[1]
    view = person.table.session.view(0)
    assert [seat.faction for seat in view.seats] == ["marquise", "electric_eyrie", "automated_alliance", "vagabot"]
    assert view.variants == []
    assert {(seat.board.difficulty, tuple(seat.board.traits), seat.board.services) for seat in view.seats[1:]} == {
        ("default", (), "")
    }
