"""The course of Root: setup, the phases of a turn, a battle, as their steps lie in a position."""

from collections.abc import Sequence

from hvozd.core import Step
from hvozd.games.root.hooks import faction
from hvozd.games.root.rules.battle import (
    BeforeRoll,
    ChooseLosses,
    ChooseLossesFor,
    DealHits,
    DealPicked,
    EndBattle,
    EndIfBeaten,
    OfferAmbush,
    OfferFoil,
    RollBattle,
    TakeHits,
    UseEffects,
)
from hvozd.games.root.rules.turn import Birdsong, Daylight, EndTurn, Evening, Turn
from hvozd.games.root.rules.windows import OpenWindow
from hvozd.games.root.setup.start import DealHands, LayMap, SetUpFaction, WeighMix, setup_order
from hvozd.games.root.state import RootState
from hvozd.kit.positions import Run, Scene

SETUP = (WeighMix, LayMap, DealHands, SetUpFaction, Turn)
PHASES = (Birdsong, Daylight, Evening, EndTurn)
BATTLE = (OfferAmbush, OfferFoil, EndIfBeaten, BeforeRoll, RollBattle, UseEffects, DealHits, EndBattle)
LOSSES = (ChooseLosses, ChooseLossesFor, DealPicked, TakeHits)


def scenes(g: RootState) -> Sequence[Scene]:
    """R-1.5, R-4.3, R-5.1: the setup or a turn at the bottom, upon it a battle."""
    turning = any(isinstance(step, PHASES) for step in g.stack)
    setting_up = any(isinstance(step, SETUP) for step in g.stack) or g.turn < 0
    return (_turn(g) if turning or not setting_up else _setup(g), _battle(g))


def _setup(g: RootState) -> Scene:
    """R-5.1.7: what is left of the setup, then the first turn; or nothing but a turn that begins."""
    factions = [SetUpFaction(seat) for seat in setup_order(g)]
    rows = [Run((Turn(seat),)) for seat in range(g.seats)]
    if not g.round:
        rows.append(Run((Turn(0),), (WeighMix(), LayMap(), DealHands(), *factions)))
    return Scene(name="the setup", kinds=SETUP, rows=rows, needed=True, inner=setup_kinds(g) if not g.round else ())


def setup_kinds(g: RootState) -> tuple[type[Step], ...]:
    """The kinds of steps with which the factions of this game set up."""
    aside = g.clone()
    aside.journal = None
    return tuple({type(step) for seat in range(g.seats) for step in faction(g, seat).setup(aside, seat)})


def phase_kinds(g: RootState, seat: int) -> list[set[type[Step]]]:
    """The kinds of steps of which each phase of a faction is made."""
    aside, own = g.clone(), faction(g, seat)
    aside.journal = None
    return [{type(step) for step in phase(aside, seat)} for phase in (own.birdsong, own.daylight, own.evening)]


def _turn(g: RootState) -> Scene:
    """R-1.5: the phases that are left; behind a step of Daylight lies the Evening, to which some actions of people go at once."""
    seat = g.turn
    row = Run((EndTurn(seat),), (Birdsong(seat), Daylight(seat), Evening(seat)))
    if 0 <= seat < g.seats and not g.bots >> seat & 1:
        birdsong, daylight, evening = phase_kinds(g, seat)
        only = tuple(kind for kind in daylight - birdsong - evening if not issubclass(kind, OpenWindow))
        if any(isinstance(step, only) for step in g.stack):
            row = Run((Evening(seat), EndTurn(seat)))
    return Scene(name="a turn", kinds=(*PHASES, *SETUP), rows=[row], needed=True)


def of_phases(g: RootState) -> set[type[Step]]:
    return {kind for seat in range(g.seats) for kinds in phase_kinds(g, seat) for kind in kinds}


def _battle(g: RootState) -> Scene:
    """R-4.3: ambush and roll, effects, hits; what losses cause lies loose upon it; the phase waits."""
    parts: tuple[Sequence[Step | type[Step]], ...] = (
        (OfferAmbush, BeforeRoll()),
        (OfferFoil, BeforeRoll()),
        (EndIfBeaten(), BeforeRoll()),
        (RollBattle(),),
        (UseEffects, DealHits()),
    )
    rows = [Run((EndBattle(),), part) for part in parts] if g.battle is not None else []
    never: tuple[type[Step], ...] = (OpenWindow, *of_phases(g)) if g.battle is not None else ()
    return Scene(name="a battle", kinds=BATTLE, rows=rows, needed=g.battle is not None, never=never, own=LOSSES)
