"""`hvozd serve` with one difference: a browser may say by a header which seed its tables get, so that a test plays one game."""

import secrets
import sys
from contextvars import ContextVar
from typing import Any

from hvozd import cli
from hvozd.web import app

wanted: ContextVar[bytes] = ContextVar("wanted", default=b"")
by_chance, made = secrets.randbits, app.application


def seed(bits: int) -> int:
    return int(wanted.get()) if wanted.get() else by_chance(bits)


def application(*args: Any, **options: Any) -> Any:
    inner = made(*args, **options)

    async def seeded(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            wanted.set(dict(scope["headers"]).get(b"x-seed", b""))
        await inner(scope, receive, send)

    return seeded


if __name__ == "__main__":
    secrets.randbits, app.application = seed, application
    sys.exit(cli.main())
