"""The Family's track: a storm is placed, and tokens and units are pulled to it (side 1) or pushed from it (side 2)."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer, Product
from hvozd.games.harrow.factions.family.figures import FAMILY
from hvozd.games.harrow.maps import NEIGHBOURS, closer, farther
from hvozd.games.harrow.rules.effects import DrawToken, PlaceStorm, TokenMoving, may_storm, place_storm
from hvozd.games.harrow.rules.moves import Move, MoveAsk, done, pieces_of, pulls, pushes, token_places
from hvozd.games.harrow.rules.units import unit_hexes
from hvozd.games.harrow.state import HarrowState


class StormTrack(Ask):
    """HC-9.30, HC-9.34, A-9: place a storm on a hex with an own unit (side 1) or next to the legend (side 2), also where a
    storm is; without one the later slots fall away."""

    scrolls: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.storms, done)

    def storms(self, g: HarrowState) -> Sequence[Action]:
        hexes = unit_hexes(g, FAMILY) if g.track[FAMILY] == 1 else NEIGHBOURS[g.legend_at[1]]
        return Product(PlaceStorm, [h for h in hexes if may_storm(g, h)])

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, PlaceStorm):
            return
        place_storm(g, action.hex)
        later = (StormToken, StormFriend, StormFoe)
        g.then(*(later[slot](self.seat, action.hex) for slot in range(self.scrolls - 1)))


class StormToken(TokenMoving):
    """HC-9.31, HC-9.35: one ability token anywhere a hex towards that storm, or away from it."""

    hex: int

    def draws(self, g: HarrowState) -> Sequence[Action]:
        ways = closer if g.track[FAMILY] == 1 else farther
        return [DrawToken(kind, h, to) for kind, h in token_places(g) for to in ways(h, self.hex)]


def _moves(g: HarrowState, colour: int, reference: int) -> list[Move]:
    ways = pulls if g.track[FAMILY] == 1 else pushes
    return ways(g, pieces_of(g, colour), reference)


class StormFriend(MoveAsk):
    """HC-9.32, HC-9.35: one own unit a hex towards that storm, or away from it, if legal."""

    hex: int

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return _moves(g, FAMILY, self.hex)


class StormFoe(MoveAsk):
    """HC-9.33, HC-9.35: one enemy unit a hex towards that storm, or away from it, if legal."""

    hex: int

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return _moves(g, g.rival(FAMILY), self.hex)


KINDS = (StormTrack, StormToken, StormFriend, StormFoe)
