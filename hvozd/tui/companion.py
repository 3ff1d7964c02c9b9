"""The companion at the terminal: a step a prompt; cards and dice are asked for; a line of a position puts something right."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.text import Text

from hvozd.core import Event
from hvozd.core.errors import HvozdError
from hvozd.core.spelling import whole
from hvozd.kit.companion import Companion, short
from hvozd.kit.forecast import called, forecasts, opponent
from hvozd.kit.texts import ANY_GAME, Texts
from hvozd.tui.story import story

SHOWN = 16
"""So many answers have a line each."""


class Beside:
    """Reads what the table says and tells what the automatic seats do; the record is saved after every step."""

    def __init__(self, companion: Companion, file: Path, lang: str, console: Console, ask: Callable[[str], str]) -> None:
        self.companion, self.file, self.lang, self.console, self.ask = companion, file, lang, console, ask
        self.texts = Texts([ANY_GAME], lang)
        self.said: list[int] = []
        self.quit = False

    def run(self) -> None:
        """Until the game is over or the table stops."""
        self.say("help", line=self.example(), file=str(self.file))
        while not self.quit and not self.companion.over:
            try:
                self.turn()
            except EOFError:
                self.quit = True
            except HvozdError as error:
                self.console.print(Text(self.texts.error(error) if error.key else str(error), style="bold"))
            self.companion.session.save(self.file)
        if (result := self.companion.state.result) is not None:
            teller = self.companion.session.teller(self.lang)
            winners = ", ".join(map(teller.seat, result.winners)) or self.texts.get("companion-nobody")
            self.say("over", reason=teller.word("reason", result.reason), winners=winners)

    def example(self) -> str:
        """A line of this very position, the first that says what lies on a place."""
        places = [f"{key}:" for ground in self.companion.layout.grounds(self.companion.state) for key in list(ground.keys())]
        lines = self.companion.session.position(None).splitlines()
        return next(line for line in lines if line.startswith(tuple(places)))

    def turn(self) -> None:
        """One prompt."""
        companion, teller = self.companion, self.companion.session.teller(self.lang)
        if companion.people is not None:
            self.say("people", seat=teller.seat(companion.people))
            self.typed(self.ask(self.texts.get("companion-prompt")), None)
            return
        answers = companion.ahead(self.said).answers
        if not answers:
            self.typed(self.ask(self.texts.get("companion-prompt")), self.go)
            return
        labels = short([self.label(answer) for answer in answers])
        self.question(answers, labels)
        text = self.ask(self.texts.get("companion-pick"))
        if (at := self.found(text, labels)) is not None:
            self.said.append(at)
            if not companion.ahead(self.said).answers:
                self.go()

    def question(self, answers: Sequence[Event | str | None], labels: Sequence[str]) -> None:
        teller, asked = self.companion.session.teller(self.lang), self.companion.asked
        now = self.companion.session.decision
        if isinstance(answers[0], str) and asked is not None and now is not None:
            self.say("asked", seat=teller.seat(asked), question=now.text_in(self.lang))
        else:
            self.say("what")
        rows = [f"{number}  {label}" for number, label in enumerate(labels, 1)]
        if len(rows) > SHOWN:
            rows = [" · ".join(rows)]
        for row in rows:
            self.console.print(Text(f"  {row}"), highlight=False)

    def label(self, answer: Event | str | None) -> str:
        if answer is None:
            return self.texts.get("companion-nothing")
        return answer if isinstance(answer, str) else self.companion.session.teller(self.lang).event(answer)

    def found(self, text: str, labels: list[str]) -> int | None:
        """The answer that is meant by a number or by a part that only one has; a command is carried out instead."""
        if (number := whole(text)) is not None and 0 < number <= len(labels):
            return number - 1
        fits = [at for at, label in enumerate(labels) if text.casefold() in label.casefold() and label not in labels[:at]]
        if text in COMMANDS or ":" in text:
            self.typed(text, None)
        elif len(fits) == 1:
            return fits[0]
        elif fits:
            self.say("several", number=len(fits), answers="; ".join(f"{at + 1} {labels[at]}" for at in fits[:SHOWN]))
        else:
            self.say("none", text=text)
        return None

    def typed(self, text: str, otherwise: Callable[[], None] | None) -> None:
        """A command, a correction, or nothing: then `otherwise` happens."""
        if ":" in text:
            self.companion.correct(text)
            self.said = []
        elif text in COMMANDS:
            COMMANDS[text](self)
        elif otherwise is not None and not text:
            otherwise()
        else:
            self.say("none", text=text)

    def go(self) -> None:
        events = self.companion.go(self.said)
        self.said = []
        rule = partial(self.companion.rule, lang=self.lang)
        for line in story(self.companion.session.teller(self.lang), events, True, rule):
            self.console.print(Text(line), highlight=False)

    def done(self) -> None:
        self.companion.turn_over()

    def back(self) -> None:
        self.said = []
        self.companion.back()

    def board(self) -> None:
        game = self.companion.session.game
        view = game.view(self.companion.state, None)
        self.console.print(game.text(view, None, self.lang), highlight=False, soft_wrap=True)

    def text(self) -> None:
        self.console.print(Text(self.companion.session.position(None)), highlight=False, soft_wrap=True)

    def forecast(self) -> None:
        """What the next automatic turn would be, for each thing that may turn up; what happened stays as it is."""
        teller, rows = self.companion.session.teller(self.lang), forecasts(self.companion)
        if not rows:
            self.say("no-forecast")
        for row, found in zip(rows, called(rows, teller), strict=True):
            self.say("forecast", seat=opponent(row, teller), number=len(row.found), found=found)
            for line in story(teller, row.told, False):
                self.console.print(Text(f"  {line}"), highlight=False)
            if not row.over:
                self.say("forecast-open")

    def stop(self) -> None:
        self.quit = True

    def say(self, key: str, **values: object) -> None:
        self.console.print(Text(self.texts.get(f"companion-{key}", values), style="bold"), highlight=False, soft_wrap=True)


COMMANDS: dict[str, Callable[[Beside], None]] = {
    "done": Beside.done,
    "back": Beside.back,
    "board": Beside.board,
    "text": Beside.text,
    "forecast": Beside.forecast,
    "quit": Beside.stop,
}
