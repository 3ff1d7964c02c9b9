"""Clients that are slow or broken: they say half of a request, read nothing of a stream, hang up in the middle."""

import socket
import struct
from typing import Self

from tests.web.running import Running

HANG_UP = struct.pack("ii", 1, 0)
"""Close a connection without a word (RST)."""


class Nuisance:
    """Some of each kind at one server, as long as it lasts."""

    def __init__(self, running: Running, table: str, each: int = 3) -> None:
        self.running, self.table, self.each = running, table, each
        self.lines: list[socket.socket] = []

    def __enter__(self) -> Self:
        head = (
            f"Host: 127.0.0.1:{self.running.port}\r\nOrigin: {self.running.origin}\r\nCookie: {self.running.cookie('host')}\r\n"
        )
        stream = f"GET /t/{self.table}/stream HTTP/1.1\r\n{head}\r\n"
        body = f"POST /t/{self.table}/play HTTP/1.1\r\n{head}Content-Type: application/json\r\nContent-Length: 400\r\n\r\n{{"
        for _ in range(self.each):
            self.lines += filter(None, (self.said(text) for text in ("", f"GET / HTTP/1.1\r\n{head}", stream, body)))
            if broken := self.said(body):
                broken.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, HANG_UP)
                broken.close()
        return self

    def said(self, text: str) -> socket.socket | None:
        """A connection on which this was said, and whose answer nobody reads; None: nobody is there."""
        try:
            line = socket.create_connection(("127.0.0.1", self.running.port), timeout=5)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            line.sendall(text.encode())
        except OSError:
            return None
        return line

    def __exit__(self, *fault: object) -> None:
        for line in self.lines:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, HANG_UP)
            line.close()
        self.lines = []
