"""Nobody blocks a table: pace, deadlines, votes, a seat to an agent and back, taking back together, leaving, once more."""

import asyncio
import time

import msgspec
import pytest

from hvozd.core import Rng
from hvozd.core.record import state_hash
from hvozd.kit.once import afresh
from hvozd.web import manners
from hvozd.web.agreed import PACES, Proposal
from hvozd.web.app import application
from hvozd.web.copies import Closed, NotYours, Table, rebuild
from hvozd.web.guests import Guest
from hvozd.web.manners import NotNow
from hvozd.web.messenger import GRACE, Messenger
from hvozd.web.outbox import Outbox
from hvozd.web.reach import Place
from hvozd.web.server import LEFT, Server
from hvozd.web.tables import Tables
from tests.web.conftest import GENEROUS

OPTIONS = {"factions": "marquise,eyrie,alliance", "map": "autumn", "deck": "base"}
PEOPLE = ["ann", "bob", "cid"]


def sat(url: str = "sqlite://", people: int = 3) -> tuple[Tables, Table, Server]:
    app = application(url, pace=0, budgets=GENEROUS)
    tables: Tables = app.state.tables
    table = tables.open_table("root", OPTIONS, ["me", *["friend"] * (people - 1)], "ann", "Ann", seed=5)
    for seat, name in enumerate(PEOPLE[1:people], 1):
        table.sit(table.row.seats[seat].key, name, name.title())
    return tables, table, app.state.server


def play(table: Table, decisions: int, rng: Rng) -> None:
    for _ in range(decisions):
        now = table.session.decision
        assert now is not None
        table.play(table.session.game.write(table.session.state, now.options(now.seat).sample(rng)), now.seat, now.number)


def until(table: Table, seat: int, rng: Rng) -> None:
    """Until a seat alone is asked."""
    while table.row.asked != (seat,):
        play(table, 1, rng)


def same_after_restart(table: Table) -> None:
    again = rebuild(table.row.id, table.store)
    assert again.agreed == table.now.agreed and again.row.seats == table.row.seats and again.revision == table.revision
    assert state_hash(again.session.state) == state_hash(table.session.state)


def test_a_vanished_person_is_replaced_by_vote_and_comes_back_between_two_decisions(url: str) -> None:
    tables, table, _ = sat(url)
    rng = Rng(2)
    until(table, 1, rng)
    proposal = Proposal("agent", 1, "random")
    assert not manners.vote(table, 0, proposal), "one of two others is not all"
    with pytest.raises(NotYours):
        manners.vote(table, 7, proposal)
    with pytest.raises(NotNow):
        manners.vote(table, 1, proposal)
    same_after_restart(table)
    assert manners.vote(table, 2, proposal)
    assert table.row.seats[1].agent == "random" and table.seats_of("bob") == [1]
    same_after_restart(table)

    async def agent_plays() -> None:
        while table.row.asked and 1 in table.row.asked:
            await tables.agents(table).settle()

    number = table.session.state.number
    asyncio.run(agent_plays())
    assert table.session.state.number > number
    assert table.row.asked is not None and 1 not in table.row.asked
    undone = table.undone
    manners.take_back(table, 1)
    assert table.row.seats[1].agent == "" and table.undone > undone, "what the agent was thinking is forgotten"
    with pytest.raises(NotNow):
        manners.take_back(table, 1)
    same_after_restart(table)
    until(table, 1, rng)
    play(table, 1, rng)
    tables.close()


def test_nothing_hidden_is_shown_to_anybody_on_the_way() -> None:
    """Each viewer's page before, while and after an agent plays: the same bytes in a world where all is dealt anew that the
    viewer may not know. The seat is played in between, and its person takes over while the agent is asked."""
    tables, table, server = sat()
    rng = Rng(2)
    until(table, 1, rng)
    stages = [
        lambda: manners.set_pace(table, "live"),
        lambda: manners.vote(table, 0, Proposal("agent", 1, "random")),
        lambda: manners.vote(table, 2, Proposal("agent", 1, "random")),
        *[lambda: play(table, 1, rng)] * 3,
        lambda: until(table, 1, rng),
        lambda: manners.take_back(table, 1),
        lambda: play(table, 1, rng),
        lambda: manners.leave(table, 1),
    ]
    for number, stage in enumerate(stages):
        stage()
        for viewer in ("ann", "bob", "cid", "eve"):
            assert_shown_alike(server, table, viewer, number)
    assert table.session.record.lines[-1].seat == 1
    tables.close()


