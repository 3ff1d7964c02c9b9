"""Notices, end to end: a push service and a post office of the test's own; one message a wait, none at night, dead places
forgotten; addresses of users reach no private network."""

import asyncio
import base64
import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from hvozd.core import Rng
from hvozd.web import outbound
from hvozd.web.app import application
from hvozd.web.copies import Table
from hvozd.web.messenger import GRACE, Messenger
from hvozd.web.outbound import NoSuchPlace
from hvozd.web.reach import FAILS, quiet
from tests.web.conftest import ORIGIN, TestClient


class Service:
    """A push service, or whoever has a webhook: what was posted there, and what it answers."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Answers(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Answers)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Letters:
    """A post office that keeps everything."""

    def __init__(self) -> None:
        self.got: list[Any] = []

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if address.startswith("nobody"):
            return "550 no such person"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        import email
        import email.policy

        self.got.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"


def urlsafe(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """What a browser makes for a subscription."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ok"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": endpoint, "keys": {"p256dh": urlsafe(point), "auth": urlsafe(self.secret)}}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture
def office() -> Iterator[tuple[Letters, str]]:
    letters = Letters()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(letters, hostname="127.0.0.1", port=port)
    controller.start()
    yield letters, f"smtp://127.0.0.1:{port}"
    controller.stop()


@contextmanager
def served(monkeypatch: pytest.MonkeyPatch, smtp: str = "") -> Iterator[tuple[TestClient, Table, Messenger]]:
    """Ann at her table on a server that can send everything; it is her turn."""
    key = ec.generate_private_key(ec.SECP256R1()).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
    values = {"ADDRESS": "http://testserver", "VAPID": key, "SMTP": smtp, "SENDER": "hvozd@table.example", "PRIVATE_CALLS": "1"}
    for name, value in values.items():
        monkeypatch.setenv(f"HVOZD_{name}", value)
    app = application(pace=0)
    with TestClient(app, headers=ORIGIN) as ann:
        fields = {"game": "root", "option-factions": "marquise,eyrie", "seat-0": "me", "seat-1": "friend"}
        id = str(ann.post("/tables", data=fields).url).split("/t/")[1]
        yield ann, app.state.tables.table(id), app.state.messenger


def go_round(messenger: Messenger, now: float) -> int:
    return asyncio.run(messenger.go_round(now))


def her_turn_again(table: Table) -> float:
    """Play until the other is asked, and she again; when that was."""
    rng, others = Rng(3), False
    while not others or table.row.asked != (0,):
        now = table.session.decision
        assert now is not None
        others = others or now.seat == 1
        table.play(table.session.game.write(table.session.state, now.options(now.seat).sample(rng)), now.seat, now.number)
    return table.row.since


def test_a_push_reaches_the_browser_encrypted_once_a_wait(monkeypatch: pytest.MonkeyPatch, service: Service) -> None:
    with served(monkeypatch) as (ann, table, messenger):
        browser = Browser(f"{service.address}/send/x")
        assert ann.post("/me/push", json={**browser.subscription, "zone": "Europe/Prague"}).status_code == 200
        since = table.row.since
        assert go_round(messenger, since + GRACE / 2) == 0, "she may be on her way"
        assert go_round(messenger, since + GRACE + 1) == 1
        assert go_round(messenger, since + GRACE + 9999) == 0, "one message a wait"
        headers, body = service.got[0]
        assert browser.read(body) == {"title": "Root: it is your turn", "url": f"/t/{table.row.id}"}
        assert headers["content-encoding"] == "aes128gcm" and headers["authorization"].startswith("vapid t=") and headers["ttl"]
        assert go_round(messenger, her_turn_again(table) + GRACE + 1) == 1
        assert len(service.got) == 2


def test_whoever_looks_on_is_not_told(monkeypatch: pytest.MonkeyPatch, service: Service) -> None:
    with served(monkeypatch) as (ann, table, messenger):
        ann.post("/me/push", json=Browser(f"{service.address}/x").subscription)
        table.watchers[0] = 1
        assert go_round(messenger, table.row.since + GRACE + 1) == 0
        table.watchers[0] = 0
        assert go_round(messenger, table.row.since + GRACE + 1) == 1


