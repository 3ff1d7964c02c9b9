"""Handlers of the lobby: opening tables and records, names, covers."""

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from hvozd.core import Game, HvozdError, Session, find_game
from hvozd.core.record import load
from hvozd.locale import Texts, speaking
from hvozd.picture import draw
from hvozd.web.asked import LARGE, Refused, body, form
from hvozd.web.desk import Desk
from hvozd.web.fields import posted
from hvozd.web.guests import Guest, Limit, clean_name
from hvozd.web.house import CLOCKWORK, FRIEND, ME, QUICK, Table
from hvozd.web.live import TEXTS
from hvozd.web.pages import LEVELS, MOST_SEATS, Pages, agents_of, lobby_of, open_options, script_words
from hvozd.web.symbols import drawings


class Hall:
    """Answers what is asked outside of tables."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        self.openings = Limit(30, 3600)
        self.all_openings = Limit(2000, 3600)

    async def lobby(self, request: Request, guest: Guest) -> Response:
        mine = []
        for row in self.house.store.tables_of(guest.id, 12):
            try:
                mine.append((row, self._note(await self.house.at_leisure(row.id), guest)))
            except HvozdError as error:
                mine.append((row, str(error)))
        return HTMLResponse(Pages(guest).lobby(mine, self.house.store.listed()))

    def _note(self, table: Table, guest: Guest) -> str:
        """Whose turn it is."""
        texts = Texts([TEXTS], guest.lang)
        now = table.session.decision
        if now is None:
            return texts.get("note-over")
        if set(now.seats) & set(table.seats_of(guest.id)):
            return texts.get("note-you")
        return texts.get(
            "waiting", {"who": ", ".join(table.session.game.seat_names(table.session.state)[seat] for seat in now.seats)}
        )

    async def name(self, request: Request, guest: Guest) -> Response:
        guest.name = clean_name((await form(request)).get("name", ""))
        return RedirectResponse("/", 303)

    async def open_table(self, request: Request, guest: Guest) -> Response:
        fields = await form(request)
        game = find_game(fields.get("game", ""))
        self._may_open(guest)
        level = fields.get("level", QUICK)
        if level not in LEVELS:
            raise Refused(400, "error-form")
        with speaking(game, guest.lang):
            options, seats = self._preset(game, fields["preset"]) if "preset" in fields else self._wanted(game, fields)
            table = self.house.open_table(
                game.name, options, seats, guest.id, guest.name, listed=bool(fields.get("listed")), level=level
            )
        return RedirectResponse(f"/t/{table.row.id}", 303)

    def _preset(self, game: Game, text: str) -> tuple[dict[str, str], list[str]]:
        presets = lobby_of(game).presets
        if not text.isdecimal() or int(text[:4]) >= len(presets):
            raise Refused(400, "error-form")
        preset = presets[int(text[:4])]
        return preset.options, list(preset.seats)

    def _wanted(self, game: Game, fields: dict[str, str]) -> tuple[dict[str, str], list[str]]:
        """Options and seats of a table of one's own; a seat of a bot goes into the options."""
        texts = {option: fields.get(f"option-{option.name}", "") for option in open_options(game)}
        said = {option.name: posted(option, text, fields.get("option-seats", "")) for option, text in texts.items()}
        options = {name: text for name, text in said.items() if text}
        seats = [fields.get(f"seat-{seat}", QUICK) for seat in range(MOST_SEATS)]
        bots = lobby_of(game).bots
        if not set(seats) <= {ME, FRIEND, *agents_of(game), *bots}:
            raise Refused(400, "error-form")
        places = [seat for seat, kind in enumerate(seats) if kind in bots]
        if places:
            number = options.pop("seats", "")
            seats = seats[: int(number[:2]) if number.isdecimal() else places[-1] + 1]
            _, options = game.sit(seats, options)
        return options, [CLOCKWORK if kind in bots else kind for kind in seats]

    def _may_open(self, guest: Guest) -> None:
        if not self.openings.allows(guest.id) or not self.all_openings.allows("everybody"):
            raise Refused(429, "error-tables")

    async def open_record(self, request: Request, guest: Guest) -> Response:
        self._may_open(guest)
        table = self.house.open_record(load(await body(request, LARGE)), guest.id, guest.name)
        return JSONResponse({"go": f"/t/{table.row.id}/replay"})

    async def board_css(self, request: Request, guest: Guest) -> Response:
        css = find_game(request.path_params["game"]).css
        return Response(css, media_type="text/css", headers={"cache-control": "max-age=60"})

    async def symbols(self, request: Request, guest: Guest) -> Response:
        """What all boards of a game draw with: fetched once, its address changes with its content."""
        drawn = drawings(find_game(request.path_params["game"]), request.path_params["lang"])
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "max-age=31536000, immutable"})

    async def words(self, request: Request, guest: Guest) -> Response:
        """What the script of a table says, in one language."""
        said = script_words(find_game(request.path_params["game"]), request.path_params["lang"])
        return Response(said, media_type="text/javascript", headers={"cache-control": "max-age=31536000, immutable"})

    async def cover(self, request: Request, guest: Guest) -> Response:
        drawn = await asyncio.to_thread(cover, request.path_params["game"], guest.lang)
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})


@cache
def cover(name: str, lang: str) -> str:
    """The board of a game's opening, as its picture in the lobby."""
    game = find_game(name)
    presets = lobby_of(game).presets
    session = Session.new(game, presets[0].options if presets else {}, seed=3)
    picture = draw(game, session.view(None), None, lang)
    return msgspec.structs.replace(picture, hand="").svg(game.css, game.symbols(lang))
