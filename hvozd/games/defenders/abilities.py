"""Chapters DW-15 to DW-19: abilities resolved when their card is revealed. Ongoing ones live where they change a rule."""

from collections.abc import Callable, Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Offer, Product, Word
from hvozd.games.defenders.cards import draw
from hvozd.games.defenders.components import ABILITY, HABITATS
from hvozd.games.defenders.damage import heal, hurt
from hvozd.games.defenders.effects import breach, clear, destroy, gain_item
from hvozd.games.defenders.events import CampMoved, FirstPlayer, MechRusted, Shifted
from hvozd.games.defenders.geometry import ADJACENT, CORE, EDGES, HEXES
from hvozd.games.defenders.pollution import add_pollution
from hvozd.games.defenders.state import (
    ANY_WALL,
    BREACH,
    HABITAT,
    NONE,
    TOXIC,
    WILD,
    DefendersState,
    clockwise,
    in_game,
)
from hvozd.games.defenders.support import gain_support

FOREST, MOUNTAIN = HABITATS.index("forest"), HABITATS.index("mountain")

Reveal = Callable[[DefendersState, int], None]


def comrade(g: DefendersState, player: int) -> None:
    """DW-4.4, DW-16.1, DW-17.1, DW-18.1, DW-19.1, DW-21.4, A-24: the marker goes to the next player; alone it has no effect."""
    if not g.solo:
        order = clockwise(g, g.first)
        g.first = order[1 % len(order)]
        g.log(FirstPlayer, g.first)


def own_item(g: DefendersState, player: int) -> None:
    """DW-16.2, DW-17.2, DW-18.2, DW-19.2: the owner gains the faction's item."""
    gain_item(g, player, g.factions[player])


def item_for_all(g: DefendersState, player: int) -> None:
    """DW-16.3, DW-17.3, DW-18.3, DW-19.3: everybody still in the game gains the faction's item."""
    for other in in_game(g):
        gain_item(g, other, g.factions[player])


def controlled_blaze(g: DefendersState, player: int) -> None:
    """DW-16.4, A-34: every adjacent hex is cleared, core and factories too; the owner picks the order of toxic sites."""
    for hex_ in ADJACENT[g.at[player]]:
        if 0 < g.pollution[hex_] < TOXIC:
            clear(g, player, hex_)
    g.then(BurnToxicSites(g.seat_of(player), player))


def pyromancy(g: DefendersState, player: int) -> None:
    """DW-16.6, A-48: the owner takes 1 damage."""
    hurt(g, player, 1)


def manifesto(g: DefendersState, player: int) -> None:
    """DW-16.7: 2 support for the owner."""
    gain_support(g, player, 2)


def bountiful_harvest(g: DefendersState, player: int) -> None:
    """DW-17.5: the owner draws 2 cards, whatever the size of the hand."""
    draw(g, player, 2)


def field_hospital(g: DefendersState, player: int) -> None:
    """DW-17.9: everybody still in the game removes 1 damage."""
    for other in in_game(g):
        heal(g, other, 1)


def ambush(g: DefendersState, player: int) -> None:
    """DW-18.5: a mech in the own hex is destroyed, if there is one."""
    if g.mechs[g.at[player]]:
        destroy(g, player, g.at[player])


def secret_paths(g: DefendersState, player: int) -> None:
    """DW-18.6: everybody still in the game may shift, clockwise from the owner."""
    g.then(*(ShiftOrganizer(g.seat_of(other), other) for other in clockwise(g, player)))


class At(Action):
    form = "at {hex}"
    hex: Annotated[int, Word("hex")]


class HexChoice(Ask):
    """One hex out of those an ability allows; without any the ability has no effect (DW-15.3)."""

    player: int

    def hexes(self, g: DefendersState) -> list[int]:
        raise NotImplementedError

    def open_to(self, g: DefendersState) -> bool:
        return bool(self.hexes(g))

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        return (lambda g: Product(At, self.hexes(g)),)


class BurnToxicSites(HexChoice):
    """DW-16.4, A-34: the toxic sites next to the organizer, one after another, 1 damage each."""

    def hexes(self, g: DefendersState) -> list[int]:
        return [hex_ for hex_ in ADJACENT[g.at[self.player]] if g.pollution[hex_] == TOXIC]

    def take(self, g: DefendersState, action: At) -> None:
        g.stack.append(self)
        clear(g, self.player, action.hex)


class Sharpshoot(HexChoice):
    """DW-17.8, DW-15.5: a mech on one adjacent hex, the core and factories included, whatever stands between."""

    def hexes(self, g: DefendersState) -> list[int]:
        return [hex_ for hex_ in ADJACENT[g.at[self.player]] if g.mechs[hex_]]

    def take(self, g: DefendersState, action: At) -> None:
        destroy(g, self.player, action.hex)


class RainRust(HexChoice):
    """DW-18.8, A-23, A-37: a mech anywhere becomes a pollution token; never where a seventh toxic site would be needed."""

    def hexes(self, g: DefendersState) -> list[int]:
        most = TOXIC - 1 if g.toxic_sites else TOXIC - 2
        return [hex_ for hex_ in HEXES if g.mechs[hex_] and g.pollution[hex_] <= most]

    def take(self, g: DefendersState, action: At) -> None:
        g.mechs[action.hex] -= 1
        g.supply += 1
        g.log(MechRusted, self.player, action.hex)
        add_pollution(g, action.hex)


