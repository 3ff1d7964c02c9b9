"""Which form of the hottest modules is in use: the source, or what `make fast` compiled from it (`fast/`).

The compiled form of a module lies in `.fast` beside the package, under a name that holds the checksum of its source and the
Python that it is for. Where there is none that fits, the source is used without a word. `HVOZD_PLAIN=1`: always the source.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType

PLACE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(PLACE, ".fast")


def source(module: str) -> str:
    """The file of a module's source."""
    return os.path.join(PLACE, *module.split(".")) + ".py"


def form(module: str) -> str:
    """The file of a module's compiled form, for its source as it is and for this Python."""
    with open(source(module), "rb") as file:
        checksum = sha256(file.read()).hexdigest()[:16]
    return os.path.join(FOLDER, f"{module}-{checksum}{EXTENSION_SUFFIXES[0]}")


def forms() -> dict[str, str]:
    """The compiled forms that fit, by module."""
    if os.environ.get("HVOZD_PLAIN", "0") not in ("", "0") or not os.path.isdir(FOLDER):
        return {}
    modules = sorted({name.partition("-")[0] for name in os.listdir(FOLDER)})
    return {module: file for module in modules if os.path.exists(source(module)) and os.path.exists(file := form(module))}


class Finder:
    """Finds the compiled form of a module before its source."""

    def __init__(self, forms: dict[str, str]) -> None:
        self.forms = forms

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        return spec_from_file_location(name, self.forms[name]) if name in self.forms else None


def use() -> str:
    """From now on the compiled forms are imported, where they fit; what is in use."""
    found = forms()
    if not found:
        return "plain"
    sys.meta_path.insert(0, Finder(found))
    return f"compiled: {', '.join(sorted(module.removeprefix('hvozd.') for module in found))}"
