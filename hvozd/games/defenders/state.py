"""The position: the board as lists by hex and edge, the players as lists by player, the decks.

A *player* is a faction in play. With several people each seat is one player; alone, seat 0 is two players with one hand
(DW-21.1).
"""

from collections.abc import Sequence
from typing import Self

from hvozd.core import Action, Result, State
from hvozd.games.defenders.components import CARD_HABITAT, HOME, LIMITS, TRACK
from hvozd.games.defenders.maps.geometry import ADJACENT, CORE

HABITAT, FACTORY, WILD, CORE_TILE = range(4)
"""What lies on a hex: its habitat, a factory, a rewilded factory, the core."""
WALL, FACTORY_WALL, BREACH, ENGINE = 1, 2, 4, 8
"""What stands on an edge, as flags."""
ANY_WALL = WALL | FACTORY_WALL
DEAD_END = ANY_WALL | ENGINE
TOXIC = 3
"""In the list of pollution: a toxic site instead of tokens."""
NONE = -1


class DefendersState(State, kw_only=True):
    # the board
    habitat: tuple[int, ...] = ()
    tile: list[int]
    edge: list[int]
    mechs: list[int]
    pollution: list[int]
    camp: list[int]
    # the machines
    turns: tuple[int, ...] = ()
    """The arrow corner of each factory tile, by its number."""
    top: int = LIMITS.factories
    """The number of the core's top tile."""
    factories: list[int]
    """Where each factory tile lies, by its number; NONE in the core."""
    engines: list[int]
    """The pose of each engine, NONE on the core."""
    direction: int = 1
    supply: int = LIMITS.mechs
    toxic_sites: int = LIMITS.toxic_sites
    """How many are left on their circle."""
    machine_deck: list[int]
    machine_discard: list[int]
    # the players
    factions: tuple[int, ...] = ()
    organizer: list[int]
    at: list[int]
    """The hex of each organizer; NONE before it is placed and after the player has left."""
    support: list[int]
    camps: list[int]
    """How many camps stand on the track."""
    damage: list[int]
    items: list[int]
    """The items gained, one bit a faction."""
    markers: list[int]
    out: list[bool]
    # the cards
    hands: list[list[int]]
    """By seat."""
    decks: list[list[int]]
    exhausted: list[list[int]]
    active: list[int]
    teamed: list[int]
    """How many cards lie under the active defender as its team."""
    known: list[list[int]]
    """Hand cards that everybody can work out: the deck ran out while they were held."""
    shared: list[list[int]]
    """What a player has told: the number of hand cards of each habitat; empty when nothing that still holds was told."""
    box: list[int]
    killed: list[int]
    # the round
    first: int = 0
    turn: int = NONE
    points: int = 0
    rulings: tuple[str, ...] = ()
    """The doubtful sentences that this table does not read by the letter."""

    def clone(self) -> Self:
        new = super().clone()
        new.tile = self.tile.copy()
        new.edge = self.edge.copy()
        new.mechs = self.mechs.copy()
        new.pollution = self.pollution.copy()
        new.camp = self.camp.copy()
        new.factories = self.factories.copy()
        new.engines = self.engines.copy()
        new.machine_deck = self.machine_deck.copy()
        new.machine_discard = self.machine_discard.copy()
        new.organizer = self.organizer.copy()
        new.at = self.at.copy()
        new.support = self.support.copy()
        new.camps = self.camps.copy()
        new.damage = self.damage.copy()
        new.items = self.items.copy()
        new.markers = self.markers.copy()
        new.out = self.out.copy()
        new.hands = [hand[:] for hand in self.hands]
        new.decks = [deck[:] for deck in self.decks]
        new.exhausted = [pile[:] for pile in self.exhausted]
        new.active = self.active.copy()
        new.teamed = self.teamed.copy()
        new.known = [cards[:] for cards in self.known]
        new.shared = [counts[:] for counts in self.shared]
        new.box = self.box.copy()
        new.killed = self.killed.copy()
        return new

    def asides(self, seat: int) -> Sequence[Action]:
        """DW-5.2, DW-5.6, A-51: what a player may tell at any time after the reveal."""
        from hvozd.games.defenders.rules.talk import tellings

        return tellings(self, seat)

    @property
    def players(self) -> int:
        return len(self.factions)

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def seat_of(self, player: int) -> int:
        return 0 if self.seats == 1 else player

    def hand(self, player: int) -> list[int]:
        return self.hands[0 if self.seats == 1 else player]


def in_game(g: DefendersState) -> tuple[int, ...]:
    """DW-15.4: the players still in the game, in seat order."""
    return tuple(player for player in range(g.players) if not g.out[player])


def clockwise(g: DefendersState, start: int) -> tuple[int, ...]:
    """The players still in the game, clockwise from one of them (or from the seat of one who has left)."""
    n = g.players
    return tuple(player for player in ((start + i) % n for i in range(n)) if not g.out[player])


def active_habitat(g: DefendersState, player: int) -> int:
    return CARD_HABITAT[g.active[player]]


def usable_camp(g: DefendersState, hex_: int) -> bool:
    """DW-7.11: a camp that no un-rewilded factory covers."""
    return g.camp[hex_] != NONE and g.tile[hex_] != FACTORY


def is_home(g: DefendersState, player: int, hex_: int) -> bool:
    """DW-6.1, DW-6.3, DW-1.5: a habitat hex of the faction's own kind, or a rewilded factory."""
    tile = g.tile[hex_]
    return tile == WILD or (tile == HABITAT and g.habitat[hex_] == HOME[g.factions[player]])


def sniper_near(g: DefendersState, hex_: int) -> bool:
    """DW-6.9, DW-9.3, A-18: a mech on an adjacent factory or on the adjacent core; walls do not matter."""
    mechs, tile = g.mechs, g.tile
    return any(mechs[near] and (near == CORE or tile[near] == FACTORY) for near in ADJACENT[hex_])


def max_support(g: DefendersState, player: int) -> int:
    """DW-8.1, DW-8.3, DW-8.4, A-02: the space directly left of the leftmost camp that still stands on the track."""
    camps = TRACK[g.seats].camps
    return camps[len(camps) - g.camps[player]] - 1


def most_damage(g: DefendersState) -> int:
    """DW-9.6, DW-21.7, A-41: what a player bears without a death; alone, by the letter, three are already too many."""
    return LIMITS.max_damage_alone if g.solo and "A-41" not in g.rulings else LIMITS.max_damage


def lose(g: DefendersState, reason: str) -> None:
    """DW-1.3, DW-20.5: all lose at once; whatever happened first decides."""
    g.finish(Result((), (0,) * g.seats, reason))


def check_win(g: DefendersState) -> None:
    """DW-1.2, DW-20.1, A-27: all camps stand and no un-rewilded factory is left: all win at once."""
    if not any(g.camps) and FACTORY not in g.tile:
        g.finish(Result(tuple(range(g.seats)), (1,) * g.seats, "victory"))
