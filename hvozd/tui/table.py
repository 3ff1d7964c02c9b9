"""A game played in the terminal: people and agents around one board."""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from hvozd.agents import Agent, Place, RandomAgent, find_agent
from hvozd.agents.hint import TEXTS as HINTS
from hvozd.agents.hint import advise, tell
from hvozd.core import Action, Decision, HvozdError, Rng, Session, decision
from hvozd.core.errors import IllegalAction, NotOffered, UndoRefused
from hvozd.core.spelling import whole
from hvozd.kit.reasons import why_not
from hvozd.kit.texts import Teller, Texts
from hvozd.tui.picker import Picker
from hvozd.tui.story import story
from hvozd.tui.thinking import Beside, choose
from hvozd.tui.typed_in import Typed

TEXTS = Path(__file__).parent / "locale"
ADVISER = "hard"


class Left(Exception):
    """A person has left the table."""


class Table:
    """Runs a session: asks agents and people in turn until the game is over or a person leaves."""

    def __init__(
        self,
        session: Session,
        agents: Sequence[Agent | None],
        lang: str,
        console: Console,
        ask: Callable[[str], str],
        ask_all: bool = False,
        explain: bool = False,
        real_dice: bool = False,
    ) -> None:
        self.session = session
        self.game = session.game
        self.agents = agents
        """One for each seat; None is a person."""
        self.people = [seat for seat, agent in enumerate(agents) if agent is None]
        self.console = console
        self.ask = ask
        self.ask_all = ask_all
        """Whether people are also asked where there is only one possibility."""
        self.explain = explain
        """Whether news come with the rules that made them happen."""
        self.real_dice = Typed(session, lang, console, self._input) if real_dice else None
        """What falls on a real table is asked for."""
        self.texts = Texts([TEXTS], lang)
        names = self.game.seat_names(session.state)
        self.teller = Teller(self.game, self.game.words(session.state), names, lang, [HINTS, TEXTS])
        self._told = [0] * len(agents)
        """How many lines of the journal each seat has read."""
        self._facing: int | None = self.people[0] if len(self.people) == 1 else None
        """The person who looks at the screen."""
        self._shown = ""
        """The board that was printed last."""
        self._went_back = -1
        """The decision that a person came back to: it is asked even if there is one possibility."""

    def run(self) -> None:
        """Play to the end; raises Left when a person leaves before."""
        while (now := self.session.decision) is not None:
            seat = self._next(now)
            agent = self.agents[seat]
            if now.spared is not None and now.number != self._went_back:
                self._play(now.spared, seat, now.number)
            elif agent is not None:
                self._play(self._chosen(agent, seat), seat, now.number)
            elif (only := self._only(now, seat)) is not None:
                self.say("auto", "dim", seat=self.teller.seat(seat), action=self.teller.action(only))
                self._play(only, seat, now.number)
            else:
                self._face(seat)
                self._person(now, seat)
        self._over()

    def _play(self, action: Action, seat: int, number: int) -> None:
        if self.real_dice is not None:
            self.real_dice.lay_ready(action, seat)
        self.session.play(action, seat, number)

    def _next(self, now: Decision) -> int:
        """Of several seats that choose at once: first the agents, then whoever looks at the screen."""
        order = [seat for seat in now.seats if self.agents[seat] is not None]
        order += [seat for seat in now.seats if seat == self._facing]
        return order[0] if order else now.seat

    def _only(self, now: Decision, seat: int) -> Action | None:
        """The only possibility of a seat, where it need not be asked."""
        if self.ask_all or now.number == self._went_back or len(self.people) > 1:
            return None
        options = now.options(seat)
        return next(iter(options)) if len(options) == 1 else None

    # -- agents ----------------------------------------------------------------------------------------------------------

    def _place(self, seat: int) -> Place:
        """What a seat may know, on a copy that nobody else changes."""
        state = self.session.state.clone()
        now = decision(state)
        assert now is not None
        return Place(self.game, state, now, seat)

    def _chosen(self, agent: Agent, seat: int) -> Action:
        place = self._place(seat)
        if isinstance(agent, RandomAgent):
            return agent.choose(place)
        with self.console.status(self.texts.get("table-thinks", {"seat": self.teller.seat(seat)})):
            action, trouble = choose(agent, place)
        if trouble:
            self.say("trouble", "red", seat=self.teller.seat(seat), trouble=trouble)
        return action

    def _hint(self, seat: int) -> None:
        """What the hard agent would do."""
        place, rng = self._place(seat), Rng(self.session.state.number)
        agent = find_agent(ADVISER)(rng)
        with self.console.status(self.texts.get("table-adviser")):
            advices = Beside(lambda: advise(place, agent, rng)).wait(agent)
        if advices is None:
            self.say("no-hint", "red")
            return
        for line in tell(advices, self.teller, bool(getattr(agent, "failures", 0))):
            self.console.print(Text(line, style="green"), highlight=False)

    # -- what a person sees --------------------------------------------------------------------------------------------

    def say(self, key: str, style: str = "", **variables: object) -> None:
        self.console.print(Text(self.texts.get(f"table-{key}", variables), style=style), highlight=False)

    def _face(self, seat: int) -> None:
        """Where several people share the screen, nobody sees what another one knows."""
        if self._facing != seat:
            self.console.clear()
            self._input(self.texts.get("table-curtain", {"seat": self.teller.seat(seat)}))
            self._facing, self._shown = seat, ""
        self._news(seat)
        if self._text(seat) != self._shown:
            self._board(seat)

    def _news(self, seat: int) -> None:
        events = list(self.session.state.read(seat))
        for line in story(self.teller, events[min(self._told[seat], len(events)) :], self.explain):
            self.console.print(Text(line, style="dim"), highlight=False)
        self._told[seat] = len(events)

    def _text(self, seat: int | None) -> str:
        return self.game.text(self.session.view(seat), seat, self.texts.lang)

    def _board(self, seat: int | None) -> None:
        self._shown = self._text(seat)
        self.console.print(self._shown, highlight=False, soft_wrap=True)

    def _booklet(self, seat: int) -> None:
        """The seat's goals and rules, where the game has a booklet."""
        told = self.game.booklet(self.session.view(seat), seat, self.texts.lang)
        self.console.print(told, highlight=False) if told else self.say("no-booklet")

    def _journal(self, seat: int | None, explain: bool) -> None:
        self.say("journal", "bold")
        events = list(self.session.state.read(seat))
        for line in story(self.teller, events, explain):
            self.console.print(Text(line), highlight=False)
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
        if self.game.scores(self.session.state):
            self.say("scores", scores=", ".join(f"{name} {score}" for name, score in zip(names, result.scores, strict=True)))

    # -- asking a person -----------------------------------------------------------------------------------------------

    def _person(self, now: Decision, seat: int) -> None:
        """Ask until an action is taken, or something is undone."""
        picker = Picker([*now.options(seat), *self.session.state.asides(seat)], self.teller)
        question = self.teller.question(now.step)
        if not question.startswith(self.teller.seat(seat)):
            self.say("turn", "bold", seat=self.teller.seat(seat))
        self.console.print(Text(question, style="bold yellow"))
        while True:
            self._show(picker)
            text = self._input("> ").strip()
            try:
                if self._answer(text, picker, now, seat):
                    return
            except HvozdError as error:
                self._excuse(error, text, seat)

    def _excuse(self, error: HvozdError, text: str, seat: int) -> None:
        """Why something that was typed is not done."""
        if isinstance(error, UndoRefused):
            self.say("no-undo", "red")
            return
        other, said = self._speaker(text)
        who = seat if other is None else other
        reason = why_not(self.game, self.session.state, said, who) if isinstance(error, IllegalAction) else None
        if reason is None:
            self.console.print(Text(str(error), style="red"))
        else:
            self.say("why-not", "red", fact=reason.tell(self.teller), rule=reason.rule or "none")

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
        if text in ("b", "g", "h", "l", "j", "w", "v", "?", "q"):
            self._look(text, picker, seat)
            return False
        if self._beside(text):
            return True
        action = picker.action if not text else self._picked(text, picker) if text.isdecimal() else self._typed(text)
        if action is not None:
            self._play(action, seat, now.number)
        return action is not None

    def _beside(self, text: str) -> bool:
        """`SEAT: text`: another person at this screen does what may be done at any time."""
        seat, said = self._speaker(text)
        if seat is None:
            return False
        action = self._typed(said)
        if action not in self.session.state.asides(seat):
            raise NotOffered(f"'{said}' cannot be done at any time.")
        self.session.play(action, seat)
        return True

    def _speaker(self, text: str) -> tuple[int | None, str]:
        """The person who is named before a colon, and the text behind it; nobody where nobody is named."""
        name, colon, said = text.partition(":")
        names = self.game.seat_names(self.session.state)
        seats = [seat for seat in self.people if name.strip() in (names[seat], str(seat))] if colon else []
        return (seats[0], said.strip()) if seats else (None, text)

    def _look(self, text: str, picker: Picker, seat: int) -> None:
        """Commands that change nothing at the table."""
        if text == "b" and not picker.back():
            self.say("first-step")
        elif text == "l":
            self.say("list", "bold")
            for action in picker.left:
                self.console.print(Text(f"     {self.teller.form(action):<32} {self.teller.action(action)}"), highlight=False)
        elif text == "h":
            self._hint(seat)
        elif text == "g":
            self._booklet(seat)
        elif text in ("j", "w"):
            self._journal(seat, text == "w")
        elif text == "v":
            self._board(seat)
        elif text == "?":
            self.say("help", example=self.teller.form(picker.left[0]))
            self._legend()
        elif text == "q":
            raise Left

    def _legend(self) -> None:
        """What the letters and signs of the board mean."""
        if paragraphs := self.game.legend(self.texts.lang):
            self.say("legend", "bold")
            for paragraph in paragraphs:
                self.console.print(Padding(paragraph, (0, 0, 0, 2)), highlight=False)

    def _picked(self, text: str, picker: Picker) -> Action | None:
        choices = [] if picker.action is not None else picker.choices()
        number = whole(text) or 0
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
        while (now := self.session.decision) and self._only(now, seat) and self.session.can_undo(seat):
            self.session.undo(seat)
        self._went_back = self.session.state.number
        self.say("undone", action=action or "")

    def _input(self, prompt: str) -> str:
        try:
            return self.ask(prompt)
        except EOFError:
            raise Left from None
