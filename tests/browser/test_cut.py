"""Connections that are cut and servers that are killed: nothing that was acknowledged is lost, and the page goes on by itself."""

from hvozd.core.record import load
from tests.browser.conftest import Come
from tests.browser.driver import Player, Server
from tests.browser.test_people import asked, pair, together

PROVOKED = (
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "ERR_INCOMPLETE_CHUNKED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
)


def provoked(player: Player) -> None:
    for text in (*PROVOKED, "Failed to fetch"):
        player.forgive(text)


def until_told(player: Player) -> None:
    """Click until the page says that nothing can be sent."""
    for _ in range(50):
        if player.page.locator("#said.bad:not([hidden])").count():
            return
        player.click()
    raise AssertionError("the page did not say that the connection is cut")


def test_whoever_was_away_sees_what_happened_and_goes_on(come: Come, server: Server) -> None:
    ann, bob = pair(come, server)
    together(ann, bob, 6)
    away, here = (bob, ann) if asked(ann) else (ann, bob)
    away.page.context.set_offline(True)
    number = here.number()
    while here.number() == number:
        here.ready()
        here.click()
    away.page.context.set_offline(False)
    away.page.wait_for_function("number => +document.querySelector('#live')?.dataset.number >= number", arg=here.number())
    away.page.wait_for_selector("#wire.alive")
    together(ann, bob, 6)
    provoked(away)


def test_a_click_without_connection_is_told_so_and_can_be_repeated(come: Come, server: Server) -> None:
    ann = come("phone")
    ann.open(server.address, "defenders", 1, "cs")
    ann.play(6)
    ann.ready()
    number = ann.number()
    ann.page.context.set_offline(True)
    until_told(ann)
    assert ann.number() == number
    assert "Spojení" in ann.page.locator("#said").inner_text()
    ann.page.context.set_offline(False)
    ann.page.wait_for_selector("#wire.alive")
    provoked(ann)
    ann.play(10)
    assert ann.number() > number
    provoked(ann)


def test_a_game_goes_on_after_its_server_was_killed(own_server: Server, come: Come) -> None:
    ann = come()
    ann.open(own_server.address, "root", 0, "en")
    page = ann.page
    stored: list[int] = []
    page.on("response", lambda answer: stored.append(answer.json()["stored"]) if answer.url.endswith("/play") else None)
    for _ in range(2):
        for _ in range(60):
            if len(stored) % 8 == 7:
                break
            ann.play(1)
        ann.ready()
        before = ann.record().splitlines()
        number = ann.number()
        own_server.kill()
        page.wait_for_selector("#wire.cut")
        until_told(ann)
        own_server.start()
        page.wait_for_selector("#wire.alive")
        provoked(ann)
        assert ann.number() == number > stored[-1]
        assert ann.record().splitlines()[: len(before) - 1] == before[: len(before) - 1]
        ann.play(3)
        ann.ready()
        stored.append(stored[-1])
    assert len(load(ann.record()).lines) >= number
    provoked(ann)
