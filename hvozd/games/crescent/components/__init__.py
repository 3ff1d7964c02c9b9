"""The component tables, typed and checked on load, and the overlay that an owner of the box may lay over them.

An overlay is a TOML file of tables, rows and fields as the files have them: `[cards.general]` and `copies = 1`.
"""

import json
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from hvozd.core.errors import ComponentError
from hvozd.games.crescent.components.figures import Tables, check
from hvozd.games.crescent.components.files import CAST, PLACES, base, refused
from hvozd.games.crescent.components.schema import ROWS
from hvozd.kit.packs.sheet import fit

__all__ = ["CAST", "load", "read_overlay", "tables"]


def read_overlay(path: Path) -> str:
    """The content of an overlay file as canonical text; a malformed one is refused by file, table and field."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ComponentError(f"The component file {path.name} cannot be read: {error.strerror}.") from None
    except ValueError as error:  # no TOML, no UTF-8, a name with a null byte
        raise ComponentError(f"The component file {path.name} is not TOML: {error}.") from None
    text = json.dumps(content, sort_keys=True)
    load(text, path.name)
    return text


def load(overlay: str, file: str = "the overlay") -> Tables:
    """The tables with the overlay (its canonical text, or nothing) laid over them, typed and cross-checked."""
    content = json.loads(overlay) if overlay else {}
    tables = {name: {row: dict(fields) for row, fields in rows.items()} for name, rows in base().items()}
    for table, rows in content.items():
        if table not in ROWS:
            raise ComponentError(f"{file}: there is no table '{table}'; there are {', '.join(sorted(ROWS))}.")
        for row, fields in _rows(file, table, rows):
            _lay(file, table, row, fields, tables[table][row])
    typed: dict[str, Any] = {
        table: {row: fit(PLACES.get((table, row), file), table, row, fields, ROWS[table]) for row, fields in rows.items()}
        for table, rows in tables.items()
    }
    built = Tables(typed)
    for table, row, field, fault in check(built):
        if not overlay:
            raise refused(table, row, field, fault)
        raise ComponentError(f"{file}: table {table}, row {row}, field {field}: {fault}.")
    return built


def _rows(file: str, table: str, rows: Any) -> list[tuple[str, dict[str, Any]]]:
    known = base()[table]
    if not isinstance(rows, dict):
        raise ComponentError(f"{file}: table {table} must hold rows such as [{table}.{next(iter(known))}].")
    found = []
    for row, fields in rows.items():
        if row not in known:
            raise ComponentError(f"{file}: table {table} has no row '{row}'; it has {', '.join(known)}.")
        if not isinstance(fields, dict):
            names = ", ".join(ROWS[table].__struct_fields__)
            raise ComponentError(f"{file}: table {table}, row {row} must hold fields ({names}), not {fields!r}.")
        found.append((row, fields))
    return found


def _lay(file: str, table: str, row: str, fields: dict[str, Any], target: dict[str, Any]) -> None:
    types = {info.name: info.type for info in msgspec.structs.fields(ROWS[table])}
    for field, value in fields.items():
        if field not in types:
            names = ", ".join(types)
            raise ComponentError(f"{file}: table {table}, row {row} has no field '{field}'; it has {names}.")
        try:
            msgspec.convert(value, types[field])
        except msgspec.ValidationError as error:
            raise ComponentError(f"{file}: table {table}, row {row}, field {field}: {error}.") from None
        target[field] = value


@lru_cache(64)
def tables(overlay: str) -> Tables:
    """The tables of a game, made once for each overlay in use."""
    return load(overlay)
