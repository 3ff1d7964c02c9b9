"""The companion on a phone beside a real box: a table laid by taps, bot turns with its cards and dice, a correction."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from hvozd.kit.companion import Companion
from tests.browser.conftest import Come
from tests.browser.driver import Server

SEATS = ("eyrie", "marquise", "automated_alliance", "vagabot")
TURNS = 3


def press(page: Page, selector: str) -> None:
    """A form is sent, and the next page is there."""
    with page.expect_navigation():
        page.locator(selector).first.click()


def lay(page: Page, address: str) -> None:
    page.goto(f"{address}/companion?lang=en")
    root = "section.own:has(input[value=root])"
    lists = page.locator(f"{root} select[name=option-factions]")
    for place, name in enumerate(SEATS):
        lists.nth(place).select_option(name)
    page.locator(f"{root} details summary").first.click()
    page.locator(f"{root} select[name=option-map]").select_option("autumn")
    press(page, f"{root} .go")


def put(page: Page, place: str, sign: str, thing: str) -> None:
    """In the editor: tap a place, tap a thing."""
    if page.locator("#editor").get_attribute("open") is None:
        page.locator("#editor summary").click()
    press(page, f"#editor button[name=place][value='{place}']")
    press(page, f"button[aria-label='{sign}: {thing}']")


@pytest.mark.walk
def test_an_evening_on_a_phone(come: Come, server: Server, tmp_path: Path) -> None:
    """Autumn with two people and two bots set up by taps, three turns of bots, one correction that contradicts the engine."""
    player = come("phone")
    page = player.page
    lay(page, server.address)
    put(page, "5", "one more", "Eyrie: warrior")
    put(page, "5", "one more", "Eyrie: warrior")
    assert "2× Eyrie: warrior" in page.locator("button[name=place][value='5']").inner_text()
    turns, corrected = 0, False
    while turns < TURNS:
        press(page, ".answers button" if page.locator(".answers").count() else ".go")
        told = page.locator(".told").inner_text()
        turns += told.startswith("Round") and ("Eyrie to play" in told or "Vagabot to play" in told) and corrected
        if not corrected and "Automated Alliance placed" in told:
            put(page, "9", "one more", "Automated Alliance: sympathy")
            corrected = True
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    with page.expect_download() as download:
        page.locator("text=Save the record").click()
    file = tmp_path / "evening.hvozd"
    download.value.save_as(file)
    again = Companion.resume(file.read_bytes())
    assert any("sympathy" in (line.written or "") for line in again.session.record.lines)
    assert "9: " in again.session.position() and "automated_alliance sympathy" in again.session.position()
    page.goto(f"{server.address}/companion?lang=cs")
    press(page, "text=Pokračovat v poslední partii")
    assert page.locator("#editor summary").inner_text() == "Co leží na stole"
