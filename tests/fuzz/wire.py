"""Bent bytes on the wire: what is no HTTP at all, or nearly. A server on this machine reads it and goes on serving."""

import socket
import threading
import time
import urllib.request

import uvicorn

from hvozd.core import Rng
from hvozd.web.app import application
from hvozd.web.patient import Patient
from tests.fuzz.bending import bent
from tests.web.conftest import GENEROUS

HEAD = "Host: localhost\r\nOrigin: http://localhost\r\nAccept-Encoding: gzip\r\nCookie: hvozd=abc.def\r\n"
GOOD = [
    f"GET / HTTP/1.1\r\n{HEAD}\r\n",
    f"GET /t/abcdefghijkl/stream?seat=0 HTTP/1.1\r\n{HEAD}\r\n",
    f"POST /name HTTP/1.1\r\n{HEAD}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 8\r\n\r\nname=Ann",
    f"POST /t/abcdefghijkl/play HTTP/1.1\r\n{HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\n{{}}\r\n0\r\n\r\n",
    f"GET /static/table.js HTTP/1.0\r\n{HEAD}Range: bytes=0-9\r\nIf-None-Match: x\r\nX-Forwarded-For: 1.2.3.4\r\n\r\n",
    f"GET /healthz HTTP/1.1\r\n{HEAD}Expect: 100-continue\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
]
CHECKED = 50
"""After so many inputs somebody asks whether the server is well."""


class Wire:
    def __init__(self) -> None:
        config = uvicorn.Config(application(pace=0, budgets=GENEROUS), port=0, log_level="critical", http=Patient)
        self.server, self.count = uvicorn.Server(config), 0
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
        self.port = int(self.server.servers[0].sockets[0].getsockname()[1])

    def one(self, rng: Rng) -> str:
        data = bent(rng.pick(GOOD), GOOD, rng).encode(errors="surrogateescape")
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as line:
            told = self.said(line, data)
        self.count += 1
        if self.count % CHECKED == 0:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=60) as well:
                assert well.status == 200
        assert b" 500 " not in told.split(b"\r\n", 1)[0], data
        return "done" if told.startswith((b"HTTP/1.1 2", b"HTTP/1.1 3")) else "refused"

    def said(self, line: socket.socket, data: bytes) -> bytes:
        """What the server answers until it closes the connection; it may do so before it has read everything."""
        told = b""
        try:
            line.sendall(data)
            line.shutdown(socket.SHUT_WR)
            while part := line.recv(65536):
                told += part[:200]
        except (ConnectionError, BrokenPipeError):
            pass
        return told

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(30)
