"""Guided first turns in a real browser: what is suggested stands out and can be clicked, another way is answered."""

import re

import pytest
from playwright.sync_api import Page

from hvozd.core import find_game, game_names
from hvozd.kit.lessons import lessons_of
from hvozd.kit.texts import Texts, locale_folders
from hvozd.web.sayings import TEXTS
from tests.browser.conftest import SCREENS, Come
from tests.browser.driver import Player, Server

LESSONS = {game: list(found) for game in game_names() if (found := lessons_of(find_game(game)))}
WHOLE = """() => {
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    const low = Math.max(box('#hand').bottom, box('#journal').bottom);
    return low <= innerHeight && box('#seats').height > 30 && box('#journal').height > 60;
}"""
"""Nothing is pushed off a desk's screen by the lesson."""
LEAVE = {"en": "Leave the lesson", "cs": "Opustit lekci"}


def begin(player: Player, server: Server, game: str, name: str, lang: str) -> Page:
    page = player.page
    page.goto(f"{server.address}/lessons/{game}/{name}?lang={lang}")
    page.locator(".lesson .go").click()
    page.wait_for_selector("#wire.alive")
    return page


def answered(game: str, name: str, lang: str) -> set[str]:
    """What a lesson says to one who went another way: anybody's words, or the room's own."""
    texts, lesson = Texts([TEXTS, *locale_folders(find_game(game))], lang), lessons_of(find_game(game))[name]
    own = [lesson.key(f"{step.say}-else") for step in lesson.steps]
    return {texts.get(key) for key in ("lesson-else", *own) if texts.has(key)}


def read(page: Page) -> str:
    """Read all pages of what is said now; the last one."""
    while (following := page.locator("#lesson .next")).is_visible():
        following.click()
    return page.locator("#lesson .page:visible").inner_text()


def asked(page: Page) -> bool:
    """Wait until the learner is asked; False: the lesson is over or the learner has left."""
    page.wait_for_selector("#prompt.mine #picks button, #prompt.over")
    return page.locator("#lesson .foot a").count() == 0 and page.locator("#lesson").count() > 0


def follow(player: Player) -> None:
    """Click what stands out until the table goes on; the plain button where nothing does."""
    page, number = player.page, player.number()
    for _ in range(12):
        if player.number() != number:
            return
        marked = page.locator("#picks .advised, #menu:not([hidden]) .advised, #picks .go")
        if not marked.count():
            break
        marked.first.click()
        page.wait_for_function(
            "number => document.querySelector(`#live:not([data-number='${number}']), #picks button`)",
            arg=number,
        )
    player.moved(number)


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", list(LESSONS))
def test_a_lesson_by_clicking_what_stands_out(come: Come, server: Server, game: str, lang: str) -> None:
    screen = "desktop" if lang == "en" else "phone"
    player = come(screen)
    page = begin(player, server, game, LESSONS[game][0], lang)
    assert page.locator("#tour").count() == 0
    seen = set()
    while asked(page):
        seen.add(read(page))
        assert LEAVE[lang] in page.locator("#lesson").inner_text()
        assert player.width() <= SCREENS[screen]["viewport"]["width"]
        assert screen == "phone" or page.evaluate(WHOLE)
        if page.locator("#lesson .try").count():
            assert page.locator("#picks .advised, #picks .go").count()
            follow(player)
        else:
            player.click()
    assert len(seen) >= 5
    page.locator("#lesson .leave").click()
    page.wait_for_selector("#lesson", state="detached")


def stray(player: Player) -> None:
    """Do in the plain list what is not suggested; what is, where there is nothing else."""
    page, number = player.page, player.number()
    if not page.locator("#picks .whole").count():  # where all choose at once, it stays open when another has answered
        page.keyboard.press("l")
    for _ in range(12):
        page.wait_for_function(
            """number => +document.querySelector('#live')?.dataset.number > number
                || document.querySelector('#picks .whole button, #picks .go')""",
            arg=number,
        )
        if player.number() > number:
            return
        others = page.locator("#picks .whole button:not(.advised), #picks .go")
        (others.first if others.count() else page.locator("#lesson .do")).click()


@pytest.mark.walk
@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", list(LESSONS))
def test_another_way_is_answered_and_the_lesson_can_be_left(come: Come, server: Server, game: str, lang: str) -> None:
    """The first lesson of each game in Czech, all in English."""
    player = come("phone" if lang == "en" else "desktop")
    for name in LESSONS[game][: None if lang == "en" else 1]:
        another_way(player, server, game, name, lang)


def another_way(player: Player, server: Server, game: str, name: str, lang: str) -> None:
    page = begin(player, server, game, name, lang)
    answers = answered(game, name, lang)
    while asked(page) and page.locator("#lesson .page").first.inner_text() not in answers:
        read(page)
        number = player.number()
        stray(player)
        player.moved(number)
    assert page.locator("#lesson .page").first.inner_text() in answers
    page.locator("#lesson .leave").click()
    page.wait_for_selector("#lesson", state="detached")
    player.ready()


@pytest.mark.walk
@pytest.mark.parametrize("game", list(LESSONS))
def test_every_lesson_in_turn(come: Come, server: Server, game: str) -> None:
    """All other rooms, by the button that does what is suggested."""
    player = come("desktop")
    for name in LESSONS[game][1:]:
        page = begin(player, server, game, name, "en")
        told = 0
        while asked(page):
            assert re.match(r"\d+/\d+$", page.locator("#lesson h2 span").inner_text())
            read(page)
            if page.locator("#lesson .do").count():
                number = player.number()
                page.locator("#lesson .do").click()
                player.moved(number)
                told += 1
            else:
                player.click()
        assert told >= 4, name
