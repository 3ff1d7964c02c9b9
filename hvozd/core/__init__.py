"""The kernel: a game is plain data plus a stack of small steps. It knows no game."""

from hvozd.core.errors import (
    HvozdError,
    IllegalAction,
    NotOffered,
    OptionError,
    RecordError,
    StaleDecision,
    UndoRefused,
    UnreadableAction,
    WrongSeat,
)
from hvozd.core.flow import Decision, advance, apply, decision, play
from hvozd.core.game import Game, Option
from hvozd.core.journal import Event, Journal
from hvozd.core.options import Chain, Options, Picks, Product, tally
from hvozd.core.picture import Panel, Picture
from hvozd.core.registry import add_game, find_game, game_names
from hvozd.core.rng import Rng
from hvozd.core.session import Session
from hvozd.core.state import Result, State
from hvozd.core.steps import Action, Ask, AskAll, Do, Offer, Step
from hvozd.core.text import Vocabulary, Word

# fmt: off
__all__ = [
    "Action", "Ask", "AskAll", "Chain", "Decision", "Do", "Event", "Game", "HvozdError", "IllegalAction", "Journal",
    "NotOffered", "Offer", "Option", "OptionError", "Options", "Panel", "Picks", "Picture", "Product", "RecordError",
    "Result", "Rng", "Session", "StaleDecision", "State", "Step", "UndoRefused", "UnreadableAction", "Vocabulary", "Word",
    "WrongSeat", "add_game", "advance", "apply", "decision", "find_game", "game_names", "play", "tally",
]
# fmt: on
