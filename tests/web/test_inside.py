"""What a server does where nobody looks: workers that take turns, what is kept and forgotten, what goes wrong and is said."""

import asyncio
import gc
import json
import logging
import os
import resource
import signal
import sys
import threading
import time
from types import SimpleNamespace
from typing import Any

import pytest

from hvozd.core import HvozdError
from hvozd.web import messenger as messages
from hvozd.web import passkeys, strangers, sweeping
from hvozd.web import people as persons
from hvozd.web import tables as opened
from hvozd.web.fair import Places
from hvozd.web.guests import Guest
from hvozd.web.messenger import DUTY, ROUND, Messenger
from hvozd.web.operations import JsonLines, log_as
from hvozd.web.opponents import LEASE, Agents
from hvozd.web.outbox import Outbox
from hvozd.web.people import People, Person, Way, recognise
from hvozd.web.reach import FAILS, MOST, Reach
from hvozd.web.requests import Refused
from hvozd.web.serving import VARIABLE, Settings
from hvozd.web.store import Store
from hvozd.web.sweeping import NEVER, YOUNG
from hvozd.web.tables import CLOCKWORK, FRIEND, ME, Tables, seat_people
from tests.web.storms import DUEL


@pytest.fixture
def tables() -> Any:
    found = Tables(Store("sqlite://"), pace=0)
    yield found
    found.close()
    found.store.close()


def duel(tables: Tables, *kinds: str) -> Any:
    return tables.open_table("root", DUEL, list(kinds or (ME, ME)), "host", "Ann", seed=5)


# -- workers take turns ------------------------------------------------------------------------------------------------------


def test_one_worker_is_on_duty_until_its_time_is_over(tables: Tables) -> None:
    reach = Reach(tables.store)
    assert reach.on_duty("post", "a", 10.0, 20.0)
    assert not reach.on_duty("post", "b", 11.0, 21.0)
    assert reach.on_duty("other", "b", 11.0, 21.0), "another duty"
    assert reach.on_duty("post", "a", 19.0, 30.0), "it goes on"
    assert not reach.on_duty("post", "b", 30.0, 40.0)
    assert reach.on_duty("post", "b", 30.5, 40.0)
    assert not reach.on_duty("post", "a", 31.0, 41.0)


def test_everybody_is_told_once_of_a_wait(tables: Tables) -> None:
    reach = Reach(tables.store)
    table, other = duel(tables).row.id, duel(tables).row.id
    assert reach.tell("ann", table, 5.0) and not reach.tell("ann", table, 5.0)
    assert reach.tell("bob", table, 5.0) and reach.tell("ann", other, 5.0)
    assert not reach.tell("ann", "no-such-table", 5.0)
    assert reach.tell("ann", table, 6.0) and not reach.tell("ann", table, 6.0) and not reach.tell("bob", table, 5.0)


def test_a_place_is_forgotten_after_so_many_failures_one_after_another(tables: Tables) -> None:
    reach = Reach(tables.store)
    reach.add("ann", "mail", "other", "en", "", True)
    place = reach.add("ann", "mail", "ann@mail.example", "en", "", True)
    assert place is not None and FAILS > 2

    def fails() -> list[int]:
        return [one.fails for one in reach.places(["ann"]) if one.id == place.id]

    for number in range(1, FAILS):
        reach.went(reach.place(place.id), False)
        assert fails() == [number]
    reach.went(reach.place(place.id), True)
    assert fails() == [0]
    for _ in range(FAILS):
        reach.went(reach.place(place.id), False)
    assert fails() == [] and len(reach.places(["ann"])) == 1
    for number in range(MOST - 1):
        assert reach.add("ann", "mail", str(number), "en", "", True)
    assert reach.add("ann", "mail", "one more", "en", "", True) is None
    assert reach.add("ann", "mail", "0", "cs", "", True) is not None, "the same place anew"
    assert reach.add("bob", "mail", "0", "cs", "", True) is not None and len(reach.places(["ann"])) == MOST