def test_a_dead_place_is_forgotten_at_once_and_a_failing_one_after_some_time(
    monkeypatch: pytest.MonkeyPatch, service: Service
) -> None:
    with served(monkeypatch) as (ann, table, messenger):
        ann.post("/me/push", json=Browser(f"{service.address}/x").subscription)
        service.status = 410
        assert go_round(messenger, table.row.since + GRACE + 1) == 0
        assert "/me/reach/" not in ann.get("/me").text
        ann.post("/me/push", json=Browser(f"{service.address}/y").subscription)
        service.status = 500
        for _ in range(FAILS):
            assert "/me/reach/" in ann.get("/me").text
            assert go_round(messenger, her_turn_again(table) + GRACE + 1) == 0
        assert "/me/reach/" not in ann.get("/me").text


def test_mail_is_asked_for_confirmed_sent_once_quiet_at_night_and_ended(
    monkeypatch: pytest.MonkeyPatch, office: tuple[Letters, str]
) -> None:
    letters, smtp = office
    with served(monkeypatch, smtp) as (ann, table, messenger):
        assert ann.post("/me/mail", data={"address": "ann@mail.example", "zone": "Europe/Prague"}).status_code == 200
        asks = letters.got[0].get_content()
        assert go_round(messenger, table.row.since + GRACE + 1) == 0, "nobody has opened that letter yet"
        link = re.search(r"http://testserver(/mail/\S+)", asks)
        assert link is not None
        assert ann.get(link[1]).status_code == 200
        assert go_round(messenger, table.row.since + GRACE + 1) == 0, "machines open letters, too"
        assert ann.post(link[1]).status_code == 200
        ann.post("/me/settings", data={"quiet": "22-8"})
        night = datetime.fromisoformat("2030-01-01T23:30:00+01:00").timestamp()
        assert go_round(messenger, night) == 0
        assert go_round(messenger, night + 8 * 3600) == 0
        assert len(letters.got) == 1
        assert go_round(messenger, night + 9 * 3600) == 1
        assert go_round(messenger, night + 10 * 3600) == 0
        letter = letters.got[1]
        assert letter["Subject"] == "Root: it is your turn" and f"http://testserver/t/{table.row.id}" in letter.get_content()
        leave = re.search(r"http://testserver(/quiet/\S+)", letter.get_content())
        assert leave is not None and letter["List-Unsubscribe"].strip() == f"<{leave[0]}>"
        assert ann.get(leave[1]).status_code == 200 and "ann@mail.example" in ann.get("/me").text
        stranger = TestClient(ann.app, headers=ORIGIN)
        stranger.portal = ann.portal
        assert stranger.post(leave[1]).status_code == 200, "whoever has the letter may end it"
        assert go_round(messenger, her_turn_again(table) + 86400 * 9999) == 0
        assert "ann@mail.example" not in ann.get("/me").text
        assert ann.get(leave[1]).status_code == 404


def test_a_mail_address_that_is_refused_is_forgotten(monkeypatch: pytest.MonkeyPatch, office: tuple[Letters, str]) -> None:
    with served(monkeypatch, office[1]) as (ann, _, _):
        assert ann.post("/me/mail", data={"address": "nobody@mail.example"}).status_code == 503
        assert "nobody@" not in ann.get("/me").text
        for odd in ("", "ann", "a@b", "a b@c.de", "a@b.c\nBcc: x@y.zz", "<a@b.de>", "a@b.de,c@d.ee", "x" * 70 + "@b.de"):
            assert ann.post("/me/mail", data={"address": odd}).status_code == 400, odd
        assert ann.post("/me/mail", data={"address": "ann@mail.example", "zone": "../etc"}).status_code == 400


def test_a_webhook_is_told_once_a_wait_and_only_by_the_host(monkeypatch: pytest.MonkeyPatch, service: Service) -> None:
    with served(monkeypatch) as (ann, table, messenger):
        eve = TestClient(ann.app, headers=ORIGIN)
        eve.portal = ann.portal
        hook = {"url": f"{service.address}/hook"}
        assert eve.post(f"/t/{table.row.id}/hook", json=hook).status_code == 403
        assert ann.post(f"/t/{table.row.id}/hook", json=hook).status_code == 200
        assert f'value="{hook["url"]}"' in ann.get(f"/t/{table.row.id}").text, "the host sees where it goes, in a form"
        assert 'id="hook"' not in eve.get(f"/t/{table.row.id}").text
        assert [go_round(messenger, table.row.since + GRACE + late) for late in (1, 99)] == [1, 0]
        told = json.loads(service.got[0][1])
        assert told == {"table": f"http://testserver/t/{table.row.id}", "game": "root", "asked": [0]}
        assert ann.post(f"/t/{table.row.id}/hook", json={"url": ""}).status_code == 200
        assert go_round(messenger, her_turn_again(table) + GRACE + 1) == 0


