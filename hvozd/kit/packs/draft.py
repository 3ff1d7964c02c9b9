"""A new pack of our tables, for an owner to put right; and what a pack has otherwise than we have."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from hvozd.core.game import Game
from hvozd.kit.packs import ABOUT, Pack, component_files
from hvozd.kit.packs.sheet import TAGS, label

HEAD = """# Tables of your box in place of ours. What stands here replaces our table of this name as a whole; what you take out is
# ours again. source: rulebook and public are known; reconstructed is a guess of ours; write "box" for what you have
# read off your own. Rows may be added and taken out. `hvozd pack check` tells what does not fit.
"""
WORDS = "# Names in your own words, as Project Fluent writes them: card-<id> = …, organizer-<id> = … New things need one.\n"


def new_pack(game: Game, name: str, all_tables: bool = False) -> dict[str, str]:
    """The files of a pack with our tables: those with a guess in them, or all."""
    files = {ABOUT: f'game = "{game.name}"\nname = "{name}"\n', "en.ftl": WORDS, "cs.ftl": WORDS}
    for path in component_files(game.folder):
        tables = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        whole = tables.get("source") == "reconstructed"
        chosen = {table: content for table, content in tables.items() if all_tables or whole or guessed(content)}
        if chosen:
            files[f"{path.stem}.toml"] = HEAD + written(chosen)
    return files


def guessed(content: Any) -> bool:
    """Whether anything in a table is a guess."""
    if isinstance(content, dict):
        return content.get("source") == "reconstructed" or any(map(guessed, content.values()))
    return isinstance(content, list) and any(map(guessed, content))


def written(tables: Mapping[str, Any]) -> str:
    """Tables as TOML, a row a line."""
    plain = [f"{key(name)} = {_block(value)}" for name, value in tables.items() if not isinstance(value, dict)]
    deep = [
        f"\n[{key(name)}]\n" + "\n".join(f"{key(field)} = {_block(value)}" for field, value in table.items())
        for name, table in tables.items()
        if isinstance(table, dict)
    ]
    return "\n".join([*plain, *deep]) + "\n"


def key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name)


def _block(value: Any) -> str:
    rows = isinstance(value, list) and len(value) > 1 and all(isinstance(row, dict | list) for row in value)
    return "[\n" + "".join(f"  {_inline(row)},\n" for row in value) + "]" if rows else _inline(value)


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key(name)} = {_inline(one)}" for name, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def differences(game: Game, pack: Pack) -> Iterator[str]:
    """What the pack has otherwise than we have: file, table, row, field, ours and theirs."""
    for path in component_files(game.folder):
        ours = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        for table, theirs in pack.tables(path.stem).items():
            yield from _told(f"{path.stem}.toml, table {table}", _rows(ours.get(table)), _rows(theirs))
    for name in ("en.ftl", "cs.ftl"):
        for line in pack.files.get(name, "").splitlines():
            if line.strip() and not line.startswith("#"):
                yield f"{name}: {line}"


def _rows(table: Any) -> dict[str, Any]:
    """A table as rows by name."""
    rows = table["rows"] if isinstance(table, dict) and isinstance(table.get("rows"), list) else table
    if isinstance(rows, list):
        return {label(row, number): row for number, row in enumerate(rows, 1)}
    return {k: v for k, v in rows.items() if k not in TAGS} if isinstance(rows, dict) else {"(all)": rows}


def _told(place: str, ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> Iterator[str]:
    for row in [*ours, *(name for name in theirs if name not in ours)]:
        if row not in theirs:
            yield f"{place}, row {row}: taken out"
        elif row not in ours:
            yield f"{place}, row {row}: added, {_inline(theirs[row])}"
        elif isinstance(ours[row], dict) and isinstance(theirs[row], dict):
            fields = [field for field in {**ours[row], **theirs[row]} if field not in TAGS]
            for field in fields:
                if ours[row].get(field) != theirs[row].get(field):
                    told = f"{_inline(ours[row].get(field))} is {_inline(theirs[row].get(field))}"
                    yield f"{place}, row {row}, field {field}: {told}"
        elif ours[row] != theirs[row]:
            yield f"{place}, row {row}: {_inline(ours[row])} is {_inline(theirs[row])}"


def write_pack(files: Mapping[str, str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
