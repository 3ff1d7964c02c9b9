"""People at many tables of a server, as lean as can be: what they do was decided before, they read frames and click in time."""

import asyncio
import contextlib
import json
import re
import time
import zlib
from typing import Any

import msgspec

from hvozd.core import Rng, Session
from hvozd.web.tables import Tables
from tests.web.running import Running

TABLE = {"factions": "marquise,eyrie,alliance,vagabond", "map": "autumn", "deck": "base"}
NUMBER = re.compile(rb'data-number[\\":=]+(\d+)')
"""On a whole page, or as a change of one."""
ACTIONS = 150
"""So many actions of a table are decided before."""
REST = 3.0
"""Seconds after which a connection is not used again: the server is about to close it."""


class Click(msgspec.Struct, frozen=True, array_like=True):
    seat: int
    number: int
    action: str


def script(seed: int, length: int = ACTIONS) -> list[Click]:
    """What will be played at a table of this seed."""
    session, rng, clicks = Session.new("root", TABLE, seed), Rng(seed), list[Click]()
    while (now := session.decision) is not None and len(clicks) < length:
        action = now.options(now.seat).sample(rng)
        clicks.append(Click(now.seat, now.number, session.game.write(session.state, action)))
        session.play(action, now.seat)
    return clicks


class Screen:
    """A stream, squeezed as browsers have it; it knows when it first showed each decision."""

    def __init__(self, running: Running, path: str, guest: str) -> None:
        self.running, self.path, self.guest = running, path, guest
        self.shown: dict[int, float] = {}
        self.newest, self.gone = -1, False
        self._changed = asyncio.Event()

    async def look(self) -> None:
        """Until it shows the table; it goes on beside."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.running.port)
        head = f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.running.port}\r\nAccept-Encoding: gzip\r\n"
        self._writer.write(f"{head}Cookie: {self.running.cookie(self.guest)}\r\n\r\n".encode())
        status = await self._reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in status, status
        self._task = asyncio.create_task(self._read())
        async with asyncio.timeout(60):
            while not self.shown and not self.gone:
                await self._changed.wait()

    async def _read(self) -> None:
        unpress = zlib.decompressobj(31)
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while length := int(await self._reader.readline(), 16):
                data = unpress.decompress((await self._reader.readexactly(length + 2))[:-2])
                for number in map(int, NUMBER.findall(data)):
                    if number != self.newest:
                        self.shown[number] = time.perf_counter()
                    self.newest = number
                self._tell()
        self.gone = True
        self._tell()

    def _tell(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def shows(self, number: int, since: float = 0.0, seconds: float = 60.0) -> float:
        """When it came to show this decision, after that moment."""
        async with asyncio.timeout(seconds):
            while self.shown.get(number, -1.0) < since:
                if self.gone:
                    raise ConnectionError("the stream has ended")
                await self._changed.wait()
        return self.shown[number]

    def leave(self) -> None:
        self._task.cancel()
        self._writer.close()


class Hand:
    """The connection over which somebody clicks."""

    def __init__(self, running: Running, id: str, guest: str) -> None:
        self.running, self.id, self.guest = running, id, guest
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def click(self, click: Click) -> bool:
        """Whether it was stored."""
        return await self.post("play", {"seat": click.seat, "number": click.number, "action": click.action})

    async def post(self, what: str, fields: dict[str, Any]) -> bool:
        """Whether it was done, as far as one hears; a connection that was closed is opened anew the next time."""
        try:
            async with asyncio.timeout(30):
                return await self._post(what, json.dumps(fields).encode())
        except (asyncio.IncompleteReadError, OSError, TimeoutError):
            self._line = None
            return False

    async def _post(self, what: str, body: bytes) -> bool:
        if self._line is None or self._line[0].at_eof() or time.monotonic() - self._used > REST:
            self.leave()
            self._line = await asyncio.open_connection("127.0.0.1", self.running.port)
        reader, writer = self._line
        head = f"POST /t/{self.id}/{what} HTTP/1.1\r\nHost: 127.0.0.1:{self.running.port}\r\nOrigin: {self.running.origin}\r\n"
        head += (
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nCookie: {self.running.cookie(self.guest)}\r\n\r\n"
        )
        self._used = time.monotonic()
        writer.write(head.encode() + body)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", answer.lower())
        await reader.readexactly(int(length[1]) if length else 0)
        return b" 200 " in answer.split(b"\r\n", 1)[0]

    def leave(self) -> None:
        if self._line is not None:
            self._line[1].close()


class Company:
    """One table with four people who look on, each with a connection to click."""

    def __init__(self, running: Running, tables: Tables, seed: int) -> None:
        self.script = script(seed)
        opened = tables.open_table("root", TABLE, ["friend"] * 4, "host", "Ann", seed=seed)
        self.id, people = opened.row.id, [f"{seed}-{seat}" for seat in range(4)]
        for seat, guest in enumerate(people):
            opened.sit(opened.row.seats[seat].key, guest, f"guest {seat}")
        self.screens = [Screen(running, f"/t/{self.id}/stream?seat={seat}", guest) for seat, guest in enumerate(people)]
        self.hands = [Hand(running, self.id, guest) for guest in people]

    async def come(self) -> None:
        for screen in self.screens:
            await screen.look()

    async def act(self) -> tuple[bool, list[float]]:
        """The next action: whether it was stored, and after how many seconds each other screen showed it."""
        click, began = self.script.pop(0), time.perf_counter()
        stored = await self.hands[click.seat].click(click)
        if not stored:
            return False, []
        others = [screen for seat, screen in enumerate(self.screens) if seat != click.seat]
        return True, [await screen.shows(click.number + 1) - began for screen in others]

    def leave(self) -> None:
        for one in (*self.screens, *self.hands):
            one.leave()


class Party:
    """Many tables."""

    def __init__(self, running: Running) -> None:
        self.running, self.tables = running, Tables(running.store)
        self.companies: list[Company] = []
        self.forget()

    def forget(self) -> None:
        self.acknowledged, self.refused, self.late = 0, 0, list[float]()

    async def grow(self, number: int) -> None:
        """Until there are so many tables."""
        while len(self.companies) < number:
            self.companies.append(Company(self.running, self.tables, seed=1000 + len(self.companies)))
            await self.companies[-1].come()

    async def play(self, every: float, lasts: float) -> None:
        """At each table an action every so many seconds, at moments of its own."""
        ends = time.monotonic() + lasts
        await asyncio.gather(*(self._rhythm(company, every, ends, at) for at, company in enumerate(self.companies)))

    async def _rhythm(self, company: Company, every: float, ends: float, at: int) -> None:
        due = time.monotonic() + every * at / len(self.companies)
        while due < ends and company.script:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            stored, late = await company.act()
            self.acknowledged += stored
            self.refused += not stored
            self.late += late
            due += every

    def leave(self) -> None:
        for company in self.companies:
            company.leave()
        self.companies = []


class Crowd:
    """One table that many spectators watch."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.company = Company(running, Tables(running.store), seed=999)

    async def come(self, number: int) -> None:
        self.company.screens = [
            Screen(self.running, f"/t/{self.company.id}/stream?seat=none", f"spectator-{one}") for one in range(number)
        ]
        for first in range(0, number, 20):
            await asyncio.gather(*(screen.look() for screen in self.company.screens[first : first + 20]))

    async def act(self) -> None:
        """An action, until all have seen it."""
        click = self.company.script.pop(0)
        assert await self.company.hands[click.seat].click(click)
        for screen in self.company.screens:
            await screen.shows(click.number + 1)

    def leave(self) -> None:
        self.company.leave()
