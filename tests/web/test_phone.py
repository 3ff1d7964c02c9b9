"""The companion and the editor at their doors: every act, what is lost, what is refused, and the table that is played on."""

import re
from collections.abc import Callable, Iterator
from html import unescape
from typing import Any

import pytest

from hvozd.core.errors import RecordError
from hvozd.web import companion
from hvozd.web.companion import packed, unpacked
from tests.web.conftest import ORIGIN, Person, TestClient, application

TABLE = {"option-factions": "eyrie,marquise,automated_alliance,vagabot", "option-map": "autumn", "option-deck": "base"}


class Here:
    """Works here and now; the work can be lost."""

    lost = False

    def __init__(self, work: Callable[[bytes], bytes], seconds: float) -> None:
        assert seconds == companion.SECONDS
        self.work = work

    def do(self, data: bytes) -> bytes:
        if Here.lost:
            raise RecordError("too long")
        return self.work(data)

    def close(self) -> None:
        pass


@pytest.fixture
def phone(monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    monkeypatch.setattr(companion, "Aside", Here)
    monkeypatch.setattr(Here, "lost", False)
    app = application(pace=0, budgets={"tables": 1})
    with TestClient(app, headers=ORIGIN) as client:
        yield Person(client, app.state.tables)


def ask(phone: Person, door: str, act: str, **fields: Any) -> Any:
    return phone.client.post(door, data={"act": act, "lang": "en", **fields}, follow_redirects=False)


def record(answer: Any) -> str:
    found = re.search(r'name="kept-record" value="([^"]+)"|name="record" value="([^"]+)"', answer.text)
    assert found is not None, answer.text[:500]
    return unescape(found[1] or found[2])


def test_a_table_is_begun_played_corrected_and_taken_back(phone: Person) -> None:
    begun = ask(phone, "/companion", "begin", game="root", **TABLE)
    assert begun.status_code == 200 and 'value="done"' in begun.text
    held = record(begun)
    corrected = ask(phone, "/companion", "correct", record=held, lines="5: eyrie 2 warriors\r\n3: nothing")
    assert corrected.status_code == 200 and record(corrected) != held
    refused = ask(phone, "/companion", "correct", record=held, lines="5: marquise 9 sawmills")
    assert refused.status_code == 409 and 'role="alert"' in refused.text and record(refused) == held
    back = ask(phone, "/companion", "back", record=record(corrected))
    assert back.status_code == 200 and unpacked(record(back)) == unpacked(held)
    looked = ask(phone, "/companion", "look", record=held, place="5")
    assert 'class="things"' in looked.text and 'open=""' in looked.text and 'class="things"' not in begun.text
    saved = ask(phone, "/companion", "save", record=held)
    assert saved.content == unpacked(held) and saved.headers["content-disposition"] == 'attachment; filename="table.hvozd"'
    assert saved.headers["content-type"] == "application/octet-stream"


def test_an_automatic_turn_is_told_a_step_a_screen(phone: Person) -> None:
    held = record(ask(phone, "/companion", "begin", game="root", **TABLE))
    shown = ask(phone, "/companion", "done", record=held)
    assert shown.status_code == 200 and 'value="done"' not in shown.text
    for _ in range(40):
        if 'name="said"' in shown.text:
            break
        act = "done" if 'value="done"' in shown.text else "step"
        shown = ask(phone, "/companion", act, record=record(shown))
    assert 'class="answers"' in shown.text
    said = re.findall(r'name="said" value="([\d,]+)"', shown.text)
    assert said == sorted(set(said), key=said.index) and said[0] == "0"
    answered = ask(phone, "/companion", "step", record=record(shown), said=said[0])
    assert answered.status_code == 200 and answered.text != shown.text
    wrong = ask(phone, "/companion", "step", record=record(shown), said="998")
    assert wrong.status_code in (400, 409)
    foreseen = ask(phone, "/companion", "forecast", record=record(shown))
    assert foreseen.status_code == 200 and ('class="foreseen"' in foreseen.text or 'role="status"' in foreseen.text)


def test_what_cannot_be_read_is_said(phone: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    held = record(ask(phone, "/companion", "begin", game="root", **TABLE))
    bad = ask(phone, "/companion", "begin", lines="root; factions nobody")
    assert bad.status_code == 400 and 'role="alert"' in bad.text and "root; factions nobody" in bad.text
    for act, fields in (
        ("dance", {"record": held}),
        ("play", {"record": held}),
        ("step", {}),
        ("look", {"record": "!"}),
        ("look", {"record": packed(b"x" * 9)[:-6]}),
        ("step", {"record": held, "said": "1000"}),
        ("step", {"record": held, "said": ",".join(["0"] * 21)}),
        ("step", {"record": held, "said": "x"}),
        ("correct", {"record": held, "lines": "x" * 20_001}),
        ("look", {"record": held, "odd": "1"}),
    ):
        assert ask(phone, "/companion", act, **fields).status_code == 400, (act, fields)
    assert ask(phone, "/companion", "step", record=held, said=",".join(["0"] * 20)).status_code != 400
    monkeypatch.setattr(Here, "lost", True)
    lost = ask(phone, "/companion", "look", record=held)
    assert lost.status_code == 400 and 'role="alert"' in lost.text and 'id="kept"' in lost.text


def test_a_laid_table_is_played_on(phone: Person) -> None:
    held = record(ask(phone, "/editor", "begin", game="root", **TABLE))
    assert ask(phone, "/editor", "step", record=held).status_code == 400, "nothing is played while it is laid"
    assert ask(phone, "/editor", "play", record=held, level="nobody").status_code == 400
    played = ask(phone, "/editor", "play", record=held, level="easy")
    assert played.status_code == 303 and re.fullmatch(r"/t/[\w-]{12}", played.headers["location"])
    table = phone.tables.table(played.headers["location"][3:])
    me, *others = table.row.seats
    assert me.guest and not me.agent and {one.agent for one in others} <= {"easy", "random"}
    assert "easy" in {one.agent for one in others} and isinstance(table.row.header.position, str)
    assert ask(phone, "/editor", "play", record=held, level="easy").status_code == 429, "one table was allowed"
