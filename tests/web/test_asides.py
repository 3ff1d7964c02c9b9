"""What may be said at any time: a button at the own seat, asked or not, and an event of the table like any other."""

from collections.abc import Callable

import pytest

from hvozd.core import Session
from tests.web.conftest import Person, stored

Come = Callable[[], Person]


def table(come: Come) -> Person:
    """Three seats of one person; the defenders are revealed, and it is for one of them to act."""
    ann = come()
    fields = {"game": "defenders", "option-factions": "order,council,sect", "seat-0": "me", "seat-1": "me", "seat-2": "me"}
    answer = ann.client.post("/tables", data=fields)
    assert answer.status_code == 200, answer.text
    ann.id = str(answer.url).split("/t/")[1].split("?")[0]
    while (now := ann.table.session.decision) is not None and now.name != "TakeActions":
        ann.send(seat=now.seat)
    return ann


@pytest.mark.rule("DW-5.6")
@pytest.mark.row("D4")
def test_a_seat_that_is_not_asked_may_tell_and_the_question_stays(come: Come) -> None:
    ann = table(come)
    now = ann.table.session.decision
    assert now is not None
    other = (now.seat + 1) % 3
    for seat in (now.seat, other):
        assert 'data-aside="share"' in ann.client.get(f"/t/{ann.id}?seat={seat}").text
    answer = ann.client.post(f"/t/{ann.id}/play", json={"seat": other, "number": now.number, "action": "share"})
    assert answer.status_code == 200, answer.text
    after = ann.table.session.decision
    assert after is not None and (after.number, after.seat, after.name) == (now.number, now.seat, now.name)
    assert 'data-aside="share"' not in ann.client.get(f"/t/{ann.id}?seat={other}").text
    assert 'data-aside="share"' in ann.client.get(f"/t/{ann.id}?seat={now.seat}").text
    assert ann.send(seat=now.seat, number=now.number).status_code == 200, "who is asked answers the same question"


@pytest.mark.row("D4")
def test_it_is_stored_and_the_table_is_rebuilt_with_it(come: Come) -> None:
    ann = table(come)
    now = ann.table.session.decision
    assert now is not None
    ann.client.post(f"/t/{ann.id}/play", json={"seat": (now.seat + 2) % 3, "number": now.number, "action": "share"})
    lines = stored(ann.tables.store, ann.id)
    assert lines[-1].action == "share" and lines == ann.table.session.record.lines
    assert Session.resume(ann.table.session.record).state == ann.table.session.state


@pytest.mark.row("D4")
def test_a_spectator_and_a_silent_phase_have_no_such_button(come: Come) -> None:
    ann, eve = table(come), come()
    assert "data-aside" not in eve.client.get(f"/t/{ann.id}").text
    answer = eve.client.post(f"/t/{ann.id}/play", json={"seat": 1, "number": 0, "action": "share"})
    assert answer.status_code in (403, 404)
    bob = come()
    fields = {"game": "defenders", "option-factions": "order,council", "seat-0": "me", "seat-1": "me"}
    page = bob.client.post("/tables", data=fields).text
    assert "data-aside" not in page
