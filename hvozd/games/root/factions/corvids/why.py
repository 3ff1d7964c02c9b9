"""Why the Corvids' questions, and those who expose their plots, are refused an answer."""

from collections.abc import Mapping, Sequence

from hvozd.core import Action, Step
from hvozd.games.root.components import BIRD, CLEARINGS, SUIT
from hvozd.games.root.factions.corvids import (
    CorvidActions,
    Exert,
    Expose,
    FlipPlot,
    Flips,
    LayPlot,
    RecruitCorvids,
    RecruitSuit,
    Trick,
    exposable,
)
from hvozd.games.root.factions.corvids.plots import CorvidsBoard, own
from hvozd.games.root.factions.corvids.reasons import NoPieceThere, NoPlot, NoPlotDown, NoPlotLeft, PlotThere, SidesDiffer
from hvozd.games.root.rules.battle import Fight
from hvozd.games.root.rules.move import Move
from hvozd.games.root.rules.needs import FIGHTING, MOVING, held, placeable, suited
from hvozd.games.root.rules.pieces import count
from hvozd.games.root.rules.plots import FACE_DOWN, plot_at
from hvozd.games.root.rules.reasons import OtherSuit, TooFewWarriors
from hvozd.games.root.rules.why import DAY
from hvozd.kit.reasons import Case, Need, Needs, Reason


def warriors(case: Case) -> int:
    place = case.action.clearing
    return int(case.g.warriors[case.seat * CLEARINGS + place]) if place < CLEARINGS else 0


def face_down(case: Case) -> Reason | None:
    """R-13.4.2: a plot lies there face down, and a Corvid beside it."""
    place = case.action.clearing
    if not (place < CLEARINGS and count(case.g, case.seat, FACE_DOWN, place)):
        return NoPlotDown("R-13.4.2", place)
    return None if warriors(case) else TooFewWarriors("R-13.4.2", place, 0, 1)


def serves_as(case: Case) -> Reason | None:
    """R-13.4.3: a card of the suit, or a bird."""
    fine = SUIT[case.action.card] in (case.action.suit, BIRD)
    return None if fine else OtherSuit("R-13.4.3", case.action.card, case.action.suit)


def plotting(case: Case) -> Reason | None:
    """R-13.5.2, R-13.2.2.II: no plot there, enough warriors, one of the kind left."""
    board, place = own(case.g, case.seat), case.action.clearing
    if place < CLEARINGS and plot_at(case.g, case.seat, place) is not None:
        return PlotThere("R-13.2.2.II", place)
    if warriors(case) <= board.placed:
        return TooFewWarriors("R-13.5.2", place, warriors(case), 1 + board.placed)
    kinds = len(board.supply)
    return None if case.action.plot < kinds and board.supply[case.action.plot] else NoPlotLeft("R-13.5.2", case.action.plot)


def tricking(case: Case) -> Reason | None:
    """R-13.5.4, I-CC-8: both face down, or both face up and of different kinds."""
    plots = []
    for place in (case.action.first, case.action.second):
        plot = plot_at(case.g, case.seat, place) if place < CLEARINGS else None
        if plot is None:
            return NoPlot("R-13.5.4", place)
        plots.append(plot)
    one, other = plots
    same_side = one == other == FACE_DOWN or (FACE_DOWN not in plots and one != other)
    return None if same_side else SidesDiffer("R-13.5.4")


def exposing(case: Case) -> Reason | None:
    """R-13.2.4: a plot that lies face down where the seat has a piece."""
    g, place = case.g, case.action.clearing
    owner = next((seat for seat in range(g.seats) if isinstance(g.boards[seat], CorvidsBoard)), None)
    if owner is None or owner == case.seat:
        return None
    if not (place < CLEARINGS and count(g, owner, FACE_DOWN, place)):
        return NoPlotDown("R-13.2.4", place)
    return None if place in exposable(g, owner, case.seat) else NoPieceThere("R-13.2.4", place)


ACTS: Mapping[type[Action], Sequence[Need]] = {
    Move: MOVING,
    Fight: FIGHTING,
    LayPlot: (plotting, placeable()),
    Trick: (tricking,),
}
WHY: Needs = {
    Flips: {FlipPlot: (face_down,)},
    RecruitCorvids: {RecruitSuit: (held(), serves_as)},
    CorvidActions: {**DAY, **ACTS},
    Exert: ACTS,
    Step: {Expose: (exposing, held("R-13.2.4"), suited("R-13.2.4"))},
}
