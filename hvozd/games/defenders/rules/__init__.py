"""The rules that all factions share, a file a chapter of the rulebook."""

from hvozd.core.rooms import room
from hvozd.games.defenders.rules import abilities, actions, events, reasons, round, solo, talk, turn

ROOM = room(__name__, abilities, actions, events, reasons, round, solo, talk, turn)
