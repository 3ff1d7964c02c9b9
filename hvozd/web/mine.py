"""All tables of a person: those that wait for them first, then those that go on, then those that are over."""

import asyncio
import time
from collections.abc import AsyncGenerator, Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hvozd.core import HvozdError, find_game, game_names
from hvozd.kit.markup import plain, tag
from hvozd.web.copies import turn
from hvozd.web.guests import Guest
from hvozd.web.pages import Pages
from hvozd.web.sayings import sayings
from hvozd.web.server import Server
from hvozd.web.store import Row

ALL = 200
"""So many tables are listed."""
LOOK = 3.0
"""Seconds between two looks at what waits."""


class Standing(msgspec.Struct, frozen=True):
    """A table in the list: how it stands, and what its seats are called."""

    row: Row
    names: tuple[str, ...]
    trouble: str = ""

    def waits_for(self, guest: Guest) -> bool:
        return any(self.row.seats[seat].guest == guest.id for seat in self.row.asked or () if seat < len(self.row.seats))

    def key(self, guest: Guest) -> tuple[int, float]:
        """The longest wait first; of what is over the newest."""
        place = 2 if self.row.over else 0 if self.waits_for(guest) else 1
        return place, self.row.since if place == 0 else -self.row.since


class Mine:
    """Answers what somebody asks about the own tables."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables = server.tables

    async def page(self, request: Request, guest: Guest) -> Response:
        return HTMLResponse(MyTables(guest).page(await self.standings(guest)))

    async def standings(self, guest: Guest, most: int = ALL) -> list[Standing]:
        rows = await self.tables.beside(self.tables.store.tables_of, guest.id, most)
        found = [await self._standing(row, guest) for row in rows]
        return sorted(found, key=lambda one: one.key(guest))

    async def _standing(self, row: Row, guest: Guest) -> Standing:
        """What a list shows of a table; only where nobody has written it down, the position is looked at."""
        try:
            if row.asked is None:
                table = await self.tables.at_leisure(row.id)
                now = turn(table.session)
                row = msgspec.structs.replace(row, asked=now.asked, over=now.over, won=now.won)
            return Standing(row, await self._names(row, guest.lang))
        except HvozdError as error:
            return Standing(msgspec.structs.replace(row, asked=()), (), str(error))

    async def _names(self, row: Row, lang: str) -> tuple[str, ...]:
        """What the seats are called whose turn it is, or which have won."""
        if not (row.asked or row.won):
            return ()
        session = (await self.tables.at_leisure(row.id)).session
        game, state = session.game, session.state
        return tuple(sayings(game, game.words(state), game.seat_names(state), lang).seats)

    async def changes(self, guest: Guest) -> AsyncGenerator[dict[str, Any], None]:
        """How many tables wait and the list of all, whenever that is another one."""
        before = None
        while True:
            try:
                found = await self.standings(guest, 30)
                now = [(one.row.id, one.row.asked, one.row.over) for one in found]
                if now != before:
                    before = now
                    yield {"waits": sum(one.waits_for(guest) for one in found), "list": str(MyTables(guest).rows(found[:12]))}
            except HvozdError:
                before = None
            await asyncio.sleep(LOOK)


class MyTables(Pages):
    """The list of somebody's tables."""

    def page(self, found: Sequence[Standing]) -> str:
        head = tag("h1", self.say("my-tables"))
        empty = "" if found else tag("p", self.say("no-tables"), " ", tag("a", self.say("to-lobby"), href="/"))
        sheet = tag("div", head, self.rows(found), empty, class_="sheet", id="mine", data_all="1")
        return self.shell(self.texts.get("my-tables"), self.top(title=self.texts.get("my-tables")), sheet, kind="lobby")

    def rows(self, found: Sequence[Standing]) -> str:
        return tag("ul", *map(self.row, found), class_="rows", id="mine-rows")

    def row(self, one: Standing) -> str:
        kind = "over" if one.row.over else "waits" if one.waits_for(self.guest) else "goes"
        way = f"/t/{one.row.id}/replay" if one.row.over else f"/t/{one.row.id}"
        people = ", ".join(dict.fromkeys(name for name in map(self.called_seat, one.row.seats) if name))
        link = tag("a", plain(self.title(one.row)), href=way)
        return tag(
            "li",
            tag("span", link, tag("small", plain(f" {people}"), class_="quiet")),
            tag("span", plain(self.state(one)), class_="state"),
            class_=kind,
        )

    def title(self, row: Row) -> str:
        known = row.header.game in game_names()
        return self.called(find_game(row.header.game)) if known else row.header.game

    def called_seat(self, seat: Any) -> str:
        return self.agent(seat.name) if seat.agent else str(seat.name)

    def state(self, one: Standing) -> str:
        """Whose turn it is and since when, or who has won."""
        if one.trouble:
            return one.trouble
        if one.row.over:
            names = ", ".join(one.names[seat] for seat in one.row.won if seat < len(one.names))
            return self.texts.get("over", {"count": len(one.row.won), "names": names})
        since = self.since(time.time() - one.row.since)
        if one.waits_for(self.guest):
            return f"{self.texts.get('note-you')} · {since}"
        names = ", ".join(one.names[seat] for seat in one.row.asked or () if seat < len(one.names))
        return f"{self.texts.get('waiting', {'who': names})} · {since}" if names else ""

    def since(self, seconds: float) -> str:
        for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
            if seconds >= length:
                return self.texts.get(f"since-{unit}", {"count": int(seconds // length)})
        return self.texts.get("since-now")
