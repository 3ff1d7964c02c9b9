"""A game played in the terminal: people and agents around one board."""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from hvozd.agents import Agent, Place
from hvozd.core import Action, Decision, HvozdError, Session
from hvozd.locale import Teller, Texts
from hvozd.tui.picker import Picker

TEXTS = Path(__file__).parent / "texts"


class Left(Exception):
    """A person has left the table."""


class Table:
    """Runs a session: asks agents and people in turn until the game is over or a person leaves."""

    def __init__(
        self, session: Session, agents: Sequence[Agent | None], lang: str, console: Console, ask: Callable[[str], str]
    ) -> None:
        self.session = session
        self.game = session.game
        self.agents = agents
        """One for each seat; None is a person."""
        self.people = [seat for seat, agent in enumerate(agents) if agent is None]
        self.console = console
        self.ask = ask
        self.texts = Texts([TEXTS], lang)
        names = self.game.seat_names(session.state)
        self.teller = Teller(self.game, self.game.words(session.state), names, lang, [TEXTS])
        self._told = [0] * len(agents)
        """How many lines of the journal each seat has read."""
        self._facing: int | None = self.people[0] if len(self.people) == 1 else None
        """The person who looks at the screen."""

    def run(self) -> None:
        """Play to the end; raises Left when a person leaves before."""
        while (now := self.session.decision) is not None:
            seat = self._next(now)
            agent = self.agents[seat]
            if agent is not None:
                self.session.play(agent.choose(Place(self.game, self.session.state, now, seat)), seat, now.number)
            else:
                self._face(seat)
                self._person(now, seat)
        self._over()

    def _next(self, now: Decision) -> int:
        """Of several seats that choose at once: first the agents, then whoever looks at the screen."""
        order = [seat for seat in now.seats if self.agents[seat] is not None]
        order += [seat for seat in now.seats if seat == self._facing]
        return order[0] if order else now.seat

    # -- what a person sees --------------------------------------------------------------------------------------------

    def say(self, key: str, style: str = "", **variables: object) -> None:
        self.console.print(Text(self.texts.get(f"table-{key}", variables), style=style), highlight=False)

    def _face(self, seat: int) -> None:
        """Where several people share the screen, nobody sees what another one knows."""
        if self._facing != seat:
            self.console.clear()
            self._input(self.texts.get("table-curtain", {"seat": self.teller.seat(seat)}))
            self._facing = seat
        self._news(seat)
        self._board(seat)

    def _news(self, seat: int) -> None:
        events = list(self.session.state.read(seat))
        for event in events[min(self._told[seat], len(events)) :]:
            self.console.print(Text(f"· {self.teller.event(event)}", style="dim"), highlight=False)
        self._told[seat] = len(events)

    def _board(self, seat: int | None) -> None:
        self.console.print(self.game.board(self.session.view(seat), seat, self.texts.lang), highlight=False, soft_wrap=True)

    def _journal(self, seat: int | None) -> None:
        self.say("journal", "bold")
        events = list(self.session.state.read(seat))
        for event in events:
            self.console.print(Text(f"· {self.teller.event(event)}"), highlight=False)
        if not events:
            self.say("empty")

    def _over(self) -> None:
        result = self.session.state.result
        assert result is not None
        for seat in self.people[:1]:
            self._news(seat)
        self._board(None)
        names = [self.teller.seat(seat) for seat in range(len(self.agents))]
        self.say("over", "bold", reason=self.teller.word("reason", result.reason))
        self.say("winners", "bold", count=len(result.winners), names=", ".join(names[seat] for seat in result.winners))
        self.say("scores", scores=", ".join(f"{name} {score}" for name, score in zip(names, result.scores, strict=True)))

    # -- asking a person -----------------------------------------------------------------------------------------------

    def _person(self, now: Decision, seat: int) -> None:
        """Ask until an action is taken, or something is undone."""
        picker = Picker(list(now.options(seat)), self.teller)
        question = self.teller.question(now.step)
        if not question.startswith(self.teller.seat(seat)):
            self.say("turn", "bold", seat=self.teller.seat(seat))
        self.console.print(Text(question, style="bold yellow"))
        while True:
            self._show(picker)
            try:
                if self._answer(self._input("> ").strip(), picker, now, seat):
                    return
            except HvozdError as error:
                self.console.print(Text(str(error), style="red"))

    def _show(self, picker: Picker) -> None:
        if picker.action is not None:
            self.say("only", action=self.teller.action(picker.action))
            return
        if so_far := picker.so_far():
            self.console.print(Text(so_far, style="italic"))
        heading = picker.heading()
        self.say("which", field=heading) if heading else self.say("what")
        for number, choice in enumerate(picker.choices(), 1):
            more = f" ({len(choice.actions)})" if len(choice.actions) > 1 else ""
            self.console.print(f"[bold]{number:>3})[/] {escape(choice.label)}[dim]{more}[/]", highlight=False)

    def _answer(self, text: str, picker: Picker, now: Decision, seat: int) -> bool:
        """Do what was typed; True when the decision is no longer open."""
        command = {"u": self.session.undo, "t": self.session.undo_turn}.get(text)
        if command is not None:
            self._undo(command, seat)
            return True
        if text in ("b", "l", "j", "v", "?", "q"):
            self._look(text, picker, seat)
            return False
        action = picker.action if not text else self._picked(text, picker) if text.isdecimal() else self._typed(text)
        if action is not None:
            self.session.play(action, seat, now.number)
        return action is not None

    def _look(self, text: str, picker: Picker, seat: int) -> None:
        """Commands that change nothing at the table."""
        if text == "b" and not picker.back():
            self.say("first-step")
        elif text == "l":
            self.say("list", "bold")
            for action in picker.left:
                self.console.print(Text(f"     {self.teller.form(action):<32} {self.teller.action(action)}"), highlight=False)
        elif text == "j":
            self._journal(seat)
        elif text == "v":
            self._board(seat)
        elif text == "?":
            self.say("help", example=self.teller.form(picker.left[0]))
        elif text == "q":
            raise Left

    def _picked(self, text: str, picker: Picker) -> Action | None:
        choices = [] if picker.action is not None else picker.choices()
        number = int(text[:9])
        if picker.action is not None and number == 1:
            return picker.action
        if not 1 <= number <= len(choices):
            self.say("no-number", "red", number=text[:9], count=max(1, len(choices)))
            return None
        return picker.pick(choices[number - 1])

    def _typed(self, text: str) -> Action:
        return self.game.read(self.session.state, text)

    def _undo(self, command: Callable[[int], None], seat: int) -> None:
        action = self.session.can_undo(seat)
        command(seat)
        self.say("undone", action=action or "")

    def _input(self, prompt: str) -> str:
        try:
            return self.ask(prompt)
        except EOFError:
            raise Left from None
