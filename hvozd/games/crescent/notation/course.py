"""The course of Crescent Moon: setup, the rounds of a year, a turn, a conflict, as their steps lie in a position."""

from collections.abc import Sequence
from typing import Any

from hvozd.core import Step
from hvozd.games.crescent.hooks import CHARACTERS, before_selection
from hvozd.games.crescent.rules.combat import (
    Aftermath,
    Capture,
    Casualties,
    DetermineWinner,
    EndCombat,
    Meddle,
    NameSide,
    Retreat,
    SackSettlement,
    SackStrongholds,
    Withdraw,
)
from hvozd.games.crescent.rules.conflict import (
    ConflictWindow,
    DecideTie,
    RemoveCards,
    Reveal,
    SelectCards,
    Selection,
    windows,
)
from hvozd.games.crescent.rules.contest import ClearContest, CompareInfluence, DeclareStance, EndContest
from hvozd.games.crescent.rules.effects import ResolveCard, ResolveCards
from hvozd.games.crescent.rules.limits import HandLimit, Surplus, UnitLimits
from hvozd.games.crescent.rules.objectives import payable
from hvozd.games.crescent.rules.turn import ChooseAction, Turn, Window
from hvozd.games.crescent.rules.year import (
    ActionRound,
    BeginYear,
    CollectIncome,
    EndYear,
    FillReserves,
    PayForPoints,
    RenewMarket,
    Scoring,
    Upkeep,
)
from hvozd.games.crescent.setup.settings import VARIABLE
from hvozd.games.crescent.setup.start import Begin, DealCards, DealTiles, LastPieces, MapDone, PlaceGroup, PlaceTile
from hvozd.games.crescent.state import ATTACKING, DEFENDING, NOBODY, UNDECIDED, CrescentState
from hvozd.kit.positions import Run, Scene

SETUP = (Begin, DealTiles, PlaceTile, MapDone, PlaceGroup, LastPieces, DealCards, BeginYear)
YEAR = (CollectIncome, FillReserves, Upkeep, RenewMarket, ActionRound, Turn, Scoring, PayForPoints, EndYear)
COMBAT = (Meddle, DetermineWinner, Aftermath, Casualties, Retreat, Capture, SackStrongholds, SackSettlement, EndCombat)
CONTEST = (DeclareStance, CompareInfluence, EndContest, ClearContest)
CONFLICT = (ConflictWindow, Selection, Reveal, ResolveCards, RemoveCards, *COMBAT, *CONTEST)


def scenes(g: CrescentState, layout: str) -> Sequence[Scene]:
    """CM-3, CM-5, CM-10, CM-11: the setup or the year at the bottom, upon it a turn, upon that a conflict."""
    setting_up = any(isinstance(step, SETUP) for step in g.stack)
    first = _setup(g, layout) if setting_up else _year(g)
    return (first, _turn(g, setting_up), _conflict(g))


def _setup(g: CrescentState, layout: str) -> Scene:
    last = [step for seat in range(g.seats) if (step := CHARACTERS[seat].last_piece(g))]
    first = [step for seat in range(g.seats) if (step := CHARACTERS[seat].opening(g))]
    asked = tuple(kind for character in CHARACTERS for kind in character.opening_asks())
    rows = [Run((LastPieces(),), (Begin(layout),)), Run((DealCards(),), last), Run((BeginYear(),), first)]
    if layout == VARIABLE:
        groups = [PlaceGroup(seat) for _ in range(2) for seat in range(g.seats)]
        tiles = [PlaceTile(seat) for _ in range(g.tables.number["tiles_a_player"]) for seat in range(g.seats)]
        rows += [Run((LastPieces(),), (DealTiles(), *groups)), Run((LastPieces(),), (*tiles, MapDone(), *groups))]
    kinds: tuple[type[Any], ...] = (*SETUP, *{type(step) for step in (*last, *first)})
    return Scene(name="the setup", kinds=kinds, rows=rows, needed=True, inner=(HandLimit, *asked))


def _year(g: CrescentState) -> Scene:
    """CM-5.1: before the first round of a year and after the last one no round is counted."""
    every = [ActionRound(n + 1) for n in range(g.tables.actions_a_year)]
    payers = [PayForPoints(seat) for seat in range(g.seats) if payable(g, seat)]
    end = (Scoring(), *payers, EndYear())
    if g.round:
        rows = [Run((*every[g.round :], *end), [Turn(seat) for seat in range(g.seats)])]
    else:
        first = (CollectIncome(), FillReserves(), *((Upkeep(),) if g.year > 1 else ()))
        rows = [Run((EndYear(),), payers), Run((*every, *end), first), Run((*every, *end), (RenewMarket(),))]
    return Scene(name="the year", kinds=YEAR, rows=rows, needed=True, inner=(HandLimit, Surplus))


def _turn(g: CrescentState, setting_up: bool) -> Scene:
    """CM-5.11: the windows of the others, the choice, the limits behind it."""
    now = [step for step in g.stack if isinstance(step, Window | ChooseAction)]
    rows = [Run((UnitLimits(),), [*_in_order(g, now), ChooseAction])] if g.round and not setting_up else []
    return Scene(name="a turn", kinds=(Window, ChooseAction, UnitLimits), rows=rows)


def _in_order(g: CrescentState, steps: Sequence[Step]) -> list[Step]:
    """Windows of different seats for the one whose turn it is, who comes last."""
    asked = [step for step in steps[::-1] if isinstance(step, Window)]
    acting = next((step.seat for step in steps if isinstance(step, ChooseAction)), NOBODY)
    seats = [step.seat for step in asked]
    fair = len({*seats}) == len(seats) and acting not in seats and all(step.acting == acting for step in asked)
    return list(asked) if fair else []


def _conflict(g: CrescentState) -> Scene:
    before = before_selection(g)
    asked: tuple[type[Any], ...] = tuple(kind for character in CHARACTERS for kind in character.conflict_asks())
    return Scene(
        name="a conflict",
        kinds=(*CONFLICT, *{type(step) for step in before}),
        rows=[] if g.conflict is None else _bouts(g, before),
        needed=g.conflict is not None,
        inner=(HandLimit,),
        own=(SelectCards, NameSide, DecideTie, ResolveCard, Withdraw, *asked),
    )


def _bouts(g: CrescentState, before: Sequence[Step]) -> list[Run]:
    clash = g.clash
    if clash.defender == NOBODY:
        stances = [DeclareStance(seat) for seat in range(g.seats) if clash.sides[seat] == UNDECIDED]
        first = (*windows(g), *before, Selection(False), *stances, Reveal(), ResolveCards(), CompareInfluence())
        return [Run((ClearContest(),), (*first, EndContest(), RemoveCards()))]
    attacker, defender = clash.attacker, clash.defender
    selected = (*windows(g), *before, Selection(True), Reveal(), Meddle(), ResolveCards(), DetermineWinner())
    losses = (Casualties(attacker, ATTACKING), Casualties(defender, DEFENDING), Retreat(), RemoveCards())
    return [
        Run((Aftermath(),), selected),
        Run((EndCombat(),), (*losses, Capture(attacker), SackStrongholds(), SackSettlement(attacker))),
    ]
