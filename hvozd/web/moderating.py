"""Handlers of a server's peace: invitations, reports, and what moderators do about them."""

import re
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from hvozd.core import HvozdError
from hvozd.web import manners
from hvozd.web.guests import Guest, one_line
from hvozd.web.peace import AROUND, BARRED, KNOWN, MODERATOR, MUTED, Resident
from hvozd.web.peace_pages import PeacePages
from hvozd.web.requests import ID, SECRET, Refused, asked, form, number, read
from hvozd.web.server import Server

PERSON = re.compile(r"[A-Za-z0-9_-]{1,32}")
LONGEST = 300
MOST_USES = 50
DEEDS: dict[str, dict[str, str]] = {
    "mute": {"held": MUTED},
    "bar": {"held": BARRED},
    "release": {"held": ""},
    "admit": {"role": KNOWN},
    "dismiss": {"role": ""},
}
"""What a moderator can do to somebody, and what it changes."""


class Reported(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line that somebody reports, and why."""

    line: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    note: Annotated[str, Meta(max_length=LONGEST)] = ""


class Moderation:
    def __init__(self, server: Server) -> None:
        self.server, self.tables = server, server.tables
        self.peace, self.beside = server.tables.peace, server.tables.beside

    # -- coming in ---------------------------------------------------------------------------------------------------------

    async def invite(self, request: Request, guest: Guest) -> Response:
        """A link for somebody else, shown this once; one for several, or to a server of known people, only moderators make."""
        fields = await form(request)
        fields.known({"uses"})
        uses = number(fields.one("uses", "1"), MOST_USES)
        moderates = guest.role == MODERATOR
        if uses < 1 or (uses > 1 and not moderates):
            raise Refused(400, "error-form")
        if not moderates and self.server.gate.doors != "invited":
            raise Refused(403, "error-moderator")
        secret = await self.beside(self.peace.invite, guest.id, KNOWN, uses)
        if secret is None:
            raise Refused(409, "error-invitations")
        return HTMLResponse(PeacePages(guest).invitation(f"{request.base_url}come/{secret}", uses))

    async def come(self, request: Request, guest: Guest) -> Response:
        """Whoever opens an invitation is asked first: messengers open links, too."""
        secret: str = request.path_params["invitation"]
        if request.method == "POST":
            (await form(request)).known(())
        role = await self.beside(self.peace.invited, secret) if SECRET.fullmatch(secret) else None
        if role is None:
            raise Refused(404, "error-way")
        if request.method == "GET":
            return HTMLResponse(PeacePages(guest).come(secret, role))
        if guest.role in (role, MODERATOR):
            return RedirectResponse("/", 303)
        await self.beside(self.tables.people.keep, guest)
        if not await self.beside(self.peace.accept, secret, guest.id):
            raise Refused(404, "error-way")
        self.tables.people.forget(guest.id)
        return RedirectResponse("/peace" if role == MODERATOR else "/", 303)

    # -- reports -----------------------------------------------------------------------------------------------------------

    async def report(self, request: Request, guest: Guest) -> Response:
        """Somebody reports a line they could hear; the moderators get it with those before it that they could hear."""
        said = await read(request, Reported)
        table = await self.server.table(request)
        rows = await self.beside(
            self.tables.spoken.around, table.row.id, guest.id, said.line, table.hears_crowd(guest.id), AROUND
        )
        if not rows or rows[-1]["person"] == guest.id:
            raise Refused(404, "error-line")
        if not self.server.budgets.spend("reports", request, guest):
            raise Refused(429, "error-reports")
        if not guest.kept:
            await self.beside(self.tables.people.keep, guest)
        await self.beside(self.peace.report, table.row.id, guest.id, rows, one_line(said.note, LONGEST))
        return JSONResponse({"reported": said.line})

    # -- moderators --------------------------------------------------------------------------------------------------------

    async def page(self, request: Request, guest: Guest) -> Response:
        self._moderates(guest)
        name = one_line(asked(request, "name") or "", 30)
        reports = await self.beside(self.peace.reports)
        people = await self.beside(self.peace.residents, name)
        playing = await self._playing(guest, {one.table for one in reports if one.playing})
        return HTMLResponse(PeacePages(guest).page(self.server.gate.doors, reports, people, name, playing))

    async def _playing(self, guest: Guest, ids: set[str]) -> set[str]:
        """At which of these tables the moderator plays: there the talk of spectators is not for these ears yet."""
        found = set()
        for id in ids:
            try:
                table = await self.tables.at_leisure(id)
            except HvozdError:
                continue
            if not table.hears_crowd(guest.id):
                found.add(id)
        return found

    def _moderates(self, guest: Guest) -> None:
        if guest.role != MODERATOR:
            raise Refused(403, "error-moderator")

    async def person(self, request: Request, guest: Guest) -> Response:
        self._moderates(guest)
        fields = await form(request)
        fields.known({"person", "deed"})
        deed = DEEDS.get(fields.one("deed"))
        if deed is None:
            raise Refused(400, "error-form")
        found = await self._resident(fields.one("person"))
        await self.beside(self.peace.change, found.id, **deed)
        self.tables.people.forget(found.id)
        await self.tables.keep_peace(True)
        return RedirectResponse("/peace", 303)

    async def _resident(self, id: str) -> Resident:
        """Somebody about whom a moderator may decide: not a moderator; those are made and unmade on the machine itself."""
        found = await self.beside(self.peace.resident, id) if PERSON.fullmatch(id) else None
        if found is None:
            raise Refused(404, "error-person")
        if found.role == MODERATOR:
            raise Refused(409, "error-moderators")
        return found

    async def remove(self, request: Request, guest: Guest) -> Response:
        """From one table: the seat is free, and the person neither sits nor speaks there again."""
        self._moderates(guest)
        fields = await form(request)
        fields.known({"person", "table"})
        found, id = await self._resident(fields.one("person")), fields.one("table")
        if not ID.fullmatch(id):
            raise Refused(404, "error-NoTable")
        table = await self.tables.at_leisure(id)
        await self.beside(self.peace.remove, id, found.id)
        for seat in table.seats_of(found.id) if table.session.decision is not None else ():
            await self.tables.change(table, manners.leave, table, seat)
        return RedirectResponse("/peace", 303)

    async def settle(self, request: Request, guest: Guest) -> Response:
        self._moderates(guest)
        fields = await form(request)
        fields.known({"report"})
        if not await self.beside(self.peace.settle, number(fields.one("report"), 2**31 - 1)):
            raise Refused(404, "error-report")
        return RedirectResponse("/peace", 303)
