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


def _turn(g: RootState) -> Scene:
    seat = g.turn
    rows = [Run((EndTurn(seat),), (Birdsong(seat), Daylight(seat), Evening(seat)))]
    return Scene(name="a turn", kinds=(*PHASES, *SETUP), rows=rows, needed=True)


def _battle(g: RootState) -> Scene:
    """R-4.3: ambush and roll, effects, hits; what losses cause lies loose upon it."""
    parts: tuple[Sequence[Step | type[Step]], ...] = (
        (OfferAmbush, BeforeRoll()),
        (OfferFoil, BeforeRoll()),
        (EndIfBeaten(), BeforeRoll()),
        (RollBattle(),),
        (UseEffects, DealHits()),
    )
    rows = [Run((EndBattle(),), part) for part in parts] if g.battle is not None else []
    return Scene(name="a battle", kinds=BATTLE, rows=rows, needed=g.battle is not None, own=LOSSES)