def test_the_messenger_goes_round_while_it_is_on_duty(tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    """Somebody else has the duty at first; then a round, one that cannot be, one that stumbles, and it still goes on."""
    told: list[str] = []
    postman = Messenger(tables, Outbox.found(), "secret")
    answers = iter([None, None, HvozdError("the database is away"), KeyError("odd"), None])

    async def go_round(now: float) -> int:
        told.append("round")
        if (error := next(answers)) is not None:
            raise error
        return 0

    async def sleep(seconds: float) -> None:
        assert seconds == ROUND
        told.append("wait")
        if told.count("wait") == 2:
            with tables.store.writing() as db:
                db.exec_driver_sql("delete from duties")
        if told.count("wait") == 7:
            raise asyncio.CancelledError

    postman.reach.on_duty(DUTY, "another", time.time(), time.time() + 1000)
    monkeypatch.setattr(postman, "go_round", go_round)
    monkeypatch.setattr(messages, "asyncio", SimpleNamespace(sleep=sleep))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(postman.run())
    assert told == ["wait", *["wait", "round"] * 5, "wait"]
    assert [record.getMessage() for record in caplog.records] == [
        "the messenger waits: the database is away",
        "the messenger stumbled",
    ]


def test_without_a_post_office_nothing_goes_out(tables: Tables) -> None:
    outbox = Outbox.found()
    postman, row = Messenger(tables, outbox, "secret"), duel(tables).row
    place = postman.reach.add("ann", "mail", "ann@mail.example", "en", "", True)
    assert not outbox.mails and not outbox.pushes and place is not None
    assert not asyncio.run(postman._mail(place, row)) and not asyncio.run(postman._push(place, row))
    assert not asyncio.run(postman._reached(place, row)) and postman.reach.place(place.id).fails == 1
    assert not asyncio.run(postman._call(row)), "it has no hook"


def test_a_message_that_stumbles_did_not_go_out(tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    postman, row = Messenger(tables, Outbox.found(), "secret"), duel(tables).row
    place = postman.reach.add("ann", "mail", "ann@mail.example", "en", "", True)
    assert place is not None

    async def broken(place: object, row: object) -> bool:
        raise OSError("no route")

    async def well(place: object, row: object) -> bool:
        return True

    monkeypatch.setattr(postman, "_mail", broken)
    assert asyncio.run(postman._reached(place, row)) is False
    assert [record.getMessage() for record in caplog.records] == ["a message did not go out: OSError"]
    assert postman.reach.place(place.id).fails == 1
    monkeypatch.setattr(postman, "_mail", well)
    assert asyncio.run(postman._reached(postman.reach.place(place.id), row)) is True
    assert postman.reach.place(place.id).fails == 0


def test_whoever_gives_up_waiting_passes_the_place_on() -> None:
    async def live() -> list[str]:
        places, done = Places(1), []

        async def busy(payer: str) -> None:
            async with places.turn(payer):
                done.append(payer)

        async with places.turn("first"):
            waiting = [asyncio.create_task(busy(payer)) for payer in ("a", "a", "b")]
            await asyncio.sleep(0)
        waiting[0].cancel()  # it has the place already, and has not heard of it
        await asyncio.gather(*waiting, return_exceptions=True)
        async with places.turn("last"):
            done.append("last")
        return done

    assert asyncio.run(asyncio.wait_for(live(), 10)) == ["b", "a", "last"]


# -- agents ---------------------------------------------------------------------------------------------------------------


def test_agents_that_stumble_stop_and_say_why(tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    table = duel(tables, "random", "random")
    table.watchers[None] = 1

    async def live() -> Agents:
        agents = tables.agents(table)

        async def stumble(seat: int) -> None:
            raise ValueError("nothing fits")

        monkeypatch.setattr(agents, "_turn", stumble)
        await agents.settle()
        return agents

    before = table.version
    agents = asyncio.run(live())
    assert "nothing fits" in agents.trouble and agents.halted and agents.asked() is None and table.version > before
    assert [record.levelname for record in caplog.records] == ["ERROR"] and not table.session.record.lines


def test_the_claim_goes_on_without_the_database_and_is_given_back(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(tables, "random", "random")
    released: list[tuple[str, ...]] = []

    async def live() -> None:
        agents = tables.agents(table)
        monkeypatch.setattr(tables.store, "release", lambda *names: released.append(names))
        await agents.release()
        assert released == [], "nothing was claimed"

        def away(*args: Any) -> None:
            raise HvozdError("away")

        with monkeypatch.context() as patch:
            patch.setattr(tables.store, "claim", away)
            assert await agents._claim() is True and agents.claimed == 0.0
        assert await agents._claim() is True and agents.claimed > time.monotonic() + LEASE / 2
        monkeypatch.setattr(tables.store, "claim", lambda *args: False)
        assert await agents._claim() is True, "it is still ours"
        await agents.release()
        assert released == [(tables.worker, table.row.id)] and agents.claimed == 0.0
        assert await agents._claim() is False and agents.claimed == 0.0

    asyncio.run(live())


# -- what is kept, and what is forgotten -----------------------------------------------------------------------------------


def test_the_oldest_tables_leave_memory_but_those_that_are_watched(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opened, "OPEN_TABLES", 3)
    first, second, third = (duel(tables) for _ in range(3))
    closed: list[str] = []
    for table in (first, second):
        monkeypatch.setattr(tables.agents(table), "close", lambda id=table.row.id: closed.append(id))
    first.watchers[0] = 1
    fourth = duel(tables)
    assert tables.open_tables() == [first, second, third, fourth] and closed == [], "the first is watched, no other is too old"
    fifth = duel(tables)
    assert tables.open_tables() == [first, third, fourth, fifth] and closed == [second.row.id]
    assert tables.table(second.row.id) is not second and tables.table(first.row.id) is first


def test_who_sits_where_beside_those_who_play_themselves() -> None:
    assert seat_people([ME, FRIEND, "easy"], []) == [ME, FRIEND, "easy"]
    assert seat_people([ME, FRIEND, "easy"], [0]) == [CLOCKWORK, ME, "easy"]
    assert seat_people([FRIEND, ME, "easy"], [1]) == [ME, CLOCKWORK, "easy"]
    assert seat_people([ME, ME, "easy"], [0]) == [CLOCKWORK, ME, "easy"]
    assert seat_people([ME, FRIEND], [0, 1]) == [CLOCKWORK, CLOCKWORK]
    assert seat_people([FRIEND, "easy"], [0]) == [CLOCKWORK, "easy"]


def test_only_those_met_lately_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(Store("sqlite://"))
    monkeypatch.setattr(persons, "KEPT", 2)
    for name in ("ann", "bob", "ann", "eve"):
        people.find(name)
    assert [people.met(name) is None for name in ("ann", "bob", "eve")] == [False, True, False]
    people.keep(Guest("ann"), name="Ann")
    assert people.met("ann")[0].name == "Ann" and people.met("eve") == (None,)
    people.forget("ann")
    assert people.met("ann") is None and people.met("eve") == (None,)
    people.forget()
    assert people.met("eve") is None
    people.store.close()


def test_a_cookie_of_a_time_that_was_ended_names_nobody() -> None:
    way = Way("w", "ann", 1.0)
    ann = Person("ann", "Ann", "cs", epoch=2, wishes={"palette": "dark", "odd": "x"}, role="moderator", ways=(way,))
    assert recognise(Guest("ann"), None)
    assert not recognise(Guest("ann", epoch=1), None) and not recognise(Guest("ann", by="w"), None)
    for epoch, by, good in ((2, "", True), (2, "w", True), (2, "v", False), (1, "w", False), (3, "", False)):
        assert recognise(Guest("ann", epoch=epoch, by=by), ann) is good
    guest = Guest("ann", epoch=2, lang="en")
    assert recognise(guest, ann) and (guest.name, guest.kept, guest.role) == ("Ann", True, "moderator")
    assert guest.wishes == {"palette": "dark"} and (guest.lang, guest.said) == ("cs", "cs")
    guest.lang = "en"  # said in this browser since
    assert recognise(guest, ann) and guest.lang == "en"
    assert recognise(guest, Person("ann", epoch=2)) and (guest.lang, guest.said) == ("en", "")


def test_a_passkey_that_has_signed_opens_its_way_once(monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(Store("sqlite://"))
    ann, bob = Guest("ann"), Guest("bob")
    assert people.add_passkey(ann, b"key of ann", b"public", 3) and people.add_passkey(bob, b"key of bob", b"other", 3)
    assert people.add_link(bob)
    challenge = people.challenge()
    credential = SimpleNamespace(raw_id=b"key of ann", response=SimpleNamespace(client_data_json=b""))
    asked: dict[str, Any] = {}

    def verified(**given: Any) -> Any:
        asked.update(given)
        return SimpleNamespace(new_sign_count=7)

    monkeypatch.setattr(passkeys, "parse_authentication_credential_json", lambda told: credential)
    monkeypatch.setattr(passkeys, "parse_client_data_json", lambda data: SimpleNamespace(challenge=challenge))
    monkeypatch.setattr(passkeys, "verify_authentication_response", verified)
    request: Any = SimpleNamespace(url=SimpleNamespace(hostname="here", scheme="https"), headers={"host": "here:8000"})
    way = passkeys.signed(people, request, {})
    assert way.person == "ann" and (asked["credential_public_key"], asked["credential_current_sign_count"]) == (b"public", 3)
    assert (asked["expected_rp_id"], asked["expected_origin"]) == ("here", "https://here:8000")
    uses = {name: [way.uses for way in people.find(name).ways if way.passkey] for name in ("ann", "bob")}
    assert uses == {"ann": [7], "bob": [3]}
    with pytest.raises(Refused):
        passkeys.signed(people, request, {})
    challenge = people.challenge()
    credential.raw_id = b"unknown"
    with pytest.raises(Refused):
        passkeys.signed(people, request, {})
    people.store.close()


# -- processes and logs ----------------------------------------------------------------------------------------------------


def test_settings_reach_the_workers_through_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    told = Settings("sqlite://", 0.25, 3, {"tables": 4}, ["here"], "json", 30.0, "known")
    told.put()
    assert Settings.found() == told


def test_a_log_for_machines_and_one_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        for kind, machines in (("json", True), ("text", False)):
            log_as(kind)
            (handler,) = root.handlers
            assert isinstance(handler.formatter, JsonLines) == machines and root.level == logging.WARNING
            assert ("%(levelname)s" in (handler.formatter._fmt or "")) or machines
    finally:
        root.handlers[:] = before
        root.setLevel(level)
    try:
        raise ValueError("odd: ň")
    except ValueError:
        record = logging.LogRecord("hvozd.web", logging.ERROR, __file__, 1, "it %s", ("broke",), sys.exc_info())
    line = JsonLines().format(record)
    told = json.loads(line)
    assert (told["level"], told["from"], told["said"]) == ("error", "hvozd.web", "it broke") and "ň" in line
    assert "ValueError: odd" in told["fault"] and "Traceback" in told["fault"] and told["time"] == round(record.created, 3)


def test_rings_are_looked_for_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []

    class Timer:
        daemon = False

        def __init__(self, seconds: float, do: Any, given: list[float]) -> None:
            self.seconds, self.do, self.given = seconds, do, given

        def start(self) -> None:
            done.append((self.seconds, self.daemon))

    def noted(name: str) -> Any:
        return lambda *args: done.append((name, *args))

    for name in ("collect", "freeze", "set_threshold"):
        monkeypatch.setattr(gc, name, noted(name))
    monkeypatch.setattr(threading, "Timer", Timer)
    timer: Any = sweeping.sweep_rarely(2.0)
    assert done == [("collect",), ("freeze",), ("set_threshold", YOUNG, NEVER, NEVER), (120.0, True)]
    timer.do(*timer.given)
    assert done[4:] == [("collect",), (120.0, True)]


def test_the_process_for_strangers_is_small_and_answers_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[bytes] = []
    limits: list[Any] = []

    class Pipe:
        asked = [b"one", b"two"]

        def send_bytes(self, data: bytes) -> None:
            said.append(data)

        def recv_bytes(self) -> bytes:
            if not self.asked:
                raise EOFError
            return self.asked.pop(0)

    monkeypatch.setattr(signal, "signal", lambda *args: limits.append(args))
    monkeypatch.setattr(os, "nice", lambda by: limits.append(("nice", by)))
    monkeypatch.setattr(resource, "setrlimit", lambda *args: limits.append(args))
    strangers._live(Pipe(), bytes.upper)
    assert said == [b"ready", b"ONE", b"TWO"]
    memory = (resource.RLIMIT_AS, (strangers.MEMORY, strangers.MEMORY))
    assert limits == [(signal.SIGINT, signal.SIG_IGN), ("nice", 5), memory]
