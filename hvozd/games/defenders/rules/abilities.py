"""Chapter DW-15: the abilities that every faction has, and what several abilities share."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Event, Offer, Product, Word
from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.maps.geometry import HEXES
from hvozd.games.defenders.rules.effects import gain_item
from hvozd.games.defenders.rules.events import FirstPlayer, Hex, Player
from hvozd.games.defenders.state import HABITAT, WILD, DefendersState, clockwise, in_game


class Comrade(Ability):
    """DW-4.4, DW-16.1, DW-17.1, DW-18.1, DW-19.1, DW-21.4, A-24: the marker goes to the next player; alone it has no effect."""

    def __init__(self, name: str) -> None:
        self.name = name

    def reveal(self, g: DefendersState, player: int) -> None:
        if not g.solo:
            order = clockwise(g, g.first)
            g.first = order[1 % len(order)]
            g.log(FirstPlayer, g.first)


class OwnItem(Ability):
    """DW-16.2, DW-17.2, DW-18.2, DW-19.2: the owner gains the faction's item."""

    def __init__(self, name: str) -> None:
        self.name = name

    def reveal(self, g: DefendersState, player: int) -> None:
        gain_item(g, player, g.factions[player])


class ItemForAll(Ability):
    """DW-16.3, DW-17.3, DW-18.3, DW-19.3: everybody still in the game gains the faction's item."""

    def __init__(self, name: str) -> None:
        self.name = name

    def reveal(self, g: DefendersState, player: int) -> None:
        for other in in_game(g):
            gain_item(g, other, g.factions[player])


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


class Shifted(Event):
    player: Player
    hex: Hex


def open_ground(g: DefendersState, habitat: int) -> list[int]:
    """The hexes of a habitat and the rewilded factories."""
    return [hex_ for hex_ in HEXES if g.tile[hex_] == WILD or (g.tile[hex_] == HABITAT and g.habitat[hex_] == habitat)]


def shift(g: DefendersState, player: int, hex_: int) -> None:
    """DW-15.6, DW-10.2: no Move: no item, no clearing, no roll."""
    g.at[player] = hex_
    g.log(Shifted, player, hex_)


KINDS = (At, Shifted)
