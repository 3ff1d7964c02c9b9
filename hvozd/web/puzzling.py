"""Handlers of puzzles: what there is, one of them, and a table that begins at its position."""

import secrets

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from hvozd.core import Game, Session
from hvozd.kit import front
from hvozd.kit.puzzles import Puzzle, puzzle_named
from hvozd.web.copies import Table
from hvozd.web.guests import Guest
from hvozd.web.opponents import QUICK
from hvozd.web.puzzle_pages import PuzzlePages
from hvozd.web.requests import Refused, form, game_named
from hvozd.web.server import Server
from hvozd.web.tables import CHANCE, ME


class Puzzling:
    def __init__(self, server: Server) -> None:
        self.server = server

    async def puzzles(self, request: Request, guest: Guest) -> Response:
        return HTMLResponse(PuzzlePages(guest).puzzles())

    async def puzzle(self, request: Request, guest: Guest) -> Response:
        """The task; whoever tries it gets a table of their own."""
        game = game_named(request.path_params["game"])
        puzzle = puzzle_named(game, request.path_params["puzzle"])
        if request.method == "GET":
            return HTMLResponse(PuzzlePages(guest).puzzle(game, puzzle))
        (await form(request)).known(set())
        if not self.server.budgets.spend("tables", request, guest):
            raise Refused(429, "error-tables")
        table, seat = await self.server.tables.beside(self._open, game, puzzle, guest)
        return RedirectResponse(f"/t/{table.row.id}?seat={seat}", 303)

    def _open(self, game: Game, puzzle: Puzzle, guest: Guest) -> tuple[Table, int]:
        begun = front.Session.from_position(puzzle.position, secrets.randbits(CHANCE))
        seat = begun.seats.index(puzzle.seat)
        seats = [ME if number == seat else QUICK for number in range(begun.state.seats)]
        session = Session(game, begun.state, begun.record)
        return self.server.tables.open_session(session, seats, guest.id, guest.name), seat
