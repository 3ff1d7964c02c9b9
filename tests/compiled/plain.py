"""The plain form of a module beside the compiled one, under another name."""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

from hvozd import built


@cache
def plain(module: str) -> Any:
    spec = spec_from_file_location(f"plain_{module.replace('.', '_')}", built.source(module))
    assert spec is not None and spec.loader is not None
    made = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
