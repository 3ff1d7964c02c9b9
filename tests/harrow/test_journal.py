"""The journal is a contract: units, objectives, dolls, points, jars told by events alone are those of the position."""

from collections.abc import Callable
from typing import Any

import pytest

from hvozd.core import Event, Journal, Rng, advance, apply
from hvozd.games.harrow.maps import HEXES
from hvozd.games.harrow.setup.settings import PRESET_NAMES
from hvozd.games.harrow.state import HarrowState
from tests.harrow.table import GAME

SLOTS = {0: (0,), 1: (1,), 2: (2, 3), 3: (4,)}
FIRST_TURN = ("ChooseJar", "GrowRoot", "FairActs", "ChooseDeck")


class Told:
    """What somebody knows who has seen the first turn's table and then only heard the journal."""

    def __init__(self, g: HarrowState) -> None:
        self.haints, self.legend_at = g.haints[:], g.legend_at[:]
        self.townsfolk, self.buildings, self.dolls = g.townsfolk[:], g.buildings[:], sorted(g.dolls)
        self.vp, self.lantern, self.jars, self.fire = g.vp[:], g.lantern, g.jars[:], g.fire[:]
        self.colours, self.spoon = g.colours, g.spoon[:]

    def public(self) -> dict[str, Any]:
        hidden = ("colours",)
        return {name: value for name, value in vars(self).items() if name not in hidden}

    def hear(self, event: Event) -> None:
        heard: Callable[[Told, Any], None] | None = getattr(Told, f"on_{type(event).__name__}", None)
        if heard is not None:
            heard(self, event)

    def add(self, kind: int, h: int, n: int) -> None:
        self.haints[kind * HEXES + h] += n

    def go(self, piece: int, origin: int, target: int) -> None:
        if piece >= 6:
            assert self.legend_at[piece - 6] == origin
            self.legend_at[piece - 6] = target
        else:
            self.add(piece, origin, -1)
            self.add(piece, target, 1)

    def on_Moved(self, e: Any) -> None:
        self.go(e.piece, e.origin, e.target)

    def on_Advanced(self, e: Any) -> None:
        for kind, n in ((2 * e.faction, e.group % 5), (2 * e.faction + 1, e.group // 5 % 5)):
            self.add(kind, e.origin, -n)
            self.add(kind, e.target, n)
        for bit, slot in enumerate(SLOTS[e.faction]):
            if e.group // 25 >> bit & 1:
                self.go(6 + slot, e.origin, e.target)

    def on_Spawned(self, e: Any) -> None:
        self.add(2 * e.faction, e.hex, e.haints)

    def on_HaintRemoved(self, e: Any) -> None:
        self.add(e.piece, e.hex, -1)

    def on_HaintKilled(self, e: Any) -> None:
        self.add(e.piece, e.hex, -1)

    def on_Infected(self, e: Any) -> None:
        self.add(e.piece, e.hex, -1)
        self.add(e.piece + 1, e.hex, 1)

    def on_BonfireMade(self, e: Any) -> None:
        """One infected haint of each faction burns."""
        self.fire[e.hex] += e.flames
        for colour in self.colours:
            self.add(2 * colour + 1, e.hex, -1)

    def on_FlamesDoused(self, e: Any) -> None:
        self.fire[e.hex] -= e.flames

    def on_FlameAdded(self, e: Any) -> None:
        self.fire[e.hex] += 1

    def on_HesterSummoned(self, e: Any) -> None:
        self.legend_at[4] = e.hex

    def on_HesterDriven(self, e: Any) -> None:
        self.legend_at[4] = -1

    def on_HesterFed(self, e: Any) -> None:
        self.legend_at[4] = -1

    def on_GoblinGone(self, e: Any) -> None:
        self.legend_at[e.piece - 6] = -1

    def on_Scored(self, e: Any) -> None:
        self.vp[e.faction] += e.points
        assert self.vp[e.faction] == e.total

    def on_SpoonTurned(self, e: Any) -> None:
        self.spoon[e.faction] = e.spoon

    def on_LanternTaken(self, e: Any) -> None:
        self.lantern = e.faction

    def on_RoundBegan(self, e: Any) -> None:
        self.jars = [0, 0, 0]

    def on_JarFlipped(self, e: Any) -> None:
        self.jars[e.faction] |= 1 << e.jar

    def on_TownsfolkPlaced(self, e: Any) -> None:
        self.townsfolk[e.hex] += 1

    def on_TownsfolkMoved(self, e: Any) -> None:
        self.townsfolk[e.origin] -= 1
        self.townsfolk[e.target] += 1

    def on_TownsfolkRescued(self, e: Any) -> None:
        self.townsfolk[e.hex] -= 1

    def on_BuildingPlaced(self, e: Any) -> None:
        self.buildings[e.hex] += 1

    def on_BuildingMoved(self, e: Any) -> None:
        self.buildings[e.origin] -= 1
        self.buildings[e.target] += 1

    def on_BuildingDestroyed(self, e: Any) -> None:
        self.buildings[e.hex] -= 1

    def on_DollMoved(self, e: Any) -> None:
        self.dolls = sorted([*(h for h in self.dolls if h != e.origin), e.target])

    def on_DollChecked(self, e: Any) -> None:
        if not e.true:
            self.dolls = sorted([*(h for h in self.dolls if h != e.hex), -1])

    def on_DollTaken(self, e: Any) -> None:
        self.dolls = sorted([*(h for h in self.dolls if h != e.hex), -1])


def listened(settings: dict[str, str], seed: int, most: int = 2500) -> int:
    """Play at random; after every decision what was told is what is. How many decisions were compared."""
    g = GAME.new(GAME.resolve(settings, seed), seed)
    assert isinstance(g, HarrowState)
    g.journal = Journal()
    rng, told, heard, compared = Rng(seed), None, 0, 0
    while (now := advance(g)) is not None and g.number < most:
        if told is None and now.name in FIRST_TURN:
            told, heard = Told(g), len(g.journal.entries)
        if told is not None:
            for entry in g.journal.entries[heard:]:
                told.hear(entry.event)
            heard, compared = len(g.journal.entries), compared + 1
            assert told.public() == Told(g).public(), [entry.event for entry in g.journal.entries[-6:]]
        apply(g, now.seat, now.options(now.seat).sample(rng))
    return compared


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_what_is_told_is_what_is(preset: str) -> None:
    compared = sum(listened({"preset": preset, "rulings": "any"}, seed) for seed in range(6))
    assert compared > 300


@pytest.mark.parametrize("goblin", ["knocker", "bruiser", "prankster"])
def test_goblins_are_told_too(goblin: str) -> None:
    for seed in range(4):
        listened({"preset": "chapter5", "factions": "kammi,protectors", "goblin": goblin, "protectors": "priscilla"}, seed)
