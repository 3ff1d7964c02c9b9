"""A report and what comes of it, by buttons: the page of one who is barred says so by itself, and the others play on."""

import re

import pytest

from hvozd.cli import main
from tests.browser.conftest import Come
from tests.browser.driver import Server
from tests.browser.test_people import pair


def test_a_reported_person_is_barred_and_the_others_play_on(
    come: Come, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, bob = pair(come, server)
    bob.page.locator("#talk-open").click()
    bob.page.locator("#talk-text").fill("You <b>fool</b>")
    bob.page.locator("#talk-form button").click()
    ann.page.locator("#unread", has_text="1").wait_for()
    ann.page.locator("#talk-open").click()
    ann.page.locator(".report-line").click()
    assert "You <b>fool</b>" in ann.page.locator("#report blockquote").inner_text()
    ann.page.locator("#report button[type=button]").click()
    assert ann.page.locator("#report").count() == 0
    ann.page.locator(".report-line").click()
    ann.page.locator("#report input").fill("rude")
    ann.page.locator("#report .go").click()
    ann.page.locator("#said", has_text="Reported").wait_for()
    ann.page.locator("#talk-close").click()

    main(["moderate", "link", "--db", server.database, "--address", server.address])
    link = re.search(r"http://\S+/come/\S+", capsys.readouterr().out)
    assert link is not None
    mo = come("phone", seed=3)
    mo.page.goto(f"{link[0]}?lang=en")
    mo.page.locator("form .go").click()
    mo.page.locator(".report", has_text="You <b>fool</b>").wait_for()
    assert mo.width() <= 390
    mo.page.locator(".report button", has_text="Bar from the server").click()
    mo.page.locator("#people li", has_text="barred").wait_for()

    bob.page.locator("#sentence", has_text="vykázal").wait_for()
    assert bob.forgive("403") > 0
    ann.page.locator("#manners-menu summary").click()
    ann.page.locator("#manners button", has_text="An agent for").click()
    ann.page.wait_for_selector("#prompt.mine")
    number = ann.number()
    while ann.number() == number:
        ann.ready()
        ann.click()
    mo.page.locator(".report button", has_text="Done with this").click()
    mo.page.locator("#reports", has_text="Nothing waits").wait_for()
