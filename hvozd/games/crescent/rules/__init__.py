"""The rules that all characters share, a file a chapter of the rulebook."""

from hvozd.core import room
from hvozd.games.crescent.rules import (
    anytime,
    bargain,
    combat,
    conflict,
    contest,
    effects,
    events,
    limits,
    orders,
    reasons,
    resolutions,
    turn,
    year,
)
from hvozd.games.crescent.rules.actions import build, buy, cardplay, hire, influence, march, recruit, stop

CHAPTERS = (anytime, bargain, combat, conflict, contest, effects, events, limits, orders, reasons, resolutions, turn, year)
ACTIONS = (build, buy, cardplay, hire, influence, march, recruit, stop)
ROOM = room(__name__, *CHAPTERS, *ACTIONS)
