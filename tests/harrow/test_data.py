"""HC-1, HC-2, HC-26, HC-38: the box, the board, the options."""

import pytest

from hvozd.core import SettingError
from hvozd.games.harrow.components import FACTION_FILES, RULES, SOLO, TILES, TOKENS
from hvozd.games.harrow.factions.fairfolk import figures as fairfolk
from hvozd.games.harrow.factions.family import figures as family
from hvozd.games.harrow.factions.hester import figures as hester
from hvozd.games.harrow.factions.protectors import figures as protectors
from hvozd.games.harrow.maps import (
    BRAMBLES,
    CENTRE,
    CORNERS,
    DISTANCE,
    EDGE_HEXES,
    HEXES,
    LANDS,
    MOUNTAIN,
    NEIGHBOURS,
    beyond,
    closer,
    farther,
    in_line,
    within,
)
from hvozd.games.harrow.setup.settings import PRESET_NAMES
from tests.harrow.table import GAME, Table, at


@pytest.mark.rule("HC-1.1", "HC-1.2", "HC-1.3", "HC-1.4", "HC-1.5", "HC-1.6")
def test_the_box_holds_what_it_should() -> None:
    t = Table(bare=False)
    counted = GAME.census(t.g)
    assert counted[0] == [20, 15, 15, 10]
    assert counted[1][:2] == [15, 15]
    assert counted[2] == [20, 15, 0, 6, 6, 6, 6, 15]
    assert counted[3:5] == (15, [15, 4 if t.g.track[0] == 1 else 0])
    assert counted[5] == [4, 4]
    assert RULES.pieces.haints == (15, 15, 15) and RULES.pieces.cubes == (20, 15, 15)
    assert [len(file.cards.cards) for file in FACTION_FILES] == [16, 9, 12, 13, 13]
    assert (len(fairfolk.FIGURES.quests.cards), len(fairfolk.FIGURES.cards.cards), len(fairfolk.FIGURES.offers.names)) == (
        16,
        13,
        11,
    )
    assert (hester.TABLE.flames, hester.TABLE.roots, hester.TABLE.snakes, len(TILES.tiles)) == (12, 3, 8, 9)
    assert (fairfolk.TABLE.nests, fairfolk.TABLE.arrows, fairfolk.TABLE.crosses) == (8, 8, 8)
    assert Table("chapter1").g.gone == [0, 0] and TOKENS.early_objectives == 3


@pytest.mark.rule("HC-2.1", "HC-2.2", "HC-2.3", "HC-2.4", "HC-2.5", "HC-2.6", "HC-2.7", "HC-2.8")
@pytest.mark.parametrize("land", LANDS, ids=lambda land: land.name)
def test_both_sides_of_the_map(land: object) -> None:
    from hvozd.games.harrow.maps import Land

    assert isinstance(land, Land)
    assert len(land.kind) == HEXES and land.kind.count(BRAMBLES) == 1 and land.kind[CENTRE] == BRAMBLES
    assert len(EDGE_HEXES) == 24 and len(CORNERS) == 6
    for home in land.homes:
        assert land.terrain[home] and len(land.gate(home)) == 3
        far = land.far_corners(home)
        assert len(far) == 3 and all(DISTANCE[home][h] > DISTANCE[home][c] for h in far for c in CORNERS if c not in far)
        assert home not in land.symbols and not set(NEIGHBOURS[home]) & set(land.symbols)
    assert all(land.terrain[h] for h in land.symbols)
    assert not land.terrain[CENTRE] and not any(land.terrain[h] for h in land.of_kind[MOUNTAIN])
    assert sum(land.printed) in (4, 6)


@pytest.mark.rule("HC-0.22", "HC-0.23", "HC-0.24", "A-1")
def test_distance_lines_pull_and_push() -> None:
    assert DISTANCE[at("e1")][at("e9")] == 8 and at("e6") in NEIGHBOURS[at("e5")]
    assert set(within(at("e5"), 1, 1)) == set(NEIGHBOURS[at("e5")]) and at("e5") not in within(at("e5"), 1, 2)
    assert in_line(at("e1"), at("e9")) and in_line(at("a1"), at("e5")) and not in_line(at("e5"), at("f3"))
    assert set(closer(at("e7"), at("e5"))) == {at("e6")}
    assert at("e8") in farther(at("e7"), at("e5")) and at("e6") not in farther(at("e7"), at("e5"))
    assert len(farther(at("e5"), at("e5"))) == 6
    assert beyond(at("e5"), at("e6")) == at("e7") and beyond(at("e2"), at("e1")) is None


@pytest.mark.rule("HC-2.10", "HC-2.11", "HC-2.12", "HC-2.14", "HC-2.15")
def test_what_shares_a_hex() -> None:
    from hvozd.games.harrow.rules.cleanup import CollectTokens
    from hvozd.games.harrow.rules.objectives import free_for_objective, townsfolk_may_enter
    from hvozd.games.harrow.rules.units import reach, room_for, stormy

    t = Table().put("protectors", "e6", haints=1).token("advance", "e6").token("spawn", "e6").path("e6").storm("e6", "e6")
    assert room_for(t.g, 0, at("e6")) == 3 and stormy(t.g, at("e6"))
    t.call(lambda g: CollectTokens(0).run(g))
    assert t.g.rows[0] == 2 and t.g.rows[1] == 2
    assert reach(t.g, at("e6")) == 2 and reach(t.g, at("d6")) == 3
    t.building("f6")
    assert not townsfolk_may_enter(t.g, at("f6")) and not free_for_objective(t.g, at("f6"))


@pytest.mark.rule("HC-26.1", "HC-26.2", "HC-26.3", "HC-4.1")
def test_presets_and_their_options() -> None:
    assert PRESET_NAMES[:5] == tuple(f"chapter{n}" for n in range(1, 6))
    seen = {(o["preset"], o["map"], tuple(o["factions"])) for o in (GAME.resolve({}, seed) for seed in range(300))}
    assert {preset for preset, _, _ in seen} == set(PRESET_NAMES)
    assert {side for _, side, _ in seen} == {"a", "b"}
    assert GAME.resolve({"preset": "chapter1"}, 3)["protectors"] == "emmy"
    for bad in (
        {"preset": "chapter4", "factions": "protectors,family"},
        {"preset": "chapter1", "protectors": "bernice"},
        {"preset": "chapter1", "family-track": "2"},
        {"preset": "chapter3", "goblin": "knocker"},
        {"preset": "solo", "level": "1", "split": "1,1,1"},
        {"colour": "red"},
    ):
        with pytest.raises(SettingError):
            GAME.resolve(bad, 1)


@pytest.mark.rule("HC-38.1", "HC-38.2", "HC-38.3", "HC-38.4")
def test_the_boards() -> None:
    t = Table("fair-folk-4", bare=False, factions="protectors,kammi")
    assert t.g.kammi is not None and len(t.g.kammi.grid) == 6
    assert t.g.hester is not None and t.g.hester.slots == [2, 2, 2] and len(t.g.hester.squares) == 6
    assert protectors.FIGURES.rows.values[0] == (3, 4, 5, 6, 7) and len(family.TABLE.upgraded) == 9
    assert sum(t.g.waiting) == 4 and RULES.numbers.track_slots == 4
    assert len(SOLO.numbering.red) == 24 and len(SOLO.numbering.blue) == 16 and len(SOLO.numbering.purple) == 18
