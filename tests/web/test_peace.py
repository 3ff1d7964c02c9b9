"""The peace of a server: who comes in, who is muted, removed, barred; a report reaches the moderators with its lines, and only
those that the reporter could see."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from hvozd.cli import main
from hvozd.core import HvozdError
from hvozd.web import manners
from hvozd.web.agreed import Proposal
from hvozd.web.app import application
from hvozd.web.gate import said
from hvozd.web.guests import Guest, new_id
from hvozd.web.peace import MOST_OPEN, Peace
from hvozd.web.people import People
from hvozd.web.server import LEFT, Server
from hvozd.web.store import Store
from tests.web.caller import Caller
from tests.web.conftest import GENEROUS, ORIGIN, Person, TestClient
from tests.web.doors import DOORS, calls
from tests.web.test_farewell import everywhere
from tests.web.test_me import link_of, who
from tests.web.worlds import World

Come = Callable[[], Person]
OUTSIDE = {"/back/{secret}", "/passkey/ask", "/passkey", "/come/{invitation}"}
OWN = {"/me/all.json", "/me/delete", "/mail/{token}", "/quiet/{token}", "/push.js", "/look/{palette}.{game}.css"}
OPERATION = {"/healthz", "/metrics"}
PROGRAM = {door.path for door in DOORS if door.path.startswith("/bot/")}


@contextmanager
def house(doors: str, url: str = "sqlite://") -> Iterator[Come]:
    """A server with these doors, and people who come."""
    app = application(url, pace=0, doors=doors)
    with TestClient(app, headers=ORIGIN) as first:
        clients = [first]

        def another() -> Person:
            client = clients.pop() if clients else TestClient(app, headers=ORIGIN)
            client.portal = first.portal
            return Person(client, app.state.tables)

        yield another


def let_in(person: Person, role: str = "known", name: str = "") -> Person:
    secret = person.tables.peace.invite(role=role)
    assert person.client.post(f"/come/{secret}").status_code == 200
    if name:
        person.client.post("/name", data={"name": name})
    return person


def sat(come: Come) -> tuple[Person, Person, Person, Person]:
    """Ann and Bob at a table, Eve looks on, Mo moderates."""
    ann, bob, eve, mo = come(), come(), come(), let_in(come(), "moderator", "Mo")
    ann.client.post("/name", data={"name": "Ann"})
    ann.open()
    bob.client.post(ann.link(), data={"name": "Bob"})
    eve.client.post("/name", data={"name": "Eve"})
    bob.id = eve.id = mo.id = ann.id
    return ann, bob, eve, mo


def say(person: Person, text: str) -> Any:
    return person.client.post(f"/t/{person.id}/say", json={"text": text})


def deed(mo: Person, deed: str, person: Person) -> int:
    return int(mo.client.post("/peace/person", data={"person": who(person), "deed": deed}).status_code)


# -- doors ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("doors", ["invited", "known"])
def test_a_stranger_stands_before_closed_doors_at_every_route(doors: str) -> None:
    """Whatever is asked, in every spelling of the list of doors: a sentence, and nothing has changed."""
    world = World("root")
    world.app.state.server.gate.doors = doors
    own = OUTSIDE | OWN | OPERATION | PROGRAM | ({"/t/{id}/sit/{key}"} if doors == "invited" else set())

    async def knock() -> None:
        for door in (door for door in DOORS if door.path not in own):
            for call in calls(door, world, "spectator", odd=False):
                answer = await world.ask("spectator", call.method, call.path, call.query, call.body, call.kind)
                assert answer.status == 403, (door, answer.status)
                assert b"invited can come in" in answer.body or "Dovnitř mohou jen".encode() in answer.body, door

    asyncio.run(knock())
    world.close()


def test_an_open_server_is_open_and_doors_have_names(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(None) == "open"
    monkeypatch.setenv("HVOZD_DOORS", "known")
    assert (said(None), said("invited")) == ("known", "invited")
    monkeypatch.setenv("HVOZD_DOORS", "ajar")
    for opened in (lambda: said(None), lambda: application(doors="ajar")):
        with pytest.raises(HvozdError, match="no doors called ajar"):
            opened()


def test_whoever_is_invited_comes_in_and_brings_others(url: str) -> None:
    with house("invited", url) as come:
        ann, bob, cid, dan = come(), come(), come(), come()
        assert ann.client.get("/").status_code == 403
        assert "not open to everybody" in ann.client.get("/?lang=en").text
        let_in(ann, name="Ann")
        assert ann.client.get("/").status_code == 200
        shown = ann.client.post("/me/invite").text
        link = re.search(r"/come/[\w-]{32}", shown)
        assert link is not None and "<svg" in shown
        assert bob.client.get(link[0]).status_code == 200
        assert bob.client.get("/").status_code == 403, "looking at the link is not yet coming in"
        assert bob.client.post(link[0]).status_code == 200
        assert bob.client.get("/mine").status_code == 200
        assert cid.client.post(link[0]).status_code == 404, "it lets one in"
        ann.open()
        seat = ann.link()
        assert cid.client.get(f"/t/{ann.id}").status_code == 403
        assert cid.client.post(seat, data={"name": "Cid"}).status_code == 200
        assert cid.client.get(f"/t/{ann.id}").status_code == 200, "whoever gets a seat is invited, too"
        assert dan.client.post(seat, data={"name": "Dan"}).status_code == 403
        assert dan.client.get("/").status_code == 403
        phone = come()
        assert phone.client.post(link_of(ann)).status_code == 200
        assert "Ann" in phone.client.get("/me").text, "a return link leads back in"


def test_known_people_are_let_in_by_a_moderator_alone(url: str) -> None:
    with house("known", url) as come:
        mo, ann, bob = let_in(come(), "moderator", "Mo"), come(), come()
        link = re.search(r"/come/[\w-]{32}", mo.client.post("/me/invite", data={"uses": "2"}).text)
        assert link is not None
        assert ann.client.post(link[0]).status_code == 200
        ann.client.post("/name", data={"name": "Ann"})
        assert ann.client.post("/me/invite").status_code == 403
        ann.open()
        assert bob.client.get(ann.link()).status_code == 403, "a seat link alone does not let in"
        program = bob.client.post(f"/bot{ann.link()[2:]}", json={"name": "x"})
        assert program.status_code == 403
        assert bob.client.post(link[0]).status_code == 200
        assert bob.client.post(ann.link(), data={"name": "Bob"}).status_code == 200
        bob.id = ann.id
        assert deed(mo, "dismiss", bob) == 200
        assert bob.client.get(f"/t/{ann.id}").status_code == 403
        assert deed(mo, "admit", bob) == 200
        assert bob.client.get(f"/t/{ann.id}").status_code == 200


def test_a_moderator_who_follows_an_invitation_stays_one(come: Come) -> None:
    mo = let_in(let_in(come(), "moderator", "Mo"), "known")
    assert [one.role for one in mo.tables.peace.residents(name="Mo")] == ["moderator"]


def test_invitations_are_bounded_end_and_are_kept_nowhere(come: Come) -> None:
    ann = come()
    peace: Peace = ann.tables.peace
    old = peace.invite(seconds=-1)
    assert ann.client.get(f"/come/{old}").status_code == ann.client.post(f"/come/{old}").status_code == 404
    made = [peace.invite("ann") for _ in range(MOST_OPEN + 1)]
    assert made[-1] is None and None not in made[:-1]
    assert everywhere(ann.tables.store, *filter(None, made)) == set()
    assert ann.client.post("/me/invite").status_code == 403, "an open server needs none"
    mo = let_in(come(), "moderator")
    assert [mo.client.post("/me/invite", data={"uses": uses}).status_code for uses in ("0", "51", "x", "50")] == [
        400,
        400,
        400,
        200,
    ]


# -- barred, muted, removed ------------------------------------------------------------------------------------------------


def test_the_barred_are_refused_at_every_route_but_for_their_own_data() -> None:
    world = World("root")
    world.tables.peace.change("guest", held="barred")
    world.moment = world.table.now

    async def knock() -> None:
        for door in (door for door in DOORS if door.path not in OWN | OPERATION | PROGRAM):
            for call in calls(door, world, "guest", odd=False):
                answer = await world.ask("guest", call.method, call.path, call.query, call.body, call.kind)
                assert answer.status == 403, (door, answer.status)
                assert b"barred you" in answer.body or "vykázal".encode() in answer.body, door

    asyncio.run(knock())
    assert asyncio.run(Caller(world.app, "guest").get("/me/all.json")).status == 200
    assert asyncio.run(Caller(world.app, "host").get("/")).status == 200
    world.close()


def test_streams_of_the_barred_end_at_once_wherever_they_are(url: str) -> None:
    """One server bars, on the other one the stream ends; also one of somebody who only looks on."""
    first, second = application(url, pace=0, budgets=GENEROUS), application(url, pace=0, budgets=GENEROUS)
    with TestClient(first, headers=ORIGIN) as here, TestClient(second, headers=ORIGIN) as there:
        ann = Person(here, first.state.tables)
        ann.client.post("/name", data={"name": "Ann"})
        ann.open()
        for seat, guest in ((None, Guest("eve")), (0, Guest(who(ann)))):
            assert there.portal is not None
            ended = there.portal.call(ends, second.state.server, ann.id, seat, guest, first.state.tables.peace)
            assert ended == LEFT


async def ends(server: Server, id: str, seat: int | None, guest: Guest, elsewhere: Peace) -> str:
    """The last frame of a stream whose viewer is barred by another server."""
    last, frames = "", server.frames(await server.tables.at_leisure(id), seat, guest)
    for _ in range(3):
        await anext(frames)
    await asyncio.to_thread(elsewhere.change, guest.id, held="barred")
    async with asyncio.timeout(60):
        async for frame in frames:
            last = frame
    return last


def test_the_stream_of_a_browser_ends_too(come: Come) -> None:
    eve = come()
    eve.client.get("/")
    app: Any = eve.client.app
    guest = Guest(who(eve))

    async def follow() -> int:
        from hvozd.web.feed import Feed

        frames = Feed(app.state.server)._merged(None, guest, [])  # type: ignore[arg-type]
        await anext(frames)
        await anext(frames)
        app.state.tables.peace.change(guest.id, held="barred")
        return len([frame async for frame in frames])

    assert eve.client.portal is not None
    assert eve.client.portal.call(follow) == 0


def test_seats_of_the_barred_wait_for_nobody(come: Come) -> None:
    ann, bob, _, mo = sat(come)
    cid = come()
    table = ann.table
    close = {"seat": 0, "what": "close"}
    free = {"seat": 0, "what": "free", "of": 1}
    assert ann.client.post(f"/t/{ann.id}/propose", json=free).json()["done"] is False
    assert deed(mo, "bar", bob) == 200
    assert ann.client.post(f"/t/{ann.id}/propose", json=free).json()["done"] is True
    assert table.row.seats[1].guest == ""
    assert cid.client.post(ann.link(), data={"name": "Cid"}).status_code == 200
    assert bob.client.get(f"/t/{ann.id}").status_code == 403
    assert deed(mo, "bar", cid) == 200
    assert ann.client.post(f"/t/{ann.id}/propose", json=close).json()["done"] is True, "the barred have no voice"
    assert deed(mo, "release", cid) == 200
    assert cid.client.get(f"/t/{ann.id}").status_code == 200


def test_a_program_has_no_voice_and_its_seat_waits_for_nobody(come: Come) -> None:
    ann, eve = come(), come()
    ann.open()
    key = ann.link().rsplit("/", maxsplit=1)[-1]
    token = eve.client.post(f"/bot/{ann.id}/sit/{key}", json={"name": "robot"}).json()["token"]
    table = ann.table
    assert manners.people(table) == {0} and manners.sitters(table) == {0, 1}
    back = ann.client.post(f"/t/{ann.id}/propose", json={"seat": 0, "what": "agent", "of": 1, "level": "random"})
    assert back.json()["done"] is True and table.row.seats[1].agent == "random"
    headers = {"authorization": f"Bearer {token}"}
    number = table.session.state.number
    answer = eve.client.post(f"/bot/{ann.id}/play", json={"number": number, "action": "x"}, headers=headers)
    assert answer.status_code == 409, "an agent plays there"
    assert manners.vote(table, 0, Proposal("close")), "nobody else has a voice"


def test_the_muted_are_silent_everywhere_and_play_on(come: Come) -> None:
    ann, bob, eve, mo = sat(come)
    assert say(bob, "one").status_code == 200
    assert deed(mo, "mute", bob) == 200
    assert say(bob, "two").status_code == 403
    assert "silent" in say(bob, "two").json()["error"]
    assert bob.client.get(f"/t/{ann.id}").status_code == 200
    assert say(eve, "three").status_code == 200
    assert deed(mo, "release", bob) == 200
    assert say(bob, "four").status_code == 200


def test_one_who_is_removed_from_a_table_neither_sits_nor_speaks_there_again(come: Come) -> None:
    ann, bob, _, mo = sat(come)
    before = ann.table.row.seats[1].key
    fields = {"person": who(bob), "table": ann.id}
    assert bob.client.post("/peace/remove", data=fields).status_code == 403
    assert mo.client.post("/peace/remove", data=fields).status_code == 200
    assert ann.table.row.seats[1].guest == "" and ann.table.row.seats[1].key != before
    assert say(bob, "why?").status_code == 403
    assert bob.client.post(ann.link(), data={"name": "Bob"}).status_code == 403
    assert bob.open() and say(bob, "elsewhere").status_code == 200
    assert come().client.post(ann.link(), data={"name": "Dan"}).status_code == 200


def test_moderators_are_nobodys_to_bar_and_nobody_else_moderates(come: Come) -> None:
    ann, bob, _, mo = sat(come)
    other = let_in(come(), "moderator", "Nina")
    assert deed(mo, "bar", other) == 409
    assert deed(ann, "bar", bob) == 403
    assert ann.client.get("/peace").status_code == 403
    assert "/peace" not in ann.client.get("/").text and "/peace" in mo.client.get("/").text
    assert mo.client.post("/peace/person", data={"person": "nobody", "deed": "bar"}).status_code == 404
    assert mo.client.post("/peace/person", data={"person": who(bob), "deed": "moderator"}).status_code == 400
    assert mo.client.post("/peace/settle", data={"report": "77"}).status_code == 404


# -- reports --------------------------------------------------------------------------------------------------------------


def line_of(person: Person, text: str) -> int:
    return next(int(line["id"]) for line in person.client.get(f"/t/{person.id}/talk").json()["lines"] if line["text"] == text)


def report(person: Person, line: int, note: str = "") -> int:
    return int(person.client.post(f"/t/{person.id}/report", json={"line": line, "note": note}).status_code)


def test_a_report_reaches_the_moderators_with_the_lines_the_reporter_could_see(come: Come) -> None:
    ann, bob, eve, mo = sat(come)
    assert "Nothing waits" in mo.client.get("/peace").text
    say(ann, "good morning")
    say(eve, "he has the ambush")
    for number in range(5):
        say(bob, f"you <b>fool</b> {number}")
    assert report(ann, line_of(ann, "you <b>fool</b> 4"), "rude <i>") == 200
    page = mo.client.get("/peace").text
    assert "Ann reports Bob" in page and "rude &lt;i&gt;" in page and "you &lt;b&gt;fool&lt;/b&gt; 4" in page
    assert "ambush" not in page, "she could not hear that"
    assert "good morning" not in page, "four lines before it are enough"
    assert ">1</b>" in mo.client.get("/").text.split("/peace")[1][:80]
    assert report(ann, line_of(ann, "you <b>fool</b> 4")) == 200
    assert mo.tables.peace.waiting == 1, "once is enough"
    assert report(eve, line_of(eve, "he has the ambush")) == 404, "nobody reports themselves"
    assert report(ann, line_of(eve, "he has the ambush")) == 404, "she could not hear that"
    assert ann.client.post(f"/t/{ann.id}/mute", json={"line": line_of(eve, "he has the ambush")}).status_code == 404
    assert report(ann, 10**6) == 404
    number = re.search(r'name="report" value="(\d+)"', page)
    assert number is not None and mo.client.post("/peace/settle", data={"report": number[1]}).status_code == 200
    assert "Nothing waits" in mo.client.get("/peace").text


def test_a_moderator_who_plays_reads_what_spectators_say_after_the_game(come: Come) -> None:
    ann, _, eve, mo = sat(come)
    dan = come()
    mo.open()
    dan.id = eve.id = mo.id
    say(eve, "she holds the ambush")
    assert report(dan, line_of(dan, "she holds the ambush")) == 200
    page = mo.client.get("/peace").text
    assert "ambush" not in page and "You are playing at this table" in page
    table = mo.table
    assert manners.vote(table, 0, Proposal("close"))
    from tests.web.test_app import finish

    ann.id = mo.open()
    dan.id = eve.id = mo.id
    say(eve, "she holds the sword")
    assert report(dan, line_of(dan, "she holds the sword")) == 200
    assert "sword" not in mo.client.get("/peace").text
    finish(mo)
    assert "sword" in mo.client.get("/peace").text


def test_reports_are_limited(come: Come) -> None:
    ann, bob, _, _ = sat(come)
    for number in range(11):
        say(bob, f"line {number}")
    assert [report(ann, line_of(ann, f"line {number}")) for number in range(11)] == [200] * 10 + [429]


def test_reports_and_bars_are_taken_along_and_removed_with_a_person(come: Come) -> None:
    ann, bob, _, mo = sat(come)
    say(bob, "you fool of a queen")
    say(ann, "be kind")
    report(ann, line_of(ann, "you fool of a queen"), "he is rude")
    report(bob, line_of(bob, "be kind"), "she preaches")
    assert mo.client.post("/peace/remove", data={"person": who(bob), "table": ann.id}).status_code == 200
    deed(mo, "bar", bob)
    mine, theirs = ann.client.get("/me/all.json").text, bob.client.get("/me/all.json").text
    assert "he is rude" in mine and "she preaches" not in mine and who(bob) not in mine
    assert "she preaches" in theirs and "he is rude" not in theirs and who(ann) not in theirs
    told = json.loads(theirs)
    assert len(told["reports"]) == 2 and told["removals"] and told["people"][0]["held"] == "barred"
    id, store = who(bob), ann.tables.store
    assert bob.client.post("/me/delete", follow_redirects=False).status_code == 303
    assert everywhere(store, id, "you fool of a queen", "she preaches", "he is rude") == set()
    assert "Nothing waits" in mo.client.get("/peace").text


# -- on the machine -------------------------------------------------------------------------------------------------------


def test_the_machine_makes_moderators_beside_a_running_server(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    def moderate(*words: str) -> str:
        assert main(["moderate", *words, "--db", url]) == 0
        return capsys.readouterr().out

    with house("known", url) as come:
        mo, ann = come(), come()
        link = re.search(r"http://table.example(/come/[\w-]{32})", moderate("link", "--address", "http://table.example/"))
        assert link is not None
        assert mo.client.post(link[1]).status_code == 200
        assert mo.client.get("/peace").status_code == 200
        assert ann.client.post(link[1]).status_code == 404
        invitation = re.search(r"/come/[\w-]{32}", moderate("invite"))
        assert invitation is not None
        ann.client.post(invitation[0])
        ann.client.post("/name", data={"name": "Ann"})
        assert f"{who(ann)}  Ann · known" in moderate("people", "an")
        assert "vykázaný" in moderate("bar", who(ann), "--lang", "cs")
        until(lambda: ann.client.get("/").status_code == 403)
        moderate("release", who(ann))
        until(lambda: ann.client.get("/").status_code == 200)
        moderate("dismiss", who(ann))
        until(lambda: ann.client.get("/").status_code == 403)
        assert "One more" in moderate("welcome")
        until(lambda: ann.client.get("/").status_code == 200)
        for bad in (["bar"], ["bar", "nobody"], ["settle", "x"], ["invite", "--uses", "0"]):
            assert main(["moderate", *bad, "--db", url]) == 2
            assert len(capsys.readouterr().err.splitlines()) == 1


def until(true: Callable[[], bool]) -> None:
    """Another process has changed something: servers hear of it soon."""
    for _ in range(2000):
        if true():
            return
    raise AssertionError("nobody heard of it")


def test_the_machine_lists_reports_with_their_lines(come: Come, capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    path = f"sqlite:///{tmp_path / 'tables.db'}"
    with house("open", path) as other:
        ann, bob, _, _ = sat(other)
        say(bob, "you fool")
        report(ann, line_of(ann, "you fool"), "rude")
        assert main(["moderate", "reports", "--db", path]) == 0
        said = capsys.readouterr().out
        assert "Bob: you fool" in said and "(rude)" in said and f"about {who(bob)}  Bob" in said
        assert main(["moderate", "settle", "1", "--db", path]) == 0
        capsys.readouterr()
        assert main(["moderate", "reports", "--db", path, "--lang", "cs"]) == 0
        assert capsys.readouterr().out == "Žádné hlášení nečeká.\n"


def test_a_store_without_anybody_holds_nobody(url: str) -> None:
    peace = Peace(Store(url))
    assert (peace.muted, peace.barred, peace.waiting, peace.residents()) == (set(), set(), 0, [])
    peace.store.close()


def test_what_was_read_before_a_change_is_not_remembered_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker reads who somebody is while another bars them: the news must not be overtaken by what was read before."""
    store = Store("sqlite://")
    people, read = People(store), store.reading
    people.keep(Guest("ann", "Ann"))
    assert people.met("ann") is not None

    @contextmanager
    def slow() -> Iterator[Any]:
        with read() as db:
            yield db
        people.forget("ann")

    people.forget("ann")
    monkeypatch.setattr(store, "reading", slow)
    assert people.find("ann") is not None
    assert people.met("ann") is None
    monkeypatch.setattr(store, "reading", read)
    assert people.find("ann") is not None
    assert people.met("ann") is not None


def test_an_id_can_be_typed_after_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-G4ig1PTdzqqTNsU", "--4ig1PTdzqqTNsU", "_G4ig1PTdzqqTNsU"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert new_id(12) == "_G4ig1PTdzqqTNsU"
