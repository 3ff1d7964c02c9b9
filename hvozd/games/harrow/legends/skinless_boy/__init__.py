"""The Skinless Boy: leads a haint and a townsfolk."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer
from hvozd.core.rooms import room
from hvozd.games.harrow.factions.protectors.guiding import Pull, move_townsfolk
from hvozd.games.harrow.hooks import Gift, rules_of
from hvozd.games.harrow.maps import NEIGHBOURS
from hvozd.games.harrow.rules.moves import Move, MoveAsk, done, haints_of_colour, places, steps
from hvozd.games.harrow.rules.objectives import townsfolk_hexes, townsfolk_may_enter
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES


def alike(g: HarrowState, faction: int, h: int) -> list[int]:
    """HC-10.12: neighbours of the terrain that the legend stands on."""
    kind = g.land.kind[rules_of(faction).legends(g)[0]]
    return [to for to in NEIGHBOURS[h] if g.land.kind[to] == kind]


class LeadHaint(MoveAsk):
    """HC-10.12: one own haint to an adjacent hex of that terrain, then a townsfolk."""

    faction: int

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return [
            move
            for piece in haints_of_colour(self.faction)
            for h in places(g, piece)
            for move in steps(g, piece, h, alike(g, self.faction, h))
        ]

    def moved(self, g: HarrowState, move: Move) -> None:
        g.then(LeadTownsfolk(self.seat, self.faction))

    def declined(self, g: HarrowState) -> None:
        g.then(LeadTownsfolk(self.seat, self.faction))


class LeadTownsfolk(Ask):
    """HC-10.12: one townsfolk to an adjacent legal hex of that terrain."""

    faction: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.leads, done)

    def leads(self, g: HarrowState) -> Sequence[Action]:
        return [Pull(h, to) for h in townsfolk_hexes(g) for to in alike(g, self.faction, h) if townsfolk_may_enter(g, to)]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Pull):
            move_townsfolk(g, action.origin, action.target)


class SkinlessBoy(Gift):
    name = "skinless-boy"

    def usable(self, g: HarrowState, faction: int) -> bool:
        """HC-10.12: no effect on mountain or brambles."""
        return g.land.terrain[rules_of(faction).legends(g)[0]]

    def use(self, g: HarrowState, faction: int) -> None:
        g.then(LeadHaint(g.seat(faction), faction))


GIFT = SkinlessBoy()

KINDS = (LeadHaint, LeadTownsfolk)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
