"""`hvozd serve` with two differences: a browser may say by headers which seed its tables get, so that a test plays one game, and
how many bytes of options come with a page, so that even short lists are long ones."""

import secrets
import sys
from contextvars import ContextVar
from typing import Any

from hvozd import cli
from hvozd.web import app, choices

wanted: ContextVar[bytes] = ContextVar("wanted", default=b"")
by_chance, made, room = secrets.randbits, app.application, choices.ROOM


def seed(bits: int) -> int:
    return int(wanted.get()) if wanted.get() else by_chance(bits)


def application(*args: Any, **options: Any) -> Any:
    inner = made(*args, **options)

    async def seeded(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            headers = dict(scope["headers"])
            wanted.set(headers.get(b"x-seed", b""))
            choices.ROOM = int(headers.get(b"x-room", room))
        await inner(scope, receive, send)

    return seeded


if __name__ == "__main__":
    secrets.randbits, app.application = seed, application
    sys.exit(cli.main())
