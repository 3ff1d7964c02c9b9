"""How to pose a case and play it by prompt: a position as text, answers as text, and what must be offered and come out.

>>> from hvozd.testing import Table
>>> t = Table('''
...     crescent; seats 5; years 3; layout p5-1
...     year: 2
...     ford: city
... ''')
>>> question, who = t.asked.split()
>>> question, t.offered(who, "no")
('ChooseAction', {'no action'})
>>> t.say(who, "no action").shows("ford: city").line("year")
'2'

`docs/testing.md` has the rest.
"""

from collections.abc import Callable, Mapping
from typing import Any, Self

from hvozd.core import Decision, Event, Rng, find_game
from hvozd.core.flow import decision
from hvozd.core.record import FORMAT, Header, Record
from hvozd.core.rooms import tag_of
from hvozd.kit.front import Session
from hvozd.kit.positions import layout_of


class Table:
    """One case: it stands where its text says, and every component stays where it belongs (the census is watched)."""

    session: Session[Any, Any]

    def __init__(self, position: str, seed: int = 0) -> None:
        self.session = Session.from_position(position, seed)
        self.watch()

    def start(self, game: str, settings: Mapping[str, str], seed: int = 0) -> None:
        """Instead of a text: a game of these settings at its first question, for tables that add words of their own."""
        self.session = Session.new(game, settings, seed)
        self.watch()

    def lay(self, game: str, settings: Mapping[str, Any], seed: int = 0) -> None:
        """The same, with the bare table of these settings: all in its supply, and nobody asked."""
        found = find_game(game)
        state = layout_of(found, settings).bare(seed)
        header = Header(FORMAT, game, found.version, seed, dict(settings), [])
        self.session = Session(found, state, Record(header, []))
        self.watch()

    def watch(self) -> None:
        """What there is now must stay: said again by tables whose tests have laid things out by hand."""
        self.census = self.game.census(self.g)

    @property
    def game(self) -> Any:
        return self.session.game

    @property
    def g(self) -> Any:
        """The position itself, for what a text cannot say."""
        return self.session.state

    def __repr__(self) -> str:
        return f"<Table of {self.game.name}: {self.asked or 'nobody is asked'}>"

    # -- setting up ----------------------------------------------------------------------------------------------------

    def dice(self, *outcomes: int) -> Self:
        """The next random outcomes, in the order in which the rules ask for them."""
        self.g.loaded += outcomes
        return self

    def correct(self, lines: str) -> Self:
        """Lines of the position's text put right."""
        self.session.correct(lines)
        self.watch()
        return self

    # -- who is asked what ----------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """The number of a seat."""
        return int(self.game.seat_names(self.g).index(name))

    @property
    def now(self) -> Decision | None:
        return decision(self.g)

    @property
    def asked(self) -> str:
        """The open question and who is asked: its name, then the names of the seats; empty when nobody is."""
        now, names = self.now, self.game.seat_names(self.g)
        return "" if now is None else " ".join((now.name, *(names[seat] for seat in now.seats)))

    def must_ask(self, who: str) -> int:
        """The seat of this name, which must be asked now."""
        now, seat = self.now, self.seat(who)
        assert now is not None, f"nobody is asked, so not the {who}"
        assert seat in now.seats, f"{self.asked} is asked, not the {who}"
        return seat

    def offered(self, who: str, begins: str = "") -> set[str]:
        """The texts of what a seat may answer, or of those that begin so; the seat must be asked."""
        return self.answers(self.must_ask(who), begins)

    def answers(self, seat: int, begins: str = "") -> set[str]:
        """The texts of what is offered to a seat by its number."""
        now = self.now
        assert now is not None, "nobody is asked"
        texts = [self.game.write(self.g, action) for action in now.options(seat)]
        assert len(texts) == len({*texts}), f"{now.name} offers an answer twice"
        return {text for text in texts if not begins or text == begins or text.startswith(f"{begins} ")}

    def only(self, who: str, *texts: str, verb: str = "") -> Self:
        """This seat is asked, and exactly these answers are offered; with a verb, of those that begin with it."""
        found, wanted = self.answers(self.must_ask(who), verb), {f"{verb} {text}".strip() for text in texts}
        assert found == wanted, f"too many: {sorted(found - wanted)}; missing: {sorted(wanted - found)}"
        return self

    # -- playing -------------------------------------------------------------------------------------------------------

    def say(self, who: str, *texts: str) -> Self:
        """A seat answers, once or several times in a row; it fails where another one is asked or the answer is not offered."""
        for text in texts:
            self.answer(self.must_ask(who), text)
        return self

    def answer(self, seat: int, text: str) -> None:
        """One answer of a seat by its number; nothing may be lost or made by it."""
        self.session.play(text, seat)
        assert self.game.census(self.g) == self.census, f"components are lost or made after '{text}'"

    def until(self, question: str, choose: Callable[[Any], Any] | None = None, most: int = 200) -> Self:
        """Everybody answers as `choose` says (else the first offer) until this question is open."""
        for _ in range(most):
            now = self.now
            assert now is not None, f"the game is over before {question}"
            if now.name == question:
                return self
            options = now.options(now.seat)
            self.session.play(choose(options) if choose else next(iter(options)), now.seat)
        raise AssertionError(f"{question} does not come within {most} decisions")

    def play_out(self, seed: int = 0, most: int = 50) -> Self:
        """So many random decisions: nothing may break, and nothing may be lost."""
        rng = Rng(seed)
        for _ in range(most):
            if (now := self.now) is None:
                break
            seat = rng.pick(now.seats)
            self.session.play(now.options(seat).sample(rng), seat)
            assert self.game.census(self.g) == self.census
        return self

    # -- looking ---------------------------------------------------------------------------------------------------------

    def text(self, seat: str = "all") -> str:
        """The position as text: everything, or what a seat may know."""
        return self.session.position(seat)

    def line(self, key: str) -> str:
        """What the position's text says behind a key; empty where it says nothing."""
        rows = [row.partition(": ") for row in self.text().splitlines()[1:]]
        return next((value for name, _, value in rows if name == key), "")

    def shows(self, *lines: str) -> Self:
        """These lines are in the position's text, or it is silent where they say nothing but zeros."""
        for row in lines:
            key, _, value = row.partition(": ")
            found = self.line(key)
            zero = all(part.endswith("=0") for part in value.split(", "))
            assert found == value or (zero and not found), f"{key}: {found}, not {value}"
        return self

    def told(self, kind: str, who: str | None = None) -> list[Event]:
        """The journal's events of a kind, as a seat (None: a spectator) may read them."""
        events = self.g.read(None if who is None else self.seat(who))
        return [event for event in events if tag_of(type(event)) == kind]
