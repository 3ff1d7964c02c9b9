"""The server: it knows who asks, finds tables, answers every error with a sentence, and sends frames."""

import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from hashlib import blake2b
from weakref import WeakKeyDictionary

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from hvozd.core import HvozdError
from hvozd.kit.texts import Texts
from hvozd.web.budgets import Budgets, address
from hvozd.web.copies import Table
from hvozd.web.gate import Gate, Leads
from hvozd.web.guests import COOKIE, Guest, Guests, fresh, of_token
from hvozd.web.live import Live, Scene
from hvozd.web.manners_view import manners_of
from hvozd.web.pages import Pages
from hvozd.web.peace import MODERATOR
from hvozd.web.peace_pages import PeacePages
from hvozd.web.people import Person, recognise
from hvozd.web.requests import STATUS, Refused, eyes, language, table_id
from hvozd.web.sayings import TEXTS
from hvozd.web.shown import Shown
from hvozd.web.tables import Tables

PING = 15.0
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
"""Nothing comes from anywhere else, and no markup runs."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
"""With every answer."""
LOST = {404: "error-nothing", 405: "error-method", 500: "error-fault"}
"""What is said where nothing is, or nothing works."""
LEFT = 'data: {"left":true}\n\n'
"""The last frame of a stream through whose eyes its viewer may not look any more."""
Handler = Callable[[Request, Guest], Awaitable[Response]]


class Server:
    """Answers requests for the tables of one database."""

    def __init__(
        self, tables: Tables, budgets: Budgets | None = None, hosts: frozenset[str] = frozenset(), doors: str = "open"
    ) -> None:
        self.tables = tables
        self.gate = Gate(doors, tables.peace)
        self.guests = Guests(tables.store.setting("secret", secrets.token_urlsafe(32)))
        self.budgets = budgets or Budgets()
        self.hosts = hosts
        """The names under which this server may be called; none: any."""
        self._shown: WeakKeyDictionary[Table, Shown] = WeakKeyDictionary()

    def handle(
        self, handler: Handler, *, page: bool = True, tokens: bool = False, leads: Leads = "in"
    ) -> Callable[[Request], Awaitable[Response]]:
        """A handler that knows who asks (a browser by its cookie, a program by its token) and whether they may, and answers
        every error with a sentence and the right status."""

        async def answer(request: Request) -> Response:
            guest, lang = of_token(request) if tokens else self.guests.of(request), ""
            request.state.who = guest.id
            try:
                self._may_ask(request, guest, tokens)
                guest = guest if tokens else await self.recognised(request, guest)
                lang = self._speaks(request, guest, page)
                self.gate.check(guest, leads)
                response = await handler(request, guest)
            except HvozdError as error:
                response = self._sorry(error, guest, page)
            if not tokens:
                self.guests.remember(request, response, guest, lang)
            response.headers.setdefault("cache-control", "no-store")
            response.headers.update(HEADERS)
            return response

        return answer

    async def lost(self, request: Request, error: Exception) -> Response:
        """Whatever no handler has answered: an address that there is not, another method, a fault of the server."""
        status = error.status_code if isinstance(error, HTTPException) else 500
        guest = self.guests.of(request)
        answer = self._sorry(Refused(status, LOST.get(status, "error-form")), guest, page=True)
        answer.headers.update({**HEADERS, "cache-control": "no-store"})
        return answer

    async def recognised(self, request: Request, guest: Guest) -> Guest:
        """The guest with all that is kept of them; a cookie that was signed out is somebody new."""
        people = self.tables.people
        found = people.met(guest.id) or (await self.tables.beside(people.find, guest.id) if COOKIE in request.cookies else None,)
        if not recognise(guest, found[0]):
            return fresh(request)
        guest.calls = self.tables.peace.waiting if guest.role == MODERATOR else 0
        return guest

    def _speaks(self, request: Request, guest: Guest, page: bool) -> str:
        """The language that a page is asked for stays with the browser; that of anything else is for this once: then the one
        that stays is told."""
        before = guest.lang
        guest.lang = language(request) or before
        return "" if page else before

    def _may_ask(self, request: Request, guest: Guest, tokens: bool) -> None:
        """Under a name of this server, not too often; a browser that changes something asks from a page of this server (no page
        can make it send a token)."""
        if self.hosts and (request.url.hostname or "") not in self.hosts:
            raise Refused(421, "error-address")
        changes = request.method == "POST"
        if changes and not tokens and request.headers.get("origin", "").split("://")[-1] != request.headers.get("host"):
            raise Refused(403, "error-origin")
        if not self.budgets.spend("changes" if changes else "requests", request, guest):
            raise Refused(429, "error-rate")

    def _sorry(self, error: HvozdError, guest: Guest, page: bool) -> Response:
        status = error.status if isinstance(error, Refused) else next((n for k, n in STATUS.items() if isinstance(error, k)), 400)
        sentence = self.sentence(error, guest)
        if page and isinstance(error, Refused) and error.key in ("error-doors", "error-barred"):
            return HTMLResponse(PeacePages(guest).outside(sentence, barred=error.key == "error-barred"), status)
        if page:
            return HTMLResponse(Pages(guest).error(sentence), status)
        return JSONResponse({"error": sentence}, status)

    def sentence(self, error: HvozdError, guest: Guest) -> str:
        texts = Texts([TEXTS], guest.lang)
        key = error.key if isinstance(error, Refused) else f"error-{type(error).__name__}"
        return texts.get(key, {"detail": str(error)}) if texts.has(key) else str(error)

    async def table(self, request: Request) -> Table:
        """The table as it is now: to be asked for after the body has been read, and again after waiting for anything."""
        return await self.table_of(request, table_id(request))

    async def table_of(self, request: Request, id: str) -> Table:
        table = await self.tables.at_leisure(id)
        who = request.state.who
        if not table.payer or who == table.row.host or table.seats_of(who):
            table.payer = address(request)
        return table

    async def found(self, request: Request, guest: Guest) -> tuple[Table, int | None]:
        """The table, and through whose eyes the guest looks: one of the own seats, or a spectator's."""
        wanted = eyes(request)
        table = await self.table(request)
        mine = table.seats_of(guest.id)
        if wanted is None:
            return table, self._facing(table, mine) if mine else None
        if wanted.seat is not None and wanted.seat not in mine:
            raise Refused(403, "error-seat")
        return table, wanted.seat

    def _facing(self, table: Table, mine: list[int]) -> int:
        now = table.session.decision
        return next((seat for seat in mine if now and seat in now.seats), mine[0])

    def live(self, table: Table, seat: int | None, guest: Guest) -> Live:
        session, agents = table.session, self.tables.agents(table)
        shown = self._shown.setdefault(table, Shown())
        return shown.live(
            Scene(
                session.game,
                session.state,
                table.row.seats,
                seat,
                guest.lang,
                session.can_undo(seat) if seat is not None else None,
                {seat for seat in table.here | table.elsewhere if seat is not None},
                set(table.seats_of(guest.id)),
                agents.asked(),
                agents.halted,
                agents.trouble,
                host=guest.id == table.row.host,
                promises=table.promises,
                manners=manners_of(table, guest),
                table=table.row.id,
                lines=session.record.lines,
                header=session.record.header,
            )
        )

    async def frames(self, table: Table, seat: int | None, guest: Guest, have: str = "") -> AsyncGenerator[str, None]:
        """Everything that happens at a table, for one viewer: the page as it is, then what changes."""
        page, version, talked = None, -1, -1
        table = await self.tables.keep(table)
        if have:
            version, markup = table.version, self.live(table, seat, guest).markup()
            page, version = (markup, version) if have == stamp(markup) else (None, -1)
        self.tables.watch(table, seat, 1)
        self.tables.agents(table).wake()
        try:
            yield ": here\n\n"
            while True:
                if not await table.wait(version, PING):
                    yield ": ping\n\n"
                    continue
                if not await self.may_look(table, seat, guest):
                    yield LEFT
                    return
                version = table.version
                live = self.live(table, seat, guest)
                frame = self._shown[table].frame(page, live)
                page = live.markup()
                yield f"data: {frame}\n\n"
                if table.talked != talked:
                    talked = table.talked
                    yield f'data: {{"talk":{talked}}}\n\n'
        finally:
            self.tables.watch(table, seat, -1)

    async def may_look(self, table: Table, seat: int | None, guest: Guest) -> bool:
        """Whether one who began to look through these eyes still may: not barred, and seat and cookie are still theirs."""
        if guest.id in table.barred or (seat is not None and seat not in table.seats_of(guest.id)):
            return False
        if seat is None and self.gate.doors == "open":
            return True
        now = msgspec.structs.replace(guest)
        return recognise(now, await self.kept_of(guest)) and self.gate.lets_in(now)

    async def kept_of(self, guest: Guest) -> Person | None:
        people = self.tables.people
        return (people.met(guest.id) or (await self.tables.beside(people.find, guest.id),))[0]

    def own(self, table: Table, seat: int, guest: Guest) -> None:
        if seat not in table.seats_of(guest.id):
            raise Refused(403, "error-seat")

    def plays(self, table: Table, seat: int, guest: Guest) -> None:
        """The seat is the guest's, and no agent plays it now."""
        self.own(table, seat, guest)
        if table.row.seats[seat].agent:
            raise Refused(409, "error-agent")


def stamp(markup: str) -> str:
    """What a page has in common with every other that looks the same, whichever worker wrote it."""
    return blake2b(markup.encode(), digest_size=12).hexdigest()
