"""The application: which address answers what. Handlers are small; what they show is made in `pages` and `live`."""

import os
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from hvozd.agents.worker import Minds
from hvozd.core import find_game, game_names
from hvozd.core.errors import NotOffered, StaleDecision, UnreadableAction, WrongSeat
from hvozd.kit.packs import install_all
from hvozd.kit.reasons import why_not
from hvozd.web.asking import Asking
from hvozd.web.bots import Bots
from hvozd.web.budgets import Budgets
from hvozd.web.choices import Picks, question_number, still_open
from hvozd.web.companion import Box
from hvozd.web.copies import Table
from hvozd.web.end_pages import End
from hvozd.web.farewell import Farewell
from hvozd.web.feed import Feed, streamed
from hvozd.web.guests import Guest, clean_name
from hvozd.web.lobby import Hall
from hvozd.web.me import Me
from hvozd.web.messenger import Messenger
from hvozd.web.moderating import Moderation
from hvozd.web.notices import Notices
from hvozd.web.operations import Counting, Figures, Operations, log_as
from hvozd.web.outbox import Outbox
from hvozd.web.pages import STATIC, Pages
from hvozd.web.past_pages import Past
from hvozd.web.peace import KNOWN
from hvozd.web.puzzling import Puzzling
from hvozd.web.replay import Replay
from hvozd.web.requests import STATUS, For, Move, Refused, Take, asked, decoded, form, number, read, seat_key
from hvozd.web.rules_pages import Rules
from hvozd.web.saying import Talk
from hvozd.web.school import School
from hvozd.web.server import Server, stamp
from hvozd.web.serving import Settings
from hvozd.web.shown import encoded
from hvozd.web.store import Store
from hvozd.web.sweeping import sweep_rarely
from hvozd.web.tables import CLOCKWORK, Tables
from hvozd.web.together import Together
from hvozd.web.watch import Watch

__all__ = ["Server", "application"]


