"""Handlers of lessons: what there is to learn, a table for a lesson, and leaving one."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from hvozd.core import Game
from hvozd.kit.lessons import Lesson, lesson_named
from hvozd.kit.texts import speaking
from hvozd.web.copies import Table
from hvozd.web.guests import Guest
from hvozd.web.requests import For, Refused, form, game_named, read
from hvozd.web.school_pages import SchoolPages
from hvozd.web.server import Server
from hvozd.web.store import TableEvent
from hvozd.web.tables import ME


class School:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables = server.tables

    async def lessons(self, request: Request, guest: Guest) -> Response:
        return HTMLResponse(SchoolPages(guest).lessons())

    async def lesson(self, request: Request, guest: Guest) -> Response:
        """What a lesson is about; whoever begins it gets a table of their own."""
        game = game_named(request.path_params["game"])
        lesson = lesson_named(game, request.path_params["lesson"])
        if request.method == "GET":
            return HTMLResponse(SchoolPages(guest).lesson(game, lesson))
        (await form(request)).known(set())
        if not self.server.budgets.spend("tables", request, guest):
            raise Refused(429, "error-tables")
        with speaking(game, guest.lang):
            table = await self.tables.beside(self._open, game, lesson, guest)
        return RedirectResponse(f"/t/{table.row.id}?seat={lesson.seat}", 303)

    def _open(self, game: Game, lesson: Lesson, guest: Guest) -> Table:
        state = game.new(game.resolve(lesson.options, lesson.seed), lesson.seed)
        seats = [ME if seat == lesson.seat else "easy" for seat in range(state.seats)]
        table = self.tables.open_table(game.name, lesson.options, seats, guest.id, guest.name, seed=lesson.seed)
        with table.changing:
            table.note(TableEvent("lesson", lesson.seat, table.session.state.number, lesson.name))
        return table

    async def leave(self, request: Request, guest: Guest) -> Response:
        """The learner plays on without a teacher."""
        seat = (await read(request, For)).seat
        table = await self.server.table(request)
        self.server.own(table, seat, guest)
        await self.tables.change(table, self._leave, table, seat)
        return JSONResponse({"stored": table.revision})

    def _leave(self, table: Table, seat: int) -> None:
        with table.changing:
            if table.now.agreed.lesson:
                table.note(TableEvent("lesson", seat, table.session.state.number))