def test_without_secrets_the_page_says_what_is_off(come: Any) -> None:
    ann = come()
    page = ann.client.get("/me").text
    assert "has no key" in page and "no post office" in page and "push-new" not in page
    assert ann.client.post("/me/push", json=Browser("https://push.example/x").subscription).status_code == 409
    assert ann.client.post("/me/mail", data={"address": "ann@mail.example"}).status_code == 409


def test_secrets_may_lie_in_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    from hvozd.web.outbox import Outbox

    (tmp_path / "smtp").write_text("smtp://a:b@mail.example:587\n")
    monkeypatch.setenv("HVOZD_SMTP_FILE", str(tmp_path / "smtp"))
    assert Outbox.found().smtp == "smtp://a:b@mail.example:587"


# -- addresses that users give --------------------------------------------------------------------------------------------------

PRIVATE = (
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1"),
    *("::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1", "::"),
)


@pytest.mark.parametrize("number", PRIVATE)
def test_no_private_number_is_called_whatever_the_name(monkeypatch: pytest.MonkeyPatch, number: str) -> None:
    family = socket.AF_INET6 if ":" in number else socket.AF_INET
    both = [(socket.AF_INET, 1, 6, "", ("93.184.216.34", 443)), (family, 1, 6, "", (number, 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **named: both)
    monkeypatch.setattr(socket, "create_connection", lambda *args, **named: pytest.fail("called"))
    with pytest.raises(NoSuchPlace):
        outbound.post("https://innocent.example/", b"", {})


@pytest.mark.parametrize(
    "url",
    ["http://example.com/", "ftp://example.com/", "https://", "https://a:b@example.com/", "//example.com", "file:///etc/passwd",
     "https://example.com:99999/", "https://exa mple.com/", "https://example.com/\r\nx: y", "https://exämple.com/", "x" * 2000,
     "https://10.0.0.1/x", "https://127.0.0.1:8443/", "https://[::1]/", "https://[::ffff:10.0.0.1]/"],
)  # fmt: skip
def test_only_plain_https_addresses_are_called(url: str) -> None:
    with pytest.raises(NoSuchPlace):
        outbound.checked(url)


def test_a_call_costs_a_bounded_time_and_follows_nothing() -> None:
    """A host that drips its answer byte by byte is left."""
    with socket.socket() as slow:
        slow.bind(("127.0.0.1", 0))
        slow.listen()

        def drip() -> None:
            caller, _ = slow.accept()
            with caller:
                for byte in b"HTTP/1.1 200 OK\r\n" + b"x" * 10_000:
                    try:
                        caller.send(bytes([byte]))
                    except OSError:
                        return
                    time.sleep(0.05)

        threading.Thread(target=drip, daemon=True).start()
        with pytest.raises(OSError):  # noqa: PT011 whichever way it ends
            outbound.post(f"http://127.0.0.1:{slow.getsockname()[1]}/", b"", {}, private=True, limit=0.5)


def test_a_name_server_that_is_silent_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    silence = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **named: silence.wait(60) and [])
    began = time.monotonic()
    with pytest.raises(NoSuchPlace):
        outbound.post("https://slow.example/", b"", {}, limit=0.2)
    assert time.monotonic() - began < 30
    silence.set()


def test_the_number_that_was_checked_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that has another number the second time it is asked (to get behind the check) is asked once."""
    answers = iter(["93.184.216.34", "127.0.0.1"])
    asked: list[object] = []

    def lookup(host: str, port: int, **named: object) -> list[object]:
        return [(socket.AF_INET, 1, 6, "", (next(answers), port))]

    def connect(address: object, **named: object) -> None:
        asked.append(address)
        raise OSError("nobody there")

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(OSError, match="nobody there"):
        outbound.post("https://two-faced.example/", b"", {})
    assert asked == [("93.184.216.34", 443)]


def test_a_redirect_is_not_followed(service: Service) -> None:
    service.status = 302
    assert outbound.post(f"{service.address}/x", b"{}", {}, private=True) == 302
    assert len(service.got) == 1


@pytest.mark.parametrize(
    ("hours", "zone", "hour", "night"),
    [("off", "UTC", 3, False), ("22-8", "UTC", 23, True), ("22-8", "UTC", 7, True), ("22-8", "UTC", 8, False),
     ("22-8", "UTC", 21, False), ("22-8", "Asia/Tokyo", 14, True), ("22-8", "", 14, False)],
)  # fmt: skip
def test_night_is_where_somebody_is(hours: str, zone: str, hour: int, night: bool) -> None:
    now = datetime.fromisoformat(f"2030-01-01T{hour:02}:30:00+00:00").timestamp()
    assert quiet(hours, zone, now) == night
