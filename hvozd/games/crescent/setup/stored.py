"""What a stranger's record may lay over the component tables of Crescent Moon."""

import json
from typing import Any

from hvozd.core.errors import RecordEdited
from hvozd.games.crescent.components import load

LONGEST, MOST = 20_000, 500
"""Letters of an overlay; the largest figure in it: no box has more pieces, cards or coins of a kind."""


def check_overlay(text: Any) -> None:
    """CM-1.3, CM-1.4: an overlay of a size that an owner writes by hand, of tables, rows and fields that there are."""
    if type(text) is not str or len(text) > LONGEST:
        raise RecordEdited("The corrections to the component tables are not a text of reasonable length.")
    if text and not modest(json.loads(text)):
        raise RecordEdited(f"The corrections to the component tables hold a figure above {MOST}.")
    if text:
        load(text)


def modest(value: Any) -> bool:
    """Whether all numbers in a JSON value are whole and small."""
    if isinstance(value, dict):
        return all(map(modest, value.values()))
    if isinstance(value, list):
        return all(map(modest, value))
    return value is None or isinstance(value, str | bool) or (isinstance(value, int) and abs(value) <= MOST)
