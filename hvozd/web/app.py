"""The application: which address answers what. Handlers are small; what they show is made in `pages` and `live`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from hvozd.agents.worker import Minds
from hvozd.core import find_game, game_names
from hvozd.core.errors import StaleDecision, WrongSeat
from hvozd.web.asked import Move, Refused, Take, form, read
from hvozd.web.choices import Pick
from hvozd.web.desk import Desk, encoded
from hvozd.web.guests import Guest, Limit, clean_name
from hvozd.web.house import CLOCKWORK, House
from hvozd.web.lobby import Hall
from hvozd.web.pages import STATIC, Pages
from hvozd.web.past import Past
from hvozd.web.store import Store
from hvozd.web.wire import squeezed

__all__ = ["Desk", "application", "encoded"]


class Seats:
    """Answers what is asked at a table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        self.hints = Limit(10, 60)

    async def table(self, request: Request, guest: Guest) -> Response:
        table, seat = self.desk.found(request, guest)
        table.wake_agents()
        live = self.desk.live(table, seat, guest)
        links = []
        if guest.id == table.row.host:
            names = [live.teller.seat(number) for number in range(table.session.state.seats)]
            free = [(number, one) for number, one in enumerate(table.row.seats) if one.key and not one.guest]
            links = [(names[number], f"{request.base_url}t/{table.row.id}/sit/{one.key}") for number, one in free]
        data = encoded(live)
        stamp = f"{self.desk.boot}-{table.version}-{guest.lang}"
        runs_agents = guest.id == table.row.host and any(one.agent and one.name != CLOCKWORK for one in table.row.seats)
        page = Pages(guest).table(table.row.id, table.session.game, live.markup(), data, seat, links, stamp, runs_agents)
        return HTMLResponse(page)

    async def stream(self, request: Request, guest: Guest) -> Response:
        table, seat = self.desk.found(request, guest)
        have = request.query_params.get("stamp", "")
        headers = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}
        frames = self.desk.frames(table, seat, guest, have)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return StreamingResponse(frames, media_type="text/event-stream", headers=headers)
        headers["content-encoding"] = "gzip"
        return StreamingResponse(squeezed(frames), media_type="text/event-stream", headers=headers)

    async def play(self, request: Request, guest: Guest) -> Response:
        table = self.house.table(request.path_params["id"])
        move = await read(request, Move)
        self.desk.own(table, move.seat, guest)
        table.play(move.action, move.seat, move.number)
        table.wake_agents()
        return JSONResponse({"stored": move.number})

    async def choices(self, request: Request, guest: Guest) -> Response:
        """What is left of a long list of options after some picks."""
        table, seat = self.desk.found(request, guest)
        live = self.desk.live(table, seat, guest)
        asked = request.query_params
        try:
            picks = msgspec.json.decode(asked.get("picks", "[]"), type=list[Pick])
        except (msgspec.DecodeError, RecursionError):
            raise Refused(400, "error-form") from None
        if live.now is None or asked.get("number") != str(live.now.number):
            raise StaleDecision("The table has moved on meanwhile.")
        kind = asked.get("kind", "")
        left = live.narrowed(int(kind[:6]), picks) if kind.isdecimal() else None
        if left is None:
            raise Refused(400, "error-form")
        return Response(msgspec.json.encode(left), media_type="application/json")

    async def undo(self, request: Request, guest: Guest) -> Response:
        table = self.house.table(request.path_params["id"])
        take = await read(request, Take)
        self.desk.own(table, take.seat, guest)
        table.undo(take.seat, turn=request.url.path.endswith("undo-turn"))
        table.wake_agents()
        return JSONResponse({"stored": len(table.session.record.lines)})

    async def pause(self, request: Request, guest: Guest) -> Response:
        table = self.house.table(request.path_params["id"])
        if guest.id != table.row.host:
            raise Refused(403, "error-host")
        table.pause(not table.paused)
        return JSONResponse({"paused": table.paused})

    async def hurry(self, request: Request, guest: Guest) -> Response:
        table = self.house.table(request.path_params["id"])
        if guest.id != table.row.host:
            raise Refused(403, "error-host")
        table.hurry()
        return JSONResponse({"stored": len(table.session.record.lines)})

    async def hint(self, request: Request, guest: Guest) -> Response:
        """What the hard agent would do, for the seat that is asked."""
        table = self.house.table(request.path_params["id"])
        take = await read(request, Take)
        self.desk.own(table, take.seat, guest)
        now = table.session.decision
        if now is None or take.seat not in now.seats:
            raise WrongSeat("Only the seat that is asked gets a hint.")
        if not self.hints.allows(guest.id):
            raise Refused(429, "error-hints")
        thought = await table.advice(take.seat, guest.lang)
        if thought.trouble:
            raise Refused(503, "error-no-hint")
        return JSONResponse({"number": now.number, "advice": thought.advice})

    async def sit(self, request: Request, guest: Guest) -> Response:
        table = self.house.table(request.path_params["id"])
        key = request.path_params["key"]
        if request.method == "POST":
            guest.name = clean_name((await form(request)).get("name", "")) or guest.name
            seat = table.sit(key, guest.id, guest.name or "guest")
            return RedirectResponse(f"/t/{table.row.id}?seat={seat}", 303)
        name = self.desk.live(table, None, guest).teller.seat(table.seat_of_key(key))
        return HTMLResponse(Pages(guest).sit(table.row.id, key, table.session.game, name))


def application(url: str = "sqlite://", pace: float = 0.5, minds: Minds | None = None) -> Starlette:
    """The whole application on one database."""
    house = House(Store(url), pace, minds)
    desk = Desk(house)
    hall, seats, past = Hall(desk), Seats(desk), Past(desk)

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
        Route("/", desk.handle(hall.lobby), methods=get),
        Route("/name", desk.handle(hall.name), methods=post),
        Route("/tables", desk.handle(hall.open_table), methods=post),
        Route("/records", desk.handle(hall.open_record, **json), methods=post),
        Route("/board/{game}.css", desk.handle(hall.board_css), methods=get),
        Route("/board/{game}.{lang}.svg", desk.handle(hall.symbols), methods=get),
        Route("/words/{game}.{lang}.js", desk.handle(hall.words), methods=get),
        Route("/cover/{game}.svg", desk.handle(hall.cover), methods=get),
        Route("/t/{id}", desk.handle(seats.table), methods=get),
        Route("/t/{id}/stream", desk.handle(seats.stream, **json), methods=get),
        Route("/t/{id}/play", desk.handle(seats.play, **json), methods=post),
        Route("/t/{id}/choices", desk.handle(seats.choices, **json), methods=get),
        Route("/t/{id}/undo", desk.handle(seats.undo, **json), methods=post),
        Route("/t/{id}/undo-turn", desk.handle(seats.undo, **json), methods=post),
        Route("/t/{id}/pause", desk.handle(seats.pause, **json), methods=post),
        Route("/t/{id}/hurry", desk.handle(seats.hurry, **json), methods=post),
        Route("/t/{id}/hint", desk.handle(seats.hint, **json), methods=post),
        Route("/t/{id}/sit/{key}", desk.handle(seats.sit), methods=["GET", "POST"]),
        Route("/t/{id}/replay", desk.handle(past.replay), methods=get),
        Route("/t/{id}/at", desk.handle(past.at, **json), methods=get),
        Route("/t/{id}/record", desk.handle(past.record), methods=get),
        Route("/t/{id}/fault", desk.handle(past.fault), methods=get),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, middleware=[Middleware(GZipMiddleware, minimum_size=1000)])
    app.state.house = house
    app.state.desk = desk
    return app
