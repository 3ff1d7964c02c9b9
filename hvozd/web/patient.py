"""Connections that send nothing, or the head of a request letter by letter, are closed after a while."""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD = 15.0
"""Seconds that the head of a request may take to come."""


class Patient(H11Protocol):
    """The protocol of uvicorn, with an end to its patience."""

    _waits: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """As long as no request is being answered, one must come to its body before the time is up."""
        busy = self.cycle is not None and not self.cycle.response_complete
        if busy:
            self._stop()
        elif self._waits is None:
            self._waits = self.loop.call_later(HEAD, self._enough)

    def _enough(self) -> None:
        self._waits = None
        if not self.transport.is_closing():
            self.transport.close()

    def _stop(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None
