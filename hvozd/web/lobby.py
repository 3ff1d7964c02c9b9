"""Handlers of the lobby: opening tables and records, names, covers."""

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from hvozd.core import Game, Rng, Session
from hvozd.core.errors import UnknownName
from hvozd.kit.lobbies import first_game, lobby_of
from hvozd.kit.markup import draw
from hvozd.kit.poster import poster
from hvozd.kit.texts import speaking
from hvozd.web.chosen import by_faction
from hvozd.web.fields import posted
from hvozd.web.guests import WISHES, Guest, clean_name
from hvozd.web.mine import Mine, MyTables
from hvozd.web.opponents import QUICK
from hvozd.web.pages import LEVELS, MOST_SEATS, STATIC, Pages, agents_of, open_options, script_words
from hvozd.web.requests import LARGE, Form, Refused, body, form, game_and_language, game_named, number
from hvozd.web.server import Server
from hvozd.web.strangers import Reader
from hvozd.web.symbols import drawings
from hvozd.web.tables import CLOCKWORK, FRIEND, ME

DARK = "@media (prefers-color-scheme: dark)"
"""How style sheets ask whether the browser would like dark colours."""


class Hall:
    """Answers what is asked outside of tables."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables = server.tables
        self.mine = Mine(server)
        self.reader = Reader()

    async def lobby(self, request: Request, guest: Guest) -> Response:
        mine = await self.mine.standings(guest, 30)
        listed = await self.tables.beside(self.tables.store.listed)
        return HTMLResponse(Pages(guest).lobby(MyTables(guest).rows(mine[:12]) if mine else "", listed))

    async def name(self, request: Request, guest: Guest) -> Response:
        fields = await form(request)
        fields.known({"name"})
        guest.name = clean_name(fields.one("name"))
        await self.tables.beside(self.tables.people.keep, guest, name=guest.name)
        await self.tables.call_by_name()
        return RedirectResponse("/", 303)

    async def open_table(self, request: Request, guest: Guest) -> Response:
        fields = await form(request)
        game = game_named(fields.one("game"))
        fields.known(self._names(game))
        self._spend("tables", request, guest)
        level, listed, preset = fields.one("level", QUICK), fields.one("listed"), fields.one("preset")
        if level not in LEVELS or listed not in ("", "1"):
            raise Refused(400, "error-form")
        with speaking(game, guest.lang):
            options, seats = self._preset(game, preset) if preset else self._wanted(game, fields)
            table = await self.tables.beside(
                self.tables.open_table, game.name, options, seats, guest.id, guest.name, listed=bool(listed), level=level
            )
        return RedirectResponse(f"/t/{table.row.id}", 303)

    def _names(self, game: Game) -> set[str]:
        """The fields that the forms of a game have."""
        options = {f"option-{option.name}" for option in open_options(game)}
        return options | {f"seat-{seat}" for seat in range(MOST_SEATS)} | {"game", "preset", "level", "listed", "mine"}

    def _preset(self, game: Game, text: str) -> tuple[dict[str, str], list[str]]:
        presets = lobby_of(game).presets
        preset = presets[number(text, len(presets) - 1)]
        return preset.options, list(preset.seats)

    def _wanted(self, game: Game, fields: Form) -> tuple[dict[str, str], list[str]]:
        """Options and seats of a table of one's own; a seat of a bot goes into the options."""
        if mine := fields.one("mine"):
            return by_faction(game, mine, self._others(game, fields))
        names = {option: f"option-{option.name}" for option in open_options(game)}
        texts = {option: fields.all(name) if option.many else fields.one(name) for option, name in names.items()}
        said = {option.name: posted(option, text, fields.one("option-seats")) for option, text in texts.items()}
        options = {name: text for name, text in said.items() if text}
        seats = [fields.one(f"seat-{seat}", QUICK) for seat in range(MOST_SEATS)]
        bots = lobby_of(game).bots
        if not set(seats) <= {ME, FRIEND, *agents_of(game), *bots}:
            raise Refused(400, "error-form")
        places = [seat for seat, kind in enumerate(seats) if kind in bots]
        if places:
            count = options.pop("seats", "")
            seats = seats[: number(count, MOST_SEATS) if count else places[-1] + 1]
            _, options = game.sit(seats, options)
        return options, [CLOCKWORK if kind in bots else kind for kind in seats]

    def _others(self, game: Game, fields: Form) -> list[str]:
        """Who plays with somebody who has said no more than a faction."""
        kinds = [kind for seat in range(1, MOST_SEATS) if (kind := fields.one(f"seat-{seat}"))]
        if not set(kinds) <= {ME, FRIEND, *agents_of(game), *lobby_of(game).bots}:
            raise Refused(400, "error-form")
        return kinds

    def _spend(self, what: str, request: Request, guest: Guest) -> None:
        if not self.server.budgets.spend(what, request, guest):
            raise Refused(429, "error-tables")

    async def open_record(self, request: Request, guest: Guest) -> Response:
        self._spend("uploads", request, guest)
        data = await body(request, LARGE)
        told = await asyncio.to_thread(self.reader.read, data)
        id = await self.tables.beside(self.tables.open_record, told, guest.id, guest.name)
        return JSONResponse({"go": f"/t/{id}/replay"})

    async def board_css(self, request: Request, guest: Guest) -> Response:
        css = game_named(request.path_params["game"]).css
        return Response(css, media_type="text/css", headers={"cache-control": "max-age=60"})

    async def look(self, request: Request, guest: Guest) -> Response:
        """The style of all pages (`table`) or of a game's boards in a palette of the reader's choice."""
        palette, name = request.path_params["palette"], request.path_params["game"]
        if palette not in WISHES["palette"][1:]:
            raise UnknownName("There is no such palette.")
        css = (STATIC / "table.css").read_text(encoding="utf-8") if name == "table" else game_named(name).css
        return Response(always(css, palette), media_type="text/css", headers={"cache-control": "max-age=60"})

    async def symbols(self, request: Request, guest: Guest) -> Response:
        """What all boards of a game draw with: fetched once, its address changes with its content."""
        drawn = drawings(*game_and_language(request))
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "max-age=31536000, immutable"})

    async def words(self, request: Request, guest: Guest) -> Response:
        """What the script of a table says, in one language."""
        said = script_words(*game_and_language(request))
        return Response(said, media_type="text/javascript", headers={"cache-control": "max-age=31536000, immutable"})

    async def cover(self, request: Request, guest: Guest) -> Response:
        drawn = await asyncio.to_thread(cover, game_named(request.path_params["game"]), guest.lang)
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})


COVER = 60
"""Decisions after which a board has something to show."""


def always(css: str, palette: str) -> str:
    """A style sheet whose dark colours are for everybody, or for nobody, whatever the browser would like."""
    return css.replace(DARK, "@media all" if palette == "dark" else "@media not all")


@cache
def cover(game: Game, lang: str) -> str:
    """The board of a game in which some turns were played by chance, as its picture in the lobby."""
    session, chance = Session.new(game, first_game(game).options, seed=3), Rng(3)
    while (now := session.decision) is not None and now.number < COVER:
        session.play(now.options().sample(chance))
    picture = draw(game, session.view(None), None, lang)
    return poster(msgspec.structs.replace(picture, hand=""), game.css, game.symbols(lang))
