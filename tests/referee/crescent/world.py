"""Crescent Moon through the eyes of the second referee: the map, who is where, who controls what.

Adjacency, control and presence are worked out anew from tiles and pieces; no function of the engine's rules is used.
"""

from functools import cached_property
from typing import Any

from hvozd.core import find_game
from tests.referee.crescent.figures import CALIPH, CARDS, MURSHID, SEATS, SULTAN, TERRAIN

SIDES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""CM-4.7."""
TILES = 16
NOBODY = -1


class World:
    """A position."""

    def __init__(self, g: Any) -> None:
        self.g = g
        words = find_game("crescent").words(g)
        self.hex_names: tuple[str, ...] = tuple(words["hex"])
        self.card_names: tuple[str, ...] = tuple(words["card"])
        self.hexes = [h for h in range(TILES) if g.at[h][2] >= 0]
        self.seats = range(g.seats)
        self.five = g.seats == len(SEATS)

    # -- the map ---------------------------------------------------------------------------------------------------------

    def terrain(self, h: int) -> str:
        return TERRAIN[self.hex_names[h].split("-")[0]]

    @cached_property
    def _sharing(self) -> dict[int, list[tuple[int, int]]]:
        """By hex: the hexes that share a side with it, and which side."""
        place = {self.g.at[h][:2]: h for h in self.hexes}
        found: dict[int, list[tuple[int, int]]] = {}
        for h in self.hexes:
            q, r, _ = self.g.at[h]
            beside = [(place.get((q + dq, r + dr)), side) for side, (dq, dr) in enumerate(SIDES)]
            found[h] = [(other, side) for other, side in beside if other is not None]
        return found

    def _hugs(self, h: int, side: int) -> bool:
        """CM-4.5: a river tile with rotation o hugs sides o and o + 1."""
        turned = self.g.at[h][2]
        return self.hex_names[h].startswith("river") and side in (turned % 6, (turned + 1) % 6)

    @cached_property
    def near(self) -> dict[int, list[int]]:
        """CM-4.4, CM-4.6: adjacent hexes."""
        return {
            h: [other for other, side in pairs if not self._hugs(h, side) and not self._hugs(other, (side + 3) % 6)]
            for h, pairs in self._sharing.items()
        }

    @cached_property
    def across(self) -> dict[int, list[int]]:
        """The hexes beyond a side that a river blocks."""
        return {h: [other for other, _ in pairs if other not in self.near[h]] for h, pairs in self._sharing.items()}

    # -- pieces ----------------------------------------------------------------------------------------------------------

    def ordinary(self, seat: int, h: int) -> int:
        return int(self.g.ordinary[seat * TILES + h])

    def mercenary(self, seat: int, h: int) -> int:
        return int(self.g.mercenary[seat * TILES + h])

    def units(self, seat: int, h: int) -> int:
        return self.ordinary(seat, h) + self.mercenary(seat, h)

    def wall(self, h: int) -> tuple[int, str]:
        """The owner of the fort or castle in a hex and which of them it is."""
        number = self.g.walls[h]
        return ((number - 1) // 2, ("fort", "castle")[(number - 1) % 2]) if number else (NOBODY, "")

    def has_wall(self, seat: int, h: int, kind: str = "") -> bool:
        owner, found = self.wall(h)
        return owner == seat and (not kind or kind == found)

    def palace_at(self, h: int) -> bool:
        return bool(self.g.palace == h)

    def settlement(self, h: int) -> str:
        return ("", "town", "city")[self.g.settlement[h]]

    def stronghold(self, seat: int, h: int) -> bool:
        return self.has_wall(seat, h) or (seat == CALIPH and self.palace_at(h))

    def strong(self, seat: int, h: int) -> bool:
        """CM-2.2, CM-2.4: a piece with combat strength stands there."""
        return self.units(seat, h) > 0 or self.stronghold(seat, h)

    def controls(self, seat: int, h: int) -> bool:
        return self.strong(seat, h)

    def foreign(self, seat: int, h: int) -> bool:
        """Another player controls the hex."""
        return any(other != seat and self.strong(other, h) for other in self.seats)

    def free(self, h: int) -> bool:
        return not any(self.strong(other, h) for other in self.seats)

    def token(self, seat: int, h: int) -> bool:
        return bool(self.g.influence[h] == seat)

    def civil(self, seat: int, h: int) -> bool:
        """A settlement of this player: the palace is one, too."""
        return (seat == SULTAN and bool(self.settlement(h))) or (seat == CALIPH and self.palace_at(h))

    def present(self, seat: int, h: int) -> bool:
        """CM-2.5."""
        return self.strong(seat, h) or self.civil(seat, h) or self.token(seat, h)

    def present_or_near(self, seat: int) -> set[int]:
        here = {h for h in self.hexes if self.present(seat, h)}
        return here | {other for h in here for other in self.near[h]}

    def murshid_near(self, h: int) -> bool:
        """A token of the Murshid in a hex adjacent to this one."""
        return any(self.token(MURSHID, other) for other in self.near[h])

    # -- cards -----------------------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[str]:
        return [self.card_names[card] for card in self.g.hands[seat]]

    def holds(self, seat: int, name: str) -> bool:
        return name in self.hand(seat)

    def associated(self, card: str) -> int:
        owner = CARDS[card][0]
        return SEATS.index(owner) if owner else NOBODY

    def name(self, h: int) -> str:
        return self.hex_names[h]