class Seats:
    """Answers what is asked at a table."""

    def __init__(self, server: Server, notices: Notices) -> None:
        self.server, self.notices = server, notices

    async def table(self, request: Request, guest: Guest) -> Response:
        table, seat = await self.server.found(request, guest)
        self.server.tables.agents(table).wake()
        live = self.server.live(table, seat, guest)
        links = []
        if guest.id == table.row.host:
            names = [live.teller.seat(number) for number in range(table.session.state.seats)]
            free = [(number, one) for number, one in enumerate(table.row.seats) if one.key and not one.guest]
            links = [(names[number], f"{request.base_url}t/{table.row.id}/sit/{one.key}") for number, one in free]
        data, markup = encoded(live), live.markup()
        runs_agents = guest.id == table.row.host and any(one.agent and one.name != CLOCKWORK for one in table.row.seats)
        hook = await self.notices.hook_at(table, guest)
        page = Pages(guest).table(table.row.id, table.session.game, markup, data, seat, links, stamp(markup), runs_agents, hook)
        return HTMLResponse(page)

    async def stream(self, request: Request, guest: Guest) -> Response:
        have = asked(request, "stamp") or ""
        table, seat = await self.server.found(request, guest)
        give_back = self.server.budgets.take_place(request, guest)
        if give_back is None:
            raise Refused(429, "error-streams")
        return streamed(request, self.server.frames(table, seat, guest, have), give_back)

    async def play(self, request: Request, guest: Guest) -> Response:
        move = await read(request, Move)
        table = await self.server.table(request)
        self.server.plays(table, move.seat, guest)
        try:
            await self.server.tables.change(table, table.play, move.action, move.seat, move.number)
        except (NotOffered, UnreadableAction, WrongSeat) as error:
            if (why := await self._why(table, move, guest)) is None:
                raise
            return JSONResponse(why, next(status for kind, status in STATUS.items() if isinstance(error, kind)))
        return JSONResponse({"stored": move.number})

    async def _why(self, table: Table, move: Move, guest: Guest) -> dict[str, str] | None:
        """Why the seat, which is the guest's own, cannot do this: the fact and the rule; None when the table has moved on."""
        session = table.session
        reason = await run_in_threadpool(why_not, session.game, session.state, move.action, move.seat)
        if reason is None:
            return None
        return {"error": reason.tell(self.server.live(table, move.seat, guest).teller), "rule": reason.rule}

    async def choices(self, request: Request, guest: Guest) -> Response:
        """What is left of a long list of options after some picks."""
        picks = decoded(asked(request, "picks") or "[]", Picks)
        kind, at = number(asked(request, "kind")), number(asked(request, "number"))
        table, seat = await self.server.found(request, guest)
        live = self.server.live(table, seat, guest)
        if live.now is None or not still_open(live.state, at):
            raise StaleDecision("The table has moved on meanwhile.")
        left = live.narrowed(kind, picks)
        if left is None:
            raise Refused(400, "error-form")
        return Response(msgspec.json.encode(left), media_type="application/json")

    async def undo(self, request: Request, guest: Guest) -> Response:
        take = await read(request, Take)
        table = await self.server.table(request)
        self.server.plays(table, take.seat, guest)
        turn = request.url.path.endswith("undo-turn")
        await self.server.tables.change(table, table.undo, take.seat, take.number, turn)
        return JSONResponse({"stored": len(table.session.record.lines)})

    async def pause(self, request: Request, guest: Guest) -> Response:
        table = await self.server.table(request)
        if guest.id != table.row.host:
            raise Refused(403, "error-host")
        agents = self.server.tables.agents(table)
        await agents.pause(not agents.halted)
        return JSONResponse({"paused": agents.halted})

    async def hurry(self, request: Request, guest: Guest) -> Response:
        table = await self.server.table(request)
        if guest.id != table.row.host:
            raise Refused(403, "error-host")
        await self.server.tables.agents(table).hurry()
        return JSONResponse({"stored": len(table.session.record.lines)})

    async def hint(self, request: Request, guest: Guest) -> Response:
        """What the hard agent would do, for the seat that is asked."""
        seat = (await read(request, For)).seat
        table = await self.server.table(request)
        self.server.own(table, seat, guest)
        now = table.session.decision
        if now is None or seat not in now.seats:
            raise WrongSeat("Only the seat that is asked gets a hint.")
        if not self.server.budgets.spend("hints", request, guest):
            raise Refused(429, "error-hints")
        question = question_number(table.session.state)
        thought = await self.server.tables.agents(table).advice(seat, guest.lang)
        if thought.trouble:
            raise Refused(503, "error-no-hint")
        return JSONResponse({"number": question, "advice": thought.advice})

    async def sit(self, request: Request, guest: Guest) -> Response:
        key = seat_key(request)
        if request.method == "POST":
            return await self._sits(request, guest, key)
        table = await self.server.table(request)
        name = self.server.live(table, None, guest).teller.seat(table.seat_of_key(key))
        return HTMLResponse(Pages(guest).sit(table.row.id, key, table.session.game, name))

    async def _sits(self, request: Request, guest: Guest, key: str) -> Response:
        fields = await form(request)
        fields.known({"name"})
        guest.name = clean_name(fields.one("name")) or guest.name
        table, tables = await self.server.table(request), self.server.tables
        if await tables.beside(tables.peace.removed, table.row.id, guest.id):
            raise Refused(403, "error-removed")
        seat = await tables.change(table, table.sit, key, guest.id, guest.name)
        if guest.name:
            await tables.beside(tables.people.keep, guest, name=guest.name)
            await tables.call_by_name()
        if not self.server.gate.lets_in(guest):  # whoever was given a seat was invited
            await tables.beside(tables.peace.change, guest.id, role=KNOWN)
            tables.people.forget(guest.id)
        return RedirectResponse(f"/t/{table.row.id}?seat={seat}", 303)


