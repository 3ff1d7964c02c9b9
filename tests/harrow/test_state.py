"""The position: every list of it is copied by clone."""

import msgspec

from hvozd.games.harrow.state import HarrowState
from tests.harrow.table import GAME, Table


def lists(board: msgspec.Struct) -> dict[str, int]:
    """Every list of a board, also inside others, by name, with its identity."""
    found: dict[str, int] = {}
    for info in msgspec.structs.fields(board):
        value = getattr(board, info.name)
        if isinstance(value, list):
            found[info.name] = id(value)
            found |= {f"{info.name}.{i}": id(row) for i, row in enumerate(value) if isinstance(row, list)}
        elif isinstance(value, msgspec.Struct) and not type(value).__struct_config__.frozen:
            found |= {f"{info.name}.{name}": number for name, number in lists(value).items()}
    return found


def test_clone_copies_every_list() -> None:
    for preset in ("fair-folk-4", "duel", "solo"):
        g = Table(preset, bare=False, **({"factions": "family,kammi"} if preset == "fair-folk-4" else {})).g
        assert isinstance(g, HarrowState)
        g.hester.planted, g.hester.moved = [1], [2]
        before, after = lists(g), lists(g.clone())
        assert before.keys() == after.keys()
        shared = [name for name in before if before[name] == after[name]]
        assert shared == []
    assert GAME.decode(GAME.encode(g)) == g
