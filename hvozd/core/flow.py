"""The loop, all of it, and the one door through which a game changes: an answer to its open decision."""

from typing import Any

from hvozd.core.errors import NotOffered, StaleDecision, WrongSeat
from hvozd.core.options import Options, sample
from hvozd.core.rng import Rng
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
        self.seats: tuple[int, ...] = (step.seat,) if step.asks == 1 else waiting(state, step)  # type: ignore[union-attr, arg-type]
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
        step: Any = self.step
        if step.asks == 1:
            return Options(self._state, step.offers(self._state))
        return Options(self._state, step.offers(self._state, self.seats[0] if seat is None else seat))

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


def run(g: State) -> Any:
    """Run until somebody must choose: the question, an Ask or AskAll that lies on the stack; None: the game is over."""
    stack = g.stack
    while stack and g.result is None:
        step: Any = stack[-1]
        kind = step.asks
        if not kind:
            stack.pop()
            step.run(g)
        elif kind == 2:
            return step
        elif not step.open_to(g):
            stack.pop()
            step.skipped(g)
        elif (answer := g.answer(step)) is None:
            return step
        else:
            stack.pop()
            step.take(g, answer)
    return None


def advance(g: State) -> Decision | None:
    """Run until somebody must choose, or the game is over (None)."""
    step = run(g)
    return None if step is None else Decision(g, step)


def answer_at_random(g: State, rng: Rng) -> bool:
    """Run, and answer what is asked at random; False: the game is over. What long simulations repeat."""
    step = run(g)
    if step is None:
        return False
    if step.asks == 1:
        action = step.spared(g) or sample(g, step.offers(g), rng.below)
        g.stack.pop()
        g.number += 1
        step.take(g, action)
    else:
        seat = waiting(g, step)[0]
        apply(g, seat, sample(g, step.offers(g, seat), rng.below))
    return True


def decision(g: State) -> Decision | None:
    """The open decision of an advanced state."""
    step: Any = g.stack[-1] if g.stack and g.result is None else None
    return Decision(g, step) if step is not None and step.asks else None


def apply(g: State, seat: int, action: Action) -> None:
    """Answer the open decision without checking whether it is legal (for answers taken from its own options)."""
    step: Any = g.stack[-1]
    if step.asks == 1:
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
