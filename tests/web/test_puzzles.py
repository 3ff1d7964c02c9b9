"""Puzzles on the server: the list, the shared link, the table, and what it says until the task is done or missed."""

import html
import re
from collections.abc import Callable

import pytest

from hvozd.core import find_game, game_names
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.puzzles import Puzzle, puzzles_of
from hvozd.kit.texts import Texts, locale_folders
from hvozd.web.history import ended
from tests.cardboard.test_puzzles import answers
from tests.web.conftest import Person

Come = Callable[[], Person]
FIRST = [next(iter(puzzles_of(find_game(game)).values())) for game in game_names() if puzzles_of(find_game(game))]


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Agents do not play by themselves: the line of the puzzle answers for everybody."""
    monkeypatch.setattr("hvozd.web.opponents.Agents.wake", lambda self: None)


def begin(person: Person, puzzle: Puzzle, lang: str = "en") -> int:
    answer = person.client.post(f"/puzzles/{puzzle.game}/{puzzle.name}", data={}, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    found = re.search(r"/t/([\w-]+)\?seat=(\d)", str(answer.url))
    assert found
    person.id = found[1]
    return int(found[2])


def said(person: Person, seat: int, lang: str = "en") -> str:
    """The box beside the table."""
    page = person.client.get(f"/t/{person.id}", params={"lang": lang, "seat": seat}).text
    found = re.search(r'<section[^>]*id="lesson".*?</section>', page, re.S)
    return html.unescape(found[0]) if found else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_has_all_of_them(come: Come, lang: str) -> None:
    page = html.unescape(come().client.get("/puzzles", params={"lang": lang}).text)
    for game in game_names():
        texts = Texts(locale_folders(find_game(game)), lang)
        for puzzle in puzzles_of(find_game(game)).values():
            assert f"/puzzles/{game}/{puzzle.name}" in page
            assert texts.get(puzzle.key("title")) in page and texts.get(puzzle.key("task")) in page
            assert texts.get(puzzle.key("told")) not in page


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda one: one.game)
def test_a_puzzle_is_solved_at_its_table(come: Come, puzzle: Puzzle) -> None:
    """It is open until the last answer of its line; the games of puzzles are no games for history."""
    person = come()
    link = person.client.get(f"/puzzles/{puzzle.game}/{puzzle.name}")
    assert link.status_code == 200
    seat = begin(person, puzzle)
    told = Texts(locale_folders(find_game(puzzle.game)), "en").get(puzzle.key("told"))
    assert "Not solved yet." in said(person, seat) and told in said(person, seat)
    shadow = person.table.session.clone()
    for text in answers(puzzle, shadow):
        assert "Not solved yet." in said(person, seat)
        session = person.table.session
        while session.decision is not None and seat not in session.decision.seats:
            session = person.table.session
            now = session.decision
            assert now is not None
            person.table.play(session.game.write(session.state, next(iter(now.options(now.seat)))), now.seat, now.number)
            session = person.table.session
        body = {"seat": seat, "number": session.state.number, "action": text}
        answer = person.client.post(f"/t/{person.id}/play", json=body)
        assert answer.status_code == 200, answer.text
    assert "Solved!" in said(person, seat) and "Vyřešeno!" in said(person, seat, "cs")
    assert ended(person.table.store) == []


def test_one_who_misses_it_is_told(come: Come) -> None:
    person, puzzle = come(), puzzles_of(find_game("defenders"))["through-the-breach"]
    seat = begin(person, puzzle)
    body = {"seat": seat, "number": person.table.session.state.number, "action": "end"}
    assert person.client.post(f"/t/{person.id}/play", json=body).status_code == 200
    assert "Not solved this time" in said(person, seat)


def test_there_is_no_such_puzzle(come: Come) -> None:
    assert come().client.get("/puzzles/root/nothing").status_code == 404
