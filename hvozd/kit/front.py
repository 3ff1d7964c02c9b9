"""What people hold in Python: a game being played, with words, pictures and positions. `hvozd.new(...)` gives one."""

from collections.abc import Iterator, Sequence
from typing import Any, Self

from hvozd.core import Action, Decision, Options, Result, Rng
from hvozd.core.errors import NotOffered, UnknownName, UnreadableAction, WrongSeat
from hvozd.core.flow import decision
from hvozd.core.game import S, V
from hvozd.core.record import FORMAT, WRITTEN, Header, Line, Record, begin
from hvozd.core.session import Session as Kernel
from hvozd.kit.positions import layout_of, read
from hvozd.kit.reasons import Reason, why_not
from hvozd.kit.texts import Teller
from hvozd.kit.views import View

ALL = "all"
"""In the place of a seat: everything, whoever may know it."""


class Choice(str):
    """A legal answer: the text by which it is played, with the action behind it.

    >>> import hvozd
    >>> game = hvozd.new("defenders", seed=1, seats=2)
    >>> choice = next(iter(game.options()))
    >>> choice.startswith("organizer "), choice.action
    (True, TakeOrganizer(organizer=0))
    """

    __slots__ = ("action",)
    action: Action

    @classmethod
    def of(cls, text: str, action: Action) -> "Choice":
        new = cls(text)
        new.action = action
        return new


class Choices:
    """The legal answers of a seat, lazy: iterate, count, look whether a text or an action is among them, draw one."""

    def __init__(self, session: "Session[Any, Any]", options: Options) -> None:
        self._session, self._options = session, options

    def _choice(self, action: Action) -> Choice:
        return Choice.of(self._session.game.write(self._session.state, action), action)

    def __iter__(self) -> Iterator[Choice]:
        return map(self._choice, self._options)

    def __len__(self) -> int:
        return len(self._options)

    def __contains__(self, answer: object) -> bool:
        game, state = self._session.game, self._session.state
        try:
            action = game.read(state, answer) if isinstance(answer, str) else answer
        except UnreadableAction:
            return False
        return (game.speller.tidy(action) if isinstance(action, Action) else action) in self._options

    def sample(self, rng: Rng) -> Choice:
        """One of them: first a kind of action, then an action of that kind."""
        return self._choice(self._options.sample(rng))

    def __repr__(self) -> str:
        return f"<Choices: {len(self)}>"


class Question(Decision):
    """What is to be decided now, by whom, and how it is asked."""

    __slots__ = ("_teller",)

    def __init__(self, session: "Session[Any, Any]", now: Decision) -> None:
        super().__init__(session.state, now.step)
        self._teller = session.teller

    def text_in(self, lang: str) -> str:
        """The question as it is asked in a language."""
        return self._teller(lang).question(self.step)

    @property
    def text(self) -> str:
        """The question in English; `text_in` knows the other languages."""
        return self.text_in("en")


class Refusal:
    """Why an action is not possible now: the rule that forbids it, and the fact, in a person's language.

    >>> import hvozd
    >>> game = hvozd.new("defenders", seed=1, seats=2)
    >>> refusal = game.why_not("end")
    >>> refusal.rule, refusal.text.startswith("That is no answer to what is asked now"), game.why_not(next(iter(game.options())))
    ('DW-3.9', True, None)
    """

    def __init__(self, session: "Session[Any, Any]", reason: Reason) -> None:
        self._teller, self.reason = session.teller, reason

    @property
    def rule(self) -> str:
        """The id of the rule in the game's ledger."""
        return self.reason.rule

    def text_in(self, lang: str) -> str:
        """The fact in a language."""
        return self.reason.tell(self._teller(lang))

    @property
    def text(self) -> str:
        """The fact in English; `text_in` knows the other languages."""
        return self.text_in("en")

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text

    def __repr__(self) -> str:
        return f"<Refusal: {self}>"


