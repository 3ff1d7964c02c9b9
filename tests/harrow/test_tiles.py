"""HC-16: bonus tiles."""

import pytest

from hvozd.games.harrow.components import TILES
from hvozd.games.harrow.rules.rounds import Cycle
from hvozd.games.harrow.rules.tiles import use_tile
from tests.harrow.table import Table, at


def tile(t: Table, name: str, faction: int = 0) -> Table:
    number = TILES.tiles.index(name)
    t.g.tiles[number] = 0
    return t.call(use_tile, faction, number)


@pytest.mark.rule("HC-16.5", "HC-16.7", "HC-5.5")
def test_before_or_after_the_action_or_not_at_all() -> None:
    t = Table().put("protectors", "e8", haints=1, legend=True)
    t.g.tiles[TILES.tiles.index("strengthen")] = 0
    t.g.tiles[TILES.tiles.index("wild")] = 0
    t.turn("protectors").say("protectors", "flip ability")
    assert t.asked == "BeforeAction" and {"tile strengthen", "tile wild", "act"} <= t.offered("protectors")
    t.say("protectors", "tile strengthen", "strengthen x1", "act", "use advance", "stop")
    assert (
        t.asked == "AfterAction" and "tile wild" in t.offered("protectors") and "tile strengthen" not in t.offered("protectors")
    )
    t.say("protectors", "end-turn")
    assert t.g.tiles[TILES.tiles.index("wild")] == 0 and t.g.tiles[TILES.tiles.index("strengthen")] == 4
    t.g.attacked[0] = True
    t.g.tiles[TILES.tiles.index("spawn")] = 2
    t.turn("protectors").say("protectors", "attack-again legend")
    assert "tile spawn" in t.offered("protectors")


@pytest.mark.rule("HC-16.10", "HC-27.28", "HC-5.3", "HC-21.3")
@pytest.mark.parametrize("preset", ["chapter3", "chapter5"])
def test_first_player(preset: str) -> None:
    t = Table(preset).put("protectors", "e8", haints=1, legend=True).put("family", "e2", haints=1, legend=True)
    t.g.lantern = 0
    t.g.tiles[TILES.tiles.index("first-player")] = 3
    t.do(Cycle(), Cycle())
    t.say("protectors", "flip attack", "act", "finish", "end-turn")
    assert t.asked_seat == 1
    t.say("family", "flip attack", "tile first-player", "finish")
    assert t.g.lantern == 1
    if preset == "chapter5":
        assert t.asked == "GrowRoot" and t.asked_seat == 2
        t.say("hester", "grow e1", "grow f1", "end-turn")
    assert t.asked == "ChooseJar" and t.asked_seat == 1
    t.g.stack = []
    tile(t, "first-player", 1)
    assert t.g.lantern == 1


@pytest.mark.rule("HC-16.11")
@pytest.mark.parametrize(
    ("name", "text"), [("advance", "advance e8>e7 1h doll no"), ("spawn", "spawn e8 x1"), ("strengthen", "strengthen x1")]
)
def test_one_ability(name: str, text: str) -> None:
    t = tile(Table().put("protectors", "e8", haints=1), name)
    rows = t.g.rows[:]
    t.say("protectors", text)
    assert t.asked == "" and t.g.rows == rows


@pytest.mark.rule("HC-16.12", "A-95")
def test_card_cycle() -> None:
    t = Table().hand(0, "tactic", "roar")
    tile(t, "card-cycle")
    assert len(t.offered("protectors")) == 2
    t.say("protectors", "bury roar")
    assert len(t.g.hands[0].held) == 1 and t.g.hands[0].under == [9]
    t = Table()
    tile(t, "card-cycle")
    assert t.asked == "" and t.g.hands[0].held == []


@pytest.mark.rule("HC-16.13")
def test_wild_counts_for_the_jar() -> None:
    t = Table()
    t.g.tiles[TILES.tiles.index("wild")] = 1
    t.turn("protectors").say("protectors", "flip wild", "tile wild")
    assert "strengthen x3" in t.offered("protectors") and t.g.wild[0] == 3


@pytest.mark.rule("HC-16.14", "HC-3.10", "HC-6.7")
def test_move_legend() -> None:
    t = tile(Table().put("protectors", "e6", legend=True), "move-legend")
    t.say("protectors", "move protectors-legend e6>d6")
    assert t.where("protectors-legend") == "d6"
    t = Table("chapter4", factions="kammi,family").put("kammi", "e6", legend=True).put("kammi", "e7", legend=True, slot=1)
    tile(t, "move-legend", 2)
    assert {text.split()[1] for text in t.offered("kammi") - {"done"}} == {"first-standee", "second-standee"}
    t = Table(protectors="bernice").put("protectors", "e6", legend=True)
    t.g.pins = [366, -1]
    assert tile(t, "move-legend").offered("protectors") == {"done"}


@pytest.mark.rule("HC-16.15")
def test_spoon_back() -> None:
    t = Table()
    t.g.spoon[0] = 3
    tile(t, "spoon-back")
    assert t.g.spoon[0] == 2
    t.g.spoon[0] = 1
    tile(t, "spoon-back")
    assert t.g.spoon[0] == 1


@pytest.mark.rule("HC-27.26", "HC-16.15")
def test_spoon_back_with_a_plate_that_is_full_then() -> None:
    t = Table()
    t.g.spoon[0], t.g.plate[1], t.g.supply_haints[1] = 3, 2, 13
    tile(t, "spoon-back")
    assert (t.vp("protectors"), t.vp("family"), t.g.plate[1], t.g.spoon[0], t.g.supply_haints[1]) == (1, 0, 0, 3, 15)


@pytest.mark.rule("HC-16.16", "HC-9.16")
def test_first_scroll() -> None:
    t = tile(Table(family_track="1").put("family", "e6", haints=1), "first-scroll", 1)
    t.say("family", "storm e6")
    assert t.g.storms[at("e6")] == 1 and t.asked == ""
    t = Table("chapter4", factions="kammi,family", kammi_track="2").put("kammi", "e6", legend=True)
    tile(t, "first-scroll", 2)
    assert t.g.kammi.row_cubes == [1, 1, 1]
