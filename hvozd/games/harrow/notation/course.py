"""The course of Harrow County: the setup and the cycles of a round, as their steps lie in a position."""

from collections.abc import Sequence

from hvozd.core import Step
from hvozd.games.harrow.hooks import COURSE, hunted, present, rules_of
from hvozd.games.harrow.rules.objectives import PlaceObjectives
from hvozd.games.harrow.rules.rounds import CheckEnd, Cycle, NextRound, Round, RoundOver, ScoreBrambles
from hvozd.games.harrow.rules.solo_cards import NeedObjectives, RevealCard, SoloOver, SoloTurn
from hvozd.games.harrow.rules.tiles import RevealTiles
from hvozd.games.harrow.rules.turn import TURNS, Turn
from hvozd.games.harrow.setup.start import PlaceStart, SetUp
from hvozd.games.harrow.state import HarrowState
from hvozd.kit.positions import Run, Scene

KINDS = (SetUp, PlaceStart, RevealTiles, Round, PlaceObjectives, Cycle, RoundOver, ScoreBrambles, CheckEnd, NextRound, Turn)


def scenes(g: HarrowState) -> Sequence[Scene]:
    """HC-4, HC-5: most presets are played in rounds of three cycles; the others say themselves how they go on."""
    if g.preset in COURSE:
        return (COURSE[g.preset](g),)
    opening = [step for faction in g.factions for step in rules_of(faction).opening(g)]
    if g.solo is not None:
        return (_solo(g, opening),)
    if not g.round:
        tiles = (RevealTiles(),) if g.tiled else ()
        rows = [Run((Round(),), (PlaceStart(), *opening, *tiles))]
        return (Scene(name="the setup", kinds=(*KINDS, *map(type, opening)), rows=rows, needed=True),)
    return (_round(g, opening),)


def _solo(g: HarrowState, opening: Sequence[Step]) -> Scene:
    """HC-23.4: steps A to F, one turn after another."""
    foe = hunted(g)
    seat, turn = g.seat(foe.faction), foe.turn_last(g)
    assert turn is not None
    steps = (NeedObjectives(seat), RevealCard(seat), turn, SoloOver())
    rows = [Run((SoloTurn(),), steps), Run((SoloTurn(),), (PlaceStart(), *opening))]
    kinds = (SetUp, PlaceStart, SoloTurn, *map(type, (*steps, *opening)))
    return Scene(name="the solo game", kinds=kinds, rows=rows, needed=True)


def _round(g: HarrowState, opening: Sequence[Step]) -> Scene:
    """HC-5.2: the lantern may have passed since the cycle began, so either order may lie there."""
    left = [Cycle() for _ in range(TURNS - g.cycle)]
    if not g.cycle:
        rows = [Run((*left, RoundOver()), (PlaceObjectives(),)), Run((Round(),))]
    else:
        rows = [*(Run((*left, RoundOver()), _cycle(g, faction)) for faction in g.colours), Run((Round(),))]
    turns = {type(step) for row in rows for step in row.may}
    return Scene(name="the round", kinds=(*KINDS, *turns, *map(type, opening)), rows=rows, needed=True)


def _cycle(g: HarrowState, first: int) -> list[Step]:
    """HC-5.2, HC-21.2, HC-24.6: some act before each of the two, some last."""
    others = [rules_of(faction) for faction in present(g) if faction not in g.colours]
    order: list[Step | None] = []
    for faction in (first, g.rival(first)):
        order += [other.turn_before_each(g) for other in others]
        order.append(Turn(faction))
    order += [other.turn_last(g) for other in others]
    return [step for step in order if step is not None]
