"""The desk: it knows who asks, finds tables, answers every error with a sentence, and sends frames."""

import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from hvozd.core import HvozdError
from hvozd.locale import Texts
from hvozd.web.asked import STATUS, Refused
from hvozd.web.frames import difference, parse
from hvozd.web.guests import Guest, Guests, Limit
from hvozd.web.house import House, Table
from hvozd.web.live import TEXTS, Live, Scene
from hvozd.web.pages import Pages

PING = 15.0
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
"""Nothing comes from anywhere else, and no markup runs."""
Handler = Callable[[Request, Guest], Awaitable[Response]]


class Desk:
    """Answers requests for one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guests = Guests(house.store.setting("secret", secrets.token_urlsafe(32)))
        self.boot = secrets.token_urlsafe(6)
        self.actions = Limit(200, 20)

    def handle(self, handler: Handler, *, page: bool = True) -> Callable[[Request], Awaitable[Response]]:
        """A handler that knows who asks, and answers every error with a sentence and the right status."""

        async def answer(request: Request) -> Response:
            guest = self.guests.of(request)
            try:
                if request.method == "POST":
                    self._same_origin(request)
                response = await handler(request, guest)
            except HvozdError as error:
                response = self._sorry(error, guest, page)
            self.guests.remember(response, guest)
            response.headers.setdefault("cache-control", "no-store")
            response.headers["content-security-policy"] = POLICY
            return response

        return answer

    def _same_origin(self, request: Request) -> None:
        origin = request.headers.get("origin")
        if origin and origin.split("://")[-1] != request.headers.get("host"):
            raise Refused(403, "error-origin")
        if not self.actions.allows(self.guests.of(request).id if request.cookies else str(request.client)):
            raise Refused(429, "error-rate")

    def _sorry(self, error: HvozdError, guest: Guest, page: bool) -> Response:
        status = error.status if isinstance(error, Refused) else next((n for k, n in STATUS.items() if isinstance(error, k)), 400)
        texts = Texts([TEXTS], guest.lang)
        key = error.key if isinstance(error, Refused) else f"error-{type(error).__name__}"
        sentence = texts.get(key, {"detail": str(error)}) if texts.has(key) else str(error)
        if page:
            return HTMLResponse(Pages(guest).error(sentence), status)
        return JSONResponse({"error": sentence}, status)

    def found(self, request: Request, guest: Guest) -> tuple[Table, int | None]:
        """The table, and through whose eyes the guest looks: one of the own seats, or a spectator's."""
        table = self.house.table(request.path_params["id"])
        mine = table.seats_of(guest.id)
        wanted = request.query_params.get("seat", "")
        if wanted in ("", "none"):
            return table, None if wanted or not mine else self._facing(table, mine)
        if not wanted.isdecimal() or int(wanted[:4]) not in mine:
            raise Refused(403, "error-seat")
        return table, int(wanted)

    def _facing(self, table: Table, mine: list[int]) -> int:
        now = table.session.decision
        return next((seat for seat in mine if now and seat in now.seats), mine[0])

    def live(self, table: Table, seat: int | None, guest: Guest) -> Live:
        session = table.session
        return Live(
            Scene(
                session.game,
                session.state,
                table.row.seats,
                seat,
                guest.lang,
                session.can_undo(seat) if seat is not None else None,
                {watched for watched, number in table.watchers.items() if number and watched is not None},
                set(table.seats_of(guest.id)),
                table.thinking,
                table.paused,
                table.trouble,
                host=guest.id == table.row.host,
            )
        )

    async def frames(self, table: Table, seat: int | None, guest: Guest, have: str = "") -> AsyncGenerator[str, None]:
        """Everything that happens at a table, for one viewer: the page as it is, then what changes."""
        page, version = None, -1
        if have == f"{self.boot}-{table.version}-{guest.lang}":
            page, version = parse(self.live(table, seat, guest).markup()), table.version
        table.watch(seat, 1)
        table.wake_agents()
        try:
            yield ": here\n\n"
            while True:
                if not await table.wait(version, PING):
                    yield ": ping\n\n"
                    continue
                version = table.version
                live = self.live(table, seat, guest)
                markup = live.markup()
                fresh = parse(markup)
                operations = [["=", "live", markup]] if page is None else difference(page, fresh)
                page = fresh
                yield f"data: {encoded(live, operations)}\n\n"
        finally:
            table.watch(seat, -1)

    def own(self, table: Table, seat: int, guest: Guest) -> None:
        if seat not in table.seats_of(guest.id):
            raise Refused(403, "error-seat")


def encoded(live: Live, operations: Any = None) -> str:
    """A frame: what changes on the page, and what may be decided now."""
    frame = {"ops": operations, "options": live.options()}
    return msgspec.json.encode({"options": frame["options"]} if operations is None else frame).decode()
