"""The last test of a position that somebody wrote: can it be seen, dealt anew and played on?"""

from collections.abc import Sequence
from itertools import islice
from typing import Any

from hvozd.core import Game, Rng
from hvozd.core.flow import Decision, apply, decision
from hvozd.core.steps import AskAll
from hvozd.kit.positions.notes import Fault

STEPS = 3000
"""No decision is further away than so many steps."""
TRIALS, DECISIONS, FURTHEST = 5, 60, 250
"""So many random continuations of so many decisions are played, further until all steps that were written have had their turn."""
ANSWERS = 80
"""So many answers to the open question are carried out."""
IN_HAND = 4
"""For so many decisions something may be in somebody's hand."""
COUNTED = 10
"""The components are counted after every so many of them."""


def settle_down(game: Game[Any, Any], g: Any, census: Any, answers: bool = True) -> None:
    """Run to the open decision; nothing may be lost on the way. `answers`: those given secretly must be possible, too."""
    try:
        now = run(g)
        if now is None and g.result is None:
            raise Fault("nothing is left to do, and the game has no result; add a line 'now: …'.")
        if now is not None:
            _answerable(g, now, answers)
        if game.census(g) != census:
            raise Fault(f"the components do not add up: {difference(game.census(g), census)}.")
    except Fault:
        raise
    except Exception as error:
        raise Fault(f"the steps cannot be carried out in this position ({_said(error)}).") from error


def run(g: Any) -> Decision | None:
    """As the kernel's own loop, but it ends even where the steps go round in circles."""
    for _ in range(STEPS):
        if rests(g):
            return decision(g)
        step_on(g)
    raise Fault("the steps go round in circles.")


def rests(g: Any) -> bool:
    """Whether nothing happens by itself: somebody is asked, or all is over."""
    if not g.stack or g.result is not None:
        return True
    step = g.stack[-1]
    return isinstance(step, AskAll) or bool(step.asks and step.open_to(g) and g.answer(step) is None)


def step_on(g: Any) -> None:
    """The next step of a position that does not rest, and no further."""
    step = g.stack.pop()
    if not step.asks:
        step.run(g)
    elif not step.open_to(g):
        step.skipped(g)
    else:
        step.take(g, g.answer(step))


def _answerable(g: Any, now: Decision, answers: bool) -> None:
    if not now.seats or not all(0 <= seat < g.seats for seat in (*now.seats, *(one for one, _ in g.secret))):
        raise Fault(f"{now.name} asks nobody who sits here.")
    if isinstance(now.step, AskAll):
        for seat, answer in g.secret:
            if seat not in now.step.seats or (answers and answer not in now.options(seat)):
                raise Fault(f"seat {seat} cannot have answered {now.name} so.")
    elif g.secret:
        raise Fault(f"{now.name} is not answered secretly.")
    for seat in now.seats:
        if not now.options(seat):
            raise Fault(f"{now.name} has no answer for seat {seat}.")


def try_out(game: Game[Any, Any], g: Any, census: Any) -> None:
    """Look through every seat's eyes, deal anew, and play on at random a few times; all components are counted now and then."""
    try:
        for seat in (None, *range(g.seats)):
            game.sight(g, seat)
            game.sight(game.determinize(g, seat, Rng(1)), seat)
        if game.decode(g.data()).data() != g.data():
            raise Fault("it cannot be stored.")
        _answer_once(game, g, census)
        for i in range(TRIALS):
            _play_on(game, g, census, Rng(i).fork(g.number))
    except Fault:
        raise
    except Exception as error:
        raise Fault(f"no game can go on from here ({_said(error)}).") from error


def _answer_once(game: Game[Any, Any], g: Any, census: Any) -> None:
    """Every answer to the open question is carried out once, or many of them."""
    now = decision(g)
    for seat in now.seats if now else ():
        for action in islice(now.options(seat) if now else (), ANSWERS):
            after = g.clone()
            after.journal = None
            apply(after, seat, action)
            run(after)
            if game.census(after) != census:
                raise Fault(f"after the answer '{game.write(g, action)}' the components do not add up.")


def _play_on(game: Game[Any, Any], g: Any, census: Any, rng: Rng) -> None:
    given, g = g.stack[:], g.clone()
    g.journal = None
    g.reseed(rng.below(1 << 62))
    now, off = run(g), 0
    for i in range(1, FURTHEST + 1):
        if now is None or (i > DECISIONS and _consumed(given, g.stack)):
            break
        seat = rng.pick(now.seats)
        apply(g, seat, now.options(seat).sample(rng))
        now = run(g)
        if off or i % COUNTED == 0 or now is None:
            off = off + 1 if game.census(g) != census else 0
        if off > IN_HAND or (off and now is None):
            raise Fault("a few decisions later the components do not add up.")
    if now is None and g.result is None:
        raise Fault("the game would stop without an end.")


def _consumed(given: Sequence[Any], stack: Sequence[Any]) -> bool:
    """Whether nothing but the last of the given steps is still waiting."""
    return len(given) < 2 or len(stack) < 2 or stack[:2] != given[:2]


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {str(error)[:80]}".rstrip(": ")


def difference(found: Any, wanted: Any) -> str:
    """The first place in which two counts differ."""
    if isinstance(found, list | tuple) and isinstance(wanted, list | tuple) and len(found) == len(wanted):
        return next((difference(a, b) for a, b in zip(found, wanted, strict=True) if a != b), "")
    return f"{str(found)[:80]} instead of {str(wanted)[:80]}"
