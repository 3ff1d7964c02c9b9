"""One visitor, with as many cookies and connections as he likes, takes nothing from the others."""

import asyncio
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette

from hvozd.agents.worker import Job, Thought
from hvozd.core import Session
from hvozd.core.errors import RecordError
from hvozd.web import budgets, patient, requests, strangers
from hvozd.web.app import application
from hvozd.web.budgets import Budgets, address, read
from hvozd.web.fair import Places
from tests.web.caller import Answer, Caller
from tests.web.worlds import Quick

FORM = "application/x-www-form-urlencoded"


class From(Caller):
    """Somebody at an address, with a fresh cookie whenever he likes."""

    def __init__(
        self, app: Starlette, id: str, host: str, *, scheme: str = "http", headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(app, id)
        self.host, self.scheme, self.more = host, scheme, headers or {}

    def _scope(self, method: str, path: str, query: str, kind: str) -> dict[str, Any]:
        scope = super()._scope(method, path, query, kind)
        kept = [pair for pair in scope["headers"] if pair[0].decode() not in self.more]
        added = [(name.encode(), value.encode()) for name, value in self.more.items() if value]
        return scope | {"client": (self.host, 1), "scheme": self.scheme, "headers": kept + added}


def test_a_visitor_with_many_cookies_opens_no_more_tables_than_an_address_may() -> None:
    app = application(pace=0)

    async def visit() -> tuple[list[int], list[int]]:
        body = b"game=defenders&preset=0"
        greedy = [(await From(app, f"guest-{n}", "203.0.113.7").post("/tables", body, FORM)).status for n in range(70)]
        others = [(await From(app, f"other-{n}", f"198.51.100.{n}").post("/tables", body, FORM)).status for n in range(5)]
        return greedy, others

    greedy, others = asyncio.run(visit())
    assert greedy == [303] * 60 + [429] * 10
    assert others == [303] * 5


def test_streams_of_an_address_are_bounded_and_places_come_back() -> None:
    budgets = Budgets({"streams": 2})
    back = [budgets.take_place(*visitor(f"guest-{number}", "203.0.113.7")) for number in range(6)]
    assert budgets.take_place(*visitor("another", "203.0.113.7")) is None
    back.append(budgets.take_place(*visitor("another", "203.0.113.8")))
    for give_back in back:
        assert give_back is not None
        give_back()
    assert not budgets._open


def visitor(id: str, host: str) -> Any:
    from starlette.requests import Request

    from hvozd.web.guests import Guest

    return Request({"type": "http", "headers": [], "client": (host, 1)}), Guest(id)


def test_one_visitor_with_any_number_of_cookies_and_connections_leaves_the_others_their_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Tables, streams, records, hints, changes: each is asked for until it is refused, always as somebody new; then another
    address gets all of it. It all happens in the same minute, however slow the machine is."""
    monkeypatch.setattr(budgets, "time", SimpleNamespace(monotonic=lambda: 90.0))
    app = application(pace=0, budgets={"tables": 2, "streams": 2, "changes": 20, "requests": 40})
    id = app.state.tables.open_table("defenders", {}, ["me"], "host", "Ann", seed=1).row.id

    async def live() -> None:
        greedy = [await everything(app, id, f"greedy-{n}", "203.0.113.7") for n in range(150)]
        assert [row[-1] for row in greedy[-3:]] == [429] * 3
        for kind in range(3):
            refused = [row[kind] for row in greedy].count(429)
            assert refused >= 30, kind
        for n in range(3):
            assert await everything(app, id, f"ann-{n}", f"198.51.100.{n}") == [303, 303, 200]

    asyncio.run(live())


async def everything(app: Starlette, id: str, guest: str, host: str) -> list[int]:
    """What somebody gets who opens a table, changes a name and looks at a table."""
    who = From(app, guest, host)
    table = await who.post("/tables", b"game=defenders&preset=0", FORM)
    name = await who.post("/name", b"name=Eve", FORM)
    return [table.status, name.status, (await who.get(f"/t/{id}")).status]


def test_streams_that_one_visitor_holds_open_leave_places_for_others() -> None:
    app = application(pace=0, budgets={"streams": 2, "requests": 10_000})
    id = app.state.tables.open_table("defenders", {}, ["me"], "host", "Ann", seed=1).row.id

    async def live() -> None:
        leave = asyncio.Event()
        held = [asyncio.create_task(hold(From(app, f"greedy-{n}", "203.0.113.7"), id, leave)) for n in range(30)]
        while sum(app.state.tables.table(id).watchers.values()) + sum(one.done() for one in held) < 30:  # all have been answered
            await asyncio.sleep(0.01)
        assert (await From(app, "ann", "198.51.100.1").get(f"/t/{id}/stream")).status == 200
        leave.set()
        statuses = await asyncio.gather(*held)
        assert sorted(statuses) == [200] * 6 + [429] * 24
        assert not app.state.server.budgets._open

    asyncio.run(live())


async def hold(who: From, id: str, leave: asyncio.Event) -> int:
    """Keep a stream open until it is time to leave; the status of its answer."""
    status = [0]

    async def receive() -> Any:
        await leave.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        status[0] = message.get("status", status[0])

    await who.app(who._scope("GET", f"/t/{id}/stream", "", ""), receive, send)
    return status[0]


def test_agents_of_one_visitors_tables_do_not_keep_others_waiting() -> None:
    """Thinking time: twenty tables of one address ask for a hint each before somebody else does; he is the second to get one."""
    order: list[str] = []

    class Slow(Quick):
        async def think(self, job: Job, stop: object, patience: float = 0.0) -> Thought:
            order.append(job.key.split("-")[0])
            await asyncio.sleep(0.002)
            return Thought("x", [("x", ["y"])])

    app = application(pace=0, minds=Slow(), budgets={"hints": 1000})  # type: ignore[arg-type]
    open_table = app.state.tables.open_table
    tables = [open_table("root", {"factions": "marquise,eyrie"}, ["me", "me"], f"g{n}", "G", seed=5).row for n in range(20)]
    mine = open_table("root", {"factions": "marquise,eyrie"}, ["me", "me"], "ann", "Ann", seed=5).row

    for who in (*(f"g{n}" for n in range(20)), "ann"):  # nobody has to be looked up
        app.state.tables.people.find(who)

    async def live() -> None:
        seat = app.state.tables.table(mine.id).session.decision.seat
        body = f'{{"seat":{seat}}}'.encode()
        asks = [
            asyncio.create_task(From(app, f"g{n}", "203.0.113.7").post(f"/t/{row.id}/hint", body)) for n, row in enumerate(tables)
        ]
        await asyncio.sleep(0)
        asks.append(asyncio.create_task(From(app, "ann", "198.51.100.1").post(f"/t/{mine.id}/hint", body)))
        assert {answer.status for answer in await asyncio.gather(*asks)} == {200}

    asyncio.run(live())
    assert order.index(mine.id.split("-")[0]) <= 2


def test_an_owner_of_a_network_of_ipv6_is_one_address() -> None:
    hosts = ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1", "203.0.113.7", "203.0.113.8", "strange")
    assert [address(visitor("x", host)[0]) for host in hosts] == [
        "2001:db8:1:2::/64",
        "2001:db8:1:2::/64",
        "2001:db8:1:3::/64",
        *hosts[3:],
    ]


def test_those_who_wait_for_minds_take_turns() -> None:
    """One payer asks forty times before another asks once: the other comes second."""

    async def think() -> list[str]:
        places, order = Places(1), []

        async def job(payer: str) -> None:
            async with places.turn(payer):
                order.append(payer)
                await asyncio.sleep(0.001)

        tasks = [asyncio.create_task(job("greedy")) for _ in range(40)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(job(payer)) for payer in ("ann", "bob")]
        await asyncio.sleep(0)
        tasks[5].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(1), places.turn("late"):
            order.append("late")
        return order

    order = asyncio.run(think())
    assert order[:5] == ["greedy", "greedy", "ann", "bob", "greedy"]
    assert order[-1] == "late" and len(order) == 42


@pytest.mark.parametrize("text", ["tables", "tables=x", "money=3", "tables=0", "tables=-1", "streams=9999999999"])
def test_a_budget_that_is_none_is_a_sentence(text: str) -> None:
    with pytest.raises(Exception, match="is no budget; write NAME=NUMBER"):
        read(text)
    assert read("tables=100,streams=40") == {"tables": 100, "streams": 40}


# -- what an answer says, and who may ask ----------------------------------------------------------------------------------------


def asked(who: From, path: str = "/", body: bytes | None = None) -> tuple[Answer, dict[str, str]]:
    """The answer with its headers."""
    headers: dict[str, str] = {}

    async def call() -> Answer:
        app, original = who.app, who.app

        async def noting(scope: Any, receive: Any, send: Any) -> None:
            async def note(message: Any) -> None:
                headers.update({name.decode(): value.decode() for name, value in message.get("headers", [])})
                await send(message)

            await original(scope, receive, note)

        who.app = noting  # type: ignore[assignment]
        try:
            return await (who.get(path) if body is None else who.post(path, body, FORM))
        finally:
            who.app = app

    return asyncio.run(call()), headers


def test_every_answer_tells_the_browser_to_be_careful() -> None:
    app = application(pace=0)
    for path in ("/", "/t/abcdefghijkl", "/t/abcdefghijkl/stream"):
        _, headers = asked(From(app, "", "203.0.113.7"), path)
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "default-src 'self'" in headers["content-security-policy"]
    assert "Secure" not in asked(From(app, "", "203.0.113.7"))[1]["set-cookie"]
    assert "Secure" in asked(From(app, "", "203.0.113.7", scheme="https"))[1]["set-cookie"]


def test_a_change_comes_from_a_page_of_this_server() -> None:
    app = application(pace=0)
    for origin, status in (("http://here", 303), ("https://here", 303), ("", 403), ("http://evil.example", 403), ("null", 403)):
        answer, _ = asked(From(app, "ann", "203.0.113.7", headers={"origin": origin}), "/name", b"name=Ann")
        assert answer.status == status, origin


def test_a_server_answers_to_its_own_names_only() -> None:
    app = application(pace=0, hosts=["hvozd.example"])
    for name, status in (("hvozd.example", 200), ("hvozd.example:8000", 200), ("evil.example", 421), ("here", 421)):
        answer, _ = asked(From(app, "", "203.0.113.7", headers={"host": name}))
        assert answer.status == status, name
    assert b"not called so" in answer.body


# -- slow and strange ------------------------------------------------------------------------------------------------------------


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "SLOW", 0.2)
    app, got = application(pace=0), dict[str, Any]()

    async def receive() -> Any:
        await asyncio.sleep(0.15)
        return {"type": "http.request", "body": b"n", "more_body": True}

    async def send(message: Any) -> None:
        got.setdefault("status", message.get("status"))

    began = time.monotonic()
    asyncio.run(app(Caller(app, "ann")._scope("POST", "/name", "", FORM), receive, send))
    assert got["status"] == 408
    assert time.monotonic() - began < 2


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    monkeypatch.setattr(patient, "HEAD", 0.4)
    config = uvicorn.Config(application(pace=0), port=0, log_level="error", http=patient.Patient)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    thread.join(10)


@pytest.mark.parametrize(
    "said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", b"GET /static/icon.svg HTTP/1.1\r\nHost: x\r\n\r\nGET"]
)
def test_a_connection_that_says_too_little_is_closed(port: int, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=30) as line:
        line.sendall(said)
        began = time.monotonic()
        while line.recv(65536):
            pass
        assert time.monotonic() - began < 30


def test_a_record_that_takes_too_long_is_given_up_and_the_next_one_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.new("root", {"factions": "marquise,eyrie"}, seed=1)
    reader, record = strangers.Reader(), session.record.dump(session.state)
    try:
        told = reader.read(record)
        assert told.seats >= 2 and told.header.game == "root"
        monkeypatch.setattr(strangers, "SECONDS", 0.3)
        os.kill(reader._process.pid, signal.SIGSTOP)
        with pytest.raises(RecordError, match="reasonable time"):
            reader.read(record)
        monkeypatch.setattr(strangers, "SECONDS", 30.0)
        assert reader.read(record) == told
        with pytest.raises(RecordError, match="a Hvozd record"):
            reader.read(b"nonsense")
        monkeypatch.setattr(strangers, "QUEUE", 0)
        with pytest.raises(strangers.Crowded):
            reader.read(record)
    finally:
        reader.close()
