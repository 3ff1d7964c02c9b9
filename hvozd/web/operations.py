"""What one who runs a server looks at: whether it is well, how much it does, and a log without secrets."""

import ipaddress
import json
import logging
import time
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hvozd.core import HvozdError
from hvozd.web.tables import Tables

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Figures:
    """What a worker counts."""

    def __init__(self, tables: Tables) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("hvozd_requests", "requests by route and status", ["route", "status"], registry=self.registry)
        self.seconds = Histogram("hvozd_seconds", "until an answer begins", ["route"], buckets=BUCKETS, registry=self.registry)
        self._gauge("hvozd_tables_open", "tables in memory", lambda: float(len(tables.open_tables())))
        self._gauge("hvozd_streams", "streams that are open", lambda: float(sum(map(_streams, tables.open_tables()))))

    def _gauge(self, name: str, about: str, count: Any) -> None:
        Gauge(name, about, registry=self.registry).set_function(count)


def _streams(table: Any) -> int:
    return sum(table.watchers.values())


class Counting:
    """Counts every request by its route, never by its address: that may hold the key of a seat."""

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        self.app, self.figures = app, figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        began = time.perf_counter()

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = getattr(scope.get("route"), "path", "other")
                self.figures.requests.labels(route, message["status"]).inc()
                self.figures.seconds.labels(route).observe(time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, noted)


class Operations:
    """Answers whoever looks after the server."""

    def __init__(self, tables: Tables, figures: Figures) -> None:
        self.tables, self.figures = tables, figures

    async def health(self, request: Request) -> Response:
        """200 while the database answers, else 503."""
        try:
            await self.tables.beside(self.tables.store.revisions, ["-"])
        except HvozdError as error:
            return JSONResponse({"status": "away", "error": str(error)}, 503)
        return JSONResponse({"status": "ok", "worker": self.tables.worker})

    async def metrics(self, request: Request) -> Response:
        """For this machine only; what comes through a proxy has the address of its visitor."""
        if not _here(request.client.host if request.client else ""):
            raise HTTPException(404)
        return Response(generate_latest(self.figures.registry), media_type="text/plain; version=0.0.4")


def _here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


class JsonLines(logging.Formatter):
    """A line of the log as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"time": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        told["said"] = record.getMessage()
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def log_as(kind: str) -> None:
    """How this process writes its log: `text`, or `json` for machines."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
