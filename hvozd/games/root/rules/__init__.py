"""What all factions share, a file a chapter of the Law; and what a faction shares with the bot that stands for it."""

from hvozd.core.rooms import room
from hvozd.games.root.rules import (
    acolytes,
    battle,
    bot_dominance,
    craft,
    dominance,
    events,
    ministers,
    move,
    plots,
    protector,
    reasons,
    removal,
    services,
    turn,
    wandering,
    windows,
)

ROOM = room(
    __name__,
    acolytes,
    battle,
    bot_dominance,
    craft,
    dominance,
    events,
    ministers,
    move,
    plots,
    protector,
    reasons,
    removal,
    services,
    turn,
    wandering,
    windows,
)
