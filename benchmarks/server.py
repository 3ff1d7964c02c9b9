"""The server's time for one decision of a Root table: from the request until it is stored and everybody's frame is made.

Four people sit at the table and one looks on; their streams are squeezed as they are on the wire. Prints JSON: milliseconds by
the clock and of the processor (what remains on a busy machine), and the bytes of the frames.
"""

import asyncio
import json
import os
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

import httpx

from hvozd.core import Rng
from hvozd.web.app import application
from hvozd.web.guests import Guest, Limit
from hvozd.web.house import Table
from hvozd.web.wire import squeezed

TABLE = {"game": "root", "option-factions": "marquise,eyrie,alliance,vagabond", "option-map": "autumn", "option-deck": "base"}
SEATS = {f"seat-{seat}": "me" for seat in range(4)}
DECISIONS = 400


async def measure() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        app = application(f"sqlite:///{Path(folder) / 'tables.db'}")
        app.state.desk.actions = Limit(1_000_000, 1)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://bench", follow_redirects=True) as client:
            page = await client.post("/tables", data=TABLE | SEATS)
            table = app.state.house.table(page.url.path.split("/")[2])
            result = await play(client, app.state.desk, table)
        app.state.house.close()
        app.state.house.store.close()
    return result


async def play(client: httpx.AsyncClient, desk: object, table: Table) -> dict[str, float]:
    guest = Guest(table.row.host)
    streams = [squeezed(desk.frames(table, seat, guest)) for seat in (0, 1, 2, 3, None)]  # type: ignore[attr-defined]
    for stream in streams:
        for _ in range(2):  # a greeting, then the whole page
            await anext(stream)
    rng, wall, cpu, sizes = Rng(1), [], [], []
    while (now := table.session.decision) is not None and len(wall) < DECISIONS:
        action = table.session.game.write(table.session.state, now.options(now.seat).sample(rng))
        move = {"seat": now.seat, "number": now.number, "action": action}
        began, worked = time.perf_counter(), time.process_time()
        answer = await client.post(f"/t/{table.row.id}/play", json=move)
        sizes += [len(await anext(stream)) for stream in streams]
        wall.append(1000 * (time.perf_counter() - began))
        cpu.append(1000 * (time.process_time() - worked))
        answer.raise_for_status()
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
    print(json.dumps(asyncio.run(measure())))