def worker() -> Starlette:
    """The application in one of several processes; what they need to know stands in the environment."""
    settings = Settings.found()
    log_as(settings.log)
    sweep_rarely()
    minds = Minds(max(1, (os.cpu_count() or 1) // settings.workers))
    return application(
        settings.db, settings.pace, minds, settings.budgets, settings.hosts, settings.workers, settings.forget, settings.doors
    )


def application(
    url: str = "sqlite://",
    pace: float = 0.5,
    minds: Minds | None = None,
    budgets: Mapping[str, int] | None = None,
    hosts: Sequence[str] = (),
    workers: int = 1,
    forget: float = 0.0,
    doors: str = "open",
) -> Starlette:
    """The whole application on one database. Games that are over are removed after so many days (0: kept); `doors`: for whom."""
    tables = Tables(Store(url), pace, minds)
    server = Server(tables, Budgets(budgets, workers), frozenset(hosts), doors)
    messenger = Messenger(tables, Outbox.found(), tables.store.setting("secret", ""))
    notices = Notices(server, messenger)
    hall, seats, replays, me = Hall(server), Seats(server, notices), Replay(server), Me(server, notices)
    feed, talk, together = Feed(server), Talk(server), Together(server)
    past, farewell, school, moderation = Past(server), Farewell(server), School(server), Moderation(server)
    rules, figures, box, puzzling = Rules(server), Figures(tables), Box(server, hall.reader), Puzzling(server)
    operations = Operations(tables, figures)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        install_all()
        for name in game_names():
            find_game(name)
        watch = Watch(tables, forget)
        if messenger.outbox.address:
            tables.spawn(messenger.run())
        yield
        watch.close()
        hall.reader.close()
        box.aside.close()
        tables.close()
        tables.store.close()

    get, post = ["GET"], ["POST"]
    json: dict[str, Any] = {"page": False}
    own: dict[str, Any] = {"leads": "own"}
    threshold: dict[str, Any] = {"leads": "threshold"}
    routes = [
        Route("/", server.handle(hall.lobby), methods=get),
        Route("/name", server.handle(hall.name), methods=post),
        Route("/tables", server.handle(hall.open_table), methods=post),
        Route("/records", server.handle(hall.open_record, **json), methods=post),
        Route("/board/{game}.css", server.handle(hall.board_css), methods=get),
        Route("/board/{game}.{lang}.svg", server.handle(hall.symbols), methods=get),
        Route("/words/{game}.{lang}.js", server.handle(hall.words), methods=get),
        Route("/cover/{game}.svg", server.handle(hall.cover), methods=get),
        Route("/lessons", server.handle(school.lessons), methods=get),
        Route("/lessons/{game}/{lesson}", server.handle(school.lesson), methods=["GET", "POST"]),
        Route("/puzzles", server.handle(puzzling.puzzles), methods=get),
        Route("/puzzles/{game}/{puzzle}", server.handle(puzzling.puzzle), methods=["GET", "POST"]),
        Route("/companion", server.handle(box.page), methods=get),
        Route("/companion", server.handle(box.answer), methods=post),
        Route("/editor", server.handle(box.editor), methods=get),
        Route("/editor", server.handle(box.edit), methods=post),
        Route("/rules/{game}", server.handle(rules.page), methods=get),
        Route("/rules/{game}/{rule}", server.handle(rules.rule, **json), methods=get),
        Route("/mine", server.handle(feed.mine.page), methods=get),
        Route("/history", server.handle(past.history), methods=get),
        Route("/ratings", server.handle(past.ratings), methods=get),
        Route("/me/all.json", server.handle(farewell.export, **own), methods=get),
        Route("/me/delete", server.handle(farewell.delete, **own), methods=["GET", "POST"]),
        Route("/stream", server.handle(feed.stream, **json), methods=get),
        Route("/me", server.handle(me.me), methods=get),
        Route("/me/settings", server.handle(me.settings), methods=post),
        Route("/me/push", server.handle(notices.push, **json), methods=post),
        Route("/me/mail", server.handle(notices.mail), methods=post),
        Route("/me/reach/{way}/close", server.handle(notices.close), methods=post),
        Route("/mail/{token}", server.handle(notices.confirm, **own), methods=["GET", "POST"]),
        Route("/quiet/{token}", server.handle(notices.leave, **own), methods=["GET", "POST"]),
        Route("/push.js", server.handle(notices.worker, **own), methods=get),
        Route("/me/unmute", server.handle(me.unmute), methods=post),
        Route("/me/link", server.handle(me.new_link), methods=post),
        Route("/me/ways/{way}/close", server.handle(me.close_way), methods=post),
        Route("/me/elsewhere", server.handle(me.close_all), methods=post),
        Route("/me/passkey/ask", server.handle(me.make_passkey, **json), methods=post),
        Route("/me/passkey", server.handle(me.keep_passkey, **json), methods=post),
        Route("/passkey/ask", server.handle(me.ask_passkey, **json, **threshold), methods=post),
        Route("/passkey", server.handle(me.use_passkey, **json, **threshold), methods=post),
        Route("/back/{secret}", server.handle(me.back, **threshold), methods=["GET", "POST"]),
        Route("/come/{invitation}", server.handle(moderation.come, **threshold), methods=["GET", "POST"]),
        Route("/me/invite", server.handle(moderation.invite), methods=post),
        Route("/peace", server.handle(moderation.page), methods=get),
        Route("/peace/person", server.handle(moderation.person), methods=post),
        Route("/peace/remove", server.handle(moderation.remove), methods=post),
        Route("/peace/settle", server.handle(moderation.settle), methods=post),
        Route("/look/{palette}.{game}.css", server.handle(hall.look, **own), methods=get),
        Route("/t/{id}", server.handle(seats.table), methods=get),
        Route("/t/{id}/stream", server.handle(seats.stream, **json), methods=get),
        Route("/t/{id}/play", server.handle(seats.play, **json), methods=post),
        Route("/t/{id}/choices", server.handle(seats.choices, **json), methods=get),
        Route("/t/{id}/why", server.handle(Asking(server).why, **json), methods=get),
        Route("/t/{id}/undo", server.handle(seats.undo, **json), methods=post),
        Route("/t/{id}/undo-turn", server.handle(seats.undo, **json), methods=post),
        Route("/t/{id}/pause", server.handle(seats.pause, **json), methods=post),
        Route("/t/{id}/hurry", server.handle(seats.hurry, **json), methods=post),
        Route("/t/{id}/hint", server.handle(seats.hint, **json), methods=post),
        Route("/t/{id}/clock", server.handle(together.clock, **json), methods=post),
        Route("/t/{id}/leave", server.handle(together.leave, **json), methods=post),
        Route("/t/{id}/return", server.handle(together.take_back, **json), methods=post),
        Route("/t/{id}/propose", server.handle(together.propose, **json), methods=post),
        Route("/t/{id}/lesson", server.handle(school.leave, **json), methods=post),
        Route("/t/{id}/rematch", server.handle(together.rematch, **json), methods=post),
        Route("/t/{id}/hook", server.handle(notices.hook, **json), methods=post),
        Route("/t/{id}/say", server.handle(talk.say, **json), methods=post),
        Route("/t/{id}/talk", server.handle(talk.lines, **json), methods=get),
        Route("/t/{id}/mute", server.handle(talk.mute, **json), methods=post),
        Route("/t/{id}/report", server.handle(moderation.report, **json), methods=post),
        Route("/t/{id}/notes", server.handle(talk.note, **json), methods=["GET", "POST"]),
        Route("/t/{id}/sit/{key}", server.handle(seats.sit, leads="seat"), methods=["GET", "POST"]),
        Route("/t/{id}/replay", server.handle(replays.replay), methods=get),
        Route("/t/{id}/at", server.handle(replays.at, **json), methods=get),
        Route("/t/{id}/journal", server.handle(replays.journal, **json), methods=get),
        Route("/t/{id}/end", server.handle(End(server).end), methods=get),
        Route("/t/{id}/record", server.handle(replays.record), methods=get),
        Route("/t/{id}/fault", server.handle(replays.fault), methods=get),
        *Bots(server).routes(),
        Route("/healthz", operations.health, methods=get),
        Route("/metrics", operations.metrics, methods=get),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
    middleware = [Middleware(Counting, figures=figures), Middleware(GZipMiddleware, minimum_size=1000)]
    lost = {HTTPException: server.lost, Exception: server.lost}
    app = Starlette(routes=routes, lifespan=lifespan, middleware=middleware, exception_handlers=lost)
    app.router.redirect_slashes = False
    app.state.tables = tables
    app.state.server = server
    app.state.messenger = messenger
    return app
