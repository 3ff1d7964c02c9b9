"""The Protectors' track, side 2: a townsfolk is pulled, and what stands around it is pushed."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer, Product
from hvozd.games.harrow.factions.protectors.figures import PROTECTORS
from hvozd.games.harrow.maps import DISTANCE, HEXES, closer
from hvozd.games.harrow.rules.cleanup import receive
from hvozd.games.harrow.rules.events import TownsfolkMoved
from hvozd.games.harrow.rules.moves import Move, MoveAsk, any_units, done, pushes
from hvozd.games.harrow.rules.objectives import townsfolk_hexes, townsfolk_may_enter
from hvozd.games.harrow.rules.units import add_townsfolk
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import HexF, TokenF


class Pull(Action):
    form = "pull {origin}>{target}"
    origin: HexF
    target: HexF


class Gather(Action):
    form = "gather {token}"
    token: TokenF


class PullTownsfolk(Ask):
    """HC-9.20, HC-9.23, HC-9.3: pull one townsfolk a hex towards the legend; without it the later slots do nothing."""

    scrolls: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.pulls, done)

    def pulls(self, g: HarrowState) -> Sequence[Action]:
        at = g.legend_at[0]
        return [Pull(h, to) for h in townsfolk_hexes(g) for to in closer(h, at) if townsfolk_may_enter(g, to)]

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, Pull):
            return
        move_townsfolk(g, action.origin, action.target)
        later = (GatherToken, PushNear, PushFar)
        g.then(*(later[slot](self.seat, action.target) for slot in range(self.scrolls - 1)))


def move_townsfolk(g: HarrowState, origin: int, target: int) -> None:
    add_townsfolk(g, origin, -1)
    add_townsfolk(g, target, 1)
    g.log(TownsfolkMoved, origin, target)


class GatherToken(Ask):
    """HC-9.21: one ability token from the hex of that townsfolk comes to the boards."""

    hex: int

    def open_to(self, g: HarrowState) -> bool:
        return any(g.tokens[kind * HEXES + self.hex] for kind in range(4))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        kinds = [kind for kind in range(4) if g.tokens[kind * HEXES + self.hex]]
        return (lambda g: Product(Gather, kinds), done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Gather):
            receive(g, PROTECTORS, action.token, self.hex)


class PushNear(MoveAsk):
    """HC-9.22, A-43: push one unit on a neighbouring hex, whoever's it is, away from that townsfolk."""

    hex: int

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return [move for move in all_pushes(g, self.hex) if DISTANCE[move.origin][self.hex] == 1]


class PushFar(MoveAsk):
    """HC-9.23: push any one unit on the map away from that townsfolk."""

    hex: int

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return all_pushes(g, self.hex)


def all_pushes(g: HarrowState, reference: int) -> list[Move]:
    return pushes(g, any_units(g), reference)


KINDS = (Pull, Gather, PullTownsfolk, GatherToken, PushNear, PushFar)
