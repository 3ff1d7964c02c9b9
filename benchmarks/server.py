"""The server's time for one decision of a Root table: from the request until it is stored and everybody's frame is made.

Four people sit at the table and one looks on; their streams are squeezed as they are on the wire. Prints JSON: milliseconds by
the clock and of the processor (what remains on a busy machine), and the bytes of the frames.
"""

import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec
from starlette.applications import Starlette

from hvozd.core import Rng
from hvozd.web.app import application
from hvozd.web.compress import squeezed
from hvozd.web.copies import Table
from hvozd.web.guests import COOKIE, Guest

TABLE = {"factions": "marquise,eyrie,alliance,vagabond", "map": "autumn", "deck": "base"}
DECISIONS = 400
ME = Guest("bench")


async def measure() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        app = application(f"sqlite:///{Path(folder) / 'tables.db'}", budgets={"changes": 1_000_000})
        table = app.state.tables.open_table("root", TABLE, ["me"] * 4, ME.id, "Ann", seed=1)
        result = await play(app, table)
        app.state.tables.close()
        app.state.tables.store.close()
    return result


async def crowd(number: int = 600) -> dict[str, float]:
    """The processor's seconds for one action that so many spectators see, frames squeezed for each of them."""
    with tempfile.TemporaryDirectory() as folder:
        app = application(f"sqlite:///{Path(folder) / 'tables.db'}", budgets={"changes": 1_000_000})
        table, rng, cpu = app.state.tables.open_table("root", TABLE, ["me"] * 4, ME.id, "Ann", seed=1), Rng(1), []
        streams = [squeezed(app.state.server.frames(table, None, Guest(f"guest-{one}"))) for one in range(number)]
        for stream in streams:
            for _ in range(2):
                await anext(stream)
        for _ in range(25):
            now = table.session.decision
            action = table.session.game.write(table.session.state, now.options(now.seat).sample(rng))
            move = msgspec.json.encode({"seat": now.seat, "number": now.number, "action": action})
            worked = time.process_time()
            assert await post(app, f"/t/{table.row.id}/play", move) == 200
            for stream in streams:
                await anext(stream)
            cpu.append(time.process_time() - worked)
        app.state.tables.close()
    return {"spectators": number, "median_cpu_s": median(cpu), "largest_cpu_s": max(cpu)}


async def post(app: Starlette, path: str, body: bytes) -> int:
    """One request as the server hands it over; what a client does with it is not counted."""
    signed = app.state.server.guests._signer.dumps(msgspec.to_builtins(ME))
    headers = [
        (b"host", b"bench"),
        (b"origin", b"http://bench"),
        (b"content-type", b"application/json"),
        (b"cookie", f"{COOKIE}={signed}".encode()),
    ]
    scope = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http", "path": path}
    scope |= {"raw_path": path.encode(), "query_string": b"", "headers": headers, "server": ("bench", 80), "root_path": ""}
    sent, status = [{"type": "http.request", "body": body, "more_body": False}], [0]

    async def receive() -> Any:
        return sent.pop() if sent else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        status[0] = message.get("status", status[0])

    await app(scope | {"client": ("bench", 1)}, receive, send)
    return status[0]


async def play(app: Starlette, table: Table) -> dict[str, float]:
    streams = [squeezed(app.state.server.frames(table, seat, ME)) for seat in (*range(table.session.state.seats), None)]
    for stream in streams:
        for _ in range(2):  # a greeting, then the whole page
            await anext(stream)
    rng, wall, cpu, sizes = Rng(1), [], [], []
    while (now := table.session.decision) is not None and len(wall) < DECISIONS:
        action = table.session.game.write(table.session.state, now.options(now.seat).sample(rng))
        move = msgspec.json.encode({"seat": now.seat, "number": now.number, "action": action})
        began, worked = time.perf_counter(), time.process_time()
        status = await post(app, f"/t/{table.row.id}/play", move)
        sizes += [len(await anext(stream)) for stream in streams]
        wall.append(1000 * (time.perf_counter() - began))
        cpu.append(1000 * (time.process_time() - worked))
        assert status == 200
    for stream in streams:
        await stream.aclose()  # type: ignore[attr-defined]
    return {
        "median_ms": median(wall),
        "median_cpu_ms": median(cpu),
        "p95_cpu_ms": quantiles(cpu, n=20)[-1],
        "decisions": len(wall),
        "largest_frame": max(sizes),
        "median_frame": median(sizes),
    }


if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(json.dumps(asyncio.run(crowd() if "--crowd" in sys.argv else measure())))
