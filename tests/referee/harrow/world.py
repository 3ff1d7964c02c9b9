"""Harrow County through the eyes of the second referee: what lies where, who may stand where, what a step costs.

Everything is read from the plain data of the position and from the component files. The counts that the position keeps for speed
(`units`, `crowd`, `closed`, `watch`) are not used, and no function of the engine's rules.
"""

from collections.abc import Iterable
from typing import Any

from tests.referee.harrow.board import CENTRE, HEXES, KINDS, NAMES, NEAR, SIDES, TERRAINS

PROTECTORS, FAMILY, KAMMI, HESTER, FAIR_FOLK = range(5)
FACTIONS = ("protectors", "family", "kammi", "hester", "fair-folk")
COLOURS = ("red", "blue", "purple")
CUBES = (*COLOURS, "brown", "teal", "yellow", "green", "silver")
TERRAIN_CUBES = ("brown", "teal", "yellow", "green")
TOKENS = ("advance", "spawn", "strengthen", "legend")
SLOTS = ("protectors-legend", "family-legend", "first-standee", "second-standee", "hester")
OWNER = (PROTECTORS, FAMILY, KAMMI, KAMMI, HESTER)
HESTER_SLOT = 4
LEGENDS = (
    *("emmy", "bernice", "malachi", "priscilla", "skinless-boy", "levi", "corbin", "kaine", "odessa", "willa", "mildred"),
    *("knocker", "bruiser", "prankster"),
)
LIMIT = 4
FIRST_SLOT_PIN = 6 * 61


def names(verb: str, hexes: Iterable[int]) -> set[str]:
    return {f"{verb} {NAMES[h]}" for h in hexes}


