"""The application: which address answers what. Handlers are small; what they show is made in `pages` and `live`."""

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from urllib.parse import parse_qs

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from hvozd import __version__
from hvozd.core import HvozdError, Session, find_game, game_names
from hvozd.core.errors import IllegalAction, OptionError, RecordError, UndoRefused, UnknownName, UnreadableAction, WrongSeat
from hvozd.core.record import Record, load, replay
from hvozd.locale import Texts
from hvozd.picture import draw
from hvozd.web.frames import difference, parse
from hvozd.web.guests import Guest, Guests, Limit, clean_name
from hvozd.web.house import FRIEND, ME, House, NoTable, NotYours, Table
from hvozd.web.live import TEXTS, Live, Scene
from hvozd.web.pages import MOST_SEATS, STATIC, Pages, agents_of, lobby_of, open_options
from hvozd.web.store import Busy, Store

SMALL, LARGE = 64 * 1024, 4 * 1024 * 1024
"""The largest body of a request, and of a record that is opened."""
PING = 15.0
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
"""Nothing comes from anywhere else, and no markup runs."""
SCRIPT_WORDS = (
    "pick-what",
    "pick-which",
    "pick-list",
    "pick-back",
    "pick-confirm",
    "pick-typed",
    "pick-more",
    "ask-first",
    "lost",
)
STATUS: dict[type[HvozdError], int] = {
    NoTable: 404,
    UnknownName: 404,
    NotYours: 403,
    WrongSeat: 403,
    UnreadableAction: 400,
    OptionError: 400,
    RecordError: 400,
    UndoRefused: 409,
    Busy: 409,
    IllegalAction: 409,
}
"""What kind of no an error is; the first class that fits counts."""


