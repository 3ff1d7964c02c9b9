"""What the parts of a game bring with them: a room registers its kinds of steps, actions and events, and holds its own files."""

import importlib
import pkgutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import msgspec

from hvozd.core.errors import RoomError

T = TypeVar("T")


class Room(msgspec.Struct, frozen=True):
    """One part of a game: the shared rules, a faction, a deck. Its folder may hold `en.ftl`, `cs.ftl` and `look.css`."""

    name: str
    kinds: tuple[type, ...] = ()
    """Every class of step, action, event or board that may occur in a position, a record or the journal of this room."""
    folder: Path | None = None
    scope: str = ""
    """Of a room from another package: the tags of its kinds begin with this word and a dot."""


def room(package: str, *modules: ModuleType) -> Room:
    """The room of a package or module: what its own `KINDS` and those of its modules list."""
    own = sys.modules[package]
    kinds = [kind for module in (own, *modules) for kind in getattr(module, "KINDS", ())]
    folder = Path(own.__file__).parent if own.__file__ and hasattr(own, "__path__") else None
    return Room(package, tuple(dict.fromkeys(kinds)), folder)


def rooms_in(package: ModuleType) -> list[ModuleType]:
    """The modules of a package, one a room, by the `ORDER` that each declares, then by name."""
    names = sorted(info.name for info in pkgutil.iter_modules(package.__path__) if not info.name.startswith("_"))
    found = [importlib.import_module(f"{package.__name__}.{name}") for name in names]
    return sorted((one for one in found if hasattr(one, "ORDER")), key=lambda one: int(one.ORDER))


def tag_of(kind: type) -> str:
    """The name by which positions, records and texts know a kind: its class name, with its scope before it if it has one."""
    config: Any = kind.__struct_config__  # type: ignore[attr-defined]  # every kind is a Struct
    return str(config.tag)


def gather(rooms: Iterable[Room], base: type[T]) -> list[type[T]]:
    """The kinds of a base that rooms register, by tag; two kinds with one tag are refused."""
    found: dict[str, tuple[Room, type[T]]] = {}
    for one in rooms:
        for kind in one.kinds:
            if issubclass(kind, base):
                _enter(found, one, kind)
    return [found[tag][1] for tag in sorted(found)]


def _enter(found: dict[str, tuple[Room, type[T]]], one: Room, kind: type[T]) -> None:
    tag = tag_of(kind)
    other, known = found.setdefault(tag, (one, kind))
    if known is not kind:
        way = f'class {kind.__name__}(..., tag="{one.name.split(".")[-1]}.{kind.__name__}")'
        raise RoomError(f"Rooms {other.name} and {one.name} both bring a '{tag}'; give one of them a tag of its own: {way}.")
    if one.scope and not tag.startswith(one.scope + "."):
        raise RoomError(f"Room {one.name} comes from outside: the tag of {kind.__name__} must begin with '{one.scope}.'.")


def files(rooms: Sequence[Room], name: str) -> list[Path]:
    """The files of this name that rooms hold, in the order of the rooms."""
    return [path for one in rooms if one.folder is not None and (path := one.folder / name).is_file()]
