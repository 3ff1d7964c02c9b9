"""Small pages held exactly: how people get along, results and ratings; and what decides behind them."""

import re
import socket
from typing import Any

import pytest

from hvozd.core import HvozdError
from hvozd.web import history, outbound, patient
from hvozd.web.agreed import PACES, PATIENT, Agreed, Proposal
from hvozd.web.guests import Guest
from hvozd.web.history import Ended, ended, note_end, rated_people
from hvozd.web.manners_view import STAND_IN, Manners, MannersView
from hvozd.web.outbound import NoSuchPlace, checked, public, resolved
from hvozd.web.past_pages import PastPages
from hvozd.web.patient import HEAD, Patient
from hvozd.web.peace import MOST_OPEN, Peace
from hvozd.web.people import People
from hvozd.web.ratings import FEW, Rating
from hvozd.web.store import File, Store, TableEvent
from hvozd.web.tables import ME, Tables
from tests.web.storms import DUEL

CLOSE, BACK, AGENT, FREE = Proposal("close"), Proposal("back", 4), Proposal("agent", 2, STAND_IN), Proposal("free", 2)


def view(seat: int = 0, mine: tuple[int, ...] = (0,), **other: Any) -> MannersView:
    """Three people, ten actions; said is the key with what is said."""
    told = {"people": (0, 1, 2), "away": (), "asked": (1,), "until": 0.0, "lines": 10, "over": False, "host": False, **other}
    manners = Manners(told.pop("agreed", Agreed()), **told)

    def say(key: str, **values: Any) -> str:
        return " ".join([key, *(f"{name}={value}" for name, value in values.items())])

    return MannersView(manners, seat, set(mine), say, lambda seat: f"s{seat}")


def buttons(markup: str) -> list[tuple[str, str]]:
    """What buttons post, and where."""
    return re.findall(r'data-post="([\w-]+)" data-body="([^"]*)"', markup.replace("&quot;", "'"))


# -- how people get along ----------------------------------------------------------------------------------------------------


def test_what_one_may_do_about_a_table() -> None:
    leave = ("leave", "{'seat':0}")
    others = [
        (path, "{'seat':0," + rest)
        for path, rest in (
            ("propose", f"'what':'agent','of':1,'level':'{STAND_IN}'}}"),
            ("propose", "'what':'free','of':1}"),
            ("propose", f"'what':'agent','of':2,'level':'{STAND_IN}'}}"),
            ("propose", "'what':'free','of':2}"),
        )
    ]
    back, close = ("propose", "{'seat':0,'what':'back','of':9}"), ("propose", "{'seat':0,'what':'close'}")
    assert buttons(view().menu()) == [leave, *others, back, close]
    assert buttons(view(lines=0).menu()) == [leave, *others, close]
    assert buttons(view(mine=(0, 1)).menu()) == [leave, *others[2:], back, close]
    paces = [("clock", f"{{'pace':'{pace}'}}") for pace in PACES if pace != "live"]
    assert buttons(view(host=True, agreed=Agreed("live")).menu()) == [leave, *others, back, close, *paces]
    for nothing in ({"over": True}, {"agreed": Agreed(closed=True)}, {"people": (1, 2)}):
        assert view(**nothing).menu() == ""


def test_what_is_noted_at_a_table() -> None:
    assert view().notices() == []
    ((told, button),) = view(away=(0,), people=(1, 2)).notices()
    assert told == "away" and buttons(button) == [("return", "{'seat':0}")]
    assert view(away=(1,)).notices() == []
    assert view(agreed=Agreed(closed=True), until=86400.0).notices() == [("closed",)]
    ((deadline,),) = view(until=86460.0).notices()
    assert "deadline when=1970-01-02 00:01" in deadline
    ((once,),) = view(over=True).notices()
    assert buttons(once) == [("rematch", "{}")]
    assert view(over=True, agreed=Agreed(rematch="next-table")).notices()[0][0].startswith('<a href="/t/next-table">')


