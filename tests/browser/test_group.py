"""A group of friends: one person on several devices, by link and by passkey; many tabs on one stream."""

from typing import Any

from playwright.sync_api import CDPSession

from tests.browser.conftest import Come
from tests.browser.driver import Player, Server
from tests.browser.test_people import TWO

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def authenticator(player: Player) -> tuple[CDPSession, str]:
    """A place for passkeys in somebody's browser."""
    debug = player.page.context.new_cdp_session(player.page)
    debug.send("WebAuthn.enable")
    return debug, debug.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]


def local(server: Server) -> str:
    """Passkeys belong to names, never to numbers."""
    return f"http://localhost:{server.port}"


def forgive_name(*players: Player) -> None:
    for player in players:
        player.forgive("asked localhost")


def test_a_guest_at_the_desk_returns_on_the_phone_by_link_with_the_same_seats(come: Come, server: Server) -> None:
    desk, phone = come(), come("phone", seed=2)
    desk.open(server.address, "root", 0, "en")
    table = desk.table()
    desk.page.goto(f"{server.address}/me")
    desk.page.locator("#settings [name=name]").fill("Ann")
    desk.page.locator("#settings [name=palette]").select_option("dark")
    desk.page.locator("#settings .go").click()
    desk.page.wait_for_selector("html[data-palette=dark]")
    desk.page.locator("form[action='/me/link'] button").click()
    link = desk.page.locator("#return-link").inner_text()
    assert desk.page.locator("#qr svg").bounding_box()
    phone.page.goto(link)
    assert "Ann" in phone.page.locator("h1").inner_text()
    assert phone.width() <= 390
    phone.page.locator("form .go").click()
    phone.page.wait_for_selector("html[data-palette=dark] #mine a")
    phone.page.goto(table)
    phone.page.wait_for_selector("#wire.alive")
    assert phone.page.evaluate("document.body.dataset.seat") == "0"
    number = phone.number()
    while phone.number() == number:
        phone.ready()
        phone.click()
    desk.page.goto(table)
    desk.page.wait_for_selector("#wire.alive")
    desk.moved(number)


def test_a_passkey_brings_the_person_back_and_a_lost_one_locks_nobody_out(come: Come, server: Server) -> None:
    desk, phone = come(), come("phone", seed=2)
    desk.open(local(server), "harrow", 0, "en")
    table = desk.table()
    debug, holder = authenticator(desk)
    desk.page.goto(f"{local(server)}/me")
    desk.page.locator("#passkey-new").click()
    desk.page.locator("#ways li").wait_for()
    made: list[Any] = debug.send("WebAuthn.getCredentials", {"authenticatorId": holder})["credentials"]
    assert len(made) == 1
    other, pocket = authenticator(phone)
    other.send("WebAuthn.addCredential", {"authenticatorId": pocket, "credential": made[0]})
    phone.page.goto(f"{local(server)}/me")
    phone.page.locator("#passkey-use").click()
    phone.page.wait_for_selector("#mine a")
    phone.page.goto(table)
    phone.page.wait_for_selector("#wire.alive")
    assert phone.page.evaluate("document.body.dataset.seat") == "0"
    desk.page.locator("#ways li button").click()
    desk.page.wait_for_selector("#ways:not(:has(li))")
    phone.page.goto(table)
    phone.page.wait_for_selector("#wire.alive")
    assert phone.page.evaluate("document.body.dataset.seat") == "none"
    phone.page.goto(f"{local(server)}/me")
    phone.page.locator("#passkey-use").click()
    phone.page.locator("#passkey-said", has_text="not known").wait_for()
    assert phone.forgive("403") > 0
    desk.page.goto(table)
    desk.page.wait_for_selector("#wire.alive")
    assert desk.page.evaluate("document.body.dataset.seat") == "0"
    forgive_name(desk, phone)


def test_a_used_seat_link_on_another_device_says_what_to_do(come: Come, server: Server) -> None:
    ann, bob, phone = come(), come(seed=2), come("phone", seed=3)
    ann.own_table(server.address, "root", "en", TWO)
    ann.page.locator(".invite summary").click()
    link = ann.page.locator(".invite code").inner_text()
    bob.page.goto(link)
    bob.page.locator("form button").click()
    bob.page.wait_for_selector("#live")
    phone.page.goto(f"{link}?lang=en")
    phone.page.locator(".sheet form button").click()
    assert "make a return link" in phone.page.locator("#sentence").inner_text()
    assert phone.forgive("403") > 0