class Refused(HvozdError):
    """A request that is no good, with its status and the key of its sentence."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(key)
        self.status = status
        self.key = key


class Move(msgspec.Struct):
    seat: int
    number: int
    action: str


class Take(msgspec.Struct):
    seat: int


T = TypeVar("T")
Handler = Callable[[Request, Guest], Awaitable[Response]]


class Desk:
    """Answers requests for one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guests = Guests(house.store.setting("secret", secrets.token_urlsafe(32)))
        self.boot = secrets.token_urlsafe(6)
        self.actions = Limit(200, 20)
        self.openings = Limit(30, 3600)
        self.all_openings = Limit(2000, 3600)

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

    # -- lobby -------------------------------------------------------------------------------------------------------------

    async def lobby(self, request: Request, guest: Guest) -> Response:
        mine = []
        for row in self.house.store.tables_of(guest.id, 12):
            try:
                mine.append((row, self._note(self.house.table(row.id), guest)))
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
        if "preset" in fields:
            presets = lobby_of(game).presets
            number = int(fields["preset"]) if fields["preset"].isdecimal() else len(presets)
            if number >= len(presets):
                raise Refused(400, "error-form")
            options, seats = presets[number].options, list(presets[number].seats)
        else:
            known = {option.name for option in open_options(game)}
            options = {k[7:]: v for k, v in fields.items() if k.startswith("option-") and k[7:] in known and v.strip()}
            seats = [fields.get(f"seat-{seat}", "random") for seat in range(MOST_SEATS)]
            if not set(seats) <= {ME, FRIEND, *agents_of(game)}:
                raise Refused(400, "error-form")
        table = self.house.open_table(game.name, options, seats, guest.id, guest.name, bool(fields.get("listed")))
        return RedirectResponse(f"/t/{table.row.id}", 303)

    def _may_open(self, guest: Guest) -> None:
        if not self.openings.allows(guest.id) or not self.all_openings.allows("everybody"):
            raise Refused(429, "error-tables")

    async def open_record(self, request: Request, guest: Guest) -> Response:
        self._may_open(guest)
        table = self.house.open_record(load(await body(request, LARGE)), guest.id, guest.name)
        return JSONResponse({"go": f"/t/{table.row.id}/replay"})

    # -- the table ---------------------------------------------------------------------------------------------------------

    def _found(self, request: Request, guest: Guest) -> tuple[Table, int | None]:
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
            )
        )

    async def table(self, request: Request, guest: Guest) -> Response:
        table, seat = self._found(request, guest)
        table.wake_agents()
        live = self.live(table, seat, guest)
        links = []
        if guest.id == table.row.host:
            names = [live.teller.seat(number) for number in range(table.session.state.seats)]
            free = [(number, one) for number, one in enumerate(table.row.seats) if one.key and not one.guest]
            links = [(names[number], f"{request.base_url}t/{table.row.id}/sit/{one.key}") for number, one in free]
        data = encoded(live)
        page = Pages(guest).table(
            table.row.id, table.session.game, live.markup(), data, seat, links, f"{self.boot}-{table.version}-{guest.lang}"
        )
        return HTMLResponse(page)

    async def stream(self, request: Request, guest: Guest) -> Response:
        table, seat = self._found(request, guest)
        have = request.query_params.get("stamp", "")
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(self.frames(table, seat, guest, have), media_type="text/event-stream", headers=headers)

    async def frames(self, table: Table, seat: int | None, guest: Guest, have: str = "") -> AsyncIterator[str]:
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

    async def play(self, request: Request, guest: Guest) -> Response:
        table = self.house.table(request.path_params["id"])
        move = await read(request, Move)
        self._own(table, move.seat, guest)
        table.play(move.action, move.seat, move.number)
        table.wake_agents()
        return JSONResponse({"stored": move.number})

    async def undo(self, request: Request, guest: Guest) -> Response:
        table = self.house.table(request.path_params["id"])
        take = await read(request, Take)
        self._own(table, take.seat, guest)
        table.undo(take.seat, turn=request.url.path.endswith("undo-turn"))
        table.wake_agents()
        return JSONResponse({"stored": len(table.session.record.lines)})

    async def pause(self, request: Request, guest: Guest) -> Response:
        table = self.house.table(request.path_params["id"])
        if guest.id != table.row.host:
            raise Refused(403, "error-host")
        table.pause(not table.paused)
        return JSONResponse({"paused": table.paused})

    def _own(self, table: Table, seat: int, guest: Guest) -> None:
        if seat not in table.seats_of(guest.id):
            raise Refused(403, "error-seat")

    async def sit(self, request: Request, guest: Guest) -> Response:
        table = self.house.table(request.path_params["id"])
        key = request.path_params["key"]
        if request.method == "POST":
            guest.name = clean_name((await form(request)).get("name", "")) or guest.name
            seat = table.sit(key, guest.id, guest.name or "guest")
            return RedirectResponse(f"/t/{table.row.id}?seat={seat}", 303)
        name = self.live(table, None, guest).teller.seat(table.seat_of_key(key))
        return HTMLResponse(Pages(guest).sit(table.row.id, key, table.session.game, name))

    # -- replay, records, faults ---------------------------------------------------------------------------------------------

    def _eyes(self, table: Table, guest: Guest) -> list[str]:
        """Through whose eyes a guest may look back: a spectator's, the own ones, after the end everybody's."""
        over = table.session.decision is None
        return ["none", *map(str, range(table.session.state.seats) if over else table.seats_of(guest.id))]

    def _past(self, request: Request, guest: Guest) -> tuple[Table, Live, int]:
        table = self.house.table(request.path_params["id"])
        eyes = request.query_params.get("seat", "none")
        if eyes not in self._eyes(table, guest):
            raise Refused(403, "error-seat")
        record = table.session.record
        text = request.query_params.get("at", str(len(record.lines)))
        at = min(int(text[:9]), len(record.lines)) if text.isdecimal() else len(record.lines)
        state = replay(Record(record.header, record.lines), at)
        scene = Scene(table.session.game, state, table.row.seats, None if eyes == "none" else int(eyes), guest.lang, replay=True)
        return table, Live(scene), at

    async def replay(self, request: Request, guest: Guest) -> Response:
        table, live, at = self._past(request, guest)
        names = {"none": live.say("spectator")} | {str(seat): live.teller.seat(seat) for seat in range(table.session.state.seats)}
        seats = [(value, names[value]) for value in self._eyes(table, guest)]
        length = len(table.session.record.lines)
        seat = request.query_params.get("seat", "none")
        return HTMLResponse(
            Pages(guest).replay(table.row.id, table.session.game, live.markup(), encoded(live), at, length, seats, seat)
        )

    async def at(self, request: Request, guest: Guest) -> Response:
        table, live, at = self._past(request, guest)
        frame = {"ops": [["=", "live", live.markup()]], "at": at, "length": len(table.session.record.lines)}
        return Response(msgspec.json.encode(frame), media_type="application/json")

    async def record(self, request: Request, guest: Guest) -> Response:
        """The record holds the seed, and with it every secret: it is given out after the end, or to whoever plays alone."""
        table = self.house.table(request.path_params["id"])
        if not self._may_have_record(table, guest):
            raise Refused(403, "error-record")
        data = table.session.record.dump(table.session.state)
        name = f"{table.session.game.name}-{table.row.id}.hvozd"
        return Response(
            data, media_type="application/x-ndjson", headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    def _may_have_record(self, table: Table, guest: Guest) -> bool:
        people = {one.guest for one in table.row.seats if not one.agent}
        return table.session.decision is None or people == {guest.id}

    async def fault(self, request: Request, guest: Guest) -> Response:
        table, seat = self._found(request, guest)
        record = table.session.record
        told = {
            "hvozd": __version__,
            "game": record.header.game,
            "rules": record.header.rules,
            "table": table.row.id,
            "seat": seat,
            "decision": table.session.state.number,
            "question": table.session.decision.name if table.session.decision else "",
            "trouble": table.trouble,
            "record": record.dump(table.session.state).decode() if self._may_have_record(table, guest) else None,
        }
        name = f"fault-{record.header.game}-{table.session.state.number}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(msgspec.json.format(msgspec.json.encode(told)), media_type="application/json", headers=headers)

    async def board_css(self, request: Request, guest: Guest) -> Response:
        css = find_game(request.path_params["game"]).css
        return Response(css, media_type="text/css", headers={"cache-control": "max-age=60"})

    async def cover(self, request: Request, guest: Guest) -> Response:
        """The board of a game's opening, as its picture in the lobby."""
        game = find_game(request.path_params["game"])
        presets = lobby_of(game).presets
        session = Session.new(game, presets[0].options if presets else {}, seed=3)
        picture = draw(game, session.view(None), None, guest.lang)
        return Response(
            msgspec.structs.replace(picture, hand="").svg(game.css),
            media_type="image/svg+xml",
            headers={"cache-control": "max-age=3600"},
        )


# -- reading requests ----------------------------------------------------------------------------------------------------------


async def body(request: Request, most: int = SMALL) -> bytes:
    """The body, refused as soon as it is too long."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refused(413, "error-large")
    return data


async def form(request: Request) -> dict[str, str]:
    data = await body(request)
    try:
        fields = parse_qs(data.decode(), max_num_fields=60)
    except ValueError:
        raise Refused(400, "error-form") from None
    return {name: values[0] for name, values in fields.items()}


async def read(request: Request, kind: type[T]) -> T:
    if request.headers.get("content-type", "").split(";")[0] != "application/json":
        raise Refused(415, "error-form")
    try:
        return msgspec.json.decode(await body(request), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused(400, "error-form") from None


def encoded(live: Live, operations: Any = None) -> str:
    """A frame: what changes on the page, and what may be decided now; a whole page also gets the words of the script."""
    frame = {"ops": operations, "options": live.options()}
    if operations is None:
        frame = {"words": {key: live.say(key, field="%") for key in SCRIPT_WORDS}, "options": frame["options"]}
    return msgspec.json.encode(frame).decode()


# -- the application -----------------------------------------------------------------------------------------------------------


def application(url: str = "sqlite://", pace: float = 0.5) -> Starlette:
    """The whole application on one database."""
    house = House(Store(url), pace)
    desk = Desk(house)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        for name in game_names():
            find_game(name)
        yield
        house.close()
        house.store.close()

    get, post = ["GET"], ["POST"]
    json = {"page": False}
    routes = [
        Route("/", desk.handle(desk.lobby), methods=get),
        Route("/name", desk.handle(desk.name), methods=post),
        Route("/tables", desk.handle(desk.open_table), methods=post),
        Route("/records", desk.handle(desk.open_record, **json), methods=post),
        Route("/board/{game}.css", desk.handle(desk.board_css), methods=get),
        Route("/cover/{game}.svg", desk.handle(desk.cover), methods=get),
        Route("/t/{id}", desk.handle(desk.table), methods=get),
        Route("/t/{id}/stream", desk.handle(desk.stream, **json), methods=get),
        Route("/t/{id}/play", desk.handle(desk.play, **json), methods=post),
        Route("/t/{id}/undo", desk.handle(desk.undo, **json), methods=post),
        Route("/t/{id}/undo-turn", desk.handle(desk.undo, **json), methods=post),
        Route("/t/{id}/pause", desk.handle(desk.pause, **json), methods=post),
        Route("/t/{id}/sit/{key}", desk.handle(desk.sit), methods=["GET", "POST"]),
        Route("/t/{id}/replay", desk.handle(desk.replay), methods=get),
        Route("/t/{id}/at", desk.handle(desk.at, **json), methods=get),
        Route("/t/{id}/record", desk.handle(desk.record), methods=get),
        Route("/t/{id}/fault", desk.handle(desk.fault), methods=get),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, middleware=[Middleware(GZipMiddleware, minimum_size=1000)])
    app.state.house = house
    app.state.desk = desk
    return app
