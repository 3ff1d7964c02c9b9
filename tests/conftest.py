"""What all tests share: the plain form of the package, and the small game of docs/kernel.md, registered under its name."""

import os
import re
import sys
import types
from pathlib import Path

import pytest

os.environ.setdefault("HVOZD_PLAIN", "1")
"""What is tested is the source, whatever `make fast` has compiled; `make test-fast` says otherwise."""
REPOSITORY = Path(__file__).parents[1]


@pytest.fixture(scope="session")
def highcard_module() -> types.ModuleType:
    """The module of the first code block of docs/kernel.md."""
    page = REPOSITORY / "docs" / "kernel.md"
    block = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S)[0]
    module = types.ModuleType("highcard_of_tests")
    sys.modules[module.__name__] = module
    exec(compile(block, str(page), "exec"), module.__dict__)
    return module


@pytest.fixture
def highcard(highcard_module: types.ModuleType) -> types.ModuleType:
    """The small game, known as 'highcard' whatever other tests have registered under that name."""
    highcard_module.add_game(highcard_module.HighCard())
    return highcard_module
