"""The course of Defenders of the Wild: setup, a round or a turn of one person, a turn, as their steps lie in a position."""

from collections.abc import Sequence

from hvozd.games.defenders.machines import DrawMachineCard
from hvozd.games.defenders.rules.round import ActionPhase, ChooseDefender, EndRound, ResolveReveals, Round
from hvozd.games.defenders.rules.solo import DealHand, EndSoloTurn, SoloTurn
from hvozd.games.defenders.rules.turn import TakeActions, Turn
from hvozd.games.defenders.setup.start import (
    ChooseOrganizer,
    ChooseSides,
    DrawFirstPlayer,
    LayBoard,
    MakeMachineDeck,
    PlaceMachines,
    PlaceStartingCamp,
)
from hvozd.games.defenders.state import NONE, DefendersState, in_game
from hvozd.kit.positions import Run, Scene

SETUP = (LayBoard, PlaceMachines, MakeMachineDeck, ChooseSides, ChooseOrganizer, DealHand, PlaceStartingCamp, DrawFirstPlayer)
ROUND = (Round, ChooseDefender, ActionPhase, Turn, EndRound, SoloTurn, EndSoloTurn)


def scenes(g: DefendersState) -> Sequence[Scene]:
    """DW-3, DW-4, DW-21: the setup or the round at the bottom, upon it a player's turn."""
    first = _setup(g) if any(isinstance(step, SETUP) for step in g.stack) else _round(g)
    return (first, _turn(g))


def _setup(g: DefendersState) -> Scene:
    players = range(g.players)
    organizers = [ChooseOrganizer(g.seat_of(player), player) for player in players]
    camps = [PlaceStartingCamp(g.seat_of(player), player) for player in players]
    if g.solo:
        row = Run((SoloTurn(0),), (*organizers, DealHand(0), *camps))
    else:
        row = Run((DrawFirstPlayer(),), (*organizers, *camps))
    return Scene(name="the setup", kinds=(*SETUP, *ROUND), rows=[row], needed=True, inner=())


def _round(g: DefendersState) -> Scene:
    """DW-4.1: reveals are resolved before the action phase; then the turns of all who were in the game when it began."""
    if g.solo:
        ends = [Run((EndSoloTurn(g.turn),), (Turn(g.turn),))] if g.turn != NONE else []
        rows = [Run((SoloTurn(0),)), *ends]
    else:
        order = [(g.first + i) % g.players for i in range(g.players)]
        turns = [Turn(player) for player in order if not g.out[player] or Turn(player) in g.stack]
        choosing = ChooseDefender(tuple(player for player in in_game(g) if g.hands[player]))
        rows = [Run((Round(),)), Run((choosing,)), Run((ActionPhase(),)), Run((EndRound(),), turns)]
    return Scene(name="the round", kinds=ROUND, rows=rows, needed=True, own=(ResolveReveals,))


def _turn(g: DefendersState) -> Scene:
    """DW-4.6, DW-4.7: actions, then a machine card."""
    card = DrawMachineCard(g.turn)
    rows = [Run((card,), (TakeActions(g.seat_of(g.turn), g.turn),))] if g.turn != NONE else []
    return Scene(name="a turn", kinds=(TakeActions, DrawMachineCard), rows=rows)
