"""Somebody on several devices is one person: seats, settings, name; a way that is closed leads nowhere."""

import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sql

from hvozd.web.app import application
from hvozd.web.guests import WISHES, Guest
from hvozd.web.people import MOST_WAYS, People
from hvozd.web.store import Store
from tests.web.conftest import ORIGIN, Person, TestClient

Come = Callable[[], Person]


def link_of(person: Person) -> str:
    found = re.search(r"/back/[\w-]{32}", person.client.post("/me/link").text)
    assert found is not None
    return found[0]


def who(person: Person) -> str:
    """The id in the cookie."""
    cookie = str(person.client.cookies["hvozd"])
    from hvozd.web.guests import Guests

    found = Guests(person.tables.store.setting("secret", ""))._known(cookie)
    assert found is not None
    return found.id


def test_a_return_link_makes_another_browser_the_same_person(come: Come) -> None:
    ann, phone = come(), come()
    ann.client.post("/name", data={"name": "Ann"})
    ann.open()
    ann.client.post("/me/settings", data={"palette": "dark", "lang": "cs", "size": "large"})
    link = link_of(ann)
    asked = phone.client.get(link)
    assert "Ann" in asked.text
    assert who(phone) != who(ann), "looking at the link is not yet coming back"
    page = phone.client.post(link).text
    assert who(phone) == who(ann)
    assert f"/t/{ann.id}" in page
    assert '<html lang="cs" data-palette="dark" data-size="large">' in page
    assert 'data-seat="0"' in phone.client.get(f"/t/{ann.id}").text
    phone.client.post("/me/settings", data={"name": "Anna", "pace": "calm"})
    assert "Anna" in ann.client.get(f"/t/{ann.id}").text
    assert 'data-pace="calm"' in ann.client.get("/").text
    phone.id = ann.id
    assert phone.send().status_code == 200
    assert ann.send().status_code == 200


def test_a_link_is_shown_once_and_kept_nowhere(come: Come) -> None:
    ann = come()
    link = link_of(ann)
    secret = link.split("/")[-1]
    assert secret not in ann.client.get("/me").text
    with ann.tables.store.engine.connect() as db:
        for table in sql.inspect(db).get_table_names():
            for row in db.execute(sql.text(f"select * from {table}")):
                assert secret not in str(tuple(row))


def test_a_leaked_link_that_is_closed_signs_out_whoever_came_by_it(come: Come) -> None:
    ann, thief, phone = come(), come(), come()
    ann.client.post("/name", data={"name": "Ann"})
    ann.open()
    leaked, good = link_of(ann), link_of(ann)
    thief.client.post(leaked)
    phone.client.post(good)
    assert 'data-seat="0"' in thief.client.get(f"/t/{ann.id}").text
    ways = re.findall(r"/me/ways/[\w-]{12}/close", ann.client.get("/me").text)
    assert len(ways) == 2
    assert ann.client.post(ways[0]).status_code == 200
    assert 'data-seat="none"' in thief.client.get(f"/t/{ann.id}").text
    thief.id = ann.id
    assert thief.send().status_code == 403
    assert thief.client.get(leaked).status_code == 404
    assert thief.client.post(leaked).status_code == 404
    assert "Ann" not in thief.client.get("/me").text
    assert 'data-seat="0"' in phone.client.get(f"/t/{ann.id}").text
    assert 'data-seat="0"' in ann.client.get(f"/t/{ann.id}").text


def test_nobody_closes_the_ways_of_somebody_else(come: Come) -> None:
    ann, eve = come(), come()
    link = link_of(ann)
    found = re.search(r"/me/ways/[\w-]{12}/close", ann.client.get("/me").text)
    assert found is not None
    assert eve.client.post(found[0]).status_code == 404
    assert eve.client.get(link).status_code == 200


def test_all_other_devices_are_signed_out_at_once_and_nobody_is_locked_out(come: Come) -> None:
    ann, phone = come(), come()
    ann.open()
    phone.client.post(link_of(ann))
    assert ann.client.post("/me/elsewhere").status_code == 200
    assert 'data-seat="none"' in phone.client.get(f"/t/{ann.id}").text
    assert 'data-seat="0"' in ann.client.get(f"/t/{ann.id}").text
    phone.client.post(link_of(ann))
    assert 'data-seat="0"' in phone.client.get(f"/t/{ann.id}").text


def test_settings_are_those_there_are_and_a_form_changes_what_it_names(come: Come) -> None:
    ann = come()
    for name, values in WISHES.items():
        for value in values:
            assert ann.client.post("/me/settings", data={name: value}).status_code == 200
        assert ann.client.post("/me/settings", data={name: "x"}).status_code == 400
    page = ann.client.get("/me").text
    for name, values in WISHES.items():
        assert f'data-{name}="{values[-1]}"' in page
        assert re.search(rf'<select name="{name}">.*?value="{values[-1]}" selected', page)
    assert ann.client.get("/look/dark.table.css").text.count("@media all") == 1
    assert "prefers-color-scheme" not in ann.client.get("/look/light.root.css").text
    assert ann.client.get("/look/pink.root.css").status_code == 404