class Tunnel(HexChoice):
    """DW-19.7, DW-15.6, A-36: to any mountain hex or rewilded factory, also the own one; no item."""

    def hexes(self, g: DefendersState) -> list[int]:
        return open_ground(g, MOUNTAIN)

    def take(self, g: DefendersState, action: At) -> None:
        shift(g, self.player, action.hex)


def open_ground(g: DefendersState, habitat: int) -> list[int]:
    """The hexes of a habitat and the rewilded factories."""
    return [hex_ for hex_ in HEXES if g.tile[hex_] == WILD or (g.tile[hex_] == HABITAT and g.habitat[hex_] == habitat)]


def shift(g: DefendersState, player: int, hex_: int) -> None:
    """DW-15.6, DW-10.2: no Move: no item, no clearing, no roll."""
    g.at[player] = hex_
    g.log(Shifted, player, hex_)


class Stay(Action):
    form = "stay"


class ShiftOrganizer(Ask):
    """DW-18.6, DW-15.5, A-36: to an adjacent hex through anything, factories too, never onto the core; or not at all."""

    player: int

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        return (self.near, lambda g: (Stay(),))

    def near(self, g: DefendersState) -> Sequence[Action]:
        return Product(At, [hex_ for hex_ in ADJACENT[g.at[self.player]] if hex_ != CORE])

    def take(self, g: DefendersState, action: At | Stay) -> None:
        if isinstance(action, At):
            shift(g, self.player, action.hex)


class Relocate(Action):
    form = "relocate {origin} to {target}"
    origin: Annotated[int, Word("hex")]
    target: Annotated[int, Word("hex")]


class MoveLibrary(Ask):
    """DW-16.8, A-38: one own camp, also a covered one, to another forest hex or rewilded factory without a camp."""

    player: int

    def open_to(self, g: DefendersState) -> bool:
        return bool(free_forest(g))

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        camps = [hex_ for hex_ in HEXES if g.camp[hex_] == self.player]
        return (lambda g: Product(Relocate, camps, free_forest(g)),)

    def take(self, g: DefendersState, action: Relocate) -> None:
        g.camp[action.origin] = NONE
        g.camp[action.target] = self.player
        g.log(CampMoved, self.player, action.origin, action.target)


def free_forest(g: DefendersState) -> list[int]:
    return [hex_ for hex_ in open_ground(g, FOREST) if g.camp[hex_] == NONE]


class Nurse(Action):
    form = "nurse {player}"
    player: Annotated[int, Word("faction")]


class GiveHerbs(Ask):
    """DW-18.9: one player still in the game, chosen by the owner, removes all damage."""

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        return (lambda g: Product(Nurse, in_game(g)),)

    def take(self, g: DefendersState, action: Nurse) -> None:
        heal(g, action.player, g.damage[action.player])


class Demolish(Action):
    form = "demolish {edge}"
    edge: Annotated[int, Word("edge")]


class DemolishWall(Ask):
    """DW-19.9: any unbreached wall of the board, with an own marker; without one there is no effect."""

    player: int

    def open_to(self, g: DefendersState) -> bool:
        return bool(g.markers[self.player] and self.walls(g))

    def walls(self, g: DefendersState) -> list[int]:
        return [edge for edge in EDGES if g.edge[edge] & ANY_WALL and not g.edge[edge] & BREACH]

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        return (lambda g: Product(Demolish, self.walls(g)),)

    def take(self, g: DefendersState, action: Demolish) -> None:
        breach(g, self.player, action.edge)


def asking(step: Callable[[int, int], Ask]) -> Reveal:
    """An ability that is a question to its owner."""
    return lambda g, player: g.then(step(g.seat_of(player), player))


REVEAL: dict[int, Reveal] = {
    **{ABILITY[f"{faction}-comrade"]: comrade for faction in ("order", "council", "coven", "sect")},
    **{ABILITY[name]: own_item for name in ("archives", "field-kitchen", "bubbling-brew", "arsenal")},
    **{ABILITY[name]: item_for_all for name in ("almanac-printing", "break-bread", "apothecary", "fireworks-festival")},
    ABILITY["controlled-blaze"]: controlled_blaze,
    ABILITY["pyromancy"]: pyromancy,
    ABILITY["manifesto"]: manifesto,
    ABILITY["traveling-library"]: asking(MoveLibrary),
    ABILITY["bountiful-harvest"]: bountiful_harvest,
    ABILITY["sharpshooter"]: asking(Sharpshoot),
    ABILITY["field-hospital"]: field_hospital,
    ABILITY["ambush"]: ambush,
    ABILITY["secret-paths"]: secret_paths,
    ABILITY["rain-of-rust"]: asking(RainRust),
    ABILITY["medicinal-herbs"]: lambda g, player: g.then(GiveHerbs(g.seat_of(player))),
    ABILITY["tunnels"]: asking(Tunnel),
    ABILITY["demolitions"]: asking(DemolishWall),
}
