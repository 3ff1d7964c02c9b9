"""Handlers of who somebody is: name and settings, return links, passkeys, other devices."""

import time
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from hvozd.kit.languages import LANGUAGES
from hvozd.web import passkeys
from hvozd.web.guests import WISHES, Guest, clean_name
from hvozd.web.me_pages import MyPages
from hvozd.web.notices import Notices
from hvozd.web.people import Person, Way
from hvozd.web.requests import Refused, body, form, read, return_secret, way_id
from hvozd.web.server import Server


class Me:
    """Answers what somebody asks about themselves."""

    def __init__(self, server: Server, notices: Notices) -> None:
        self.server, self.notices = server, notices
        self.people = server.tables.people
        self.beside = server.tables.beside

    async def me(self, request: Request, guest: Guest) -> Response:
        found = await self.beside(self.people.find, guest.id)
        places = await self.beside(self.notices.reach.places, [guest.id])
        invites = self.server.gate.doors == "invited"
        return HTMLResponse(MyPages(guest).me(found or Person(guest.id), self.notices.shown(guest).drawn(places), invites))

    async def settings(self, request: Request, guest: Guest) -> Response:
        """Whatever the form says; what it does not say stays."""
        fields = await form(request)
        fields.known({"name", "lang", *WISHES})
        said = {name: fields.one(name) for name in ("lang", *WISHES)}
        allowed = {"lang": LANGUAGES, **WISHES}
        if any(value and value not in allowed[name] for name, value in said.items()):
            raise Refused(400, "error-form")
        changed = {name: said[name] for name in WISHES if said[name]}
        guest.wishes = {**guest.wishes, **changed}
        if said["lang"]:
            guest.lang = guest.said = said["lang"]
        guest.name = clean_name(fields.one("name")) if fields.has("name") else guest.name
        await self.beside(self.people.keep, guest, name=guest.name, lang=guest.said, wishes=guest.wishes)
        await self.server.tables.call_by_name()
        return RedirectResponse("/me", 303)

    async def unmute(self, request: Request, guest: Guest) -> Response:
        """Everybody can be heard again."""
        (await form(request)).known(())
        await self.beside(self.server.tables.spoken.unmute, guest.id)
        return RedirectResponse("/me", 303)

    # -- return links ------------------------------------------------------------------------------------------------------

    async def new_link(self, request: Request, guest: Guest) -> Response:
        """A return link, shown this once."""
        (await form(request)).known(())
        secret = await self.beside(self.people.add_link, guest)
        if secret is None:
            raise Refused(409, "error-ways")
        return HTMLResponse(MyPages(guest).return_link(f"{request.base_url}back/{secret}"))

    async def close_way(self, request: Request, guest: Guest) -> Response:
        way = way_id(request)
        (await form(request)).known(())
        if not await self.beside(self.people.close, guest.id, way):
            raise Refused(404, "error-way")
        return RedirectResponse("/me", 303)

    async def close_all(self, request: Request, guest: Guest) -> Response:
        (await form(request)).known(())
        await self.beside(self.people.close_all, guest)
        return RedirectResponse("/me", 303)

    async def back(self, request: Request, guest: Guest) -> Response:
        """Whoever opens a return link is asked first: messengers open links, too."""
        secret = return_secret(request)
        if request.method == "POST":
            (await form(request)).known(())
        way = await self.beside(self.people.way, secret.encode())
        if way is None or way.passkey:
            raise Refused(404, "error-way")
        if request.method == "POST":
            await self._become(guest, way)
            return RedirectResponse("/", 303)
        found = await self.beside(self.people.find, way.person)
        others = await self.beside(self.server.tables.store.tables_of, guest.id, 1) if guest.id != way.person else []
        return HTMLResponse(MyPages(guest).back(secret, found.name if found else "", bool(others)))

    async def _become(self, guest: Guest, way: Way) -> None:
        """This browser is from now on one of that person's."""
        found = await self.beside(self.people.find, way.person)
        if found is None:
            raise Refused(404, "error-way")
        guest.id, guest.epoch, guest.by = found.id, found.epoch, way.id
        guest.name, guest.lang, guest.said = found.name, found.lang or guest.lang, found.lang

    # -- passkeys ----------------------------------------------------------------------------------------------------------

    async def make_passkey(self, request: Request, guest: Guest) -> Response:
        await body(request)
        return JSONResponse(await self.beside(passkeys.to_make, self.people, request, guest))

    async def keep_passkey(self, request: Request, guest: Guest) -> Response:
        credential = await read(request, dict[str, Any])
        if not await self.beside(passkeys.made, self.people, request, guest, credential):
            raise Refused(409, "error-ways")
        return JSONResponse({"stored": time.time()})

    async def ask_passkey(self, request: Request, guest: Guest) -> Response:
        await body(request)
        return JSONResponse(await self.beside(passkeys.to_sign, self.people, request))

    async def use_passkey(self, request: Request, guest: Guest) -> Response:
        credential = await read(request, dict[str, Any])
        way = await self.beside(passkeys.signed, self.people, request, credential)
        await self._become(guest, way)
        return JSONResponse({"go": "/"})
