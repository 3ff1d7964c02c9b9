"""Guided first turns, as the server tells them: every room's lesson along its path and off it, in both languages."""

import html
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from hvozd.core import Rng, find_game, game_names
from hvozd.core.flow import decision
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.lessons import Lesson, Told, fits, fitting, lessons_of, told
from hvozd.kit.texts import Texts, locale_folders
from hvozd.web.copies import Table
from hvozd.web.history import ended
from tests.web.conftest import Person
from tests.web.test_app import finish

Come = Callable[[], Person]
LESSONS = [(game, name) for game in game_names() for name in lessons_of(find_game(game))]
MOST = 400
"""More actions than a lesson has, whatever the others do."""


def of(game: str, name: str) -> Lesson:
    return lessons_of(find_game(game))[name]


def begin(person: Person, game: str, name: str, lang: str = "en") -> Lesson:
    """Open the table of a lesson."""
    answer = person.client.post(f"/lessons/{game}/{name}", data={}, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    person.id = re.search(r"/t/([\w-]+)", str(answer.url))[1]  # type: ignore[index]
    return of(game, name)


def here(person: Person, lesson: Lesson) -> Told:
    record = person.table.session.record
    return told(person.table.session.game, lesson, record.header, record.lines)


def own_turn(table: Table, lesson: Lesson) -> bool:
    """Let everybody else play by chance until the learner is asked; whether that happens."""
    for _ in range(MOST):
        now = table.session.decision
        if now is None:
            return False
        if lesson.seat in now.seats and now.spared is None:
            return True
        seat = now.seats[0]
        action = now.spared or now.options(seat).sample(Rng(table.session.state.number))
        table.play(table.session.game.write(table.session.state, action), seat, table.session.state.number)
    return False


def said(person: Person, lesson: Lesson, lang: str = "en") -> str:
    """The lesson as the page shows it, without its marks."""
    page = person.client.get(f"/t/{person.id}", params={"lang": lang, "seat": lesson.seat}).text
    found = re.search(r'<section[^>]*id="lesson".*?</section>', page, re.S)
    return html.unescape(re.sub(r"<[^>]+>", " ", found[0])) if found else ""


def play(person: Person, lesson: Lesson, action: Any) -> None:
    session = person.table.session
    text = session.game.write(session.state, action)
    answer = person.client.post(
        f"/t/{person.id}/play", json={"seat": lesson.seat, "number": session.state.number, "action": text}
    )
    assert answer.status_code == 200, answer.text


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Agents do not play by themselves: the test lets others play by chance, so that nothing depends on who is faster."""
    monkeypatch.setattr("hvozd.web.opponents.Agents.wake", lambda self: None)


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.usefixtures("still")
def test_a_lesson_along_its_path(come: Come, game: str, name: str) -> None:
    """Every step is told in its turn, with what it suggests; the last one ends the lesson, and the table goes on."""
    person = come()
    lesson = begin(person, game, name)
    texts = Texts(locale_folders(find_game(game)), "en")
    seen: list[str] = []
    while own_turn(person.table, lesson):
        now = here(person, lesson)
        if now.place.over(lesson):
            break
        if now.step is None:
            assert "all yours" in said(person, lesson)
        else:
            seen.append(now.step.say)
            page = said(person, lesson)
            assert texts.get(lesson.key(now.step.say)) in page
            assert all((texts.get(lesson.key(part)) in page) for part in now.step.before)
            assert ("Try:" in page) == (now.action is not None) == bool(now.step.do)
        asked = person.table.session.decision
        assert asked is not None
        play(person, lesson, now.action or asked.options(lesson.seat).sample(Rng(len(seen))))
    assert seen == [step.say for step in lesson.steps], "a lesson whose steps do not come in their order teaches nobody"
    assert texts.get(lesson.key("end")) in said(person, lesson)


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.usefixtures("still")
def test_a_lesson_off_its_path(come: Come, game: str, name: str) -> None:
    """Whoever does something else is answered, never stopped; the lesson goes on or ends, and can be left."""
    person = come()
    lesson = begin(person, game, name)
    strays, session = 0, person.table.session
    while own_turn(person.table, lesson) and not (now := here(person, lesson)).place.over(lesson) and strays < 3:
        session, step = person.table.session, now.step
        assert session.decision is not None
        offered = list(session.decision.options(lesson.seat))
        others = [one for one in offered if step and step.do and not fits(session.game.write(session.state, one), step)]
        action = others[0] if others else now.action or offered[0]
        play(person, lesson, action)
        strays += bool(others)
        if others and own_turn(person.table, lesson):
            assert step is not None
            after = here(person, lesson)
            assert after.place.aside == step.say
            own = lesson.key(f"{step.say}-else")
            texts = Texts(locale_folders(find_game(game)), "en")
            expected = texts.get(own) if texts.has(own) else "You went your own way"
            assert expected in said(person, lesson)
    assert strays, "there is nothing else to do in this lesson"
    assert person.client.post(f"/t/{person.id}/lesson", json={"seat": lesson.seat}).status_code == 200
    assert said(person, lesson) == ""


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_has_all_its_words_in_both_languages(game: str, name: str) -> None:
    lesson = of(game, name)
    wanted = {"title", "who", "win", "end", *(part for step in lesson.steps for part in (step.say, *step.before))}
    own = {lang: Texts(locale_folders(find_game(game)), lang) for lang in LANGUAGES}
    for part in wanted:
        told = [own[lang].get(lesson.key(part)) for lang in LANGUAGES]
        assert lesson.key(part) not in told, f"{part} is not told"
        assert len(set(told)) == len(LANGUAGES), f"{part} is told in one language only"
    questions = {kind.__struct_config__.tag for kind in find_game(game).questions}
    assert {step.ask for step in lesson.steps} <= questions
    assert 5 <= len(lesson.steps) <= 10


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.usefixtures("still")
def test_a_lesson_tells_nothing_that_is_hidden(come: Come, game: str, name: str) -> None:
    """Another deal of all that the learner cannot see gives the same words."""
    person = come()
    lesson = begin(person, game, name)
    for turn in range(6):
        if not own_turn(person.table, lesson) or here(person, lesson).place.over(lesson):
            break
        session = person.table.session
        now = here(person, lesson)
        other = session.game.determinize(session.state, lesson.seat, Rng(turn))
        asked = decision(other)
        assert asked is not None
        number, action = fitting(session.game, lesson, other, asked, now.place)
        assert (number, action) == ((now.number if now.step else -1), now.action)
        assert session.decision is not None
        play(person, lesson, now.action or session.decision.options(lesson.seat).sample(Rng(turn)))


def test_lessons_are_listed_and_linked(come: Come) -> None:
    person = come()
    for lang, word in (("en", "Begin the lesson"), ("cs", "Začít lekci")):
        page = person.client.get("/lessons", params={"lang": lang}).text
        for game, name in LESSONS:
            assert f'action="/lessons/{game}/{name}"' in page
        assert word in person.client.get(f"/lessons/{LESSONS[0][0]}/{LESSONS[0][1]}", params={"lang": lang}).text
    assert person.client.get("/lessons/root/nobody").status_code == 404
    assert person.client.post("/lessons/root/nobody", data={}).status_code == 404


@pytest.mark.usefixtures("still")
def test_a_lesson_is_for_its_learner_and_outlives_the_server(come: Come) -> None:
    person, other = come(), come()
    game, name = LESSONS[-1]
    lesson = begin(person, game, name)
    assert said(person, lesson)
    assert 'id="lesson"' not in other.client.get(f"/t/{person.id}").text
    assert 'id="lesson"' not in person.client.get(f"/t/{person.id}", params={"seat": "none"}).text
    assert other.client.post(f"/t/{person.id}/lesson", json={"seat": lesson.seat}).status_code == 403
    before = said(person, lesson)
    person.tables._open.clear()
    assert said(person, lesson) == before
    assert person.client.post(f"/t/{person.id}/lesson", json={"seat": lesson.seat}).status_code == 200
    assert person.client.post(f"/t/{person.id}/lesson", json={"seat": lesson.seat}).status_code == 200
    assert said(person, lesson) == ""


FACTIONS = [("root", "corvids", ["easy", "friend"], 3), ("crescent", "caliph", ["easy"] * 4, 5), ("harrow", "fairfolk", [], 3)]


@pytest.mark.parametrize(("game", "mine", "others", "seats"), [*FACTIONS, ("defenders", "sect", ["friend"], 2)])
@pytest.mark.usefixtures("still")
def test_three_answers_are_a_table(come: Come, game: str, mine: str, others: list[str], seats: int) -> None:
    """The faction that was chosen is mine; the others sit where they were put."""
    person = come()
    fields = {f"seat-{place}": kind for place, kind in enumerate(others, 1)}
    answer = person.client.post("/tables", data={"game": game, "mine": mine, **fields})
    assert answer.status_code == 200, answer.text
    person.id = re.search(r"/t/([\w-]+)", str(answer.url))[1]  # type: ignore[index]
    table = person.table
    names = table.session.game.seat_names(table.session.state)
    assert len(names) == seats
    held = [seat for seat, one in enumerate(table.row.seats) if one.guest]
    assert [names[seat].replace("-", "") for seat in held] == [mine]
    free = [one for one in table.row.seats if one.key and not one.guest]
    assert len(free) == others.count("friend")


@pytest.mark.usefixtures("still")
def test_three_answers_with_the_clockwork(come: Come) -> None:
    person = come()
    fields = {"seat-1": "clockwork:electric_eyrie", "seat-2": "hard"}
    answer = person.client.post("/tables", data={"game": "root", "mine": "marquise", **fields})
    person.id = re.search(r"/t/([\w-]+)", str(answer.url))[1]  # type: ignore[index]
    names = person.table.session.game.seat_names(person.table.session.state)
    assert names[:2] == ("marquise", "electric_eyrie")
    assert [one.name for one in person.table.row.seats[1:]] == ["clockwork", "hard"]
    assert person.client.post("/tables", data={"game": "root", "mine": "marquise", "seat-1": "nobody"}).status_code == 400
    assert person.client.post("/tables", data={"game": "root", "mine": "nobody", "seat-1": "easy"}).status_code == 404


LIGHT = """
import zlib
from starlette.testclient import TestClient
from hvozd.web.app import application
with TestClient(application()) as client:
    for lang in ("en", "cs"):
        page = client.get("/", params={"lang": lang}).content
        print(len(page), len(zlib.compress(page)))
"""


def test_the_lobby_is_light() -> None:
    """In a process of its own: other tests have games of their own, and the lobby shows them."""
    told = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, check=True, text=True).stdout.split()
    assert len(told) == 4
    assert all(0 < int(whole) < 60_000 for whole in told[::2]) and all(int(pressed) < 10_000 for pressed in told[1::2])


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("leaves", [False, True])
def test_a_lesson_counts_neither_in_history_nor_in_ratings(come: Come, leaves: bool) -> None:
    ann = come()
    ann.client.post("/me/settings", data={"name": "Annabel", "rated": "on"})
    lesson = begin(ann, *LESSONS[0])
    if leaves:
        assert ann.client.post(f"/t/{ann.id}/lesson", json={"seat": lesson.seat}).status_code == 200
    finish(ann)
    assert ann.table.session.state.result is not None and ended(ann.tables.store) == []
    assert ann.id not in ann.client.get("/history").text
    assert "Nobody has a rating yet" in ann.client.get("/ratings").text
    ann.open()
    finish(ann)
    assert {row.table for row in ended(ann.tables.store)} == {ann.id}, "an ordinary table counts as before"
