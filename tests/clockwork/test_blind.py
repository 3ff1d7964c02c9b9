"""A bot never acts on what it could not see: hands, the deck and plots dealt anew change nothing of what it does."""

from collections.abc import Iterator

import pytest

from hvozd.core import Ask, Do, Rng, find_game
from hvozd.core.flow import apply, decision
from hvozd.core.journal import Event, Journal
from hvozd.games.root.clockwork import choosing
from hvozd.games.root.clockwork.bot import BotStep
from hvozd.games.root.hidden.redeal import redeal
from hvozd.games.root.state import RootState

ROOT = find_game("root")
SHOWN = 12
"""So many cards on top of the deck stay: a bot may draw them in its turn, and then everybody sees them."""
TOLD = (
    BotStep,
    choosing.BotPassedOver,
    choosing.BotChose,
    choosing.BotPassedOverPlayers,
    choosing.BotChosePlayer,
    choosing.BotDrewPlace,
    choosing.BotNothing,
)
"""What a bot tells of its choices."""
MIXES = (
    "corvids,mechanical_marquise,electric_eyrie,automated_alliance",
    "alliance,vagabond,cogwheel_corvids,logical_lizards,riverfolk_robots",
    "riverfolk,eyrie,vagabot,drillbit_duchy,corvids",
    "marquise,lizards,vagabot,cogwheel_corvids,automated_alliance,riverfolk_robots",
)
"""People with something to hide, and each bot at least once."""


def elsewhere(g: RootState, rng: Rng) -> RootState:
    """The same position as everybody sees it, with other hands, plots, quests and things under ruins."""
    other = g.clone()
    top = other.deck[-SHOWN:]
    del other.deck[-SHOWN:]
    redeal(other, None, rng)
    other.deck += top
    return other


def hidden(g: RootState) -> tuple[object, ...]:
    return (g.hands, [getattr(board, "secret", None) for board in g.boards], g.ruin_items)


def after(g: RootState, step: Do) -> tuple[list[Event], RootState]:
    """What the bot tells of this one step, and what comes of it."""
    new = g.clone()
    new.journal = Journal()
    new.stack.pop()
    step.run(new)
    return [event for event in new.read(None) if isinstance(event, TOLD)], new


def bot_steps(g: RootState, rng: Rng, most: int) -> Iterator[Do]:
    """Play a game at random and stop before so many steps of bots' own turns."""
    while most and g.stack and g.result is None:
        step = g.stack[-1]
        if isinstance(step, Do):
            if g.turn >= 0 and g.bots >> g.turn & 1:
                most -= 1
                yield step
            g.stack.pop()
            step.run(g)
        else:
            answer(g, rng)


def answer(g: RootState, rng: Rng) -> None:
    """The question on top of the stack: skipped, answered for a bot, or by a person at random."""
    step = g.stack[-1]
    if isinstance(step, Ask) and not step.open_to(g):
        g.stack.pop()
        step.skipped(g)
    elif isinstance(step, Ask) and (automatic := g.answer(step)) is not None:
        g.stack.pop()
        step.take(g, automatic)
    else:
        now = decision(g)
        assert now is not None
        apply(g, now.seat, now.options(now.seat).sample(rng))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mix", MIXES)
def test_what_is_hidden_changes_nothing_of_what_a_bot_does(mix: str, seed: int) -> None:
    rng = Rng(seed)
    g = ROOT.new(ROOT.resolve({"factions": mix}, seed), seed)
    assert isinstance(g, RootState)
    others = blind = 0
    for step in bot_steps(g, rng, 300):
        other = elsewhere(g, rng)
        others += hidden(other) != hidden(g)
        told, mine = after(g, step)
        told_there, there = after(other, step)
        assert told == told_there, step
        if mine.reveals == g.reveals:  # nothing hidden was shown
            blind += 1
            assert ROOT.view(mine, None) == ROOT.view(there, None), step
    assert others > 50 and blind > 50
