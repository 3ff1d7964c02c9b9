"""What a table is besides a page: a sheet of paper, an application of its own, and one that stops where its person wants."""

from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.driver import Player, Server

SHOWN = "(css) => [...document.querySelectorAll(css)].filter((e) => e.checkVisibility({visibilityProperty: true})).length"
ONE = """() => {
    const [kind, ...others] = options?.kinds || [];
    return !!kind && !others.length && !kind.open && kind.rows.length === 1 && !kind.reveals;
}"""
SIZE = """async (source) => {
    const image = Object.assign(new Image(), {src: source});
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
}"""


def wishes(player: Player, server: Server, **chosen: str) -> None:
    """Choose on the page about oneself, and go back to the table."""
    back = player.page.url
    player.page.goto(f"{server.address}/me")
    for name, value in chosen.items():
        player.page.locator(f".wishes [name={name}]").select_option(value)
    player.page.locator(".wishes .go").click()
    player.page.wait_for_load_state()
    player.page.goto(back)
    player.page.wait_for_selector("#wire.alive")


def test_a_stop_that_is_wanted_is_made_and_one_that_is_not_is_passed(come: Come, server: Server) -> None:
    player = come()
    player.open(server.address, "root", 2, "en")
    for _ in range(150):
        player.ready()
        if player.page.evaluate(ONE):
            break
        player.click()
    number = player.number()
    player.page.wait_for_timeout(700)
    assert player.page.evaluate(ONE) and player.number() == number
    wishes(player, server, stops="choice")
    player.moved(number)
    player.page.wait_for_function("() => options && !(" + ONE + ")()")
    number = player.number()
    player.page.wait_for_timeout(700)
    assert player.number() == number


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_printed_table_shows_everything_and_nothing_to_press(come: Come, server: Server, screen: str) -> None:
    player = come(screen)
    player.open(server.address, "root", 0, "en")
    player.play(12)
    page = player.page
    page.locator("nav a[href='/rules/root']").click()
    page.locator("#told p button", has_text="Aid").first.click()
    page.locator("#told h3").wait_for()
    page.emulate_media(media="print", color_scheme="dark")
    for shown in ("#board-svg", "#journal-story li", "#told h3", ".panel"):
        assert page.evaluate(SHOWN, shown) >= 1, shown
    assert page.evaluate(SHOWN, ".panel") == page.locator(".panel").count() > 1
    assert page.evaluate(SHOWN, "button, input, select, textarea, nav a, #prompt") == 0
    story = "[document.querySelector('#journal-story').scrollHeight, document.querySelector('#journal-story').clientHeight]"
    whole, seen = page.evaluate(story)
    assert whole <= seen + 1
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    page.emulate_media(media="screen", color_scheme="light")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_it_can_be_installed(come: Come, server: Server, lang: str) -> None:
    page = come().page
    page.goto(f"{server.address}/?lang={lang}")
    debug = page.context.new_cdp_session(page)
    told: dict[str, Any] = debug.send("Page.getAppManifest")
    assert told["errors"] == [] and told["url"].endswith(f"/static/hvozd.{lang}.webmanifest")
    faults = [one["errorId"] for one in debug.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [one for one in faults if one != "in-incognito"] == []
    known = page.request.get(told["url"]).json()
    assert (known["lang"], known["start_url"], known["display"]) == (lang, "/", "standalone")
    assert page.locator("meta[name=theme-color]").get_attribute("content") == known["theme_color"]
    for icon in known["icons"]:
        drawn = page.evaluate(SIZE, f"/static/{icon['src']}")
        assert icon["sizes"] in (drawn, "any")
