"""DW-22: the component files."""

import json
from collections import Counter

import pytest

from hvozd.core.errors import ComponentError
from hvozd.games.defenders import components
from hvozd.games.defenders.components import CARDS, FACTION_FOLDER, FACTORY_TILES, FOLDER, MACHINE_CARDS, SETUPS, SOURCES, TRACKS


@pytest.mark.rule("DW-22.1", "DW-3.11")
def test_factions() -> None:
    assert [row.breach_markers * row.factions for row in SETUPS] == [12, 12, 12, 12]
    assert {track.seats: len(track.camps) for track in TRACKS} == {1: 5, 2: 5, 3: 4, 4: 4}


@pytest.mark.rule("DW-22.2", "A-47")
def test_defenders() -> None:
    assert Counter(card.faction for card in CARDS) == dict.fromkeys(components.FACTION_NAMES, 18)
    assert set(Counter((card.faction, card.set) for card in CARDS).values()) == {6}
    assert len({card.id for card in CARDS}) == 72


@pytest.mark.rule("DW-22.3", "A-09")
def test_machine_cards() -> None:
    kinds = Counter((card.kind, card.difficult) for card in MACHINE_CARDS)
    assert kinds == {(kind, hard): 2 for kind in ("engines", "factories", "mechs") for hard in (False, True)} | {
        ("reboot", False): 1
    }


@pytest.mark.rule("DW-22.5", "A-52")
def test_factory_tiles() -> None:
    assert [tile.number for tile in FACTORY_TILES] == [0, 1, 2, 3, 4, 5]
    assert all(len(set(tile.chutes)) == 3 for tile in FACTORY_TILES)


@pytest.mark.rule("DW-22.7")
def test_every_table_names_its_source() -> None:
    for path in (*FOLDER.glob("*.json"), *FACTION_FOLDER.glob("*/*.json")):
        if path.name not in ("lesson.json", "explained.json"):
            assert {table["source"] for table in json.loads(path.read_text()).values()} <= set(SOURCES), path


@pytest.mark.rule("DW-22.4", "DW-22.7")
def test_faulty_components_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setattr(components, "SLOTS", components.SLOTS[1:])
    with pytest.raises(ComponentError, match="slots cover"):
        components.check()
    with pytest.raises(ComponentError, match="cannot be read"):
        components.read(FOLDER / "nowhere.json")
