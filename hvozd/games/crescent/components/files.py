"""The component files: tables for all characters in this folder, and in each character's folder what it adds to them.

Every file holds tables, a table holds rows, a row holds fields; `source` and `note` of a table or a row say where its figures
come from. What a character says of itself stands under `character`: its place in turn order, the cards that are associated
with it, and where its two groups start in each layout.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

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


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


FILES = {path.stem: read(path) for path in sorted(FOLDER.parent.glob("characters/*/*.json")) if path.stem == path.parent.name}
OWN = {name: msgspec.convert(tables.pop("character"), Own) for name, tables in FILES.items()}
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
            tables["cards"][card]["associated"] = name
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
