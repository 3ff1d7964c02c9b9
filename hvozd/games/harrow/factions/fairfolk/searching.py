"""HC-24.21, HC-24.22, HC-24.23, HC-24.24, HC-24.25, HC-24.26, HC-24.27: arrows, guesses and finds."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Event, Offer, Product
from hvozd.games.harrow.factions.fairfolk.figures import FAIR, TABLE
from hvozd.games.harrow.factions.fairfolk.offers import SEARCH, folk
from hvozd.games.harrow.maps import AXES, HEXES
from hvozd.games.harrow.rules.moves import done
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import SEARCH_CUBE, AxisF, HexF, KindF

CROWN = 2
EVERYWHERE = (1 << HEXES) - 1


class ArrowPlaced(Event):
    hex: HexF
    axis: AxisF
    onward: bool


class GuessMade(Event):
    hex: HexF
    right: bool


class FindMade(Event):
    find: int
    hex: HexF


class Arrow(Action):
    form = "arrow {hex} {axis} onward {onward}"
    hex: HexF
    axis: AxisF
    onward: bool


class Guess(Action):
    form = "guess {hex}"
    hex: HexF


class Mark(Action):
    form = "mark {kind}"
    kind: KindF


def wanted(g: HarrowState) -> int:
    """HC-24.23: sword, then crown, then queen: where the find that is sought now lies."""
    own = folk(g)
    return own.places[own.found]


def learn(g: HarrowState, hexes: Sequence[bool]) -> None:
    """What an answer says: the wanted find lies on one of these hexes."""
    bits = sum(1 << h for h, may in enumerate(hexes) if may)
    folk(g).maybe &= bits
    g.reveal()


def place_arrow(g: HarrowState, action: Arrow) -> None:
    """HC-24.21, HC-24.22, HC-27.41, A-80, A-81: the row through the nest parts the map; an arrow that points to the wrong
    side is turned."""
    own = folk(g)
    row = AXES[action.hex][action.axis]
    sign = 1 if action.onward else -1
    ahead = [(AXES[h][action.axis] - row) * sign >= 0 for h in range(HEXES)]
    right = ahead[wanted(g)]
    learn(g, ahead if right else [not may for may in ahead])
    own.arrows += [action.axis, row, sign if right else -sign]
    if len(own.arrows) > 3 * TABLE.arrows:
        del own.arrows[:3]
    g.log(ArrowPlaced, action.hex, action.axis, action.onward == right)


def guess(g: HarrowState, h: int) -> None:
    """HC-24.24, HC-24.25, A-81: wrong: an X, if one is left; right: a find."""
    own = folk(g)
    right = h == wanted(g)
    g.log(GuessMade, h, right)
    if not right:
        learn(g, [other != h for other in range(HEXES)])
        if len(own.crosses) < TABLE.crosses - own.found:
            own.crosses.append(h)
        return
    g.reveal()
    own.found += 1
    own.arrows, own.crosses = [], []
    own.nests = [0 if nest == 1 else nest for nest in own.nests]
    own.maybe = EVERYWHERE & ~sum(1 << place for place in own.places[: own.found])
    g.log(FindMade, own.found, h)
    if own.found == CROWN:
        g.then(MarkTerrain(g.seat(FAIR)))


class MarkTerrain(Ask):
    """HC-24.2, HC-24.26, HC-38.3: a search cube on a terrain hex of the own board that has none."""

    def open_to(self, g: HarrowState) -> bool:
        return g.supply[SEARCH_CUBE] > 0

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(Mark, [kind for kind in range(4) if not folk(g).board >> kind & 1]),)

    def take(self, g: HarrowState, action: Mark) -> None:
        g.supply[SEARCH_CUBE] -= 1
        folk(g).board |= 1 << action.kind


class PointArrow(Ask):
    """HC-24.21: at one of these nests, along one of three axes, to one of two sides."""

    hexes: tuple[int, ...]

    def open_to(self, g: HarrowState) -> bool:
        return bool(self.hexes) and folk(g).found < len(folk(g).places)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(Arrow, self.hexes, range(3), (True, False)),)

    def take(self, g: HarrowState, action: Arrow) -> None:
        place_arrow(g, action)


class MayGuess(Ask):
    """HC-24.24, HC-24.40: name a hex, or do not."""

    must: bool = False

    def open_to(self, g: HarrowState) -> bool:
        return folk(g).found < len(folk(g).places)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (guesses,) if self.must else (guesses, done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Guess):
            guess(g, action.hex)


def guesses(g: HarrowState) -> Sequence[Action]:
    """Hexes that hold neither an X nor a find."""
    own = folk(g)
    return Product(Guess, [h for h in range(HEXES) if h not in own.crosses and h not in own.places[: own.found]])


def search_at(g: HarrowState, h: int) -> None:
    """HC-24.40: an arrow at that nest, and perhaps a guess."""
    g.then(PointArrow(g.seat(FAIR), (h,)), MayGuess(g.seat(FAIR)))


SEARCH.append(search_at)

KINDS = (ArrowPlaced, GuessMade, FindMade, Arrow, Guess, Mark, MarkTerrain, PointArrow, MayGuess)
