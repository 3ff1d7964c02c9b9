"""Component tables and the owner's overlay."""

import json
from pathlib import Path

import pytest

from hvozd.core import Session, find_game
from hvozd.core.errors import ComponentError
from hvozd.core.record import replay
from hvozd.games.crescent.components import CAST, load, tables
from hvozd.games.crescent.components.figures import check
from hvozd.games.crescent.components.files import FILES, FOLDER
from hvozd.games.crescent.setup.stored import modest
from tests.crescent.table import Table


def overlay(folder: Path, text: str) -> str:
    path = folder / "my-fixes.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_printed_tables_have_no_fault() -> None:
    assert list(check(tables(""))) == []


def test_every_row_says_where_its_figures_come_from() -> None:
    shared = [json.loads(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.json")]
    assert len(shared) == 3 and len(FILES) == len(CAST)
    for content in (*shared, *FILES.values()):
        for name, rows in content.items():
            own = {rows["source"]} if rows["source"] != "see rows" else set()
            sources = own | {row["source"] for key, row in rows.items() if isinstance(row, dict) and "source" in row}
            assert sources <= {"rulebook", "public", "reconstructed"}, name
            if rows["source"] == "see rows":
                assert all("source" in row for key, row in rows.items() if key != "source"), name
            for key, row in rows.items():
                if isinstance(row, dict) and row.get("source") == "reconstructed":
                    assert row.get("note"), f"{name}.{key} is reconstructed without a note"


@pytest.mark.rule("A-56")
def test_an_overlay_that_changes_a_cost_changes_the_game(tmp_path: Path) -> None:
    fixes = overlay(tmp_path, "[building.caliph]\nfort = 5\n\n[cards.general]\ncopies = 1\n")
    t = Table(components=fixes).put("field", "caliph", 1).coins(caliph=5).turn("caliph").play("build fort field")
    assert t.purse("caliph") == 0
    assert sum(t.g.tables.copies) == 68
    t = Table().put("field", "caliph", 1).coins(caliph=5).turn("caliph").play("build fort field")
    assert t.purse("caliph") == 3


def test_a_record_holds_its_overlay(tmp_path: Path) -> None:
    fixes = overlay(tmp_path, "[coins.nomad]\ncoins = 7\n")
    session = Session.new("crescent", {"layout": "p5-1", "components": fixes}, 1)
    session.play("palace to river-3")
    Path(fixes).unlink()
    again = replay(session.record)
    assert again == session.state
    assert json.loads(session.record.header.options["components"]) == {"coins": {"nomad": {"coins": 7}}}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[buildings.caliph]\nfort = 5\n", ("my-fixes.toml", "no table 'buildings'", "building")),
        ("[building.khan]\nfort = 5\n", ("my-fixes.toml", "table building", "no row 'khan'", "caliph")),
        ("[building.caliph]\nforts = 5\n", ("my-fixes.toml", "table building", "row caliph", "no field 'forts'", "castle")),
        ("[building.caliph]\nfort = 'five'\n", ("my-fixes.toml", "table building", "row caliph", "field fort", "int")),
        ("[building]\ncaliph = 5\n", ("my-fixes.toml", "table building", "row caliph")),
        ("building = 5\n", ("my-fixes.toml", "table building")),
        ("[coins.caliph]\ncoins = -1\n", ("my-fixes.toml", "table coins", "field coins", "negative")),
        ("[cards.general]\ncombat = [{op = 'win'}]\n", ("my-fixes.toml", "table cards", "field combat", "'win'", "strength")),
        ("[cards.general]\ntype = 'hero'\n", ("my-fixes.toml", "table cards", "row general", "field type")),
        ("[layouts.p4-1]\nhexes = []\n", ("my-fixes.toml", "table layouts", "row p4-1", "field hexes")),
        ("[groups.caliph-a]\ncastles = 9\n", ("my-fixes.toml", "table groups", "field castles")),
        ("[coins.caliph\n", ("my-fixes.toml", "TOML")),
    ],
)
def test_a_malformed_overlay_is_refused_by_file_table_and_field(tmp_path: Path, text: str, words: tuple[str, ...]) -> None:
    with pytest.raises(ComponentError) as error:
        find_game("crescent").resolve({"components": overlay(tmp_path, text)}, 1)
    for word in words:
        assert word in str(error.value)


def test_a_missing_overlay_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"nowhere\.toml cannot be read"):
        find_game("crescent").resolve({"components": str(tmp_path / "nowhere.toml")}, 1)


@pytest.mark.parametrize(
    ("table", "row", "field", "value"),
    [
        ("actions", "warlord", "build", 2),
        ("actions", "murshid", "recruit", 2),
        ("building", "caliph", "town", 2),
        ("objectives", "M1.tokens", "steps", [1]),
        ("objectives", "C1.hex", "metric", "smiles"),
        ("cards", "imam", "contest", []),
        ("cards", "imam", "action", [{"op": "move_influence"}]),
        ("cards", "boats", "windows", ["at_noon"]),
        ("cards", "campaign", "copies", 2),
        ("tiles", "holy-site", "feature", ""),
        ("numbers", "hand_limit", "value", 0),
    ],
)
def test_tables_that_contradict_each_other_are_refused(table: str, row: str, field: str, value: object) -> None:
    with pytest.raises(ComponentError, match=f"table {table}, row"):
        load(json.dumps({table: {row: {field: value}}}))


def test_the_overlay_in_the_docs_fits(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "crescent.md"
    text = page.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    t = Table(components=overlay(tmp_path, text))
    assert t.g.tables.cost[t.seat("caliph")][0] == 3
    assert t.g.tables.combat[t.card("general")][0].value == 1


@pytest.mark.parametrize(
    ("value", "fits"),
    [
        ({"cards": [None, True, "general", 500, -500]}, True),
        ({"cards": [1, 501]}, False),
        ([-501], False),
        (1.5, False),
        ({"a": {"b": [0.5]}}, False),
    ],
)
def test_figures_of_an_overlay_are_whole_and_small(value: object, fits: bool) -> None:
    assert modest(value) == fits