class World:
    """A position."""

    def __init__(self, g: Any) -> None:
        self.g = g
        side = SIDES[g.side]
        self.kind = [KINDS[letter] for letter in "".join(side["columns"])]
        self.printed = {NAMES.index(name) for name in side["storms"]}
        self.by_rulings = set(g.rulings)
        self.where = list(g.legend_at)
        self.own = [[self.units(colour, h) for h in HEXES] for colour in range(3)]

    # -- pieces ----------------------------------------------------------------------------------------------------------

    def haints(self, colour: int, h: int, infected: int | None = None) -> int:
        """Haints of a colour on a hex; of one kind only, where `infected` says which."""
        both = [int(self.g.haints[(2 * colour + kind) * 61 + h]) for kind in (0, 1)]
        return sum(both) if infected is None else both[infected]

    def units(self, colour: int, h: int) -> int:
        """HC-0.7: haints and legends of a colour."""
        return self.haints(colour, h) + sum(1 for slot in self.slots(colour) if self.where[slot] == h)

    def slots(self, faction: int) -> list[int]:
        """The legends of a faction that are on the map."""
        return [slot for slot in range(5) if OWNER[slot] == faction and self.where[slot] >= 0]

    def crowd(self, h: int) -> int:
        """HC-3.4, A-3: Hester is not counted."""
        return sum(self.own[colour][h] for colour in range(3))

    def anybody(self, h: int) -> bool:
        """Whether a unit stands there, Hester too: she is one where a rule asks for a hex without units."""
        return bool(self.crowd(h)) or self.where[HESTER_SLOT] == h

    def pinned(self, kind: int, h: int) -> int:
        """HC-3.10: haints of a kind (twice the colour, and one more for infected ones) that a nail holds."""
        return sum(1 for pin in self.g.pins if pin == kind * 61 + h)

    def loose(self, kind: int, h: int) -> int:
        return int(self.g.haints[kind * 61 + h]) - self.pinned(kind, h)

    def held(self, slot: int) -> bool:
        return FIRST_SLOT_PIN + slot in self.g.pins

    def free_slots(self, faction: int) -> list[int]:
        return [slot for slot in self.slots(faction) if not self.held(slot)]

    def token(self, kind: int, h: int) -> int:
        return int(self.g.tokens[kind * 61 + h])

    def tokens_at(self, h: int) -> list[int]:
        return [kind for kind in range(4) if self.token(kind, h)]

    # -- the ground ------------------------------------------------------------------------------------------------------

    def terrain(self, h: int) -> bool:
        return self.kind[h] in TERRAINS

    def storm(self, h: int) -> bool:
        """HC-2.5: printed storms are storms for every purpose."""
        return h in self.printed or bool(self.g.storms[h])

    def fire(self, h: int) -> bool:
        return bool(self.g.fire[h])

    def cube_of(self, h: int) -> str:
        """The colour of the cubes of a terrain hex; nothing for mountains and the brambles."""
        return TERRAIN_CUBES[TERRAINS.index(self.kind[h])] if self.terrain(h) else ""

    def reach(self, h: int) -> int:
        """HC-2.10."""
        return 3 if self.kind[h] == "mountain" else 2

    def home(self, faction: int) -> int:
        return int(self.g.home[faction])

    def doll(self, h: int) -> bool:
        return self.g.kammi is not None and h in self.g.kammi.dolls

    # -- who may be where ------------------------------------------------------------------------------------------------

    def barred(self, colour: int, h: int) -> bool:
        """HC-3.1, HC-3.2, HC-3.3: objectives that keep a colour off."""
        return bool((self.g.townsfolk[h] and colour != PROTECTORS) or (self.g.buildings[h] and colour != FAMILY))

    def foes(self, colour: int, h: int) -> bool:
        return any(self.own[other][h] for other in range(3) if other != colour)

    def legal(self, colour: int, h: int, n: int = 1) -> bool:
        """HC-3.8: whether n more units of a colour may come to a hex."""
        if colour == HESTER:
            return True
        return not (self.fire(h) or self.barred(colour, h) or self.foes(colour, h)) and self.own[colour][h] + n <= LIMIT

    def folk_may(self, h: int) -> bool:
        """HC-2.13, HC-2.15, HC-3.2, HC-3.3: a townsfolk is led, pulled or moved there; A-26: objectives never go into flames."""
        return h != CENTRE and not self.fire(h) and not self.g.buildings[h] and not self.own[FAMILY][h] and not self.own[KAMMI][h]

    def building_may(self, h: int) -> bool:
        return (
            h != CENTRE
            and not self.fire(h)
            and not self.g.townsfolk[h]
            and not self.own[PROTECTORS][h]
            and not self.own[KAMMI][h]
        )

    # -- movement --------------------------------------------------------------------------------------------------------

    def cost(self, faction: int, h: int) -> int:
        """HC-6.2, A-5, A-12: what it costs to enter a hex."""
        price = 1 + (self.kind[h] == "mountain") + (self.storm(h) and faction != FAMILY) - self.g.paths[h]
        return max(0, int(price))

    def moves(self, kind: int, h: int, targets: Iterable[int]) -> set[str]:
        """One haint of a kind from a hex to one of the targets, if it may go at all."""
        if self.loose(kind, h) <= 0:
            return set()
        word = f"{COLOURS[kind // 2]}-{'infected' if kind % 2 else 'haint'}"
        return {f"move {word} {NAMES[h]}>{NAMES[to]}" for to in targets if to != h and self.legal(kind // 2, to)}

    def slot_moves(self, slot: int, targets: Iterable[int]) -> set[str]:
        """One legend from its hex to one of the targets."""
        h = self.where[slot]
        if h < 0 or self.held(slot):
            return set()
        return {f"move {SLOTS[slot]} {NAMES[h]}>{NAMES[to]}" for to in targets if to != h and self.legal(OWNER[slot], to)}

    def unit_moves(self, colour: int, h: int, targets: Iterable[int]) -> set[str]:
        """One unit of a colour, whichever it is."""
        targets = list(targets)
        found = self.moves(2 * colour, h, targets) | self.moves(2 * colour + 1, h, targets)
        for slot in self.slots(colour):
            if self.where[slot] == h:
                found |= self.slot_moves(slot, targets)
        return found

    def haint_moves(self, colour: int, h: int, targets: Iterable[int]) -> set[str]:
        targets = list(targets)
        return self.moves(2 * colour, h, targets) | self.moves(2 * colour + 1, h, targets)

    def near(self, h: int) -> tuple[int, ...]:
        return NEAR[h]

    def snakes(self) -> int:
        """HC-1.6: snakes left."""
        return 8 - sum(self.haints(colour, h, 1) for colour in range(3) for h in HEXES)
