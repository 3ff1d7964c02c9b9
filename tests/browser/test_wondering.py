"""Why not, and rules in place: whatever does not glow is asked by key, pointer and finger; the rule opens where one stands."""

import pytest

from tests.browser.conftest import Come
from tests.browser.driver import Player, Server

CALM = "#board [data-pick]:not(.can)"


def opened(come: Come, server: Server, screen: str) -> Player:
    player = come(screen)
    player.open(server.address, "crescent", 0, "cs" if screen == "phone" else "en")
    player.page.wait_for_selector("#prompt.mine")
    return player


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_thing_that_does_not_glow_says_why_and_its_rule_opens_in_place(come: Come, server: Server, screen: str) -> None:
    page = opened(come, server, screen).page
    page.locator("#why-ask").click()
    assert page.locator("body.wonders").count() == 1
    page.locator(CALM).first.dispatch_event("click")
    told = page.locator("#told")
    told.wait_for(state="visible")
    assert len(told.inner_text()) > 20
    assert page.locator("body.wonders").count() == 0
    page.keyboard.press("Escape")
    assert told.is_hidden()
    page.locator("#why .rule").click()
    page.locator("#told h3").wait_for()
    assert page.locator("#told a").get_attribute("href").startswith("/rules/crescent?chapter=")  # type: ignore[union-attr]


def test_by_keyboard_and_by_the_right_button(come: Come, server: Server) -> None:
    page = opened(come, server, "desktop").page
    page.keyboard.press("w")
    page.locator(CALM).first.focus()
    page.keyboard.press("Enter")
    page.locator("#told").wait_for(state="visible")
    page.locator("#told .close").click()
    page.locator(CALM).first.dispatch_event("contextmenu")
    page.locator("#told").wait_for(state="visible")
    page.goto(f"{server.address}/rules/crescent?lang=en&find=retreat")
    assert page.locator("#rules section").count() >= 1


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_rules_are_searched_and_opened_without_leaving_the_table(come: Come, server: Server, screen: str) -> None:
    page = opened(come, server, screen).page
    told = page.locator("#told")
    page.locator("#wire.alive").wait_for()
    address = page.url
    page.locator("nav a[href='/rules/crescent']").click() if screen == "phone" else page.keyboard.press("r")
    page.locator("#rules-find").fill("mercen" if screen == "desktop" else "zoldner")
    page.locator("#rules-find").press("Enter")
    told.locator("section h3").first.wait_for()
    told.locator("button", has_text="Back" if screen == "desktop" else "Zpět").click()
    told.locator("p button", has_text="Aid" if screen == "desktop" else "Tahák").first.click()
    told.locator("h3").wait_for()
    page.keyboard.press("Escape")
    assert told.is_hidden() and page.url == address
    page.locator("#journal li[data-rule]").last.dispatch_event("click")
    told.locator("h3").wait_for()
    assert page.locator("#told li, #told p").count()
    page.keyboard.press("Escape")
    page.locator("#picks button[data-about]").first.focus()
    page.keyboard.press("?")
    told.locator("h3").wait_for()
    assert page.url == address
