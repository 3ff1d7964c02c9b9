"""The journal is a contract: units, objectives, dolls, points, jars, tokens, storms, paths, nails, tiles and how many cards are
held are rebuilt from events alone."""

from typing import Any

import pytest

from hvozd.games.harrow.maps import HEXES
from hvozd.games.harrow.setup.settings import PRESET_NAMES
from hvozd.games.harrow.state import HarrowState
from tests import journals
from tests.harrow.table import GAME

SLOTS = {0: (0,), 1: (1,), 2: (2, 3), 3: (4,)}
FIRST_TURN = ("ChooseJar", "GrowRoot", "FairActs", "ChooseDeck")
PUBLIC = "haints legend_at townsfolk buildings vp lantern jars fire spoon tokens storms storm_supply paths tiles gone"
PROTECTORS, FAMILY, KAMMI, HESTER, FAIRFOLK, QUESTS = range(6)
FACE_DOWN, STOCK, USED = 4, 8, 9


class Told(journals.Told):
    """What somebody knows who has seen the first turn's table and then only heard the journal."""

    def __init__(self, g: HarrowState) -> None:
        held = g.clone()
        for name in PUBLIC.split():
            setattr(self, name, getattr(held, name))
        self.dolls = sorted(g.dolls)
        self.nails = sum(pin >= 0 for pin in g.pins)
        self.hands = [len(hand.held) if hand else 0 for hand in g.hands]
        self.round = 0 if g.solo else g.round
        self._colours = g.colours

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
        for colour in self._colours:
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
        self.jars, self.round = [0, 0, 0], e.round

    def on_JarFlipped(self, e: Any) -> None:
        self.jars[e.faction] |= 1 << e.jar

    def on_TownsfolkPlaced(self, e: Any) -> None:
        self.townsfolk[e.hex] += 1

    def on_TownsfolkMoved(self, e: Any) -> None:
        self.townsfolk[e.origin] -= 1
        self.townsfolk[e.target] += 1

    def on_TownsfolkRescued(self, e: Any) -> None:
        self.townsfolk[e.hex] -= 1
        self.gone[0] += 1

    def on_BuildingPlaced(self, e: Any) -> None:
        self.buildings[e.hex] += 1

    def on_BuildingMoved(self, e: Any) -> None:
        self.buildings[e.origin] -= 1
        self.buildings[e.target] += 1

    def on_BuildingDestroyed(self, e: Any) -> None:
        self.buildings[e.hex] -= 1
        self.gone[1] += 1

    def on_DollMoved(self, e: Any) -> None:
        self.dolls = sorted([*(h for h in self.dolls if h != e.origin), e.target])

    def on_DollChecked(self, e: Any) -> None:
        if not e.true:
            self.dolls = sorted([*(h for h in self.dolls if h != e.hex), -1])

    def on_DollTaken(self, e: Any) -> None:
        self.dolls = sorted([*(h for h in self.dolls if h != e.hex), -1])

    # -- tokens, storms, paths, nails, tiles, cards --------------------------------------------------------------------

    def on_TokenPlaced(self, e: Any) -> None:
        self.tokens[e.token * HEXES + e.hex] += 1

    def on_TokenMoved(self, e: Any) -> None:
        self.tokens[e.token * HEXES + e.origin] -= 1
        self.tokens[e.token * HEXES + e.target] += 1

    def on_TokenCollected(self, e: Any) -> None:
        self.tokens[e.token * HEXES + e.hex] -= 1

    def on_StormPlaced(self, e: Any) -> None:
        self.storms[e.hex] += 1
        self.storm_supply -= 1

    def on_StormMoved(self, e: Any) -> None:
        self.storms[e.origin] -= 1
        self.storms[e.target] += 1

    def on_PathLaid(self, e: Any) -> None:
        self.paths[e.hex] += 1

    def on_PathLifted(self, e: Any) -> None:
        self.paths[e.hex] -= 1

    def on_PathMoved(self, e: Any) -> None:
        self.paths[e.origin] -= 1
        self.paths[e.target] += 1

    def on_NailPlaced(self, e: Any) -> None:
        self.nails += 1

    def on_NailReturned(self, e: Any) -> None:
        self.nails -= 1

    def on_RoundEnded(self, e: Any) -> None:
        self.tiles = [USED if FACE_DOWN <= at < STOCK else at for at in self.tiles]

    def on_TileRevealed(self, e: Any) -> None:
        if STOCK not in self.tiles:
            self.tiles = [STOCK if at == USED else at for at in self.tiles]
        self.tiles[e.tile] = e.jar

    def on_TileUsed(self, e: Any) -> None:
        self.tiles[e.tile] += FACE_DOWN

    def on_CardDrawn(self, e: Any) -> None:
        self.hands[e.faction] += 1

    def on_CardBuried(self, e: Any) -> None:
        self.hands[e.faction] -= 1

    def on_QuestDrawn(self, e: Any) -> None:
        self.hands[QUESTS] += 1

    def on_QuestDropped(self, e: Any) -> None:
        self.hands[QUESTS] -= 1

    on_QuestDone = on_QuestDropped

    def on_TacticPlayed(self, e: Any) -> None:
        self.hands[PROTECTORS] -= 1

    def on_UpgradePlayed(self, e: Any) -> None:
        self.hands[FAMILY] -= 1

    def on_GoblinPlayed(self, e: Any) -> None:
        self.hands[KAMMI] -= 1

    def on_HesterPlayed(self, e: Any) -> None:
        self.hands[HESTER] -= 1

    def on_FairyPlayed(self, e: Any) -> None:
        self.hands[FAIRFOLK] -= 1


def played(settings: dict[str, str], seed: int) -> int:
    return journals.listened(GAME, Told, settings, seed, 2500, lambda g, question: question in FIRST_TURN)


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_what_is_told_is_what_is(preset: str) -> None:
    assert sum(played({"preset": preset, "rulings": "any"}, seed) for seed in range(6)) > 300


@pytest.mark.parametrize("goblin", ["knocker", "bruiser", "prankster"])
def test_goblins_are_told_too(goblin: str) -> None:
    for seed in range(4):
        played({"preset": "chapter5", "factions": "kammi,protectors", "goblin": goblin, "protectors": "priscilla"}, seed)
