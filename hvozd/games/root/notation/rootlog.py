"""A finished game in the public Rootlog notation, version 2: lines of moving pieces, one line a turn.

The game is replayed. At every event of its journal the position is compared with what the log has told so far, and every
difference is written as a move; what is no move of a piece (battles, reveals, prices …) comes from the event itself.
"""

from hvozd.core import State
from hvozd.core.errors import HvozdError
from hvozd.core.flow import advance
from hvozd.core.journal import Entry, Journal
from hvozd.core.record import Record, replay, step_through
from hvozd.core.registry import find_game
from hvozd.games.root.components import MAPS
from hvozd.games.root.notation.hearing import hear
from hvozd.games.root.notation.letters import DECK_TITLES, DIALECTS, MAP_TITLES, SUIT_LETTERS, letter, notations
from hvozd.games.root.notation.line import text
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.state import RootState


def rootlog(record: Record, dialect: str = "2.8") -> str:
    """The whole file. It tells every card, so only a finished game is written."""
    if isinstance(record.header.position, str) or any(line.written is not None for line in record.lines):
        raise HvozdError("Rootlog writes whole games: this one begins at a position, or was put right by hand.")
    if replay(record).result is None:
        raise HvozdError(
            "This game is not finished; its Rootlog would give away what is hidden, so only finished games can be written."
        )
    game = find_game(record.header.game)
    g: State = game.new(record.header.options, record.header.seed)
    assert isinstance(g, RootState)
    strangers = [name for name in game.seat_names(g) if name not in notations()]
    if strangers:
        raise HvozdError(f"Rootlog has no letter for {', '.join(strangers)}; it writes games of {', '.join(notations())}.")
    scribe = Scribe(g, DIALECTS[dialect])
    g.journal = Journal()
    g.journal.entries = Tape(scribe)
    g.loaded = list(record.header.dice or ())
    advance(g)
    g.journal.outcomes = []
    for line in record.lines:
        step_through(record, g, line)
    scribe.close()
    return text(head(g, record.header.seats), scribe.blocks(), tail(g))


def head(g: RootState, names: list[str]) -> list[str]:
    """Map, deck, suits where they were drawn, and who plays what in seating order."""
    lines = [f"Map: {MAP_TITLES[MAPS[g.map].name]}", f"Deck: {DECK_TITLES[g.deck_name]}"]
    if not MAPS[g.map].suits:
        suits = enumerate(g.suits[1:], 1)
        lines.append("Clearings: " + ", ".join(f"{SUIT_LETTERS[suit]}{clearing}" for clearing, suit in suits))
    for seat in range(g.seats):
        name = names[seat] if seat < len(names) else ""
        lines.append(f"{letter(g, seat)}: {plain(name) or f'Player {seat + 1}'}")
    return lines


def plain(name: str) -> str:
    """A player's name without what the notation would read as something else."""
    return " ".join("".join(" " if sign in ":/\\;" else sign for sign in name).split())


def tail(g: RootState) -> list[str]:
    """The winners; a game that nobody won has no such line."""
    assert g.result is not None
    return ["Winner: " + "".join(letter(g, seat) for seat in g.result.winners)] if g.result.winners else []


class Tape(list[Entry]):
    """A journal's entries that are read as they are written."""

    def __init__(self, scribe: "Scribe") -> None:
        super().__init__()
        self.scribe = scribe

    def append(self, entry: Entry) -> None:
        hear(self.scribe, entry.event)
