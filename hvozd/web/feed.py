"""One stream for a whole browser: several tables, each through eyes of its own, and what waits for the person."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hvozd.core import HvozdError
from hvozd.web.compress import Stream, squeezed
from hvozd.web.guests import Guest
from hvozd.web.mine import Mine
from hvozd.web.requests import Refused, Watched, watched
from hvozd.web.server import PING, Server

WAITING = 8
"""So many frames may wait for a slow reader before those who make them wait, too."""
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}


class Feed:
    """Answers one stream a browser."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.mine = Mine(server)

    async def stream(self, request: Request, guest: Guest) -> Response:
        wanted = watched(request)
        give_back = self.server.budgets.take_place(request, guest, max(1, len(wanted)))
        if give_back is None:
            raise Refused(429, "error-streams")
        return streamed(request, self._merged(request, guest, wanted), give_back)

    async def _merged(self, request: Request, guest: Guest, wanted: list[Watched]) -> AsyncGenerator[str, None]:
        """What comes from anywhere, as it comes."""
        queue: asyncio.Queue[str] = asyncio.Queue(WAITING)
        tasks = [asyncio.create_task(self._follow(request, guest, one, queue)) for one in wanted]
        try:
            yield ": here\n\n"
            if wanted:
                yield await queue.get()
            tasks.append(asyncio.create_task(self._what_waits(guest, queue)))
            while guest.id not in self.server.tables.peace.barred:
                try:
                    async with asyncio.timeout(PING):
                        frame = await queue.get()
                except TimeoutError:
                    frame = ": ping\n\n"
                yield frame
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _follow(self, request: Request, guest: Guest, on: Watched, queue: "asyncio.Queue[str]") -> None:
        """One table, through the eyes of one seat, in the language of its page."""
        reader = msgspec.structs.replace(guest, lang=on.lang)
        try:
            table = await self.server.table_of(request, on.table)
            if on.seat is not None:
                self.server.own(table, on.seat, guest)
            async with aclosing(self.server.frames(table, on.seat, reader, on.stamp)) as frames:
                async for frame in frames:
                    if frame.startswith("data: "):
                        await queue.put(f'data: {{"on":"{on.key}","frame":{frame[6:-2]}}}\n\n')
        except HvozdError as error:
            await queue.put(told(on.key, {"error": self.server.sentence(error, reader)}))

    async def _what_waits(self, guest: Guest, queue: "asyncio.Queue[str]") -> None:
        async for found in self.mine.changes(guest):
            await queue.put(told("mine", found))


def streamed(request: Request, frames: AsyncGenerator[str, None], give_back: Callable[[], None]) -> Response:
    """Frames as a body that does not end, squeezed where the browser takes it so."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Stream(frames, give_back, HEADERS)
    return Stream(squeezed(frames), give_back, {**HEADERS, "content-encoding": "gzip"})


def told(key: str, frame: object) -> str:
    return f"data: {msgspec.json.encode({'on': key, 'frame': frame}).decode()}\n\n"
