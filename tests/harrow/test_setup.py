"""HC-4, HC-16.1 to 16.4, HC-17: the setup and the objectives."""

import pytest

from hvozd.games.harrow.maps import HEXES, LANDS
from hvozd.games.harrow.rules.objectives import PlaceObjectives
from hvozd.games.harrow.rules.tiles import LANTERN_TILE
from tests.harrow.table import Table, at


@pytest.mark.rule("HC-4.2", "HC-4.3", "HC-4.4", "HC-4.5", "HC-4.7", "HC-4.8", "HC-4.11", "HC-4.13", "HC-17.1")
def test_chapter_one() -> None:
    g = Table("chapter1", bare=False).g
    land = LANDS[g.side]
    kinds = {land.kind[h]: kind for kind in range(4) for h in land.symbols if g.tokens[kind * HEXES + h]}
    assert kinds == {0: 0, 1: 1, 2: 2, 3: 3}
    assert g.legend_at[0] == g.home[0] and g.haints[g.home[0]] == 3 and g.crowd[g.home[1]] == 4
    assert g.vp == [0, 0, 0] and g.lantern == 0 and sum(g.tree) == 0
    assert (g.path_supply, g.path_track) == (1, 3)
    assert g.field[:2] == [3, 3] and g.wild[:2] == [1, 1] and g.wild_stock == 13
    assert [h for h in range(HEXES) if g.townsfolk[h]] == land.far_corners(g.home[0])
    assert [h for h in range(HEXES) if g.buildings[h]] == land.far_corners(g.home[1])
    assert not g.dial and g.hands[0] is None


@pytest.mark.rule("HC-4.2", "HC-4.5", "HC-4.6", "HC-4.9", "HC-4.10")
def test_chapter_two_draws_cards_and_mixes_tokens() -> None:
    seen = set()
    for seed in range(12):
        g = Table("chapter2", bare=False, seed=seed, protectors_track="2").g
        land = LANDS[g.side]
        kinds = {land.kind[h]: kind for kind in range(4) for h in land.symbols if g.tokens[kind * HEXES + h]}
        assert sorted(kinds.values()) == [0, 1, 2, 3]
        seen.add(tuple(kinds[t] for t in range(4)))
        assert len(g.hands[0].held) == len(g.hands[1].held) == 3
        assert g.path_supply == g.path_track == 0 and g.storm_supply == 15
        assert g.family.bag[:3] == [4, 2, 2] and len(g.family.upgrades) == 9
        assert g.jars == [0, 0, 0]
    assert len(seen) > 3


@pytest.mark.rule("HC-16.1", "HC-16.2", "HC-16.3", "HC-16.4", "A-25", "HC-4.11")
def test_tiles_and_the_lantern() -> None:
    holders, shown = set(), set()
    for seed in range(40):
        g = Table(bare=False, seed=seed).g
        assert sorted(at for at in g.tiles if at < 4) == [0, 1, 2, 3] and g.tiles.count(8) == 5
        holders.add(g.lantern)
        shown.add(g.tiles[LANTERN_TILE] < 4)
    assert holders == {0, 1} and shown == {True, False}


@pytest.mark.rule("HC-4.12", "HC-17.2", "HC-17.3", "HC-17.4", "HC-17.6", "HC-27.27", "HC-2.13", "A-2", "A-26", "A-27")
def test_rivals_place_objectives_on_fitting_terrain() -> None:
    t = Table().put("family", "f6", haints=1).put("family", "e2", legend=True).put("protectors", "e8", legend=True)
    t.g.waiting = [0, 0, 0, 1, 1, 0, 0, 0]
    t.g.lantern = 1
    t.storm("f5").do(PlaceObjectives())
    assert t.asked == "PlaceObjective" and t.asked_seat == 1
    assert "townsfolk f5" in t.offered("family") and "townsfolk f6" not in t.offered("family")
    assert all(t.g.land.kind[at(text.split()[1])] == 3 for text in t.offered("family"))
    t.say("family", "townsfolk f5")
    assert t.g.townsfolk[at("f5")] == 1 and t.g.waiting[3] == 0
    assert t.asked_seat == 0 and all(text.startswith("building") for text in t.offered("protectors"))
    t.say("protectors", "building e1")
    assert t.g.buildings[at("e1")] == 1


@pytest.mark.rule("HC-17.4", "HC-17.5", "HC-20.8")
def test_no_place_no_objective_and_none_for_kammi() -> None:
    t = Table("chapter4", factions="kammi,family", bare=False)
    t.settle()
    assert sum(t.g.buildings) == 1 and sum(t.g.townsfolk) == 0 and sum(t.g.waiting) == 3
    t = Table()
    t.g.waiting = [0] * 8
    t.do(PlaceObjectives())
    assert t.asked == ""
