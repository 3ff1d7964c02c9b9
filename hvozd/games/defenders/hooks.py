"""What an ability of a defender may change in the shared rules: hooks with neutral defaults.

Shared code names no faction and no ability. What concerns one player is asked of that player's active defender (DW-15.2);
what concerns everybody is asked of all active defenders, in the order of the players (DW-4.9, A-25).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from hvozd.core import Action, Offer
from hvozd.games.defenders.components import CARDS
from hvozd.games.defenders.state import DefendersState


class Ability:
    """The neutral ability: every hook says nothing special. The first hooks concern its owner, the last ones everybody."""

    name: str
    """Its id in the components."""
    promise: ClassVar[float] = 0.0
    """What it promises an agent beyond the own turn."""
    ignores: ClassVar[tuple[int, ...]] = ()
    """DW-9.4: faces of the die that do not hurt the owner."""
    mech_support: ClassVar[int] = 1
    """DW-7.7: support for a mech that the owner destroys."""
    spares_machine_card: ClassVar[bool] = False
    """DW-4.7: the owner's turn ends without a machine card."""
    opens_walls: ClassVar[bool] = False
    """DW-6.7: walls stop nobody's Move."""
    opens_corridors: ClassVar[bool] = False
    """DW-7.1: everybody moves along corridors of any one habitat."""
    shares_camps: ClassVar[bool] = False
    """DW-7.4: everybody regroups to the camps of all, and without a roll."""

    def reveal(self, g: DefendersState, player: int) -> None:
        """DW-15.1: its card has been turned up as the player's active defender."""

    def after_damage(self, g: DefendersState, player: int) -> None:
        """DW-9.1: the owner has taken damage, and perhaps lost a defender."""

    def after_move(self, g: DefendersState, player: int, hex_: int) -> None:
        """DW-7.2: the owner's Move has ended on a hex and has given its item."""

    def after_camp(self, g: DefendersState, player: int) -> None:
        """DW-7.3: somebody has built a camp; its owner is asked in the order of the players."""


class Look(msgspec.Struct, frozen=True):
    """How a faction looks. Outlines are drawn around the origin, 30 wide and 32 high; the room's look.css has its colour."""

    letter: str = "?"
    """For camps and organizers in the terminal."""
    colour: str = "white"
    """Of its name in the terminal."""
    organizer: str = "M-11 15V-9Q0-22 11-9V15z"
    """The silhouette by which it is told apart without colour."""
    shade: str = "M3-15Q8-13 11-9V15H3z"
    """The side of the silhouette that lies in the shade."""
    face: str = "M-4-3h.1M4-3h.1"
    item: str = "M-10-10H10V10H-10z"


class Mind(msgspec.Struct, frozen=True):
    """What agents should know of a faction."""

    leader: str = ""
    """The organizer that the steward takes; none: it judges by the position."""
    prices: Mapping[type[Action], Callable[[Any, Any], float]] = {}
    """By kind of action that its item offers: the formula of its price (mind/formulas.py)."""
    ways: tuple[type[Action], ...] = ()
    """Those of these actions that move the organizer."""


class Faction:
    """DW-3.7: one faction's room: its name, and the abilities of its defenders in the order of their rules."""

    name: ClassVar[str]
    abilities: ClassVar[tuple[Ability, ...]]
    item_offers: ClassVar[tuple[Offer, ...]] = ()
    """DW-10.3: what its item offers to the active player who has gained it."""
    item_place: ClassVar[int] = 0
    """DW-10.4: items are offered in the order of their rules; those with a lower number first."""
    tour: ClassVar[tuple[str, ...]] = ()
    """The guided first turn: none yet."""
    item_gives_point: ClassVar[bool] = False
    """Whether its item is one more point, for which no agent should spend a point."""

    def look(self) -> Look:
        """Loaded only where something is drawn or written."""
        return Look()

    def mind(self) -> Mind:
        """Loaded only where agents think."""
        return Mind()


PLAIN = Ability()
BY_CARD: list[Ability] = [PLAIN] * (len(CARDS) + 1)
"""By card. The last entry is the neutral one: what NONE, no active defender, leads to."""


ITEM_OFFERS: list[Offer] = []
"""What the items of all factions offer."""


def enter(factions: Sequence[Faction]) -> None:
    """Put what the factions bring where shared code asks for it."""
    known = {ability.name: ability for faction in factions for ability in faction.abilities}
    BY_CARD[:] = [*(known[card.ability] for card in CARDS), PLAIN]
    ITEM_OFFERS[:] = [offer for faction in sorted(factions, key=lambda one: one.item_place) for offer in faction.item_offers]


def ability(g: DefendersState, player: int) -> Ability:
    """DW-4.9, DW-15.2: the ability of the player's active defender."""
    return BY_CARD[g.active[player]]


def abilities(g: DefendersState) -> list[Ability]:
    """DW-4.9, A-25: those of all active defenders; the one of a player who has just left still counts."""
    return [BY_CARD[card] for card in g.active]
