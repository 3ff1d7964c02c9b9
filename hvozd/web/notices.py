"""Handlers of notices: where somebody wants to be reached, letters that ask back, webhooks, the worker of the browser."""

import re
from email.utils import parseaddr
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, RedirectResponse, Response

from hvozd.kit.markup import plain, tag
from hvozd.web import outbound
from hvozd.web.copies import Table
from hvozd.web.guests import Guest
from hvozd.web.me_pages import post as post_form
from hvozd.web.messenger import Messenger
from hvozd.web.outbox import Keys, Subscription, unpadded
from hvozd.web.pages import STATIC, Pages
from hvozd.web.reach import Place
from hvozd.web.requests import Refused, form, read, way_id
from hvozd.web.server import Server

MAIL = re.compile(r"[^@\s<>\"',;:\\]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,24}")
TOKEN = re.compile(r"[A-Za-z0-9_.-]{10,120}")


class Push(msgspec.Struct, forbid_unknown_fields=True):
    """A browser's push service, and the time zone of its person."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: Keys
    zone: Annotated[str, Meta(max_length=64)] = ""


class Hook(msgspec.Struct, forbid_unknown_fields=True):
    url: Annotated[str, Meta(max_length=1000)]


class Notices:
    def __init__(self, server: Server, messenger: Messenger) -> None:
        self.server, self.messenger = server, messenger
        self.reach, self.beside = messenger.reach, server.tables.beside

    async def push(self, request: Request, guest: Guest) -> Response:
        said = await read(request, Push)
        if not self.messenger.outbox.pushes:
            raise Refused(409, "error-off")
        outbound.checked(said.endpoint, self.messenger.outbox.private)
        try:
            sizes = len(unpadded(said.keys.p256dh)), len(unpadded(said.keys.auth))
        except ValueError:
            sizes = 0, 0
        if sizes != (65, 16) or not known_zone(said.zone):
            raise Refused(400, "error-form")
        address = msgspec.json.encode(Subscription(said.endpoint, said.keys)).decode()
        await self._add(guest, "push", address, said.zone, confirmed=True)
        return JSONResponse({"stored": 1})

    async def _add(self, guest: Guest, kind: str, address: str, zone: str, confirmed: bool) -> Place:
        await self.beside(self.server.tables.people.keep, guest)
        place = await self.beside(self.reach.add, guest.id, kind, address, guest.lang, zone, confirmed)
        if place is None:
            raise Refused(409, "error-ways")
        found: Place = place
        return found

    async def mail(self, request: Request, guest: Guest) -> Response:
        """An address counts when somebody has opened the link in the letter to it."""
        fields = await form(request)
        fields.known({"address", "zone"})
        address, zone = fields.one("address").strip(), fields.one("zone")
        if not self.messenger.outbox.mails:
            raise Refused(409, "error-off")
        if not MAIL.fullmatch(address) or parseaddr(address)[1] != address or not known_zone(zone):
            raise Refused(400, "error-mail")
        if not self.server.budgets.spend("letters", request, guest):
            raise Refused(429, "error-rate")
        place = await self._add(guest, "mail", address, zone, confirmed=False)
        texts = Pages(guest).texts
        link = self.messenger.link("mail", place)
        try:
            await self.messenger.letter(place, texts.get("mail-confirm"), texts.get("mail-confirm-about", {"link": link}))
        except OSError:
            await self.beside(self.reach.forget, place.id)
            raise Refused(503, "error-mail") from None
        return RedirectResponse("/me", 303)

    async def close(self, request: Request, guest: Guest) -> Response:
        place = way_id(request)
        (await form(request)).known(())
        if not await self.beside(self.reach.forget, place, guest.id):
            raise Refused(404, "error-way")
        return RedirectResponse("/me", 303)

    # -- links in letters --------------------------------------------------------------------------------------------------

    async def confirm(self, request: Request, guest: Guest) -> Response:
        place = await self._of_letter(request)
        if request.method == "POST":
            await self.beside(self.reach.confirm, place.id)
        return self._letter_page(guest, "mail", place, request.method == "POST")

    async def leave(self, request: Request, guest: Guest) -> Response:
        place = await self._of_letter(request)
        if request.method == "POST":
            await self.beside(self.reach.forget, place.id)
        return self._letter_page(guest, "quiet", place, request.method == "POST")

    async def _of_letter(self, request: Request) -> Place:
        token: str = request.path_params["token"]
        if request.method == "POST":
            (await form(request)).known(())
        place = await self.messenger.of_link(token) if TOKEN.fullmatch(token) else None
        if place is None:
            raise Refused(404, "error-way")
        return place

    def _letter_page(self, guest: Guest, what: str, place: Place, done: bool) -> Response:
        """Letters are opened by machines, too: a click more is needed."""
        pages = Pages(guest)
        button = post_form(self._path(what, place), tag("button", pages.say(f"{what}-go"), class_="go"))
        said = tag("p", pages.say(f"{what}-done")) if done else button
        sheet = tag("div", tag("h1", pages.say(f"{what}-ask", address=plain(place.address))), said, class_="sheet")
        return HTMLResponse(pages.shell("Hvozd", pages.top(), sheet))

    def _path(self, what: str, place: Place) -> str:
        return "/" + self.messenger.link(what, place).split("/", 3)[3] if self.messenger.outbox.address else f"/{what}"

    # -- webhooks, and the worker of the browser ---------------------------------------------------------------------------

    async def hook(self, request: Request, guest: Guest) -> Response:
        url = (await read(request, Hook)).url
        table = await self.server.table(request)
        if guest.id != table.row.host:
            raise Refused(403, "error-host")
        if not self.messenger.outbox.hooks:
            raise Refused(409, "error-off")
        if url:
            outbound.checked(url, self.messenger.outbox.private)
        await self.beside(self.reach.set_hook, table.row.id, url)
        return JSONResponse({"stored": table.revision})

    async def hook_at(self, table: Table, guest: Guest) -> str | None:
        """The address that is called for a table, for its host to see; None: for nobody else, and where calls are off."""
        if guest.id != table.row.host or not self.messenger.outbox.hooks or table.session.decision is None:
            return None
        return await self.beside(self.reach.hook_at, table.row.id)

    async def worker(self, request: Request, guest: Guest) -> Response:
        return FileResponse(STATIC / "push.js", media_type="text/javascript", headers={"cache-control": "no-cache"})

    def shown(self, guest: Guest) -> "NoticeView":
        return NoticeView(guest, self)


class NoticeView(Pages):
    """What the page about oneself says of notices."""

    def __init__(self, guest: Guest, notices: Notices) -> None:
        super().__init__(guest)
        self.notices = notices

    def drawn(self, places: list[Place]) -> list[str]:
        outbox = self.notices.messenger.outbox
        rows = [tag("li", tag("span", self.called_place(one)), self._close(one)) for one in places]
        parts = [tag("h2", self.say("notices")), tag("p", self.say("notices-about"), class_="quiet")]
        parts.append(tag("ul", *rows, class_="rows") if rows else "")
        push = tag("button", self.say("push-new"), type="button", id="push-new", data_key=outbox.key()) if outbox.pushes else ""
        field = f'<input type="email" name="address" maxlength="200" required="" aria-label="{self.say("mail-new")}"/>'
        zone = '<input type="hidden" name="zone" class="zone"/>'
        mail = tag("form", field, zone, " ", tag("button", self.say("mail-new")), method="post", action="/me/mail")
        parts.append(tag("div", push, mail if outbox.mails else "", class_="buttons") if outbox.pushes or outbox.mails else "")
        ways = (("push", outbox.pushes), ("mail", outbox.mails), ("hook", outbox.hooks))
        off = [self.say(f"off-{name}") for name, on in ways if not on]
        return [*parts, tag("p", " ".join(off), class_="quiet", id="notices-off") if off else ""]

    def called_place(self, place: Place) -> str:
        if place.kind == "push":
            return self.say("place-push", host=msgspec.json.decode(place.address, type=Subscription).endpoint.split("/")[2])
        return self.say("place-mail" if place.confirmed else "place-mail-open", address=place.address)

    def _close(self, place: Place) -> str:
        return post_form(f"/me/reach/{place.id}/close", tag("button", self.say("way-close")))


def known_zone(zone: str) -> bool:
    from zoneinfo import available_timezones

    return not zone or zone in available_timezones()
