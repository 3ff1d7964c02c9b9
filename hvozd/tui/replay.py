"""A record shown as text: the whole story, or one position, as everybody together or as one seat saw it."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from hvozd.core import State, decision, find_game
from hvozd.core.errors import UnknownName
from hvozd.core.record import Line, Record, begin, replay, step_through
from hvozd.core.spelling import whole
from hvozd.kit.headings import title
from hvozd.kit.texts import Teller, Texts
from hvozd.tui.story import story

TEXTS = Path(__file__).parent / "locale"


class Replay:
    def __init__(self, record: Record, lang: str, console: Console, explain: bool = False) -> None:
        self.record = record
        self.console = console
        self.explain = explain
        self.game = find_game(record.header.game)
        self.length = len(record.lines)
        self.seat: int | None = None
        self.everything = True
        """Whether the actions of all seats are shown, or only those that `seat` took."""
        last = replay(record)
        self.names = self.game.seat_names(last)
        self.teller = Teller(self.game, self.game.words(last), self.names, lang)
        self.texts = Texts([TEXTS], lang)

    def watch_as(self, seat: str | None) -> None:
        """Show only what a seat could see: its number or name, "none" for a spectator; None shows all actions."""
        if seat is None:
            return
        self.everything = False
        if seat == "none":
            return
        if (number := whole(seat)) is not None and number < len(self.names):
            self.seat = number
        elif seat in self.names:
            self.seat = self.names.index(seat)
        else:
            there_are = ", ".join(f"{number} ({name})" for number, name in enumerate(self.names))
            sentence = f"There is no seat '{seat}'; there are {there_are}, and none for a spectator."
            raise UnknownName(sentence, "error-no-seat", name=str(seat), seats=there_are)

    def text(self) -> None:
        """The whole game, action by action."""
        header = self.record.header
        self.say("head", title=title(self.game, self.texts.lang), rules=header.rules, seed=str(header.seed))
        for seat in range(len(self.names)):
            who = ", ".join(header.seats[seat : seat + 1]) or self.texts.get("replay-unnamed")
            self.say("seat", number=str(seat), name=self.called(seat), who=who)
        g = begin(self.record)
        told = self._news(g, 0)
        for line in self.record.lines:
            self._line(line)
            step_through(self.record, g, line)
            told = self._news(g, told)
        if self.record.stopped:
            self.console.print(Text(self.record.stopped, style="bold"))
        if g.result is not None:
            winners = ", ".join(self.teller.seat(seat) for seat in g.result.winners) or self.texts.get("replay-nobody")
            reason, scores = self.teller.word("reason", g.result.reason), str(g.result.scores)
            self.say("end", "bold", reason=reason, winners=winners, scores=scores)

    def called(self, seat: int) -> str:
        """A seat by the name that is typed, and in another language by what it is called there."""
        told = self.teller.seat(seat)
        return self.names[seat] if self.texts.lang == "en" else f"{told} ({self.names[seat]})"

    def say(self, key: str, style: str = "", **variables: object) -> None:
        self.console.print(Text(self.texts.get(f"replay-{key}", variables), style=style))

    def position(self, at: int) -> None:
        """The board after `at` actions, the last action, and the question that is open."""
        g = replay(self.record, at)
        if at:
            self._line(self.record.lines[at - 1])
        self.console.print(
            self.game.text(self.game.view(g, self.seat), self.seat, self.teller.texts.lang), highlight=False, soft_wrap=True
        )
        now = decision(g)
        if now is not None:
            who = ", ".join(self.teller.seat(seat) for seat in now.seats)
            may_read = self.everything or self.seat in now.seats
            self.console.print(Text(f"{who}: {self.teller.question(now.step) if may_read else now.name}", style="bold"))

    def _line(self, line: Line) -> None:
        if line.written is not None:
            what = line.written if self.everything else "…"
            told = self.texts.get("replay-written", {"what": what})
            self.console.print(Text(f"{line.number:>4} {told}", style="bold"))
        elif self.everything or line.seat == self.seat:
            self.console.print(Text(f"{line.number:>4} {self.teller.seat(line.seat)}: {line.action}", style="bold"))

    def _news(self, g: State, told: int) -> int:
        events = list(g.read(self.seat))
        for line in story(self.teller, events[told:], self.explain):
            self.console.print(Text(f"     {line}"), highlight=False)
        return len(events)