def assert_shown_alike(server: Server, table: Table, viewer: str, chance: int) -> None:
    seat = next(iter(table.seats_of(viewer)), None)
    shown = server.live(table, seat, Guest(viewer)).markup()
    true = table.now
    other = true.session.clone()
    other.state = true.session.game.determinize(true.session.state, seat, Rng(chance))
    other.state.journal = true.session.state.journal
    with afresh():
        table.now = msgspec.structs.replace(true, session=other)
        anew = server.live(table, seat, Guest(viewer)).markup()
        table.now = true
    assert str(anew) == str(shown), (chance, viewer)


def test_while_an_agent_plays_the_person_neither_plays_nor_gives_the_record_away(come) -> None:  # type: ignore[no-untyped-def]
    ann, bob = come(), come()
    ann.open()
    bob.client.post(ann.link(), data={"name": "Bob"})
    bob.id = ann.id
    ann.table.now = msgspec.structs.replace(
        ann.table.now, row=msgspec.structs.replace(ann.table.row, since=time.time() - 9e6, asked=(1,))
    )
    told = ann.client.post(f"/t/{ann.id}/propose", json={"seat": 0, "what": "agent", "of": 1, "level": "easy"}).json()
    assert told["done"], "alone with somebody who is long late"
    assert ann.client.get(f"/t/{ann.id}/record").status_code == 403
    number = ann.table.session.state.number
    assert bob.client.post(f"/t/{ann.id}/play", json={"seat": 1, "number": number, "action": "x"}).status_code == 409
    page = bob.client.get(f"/t/{ann.id}").text
    assert "An agent is playing for you" in page and '"kinds"' not in page
    assert bob.client.post(f"/t/{ann.id}/return", json={"seat": 1}).status_code == 200
    assert ann.client.post(f"/t/{ann.id}/return", json={"seat": 1}).status_code == 403
    assert ann.client.post(f"/t/{ann.id}/propose", json={"seat": 0, "what": "agent", "of": 1, "level": "x"}).status_code == 400


