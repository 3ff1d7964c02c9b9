"""Export holds all that is kept of a person; deletion removes all of it; others' tables and records replay as before."""

import re
from collections.abc import Callable
from typing import Any

import sqlalchemy as sql

from hvozd.core import Rng, Session
from hvozd.core.record import load, state_hash
from hvozd.web.copies import rebuild
from hvozd.web.history import ended
from hvozd.web.reach import Reach
from hvozd.web.store import Store
from tests.web.conftest import Person
from tests.web.test_app import finish
from tests.web.test_me import link_of, who

Come = Callable[[], Person]


def everywhere(store: Store, *words: str) -> set[tuple[str, str]]:
    """Where in the database one of these words stands: (table, column)."""
    found = set()
    with store.engine.connect() as db:
        for table in sql.inspect(db).get_table_names():
            for row in db.execute(sql.text(f'select * from "{table}"')).mappings():
                found |= {(table, name) for name, value in row.items() if any(word in told(value) for word in words)}
    return found


def told(value: Any) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)


def lived(come: Come) -> tuple[Person, Person, list[str]]:
    """Ann and Bob have finished a game and begun another; Ann has said, noted, chosen and muted."""
    ann, bob = come(), come()
    ann.client.post("/me/settings", data={"name": "Annabel", "palette": "dark", "rated": "on"})
    tables = []
    for _ in range(2):
        ann.open()
        bob.client.post(ann.link(), data={"name": "Bobek"})
        tables.append(ann.id)
    ann.id = tables[0]
    finish(ann)
    ann.id = bob.id = tables[1]
    table, rng = ann.table, Rng(5)
    for _ in range(25):
        now = table.session.decision
        assert now is not None
        table.play(table.session.game.write(table.session.state, now.options(now.seat).sample(rng)), now.seat, now.number)
    link_of(ann)
    for text in ("I promise you the river", "ha"):
        ann.client.post(f"/t/{ann.id}/say", json={"text": text, "promise": text != "ha"})
    bob.client.post(f"/t/{ann.id}/say", json={"text": "Bob says so"})
    ann.client.post(f"/t/{ann.id}/notes", json={"text": "secret plans of mine"})
    place = Reach(ann.tables.store)
    place.add(who(ann), "mail", "annabel@mail.example", "en", "", True)
    place.tell(who(ann), ann.id, 1.0)
    line = next(one for one in ann.client.get(f"/t/{ann.id}/talk").json()["lines"] if not one["mine"])
    ann.client.post(f"/t/{ann.id}/mute", json={"line": line["id"]})
    return ann, bob, tables


def test_export_holds_all(come: Come) -> None:
    ann, bob, tables = lived(come)
    all_of_it = ann.client.get("/me/all.json")
    told, text = all_of_it.json(), all_of_it.text
    for word in ("Annabel", "I promise you the river", "secret plans of mine", '"palette', "annabel@mail.example", *tables):
        assert word in text, word
    assert {"people", "ways", "talk", "notes", "mutes", "sitting", "results", "seats", "reach", "told"} <= set(told)
    assert [row["over"] for row in told["seats"]].count(True) == 1 and all(row["seats"] == [0] for row in told["seats"])
    for table, column in everywhere(ann.tables.store, who(ann)) - {("tables", "seats"), ("tables", "host")}:
        assert any(who(ann) in str(row[column]) for row in told[table]), (table, column)
    for word in ("Bobek", "Bob says so", "digest", "public"):
        assert word not in text, word
    assert "I promise" not in bob.client.get("/me/all.json").text


def test_deletion_removes_all_and_others_go_on(come: Come) -> None:
    ann, bob, (over, running) = lived(come)
    store, id = ann.tables.store, who(ann)
    ends = {table: state_hash(ann.tables.table(table).session.state) for table in (over, running)}
    words = (id, "Annabel", "annabel@mail.example", "I promise you the river", "secret plans of mine")
    assert everywhere(store, *words) >= {("people", "id"), ("talk", "text"), ("notes", "text"), ("tables", "seats")}
    assert ann.client.get("/me/delete").status_code == 200
    assert ann.client.post("/me/delete").status_code == 200
    assert everywhere(store, *words) == set()
    assert who(ann) != id
    assert "Annabel" not in ann.client.get("/me").text
    assert 'data-seat="none"' in ann.client.get(f"/t/{running}").text
    for table, end in ends.items():
        page = bob.client.get(f"/t/{table}").text
        assert "Annabel" not in page and "Bobek" in page and 'data-seat="1"' in page
        assert state_hash(rebuild(table, store).session.state) == end
        assert bob.client.get(f"/t/{table}/replay?at=10").status_code == 200
    record = load(bob.client.get(f"/t/{over}/record").content)
    assert state_hash(Session.resume(record).state) == ends[over]
    assert [row.person for row in ended(store) if row.table == over] == [None, who(bob)]
    assert re.search("Bob says so", bob.client.get(f"/t/{running}/talk").text)
    bob.id = running
    assert store.find(running)[1][-1].kind == "leave"  # type: ignore[index]


def test_deletion_by_the_old_cookie_finds_nobody(come: Come) -> None:
    ann, _, (_, running) = lived(come)
    cookie = ann.client.cookies["hvozd"]
    ann.client.post("/me/delete")
    ann.client.cookies.clear()
    ann.client.cookies["hvozd"] = cookie
    page = ann.client.get("/me").text
    assert "Annabel" not in page and 'data-palette="dark"' not in page
    assert 'data-seat="none"' in ann.client.get(f"/t/{running}").text
