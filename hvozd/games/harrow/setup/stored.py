"""The settings of a stored game of Harrow County as the texts that ask for them."""

from collections.abc import Mapping
from typing import Any


def given(resolved: Mapping[str, Any]) -> dict[str, Any]:
    """HC-26.1, HC-26.2: a faction that does not play has no legend, and none can be asked for."""
    return {name: value for name, value in resolved.items() if value != "none"}
