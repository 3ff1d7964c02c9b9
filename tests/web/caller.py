"""Calls the application as the server does, with any bytes in address and body; a stream is left after its first frame."""

import asyncio
import re
from typing import Any

import msgspec
from starlette.applications import Starlette

from hvozd.web.guests import COOKIE, Guest

STAMP = re.compile(rb'data-stamp="[^"]*"')


class Answer(msgspec.Struct, frozen=True):
    status: int
    body: bytes
    """Without the stamp of a page, which counts what happens at a table."""
    headers: tuple[tuple[bytes, bytes], ...] = ()
    """Without the cookie of one who has none: that is a new one each time."""

    @property
    def refused(self) -> bool:
        return self.status >= 400


class Caller:
    """Somebody with a cookie of this id, or (empty) without one."""

    def __init__(self, app: Starlette, id: str) -> None:
        self.app = app
        self.cookie = ""
        if id:
            signer = app.state.server.guests._signer
            self.cookie = f"{COOKIE}={signer.dumps(msgspec.to_builtins(Guest(id)))}"

    async def get(self, path: str, query: str = "") -> Answer:
        return await self.call("GET", path, query)

    async def post(self, path: str, body: bytes, kind: str = "application/json") -> Answer:
        return await self.call("POST", path, "", body, kind)

    async def call(self, method: str, path: str, query: str, body: bytes = b"", kind: str = "") -> Answer:
        gone = asyncio.Event()
        sent = [{"type": "http.request", "body": body, "more_body": False}]
        got: dict[str, Any] = {"status": 0, "headers": (), "body": b""}

        async def receive() -> Any:
            if sent:
                return sent.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            got["status"] = message.get("status", got["status"])
            got["headers"] = message.get("headers", got["headers"])
            got["body"] += message.get("body", b"")
            if b"data: " in got["body"][:4000] and got["body"].startswith(b": here"):
                gone.set()

        await self.app(self._scope(method, path, query, kind), receive, send)
        headers = tuple(pair for pair in got["headers"] if self.cookie or pair[0] != b"set-cookie")
        return Answer(got["status"], STAMP.sub(b"", got["body"]), headers)

    def _scope(self, method: str, path: str, query: str, kind: str) -> dict[str, Any]:
        from urllib.parse import unquote

        headers = [
            (b"host", b"here"),
            (b"origin", b"http://here"),
            (b"cookie", self.cookie.encode()),
            (b"content-type", kind.encode()),
        ]
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name, value) for name, value in headers if value],
            "server": ("here", 80),
            "client": ("there", 1),
            "root_path": "",
        }
