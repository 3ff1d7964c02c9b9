"""A record shown as text: the whole story, or one position, as everybody together or as one seat saw it."""

from rich.console import Console
from rich.text import Text

from hvozd.core import State, decision, find_game
from hvozd.core.errors import UnknownName
from hvozd.core.record import Line, Record, replay, start, step_through
from hvozd.locale import Teller


class Replay:
    def __init__(self, record: Record, lang: str, console: Console) -> None:
        self.record = record
        self.console = console
        self.game = find_game(record.header.game)
        self.length = len(record.lines)
        self.seat: int | None = None
        self.everything = True
        """Whether the actions of all seats are shown, or only those that `seat` took."""
        last = replay(record)
        self.names = self.game.seat_names(last)
        self.teller = Teller(self.game, self.game.words(last), self.names, lang)

    def watch_as(self, seat: str | None) -> None:
        """Show only what a seat could see: its number or name, "none" for a spectator; None shows all actions."""
        if seat is None:
            return
        self.everything = False
        if seat == "none":
            return
        if seat.isdecimal() and int(seat[:9]) < len(self.names):
            self.seat = int(seat)
        elif seat in self.names:
            self.seat = self.names.index(seat)
        else:
            there_are = ", ".join(f"{number} ({name})" for number, name in enumerate(self.names))
            raise UnknownName(f"There is no seat '{seat}'; there are {there_are}, and none for a spectator.")

    def text(self) -> None:
        """The whole game, action by action."""
        header = self.record.header
        self.console.print(Text(f"{self.game.title}, rules {header.rules}, seed {header.seed}"))
        for seat, name in enumerate(self.names):
            self.console.print(Text(f"seat {seat}: {name} ({', '.join(header.seats[seat : seat + 1]) or 'unnamed'})"))
        g, _ = start(self.game, header.options, header.seed, header.seats)
        told = self._news(g, 0)
        assert g.journal is not None
        g.journal.outcomes = []
        for line in self.record.lines:
            self._line(line)
            step_through(self.game, g, line)
            told = self._news(g, told)
        if g.result is not None:
            winners = ", ".join(self.teller.seat(seat) for seat in g.result.winners) or "nobody"
            reason = self.teller.word("reason", g.result.reason)
            self.console.print(Text(f"The end: {reason}; won by {winners}; scores {g.result.scores}", style="bold"))

    def position(self, at: int) -> None:
        """The board after `at` actions, the last action, and the question that is open."""
        g = replay(self.record, at)
        if at:
            self._line(self.record.lines[at - 1])
        self.console.print(
            self.game.board(self.game.view(g, self.seat), self.seat, self.teller.texts.lang), highlight=False, soft_wrap=True
        )
        now = decision(g)
        if now is not None:
            who = ", ".join(self.teller.seat(seat) for seat in now.seats)
            may_read = self.everything or self.seat in now.seats
            self.console.print(Text(f"{who}: {self.teller.question(now.step) if may_read else now.name}", style="bold"))

    def _line(self, line: Line) -> None:
        if self.everything or line.seat == self.seat:
            self.console.print(Text(f"{line.number:>4} {self.teller.seat(line.seat)}: {line.action}", style="bold"))

    def _news(self, g: State, told: int) -> int:
        events = list(g.read(self.seat))
        for event in events[told:]:
            self.console.print(Text(f"       {self.teller.event(event)}"), highlight=False)
        return len(events)