def test_who_may_agree_to_what() -> None:
    votes = {CLOSE: frozenset({1}), BACK: frozenset({1, 2}), AGENT: frozenset({1}), FREE: frozenset({0, 1})}

    def offered(seat: int, mine: tuple[int, ...], **other: Any) -> dict[str, bool]:
        rows = view(seat, mine, agreed=Agreed(votes=votes), **other).proposals()
        return {told: bool(button) for told, button in rows}

    agent, back = "propose-agent who=s1 seat=s2 count=8", "propose-back who=s1, s2 seat= count=6"
    close, free = "propose-close who=s1 seat= count=10", "propose-free who=s0, s1 seat=s2 count=8"
    assert list(offered(0, (0,))) == [agent, back, close, free]
    assert offered(0, (0,)) == {agent: True, back: True, close: True, free: False}
    assert offered(2, (2,)) == {agent: False, back: False, close: True, free: False}, "not about oneself"
    assert offered(1, (1,)) == {agent: False, back: False, close: False, free: False}
    assert not any(offered(0, (0,), people=(1, 2)).values())
    rows = view(agreed=Agreed(votes=votes)).proposals()
    assert buttons(rows[0][1]) == [("propose", f"{{'seat':0,'what':'agent','of':2,'level':'{STAND_IN}'}}")]


def test_what_events_make_of_what_was_agreed() -> None:
    event = TableEvent
    agreed = Agreed().after(event("vote", 0, action=CLOSE.text)).after(event("vote", 1, action=CLOSE.text))
    agreed = agreed.after(event("vote", 1, action=BACK.text)).after(event("vote", 1, action=AGENT.text))
    assert agreed.votes == {CLOSE: {0, 1}, BACK: {1}, AGENT: {1}}
    for kind in ("action", "undo", "back"):
        assert set(agreed.after(event(kind, 2)).votes) == {CLOSE, AGENT}
    for kind in ("seat", "leave", "agent"):
        assert set(agreed.after(event(kind, 2)).votes) == {CLOSE, BACK} and agreed.after(event(kind, 1)) is agreed
    assert agreed.after(event("pace", 0, action="stop")) is agreed
    closed = agreed.after(event("close", 0))
    assert closed.closed and not closed.votes and not agreed.closed
    assert agreed.after(event("rematch", 0, action="next")).rematch == "next"
    taught = agreed.after(event("lesson", 0, action="marquise"))
    assert (taught.lesson, taught.taught) == ("marquise", True)
    left = taught.after(event("lesson", 0, action=""))
    assert (left.lesson, left.taught) == ("", True)
    assert Agreed().after(event("clock", 0, action="hours")).deadline(100.0) == 100.0 + 12 * 3600
    assert Agreed().deadline(100.0) == 100.0 + PATIENT
    assert [Proposal.read(one.text) for one in (CLOSE, BACK, AGENT, FREE)] == [CLOSE, BACK, AGENT, FREE]


# -- results and ratings ------------------------------------------------------------------------------------------------------


def test_the_table_of_ratings_is_in_order_and_says_what_is_a_guess() -> None:
    pages = PastPages(Guest("ann", lang="en"))
    found = {
        "bob": Rating(25.0, 2.0, FEW),
        "ann": Rating(30.0, 1.0, FEW - 1),
        "level-hard": Rating(26.0, 2.0, 40),
        "eve": Rating(0.0, 1.0, FEW + 1),
    }
    table = pages.rating_table(found, {"ann": "Ann", "bob": "<Bob>"})
    rows = [re.findall(r"<td>(.*?)</td>", row) for row in re.findall(r"<tr>(.*?)</tr>", table)]
    hard, guest = pages.agent("hard"), pages.texts.get("guest")
    assert rows[1:] == [
        ["Ann", "27.0?", str(FEW - 1)],
        [hard, "20.0", "40"],
        ["&lt;Bob&gt;", "19.0", str(FEW)],
        [guest, "-3.0", str(FEW + 1)],
    ]
    page = pages.ratings({"root": found, "harrow": {}}, {})
    assert page.count("<table>") == 1 and page.count("<h2>") == 1 and pages.say("ratings-none") not in page
    assert pages.say("ratings-none") in pages.ratings({"root": {}, "harrow": {}}, {})


