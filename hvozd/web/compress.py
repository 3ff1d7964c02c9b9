"""A stream as it goes over the wire: one gzip body, flushed after every frame, so that a frame may refer to those before it."""

import zlib
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

GZIP = 16 + 13
"""What zlib calls a gzip body with a window of 8 KB. With the largest one frames would be a third shorter, but every stream would
hold 256 KB instead of 48, and squeezing would wait for memory."""
MEMORY = 5


class Press:
    """Squeezes the frames of one stream, one after another."""

    def __init__(self) -> None:
        self._press = zlib.compressobj(6, zlib.DEFLATED, GZIP, MEMORY)

    def squeeze(self, frame: str) -> bytes:
        return self._press.compress(frame.encode()) + self._press.flush(zlib.Z_SYNC_FLUSH)


class Stream(StreamingResponse):
    """A stream of frames; when it ends, however it ends, it is closed and its place is given back."""

    def __init__(
        self,
        frames: AsyncGenerator[str, None] | AsyncGenerator[bytes, None],
        give_back: Callable[[], None],
        headers: dict[str, str],
    ) -> None:
        super().__init__(frames, media_type="text/event-stream", headers=headers)
        self._frames, self._give_back = frames, give_back

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            async with aclosing(self._frames):
                await super().__call__(scope, receive, send)
        finally:
            self._give_back()


async def squeezed(frames: AsyncGenerator[str, None]) -> AsyncGenerator[bytes, None]:
    """Every frame as the bytes that are sent."""
    press = Press()
    async with aclosing(frames):
        async for frame in frames:
            yield press.squeeze(frame)
