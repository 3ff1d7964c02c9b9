"""A text read into a position, strictly: what does not add up is refused with its line and the reason."""

import re
from typing import Any

from hvozd.core import Game, Rng
from hvozd.core.errors import HvozdError
from hvozd.core.registry import find_game
from hvozd.core.rng import SEEDS, kept, number_of
from hvozd.core.steps import Answer, Step
from hvozd.kit.positions.course import Course
from hvozd.kit.positions.layout import Layout
from hvozd.kit.positions.notes import Fault, Note, about, read_head, refuse, suggest
from hvozd.kit.positions.trial import settle_down, try_out
from hvozd.kit.positions.values import Desk, Row
from hvozd.kit.positions.writing import large

OWN_LINES = ("seen by", "decision", "now", "then", "answered", "run", "dice")
_DICE = re.compile(r"seed (0|[1-9][0-9]{0,77})(?:, draws (0|[1-9][0-9]{0,8}))?")


def opened(first: str) -> tuple[Game[Any, Any], dict[str, Any]]:
    """The game and the settings of a text's first line."""
    name, given = read_head(first)
    try:
        game = find_game(name)
        return game, game.resolve(given, 0)
    except HvozdError as error:
        raise refuse(str(error), 1) from None


class Reader:
    """Reads the lines of one text into a position."""

    def __init__(self, layout: Layout, g: Any) -> None:
        self.layout, self.g, self.game = layout, g, layout.game
        self.language = layout.language(g)
        self.grounds = [(ground, ground.keys()) for ground in layout.grounds(g)]
        self.titles = {layout.title(name): name for name in layout.written(g)}
        self.seen: int | None = None
        self.blind = False
        self.steps: list[Any] = []
        self.still = False
        """Whether nothing has run yet that runs by itself."""
        self.fields: set[str] = set()

    def position(self, notes: list[Note]) -> Any:
        for ground, _ in self.grounds:
            ground.clear(self.g)
        said: dict[str, int] = {}
        for note in notes:
            if note.key in said and note.key not in ("then", "answered"):
                raise refuse(f"'{note.key}' is said twice, first in line {said[note.key]}.", note.line)
            said.setdefault(note.key, note.line)
            try:
                self._line(note)
            except Fault as fault:
                raise refuse(f"{note.key}: {fault}", note.line) from None
        try:
            self._finish()
        except Fault as fault:
            raise refuse(str(fault), about(notes, fault.about), notes[-1].line if notes else 1) from None
        except Exception as error:
            said_so = f"no position can be so ({type(error).__name__}: {str(error)[:80]})."
            raise refuse(said_so, 0, notes[-1].line if notes else 1) from error
        return self.g

    def _line(self, note: Note) -> None:
        own = getattr(self, f"_{note.key.replace(' ', '_')}", None) if note.key in OWN_LINES else None
        if own is not None:
            own(note.value)
            return
        for ground, keys in self.grounds:
            if note.key in keys:
                ground.read(self.g, keys[note.key], note.value)
                return
        self._field(note.key, note.value)

    def _field(self, key: str, value: str) -> None:
        title, _, entry = key.rpartition(" ")
        name = self.titles.get(key) or self.titles.get(title)
        if name is None:
            known = [*OWN_LINES, *self.titles, *(key for _, keys in self.grounds for key in keys)]
            raise Fault(f"no line of a position of {self.game.title} is called so{suggest(key, known)}.")
        self.fields.add(name)
        shape, desk = self.layout.shape(self.language, name), Desk(value)
        by = self.layout.by.get(name)
        if by and isinstance(shape, Row) and not (large(shape) and key in self.titles):
            self._keyed(name, shape, by, "" if key in self.titles else entry, desk)
        elif key not in self.titles:
            raise Fault(f"'{title}' has no '{entry}'.")
        else:
            setattr(self.g, name, shape.read(desk, top=True))
        desk.end()

    def _keyed(self, name: str, shape: Row, by: str, entry: str, desk: Desk) -> None:
        row = list(getattr(self.g, name))
        index = self.language.index[by]

        def place(key: str) -> int:
            if index.get(key, len(row)) >= len(row):
                raise Fault(f"'{key}' is no {by} here{suggest(key, list(index)[: len(row)])}.")
            return index[key]

        if large(shape):
            at = place(entry)
            row[at] = shape.inner(at).read(desk, top=True)
        else:
            if entry:
                raise Fault(f"write 'name=number' for each {by} behind the colon.")
            while True:
                at = place(desk.take())
                desk.expect("=")
                row[at] = shape.inner(at).read(desk)
                if not desk.skip(","):
                    break
        setattr(self.g, name, shape.built(row))

    # -- lines that every game has ---------------------------------------------------------------------------------------

    def _seen_by(self, value: str) -> None:
        names = self.game.seat_names(self.g)
        if value not in ("a spectator", *names):
            raise Fault(f"'{value}' is no seat; there are {', '.join(names)}, and a spectator.")
        self.blind, self.seen = True, None if value == "a spectator" else names.index(value)

    def _decision(self, value: str) -> None:
        if not re.fullmatch(r"0|[1-9][0-9]{0,5}", value):
            raise Fault(f"'{value}' is no number of a decision.")
        self.g.number = int(value)

    def _now(self, value: str) -> None:
        desk = Desk(value)
        self.steps.append(self.language.shape(Step).read(desk))
        desk.end()

    def _then(self, value: str) -> None:
        if not self.steps:
            raise Fault("'now' comes before 'then'.")
        self._now(value)

    def _answered(self, value: str) -> None:
        seat, _, rest = value.partition(" ")
        if not re.fullmatch(r"[0-9]", seat) or int(seat) >= self.g.seats or any(int(seat) == one for one, _ in self.g.secret):
            raise Fault(f"'{seat}' is no seat that has not answered yet.")
        desk = Desk(rest)
        self.g.secret = [*self.g.secret, (int(seat), self.language.shape(Answer).read(desk))]
        desk.end()

    def _run(self, value: str) -> None:
        if value != "0":
            raise Fault("a position says 'run: 0' where nothing has run yet, or nothing of it.")
        self.still = True

    def _dice(self, value: str) -> None:
        found = _DICE.fullmatch(value)
        if found is None or int(found[1]) not in SEEDS:
            raise Fault("write 'seed' and a number of at most 256 bits, and 'draws' and a number.")
        self.g.seed, self.g.draws = kept(int(found[1])), int(found[2] or 0)

    # -- the whole ---------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        """Deal what is unknown, work out what follows, and look whether a game can go on from here."""
        g, layout, said = self.g, self.layout, frozenset(self.fields)
        rng = Rng(number_of(g.seed)).fork(g.draws)
        g.stack = self.steps[::-1]
        layout.settle(g, said)
        layout.rest(g, said)
        layout.deal(g, rng)
        layout.check(g)
        if not g.stack and g.result is None:
            layout.begin(g)
        if g.stack and (scenes := layout.course(g)):
            step = self.language.shape(Step)
            Course(scenes, g.stack, lambda one: step.write([one])).check()
        wanted = layout.wanted(g)
        if self.blind and self.still:
            self.g = g = self.game.determinize(g, self.seen, rng)
        if self.still:
            g = g.clone()
        settle_down(self.game, g, wanted, not self.blind)
        if self.blind and not self.still:
            self.g = g = self.game.determinize(g, self.seen, rng)
            settle_down(self.game, g, wanted)
        try_out(self.game, g, wanted)
