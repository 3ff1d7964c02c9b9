"""The kernel: a game is plain data plus a stack of small steps. It knows no game."""

# isort: off
# fmt: off
from hvozd.core.errors import HvozdError, IllegalAction, NotOffered, PositionError, RecordError, SettingError, StaleDecision
from hvozd.core.errors import UndoRefused, UnreadableAction, WrongSeat
from hvozd.core.flow import Decision, advance, apply, decision, play
from hvozd.core.game import Game, Ruling, Setting
from hvozd.core.journal import Event, Journal
from hvozd.core.options import Chain, Options, Product
from hvozd.core.picture import Panel, Picture
from hvozd.core.registry import add_game, find_game, game_names
from hvozd.core.rng import Rng
from hvozd.core.rooms import Room, room, rooms_in
from hvozd.core.session import Session
from hvozd.core.spelling import Bag, Vocabulary, Word
from hvozd.core.state import Result, State
from hvozd.core.steps import Action, Ask, AskAll, Do, Offer, Step

__all__ = [
    "Action", "Ask", "AskAll", "Bag", "Chain", "Decision", "Do", "Event", "Game", "HvozdError", "IllegalAction", "Journal",
    "NotOffered", "Offer", "Options", "Panel", "Picture", "PositionError", "Product", "RecordError", "Result",
    "Rng", "Room", "Ruling", "Session", "Setting", "SettingError", "StaleDecision", "State", "Step", "UndoRefused",
    "UnreadableAction", "Vocabulary", "Word", "WrongSeat", "add_game", "advance", "apply", "decision", "find_game",
    "game_names", "play", "room", "rooms_in",
]
# fmt: on
