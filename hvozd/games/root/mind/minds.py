"""What a room knows of its own worth: its `mind.json` with weights and what is likely, its `mind.py` with features.

`mind.py` may have FEATURES, by name, CLOSER: for a kind of action, how likely one is that is looked at closer, and GIFTS: for a
kind of action, whether one is a blunder that no search should make. COLUMNS and `fill` are its own part of the numbers of a
position (`mind/features.py`): names with the most that is usual, and their bytes.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

import msgspec

from hvozd.core import Action
from hvozd.core.errors import ComponentError
from hvozd.games.root.hooks import Faction
from hvozd.games.root.state import RootState

Feature: TypeAlias = Callable[[RootState, int, Any], float]
"""Of a position, a seat and its board."""
Closer: TypeAlias = Callable[[RootState, int, Any, Any], float]
"""Of a position, a seat, an action and the table of what is likely: from 0 to 1."""
Gift: TypeAlias = Callable[[RootState, int, Any], bool]
"""Of a position, a seat and an action."""
Fill: TypeAlias = Callable[[RootState, int, Any, int], bytes]
"""Of a position, a seat, its board and who looks: the bytes of its COLUMNS, only what that viewer may know."""


class MindFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file of a room."""

    source: str
    weights: dict[str, float] = {}
    """In victory points, by shared feature, by piece on the map or by feature of its own."""
    likely: dict[str, float] = {}
    """By kind of action, as in `policy.json`."""
    numbers: dict[str, float] = {}
    note: str = ""


class Mind(NamedTuple):
    """The neutral one of a room that says nothing."""

    file: MindFile = MindFile("ours")
    features: Mapping[str, Feature] = {}
    closer: Mapping[type[Action], Closer] = {}
    columns: tuple[tuple[str, int], ...] = ()
    fill: Fill | None = None
    gifts: Mapping[type[Action], Gift] = {}


def read_mind(folder: Path) -> MindFile:
    path = folder / "mind.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=MindFile) if path.exists() else MindFile("ours")
    except msgspec.DecodeError as error:
        raise ComponentError(f"{path.name} of {folder.name} does not fit: {error}.") from None


def mind_of(one: Faction) -> Mind:
    module = one.part("mind")
    features, closer, gifts = (getattr(module, name, {}) for name in ("FEATURES", "CLOSER", "GIFTS"))
    return Mind(read_mind(one.folder), features, closer, *_numbers(module), gifts)


def _numbers(module: ModuleType | None) -> tuple[tuple[tuple[str, int], ...], Fill | None]:
    return getattr(module, "COLUMNS", ()), getattr(module, "fill", None)
