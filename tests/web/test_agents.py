"""Agents at tables: they think beside the server, are shown, can be hurried, and whatever happens to them the table goes on."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from hvozd.agents.worker import Minds
from hvozd.web.app import application
from hvozd.web.guests import Guest
from hvozd.web.opponents import Agents
from hvozd.web.server import Server
from hvozd.web.store import Store
from hvozd.web.tables import Tables
from tests.web import thinkers
from tests.web.conftest import Person

Come = Callable[[], Person]
DUEL = {"factions": "marquise,eyrie", "map": "autumn", "deck": "base"}


@pytest.fixture(scope="module")
def minds() -> Iterator[Minds]:
    made = Minds(1, (thinkers.__name__,))
    yield made
    made.close()


def at_table(minds: Minds, agent: str, play: Callable[[Agents, Server], Coroutine[Any, Any, None]]) -> Agents:
    """A table at which the first seat is an agent's, the second a person's."""

    async def run() -> Agents:
        tables = Tables(Store("sqlite://"), 0, minds)
        agents = tables.agents(tables.open_table("root", DUEL, [agent, "me"], "host", "Ann", seed=5))
        await play(agents, Server(tables))
        agents.close()
        return agents

    return asyncio.run(run())


async def turn(agents: Agents, desk: Server) -> None:
    """Until the agent has decided once; its process may have to start on a busy machine."""
    agents.wake()
    end = time.monotonic() + 60
    while not agents.table.session.record.lines and time.monotonic() < end:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("agent", ["easy", "greedy", "ismcts:5", "random"])
def test_an_agent_of_every_kind_plays(minds: Minds, agent: str) -> None:
    agents = at_table(minds, agent, turn)
    assert agents.table.session.record.lines[0].seat == 0
    assert agents.stumbled == agents.trouble == ""


@pytest.mark.parametrize("agent", ["crashing", "cheating", "dying"])
def test_an_agent_that_fails_does_not_end_its_table(minds: Minds, agent: str, caplog: pytest.LogCaptureFixture) -> None:
    agents = at_table(minds, agent, turn)
    assert agents.table.session.record.lines
    assert not agents.halted
    assert agents.stumbled.startswith(agent)
    assert any(agent in record.getMessage() for record in caplog.records)


def test_an_agent_that_hangs_loses_its_turn_to_a_legal_action(minds: Minds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hvozd.agents.worker.PATIENCE", 0.5)
    agents = at_table(minds, "hanging", turn)
    assert agents.table.session.record.lines
    assert "in time" in agents.stumbled


@pytest.mark.parametrize(("lang", "word"), [("en", "is thinking"), ("cs", "přemýšlí")])
def test_thinking_is_shown_to_everybody_and_hurried_by_the_host(minds: Minds, lang: str, word: str) -> None:
    async def play(agents: Agents, desk: Server) -> None:
        agents.wake()
        await asyncio.sleep(0.05)
        watcher = desk.live(agents.table, None, Guest("other", lang=lang)).markup()
        assert word in watcher
        assert 'data-do="hurry"' not in watcher
        assert 'data-do="hurry"' in desk.live(agents.table, 1, Guest("host", lang=lang)).markup()
        assert not agents.table.session.record.lines
        now = agents.table.session.decision
        assert now is not None
        last = agents.table.session.game.write(agents.table.session.state, list(now.options(0))[-1])
        await agents.hurry()
        await turn(agents, desk)
        assert agents.table.session.record.lines[0].action == last

    assert at_table(minds, "patient", play).stumbled == ""


def test_the_server_answers_while_agents_think(minds: Minds) -> None:
    async def run() -> list[float]:
        app = application(pace=0, minds=minds)
        tables: Tables = app.state.tables
        agents = tables.agents(tables.open_table("root", DUEL, ["ismcts:1.5s", "me"], "host", "Ann", seed=5))
        waits = []
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            agents.wake()
            await asyncio.sleep(0.3)
            while not agents.table.session.record.lines:
                began = time.perf_counter()
                assert (await client.get("/static/icon.svg")).status_code == 200
                waits.append(time.perf_counter() - began)
                await asyncio.sleep(0.01)
        agents.close()
        return sorted(waits)

    waits = asyncio.run(run())
    assert len(waits) > 5
    assert waits[len(waits) // 2] < 0.2


def test_what_is_taken_back_meanwhile_is_not_played(minds: Minds) -> None:
    async def play(agents: Agents, desk: Server) -> None:
        agents.wake()
        await asyncio.sleep(0.05)
        agents.table.undone += 1
        await agents.hurry()
        await asyncio.sleep(0.3)
        assert not agents.table.session.record.lines
        assert agents.asked() == 0

    at_table(minds, "patient", play)


# -- over the wire -----------------------------------------------------------------------------------------------------


def test_the_lobby_offers_levels_for_every_game_and_seat(come: Come) -> None:
    for lang, words in (("en", ("Easy", "Hard")), ("cs", ("Lehký", "Těžký"))):
        page = come().client.get(f"/?lang={lang}").text
        assert page.count('<select name="level">') == 4
        assert page.count('<select name="seat-') == 5 + 4 + 4 + 6 + 4 + 3 + 2 + 3, "a whole table, and who plays with me"
        for level in ("easy", "normal", "hard", "random"):
            assert page.count(f'<option value="{level}"') >= 4 + 5 + 4 + 4 + 6
        for word in words:
            assert word in page


def test_a_preset_seats_opponents_of_the_chosen_level(come: Come) -> None:
    ann = come()
    ann.client.post("/tables", data={"game": "root", "preset": "0", "level": "hard"})
    page = ann.client.get("/").text
    id = page.split('href="/t/')[1].split('"')[0]
    table = ann.tables.table(id)
    assert [one.agent for one in table.row.seats] == ["", "hard", "hard", "hard"]
    assert "Těžký" in ann.client.get(f"/t/{id}?lang=cs").text
    assert ann.client.post("/tables", data={"game": "root", "preset": "0", "level": "steward"}).status_code == 400


def test_a_hint_is_for_the_seat_that_is_asked(come: Come) -> None:
    ann, bob = come(), come()
    ann.open()
    bob.client.post(ann.link(), data={"name": "Bob"})
    url = f"/t/{ann.id}/hint"
    told = ann.client.post(url, json={"seat": 0}).json()
    assert told["number"] == 0
    action, lines = told["advice"][0]
    assert ann.table.session.game.read(ann.table.session.state, action) in ann.table.session.decision.options()
    assert lines[0].startswith("Best:")
    assert ann.client.post(url, json={"seat": 1}).status_code == 403
    assert bob.client.post(url, json={"seat": 1}).status_code == 403
    assert bob.client.post(url, json={"seat": 0}).status_code == 403
    assert not ann.table.session.record.lines


def test_hints_are_limited(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hvozd.web.opponents.ADVISER", "random")
    monkeypatch.setattr("hvozd.web.budgets.time", SimpleNamespace(monotonic=lambda: 7000.0))
    ann = come()
    ann.open()
    ann.client.get("/")
    answers = [ann.client.post(f"/t/{ann.id}/hint", json={"seat": 0}).status_code for _ in range(12)]
    assert answers[0] == 200
    assert answers[-1] == 429


def test_only_the_host_hurries_and_pauses(come: Come) -> None:
    ann, eve = come(), come()
    ann.open()
    assert eve.client.post(f"/t/{ann.id}/hurry", json={}).status_code == 403
    assert ann.client.post(f"/t/{ann.id}/hurry", json={}).status_code == 200
