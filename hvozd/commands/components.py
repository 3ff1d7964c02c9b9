"""`hvozd components`: each table of a game's component files with where its figures come from."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hvozd.commands import console, game_named, pack_argument
from hvozd.core.errors import ComponentError, HvozdError

if TYPE_CHECKING:
    from hvozd.kit.packs import Pack

about = "list a game's component tables with their sources"

NOTES = ("note", "notes", "why", "about")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--reconstructed", action="store_true", help="only figures of our own design, for an owner to check")
    pack_argument(parser)
    parser.add_argument("--json", action="store_true", help="print the list as JSON")


def run(args: argparse.Namespace) -> int:
    from hvozd.core import find_game

    game = find_game(game_named(args))
    folder = game.folder
    if not (folder / "components").is_dir():
        raise HvozdError(f"The game {args.game} has no component files.")
    rows = [row for row in tables(folder, game.pack) if not args.reconstructed or "reconstructed" in row["source"]]
    if args.json:
        import json

        print(json.dumps(rows))
        return 0
    if not rows:
        print(f"{args.game} has no {'reconstructed ' if args.reconstructed else ''}component tables.")
        return 0
    _print(rows)
    return 0


def _print(rows: list[dict[str, str]]) -> None:
    from rich.markup import escape
    from rich.table import Table

    table = Table("file", "table", "source", "note")
    for row in rows:
        table.add_row(*(escape(row[column]) for column in ("file", "table", "source", "note")))
    console().print(table)


def tables(folder: Path, pack: "Pack | None" = None) -> list[dict[str, str]]:
    """Every table that carries a `source`, of the JSON files in components folders and in rooms (`<room>/<room>.json`)."""
    import msgspec

    rows: list[dict[str, str]] = []
    for path in sorted(path for path in folder.rglob("*.json") if _holds_figures(path.relative_to(folder))):
        try:
            data = msgspec.json.decode(path.read_bytes())
        except msgspec.DecodeError as error:
            raise ComponentError(f"The component file {path.name} is not JSON: {error}.") from None
        if pack is not None:
            data |= pack.tables(path.stem)
        found = list(_merged(_sources(data, "")))
        file = path.relative_to(folder).as_posix()
        for name, source, note in found or [("", "none named", "")]:
            rows.append({"file": file, "table": name or "(whole file)", "source": source, "note": note})
    return rows


def _holds_figures(path: Path) -> bool:
    return "components" in path.parts or path.stem == path.parent.name


def _sources(data: Any, path: str) -> Iterator[tuple[str, str, str, str]]:
    """(path of the list it is in, own name, source, note) of everything that carries a source."""
    if isinstance(data, dict):
        if isinstance(data.get("source"), str):
            note = next((data[key] for key in NOTES if isinstance(data.get(key), str)), "")
            parent, _, name = path.rpartition("/")
            yield parent, name, data["source"], note
        for key, value in data.items():
            yield from _sources(value, f"{path}/{key}" if path else key)
    elif isinstance(data, list):
        for index, value in enumerate(data):
            label = next((str(value[k]) for k in ("id", "name", "word") if isinstance(value, dict) and k in value), str(index))
            yield from _sources(value, f"{path}/{label}")


def _merged(found: Iterator[tuple[str, str, str, str]]) -> Iterator[tuple[str, str, str]]:
    """Rows of one table with the same source and note in one line."""
    groups: dict[tuple[str, str, str], list[str]] = {}
    for parent, name, source, note in found:
        groups.setdefault((parent, source, note), []).append(name)
    for (parent, source, note), names in groups.items():
        listed = ", ".join(names[:6]) + (f" and {len(names) - 6} more" if len(names) > 6 else "")
        yield f"{parent}: {listed}" if parent else listed, source, note
