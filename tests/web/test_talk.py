"""Talk: text, limited, apart from spectators, muted, silent where the rules say so; notes are one's own."""

import re
from collections.abc import Callable

import pytest

from hvozd.core import Rng
from hvozd.web.saying import silent
from tests.web.conftest import Person

Come = Callable[[], Person]


def sat(come: Come) -> tuple[Person, Person, Person]:
    """Ann and Bob at a table, Eve looks on."""
    ann, bob, eve = come(), come(), come()
    ann.client.post("/name", data={"name": "Ann"})
    ann.open()
    bob.client.post(ann.link(), data={"name": "Bob"})
    bob.id = eve.id = ann.id
    return ann, bob, eve


def say(person: Person, text: str, **more: object) -> int:
    return int(person.client.post(f"/t/{person.id}/say", json={"text": text, **more}).status_code)


def heard(person: Person, after: int = 0) -> list[tuple[str, str]]:
    told = person.client.get(f"/t/{person.id}/talk?after={after}").json()
    return [(line["who"], line["text"]) for line in told["lines"]]


@pytest.mark.row("D5")
def test_what_is_said_at_the_table_all_hear_and_spectators_are_among_themselves(come: Come) -> None:
    ann, bob, eve = sat(come)
    assert say(ann, " Hello  <b>all</b>\n\x00 ") == 200
    assert say(eve, "he bluffs") == 200
    assert heard(bob) == heard(ann) == [("Ann", "Hello <b>all</b>")]
    assert heard(eve) == [("Ann", "Hello <b>all</b>"), ("", "he bluffs")]
    table, rng = ann.table, Rng(9)
    while (now := table.session.decision) is not None:
        action = now.options(now.seat).sample(rng)
        table.play(table.session.game.write(table.session.state, action), now.seat, now.number)
    assert heard(bob) == heard(eve), "after the end all hear all"


@pytest.mark.parametrize("body", [{"text": ""}, {"text": " \n"}, {"text": "x" * 501}, {"text": 1}, {}, {"text": "x", "to": 1}])
def test_a_line_is_a_line(come: Come, body: dict[str, object]) -> None:
    ann, _, _ = sat(come)
    assert ann.client.post(f"/t/{ann.id}/say", json=body).status_code == 400
    assert heard(ann) == []


def test_talk_is_limited(come: Come) -> None:
    ann, _, _ = sat(come)
    assert [say(ann, "again") for _ in range(31)] == [200] * 30 + [429]


def test_a_muted_person_is_not_heard_until_everybody_is_again(come: Come) -> None:
    ann, bob, _ = sat(come)
    say(ann, "one")
    line = bob.client.get(f"/t/{ann.id}/talk").json()["lines"][0]["id"]
    assert bob.client.post(f"/t/{ann.id}/mute", json={"line": line}).status_code == 200
    assert bob.client.post(f"/t/{ann.id}/mute", json={"line": line}).status_code == 200
    say(ann, "two")
    assert heard(bob) == []
    assert ann.client.post(f"/t/{ann.id}/mute", json={"line": line}).status_code == 404
    bob.client.post("/me/unmute")
    assert [text for _, text in heard(bob)] == ["one", "two"]


def test_a_promise_is_shown_beside_who_gave_it(come: Come) -> None:
    ann, bob, eve = sat(come)
    assert say(ann, "I leave the <i>river</i> to you", promise=True) == 200
    assert say(eve, "I too", promise=True) == 400
    for person in (ann, bob, eve):
        page = person.client.get(f"/t/{ann.id}").text
        found = re.search(r'<ul[^>]*id="promises-0".*?</ul>', page)
        assert found is not None and "I leave the &lt;i&gt;river&lt;/i&gt; to you" in found[0]
        assert 'id="promises-1"' not in page
    again = ann.tables
    again._open.clear()
    assert 'id="promises-0"' in bob.client.get(f"/t/{ann.id}").text


def test_notes_are_seen_by_nobody_else(come: Come) -> None:
    ann, bob, eve = sat(come)
    assert ann.client.post(f"/t/{ann.id}/notes", json={"text": "Bob\nhas the ambush"}).status_code == 200
    assert ann.client.get(f"/t/{ann.id}/notes").json() == {"text": "Bob\nhas the ambush"}
    assert bob.client.get(f"/t/{ann.id}/notes").json() == eve.client.get(f"/t/{ann.id}/notes").json() == {"text": ""}
    assert eve.client.post(f"/t/{ann.id}/notes", json={"text": "x"}).status_code == 403


@pytest.mark.row("D5")
def test_the_rule_of_silence_closes_the_talk_of_the_table(come: Come) -> None:
    ann, bob, eve = come(), come(), come()
    fields = {"game": "defenders", "option-seats": "2", "seat-0": "me", "seat-1": "friend"}
    ann.id = str(ann.client.post("/tables", data=fields).url).split("/t/")[1]
    bob.client.post(ann.link(), data={"name": "Bob"})
    bob.id = eve.id = ann.id
    table, rng, seen = ann.table, Rng(3), set()
    while len(seen) < 2:
        now = table.session.decision
        assert now is not None
        quiet = silent(table.session)
        if quiet not in seen:
            seen.add(quiet)
            assert say(ann, "psst") == (409 if quiet else 200)
            assert say(eve, "psst") == 200
            assert ann.client.get(f"/t/{ann.id}/talk").json()["silent"] == quiet
            assert not eve.client.get(f"/t/{ann.id}/talk").json()["silent"]
            assert quiet == (now.name == "ChooseDefender")
        table.play(table.session.game.write(table.session.state, now.options(now.seat).sample(rng)), now.seat, now.number)


def test_talk_is_asked_for_from_any_line_that_there_can_be(come: Come) -> None:
    ann, _, _ = sat(come)
    assert say(ann, "Hello") == 200
    assert heard(ann, 2**31 - 1) == []
    assert ann.client.get(f"/t/{ann.id}/talk?after={2**31}").status_code == 400
