"""Records of earlier rules of Root, carried to those of today (`hvozd.core.carry`)."""

from collections.abc import Iterable, Mapping
from typing import Any

from hvozd.core import Ask, IllegalAction, decision, find_game
from hvozd.core.carry import Migration
from hvozd.core.flow import play
from hvozd.core.record import Line
from hvozd.games.root.rules.windows import ForItsCost, LastWindow
from hvozd.games.root.state import RootState

DONE = "done"
READ_OTHERWISE = ("AMB-16", "AMB-42")
"""The doubtful sentences that version 0.1 read as their switches do today."""


class ByTheLetter(Migration):
    """From the rules of version 0.1 to the letter of the Law."""

    old = "1"
    new = "2"
    about = (
        "every phase ends by the player's word (W-D2, W-E2), of birds the player says which stay (I-CARD-21), a bot is told of "
        "dominance cards that come free (RB-1.3.1); bots stand as the letter says (RB-5.7, RB-10.5.3, "
        "RB-11.5.2.II, RB-11.8.1, RB-12.1.1), and a player without a score is behind everybody (R-3.3.1)"
    )

    def settings(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        """Games with bots were played by readings that are switches now."""
        return {**settings, "rulings": list(READ_OTHERWISE)} if "difficulty" in settings else settings

    def lines(self, g: RootState, line: Line) -> Iterable[Line]:
        """The line, and the word of who is then asked something that the old rules did not ask: the dice that fell after the
        line fall after that word, as far as they belong there. A window that stands open before another question of the same
        player is left to the next line: it is an answer to one of the two."""
        line = Line(line.number, line.seat, respelled(line.action), line.random)
        if isinstance(g.stack[-1], LastWindow) and not offered(g, line):
            yield Line(line.number, g.stack[-1].seat, DONE, [])
        dice = line.random
        while True:
            used = len(dice) - left_over(g, line, dice)
            yield Line(line.number, line.seat, line.action, dice[:used])
            dice = dice[used:]
            now = decision(g)
            if now is None or not is_new(g):
                return
            line = Line(line.number, now.seat, DONE, [])


def is_new(g: RootState) -> bool:
    """Whether the open question is none of the old rules."""
    asked = g.stack[-1]
    if isinstance(asked, LastWindow):
        return not isinstance(g.stack[-2], Ask)
    return isinstance(asked, ForItsCost) and asked.only_cost(g)


def respelled(text: str) -> str:
    """I-CARD-21: all birds stayed in hand; now the player says which do not."""
    return f"{text} without -" if text.startswith("partisans ") else text


def offered(g: RootState, line: Line) -> bool:
    now = decision(g)
    return now is not None and line.seat in now.seats and find_game("root").read(g, line.action) in now.options(line.seat)


def left_over(g: RootState, line: Line, dice: list[int]) -> int:
    """How many of the dice that fell after a line wait for what comes later."""
    if not dice:
        return 0
    probe = g.clone()
    probe.loaded = list(dice)
    try:
        play(probe, find_game("root").read(g, line.action), line.seat)
    except (IllegalAction, ValueError):
        return 0
    return len(probe.loaded)


MIGRATIONS = (ByTheLetter(),)
