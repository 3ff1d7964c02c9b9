"""Pages of what was: somebody's games and results, and the ratings of those who want one."""

import time
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hvozd.core import find_game, game_names
from hvozd.kit.markup import plain, tag
from hvozd.kit.texts import Texts, locale_folders
from hvozd.web import history
from hvozd.web.guests import Guest
from hvozd.web.history import Ended
from hvozd.web.pages import Pages
from hvozd.web.ratings import FEW, Rating, games_of, rate
from hvozd.web.server import Server

SHOWN = 100


class Past:
    """Answers what was."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.store, self.beside = server.tables.store, server.tables.beside

    async def history(self, request: Request, guest: Guest) -> Response:
        rows = await self.beside(history.ended, self.store, guest.id)
        return HTMLResponse(PastPages(guest).history(rows))

    async def ratings(self, request: Request, guest: Guest) -> Response:
        return HTMLResponse(await self.beside(self._ratings, guest))

    def _ratings(self, guest: Guest) -> str:
        names = history.rated_people(self.store)
        tables = {}
        for game in game_names():
            tables[game] = rate(games_of(history.ended(self.store, game=game), names))
        return PastPages(guest).ratings(tables, names)


class PastPages(Pages):
    def history(self, rows: Sequence[Ended]) -> str:
        body = [tag("h1", self.say("history")), tag("p", tag("a", self.say("ratings"), href="/ratings"))]
        for game in (game for game in game_names() if any(row.game == game for row in rows)):
            body += [
                tag("h2", plain(self.called(find_game(game)))),
                self.by_seat(game, [row for row in rows if row.game == game]),
            ]
        items = [tag("li", *self.row(row)) for row in reversed(rows[-SHOWN:])]
        body.append(tag("ul", *items, class_="rows") if items else tag("p", self.say("history-none")))
        title = self.texts.get("history")
        return self.shell(title, self.top(title=title), tag("div", *body, class_="sheet", id="history"), kind="lobby")

    def seat_called(self, game: str, name: str) -> str:
        texts = Texts([*locale_folders(find_game(game))], self.guest.lang) if game in game_names() else None
        keys = (f"{kind}-{name}" for kind in ("faction", "character", "seat", "player", "legend"))
        return next((texts.get(key) for key in keys if texts and texts.has(key)), name)

    def by_seat(self, game: str, rows: Sequence[Ended]) -> str:
        """How often somebody played as what, and won."""
        head = tag("tr", *(tag("th", self.say(key)) for key in ("history-as", "history-games", "history-won")))
        lines = []
        for name in sorted({row.called for row in rows}):
            mine = [row for row in rows if row.called == name]
            cells = (self.seat_called(game, name), len(mine), sum(row.place == 1 for row in mine))
            lines.append(tag("tr", *(tag("td", plain(cell)) for cell in cells)))
        return tag("table", head, *lines)

    def row(self, row: Ended) -> tuple[str, str]:
        title = self.called(find_game(row.game)) if row.game in game_names() else row.game
        link = tag("a", plain(title), href=f"/t/{row.table}/replay")
        when = time.strftime("%Y-%m-%d", time.gmtime(row.at))
        seat = self.seat_called(row.game, row.called)
        told = self.say("history-place", seat=seat, place=row.place) if row.place else self.say("history-lost", seat=seat)
        return tag("span", link, " ", tag("small", when, class_="quiet")), tag("span", told, class_="state")

    def ratings(self, tables: dict[str, dict[str, Rating]], names: dict[str, str]) -> str:
        body = [tag("h1", self.say("ratings")), tag("p", self.say("ratings-about"), class_="quiet")]
        for game, found in tables.items():
            if found:
                body += [tag("h2", plain(self.called(find_game(game)))), self.rating_table(found, names)]
        if not any(tables.values()):
            body.append(tag("p", self.say("ratings-none")))
        title = self.texts.get("ratings")
        return self.shell(title, self.top(title=title), tag("div", *body, class_="sheet", id="ratings"), kind="lobby")

    def rating_table(self, found: dict[str, Rating], names: dict[str, str]) -> str:
        head = tag("tr", *(tag("th", self.say(key)) for key in ("rating-who", "rating-points", "history-games")))
        order = sorted(found.items(), key=lambda pair: -pair[1].shown)
        lines = []
        for player, rating in order:
            guess = "?" if rating.games < FEW else ""
            cells = (self.player(player, names), f"{rating.shown:.1f}{guess}", rating.games)
            lines.append(tag("tr", *(tag("td", plain(cell)) for cell in cells)))
        return tag("table", head, *lines)

    def player(self, player: str, names: dict[str, str]) -> str:
        if player.startswith("level-"):
            return self.agent(player.removeprefix("level-"))
        return names.get(player) or self.texts.get("guest")
