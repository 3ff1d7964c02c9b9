"""HC-5.1, HC-5.2, HC-5.3, HC-18: rounds, cycles, the end of a round and of the game."""

from hvozd.core import Do, Result
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.hooks import gift_of, present, rules_of
from hvozd.games.harrow.maps import CENTRE, HEXES
from hvozd.games.harrow.rules.events import LanternTaken, RoundBegan, RoundEnded
from hvozd.games.harrow.rules.objectives import PlaceObjectives
from hvozd.games.harrow.rules.scoring import score
from hvozd.games.harrow.rules.tiles import new_tiles
from hvozd.games.harrow.rules.turn import TURNS, Turn
from hvozd.games.harrow.state import HarrowState


class Round(Do):
    """HC-5.1, HC-17.3: objectives, three cycles of turns, the end of the round."""

    def run(self, g: HarrowState) -> None:
        g.round += 1
        g.cycle = 0
        g.log(RoundBegan, g.round, g.lantern)
        g.then(PlaceObjectives(), *(Cycle() for _ in range(TURNS)), RoundOver())


class Cycle(Do):
    """HC-5.2, HC-5.3, HC-21.2, HC-24.6, A-63: its order is fixed now: some act before each of the two, some last."""

    def run(self, g: HarrowState) -> None:
        g.cycle += 1
        others = [rules_of(faction) for faction in present(g) if faction not in g.colours]
        order: list[Do | None] = []
        for faction in (g.lantern, g.rival(g.lantern)):
            order += [other.turn_before_each(g) for other in others]
            order.append(Turn(faction))
        order += [other.turn_last(g) for other in others]
        g.then(*(step for step in order if step is not None))


class RoundOver(Do):
    """HC-18.1: taunts, brambles, end check, lantern, jars, tiles, next round."""

    def run(self, g: HarrowState) -> None:
        for faction in g.colours:
            gift_of(g, faction).round_over(g, faction)
        g.then(ScoreBrambles(), CheckEnd(), NextRound())


class ScoreBrambles(Do):
    """HC-15.7: each faction with a unit on the brambles scores."""

    def run(self, g: HarrowState) -> None:
        g.log(RoundEnded, g.round)
        for faction in g.colours:
            if g.units[faction * HEXES + CENTRE]:
                score(g, faction, NUMBERS.brambles)


class CheckEnd(Do):
    """HC-18.2, HC-18.3, HC-24.60, HC-24.61, HC-21.81, A-96: with 7 points or a triumph the game ends; both may win."""

    def run(self, g: HarrowState) -> None:
        reached = max(g.vp) >= NUMBERS.goal
        triumphs = {faction: rules_of(faction).triumphs(g) for faction in present(g)}
        winners = [faction for faction, reason in triumphs.items() if reason]
        if not (winners or reached):
            return
        reason = " ".join(filter(None, triumphs.values())) or "points"
        if reached:
            winners.append(leader(g))
        g.finish(Result(tuple(sorted(g.seat(faction) for faction in winners)), points(g), reason))


def leader(g: HarrowState) -> int:
    """HC-18.2, A-28: most points; on a tie the holder of the lantern, before it is passed."""
    other = g.rival(g.lantern)
    return other if g.vp[other] > g.vp[g.lantern] else g.lantern


def points(g: HarrowState) -> tuple[int, ...]:
    """A-97: what each seat has reached."""
    return tuple(rules_of(faction).points(g) for faction in g.factions)


class NextRound(Do):
    """HC-18.4, HC-5.4, HC-16.6: the lantern passes, jars are refreshed, tiles are laid out."""

    def run(self, g: HarrowState) -> None:
        g.lantern = g.rival(g.lantern)
        g.log(LanternTaken, g.lantern)
        g.jars = [0, 0, 0]
        g.attacked = [False, False, False]
        if g.tiled:
            new_tiles(g)
        g.then(Round())


KINDS = (Round, Cycle, RoundOver, ScoreBrambles, CheckEnd, NextRound)
