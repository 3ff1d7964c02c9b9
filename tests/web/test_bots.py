"""Programs at a table: a shell script with curl plays a whole game; a token opens its own seat and shows no more than it sees."""

import asyncio
import json
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

from hvozd.core.record import Record, replay
from hvozd.web.app import application
from hvozd.web.copies import Table
from hvozd.web.guests import id_of_token
from tests.web.caller import Answer, Caller
from tests.web.conftest import GENEROUS
from tests.web.worlds import ID, TABLES, World

SCRIPT = Path(__file__).parents[2] / "examples" / "bot.sh"
TOKEN = "a-token-of-this-test"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[str, Table]]:
    """A server on loopback with a table at which a seat is free and the other one is an agent's."""
    app = application(f"sqlite:///{tmp_path / 'tables.db'}", pace=0, budgets=GENEROUS)
    table = app.state.tables.open_table("defenders", {"seats": "2"}, ("friend", "random"), "host", "Ann", seed=5)
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_level="error"))
    thread = threading.Thread(target=server.run)
    thread.start()
    deadline = time.monotonic() + 60
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}", table
    server.should_exit = True
    thread.join()


def test_a_shell_script_with_curl_plays_a_whole_game(served: tuple[str, Table]) -> None:
    address, table = served
    link = f"{address}/t/{table.row.id}/sit/{table.row.seats[0].key}"
    done = subprocess.run(["sh", str(SCRIPT), link, "curl"], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    record: Record = table.session.record
    assert {line.seat for line in record.lines} == {0, 1} and len(record.lines) > 20
    result = replay(record).result
    assert result is not None and json.loads(done.stdout)["reason"] == result.reason
    assert table.row.seats[0].name == "curl"


class Program(Caller):
    """Somebody with a token and no cookie, from no page."""

    def __init__(self, world: World, token: str) -> None:
        super().__init__(world.app, "")
        self.world, self.token = world, token

    def _scope(self, *call: Any) -> dict[str, Any]:
        scope = super()._scope(*call)
        kept = [(name, value) for name, value in scope["headers"] if name != b"origin"]
        return {**scope, "headers": [*kept, (b"authorization", b"Bearer " + self.token.encode())]}

    async def said(self, path: str, body: object = None) -> Answer:
        with self.world.here():
            if body is None:
                return await self.get(f"/bot/{ID}/{path}")
            return await self.post(f"/bot/{ID}/{path}", msgspec.json.encode(body))


def seated(world: World, seat: int) -> Program:
    """A program on a seat of a world."""
    row = world.table.row
    seats = [msgspec.structs.replace(one, guest=id_of_token(TOKEN)) if n == seat else one for n, one in enumerate(row.seats)]
    world.table.now = msgspec.structs.replace(world.table.now, row=msgspec.structs.replace(row, seats=seats))
    return Program(world, TOKEN)


@pytest.mark.parametrize(
    ("game", "who", "seat"), [(game, who, seat) for game in TABLES for who, seat in (("host", 0), ("guest", 1))]
)
def test_it_sees_no_more_than_its_seat(game: str, who: str, seat: int) -> None:
    """All answers are the same to the byte when everything hidden from the seat is dealt anew."""
    worlds = World(game), World(game, who)
    truth, other = (seated(world, seat) for world in worlds)

    async def live() -> None:
        for path in ("view", "options", "stream"):
            one, two = await truth.said(path), await other.said(path)
            assert one == two and one.status == 200, path
        assert one.body.startswith(b": here") and b"\n\ndata: {" in one.body, "the stream tells at once where the game is"
        asked = json.loads((await truth.said("options")).body)
        assert asked["asked"] == (seat == 0) and bool(asked["options"]) == (seat == 0)
        assert json.loads((await truth.said("view")).body)["seat"] == seat

    asyncio.run(live())
    for world in worlds:
        world.close()


def test_the_worlds_differ_in_what_is_hidden() -> None:
    """Else the test above would show nothing: another seat's answers are not the same in them."""
    worlds = World("root"), World("root", "guest")
    truth, other = (seated(world, 0) for world in worlds)

    async def live() -> None:
        assert await truth.said("view") != await other.said("view")

    asyncio.run(live())
    for world in worlds:
        world.close()


def test_sitting_down_playing_and_refusals() -> None:
    world = World("root")
    stranger = Program(world, "guessed")

    async def live() -> None:
        for path in ("view", "options", "stream"):
            assert (await stranger.said(path)).status == 403
        free = f"sit/{world.keys[3]}"
        answer = await stranger.said(free, {"name": "  Robot \u202e "})
        assert answer.status == 200 and not any(name == b"set-cookie" for name, _ in answer.headers)
        got = json.loads(answer.body)
        assert got["seat"] == 3 and world.table.row.seats[3].name == "Robot"
        assert got["token"] not in str(world.table.row)
        assert (await stranger.said(free, {"name": "again"})).status == 403, "the link is used up"
        assert (await stranger.said(f"sit/{'x' * 22}", {"name": "x"})).status == 403
        robot = Program(world, got["token"])
        assert json.loads((await robot.said("view")).body)["seat"] == 3
        refused = await robot.said("play", {"number": world.number, "action": world.legal()})
        assert refused.status == 403 and json.loads(refused.body)["error"]

    asyncio.run(live())
    world.close()


def test_an_answer_counts_once_and_only_if_it_is_allowed() -> None:
    world = World("root")
    robot = seated(world, 0)

    async def live() -> None:
        before = world.table.now
        for body, status in (
            ({"number": world.number, "action": "fly to the moon"}, 400),
            ({"number": world.number + 1, "action": world.legal()}, 409),
            ({"number": world.number}, 400),
            ({"number": world.number, "action": world.legal(), "seat": 1}, 400),
        ):
            assert (await robot.said("play", body)).status == status
            assert world.table.now is before
        assert (await robot.said("play", {"number": world.number, "action": world.legal()})).status == 200
        assert (await robot.said("play", {"number": world.number, "action": world.legal()})).status in (403, 409)
        assert len(world.table.session.record.lines) == world.number + 1

    asyncio.run(live())
    world.close()


def test_a_cookie_opens_no_door_of_programs_and_a_token_none_of_people() -> None:
    world = World("root")

    async def live() -> None:
        with world.here():
            assert (await world.callers["host"].get(f"/bot/{ID}/view")).status == 403
            page = await seated(world, 1).get(f"/t/{ID}", "seat=1")
        assert page.status == 403

    asyncio.run(live())
    world.close()


def test_a_program_that_asks_too_often_is_told_to_wait() -> None:
    app = application(pace=0, budgets={**GENEROUS, "requests": 3})

    async def live() -> None:
        caller = Caller(app, "")
        answers = [await caller.get("/bot/the-table-12/view") for _ in range(12)]
        assert [answer.status for answer in answers][-1] == 429

    asyncio.run(live())
    app.state.tables.close()
    app.state.tables.store.close()