def test_a_vanished_person_is_reminded_once_replaced_after_the_deadline_and_takes_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole way at one table: pace, reminder, deadline, the host's word, an agent that plays, the person back between two
    decisions of it."""
    monkeypatch.setenv("HVOZD_ADDRESS", "https://table.example")
    tables, table, _ = sat()
    messenger = Messenger(tables, Outbox.found(), "secret")
    messenger.reach.add("bob", "mail", "bob@mail.example", "en", "", True)
    letters: list[str] = []

    async def posted(place: Place, row: object) -> bool:
        letters.append(place.address)
        return True

    monkeypatch.setattr(messenger, "_mail", posted)
    manners.set_pace(table, "hours")
    until(table, 1, Rng(2))
    due = table.row.since + PACES["hours"]
    for late in (GRACE - 1, GRACE + 1, PACES["hours"] + 9):
        asyncio.run(messenger.go_round(table.row.since + late))
    assert letters == ["bob@mail.example"]
    handed = Proposal("agent", 1, "random")
    assert not manners.vote(table, 0, handed, now=due - 1)
    assert manners.vote(table, 0, handed, now=due + 1)

    async def one_answer() -> None:
        number = table.session.state.number
        tables.agents(table).wake()
        while table.session.state.number == number:
            await asyncio.sleep(0.01)
        manners.take_back(table, 1)
        tables.agents(table).close()

    asyncio.run(one_answer())
    assert table.session.record.lines[-1].seat == 1 and table.row.seats[1].agent == ""
    until(table, 1, Rng(3))
    play(table, 1, Rng(4))
    same_after_restart(table)
    tables.close()


@pytest.mark.parametrize("way", ["leave", "link", "cookie"])
def test_a_stream_ends_before_it_shows_more_to_one_whose_seat_it_is_no_longer(way: str) -> None:
    """Whoever got up, or came by a return link that is closed now, does not see through those eyes what the next one does."""
    tables, table, server = sat()
    people, bob = tables.people, Guest("bob")
    if way == "link":
        people.add_link(bob)
        bob.by = people.find("bob").ways[0].id  # type: ignore[union-attr]

    async def lines() -> list[str]:
        found = []
        frames = server.frames(table, 1, bob)
        found += [await anext(frames), await anext(frames), await anext(frames)]
        if way == "leave":
            manners.leave(table, 1)
            table.sit(table.row.seats[1].key, "dan", "Dan")
        elif way == "link":
            people.close("bob", bob.by)
        else:
            people.close_all(Guest("bob"))
        until(table, 1, Rng(2))
        play(table, 1, Rng(3))
        return [*found, await anext(frames, ""), await anext(frames, "")]

    assert asyncio.run(lines())[3:] == [LEFT, ""]
    assert table.here == set()
    tables.close()


def test_the_host_may_hand_over_alone_only_after_the_deadline() -> None:
    tables, table, _ = sat()
    manners.set_pace(table, "hours")
    until(table, 1, Rng(2))
    late = table.row.since + PACES["hours"] + 1
    assert not manners.vote(table, 0, Proposal("agent", 1, "easy"), now=late - 2)
    assert not manners.vote(table, 2, Proposal("free", 1), now=late), "that is not the host"
    assert manners.vote(table, 0, Proposal("agent", 1, "easy"), now=late)
    with pytest.raises(NotNow):
        manners.vote(table, 0, Proposal("agent", 1, "easy"), now=late)
    tables.close()


def test_one_of_two_cannot_hand_over_the_other_before_the_deadline() -> None:
    tables, table, _ = sat(people=2)
    until(table, 1, Rng(2))
    assert not manners.vote(table, 0, Proposal("agent", 1, "easy"))
    assert manners.vote(table, 0, Proposal("agent", 1, "easy"), now=time.time() + 4 * 86400)
    tables.close()


def test_a_seat_that_is_left_has_a_new_link_and_nothing_of_before_opens_it(url: str) -> None:
    tables, table, _ = sat(url)
    before = table.row.seats[1].key
    manners.leave(table, 1)
    assert table.seats_of("bob") == [] and table.row.seats[1].name == ""
    with pytest.raises(NotYours):
        table.sit(before, "bob", "Bob")
    assert table.sit(table.row.seats[1].key, "dan", "Dan") == 1
    same_after_restart(table)
    tables.close()


def test_all_together_take_back_what_nobody_can_alone(url: str) -> None:
    tables, table, _ = sat(url)
    rng = Rng(4)
    play(table, 30, rng)
    then, count = state_hash(table.session.state), len(table.session.record.lines)
    play(table, 7, rng)
    back = Proposal("back", count)
    assert [manners.vote(table, seat, back) for seat in (0, 1)] == [False, False]
    play(table, 1, rng)
    assert not table.now.agreed.votes, "somebody played on: the proposal is gone"
    assert [manners.vote(table, seat, back) for seat in (0, 1, 2)] == [False, False, True]
    assert state_hash(table.session.state) == then
    same_after_restart(table)
    play(table, 5, rng)
    same_after_restart(table)
    for odd in (Proposal("back", 10**5), Proposal("back", len(table.session.record.lines))):
        with pytest.raises(NotNow):
            manners.vote(table, 0, odd)
    tables.close()


def test_a_table_is_closed_by_all_and_can_be_read_only() -> None:
    tables, table, _ = sat()
    close = Proposal("close")
    assert [manners.vote(table, seat, close) for seat in (2, 1, 0)] == [False, False, True]
    with pytest.raises(Closed):
        play(table, 1, Rng(1))
    same_after_restart(table)
    tables.close()


def test_once_more_with_moved_seats_and_only_one_such_table(url: str) -> None:
    tables, table, _ = sat(url)
    rng = Rng(9)
    while table.session.decision is not None:
        play(table, 1, rng)
    id = tables.once_more(table)
    assert tables.once_more(table) == id
    again = tables.table(id)
    assert [one.guest for one in again.row.seats] == ["cid", "ann", "bob"]
    assert again.session.record.header.options == table.session.record.header.options
    assert again.session.record.header.seed != table.session.record.header.seed
    assert {one.key for one in again.row.seats}.isdisjoint({one.key for one in table.row.seats})
    same_after_restart(again)
    tables.close()
