"""A few places for many who wait: each payer in turn gets one, however much one of them asks for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Places:
    """So many may be busy at once; among those who wait, payers take turns."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, payer: str) -> AsyncIterator[None]:
        """A place for a while, as soon as it is this payer's turn."""
        if self._free:
            self._free -= 1
        else:
            mine = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(payer, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """The place to the next payer; who has more waiting goes to the end."""
        while self._waiting:
            payer, row = self._waiting.popitem(last=False)
            while row:
                mine = row.popleft()
                if not mine.done():
                    if row:
                        self._waiting[payer] = row
                    mine.set_result(None)
                    return
        self._free += 1
