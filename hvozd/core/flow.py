"""The loop, all of it, and the one door through which a game changes: an answer to its open decision."""

from typing import Any

import msgspec

from hvozd.core.errors import NotOffered, StaleDecision, WrongSeat
from hvozd.core.options import Options
from hvozd.core.rooms import tag_of
from hvozd.core.state import State
from hvozd.core.steps import Action, Ask, AskAll, rule_of


class Decision:
    """What is to be decided now, by whom; `options(seat)` is lazy."""

    __slots__ = ("_state", "number", "seats", "step")

    def __init__(self, state: State, step: Ask | AskAll) -> None:
        self._state = state
        self.step = step
        self.number = state.number
        """Answers must carry this number, or none."""
        self.seats = (step.seat,) if isinstance(step, Ask) else waiting(state, step)
        """Who may answer. Several seats only in a simultaneous, secret choice."""

    @property
    def seat(self) -> int:
        """The seat that is asked (of several, the first that has not answered)."""
        return self.seats[0]

    @property
    def name(self) -> str:
        """The name of the step: the key of its prompt in the locale files."""
        return tag_of(type(self.step))

    def options(self, seat: int | None = None) -> Options:
        if isinstance(self.step, Ask):
            return self.step.options(self._state)
        return self.step.options(self._state, self.seat if seat is None else seat)

    @property
    def spared(self) -> Action | None:
        """What the seat's standing wish answers by itself. Whoever runs a game plays it before the seat is bothered."""
        return self.step.spared(self._state) if isinstance(self.step, Ask) else None

    def __repr__(self) -> str:
        return f"<Decision {self.number}: {self.name} by seat {self.seat}>"


def waiting(g: State, step: AskAll) -> tuple[int, ...]:
    """The seats that have not answered yet."""
    done = {seat for seat, _ in g.secret}
    return tuple(seat for seat in step.seats if seat not in done)


def advance(g: State) -> Decision | None:
    """Run until somebody must choose, or the game is over (None)."""
    stack = g.stack
    while stack and g.result is None:
        step: Any = stack[-1]
        if not step.asks:
            stack.pop()
            step.run(g)
        elif isinstance(step, AskAll):
            return Decision(g, step)
        elif not step.open_to(g):
            stack.pop()
            step.skipped(g)
        elif (answer := g.answer(step)) is None:
            return Decision(g, step)
        else:
            stack.pop()
            step.take(g, answer)
    return None


def decision(g: State) -> Decision | None:
    """The open decision of an advanced state."""
    step = g.stack[-1] if g.stack and g.result is None else None
    return Decision(g, step) if isinstance(step, Ask | AskAll) else None


def apply(g: State, seat: int, action: Action) -> None:
    """Answer the open decision without checking whether it is legal (for answers taken from its own options)."""
    step: Any = g.stack[-1]
    if isinstance(step, Ask):
        g.stack.pop()
        g.number += 1
        step.take(g, action)
        return
    g.secret.append((seat, action))
    g.number += 1
    if len(g.secret) == len(step.seats):
        g.stack.pop()
        answers = dict(sorted(g.secret, key=lambda pair: pair[0]))
        g.secret = []
        g.reveal()
        step.take_all(g, answers)


def play(g: State, action: Action, seat: int | None = None, number: int | None = None) -> Decision | None:
    """Answer the open decision, checked, and advance to the next. An illegal action raises and changes nothing."""
    now = decision(g)
    if now is None:
        raise StaleDecision("The game is over; no decision is open.")
    if number is not None and not now.number - len(g.secret) <= number <= now.number:
        raise StaleDecision(f"Decision {number} is no longer open; decision {now.number} ({now.name}) is.")
    seat = now.seat if seat is None else seat
    if action in g.asides(seat):
        action.do(g, seat)
        return now
    if seat not in now.seats:
        waiting = ", ".join(str(s) for s in now.seats)
        raise WrongSeat(f"Seat {seat} is not asked now; {now.name} waits for seat {waiting}.")
    if action not in now.options(seat):
        raise NotOffered(f"{action!r} is not offered by {now.name}{_rule(now)}; {len(now.options(seat))} options are.")
    apply(g, seat, action)
    return advance(g)


def _rule(now: Decision) -> str:
    return f" (rule {rule})" if (rule := rule_of(now.step)) else ""


def sight(view: msgspec.Struct, g: State, seat: int | None, texts: list[str], since: int = 0) -> bytes:
    """Everything that reaches a seat at a decision, as bytes: view, who is asked what, own options, journal."""
    now = decision(g)
    asked = (now.name, now.seats, now.step.public()) if now else ()
    return msgspec.json.encode((view, asked, g.number, g.result, texts, list(g.read(seat, since))))
