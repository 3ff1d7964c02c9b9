"""Games played in a real browser: `make browser-test`."""

import pytest

from tests.browser.driver import Player, browser, chromium, server


@pytest.fixture(autouse=True, scope="module")
def browser_is_there() -> None:
    """Without a browser these tests fail; they are never skipped."""
    if not chromium():
        pytest.fail("There is no Chromium: install it (Debian: apt-get install chromium) or name one by BROWSER=….")


SCREENS = {"desktop": (1400, 900), "phone": (390, 844)}
GAMES = [("root", 1_000_000), ("defenders", 1_000_000), ("crescent", 250), ("harrow", 250)]


@pytest.mark.parametrize(("game", "clicks"), GAMES)
@pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "cs")])
def test_a_person_plays_against_agents(game: str, clicks: int, screen: str, lang: str) -> None:
    width, height = SCREENS[screen]
    with server() as address, browser() as opened:
        page = opened.new_page(viewport={"width": width, "height": height})
        player = Player(page)
        player.open(address, game, 0, lang)
        done = player.play(clicks)
        assert player.errors == []
        assert player.over() or done == clicks
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_keyboard_and_the_plain_list_are_enough() -> None:
    with server() as address, browser() as opened:
        page = opened.new_page()
        player = Player(page)
        player.open(address, "root", 0, "en")
        page.wait_for_selector("#prompt.mine #picks button")
        number = page.locator("#live").get_attribute("data-number")
        page.keyboard.press("l")
        page.wait_for_selector(".whole button")
        assert page.evaluate("document.activeElement.closest('.whole') !== null")
        page.keyboard.press("Enter")
        if page.locator("#picks .go").count():
            page.locator("#picks .go").focus()
            page.keyboard.press("Enter")
        page.wait_for_function("number => document.querySelector('#live').dataset.number !== number", arg=number)
        assert player.errors == []


def test_two_people_at_one_screen_pass_a_curtain() -> None:
    with server() as address, browser() as opened:
        page = opened.new_page()
        player = Player(page)
        player.open(address, "root", 1, "en")
        for _ in range(400):
            if page.locator("#veil:not([hidden]) button").count():
                break
            player.play(1)
            page.wait_for_timeout(30)
        veil = page.locator("#veil:not([hidden]) button")
        assert veil.count() == 1
        seat = page.evaluate("document.body.dataset.seat")
        veil.click()
        page.wait_for_selector("#prompt.mine")
        assert page.evaluate("document.body.dataset.seat") != seat
        assert player.errors == []


def test_a_cut_connection_comes_back_without_loss() -> None:
    with server() as address, browser() as opened:
        context = opened.new_context()
        page = context.new_page()
        player = Player(page)
        player.open(address, "root", 0, "en")
        player.play(6)
        context.set_offline(True)
        page.wait_for_timeout(300)
        context.set_offline(False)
        page.wait_for_selector("#wire.alive", timeout=20_000)
        assert player.play(10) == 10
        assert player.errors == []


def test_a_replay_is_scrubbed() -> None:
    with server() as address, browser() as opened:
        page = opened.new_page()
        player = Player(page)
        player.open(address, "root", 0, "en")
        player.play(10)
        page.goto(page.url.split("?")[0] + "/replay?at=0")
        for _ in range(3):
            page.locator("[data-step='1']").click()
        page.wait_for_function("document.querySelector('#live').dataset.number === '3'")
        assert "at=3" in page.url
        assert player.errors == []