class Session(Kernel[S, V]):
    """A game being played: ask, play, take back, look, write down.

    >>> import hvozd
    >>> game = hvozd.new("defenders", seed=1, seats=2)
    >>> game.turn, len(game.seats), game.result, game.decision.name, len(game.options())
    (0, 2, None, 'ChooseOrganizer', 2)
    >>> game.play(next(iter(game.options())))
    >>> game.turn, game.decision.text != game.decision.text_in("cs")
    (1, True)
    """

    @property
    def decision(self) -> Question | None:
        """The open question: `text`, `seats`, `options()`; None when the game is over."""
        now = decision(self.state)
        return None if now is None else Question(self, now)

    @property
    def seats(self) -> tuple[str, ...]:
        """The rulebook's name of each seat: a faction, a character."""
        return self.game.seat_names(self.state)

    def seat(self, name: int | str | None) -> int | None:
        """The number of a seat that may be given by its name; None, or "none", is a spectator."""
        if name is None or name == "none":
            return None
        seat = self.seats.index(name) if name in self.seats else int(name) if str(name).isdecimal() else -1
        if not 0 <= seat < self.state.seats:
            there_are = ", ".join(f"{number} ({one})" for number, one in enumerate(self.seats))
            sentence = f"There is no seat '{name}'; there are {there_are}, and none for a spectator."
            raise UnknownName(sentence, "error-no-seat", name=str(name), seats=there_are)
        return seat

    @property
    def turn(self) -> int | None:
        """The seat that is asked now (of several at once, the first); None when the game is over."""
        now = self.decision
        return None if now is None else now.seat

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.state.result

    @property
    def scores(self) -> tuple[int | None, ...]:
        """The points of each seat as everybody sees them: None where they are hidden, none at all in a game without points."""
        return self.game.scores(self.state)

    def options(self, seat: int | str | None = None) -> Choices:
        """What the seat that is asked (or one of several that are) may answer; nothing when it is not asked."""
        now = decision(self.state)
        number = now.seat if now and seat is None else self.seat(seat)
        return Choices(self, now.options(number) if now and number in now.seats else Options(self.state, ()))

    def why_not(self, action: Action | str, seat: int | str | None = None) -> Refusal | None:
        """Why the seat that is asked (or another one, "none": a spectator) cannot do this now; None where it can."""
        number = self.turn if seat is None else self.seat(seat)
        reason = why_not(self.game, self.state, action, number)
        return None if reason is None else Refusal(self, reason)

    def play(self, action: Action | str, seat: int | None = None, number: int | None = None) -> None:
        """Answer the open decision; an illegal action raises IllegalAction with the rule and the fact, and changes nothing."""
        try:
            super().play(action, seat, number)
        except (UnreadableAction, NotOffered, WrongSeat) as error:
            refusal = self.why_not(action, seat if seat is None or 0 <= seat < self.state.seats else "none")
            raise type(error)(str(refusal or error)) from None

    def journal(self, lang: str = "en", seat: int | str | None = None) -> list[str]:
        """What happened so far, sentence by sentence, as a seat (None: a spectator) may know it."""
        teller = self.teller(lang)
        return [teller.event(event) for event in self.state.read(self.seat(seat))]

    def teller(self, lang: str = "en") -> Teller:
        """What tells this game's questions, actions and events in a language."""
        return Teller(self.game, self.game.words(self.state), self.seats, lang)

    def view(self, seat: int | str | None) -> V:
        """What a seat (None: a spectator) may see, and nothing else: typed data, with `.json()` and `.svg()`."""
        number = self.seat(seat)
        seen = self.game.view(self.state, number)
        if isinstance(seen, View):
            seen.made_for(self.game, number)
        return seen

    def positions(self) -> "Iterator[Session[S, V]]":
        """The game from its first decision to this one, position by position; each is a game of its own.

        >>> import hvozd
        >>> game = hvozd.new("defenders", seed=1, seats=2)
        >>> game.play(next(iter(game.options())))
        >>> tuple(at.turn for at in game.positions())
        (0, 1)
        """
        state: Any = begin(self.record)
        past = type(self)(self.game, state, Record(self.record.header, [], stopped=self.record.stopped))
        yield past.clone()
        for line in self.record.lines:
            past.follow(line)
            yield past.clone()

    def position(self, seat: int | str | None = ALL) -> str:
        """The position as text that reads back with `hvozd.from_position`; for a seat only what that seat may know."""
        layout = layout_of(self.game, self.record.header.options)
        return layout.write(self.state) if seat == ALL else layout.write(self.state, self.seat(seat), blind=True)

    @classmethod
    def from_position(cls, text: str, seed: int = 0, seats: Sequence[str] = ()) -> Self:
        """The game of a position's text, at its open decision; PositionError says what is wrong, and in which line."""
        game, settings, state = read(text, seed)
        header = Header(FORMAT, game.name, game.version, seed, settings, list(seats), position=text)
        return cls(game, state, Record(header, []))

    def correct(self, lines: str) -> None:
        """Put lines of the position's text right: a step of the record that is written, not played. It cannot be taken back."""
        now, state = self.decision, self.state.clone()
        layout_of(self.game, self.record.header.options).put_right(state, lines)
        self.record.lines.append(Line(self.state.number, now.seat if now else 0, WRITTEN + lines.strip(), []))
        self.state = state
        self.forget()

    def __repr__(self) -> str:
        now = decision(self.state)
        if now is None:
            winners = ", ".join(self.seats[seat] for seat in self.state.result.winners) if self.state.result else ""
            return f"<Session of {self.game.name}: over after {self.state.number} decisions, won by {winners or 'nobody'}>"
        return f"<Session of {self.game.name}: decision {now.number}, {now.name} by {self.seats[now.seat]}>"

    def _repr_svg_(self) -> str | None:
        """The table in a notebook, as the seat that is asked sees it."""
        seen = self.view(self.turn)
        return seen.svg() if isinstance(seen, View) else None
