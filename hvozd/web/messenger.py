"""Tells people who are not here that it is their turn: once a wait, by push or else by mail, never at night; and webhooks."""

import asyncio
import contextlib
import logging
import time
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from hvozd.core import HvozdError, find_game, game_names
from hvozd.kit.headings import title
from hvozd.kit.texts import Texts
from hvozd.web import outbound
from hvozd.web.outbox import Outbox, Subscription
from hvozd.web.reach import Place, Reach, quiet
from hvozd.web.sayings import TEXTS
from hvozd.web.store import Row
from hvozd.web.tables import Tables

log = logging.getLogger(__name__)
GRACE = 60.0
"""Seconds after which somebody who is not here is told."""
ROUND = 20.0
"""Seconds between two rounds."""
GONE = (404, 410)
"""What a push service says of a browser that does not want any more."""
DUTY = "messenger"


class Messenger:
    """One worker of all goes round."""

    def __init__(self, tables: Tables, outbox: Outbox, secret: str) -> None:
        self.tables, self.outbox = tables, outbox
        self.reach = Reach(tables.store)
        self._signer = URLSafeSerializer(secret, salt="reach")

    async def run(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                now = time.time()
                if await self.tables.beside(self.reach.on_duty, DUTY, self.tables.worker, now, now + 3 * ROUND):
                    await self.go_round(now)
            except HvozdError as error:
                log.warning("the messenger waits: %s", error)
            except Exception:
                log.exception("the messenger stumbled")

    async def go_round(self, now: float) -> int:
        """Tell whoever is to be told now; how many messages went out."""
        rows = await self.tables.beside(self.reach.waiting, now - GRACE)
        ids = [row.id for row in rows]
        people = {row.seats[seat].guest for row in rows for seat in row.asked or () if row.seats[seat].guest}
        places = await self.tables.beside(self.reach.places, people)
        here = await self.tables.beside(self.tables.store.lookers, ids, "", now)
        hooked = await self.tables.beside(self.reach.hooked, ids)
        sent = 0
        for row in rows:
            looking = here.get(row.id, set()) | self.tables.looking(row.id)
            for seat in row.asked or ():
                mine = [place for place in places if place.person == row.seats[seat].guest and place.confirmed]
                if mine and not row.seats[seat].agent and seat not in looking:
                    sent += await self._tell(row, mine, now)
            if row.id in hooked:
                sent += await self._call(row)
        return sent

    # -- people ------------------------------------------------------------------------------------------------------------

    async def _tell(self, row: Row, places: list[Place], now: float) -> bool:
        person = await self.tables.beside(self.tables.people.find, places[0].person)
        hours = person.wishes.get("quiet", "off") if person else "off"
        awake = [place for place in places if not quiet(hours, place.zone, now)]
        if places[0].person in self.tables.peace.barred:
            return False
        if not awake or not await self.tables.beside(self.reach.tell, awake[0].person, row.id, row.since):
            return False
        for place in sorted(awake, key=lambda place: place.kind != "push"):
            if await self._reached(place, row):
                return True
        return False

    async def _reached(self, place: Place, row: Row) -> bool:
        """Whether a message went out to this place; a dead one is forgotten."""
        try:
            well = await (self._push(place, row) if place.kind == "push" else self._mail(place, row))
        except (OSError, ValueError, HvozdError) as error:
            log.warning("a message did not go out: %s", type(error).__name__)
            well = False
        await self.tables.beside(self.reach.went, place, well)
        return well

    def said(self, place: Place, row: Row) -> tuple[str, str]:
        """Subject and text of a message: nothing of the game but its name."""
        texts = Texts([TEXTS], place.lang)
        game = title(find_game(row.header.game), place.lang) if row.header.game in game_names() else row.header.game
        return texts.get("notice-title", {"game": game}), f"{self.outbox.address.rstrip('/')}/t/{row.id}"

    async def _push(self, place: Place, row: Row) -> bool:
        if not self.outbox.pushes:
            return False
        subject, address = self.said(place, row)
        text = msgspec.json.encode({"title": subject, "url": urlsplit(address).path})
        subscription = msgspec.json.decode(place.address, type=Subscription)
        status = await asyncio.to_thread(self.outbox.push, subscription, text)
        if status in GONE:
            await self.tables.beside(self.reach.forget, place.id)
        return 200 <= status < 300

    async def _mail(self, place: Place, row: Row) -> bool:
        if not self.outbox.mails:
            return False
        subject, address = self.said(place, row)
        texts = Texts([TEXTS], place.lang)
        leave = self.link("quiet", place)
        await self.letter(place, subject, texts.get("notice-mail", {"link": address, "leave": leave}))
        return True

    async def letter(self, place: Place, subject: str, text: str) -> None:
        import aiosmtplib

        try:
            await self.outbox.mail(place.address, subject, text, self.link("quiet", place))
        except aiosmtplib.SMTPRecipientsRefused:
            await self.tables.beside(self.reach.forget, place.id)
            raise OSError("refused") from None
        except aiosmtplib.SMTPException as error:
            raise OSError(str(error)) from None

    # -- links in letters --------------------------------------------------------------------------------------------------

    def link(self, what: str, place: Place) -> str:
        return f"{self.outbox.address.rstrip('/')}/{what}/{self._signer.dumps(place.id)}"

    async def of_link(self, token: str) -> Place | None:
        try:
            id = str(self._signer.loads(token))
        except BadData:
            return None
        return await self.tables.beside(self.reach.place, id)

    # -- webhooks ----------------------------------------------------------------------------------------------------------

    async def _call(self, row: Row) -> bool:
        address = await self.tables.beside(self.reach.hook, row)
        if not address or not self.outbox.hooks:
            return False
        told = {"table": f"{self.outbox.address.rstrip('/')}/t/{row.id}", "game": row.header.game, "asked": row.asked}
        headers = {"content-type": "application/json"}
        with contextlib.suppress(OSError, HvozdError):
            await asyncio.to_thread(outbound.post, address, msgspec.json.encode(told), headers, self.outbox.private)
            return True
        return False
