"""An owner's pack: component tables of a game as they lie in somebody's box, in place of ours.

A pack is a value: the texts of its files, `pack.toml`, a TOML file for each of our component files, and names in `en.ftl` and
`cs.ftl`. What a file has replaces our table of that name. With a pack the package of the game is imported a second time, under
a name of its own, and this twin reads the pack's tables where the game reads ours. So no table is shared, no rule asks which
pack it plays with, and neither of the two is slower for it.
"""

import builtins
import hashlib
import importlib
import importlib.util
import os
import re
import sys
import tomllib
from collections.abc import Mapping, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

import msgspec

from hvozd.core.errors import ComponentError
from hvozd.core.game import Game
from hvozd.core.registry import add_game, find_game, game_names

ABOUT = "pack.toml"
PACKS = "HVOZD_PACKS"
"""The environment names the folders with packs in it, for the processes that this one starts."""
NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
FILE = re.compile(r"([a-z][a-z0-9_]{0,39}\.toml|(en|cs)\.ftl)")
_twins: dict[str, "Pack"] = {}
"""By the name of the package that was loaded with it."""
_folders: list[TemporaryDirectory[str]] = []


class Pack(msgspec.Struct, frozen=True):
    """The texts of its files by name, and a folder where they lie."""

    files: dict[str, str]
    folder: Path

    def tables(self, file: str) -> dict[str, Any]:
        """What the pack has in the place of this file of ours (named without its ending)."""
        name = f"{file}.toml"
        try:
            return tomllib.loads(self.files.get(name, ""))
        except ValueError as error:
            raise ComponentError(f"{name} is not TOML: {error}.") from None

    def about(self, field: str) -> str:
        """What pack.toml says: `game` and `name`."""
        said = self.tables("pack").get(field)
        if not isinstance(said, str) or not NAME.fullmatch(said):
            sentence = f'{ABOUT}, field {field}: it must say {field} = "…" in small letters, figures and hyphens.'
            raise ComponentError(sentence)
        return said

    @property
    def name(self) -> str:
        return self.about("name")

    @property
    def game(self) -> str:
        """The name of the twin: game, pack and content."""
        digest = hashlib.blake2b(msgspec.json.encode(sorted(self.files.items())), digest_size=8).hexdigest()
        return f"{self.about('game')}~{self.name}-{digest}"


def read_pack(folder: Path) -> Pack:
    """The pack in a folder."""
    try:
        paths = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
        files = {path.name: path.read_text(encoding="utf-8") for path in paths}
    except OSError as error:
        raise ComponentError(f"The pack '{folder}' cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError as error:
        raise ComponentError(f"The pack '{folder}' has a file that is not UTF-8 text: {error.reason}.") from None
    if ABOUT not in files:
        raise ComponentError(f"The pack '{folder}' has no {ABOUT}; `hvozd pack new GAME FOLDER` writes one.")
    return Pack(files, folder)


def install(base: Game, files: Mapping[str, str]) -> Game:
    """Make the game known that is played with a pack, here and in the processes that are started from now on."""
    name = Pack(dict(files), Path()).game
    if name in game_names():
        return find_game(name)
    for file in files:
        if not FILE.fullmatch(file):
            raise ComponentError(f"{file}: no file of a pack is called so; it has files such as {ABOUT}, cards.toml and en.ftl.")
    kept = TemporaryDirectory(prefix="hvozd-pack-")
    for file, text in files.items():
        (Path(kept.name) / file).write_text(text, encoding="utf-8")
    game = twin(base, Pack(dict(files), Path(kept.name)))
    _folders.append(kept)
    add_game(game)
    os.environ[PACKS] = os.pathsep.join(filter(None, (os.environ.get(PACKS), kept.name)))
    return game


def install_all() -> None:
    """Make the packs known that the environment names: a server's, or those of the process that started this one."""
    for folder in filter(None, os.environ.get(PACKS, "").split(os.pathsep)):
        pack = read_pack(Path(folder))
        if pack.game not in game_names():
            add_game(twin(find_game(pack.about("game")), pack))


def pack_of(module: str) -> Pack | None:
    """The pack with which this module was loaded, if with one."""
    return next((pack for name, pack in _twins.items() if module == name or module.startswith(name + ".")), None)


def game_of(module: str, ours: str) -> str:
    """The name of the game to which a module belongs: ours, or that of the twin."""
    pack = pack_of(module)
    return pack.game if pack else ours


# -- the twin ----------------------------------------------------------------------------------------------------------------


def twin(base: Game, pack: Pack) -> Game:
    """The game once more, with the tables of the pack; a table that does not fit is refused by file, row and field."""
    ours, theirs = type(base).__module__, f"hvozd_{base.name}_{pack.game.rpartition('-')[2]}"
    _check_files(base, pack)
    finder = _Finder(ours, theirs)
    if theirs not in _twins:
        _twins[theirs] = pack
        sys.meta_path.insert(0, finder)
    try:
        kind = getattr(importlib.import_module(theirs), type(base).__name__)
    except Exception as error:
        _forget(theirs, finder)
        if isinstance(error, ComponentError):
            raise
        raise ComponentError(f"{base.title} cannot be set up with this pack: {error!r}.") from error
    own = {"name": pack.game, "title": f"{base.title} ({pack.name})", "pack": pack}
    made = type(kind.__name__, (kind,), {**own, "__module__": theirs})()
    assert isinstance(made, Game)
    return made


def _check_files(base: Game, pack: Pack) -> None:
    known = sorted(f"{path.stem}.toml" for path in component_files(base.folder))
    for name in pack.files:
        if name.endswith(".toml") and name not in (ABOUT, *known):
            raise ComponentError(f"{name}: {base.title} has no such tables; it has {', '.join(known)}.")


def component_files(folder: Path) -> list[Path]:
    """The JSON files with figures: in components folders, and in rooms (`<room>/<room>.json`)."""
    found = (path for path in folder.rglob("*.json") if not path.name.startswith("."))
    return sorted(path for path in found if path.parent.name in ("components", path.stem))


def _forget(package: str, finder: "_Finder") -> None:
    sys.meta_path.remove(finder)
    for name in [name for name in sys.modules if name == package or name.startswith(package + ".")]:
        del sys.modules[name]
    del _twins[package]


class _Finder:
    """Finds the modules of a twin: the files of the game, loaded under the twin's name."""

    def __init__(self, ours: str, theirs: str) -> None:
        self.ours, self.theirs = ours, theirs

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.theirs and not name.startswith(self.theirs + "."):
            return None
        spec = importlib.util.find_spec(self.ours + name[len(self.theirs) :])
        if spec is None or spec.origin is None:
            return None
        loader = _Loader(name, spec.origin, self)
        inside = spec.submodule_search_locations
        return importlib.util.spec_from_file_location(name, spec.origin, loader=loader, submodule_search_locations=inside)


class _Loader(SourceFileLoader):
    """Loads a module of a twin: where it imports from the game, it imports from the twin."""

    def __init__(self, name: str, path: str, finder: _Finder) -> None:
        super().__init__(name, path)
        self.finder = finder

    def exec_module(self, module: ModuleType) -> None:
        ours, theirs = self.finder.ours, self.finder.theirs

        def bring(name: str, *rest: Any) -> Any:
            own = name == ours or name.startswith(ours + ".")
            return builtins.__import__(theirs + name[len(ours) :] if own else name, *rest)

        module.__dict__["__builtins__"] = {**vars(builtins), "__import__": bring}
        super().exec_module(module)
