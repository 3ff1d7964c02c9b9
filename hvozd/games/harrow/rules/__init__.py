"""The shared rules, a file a chapter of the rulebook."""

from hvozd.core.rooms import room
from hvozd.games.harrow.rules import (
    abilities,
    attack,
    cleanup,
    cubes,
    effects,
    events,
    marching,
    moves,
    objectives,
    reasons,
    rounds,
    solo_cards,
    tiles,
    turn,
)

ROOM = room(
    __name__,
    abilities,
    attack,
    cleanup,
    cubes,
    effects,
    events,
    marching,
    moves,
    objectives,
    reasons,
    rounds,
    solo_cards,
    tiles,
    turn,
)