def test_somebodys_games_by_what_they_played() -> None:
    def played(table: str, called: str, place: int, game: str = "root") -> Ended:
        return Ended(table, 0, "ann", "", game, called, place, 86400.0)

    pages = PastPages(Guest("ann", lang="en"))
    rows = [
        played("a", "marquise", 1),
        played("b", "eyrie", 2),
        played("c", "marquise", 3),
        played("d", "marquise", 1),
        played("e", "emmy", 0, "gone"),
    ]
    table = pages.by_seat("root", rows[:4])
    found = [re.findall(r"<td>(.*?)</td>", line) for line in re.findall(r"<tr>(.*?)</tr>", table)]
    assert [cells[1:] for cells in found[1:]] == [["1", "0"], ["3", "2"]] and "Marquise" in found[2][0]
    page = pages.history(rows)
    assert re.findall(r'href="/t/(\w)/replay"', page) == ["e", "d", "c", "b", "a"] and page.count("1970-01-02") == 5
    assert page.count("<h2>") == 1 and "gone" in page and pages.say("history-none") not in page
    assert pages.say("history-none") in pages.history([])


def test_results_are_kept_by_person_and_by_game(monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    tables = Tables(Store("sqlite://"))
    table = tables.open_table("root", DUEL, [ME, ME], "ann", "Ann", seed=5)
    assert not table.row.over
    note_end(tables.store, table.row, table.session)
    assert ended(tables.store) == [], "it is not over"
    same = {"table": table.row.id, "agent": "", "called": "x", "place": 1}
    with tables.store.writing() as db:
        rows = [
            same | {"seat": seat, "person": person, "game": game, "at": 9.0 - seat}
            for seat, (person, game) in enumerate([("ann", "root"), ("bob", "root"), ("ann", "harrow")])
        ]
        db.execute(history.results.insert(), rows)
    seats = lambda *wanted: [row.seat for row in ended(tables.store, *wanted)]  # noqa: E731
    assert (seats(), seats("ann"), seats("", "root"), seats("ann", "root")) == ([2, 1, 0], [2, 0], [1, 0], [0])
    people = People(tables.store)
    people.keep(Guest("ann"), name="Ann", wishes={"rated": "on"})
    people.keep(Guest("bob"), name="Bob", wishes={"rated": "off"})
    assert rated_people(tables.store) == {"ann": "Ann"}

    def away() -> Any:
        raise HvozdError("away")

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "writing", away)
        note_end(tables.store, table.row, table.session)
    assert "its end is not in the history: away" in caplog.text and len(ended(tables.store)) == 3
    tables.close()


# -- who may come, and where nobody is called -----------------------------------------------------------------------------------


def test_an_invitation_has_so_many_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store("sqlite://")
    peace, people = Peace(store), People(store)
    for name in ("ann", "bob", "eve"):
        people.keep(Guest(name), name=name)
    secret = peace.invite("host", "known", uses=2, seconds=60)
    assert secret is not None and peace.invited(secret) == "known"
    assert not peace.accept("x" * 32, "ann") and people.find("ann").role == ""
    assert peace.accept(secret, "ann") and people.find("ann").role == "known" and people.find("bob").role == ""
    assert peace.accept(secret, "bob") and not peace.accept(secret, "eve") and people.find("eve").role == ""
    assert peace.invited(secret) is None
    late = peace.invite("host", seconds=-1)
    assert late is not None and peace.invited(late) is None and not peace.accept(late, "eve")
    open_ = [peace.invite("host") for _ in range(MOST_OPEN + 1)]
    assert open_[-1] is None and None not in open_[:-1] and peace.invite("another") is not None and peace.invite() is not None
    store.close()