def test_a_stream_in_another_language_leaves_the_language_of_the_person(come: Come) -> None:
    ann = come()
    ann.client.post("/me/settings", data={"name": "Ann", "lang": "cs"})
    ann.open()
    assert ann.client.get(f"/t/{ann.id}/at?lang=en").status_code == 200
    assert '<html lang="cs"' in ann.client.get("/").text
    ann.client.get("/?lang=en")
    assert '<html lang="en"' in ann.client.get("/me").text


def test_two_devices_in_two_languages_see_one_truth(come: Come) -> None:
    ann, phone = come(), come()
    ann.client.post("/me/settings", data={"name": "Ann", "lang": "en"})
    ann.open()
    phone.client.post(link_of(ann))
    phone.id = ann.id
    assert phone.send().status_code == 200
    pages = [ann.client.get(f"/t/{ann.id}?lang=en").text, phone.client.get(f"/t/{ann.id}?lang=cs").text]
    for part in (r'data-seat="(\w+)"', r'data-number="(\d+)"', r'data-pick="([^"]+)"'):
        english, czech = (re.findall(part, page) for page in pages)
        assert english == czech != [], part
    assert f'data-number="{ann.table.session.state.number}"' in pages[0]
    assert ann.send(number=0).status_code == 409, "what the other device has answered is answered"


def test_ways_are_bounded(come: Come) -> None:
    ann = come()
    for _ in range(MOST_WAYS):
        link_of(ann)
    assert ann.client.post("/me/link").status_code == 409


@pytest.mark.parametrize("body", [b"", b"{}", b"[]", b"null", b"\xff", b'{"id":1}', b'{"rawId":"AA","response":{}}', b"[" * 5000])
def test_what_is_no_passkey_gets_a_sentence(come: Come, body: bytes) -> None:
    ann = come()
    for path in ("/passkey", "/me/passkey"):
        answer = ann.client.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 403, 415), (path, answer.text)
        assert list(answer.json()) == ["error"]


def test_a_challenge_counts_once_for_whom_it_was_made(url: str) -> None:
    people = People(Store(url))
    mine = people.challenge("ann")
    assert not people.signed(mine, "eve")
    assert not people.signed(mine)
    assert people.signed(mine, "ann")
    assert not people.signed(mine, "ann")


def test_two_workers_agree_on_a_person(url: str) -> None:
    """What one changes, the other hears of, on both kinds of databases."""
    first, second = application(url, pace=0), application(url, pace=0)
    with TestClient(first, headers=ORIGIN) as here, TestClient(second, headers=ORIGIN) as there:
        here.post("/name", data={"name": "Ann"})
        there.cookies = here.cookies
        assert "Ann" in there.get("/me").text
        here.post("/me/settings", data={"name": "Berta"})
        for _ in range(400):
            if "Berta" in there.get("/healthz").text + there.get("/me").text:
                break
        assert "Berta" in there.get("/me").text


def test_names_lie_beside_the_games(url: str) -> None:
    store = Store(url)
    app = application(url, pace=0)
    tables = app.state.tables
    table = tables.open_table("root", {"factions": "marquise,eyrie"}, ["me", "friend"], "ann", "Annabel", seed=5)
    tables.people.keep(Guest("bob", "Bobek"))
    table.sit(table.row.seats[1].key, "bob", "Bobek")
    with store.engine.connect() as db:
        seats = db.execute(sql.text("select seats from tables")).scalar()
    assert seats is not None and b"Annabel" not in bytes(seats) and b"Bobek" not in bytes(seats)
    again = application(url, pace=0).state.tables.table(table.row.id)
    assert [one.name for one in again.row.seats] == ["Annabel", "Bobek"]
    store.close()


def test_names_of_earlier_databases_move_out_of_the_seats(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    store = Store(f"sqlite:///{path}")
    tables = application(f"sqlite:///{path}", pace=0).state.tables
    id = tables.open_table("root", {"factions": "marquise,eyrie"}, ["me", "easy"], "ann", "Annabel", seed=5).row.id
    store.close()
    with sqlite3.connect(path) as db:
        seats = json.loads(db.execute("select seats from tables").fetchone()[0])
        seats[0]["name"] = "Annabel"
        db.execute("update tables set seats = ?", [json.dumps(seats).encode()])
        for gone in [row[0] for row in db.execute("select name from sqlite_master where type = 'table'")]:
            if gone not in ("tables", "events", "sitting", "settings", "claims", "presence", "alembic_version"):
                db.execute(f'drop table "{gone}"')
        for column in ("asked", "since", "won"):
            db.execute(f"alter table tables drop column {column}")
        db.execute("update alembic_version set version_num = '0003'")
    db.close()
    again = application(f"sqlite:///{path}", pace=0).state.tables.table(id)
    assert [one.name for one in again.row.seats] == ["Annabel", "easy"]
    with sqlite3.connect(path) as db:
        assert b"Annabel" not in db.execute("select seats from tables").fetchone()[0]
    db.close()
