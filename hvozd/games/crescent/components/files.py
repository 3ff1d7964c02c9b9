"""The component files: tables for all characters in this folder, and in each character's folder what it adds to them.

Every file holds tables, a table holds rows, a row holds fields; `source` and `note` of a table or a row say where its figures
come from. What a character says of itself stands under `character`: its place in turn order, the cards that are associated
with it, and where its two groups start in each layout.
"""

from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from hvozd.core.errors import ComponentError
from hvozd.kit.packs import pack_of
from hvozd.kit.packs.sheet import Sheet, fault, fit

FOLDER = Path(__file__).parent
TAGS = ("source", "note")
Content: TypeAlias = dict[str, dict[str, dict[str, Any]]]


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a character says of itself."""

    order: int
    associated: tuple[str, ...] = ()
    starts: dict[str, tuple[str, str]] = {}
    """By layout: the tiles of its groups a and b."""
    source: str = ""
    note: str = ""


PLACES: dict[tuple[str, str], str] = {}
"""By table and row: the file in which it lies."""


GUESSES: set[tuple[str, str]] = set()
"""The tables and rows whose figures are a guess of ours."""


def read(path: Path) -> dict[str, Any]:
    """The tables of a file, each a table of rows."""
    sheet = Sheet(__name__, path)
    for table, rows in sheet.tables.items():
        for name, row in rows.items():
            PLACES[table, name] = sheet.file(table)
            if table != "character" and name not in TAGS and not isinstance(row, dict):
                raise sheet.fault(table, name, "(all)", f"a row holds fields, not {row!r}")
            if isinstance(row, dict) and sheet.guessed(table, name):
                GUESSES.add((table, name))
    return dict(sheet.tables)


def refused(table: str, row: str, field: str, what: str) -> ComponentError:
    """A fault of a table, with the file in which it lies."""
    return fault(PLACES.get((table, row), f"table {table}"), table, row, field, what)


FILES = {path.stem: read(path) for path in sorted(FOLDER.parent.glob("characters/*/*.json")) if path.stem == path.parent.name}
OWN: dict[str, Own] = {
    name: fit(PLACES["character", "order"], "character", name, tables.pop("character"), Own) for name, tables in FILES.items()
}
CAST = tuple(sorted(OWN, key=lambda name: OWN[name].order))
"""CM-2.10: the turn order; the seat of a character is its place in it."""


@cache
def base() -> Content:
    """Every table of the component files, without the tags."""
    tables: Content = {}
    for content in (*(FILES[name] for name in CAST), *(read(path) for path in sorted(FOLDER.glob("*.json")))):
        for table, rows in content.items():
            tables.setdefault(table, {}).update(
                {
                    name: {field: value for field, value in row.items() if field not in TAGS}
                    for name, row in rows.items()
                    if name not in TAGS
                }
            )
    for name in CAST:
        for card in OWN[name].associated:
            if card not in tables["cards"]:
                raise fault(f"{name}.toml", "character", name, "associated", f"there is no card '{card}'")
            tables["cards"][card]["associated"] = name
    if pack_of(__name__):
        for layout, row in tables["layouts"].items():
            lost = [name for name in CAST[: row.get("seats", 0)] if layout not in OWN[name].starts]
            if lost:
                raise refused("layouts", layout, "hexes", f"{', '.join(lost)} must say under character, starts where it begins")
    tables["layouts"] = {name: _with_groups(name, row) for name, row in tables["layouts"].items() if _is_complete(name, row)}
    return tables


def _is_complete(layout: str, row: dict[str, Any]) -> bool:
    """Whether there are as many characters as the layout is for, and each of them knows where it starts."""
    seats = row["seats"]
    return seats <= len(CAST) and all(layout in OWN[name].starts for name in CAST[:seats])


def _with_groups(layout: str, row: dict[str, Any]) -> dict[str, Any]:
    groups: dict[str, str] = {}
    for name in CAST[: row["seats"]]:
        a, b = OWN[name].starts[layout]
        groups |= {a: f"{name}-a", b: f"{name}-b"}
    return {**row, "hexes": [[*place, groups.get(place[0], "")] for place in row["hexes"]]}
