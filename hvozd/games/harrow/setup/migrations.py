"""How games of earlier rules are read."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from hvozd.core import NotOffered, decision, play
from hvozd.core.carry import Migration
from hvozd.core.record import Line
from hvozd.games.harrow.hooks import RENAMED
from hvozd.games.harrow.state import HarrowState

CLOSED = {
    "BeforeAction": "act",
    "NamePlace": "from-bag",
    "CarryDoll": "leave-doll",
    "TradeDolls": "leave-doll",
    "DevourLegend": "end-turn",
}
"""Questions that are asked now where they were not, and the answer that was given by silence."""
FIRST = ("A-9", "A-14", "A-54", "A-55", "HC-23.7")
"""What version 1 played, as switches."""


class Letter(Migration):
    """HC-5.5, HC-21.61, HC-20.11, HC-21.74: by the letter of the rulebook. The rulings of version 1 go on as switches."""

    old, new = "1", "2"
    about = (
        "cards, offers and free steps stay possible after the last tile (H1); each haint moves once by Scaredy-Cat and "
        "Reinforcement (H2); whoever devours a token says where it comes from (H3); Doll's Whisper again needs its doll (H4); "
        "owners decide about dolls at Trick and Drawing Near (H5); a legend without a colour is a unit where units are counted "
        "(H6); both standees may be tried (H7); a card has another name (H9)"
    )

    def settings(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        return {**settings, "rulings": list(FIRST)}

    def lines(self, g: HarrowState, line: Line) -> Iterator[Line]:
        line = msgspec.structs.replace(line, action=RENAMED.get(line.action, line.action))
        while (silent := _silence(g, line)) is not None:
            yield silent
        spare = _unused(g, line)
        if not spare:
            yield line
            return
        yield msgspec.structs.replace(line, random=line.random[:-spare])
        rest = line.random[-spare:]
        while rest and (now := decision(g)) is not None and now.name in CLOSED:
            word = Line(line.number, now.seat, CLOSED[now.name], rest)
            spare = _unused(g, word)
            yield msgspec.structs.replace(word, random=rest[: len(rest) - spare])
            rest = rest[len(rest) - spare :]


def _silence(g: HarrowState, line: Line) -> Line | None:
    """The answer to a new question that the next recorded line does not give."""
    now = decision(g)
    if now is None or now.name not in CLOSED or _fits(g, line):
        return None
    return Line(line.number, now.seat, CLOSED[now.name], [])


def _game() -> Any:
    from hvozd.core import find_game

    return find_game("harrow")


def _fits(g: HarrowState, line: Line) -> bool:
    """Whether a line answers the question that is open."""
    now = decision(g)
    if now is None or line.seat not in now.seats:
        return False
    try:
        return _game().read(g, line.action) in now.options(line.seat)
    except (NotOffered, ValueError):
        return False


def _unused(g: HarrowState, line: Line) -> int:
    """How many of its random outcomes a line leaves over: they fell after a window that is open now."""
    trial = g.clone()
    trial.loaded = list(line.random)
    try:
        play(trial, _game().read(trial, line.action), line.seat)
    except ValueError:
        return 0
    return len(trial.loaded)


class Home(Migration):
    """HC-14.2, HC-20.32, HC-3.4: what a second referee found. Lines that are no longer legal end the record."""

    old, new = "2", "3"
    about = (
        "a townsfolk that comes home is rescued there and goes no further (H14); who must not take an open doll along does not "
        "take it by a card either (H15); four units on a hex leave no room to light a bonfire there (H16)"
    )


MIGRATIONS = (Letter(), Home())
