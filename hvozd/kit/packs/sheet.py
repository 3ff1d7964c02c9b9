"""What a game reads its component tables with: our file, a pack's table over it, each row typed, each fault with its place."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from hvozd.core.errors import ComponentError
from hvozd.kit.packs import pack_of

SOURCES = ("rulebook", "public", "reconstructed", "box")
"""Where figures come from; `box`: an owner has read them off the own one."""
TAGS = ("source", "note", "about")


def fault(file: str, table: str, row: object, field: str, what: str) -> ComponentError:
    return ComponentError(f"{file}, table {table}, row {row}, field {field}: {what}.")


def label(row: Any, number: int) -> str:
    """What a row is called: its id or name, else its number."""
    names = [row[key] for key in ("id", "name", "card") if isinstance(row.get(key), str)] if isinstance(row, Mapping) else []
    return names[0] if names else str(number)


def fit(file: str, table: str, name: object, row: Any, kind: Any) -> Any:
    """A row as its type wants it, or the sentence that names its field."""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `$")
        said = re.search(r"field `(\w+)`", what) or re.search(r"([a-z]\w*)", place)
        raise fault(file, table, name, said[1] if said else "(all)", what.replace("`", "'")) from None


class Sheet:
    """The tables of one component file, and over them those of the pack with which the module was loaded."""

    def __init__(self, module: str, path: Path) -> None:
        try:
            self.ours: dict[str, Any] = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        except (OSError, msgspec.DecodeError) as error:
            raise ComponentError(f"The component file {path.name} cannot be read: {error}.") from None
        pack = pack_of(module)
        self.name, self.theirs = path.stem, pack.tables(path.stem) if pack else {}
        for table, content in self.theirs.items():
            if table not in self.ours:
                there = ", ".join(self.ours)
                raise fault(self.file(table), table, "(all)", "(all)", f"there is no such table; there are {there}")
            if type(content) is not type(self.ours[table]):
                raise fault(self.file(table), table, "(all)", "(all)", "it has another form than ours")
        self.tables = self.ours | self.theirs

    def file(self, table: str) -> str:
        """The file in which a table lies: ours, or the pack's."""
        return f"{self.name}.toml" if table in self.theirs else f"{self.name}.json"

    def fault(self, table: str, row: object, field: str, what: str) -> ComponentError:
        return fault(self.file(table), table, row, field, what)

    def source(self, table: str) -> None:
        """Every table says where its figures come from."""
        if self.tables[table].get("source") not in SOURCES:
            raise self.fault(table, "(all)", "source", f"it must be one of {', '.join(SOURCES)}")

    def guessed(self, table: str, row: str = "") -> bool:
        """Whether the figures of a table, or of a row that says so itself, are a guess of ours."""
        content = self.tables[table]
        return bool((content[row] if row else content).get("source", content.get("source")) == "reconstructed")

    def rows(self, table: str, kind: Any, **more: str) -> Any:
        """The typed rows of a table, each with what all of them have."""
        self.source(table)
        rows = self.tables[table].get("rows")
        if not isinstance(rows, list):
            raise self.fault(table, "(all)", "rows", "it must be a list of rows")
        found = [
            fit(self.file(table), table, label(row, number), {**row, **more} if isinstance(row, dict) else row, kind)
            for number, row in enumerate(rows, 1)
        ]
        names = [label(row, number) for number, row in enumerate(rows, 1)]
        for name in names:
            if names.count(name) > 1:
                raise self.fault(table, name, "id", "there are two of this name")
        return tuple(found)

    def one(self, table: str, kind: Any) -> Any:
        """A table that is a single row."""
        self.source(table)
        row = {field: value for field, value in self.tables[table].items() if field not in TAGS}
        return fit(self.file(table), table, "(only)", row, kind)
