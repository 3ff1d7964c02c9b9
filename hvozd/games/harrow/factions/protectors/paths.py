"""The Protectors' track, side 1: path tokens."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Event, Offer, Product
from hvozd.games.harrow.maps import HEXES, within
from hvozd.games.harrow.rules.effects import ShiftPath
from hvozd.games.harrow.rules.moves import done
from hvozd.games.harrow.rules.units import reach
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import HexF


class PathLaid(Event):
    hex: HexF


class PathLifted(Event):
    hex: HexF


class LayPath(Action):
    form = "lay {hex}"
    hex: HexF


class LiftPath(Action):
    form = "lift {hex}"
    hex: HexF


def path_range(g: HarrowState) -> list[int]:
    """HC-9.11, HC-9.13, A-8, A-94: hexes in the range of the legend that do not burn."""
    at = g.legend_at[0]
    return [h for h in within(at, 0, reach(g, at)) if not g.fire[h]]


def laid(g: HarrowState) -> list[int]:
    return [h for h in range(HEXES) if g.paths[h]]


class LayPaths(Ask):
    """HC-9.11, HC-9.12, HC-9.14: leave, pick up from anywhere and place path tokens within the range; each is placed once
    at most."""

    lays: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [done, lambda g: Product(LiftPath, laid(g))]
        if g.path_supply and self.lays:
            found.append(lambda g: Product(LayPath, path_range(g)))
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, LayPath):
            g.then(LayPaths(self.seat, self.lays - 1))
            lay(g, action.hex)
        elif isinstance(action, LiftPath):
            g.then(self)
            lift(g, action.hex)


def lay(g: HarrowState, h: int) -> None:
    g.path_supply -= 1
    g.paths[h] += 1
    g.log(PathLaid, h)


def lift(g: HarrowState, h: int) -> None:
    g.paths[h] -= 1
    g.path_supply += 1
    g.log(PathLifted, h)


class MoveOnePath(Ask):
    """HC-9.16: exactly one path token is placed from the supply or moved from where it lies."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [done]
        if g.path_supply:
            found.append(lambda g: Product(LayPath, path_range(g)))
        found.append(lambda g: [ShiftPath(h, to) for h in laid(g) for to in path_range(g) if to != h])
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, ShiftPath):
            lift(g, action.origin)
            lay(g, action.target)
        elif isinstance(action, LayPath):
            lay(g, action.hex)


class LosePath(Ask):
    """HC-9.15: with none in the supply the owner says which path token of the map goes back to the track."""

    def open_to(self, g: HarrowState) -> bool:
        return not g.path_supply and any(g.paths)

    def skipped(self, g: HarrowState) -> None:
        if g.path_supply:
            g.path_supply -= 1
            g.path_track += 1

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(LiftPath, laid(g)),)

    def take(self, g: HarrowState, action: LiftPath) -> None:
        lift(g, action.hex)
        self.skipped(g)


KINDS = (PathLaid, PathLifted, LayPath, LiftPath, LayPaths, MoveOnePath, LosePath)