@pytest.mark.parametrize(
    ("number", "is_open"),
    [
        ("93.184.216.34", True),
        ("10.0.0.1", False),
        ("127.0.0.1", False),
        ("224.0.0.1", False),
        ("nothing", False),
        ("2606:4700::1111", True),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:93.184.216.34", True),
        ("64:ff9b::a00:1", False),
        ("64:ff9b::5db8:d822", True),
        ("2002:a00:1::", False),
        ("ff02::1", False),
    ],
)
def test_which_numbers_are_of_the_open_internet(number: str, is_open: bool) -> None:
    assert public(number) is is_open


def test_a_host_that_cannot_be_found_is_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*args: Any, **named: Any) -> Any:
        raise socket.gaierror("no such host")

    def known(*numbers: str) -> Any:
        return lambda *args, **named: [(0, 0, 0, "", (number, 443)) for number in numbers]

    monkeypatch.setattr(outbound.socket, "getaddrinfo", unknown)
    with pytest.raises(NoSuchPlace, match="no such host"):
        resolved("hook.example", 443, limit=20)
    monkeypatch.setattr(outbound.socket, "getaddrinfo", known("93.184.216.34", "10.0.0.1"))
    with pytest.raises(NoSuchPlace, match="private"):
        resolved("hook.example", 443)
    assert resolved("hook.example", 443, private=True) == "93.184.216.34"
    assert checked("https://hook.example:8443/a?b=c") == ("https", "hook.example", 8443, "/a?b=c")
    assert checked("http://hook.example", private=True) == ("http", "hook.example", 80, "/")
    for wrong in (
        "http://hook.example/",
        "https://a:b@hook.example/",
        "https:///x",
        "https://hook.example/" + "x" * 1000,
        "https://10.0.0.1/",
    ):
        with pytest.raises(NoSuchPlace):
            checked(wrong)


def test_a_database_that_was_moved_away_is_noticed(tmp_path: Any) -> None:
    path = tmp_path / "tables.db"
    path.write_text("one")
    file = File(path)
    assert file.in_place()
    path.rename(tmp_path / "elsewhere.db")
    assert not file.in_place()
    path.write_text("another")
    assert not file.in_place()


# -- patience -----------------------------------------------------------------------------------------------------------------


class Loop:
    """Notes what is to be called later, and what no longer."""

    def __init__(self) -> None:
        self.waits: list[Any] = []

    def call_later(self, seconds: float, do: Any) -> "Loop":
        assert seconds == HEAD
        self.waits.append(do)
        return self

    def cancel(self) -> None:
        self.waits.pop()


def test_whoever_sends_nothing_is_not_waited_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("connection_made", "data_received", "on_response_complete", "connection_lost"):
        monkeypatch.setattr(patient.H11Protocol, name, lambda self, *args: None)
    one = Patient.__new__(Patient)
    loop: Any = Loop()
    closed: list[bool] = []
    transport: Any = type("Transport", (), {"is_closing": lambda self: bool(closed), "close": lambda self: closed.append(True)})()
    one.loop, one.transport, one.cycle = loop, transport, None
    one.connection_made(transport)
    one.data_received(b"G")
    assert len(loop.waits) == 1, "one wait, from the beginning"
    one.cycle = type("Cycle", (), {"response_complete": False})()
    one.data_received(b"ET / HTTP/1.1\r\n\r\n")
    assert loop.waits == [], "it is being answered"
    one.cycle.response_complete = True
    one.on_response_complete()
    assert len(loop.waits) == 1
    one.connection_lost(None)
    assert loop.waits == []
    one._wait()
    loop.waits[0]()
    assert closed == [True]
    one._wait()
    assert len(loop.waits) == 2, "that wait was over"
    loop.waits[1]()
    assert closed == [True], "what is closing is not closed again"
